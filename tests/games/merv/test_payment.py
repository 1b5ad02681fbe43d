"""Paying: white only in need, the discount, the wild cube; every sensible way is offered and no other."""

import itertools
import random
from typing import NamedTuple

import pytest

from serai.core.state import State
from serai.games.merv.constants import COLOURS, WHITE
from serai.games.merv.cost import Cost
from serai.games.merv.payment import Pay, can_pay
from serai.games.merv.table import Table
from tests.games.merv.scene import cubes, scene


def test_a_price_is_met_with_its_own_colour_and_white_fills_the_rest_unasked() -> None:
    s = scene().give("red", cubes={"teal": 2, "tan": 3, "white": 3}).takes("red", "wall")
    s.play("piece gate-teal", "place west-3")
    assert s.of("red").cubes == cubes(tan=3, white=2)
    s.play("done")
    assert s.done


# The discount ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B60")
def test_the_payer_chooses_which_cube_the_discount_saves_now_or_later() -> None:
    s = scene().give("red", posts=["rayy"], breakthroughs=["discount_marketplace"], cubes={"teal": 1, "orange": 1})
    s.takes("red", "marketplace").play("post baghdad", "buy baghdad")
    assert s.legal() == ["pay full", "pay save-teal", "pay save-orange"]
    s.play("pay save-teal")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.done


@pytest.mark.ruling("B60")
def test_the_discount_saves_a_white_cube_where_white_would_pay() -> None:
    s = scene().give("red", posts=["rayy"], breakthroughs=["discount_marketplace"], cubes={"teal": 1, "white": 1})
    s.takes("red", "marketplace").play("post baghdad", "buy baghdad")
    assert s.legal() == ["pay full", "pay save-orange"]  # to save teal and pay white would be worse
    s.play("pay save-orange")
    assert s.of("red").cubes == cubes(white=1)
    s.play("done")
    assert s.done


@pytest.mark.ruling("B60")
def test_a_discount_goes_no_lower_than_nothing_and_is_not_kept() -> None:
    s = scene().give("red", breakthroughs=["discount_palace"]).takes("red", "palace").play("hall faith")
    assert s.of("red").cubes == cubes()
    assert s.done
    assert s.t.discount_left == 0
    s.give("red", cubes={"orange": 1}).takes("red", "palace").play("done")  # not used, not kept
    assert s.t.discount_left == 0
    assert s.done


@pytest.mark.ruling("B60")
def test_no_discount_helps_in_the_library_at_the_wall_or_against_a_ransom() -> None:
    tiles = ["discount_caravansary", "discount_palace", "discount_marketplace", "discount_mosque"]
    s = scene().give("red", breakthroughs=tiles)
    assert s.takes("red", "library").done
    assert s.takes("red", "wall").done
    s.site("a1", owner="red").invades()
    assert s.owner("a1") is None
    assert s.of("red").scrolls == 0
    assert s.t.pieces == (1 << 20) - 1
    assert s.done


@pytest.mark.ruling("B60")
def test_a_discount_helps_in_its_own_action_only() -> None:
    s = scene().give("red", breakthroughs=["discount_mosque"]).display("ginger", deck={})
    assert s.takes("red", "palace").done
    assert s.takes("red", "caravansary").done
    s.takes("red", "marketplace").play("post rayy")
    assert s.of("red").common == 0
    assert s.done


# The wild cube --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B22")
def test_one_cube_of_the_tiles_colour_counts_as_any_colour_once_a_turn() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], cubes={"tan": 3}).takes("red", "mosque")
    assert s.legal() == ["done", "path 1", "path 2", "path 3", "path 4"]
    s.play("path 3")  # purple
    assert s.of("red").cubes == cubes(tan=2)
    assert s.done  # teal comes next, and one cube a turn is all
    s.takes("red", "mosque").play("advance")  # another turn
    assert (s.of("red").row, s.of("red").cubes) == (2, cubes(tan=1))
    assert s.done


