"""How many ways there are to play on from fixed positions: a change of any rule on the way shows in these counts."""

import pytest

import serai
from tests.positions import position


def ways(state: serai.State, depth: int) -> int:
    """The lines of so many decisions from here; chance takes its first outcome."""
    if depth == 0 or state.is_over:
        return 1
    if state.actor == serai.CHANCE:
        copy = state.clone()
        copy.apply(copy.legal()[0])
        return ways(copy, depth)
    total = 0
    for action in state.legal():
        copy = state.clone()
        copy.apply(action)
        total += ways(copy, depth - 1)
    return total


def test_the_first_turn_offers_five_slots_with_their_sites_and_three_actions() -> None:
    state = position(3, decisions=0, seed=1)
    assert ways(state, 1) == 5
    assert ways(state, 2) == 24  # every site of the city, by its column
    assert ways(state, 3) == 4 * 5 * 3 + 4 * 4  # the column of the camel market also offers to take its camels


@pytest.mark.parametrize(
    ("players", "seed", "decisions", "counts"),
    [
        (1, 3, 40, [3, 10, 34, 200]),
        (2, 3, 70, [2, 7, 20, 79]),
        (3, 3, 90, [3, 19, 88, 367]),
        (4, 3, 120, [2, 8, 38, 122]),
        (4, 5, 200, [5, 24, 92, 671]),
    ],
)
def test_action_counts_at_fixed_positions(players: int, seed: int, decisions: int, counts: list[int]) -> None:
    state = position(players, decisions, seed)
    assert [ways(state, depth) for depth in range(1, 5)] == counts
