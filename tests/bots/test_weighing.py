"""The policy that goes through its turn a few times as a network would, and takes the way that ends best."""

import math
import random
from collections import Counter

from serai.bots.policy import FAR_ENOUGH, Weighing
from serai.core.step import CHANCE
from tests.bots.walks import Map, Walk, dice, judged, liking, word
from tests.chi_square import UNFAIR, tail

TURN: Map = {"": (0, "abc"), "a": (0, "ab"), "b": (0, "ab"), "c": (0, "ab")}
"""A turn of two decisions of seat 0."""


def plan(weighing: Weighing, drawn: Map, seat: int = 0, seed: int = 1) -> str:
    return word(weighing.plan(Walk(drawn), seat, random.Random(seed)))


def test_of_ways_that_begin_otherwise_the_one_that_ends_best_is_taken() -> None:
    seen: list[str] = []
    judge = judged({"a": 9.0, "aa": 1.0, "ba": 3.0, "bb": 8.0, "ca": 2.0}, True, seen)
    assert plan(Weighing(liking({0: 1.0}), judge, 3), TURN) == "ba"
    assert seen == ["aa", "ba", "ca"], "after the first decision the network says how each goes on; only ends count"


def test_of_ways_that_end_as_well_the_first_is_taken() -> None:
    assert plan(Weighing(liking({0: 1.0}), judged({"ba": 3.0, "ca": 3.0}, False), 3), TURN) == "ba"


def test_what_was_weighed_is_followed_without_another_thought() -> None:
    seen: list[str] = []
    weighing, walk = Weighing(liking({0: 1.0}), judged({"ba": 3.0}, False, seen), 3), Walk(TURN)
    walk.advance(weighing.choose(walk, 0, random.Random(1)))
    seen.clear()
    walk.advance(weighing.choose(walk, 0, random.Random(1)))
    assert (walk.come, seen) == ("ba", [])


def test_what_has_become_impossible_or_void_is_weighed_anew() -> None:
    weighing = Weighing(liking({1: 1.0}), judged({"ab": 9.0}, False), 3)
    assert weighing.choose(Walk(TURN), 0, random.Random(1)) == 0
    closed = Walk(TURN | {"a": (0, "ac")})
    closed.advance(0)
    assert weighing.choose(closed, 0, random.Random(1)) in closed.options
    weighing.begin(None)
    assert weighing.choose(Walk(TURN), 0, random.Random(1)) == 0, "and not what came second before"


def test_it_looks_at_as_many_ways_as_it_is_told_and_at_none_twice() -> None:
    for seed in range(20):
        seen: list[str] = []
        plan(Weighing(liking({0: 1.0}), judged({}, False, seen), 2), TURN, seed=seed)
        assert len(seen) == 2
        assert seen[0][0] != seen[1][0]


def test_each_beginning_is_looked_at_as_often_as_the_network_says() -> None:
    rated = {1: 0.0, 2: 1.0, 4: -0.5, 7: 0.3}
    weighing, rng = Weighing(liking(rated, 1.0), judged({}, False), 1), random.Random(5)
    walk, times = Walk({"": (0, "bceh")}), 4000
    parts = {way: math.exp(value) for way, value in rated.items()}
    counts = Counter(weighing.plan(walk, 0, rng)[0] for _ in range(times))
    expected = {way: times * part / sum(parts.values()) for way, part in parts.items()}
    square = sum((counts[way] - expected[way]) ** 2 / expected[way] for way in rated)
    assert tail(square, len(rated) - 1) > UNFAIR


def test_a_way_ends_where_chance_comes_in_and_is_worth_what_that_brings() -> None:
    drawn: Map = {"": (0, "ab"), "b": (1, "a"), **dice("a"), "aa": (0, "ab"), "ab": (0, "ab")}
    seen: list[str] = []
    weighing, walk = Weighing(liking({}), judged({"aa": 5.0, "ab": 5.0, "b": 1.0}, False, seen), 3), Walk(drawn)
    walk.advance(weighing.choose(walk, 0, random.Random(1)))
    assert (walk.come, walk.actor) == ("a", CHANCE)
    assert {len(come) for come in seen} == {1, 2}


def test_of_a_turn_that_is_very_long_it_plans_the_beginning() -> None:
    drawn: Map = {"": (0, "ab")} | {first + "a" * at: (0, "a") for first in "ab" for at in range(FAR_ENOUGH + 3)}
    assert len(plan(Weighing(liking({}), judged({}, False), 2), drawn)) == FAR_ENOUGH


def test_every_seat_weighs_for_itself() -> None:
    drawn: Map = {"": (1, "ab"), "a": (0, "a"), "b": (0, "a")}
    assert plan(Weighing(liking({}), judged({"a": 5.0, "b": 2.0}, False), 3), drawn, seat=1) == "b"


def test_weighing_leaves_the_position_as_it_is() -> None:
    walk = Walk(TURN)
    Weighing(liking({}), judged({}, False), 2).choose(walk, 0, random.Random(1))
    assert (walk.come, walk.options) == ("", [0, 1, 2])
