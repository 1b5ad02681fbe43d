"""The search: it thinks within its budget on copies dealt anew, and what it finds out counts; others have a say."""

import random

import pytest

from serai.bots.policy import Shortlist
from serai.core.bot import Chair
from serai.core.state import State
from serai.core.step import CHANCE
from tests.bots.searches import TRAP, TRAPPED, chosen, search, sit
from tests.bots.walks import Map, Walk, by, judged, liking, way_of, wild

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


CHOICES = "baaaabccaacccccaaccaaabbcccccaca"
"""On so many maps."""


def test_with_rollouts_the_choice_is_the_same_on_every_machine_and_build() -> None:
    found = ""
    for seed in range(len(CHOICES)):
        drawn, worths = wild(seed, 7, [0, 0, 1, CHANCE])
        found += chosen(search(judged(worths, seed % 2 == 0), rollouts=30), drawn, seed=seed)
    assert found == CHOICES
    assert set(found) == set("abc")


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


def test_at_a_first_look_another_judge_may_decide_and_what_comes_of_lines_is_judged_by_its_own() -> None:
    judge, glance = judged(TRAPPED, True), judged({"a": 1.0, "b": 2.0}, True)
    bot = search(judge, rollouts=40)
    assert bot.glance is judge
    bot.glance = glance
    assert chosen(bot, TRAP, 0.0) == "b"
    bot = search(glance, rollouts=40)
    bot.glance = judged({"a": 2.0}, True)
    assert chosen(bot, TRAP, 0.0) == "a"
    seen: list[str] = []
    bot.judge = judged({}, True, seen)
    chosen(bot, TRAP)
    assert {len(come) for come in seen} == {3}, "where rollouts end, and not where lines do"


def test_it_looks_at_what_is_proposed_only() -> None:
    letters = "abcdefghijklmnop"
    drawn: Map = {"": (0, letters)} | dict.fromkeys(letters, (1, "ab"))
    policy = liking({way: float(way) for way in range(20)}, heat=1.0)
    bot = search(judged({"a": 99.0}, True), rollouts=8)
    assert chosen(bot, drawn, 0.0) == "a"
    bot.proposer = Shortlist(policy)
    assert chosen(bot, drawn, 0.0) != "a"
