"""How a search compares lines: in rounds with the same luck, fewer and fewer of them, as far ahead as it is told."""

import random

import pytest

import serai
from serai.bots.clock import Clock
from serai.bots.policy import Planning, Policy, Turn, Weighing
from serai.bots.search import ENOUGH_TO_TELL, SearchBot, Settings, Thinking
from serai.core.bot import Chair
from serai.core.state import State
from serai.core.step import CHANCE
from tests.bots.searches import TRAP, chosen, search, sit
from tests.bots.walks import Map, Walk, by, come_to, dice, judged, liking, way_of, ways, word


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


ROLLED: Map = {"a" * at: (CHANCE if at % 3 == 1 else 0, "a") for at in range(20)}
"""One way, for seat 0 alone: of three steps chance takes the second."""


def went_to(players: int, horizon: int) -> str:
    """Where a rollout of one step was judged."""
    seen: list[str] = []
    bot = search(judged({}, False))
    bot.judge = judged({}, False, seen)
    bot.settings.horizon = horizon
    walk = Walk(ROLLED, players)
    session = Thinking(bot, Chair(walk, 0, random.Random(1)))
    session.play_on(walk.clone(), ways("a"), random.Random(1), Clock(0.0, 10, 60.0))
    return seen[-1]


@pytest.mark.parametrize("horizon", [0, 1, 3])
def test_alone_what_chance_brings_is_a_change(horizon: int) -> None:
    assert len(went_to(1, horizon)) == 2 + 3 * horizon


def test_with_others_chance_between_two_decisions_of_one_seat_is_no_change() -> None:
    assert len(went_to(2, 0)) == len(ROLLED)


@pytest.mark.parametrize(
    "policy", [Planning(judged({}, False), 1, 1.0), Weighing(liking({}, 1.0), judged({}, False), 1)]
)
def test_however_others_play_on_all_lines_of_a_round_meet_the_same_luck(policy: Policy) -> None:
    drawn: Map = {"": (0, "ab"), "a": (1, "ab"), "b": (1, "abc")}
    drawn |= dice("aa", "ab", "ba", "bb", "bc")
    seen: list[str] = []
    bot = SearchBot(judged({}, False, seen), policy, Settings(0.0, 80))
    bot.settings.sure = 1e9
    bot.choose(Chair(Walk(drawn), 0, random.Random(1)))
    rolls = [come[-1] for come in seen[-80:]]
    assert rolls[::2] == rolls[1::2]
    assert set(rolls) == set("ab")
    assert {come[:2] for come in seen[-80:]} == {"aa", "ab", "ba", "bb", "bc"}, "and yet they do not always play alike"


only_plain = pytest.mark.skipif(
    serai.COMPILED, reason="what is compiled has no interpreted subclasses; the code is the same"
)


class Noting(Policy):
    """Takes the first way, and notes what it is told."""

    def __init__(self) -> None:
        self.told: list[Turn | str | None] = []

    def forget(self) -> None:
        self.told.append("a round")

    def begin(self, turn: Turn | None) -> None:
        self.told.append(turn)

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        self.told.append(come_to(state))
        return state.options[0]


def noted(drawn: Map, players: int, horizon: int = 9) -> list[Turn | str | None]:
    """What a policy is told in a rollout of one step."""
    policy = Noting()
    bot = SearchBot(judged({}, False), policy, Settings(0.0, 10))
    bot.settings.horizon = horizon
    walk = Walk(drawn, players)
    session = Thinking(bot, Chair(walk, 0, random.Random(1)))
    session.play_on(walk.clone(), ways("a"), random.Random(1), Clock(0.0, 10, 60.0))
    return policy.told


def along(actors: list[int]) -> Map:
    """One way, along which these decide."""
    return {"a" * at: (actor, "a") for at, actor in enumerate(actors)}


