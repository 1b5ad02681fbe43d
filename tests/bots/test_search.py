"""The search: it thinks within its budget on copies dealt anew, and what it finds out counts."""

import random

import pytest

from serai.bots.arms import Arm
from serai.bots.clock import Clock
from serai.bots.judge import Judge
from serai.bots.policy import Planning, Shortlist
from serai.bots.search import ENOUGH_TO_TELL, SearchBot, Settings, Thinking
from serai.core.bot import Chair
from serai.core.state import State
from serai.core.step import CHANCE
from tests.bots.walks import Map, Walk, by, come_to, dice, judged, liking, way_of, wild, word

TRAP: Map = {
    "": (0, "ab"),
    **dict.fromkeys("ab", (1, "ab")),
    **{first + second: (0, "ab") for first in "ab" for second in "ab"},
}
"""One decision each, and one more of seat 0."""
TRAPPED = {"a": 2.0, "b": 1.0, "aa": -9.0, "baa": 3.0, "bba": 3.0}
"""The first way looks better, but the other seat makes the worst of it."""


def search(judge: Judge, rollouts: int = 0, seconds: float = 0.0, width: int = 3) -> SearchBot:
    return SearchBot(judge, Planning(judge, width), Settings(seconds, rollouts))


def sit(bot: SearchBot, drawn: Map, seed: int = 1) -> tuple[Thinking, Walk]:
    walk = Walk(drawn)
    return bot.begin(Chair(walk, 0, random.Random(seed))), walk


def chosen(bot: SearchBot, drawn: Map, budget: float = 60.0, seed: int = 1) -> str:
    return word([sit(bot, drawn, seed)[0].choose(budget)])


# What it may spend ----------------------------------------------------------------------------------------------------


def test_without_time_it_plays_what_its_judge_likes_best_and_with_time_what_comes_of_it() -> None:
    bot = search(judged(TRAPPED, True), rollouts=40)
    assert chosen(bot, TRAP, 0.0) == "a"
    assert chosen(bot, TRAP, -1.0) == "a"
    assert bot.rollouts == 0
    assert chosen(bot, TRAP) == "b"
    assert chosen(search(judged(TRAPPED, True), seconds=0.02), TRAP) == "b"


def test_a_bot_that_is_asked_once_has_no_hurry() -> None:
    bot = search(judged(TRAPPED, True), rollouts=40)
    assert bot.choose(Chair(Walk(TRAP), 0, random.Random(1))) == way_of("b")
    assert 0 < bot.rollouts <= 40


@pytest.mark.parametrize(("most", "played"), [(1, 2), (2, 2), (3, 4), (8, 8), (40, 40)])
def test_it_plays_whole_rounds_until_its_rollouts_are_used_up(most: int, played: int) -> None:
    bot = search(judged({"a": 1.0, "b": 1.0}, True), rollouts=most)
    chosen(bot, TRAP)
    assert bot.rollouts == played


def test_where_there_is_nothing_to_decide_nothing_is_spent() -> None:
    bot = search(judged({}, True), rollouts=40)
    assert chosen(bot, {"": (0, "b"), "b": (1, "ab")}) == "b"
    assert (bot.rollouts, bot.nodes) == (0, 0)


CHOICES = "baaabcacaccccbaaacaacacbcbaccbca"
"""On so many maps."""


def test_with_rollouts_the_choice_is_the_same_on_every_machine_and_build() -> None:
    found = ""
    for seed in range(len(CHOICES)):
        drawn, worths = wild(seed, 7, [0, 0, 1, CHANCE])
        found += chosen(search(judged(worths, seed % 2 == 0), rollouts=30), drawn, seed=seed)
    assert found == CHOICES
    assert set(found) == set("abc")


# How it compares ------------------------------------------------------------------------------------------------------


def test_it_looks_as_many_changes_of_actor_ahead_as_it_is_told() -> None:
    drawn: Map = {"": (0, "ab")} | {first + "a" * at: ((at + 1) % 2, "a") for first in "ab" for at in range(9)}
    for horizon in (0, 1, 4):
        seen: list[str] = []
        bot = search(judged({}, False), rollouts=2)
        bot.settings.horizon = horizon
        bot.judge = judged({}, False, seen)
        chosen(bot, drawn)
        assert sorted(seen[-2:]) == ["a" + "a" * horizon, "b" + "a" * horizon]


