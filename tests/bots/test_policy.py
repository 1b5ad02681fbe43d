"""Policies: how a rollout goes on, by a plan or by what a network says."""

import math
import random
from collections import Counter

import pytest

from serai.bots.beam import DEPTH
from serai.bots.policy import PROPOSED, Planning, Shortlist
from serai.core.state import State
from serai.core.step import CHANCE
from tests.bots.walks import Map, Walk, by, come_to, dice, judged, liking, word
from tests.chi_square import UNFAIR, tail

TURN: Map = {
    "": (0, "ab"),
    "a": (0, "ab"),
    "aa": (0, "ab"),
    "ab": (1, "ab"),
    "aaa": (1, "ab"),
    "aab": (1, "ab"),
    "b": (1, "ab"),
}
"""A turn of up to three decisions of seat 0."""
LETTERS = "abcdefghijklmnopqrst"


def taken(walk: Walk, planning: Planning, times: int, seat: int = 0) -> str:
    for _ in range(times):
        walk.advance(planning.choose(walk, seat, random.Random(1)))
    return walk.come


# By a plan ------------------------------------------------------------------------------------------------------------


def test_a_plan_leads_to_the_best_end_of_the_turn_and_is_followed_without_another_thought() -> None:
    seen: list[str] = []
    planning = Planning(judged({"aab": 5.0, "ab": 4.0, "b": 3.0}, False, seen), 3)
    walk = Walk(TURN)
    assert taken(walk, planning, 1) == "a"
    assert sorted(seen) == ["a", "aa", "aaa", "aab", "ab", "b"]
    seen.clear()
    assert taken(walk, planning, 2) == "aab"
    assert seen == []


def test_whatever_was_planned_is_void_once_somebody_else_has_decided() -> None:
    seen: list[str] = []
    planning = Planning(judged({"aab": 5.0}, False, seen), 3)
    walk = Walk(TURN)
    taken(walk, planning, 1)
    seen.clear()
    planning.begin(None)
    assert taken(walk, planning, 1) == "aa"
    assert seen != []


def test_within_a_round_a_turn_is_played_alike_and_in_the_next_one_it_is_planned_anew() -> None:
    seen: list[str] = []
    planning = Planning(judged({"aab": 5.0}, False, seen), 3)
    planning.begin((1, 0, 0))
    assert taken(Walk(TURN), planning, 3) == "aab"
    for turn, thinks in (((1, 0, 0), False), ((2, 0, 0), True), ((1, 1, 0), True), ((1, 0, 1), True)):
        seen.clear()
        planning.begin(turn)
        assert taken(Walk(TURN), planning, 3) == "aab"
        assert bool(seen) == thinks
    planning.forget()
    seen.clear()
    planning.begin((1, 0, 0))
    assert taken(Walk(TURN), planning, 3) == "aab"
    assert seen != []


def test_a_turn_without_a_name_is_played_as_fits_the_line() -> None:
    seen: list[str] = []
    planning = Planning(judged({"aab": 5.0}, False, seen), 3)
    for _ in range(2):
        seen.clear()
        planning.begin(None)
        taken(Walk(TURN), planning, 3)
        assert seen != []


def test_what_was_planned_elsewhere_and_is_impossible_here_is_planned_anew_for_here_alone() -> None:
    open_way: Map = {"": (0, "ab"), "a": (0, "abc"), "b": (1, "a")}
    planning = Planning(judged({"ac": 5.0, "ab": 4.0}, False), 3)
    for drawn, way in ((open_way, "ac"), (open_way | {"a": (0, "ab")}, "ab"), (open_way, "ac")):
        planning.begin((1, 0, 0))
        assert taken(Walk(drawn), planning, 2) == way


def test_a_plan_that_has_become_impossible_is_made_anew() -> None:
    planning = Planning(judged({"ac": 5.0, "aa": 4.0}, False), 3)
    open_way: Map = {"": (0, "ab"), "a": (0, "abc"), "b": (1, "a")}
    assert planning.choose(Walk(open_way), 0, random.Random(1)) == 0
    closed = Walk(open_way | {"a": (0, "ab")})
    closed.advance(0)
    assert taken(closed, planning, 1) == "aa"