@only_plain
def test_anothers_turn_is_named_by_the_changes_before_it_by_what_chance_has_brought_in_it_and_by_whose_it_is() -> None:
    told = noted(along([0, 0, 1, 1, CHANCE, 1, CHANCE, CHANCE, 1, 2, CHANCE, 0, CHANCE, 0, 1]), 3)
    begun = [None, (1, 0, 1), (1, 1, 1), (1, 2, 1), (1, 3, 1), (2, 0, 2), (2, 1, 2), None, None, (4, 0, 1)]
    assert [turn for turn in told if not isinstance(turn, str)] == begun


@only_plain
def test_alone_all_turns_are_ones_own_and_are_planned_as_fits_the_line() -> None:
    told = noted(along([0, 0, CHANCE, 0, CHANCE, CHANCE, 0]), 1)
    assert [told[at - 1] for at in range(len(told)) if isinstance(told[at], str)] == [None, None, None]


@only_plain
def test_what_was_planned_is_forgotten_once_a_round_which_begins_with_each_line_in_turn() -> None:
    policy = Noting()
    bot = SearchBot(judged({"aa": 1.0, "ba": 1.0, "ca": 1.0}, False), policy, Settings(0.0, 18))
    bot.settings.sure = 1e9
    drawn: Map = {"": (0, "abc"), **dict.fromkeys("abc", (1, "a"))}
    session, _ = sit(bot, drawn)
    bot.settings.arms = 2
    session.choose(60.0)
    told = [each for each in policy.told if isinstance(each, str)]
    assert told[::3] == ["a round"] * 9
    assert all({one, other} == {"a", "b"} for one, other in zip(told[1::3], told[2::3], strict=True))
    assert {tuple(told[at : at + 4 : 3]) for at in range(1, 24, 3)} == {("a", "b"), ("b", "a")}, (
        "now one, now the other"
    )


def test_what_another_rollout_had_planned_is_void() -> None:
    bot = search(judged({"aa": 5.0, "ab": 1.0}, False))
    bot.settings.horizon = 0
    session, walk = sit(bot, {"": (0, "a"), "a": (0, "ab"), **dict.fromkeys(("aa", "ab"), (1, "a"))})
    assert isinstance(bot.policy, Planning)
    bot.policy.path = ways("b")
    assert session.play_on(walk.clone(), ways("a"), random.Random(1), Clock(0.0, 10, 60.0)) == 5.0


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
    bot.settings.sure, bot.settings.arms = 1e9, 8
    session, _ = sit(bot, drawn)
    session.choose(60.0)
    rounds = sorted(len(arm.values) for arm in session.arms)
    assert len(rounds) == bot.settings.arms
    assert rounds[0] < rounds[4] < rounds[6] == rounds[7]


def test_lines_begin_in_as_many_ways_as_possible_before_a_way_comes_twice() -> None:
    drawn: Map = {"": (0, "abc"), "a": (0, "abc"), **dict.fromkeys("bc", (1, "a"))}
    worths = {"aa": 9.0, "ab": 8.0, "ac": 7.0, "b": 1.0, "c": 2.0}
    bot = search(judged(worths, False))
    for most, variants, lines in (
        (2, 8, "aa c"),
        (3, 8, "aa c b"),
        (4, 8, "aa ab c b"),
        (8, 8, "aa ab ac c b"),
        (8, 4, "aa ab c b"),
        (8, 2, "aa c b"),
    ):
        bot.settings.arms, bot.settings.variants = most, variants
        session, _ = sit(bot, drawn)
        assert [word(arm.path) for arm in session.candidates()] == lines.split()


def test_a_line_that_is_not_possible_in_a_copy_goes_on_by_the_policy() -> None:
    bot = search(judged({"bb": 7.0}, True))
    bot.settings.horizon = 0
    session, walk = sit(bot, TRAP | {"b": (0, "ab"), "bb": (1, "a")})
    clock, rng = Clock(0.0, 10, 60.0), random.Random(1)
    assert session.play_on(walk.clone(), [way_of("b"), way_of("f")], rng, clock) == 7.0
    assert session.play_on(walk.clone(), [way_of("a"), way_of("b")], rng, clock) == 0.0, "the next is not its own"