def test_chance_is_no_change_of_actor_and_its_luck_is_the_same_for_all_lines_of_a_round() -> None:
    drawn: Map = {"": (0, "ab"), **dice("a", "b")}
    drawn |= {first + rolled: (1, "ab") for first in "ab" for rolled in "ab"}
    seen: list[str] = []
    bot = search(judged({}, False), rollouts=40)
    bot.judge = judged({"aa": 1.0, "ba": 1.0}, False, seen)
    bot.settings.horizon = 0
    session, _ = sit(bot, drawn)
    session.choose(60.0)
    rounds = list(zip(seen[-40::2], seen[-39::2], strict=True))
    assert {"".join(sorted(one[0] + other[0])) for one, other in rounds} == {"ab"}
    assert all(one[1] == other[1] for one, other in rounds)
    assert {one[1] for one, _ in rounds} == {"a", "b"}, "another luck for another round"
    assert session.arms[0].values == session.arms[1].values


def test_a_line_that_is_clearly_worse_is_given_up() -> None:
    drawn: Map = {"": (0, "abc"), **dict.fromkeys("abc", (1, "ab"))}
    noise = {first + second: value for first in "ab" for second, value in (("a", 0.0), ("b", 0.0))}
    bot = search(judged({"a": 5.0, "b": 5.0, "c": 4.9, **noise, "ca": -50.0, "cb": -50.0}, True), rollouts=300)
    session, _ = sit(bot, drawn)
    session.choose(60.0)
    rounds = {word(arm.path): len(arm.values) for arm in session.arms}
    assert rounds["c"] == ENOUGH_TO_TELL
    assert min(rounds["a"], rounds["b"]) > 100


def test_the_more_is_used_up_the_fewer_lines_are_compared() -> None:
    letters = "abcdefghijkl"
    drawn: Map = {"": (0, letters)} | dict.fromkeys(letters, (1, "ab"))
    bot = search(by(lambda state, seat: 0.0), rollouts=80)
    bot.settings.sure = 1e9
    session, _ = sit(bot, drawn)
    session.choose(60.0)
    rounds = sorted(len(arm.values) for arm in session.arms)
    assert len(rounds) == bot.settings.arms
    assert rounds[0] < rounds[4] < rounds[6] == rounds[7]


def test_lines_begin_in_as_many_ways_as_possible_before_a_way_comes_twice() -> None:
    drawn: Map = {"": (0, "abc"), "a": (0, "abc"), **dict.fromkeys("bc", (1, "a"))}
    worths = {"aa": 9.0, "ab": 8.0, "ac": 7.0, "b": 1.0, "c": 2.0}
    bot = search(judged(worths, False))
    for most, lines in ((2, "aa c"), (3, "aa c b"), (4, "aa ab c b"), (8, "aa ab ac c b")):
        bot.settings.arms = most
        session, _ = sit(bot, drawn)
        assert [word(arm.path) for arm in session.candidates()] == lines.split()


def test_a_line_that_is_not_possible_in_a_copy_goes_on_by_the_policy() -> None:
    bot = search(judged({"bb": 7.0}, True))
    bot.settings.horizon = 0
    session, walk = sit(bot, TRAP | {"b": (0, "ab"), "bb": (1, "a")})
    clock, rng = Clock(0.0, 10, 60.0), random.Random(1)
    assert session.play_on(walk.clone(), [way_of("b"), way_of("f")], rng, clock) == 7.0
    assert session.play_on(walk.clone(), [way_of("a"), way_of("b")], rng, clock) == 0.0, "the next is not its own"


# What is kept for the next decision -----------------------------------------------------------------------------------

LONG_TURN: Map = {
    "": (0, "ab"),
    "a": (0, "abc"),
    "b": (0, "ab"),
    **dict.fromkeys(("aa", "ab", "ac", "ba", "bb"), (1, "ab")),
}
LIKED = {"aa": 5.0, "ab": 4.0, "ac": 3.0, "ba": 2.0, "bb": 1.0}