def test_a_plan_ends_where_chance_comes_in_and_goes_on_by_another() -> None:
    drawn: Map = {"": (0, "ab"), "b": (1, "a"), **dice("a"), "aa": (0, "ab"), "ab": (0, "ab")}
    seen: list[str] = []
    planning = Planning(judged({"aa": 5.0, "ab": 5.0, "aab": 9.0, "abb": 9.0}, False, seen), 3)
    walk = Walk(drawn)
    assert taken(walk, planning, 1) == "a"
    assert {len(come) for come in seen} == {1, 2}, "it looks at what chance brings and no further"
    assert walk.actor == CHANCE
    walk.advance(0)
    planning.begin(None)
    assert taken(walk, planning, 1) == "aab"


def test_who_knows_the_middle_may_plan_to_stop_there_and_who_does_not_may_not() -> None:
    worths = {"a": 9.0, "aaa": 1.0, "aab": 2.0, "ab": 3.0, "b": 4.0}
    assert Planning(judged(worths, True), 3).plan(Walk(TURN), 0, random.Random(1)) == [0]
    assert Planning(judged(worths, False), 3).plan(Walk(TURN), 0, random.Random(1)) == [1]


def test_a_plan_looks_at_as_many_lines_as_it_is_wide() -> None:
    drawn: Map = {"": (0, "abc"), "a": (0, "ab"), "b": (0, "ab"), "c": (0, "ab")}
    worths = {"a": 3.0, "b": 2.0, "c": 1.0, "aa": 4.0, "bb": 5.0, "ca": 6.0}
    plans = [Planning(judged(worths, False), width).plan(Walk(drawn), 0, random.Random(1)) for width in (1, 2, 3)]
    assert [word(plan) for plan in plans] == ["aa", "bb", "ca"]


def test_a_turn_that_is_longer_than_a_plan_goes_on_where_it_is_best() -> None:
    drawn: Map = {"": (0, "ab")} | {first + "a" * at: (0, "a") for first in "ab" for at in range(DEPTH + 3)}
    for begins, best in ((by(begins_with_a, False), "a"), (by(begins_with_b, False), "b")):
        plan = Planning(begins, 3).plan(Walk(drawn), 0, random.Random(1))
        assert word(plan) == best + "a" * (DEPTH - 1)


def begins_with_a(state: State, seat: int) -> float:
    return float(come_to(state)[0] == "a")


def begins_with_b(state: State, seat: int) -> float:
    return float(come_to(state)[0] == "b")


def test_a_plan_with_heat_takes_the_better_line_the_more_often_the_better_it_is() -> None:
    drawn: Map = {"": (0, "ab"), "a": (1, "a"), "b": (1, "a")}
    shares = []
    for ahead in (0.0, 1.0, 6.0):
        rng, planning = random.Random(1), Planning(judged({"a": ahead}, False), 1, 1.0)
        shares.append(sum(planning.plan(Walk(drawn), 0, rng) == [0] for _ in range(400)) / 400)
    assert 0.43 < shares[0] < 0.57
    assert 0.70 < shares[1] < 0.82, "two errors of a point each hide a lead of one point in 24 of 100 cases"
    assert shares[2] == 1.0


def test_the_more_heat_the_more_a_plan_errs() -> None:
    drawn: Map = {"": (0, "ab"), "a": (1, "a"), "b": (1, "a")}
    shares = []
    for heat in (0.5, 2.0):
        rng, planning = random.Random(1), Planning(judged({"a": 1.0}, False), 1, heat)
        shares.append(sum(planning.plan(Walk(drawn), 0, rng) == [1] for _ in range(400)) / 400)
    assert 0.04 < shares[0] < 0.12, "8 of 100"
    assert 0.30 < shares[1] < 0.42, "36 of 100"


def test_a_plan_with_heat_errs_at_the_ends_of_lines_alone() -> None:
    drawn: Map = {"": (0, "ab"), "a": (0, "ab"), "b": (0, "a"), "aa": (1, "a"), "ab": (1, "a"), "ba": (1, "a")}
    rng, planning = random.Random(1), Planning(judged({"a": 0.5}, False), 1, 1.0)
    shares = Counter(word(planning.plan(Walk(drawn), 0, rng)) for _ in range(400))
    assert set(shares) == {"aa", "ab"}, "the beam of one line is not mistaken about the way that it follows"
    assert min(shares.values()) > 150


