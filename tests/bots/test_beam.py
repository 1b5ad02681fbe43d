"""The lines of a turn: where they end, which count, and in which order."""

import random

import pytest

from serai.bots.beam import DEPTH, DRAWS, Line, Proposer, lines_of
from serai.bots.greedy import GreedyBot
from serai.bots.judge import Judge
from serai.bots.policy import PROPOSED, Shortlist
from serai.core.bot import Chair
from tests.bots.walks import Map, Walk, dice, judged, liking, word

FORK: Map = {
    "": (0, "ab"),
    "a": (0, "ab"),
    "b": (1, "ab"),
    "aa": (1, "ab"),
    "ab": (0, "ab"),
    "aba": (1, "ab"),
}
"""After a seat 0 goes on, after b seat 1 does; the walk is over at abb."""

KNOWING = pytest.mark.parametrize("knows_middle", [False, True])


def found(
    drawn: Map, judge: Judge, width: int = 12, draws: int = 4, proposer: Proposer | None = None, seed: int = 1
) -> list[Line]:
    return lines_of(Walk(drawn), 0, judge, width, draws, random.Random(seed), proposer)


def told(lines: list[Line]) -> list[tuple[str, float]]:
    return [(word(line.path), line.worth) for line in lines]


def test_a_line_ends_where_somebody_else_decides_or_the_game_is_over() -> None:
    worths = {"b": 3.0, "aa": 5.0, "aba": 1.0, "abb": 4.0, "a": 50.0, "ab": 60.0}
    assert told(found(FORK, judged(worths, False))) == [("aa", 5.0), ("abb", 4.0), ("b", 3.0), ("aba", 1.0)]


def test_nobody_looks_beyond_the_own_turn() -> None:
    seen: list[str] = []
    found(FORK, judged({}, False, seen))
    assert sorted(seen) == ["a", "aa", "ab", "aba", "abb", "b"]


def test_who_knows_the_middle_lets_a_line_count_as_soon_as_it_is_the_best_so_far() -> None:
    worths = {"a": 4.0, "b": 3.0, "aa": 3.0, "ab": 6.0, "aba": 5.0, "abb": 2.0}
    lines = told(found(FORK, judged(worths, True)))
    assert lines == [("ab", 6.0), ("aba", 5.0), ("a", 4.0), ("b", 3.0), ("aa", 3.0), ("abb", 2.0)]
    worths["ab"] = 4.0
    assert "ab" not in dict(told(found(FORK, judged(worths, True)))), "it is no better than a"


def test_who_does_not_know_the_middle_never_stops_there() -> None:
    worths = {"a": 100.0, "ab": 100.0, "b": -5.0, "aa": -6.0, "aba": -7.0, "abb": -8.0}
    assert [path for path, _ in told(found(FORK, judged(worths, False)))] == ["b", "aa", "aba", "abb"]


# Chance ---------------------------------------------------------------------------------------------------------------

GAMBLE: Map = {"": (0, "ab"), **dice("a"), "b": (1, "ab"), "aa": (0, "ab"), "ab": (0, "ab")}


@KNOWING
def test_where_chance_comes_in_a_line_ends_and_is_worth_what_it_is_on_average(knows_middle: bool) -> None:
    worths = {"aa": 8.0, "ab": 0.0, "b": 3.0, "aaa": 1000.0, "aba": 1000.0}
    lines = found(GAMBLE, judged(worths, knows_middle), draws=400)
    assert [word(line.path) for line in lines] == ["a", "b"]
    assert 3.5 < lines[0].worth < 4.5
    assert not lines[0].goes_on


def test_as_many_outcomes_of_chance_are_looked_at_as_asked_for() -> None:
    seen: list[str] = []
    found(GAMBLE, judged({}, False, seen), draws=DRAWS)
    assert len([come for come in seen if come in ("aa", "ab")]) == DRAWS
    assert seen.count("b") == 1


def test_chance_that_comes_several_times_is_settled_before_anybody_judges() -> None:
    seen: list[str] = []
    found({"": (0, "ab"), "b": (1, "a"), **dice("a", "aa", "ab")}, judged({}, False, seen))
    assert {len(come) for come in seen if come.startswith("a")} == {3}


# Width and depth ------------------------------------------------------------------------------------------------------


def test_of_each_way_to_begin_the_best_line_is_followed() -> None:
    drawn: Map = {"": (0, "abc"), **dict.fromkeys("abc", (0, "ab"))}
    drawn |= {first + second: (0, "ab") for first in "abc" for second in "ab"}
    worths = {"a": 9.0, "b": 8.0, "c": 7.0, "aa": 6.0, "ab": 5.0, "ba": 1.0, "bb": 4.0, "ca": 1.0, "cb": 2.0}
    for width, kept in ((12, ["aa", "bb", "cb"]), (2, ["aa", "bb"]), (1, ["aa"])):
        ends = {word(line.path) for line in found(drawn, judged(worths, False), width)}
        assert ends == {come + last for come in kept for last in "ab"}


@KNOWING
def test_a_turn_that_is_longer_than_one_looks_ahead_still_has_lines(knows_middle: bool) -> None:
    endless: Map = {"a" * at: (0, "a") for at in range(DEPTH + 5)}
    lines = found(endless, judged({"a" * DEPTH: 1.0}, knows_middle))
    assert lines[0].path == [0] * DEPTH
    assert lines[0].goes_on


def test_a_long_turn_counts_beside_one_that_ends() -> None:
    endless: Map = {"a" * at: (0, "a") for at in range(1, DEPTH + 5)} | {"": (0, "ab"), "b": (1, "a")}
    worths = {"a" * DEPTH: 2.0, "b": 1.0}
    assert told(found(endless, judged(worths, False))) == [("a" * DEPTH, 2.0), ("b", 1.0)]


def test_a_turn_of_just_so_many_decisions_is_seen_to_its_end() -> None:
    drawn: Map = {"a" * at: (0, "a") for at in range(DEPTH)} | {"a" * DEPTH: (1, "a")}
    (line,) = found(drawn, judged({}, False))
    assert (len(line.path), line.goes_on) == (DEPTH, False)


# Who proposes, and who chooses ----------------------------------------------------------------------------------------


def test_only_what_is_proposed_is_looked_at() -> None:
    letters = "abcdefghijklmnopqrst"
    drawn: Map = {"": (0, letters)} | dict.fromkeys(letters, (1, "ab"))
    likes = {way: 1.0 + way / 100 for way in range(20)}
    lines = found(drawn, judged({}, False), proposer=Shortlist(liking(likes)))
    assert sorted(line.path[0] for line in lines) == sorted(likes)[-PROPOSED:]
    assert len(found(drawn, judged({}, False))) == 20


def test_greedy_takes_the_first_action_of_the_best_line_on_a_copy_dealt_anew() -> None:
    walk = Walk(FORK)
    before = walk.come
    bot = GreedyBot(judged({"abb": 9.0, "b": 3.0, "aa": 2.0}, True))
    assert bot.choose(Chair(walk, 0, random.Random(1))) == 0
    assert GreedyBot(judged({"b": 3.0, "aa": 2.0}, True)).choose(Chair(walk, 0, random.Random(1))) == 1
    assert (walk.redealt, walk.come) == (2, before)


def test_every_seat_judges_for_itself() -> None:
    drawn: Map = {"": (1, "ab"), "a": (0, "a"), "b": (0, "a")}
    lines = lines_of(Walk(drawn), 1, judged({"a": 5.0, "b": 2.0}, False), 12, 4, random.Random(1))
    assert told(lines) == [("b", -2.0), ("a", -5.0)]