def played_on(action: str, *told: int | None) -> tuple[Thinking, Walk]:
    """After a first decision of a long turn; this was played, and this was told."""
    bot = search(by(lambda state, seat: LIKED.get(come_to(state)[:2], 0.0), False), rollouts=60)
    session, walk = sit(bot, LONG_TURN)
    assert session.choose(60.0) == way_of("a")
    walk.apply(way_of(action))
    for one in told:
        session.moved(one)
    return session, walk


def test_within_a_turn_lines_go_on_and_what_was_found_out_counts_on() -> None:
    bot = search(by(lambda state, seat: LIKED.get(come_to(state)[:2], 0.0), False), rollouts=60)
    session, walk = sit(bot, LONG_TURN)
    session.choose(60.0)
    before = {word(arm.path): arm for arm in session.arms}
    walk.apply(way_of("a"))
    session.moved(way_of("a"))
    assert sorted(word(arm.path) for arm in session.arms) == ["a", "b", "c"]
    for arm in session.arms:
        known = before["a" + word(arm.path)]
        assert (arm.guess, arm.worth) == (known.worth, known.worth)
        assert arm.trust == bot.settings.prior + len(known.values)
        assert arm.values == []
    assert session.choose(0.0) == way_of("a")


@pytest.mark.parametrize(
    ("action", "told"),
    [("a", [None]), ("b", [1]), ("a", [0, None]), ("a", [0, 0]), ("a", [None, 0]), ("a", [-1])],
    ids=str,
)
def test_after_anything_else_it_begins_anew(action: str, told: list[int | None]) -> None:
    session, _ = played_on(action, *told)
    assert session.arms == []


def test_what_it_chose_is_played_once() -> None:
    session, _ = played_on("a", way_of("a"))
    session.arms = [Arm([way_of("a"), way_of("b")], 1.0, 3.0)]
    session.moved(way_of("a"))
    assert session.arms == []


def test_what_is_carried_over_and_has_become_illegal_is_dropped() -> None:
    session, walk = played_on("a", way_of("a"))
    walk.options = [way_of("b"), way_of("c")]
    assert all(arm.path[0] != way_of("a") for arm in session.candidates())


def test_new_lines_are_seen_in_the_light_of_those_carried_over() -> None:
    session, _ = played_on("a", way_of("a"))
    for arm in session.arms:
        arm.worth += 100.0
    session.arms = [arm for arm in session.arms if word(arm.path) != "b"]
    found = {word(arm.path): arm for arm in session.candidates()}
    assert found["b"].guess == pytest.approx(104.0)
    assert found["b"].trust == session.bot.settings.prior
    assert found["a"].trust > session.bot.settings.prior


# What it may not know -------------------------------------------------------------------------------------------------


def test_it_judges_copies_dealt_anew_only_and_never_touches_the_table() -> None:
    touched: list[State] = []

    def worth(state: State, seat: int) -> float:
        assert isinstance(state, Walk)
        assert state.secret, "this is the table itself"
        touched.append(state)
        return float(state.secret == 1) if state.come.startswith("a") else 0.5

    bot = search(by(worth), rollouts=40)
    session, walk = sit(bot, TRAP)
    session.choose(60.0)
    assert touched
    assert walk not in touched
    assert (walk.come, walk.secret) == ("", 0)
    assert walk.redealt == 1 + 20, "one to find lines, and one for each round"


# Who else has a say ---------------------------------------------------------------------------------------------------


def test_in_haste_another_judge_decides_and_only_where_nothing_was_compared() -> None:
    bot = search(judged({"a": 2.0, "b": 1.0}, True), rollouts=20)
    bot.hasty = judged({"a": 1.0, "b": 2.0}, True)
    assert chosen(bot, TRAP, 0.0) == "b"
    assert chosen(bot, TRAP) == "a"


def test_it_looks_at_what_is_proposed_only() -> None:
    letters = "abcdefghijklmnop"
    drawn: Map = {"": (0, letters)} | dict.fromkeys(letters, (1, "ab"))
    policy = liking({way: float(way) for way in range(20)}, heat=1.0)
    bot = search(judged({"a": 99.0}, True), rollouts=8)
    assert chosen(bot, drawn, 0.0) == "a"
    bot.proposer = Shortlist(policy)
    assert chosen(bot, drawn, 0.0) != "a"