@pytest.mark.ruling("B22")
def test_the_wild_cube_is_one_cube_only() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], courtiers={"trade": 1}, cubes={"tan": 2}).takes("red", "palace")
    assert s.legal() == ["done", "hall trade"]  # two orange are not one orange and one tan
    s.play("done")
    s.give("red", cubes={"tan": 1, "orange": 1}).takes("red", "palace")
    assert s.legal() == ["done", "hall faith"]
    s.play("hall faith")
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B22")
def test_cubes_of_other_colours_are_not_wild() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], cubes={"teal": 5}).takes("red", "mosque")
    assert s.legal() == ["done", "path 2"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("B22")
def test_whether_to_use_the_wild_cube_is_a_choice() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], cubes={"tan": 1, "purple": 1}).takes("red", "wall")
    s.play("piece segment-01")
    assert s.legal() == ["pay full", "pay full wild-purple"]
    s.play("pay full wild-purple", "place north-1")
    assert s.of("red").cubes == cubes(purple=1)
    s.play("done")
    assert s.done


@pytest.mark.ruling("B22")
def test_a_wild_cube_spent_on_a_contract_is_spent_for_the_turn() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], influence=1, scrolls=1, common=1, cubes={"tan": 2})
    s.takes("red", "mosque").play("contract 1")
    assert s.legal() == ["done", "path 4"]  # the other tan cube is just tan
    s.play("done")
    assert s.done


@pytest.mark.ruling("B22", "B60")
def test_a_cube_saved_by_the_discount_is_not_exchanged_by_the_wild_cube() -> None:
    s = scene().give("red", breakthroughs=["discount_mosque", "wild_tan"], cubes={"tan": 1}).takes("red", "mosque")
    s.play("path 3")
    assert s.legal() == ["pay save-purple", "pay full wild-purple"]
    s.play("pay save-purple", "done")
    assert s.of("red").cubes == cubes(tan=1)
    assert s.done


@pytest.mark.ruling("B61")
def test_the_second_breakthrough_works_from_the_moment_it_is_taken() -> None:
    s = scene().give("red", influence=1, scrolls=3, common=1, cubes={"orange": 2})
    s.takes("red", "library", end_turn=True).play("cube orange", "breakthrough wild-orange")
    assert s.legal() == ["done", "contract 1"]  # which asks for purple
    s.play("contract 1")
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B61")
def test_in_the_library_the_wild_cube_counts_as_a_colour_not_yet_paid() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], cubes={"tan": 3}).takes("red", "library")
    s.play("cube tan", "wild-cube")
    assert s.of("red").scrolls == 2  # the third tan cube can stand for nothing
    s.play("breakthrough discount-palace")
    assert s.of("red").cubes == cubes(tan=1)
    assert s.done


@pytest.mark.ruling("B61")
def test_in_the_caravansary_the_wild_cube_counts_as_the_colour_being_paid() -> None:
    s = scene().give("red", breakthroughs=["wild_tan"], cubes={"tan": 2, "teal": 1})
    s.display("ginger*", "ginger*", "ginger*", "ginger", deck={}).takes("red", "caravansary")
    s.play("card 1", "colour teal")
    assert s.legal() == ["pay full", "pay full wild-teal"]
    s.play("pay full", "card 1")
    assert s.of("red").cubes == cubes(tan=1)
    assert not s.offers("card 1")
    s.play("done")
    assert s.done


# Every way to pay, by hand --------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What a way of paying leaves: cubes, and whether the wild cube and the discount can still be used."""

    cubes: tuple[int, ...]
    wild: int
    discount: int

    def as_good_as(self, other: "Outcome", wild_colour: int) -> bool:
        """As many cubes of each colour, white standing in, and no less of the discount; a wild cube is as white."""
        cubes = list(other.cubes)
        if other.wild > self.wild and cubes[wild_colour] > 0:
            cubes[wild_colour] -= 1
            cubes[WHITE] += 1
        fewer = sum(max(0, cubes[c] - self.cubes[c]) for c in range(4))
        return fewer <= self.cubes[WHITE] - cubes[WHITE] and self.discount >= other.discount


