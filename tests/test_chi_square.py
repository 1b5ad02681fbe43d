"""The yardstick itself: it knows the printed tables, and tells loaded dice from fair ones."""

import random

import pytest

from tests.chi_square import UNFAIR, alike, evenly, sets_evenly, tail


@pytest.mark.parametrize(
    ("square", "freedom", "likely"),
    [(3.841, 1, 0.05), (18.307, 10, 0.05), (23.209, 10, 0.01), (124.342, 100, 0.05), (77.929, 100, 0.95), (0, 5, 1)],
)
def test_it_agrees_with_the_printed_tables(square: float, freedom: int, likely: float) -> None:
    assert tail(square, freedom) == pytest.approx(likely, rel=1e-3)


def test_it_tells_loaded_dice_from_fair_ones() -> None:
    rng = random.Random(1)
    assert evenly(rng.choices(range(6), k=3000), range(6)) > 0.001
    assert evenly(rng.choices(range(6), [5, 5, 5, 5, 5, 7], k=3000), range(6)) < UNFAIR


def test_what_is_drawn_as_a_hand_is_as_surprising_as_it_should_be() -> None:
    rng = random.Random(2)
    chances = sorted(sets_evenly([rng.sample(range(12), 5) for _ in range(300)], range(12)) for _ in range(300))
    assert evenly([int(chance * 5) for chance in chances], range(5)) > 0.001
    assert sets_evenly([rng.sample(range(11), 5) for _ in range(300)], range(12)) < UNFAIR
    assert sets_evenly([range(3)] * 9, range(3)) == 1


def test_two_samples_of_one_chance_are_alike_and_those_of_two_are_not() -> None:
    rng = random.Random(3)
    these, those = rng.choices(range(9), k=2000), rng.choices(range(9), k=5000)
    assert alike(these, those) > 0.001
    assert alike(these, rng.choices(range(9), range(5, 14), k=5000)) < UNFAIR


def test_what_was_not_possible_at_all_is_no_matter_of_chance() -> None:
    with pytest.raises(AssertionError):
        evenly([1, 2, 7], range(6))
    with pytest.raises(AssertionError):
        sets_evenly([[1], [9]], range(6))
