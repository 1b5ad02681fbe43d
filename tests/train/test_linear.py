"""A linear value finds the weights by which data were made."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from serai.train.examples import Examples
from serai.train.linear import FEWEST, SHRINKS, explained, fit_linear, least_squares, spread

COUNT = 6000
TRUE = np.array([3.0, -2.0, 0.0, 0.5])
"""The last for what the title's own evaluation says."""


def made_up(noise: float, phases: int = 2, count: int = COUNT) -> Examples:
    """Positions whose points are a weighted sum of their numbers, 10 more in each later phase, and some luck."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 20, (count, len(TRUE)), dtype=np.int16)
    phase = rng.integers(0, phases, count).astype(np.int16)
    own = rows @ TRUE + 10 * phase + rng.normal(0, noise, count) if noise else rows @ TRUE + 10 * phase
    nothing: NDArray[Any] = np.zeros(count, np.int16)
    apart = np.arange(count) % 10 == 9
    none: NDArray[Any] = np.zeros(0, np.int16)
    return Examples(
        rows,
        phase,
        np.round(own).astype(np.int16),
        nothing,
        nothing.astype(np.float32),
        apart,
        none,
        none,
        none,
        none,
        [],
    )


def test_the_weights_of_each_phase_are_found() -> None:
    weights, told = fit_linear(made_up(0.0), 2, 0.5, 10.0)
    assert weights[0] == pytest.approx([*TRUE, 0], abs=0.5)
    assert weights[1] == pytest.approx([*TRUE, 10], abs=0.9)
    assert told > 0.99


def test_a_rivals_points_count_against_ones_own_and_a_victory_counts_for_some() -> None:
    examples = made_up(0.0, 1)
    examples.rival, examples.win = examples.own, np.ones(COUNT, np.float32)
    weights, _ = fit_linear(examples, 1, 0.5, 10.0)
    assert weights[0] == pytest.approx([*(TRUE / 2), 10], abs=0.5)


def test_much_luck_is_met_with_much_shrinking() -> None:
    """What is taken is what explains most of the games kept apart: little where all is clear."""
    for noise, likely in ((0.0, SHRINKS[:1]), (400.0, SHRINKS[1:])):
        examples = made_up(noise, 1, 600)
        weights, told = fit_linear(examples, 1, 0.0, 0.0)
        aim = examples.own.astype(np.float64)
        here = ~examples.apart
        by_shrink = least_squares(examples.rows[here], aim[here], spread(examples.rows))
        shares = [explained(examples, each[None], aim) for each in by_shrink]
        assert told == max(shares)
        best = [shrink for shrink, each in zip(SHRINKS, by_shrink, strict=True) if np.array_equal(each, weights[0])]
        assert set(best) <= set(likely)
        assert best


def test_a_phase_with_few_examples_is_judged_like_the_nearest() -> None:
    examples = made_up(0.0, 2)
    examples.phase[examples.phase == 1] = 3
    examples.phase[:50] = 1
    weights, _ = fit_linear(examples, 5, 0.0, 0.0)
    assert np.array_equal(weights[1], weights[0])
    assert np.array_equal(weights[2], weights[3])
    assert np.array_equal(weights[4], weights[3])
    assert not np.array_equal(weights[0], weights[3])


def test_where_no_phase_has_enough_all_are_judged_alike() -> None:
    examples = made_up(0.0, 4, FEWEST * 2)
    weights, _ = fit_linear(examples, 4, 0.0, 0.0)
    assert weights.any()
    assert all(np.array_equal(each, weights[0]) for each in weights)


def test_a_number_that_never_varies_has_no_weight() -> None:
    examples = made_up(0.0, 1)
    examples.rows[:, 1] = 5
    examples.own = (examples.rows @ TRUE).astype(np.int16)
    weights, told = fit_linear(examples, 1, 0.0, 0.0)
    assert weights[0, 1] == pytest.approx(0.0, abs=1e-6)
    assert told > 0.99