class Case(NamedTuple):
    held: tuple[int, ...]
    cost: Cost
    wild_colour: int
    wild: int
    discount: int


def by_the_rules(case: Case) -> set[Outcome]:
    """Every way at all: drop a cube of the price or none, then pay each with its colour, white, or once the wild."""
    price = [case.cost.a] * case.cost.n + [case.cost.b] * case.cost.m
    found = set()
    for dropped in [None, *range(len(price))] if case.discount else [None]:
        rest = [colour for at, colour in enumerate(price) if at != dropped]
        for means in itertools.product(("own", "white", "wild"), repeat=len(rest)):
            left = list(case.held)
            for colour, mean in zip(rest, means, strict=True):
                left[{"own": colour, "white": WHITE, "wild": case.wild_colour}[mean]] -= 1
            wilds = means.count("wild")
            if min(left) >= 0 and wilds <= case.wild:
                found.add(Outcome(tuple(left), case.wild - wilds, case.discount - (dropped is not None)))
    return found


def offered(start: Table, case: Case, defer: bool) -> list[Outcome]:
    """What the game lets the payer choose."""

    def outcome(state: State) -> Outcome:
        assert isinstance(state, Table)
        return Outcome(tuple(state.players[0].cubes), state.wild_left, state.discount_left)

    t = start.clone()
    prepare(t, case)
    t.push(Pay(0, case.cost.a, case.cost.n, case.cost.b, case.cost.m, int(defer)))
    t.settle()
    if t.is_over:  # one way, taken by itself
        return [outcome(t)]
    results = []
    for action in t.legal():
        after = t.clone()
        after.apply(action)
        assert after.is_over
        results.append(outcome(after))
    return results


def prepare(t: Table, case: Case) -> None:
    me = t.players[0]
    me.cubes = list(case.held)
    me.breakthroughs = 1 << 4 + case.wild_colour
    t.wild_left = case.wild
    t.discount_left = case.discount


def random_cases(seed: int, number: int) -> list[Case]:
    rng = random.Random(seed)
    cases = []
    for _ in range(number):
        held = tuple(rng.choice([0, 0, 1, 1, 2, 3]) for _ in COLOURS)
        a, b = rng.sample(range(4), 2)
        two_colours = rng.random() < 0.5
        cost = Cost(a, rng.choice([1, 1, 2]), b, rng.choice([1, 1, 2])) if two_colours else Cost(a, rng.randint(1, 4))
        cases.append(Case(held, cost, rng.randrange(4), rng.randrange(2), rng.randrange(2)))
    return cases


@pytest.mark.ruling("B22", "B60")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_offered_can_be_paid_and_whatever_can_be_paid_is_offered_or_worse(seed: int) -> None:
    start = scene().t
    payable = 0
    for case in random_cases(seed, 300):
        possible = by_the_rules(case)
        t = start.clone()
        prepare(t, case)
        assert can_pay(t, t.players[0], case.cost) == bool(possible), case
        if not possible:
            continue
        payable += 1
        choices = offered(start, case, defer=True)
        assert set(choices) <= possible, case
        for way in possible:
            assert any(choice.as_good_as(way, case.wild_colour) for choice in choices), (case, way)
        for one, other in itertools.permutations(choices, 2):
            assert not one.as_good_as(other, case.wild_colour), (case, one, other)
    assert payable > 100


@pytest.mark.ruling("B60")
@pytest.mark.parametrize("seed", range(4))
def test_where_nothing_can_follow_the_discount_is_used_at_once(seed: int) -> None:
    start = scene().t
    for case in random_cases(100 + seed, 300):
        possible = {way._replace(discount=0) for way in by_the_rules(case)}  # it is worth nothing any more
        if not possible:
            continue
        choices = [way._replace(discount=0) for way in offered(start, case, defer=False)]
        assert set(choices) <= possible, case
        for way in possible:
            assert any(choice.as_good_as(way, case.wild_colour) for choice in choices), (case, way)
        for one, other in itertools.permutations(choices, 2):
            assert not one.as_good_as(other, case.wild_colour), (case, one, other)