def test_a_plan_follows_the_best_line_of_each_way_to_begin_as_a_beam_does() -> None:
    drawn: Map = {"": (0, "ab"), "a": (0, "ab"), "b": (0, "ab"), "aa": (0, "a"), "ab": (0, "a"), "ba": (0, "a")}
    worths = {"a": 5.0, "aa": 5.0, "ab": 4.0, "b": 1.0, "ba": 1.0, "baa": 9.0}
    assert word(Planning(judged(worths, False), 2).plan(Walk(drawn), 0, random.Random(1))) == "baa"
    assert word(Planning(judged(worths, False), 1).plan(Walk(drawn), 0, random.Random(1))) != "baa"


def test_of_lines_that_are_as_good_the_first_is_planned() -> None:
    drawn: Map = {"": (0, "abc"), **dict.fromkeys("abc", (1, "a"))}
    assert Planning(judged({"b": 2.0, "c": 2.0}, False), 3).plan(Walk(drawn), 0, random.Random(1)) == [1]


def test_every_seat_plans_for_itself() -> None:
    drawn: Map = {"": (1, "ab"), "a": (0, "a"), "b": (0, "a")}
    assert Planning(judged({"a": 5.0, "b": 2.0}, False), 3).plan(Walk(drawn), 1, random.Random(1)) == [1]


def test_planning_leaves_the_position_as_it_is() -> None:
    walk = Walk(TURN)
    Planning(judged({}, False), 3).choose(walk, 0, random.Random(1))
    assert (walk.come, walk.options) == ("", [0, 1])


# By a network ---------------------------------------------------------------------------------------------------------


def drawn_by(heat: float, rated: dict[int, float], options: str, times: int) -> Counter[int]:
    policy, rng = liking(rated, heat), random.Random(5)
    walk = Walk({"": (0, options)})
    return Counter(policy.choose(walk, 0, rng) for _ in range(times))


def test_without_heat_the_best_option_is_taken() -> None:
    assert drawn_by(0.0, {1: 3.0, 3: 4.0, 6: 9.0}, "abcde", 20) == {3: 20}
    assert drawn_by(0.0, {1: -3.0, 2: -1.0}, "bc", 20) == {2: 20}
    assert drawn_by(0.0, {}, "bcd", 20) == {1: 20}, "the first of those that are as good"


@pytest.mark.parametrize("heat", [1.0, 0.5, 2.0])
@pytest.mark.parametrize("above", [0.0, 5000.0, -5000.0])
def test_with_heat_each_is_taken_as_often_as_the_network_says(heat: float, above: float) -> None:
    rated = {1: 0.0, 2: 1.0, 4: -0.5, 7: 0.3}
    times, parts = 4000, {way: math.exp(value / heat) for way, value in rated.items()}
    counts = drawn_by(heat, {way: value + above for way, value in rated.items()}, "bceh", times)
    assert set(counts) == set(rated)
    expected = {way: times * part / sum(parts.values()) for way, part in parts.items()}
    square = sum((counts[way] - expected[way]) ** 2 / expected[way] for way in rated)
    assert tail(square, len(rated) - 1) > UNFAIR


def test_the_network_is_the_one_for_so_many_players() -> None:
    for players, way in ((2, 1), (3, 0)):
        assert liking({1: 5.0}, players=2).choose(Walk({"": (0, "ab")}, players), 0, random.Random(1)) == way


def test_a_network_rates_what_the_seat_sees() -> None:
    seen: list[int] = []
    policy = liking({})
    fill = policy.fill

    def noting(state: State, seat: int, row: object) -> None:
        seen.append(seat)
        fill(state, seat, policy.row)

    policy.fill = noting
    assert policy.rated(Walk({"": (1, "abc")}), 1) == [0.0, 0.0, 0.0]
    assert seen == [1]


def test_of_many_options_those_are_listed_that_the_network_rates_highest() -> None:
    rated = {way: float((way * 7) % 20) for way in range(20)}
    listed = Shortlist(liking(rated)).proposed(Walk({"": (0, LETTERS)}), 0)
    assert listed == sorted(sorted(rated, key=lambda way: rated[way])[-PROPOSED:])


def test_of_few_options_all_are_listed_and_of_equal_ones_all_that_are_as_good() -> None:
    few = LETTERS[:PROPOSED]
    assert len(Shortlist(liking({0: 1.0})).proposed(Walk({"": (0, few)}), 0)) == PROPOSED
    assert len(Shortlist(liking({})).proposed(Walk({"": (0, LETTERS)}), 0)) == len(LETTERS)
