"""A linear value finds the weights by which data were made."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from serai.train.examples import Examples
from serai.train.linear import (
    FEWEST,
    LUCK,
    MISJUDGED,
    SHARED,
    SHRINK_COMPARED,
    SHRINK_CORRECTED,
    SHRINK_PUT_RIGHT,
    SHRINKS,
    counts_of,
    explained,
    fit_linear,
    least_squares,
    lessons_of,
    spread,
    told_apart,
)

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
        rows=rows,
        phase=phase,
        own=np.round(own).astype(np.int16),
        rival=nothing,
        win=nothing.astype(np.float32),
        apart=apart,
        choice_rows=none,
        chosen=none,
        option_counts=none,
        options=none,
        compared_rows=rows[:0],
        chosen_rows=rows[:0],
        compared_phase=phase[:0],
        gain=none.astype(np.float32),
        error=none.astype(np.float32),
        compared_apart=apart[:0],
        made=[],
    )


def compare(examples: Examples, weights: NDArray[np.float64], count: int) -> None:
    """Add so many comparisons of lines in the first phase, which differ by what the weights say and a little luck."""
    rng = np.random.default_rng(2)
    chosen = rng.integers(0, 20, (count, len(TRUE)), dtype=np.int16)
    rows = rng.integers(-5, 6, (count, len(TRUE)), dtype=np.int16)
    gain = (rows @ weights + rng.normal(0, 0.5, count)).astype(np.float32)
    fresh = {
        "compared_rows": chosen + rows,
        "chosen_rows": chosen,
        "compared_phase": np.zeros(count, np.int16),
        "gain": gain,
        "error": np.full(count, 0.5, np.float32),
        "compared_apart": np.arange(count) % 10 == 9,
    }
    for name, each in fresh.items():
        setattr(examples, name, np.concatenate([getattr(examples, name), each]))


def test_the_weights_of_each_phase_are_found() -> None:
    weights, told = fit_linear(made_up(0.0), 2, 0.5, 10.0)
    assert weights[0] == pytest.approx([*TRUE, 0], abs=0.5)
    assert weights[1] == pytest.approx([*TRUE, 10], abs=0.9)
    assert told.ends > 0.99


def test_what_is_explained_is_foreseen_by_the_weights_of_each_phase() -> None:
    examples = made_up(0.0, 2)
    examples.own = np.where(examples.phase == 0, examples.rows @ TRUE, examples.rows @ -TRUE).astype(np.int16)
    weights, told = fit_linear(examples, 2, 0.0, 0.0)
    assert weights[1, :-1] == pytest.approx(-TRUE, abs=0.5)
    assert told.ends > 0.99


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
        by_shrink = least_squares(lessons_of(examples, aim, 0), spread(examples.rows), SHRINKS, None)
        shares = [explained(examples, each[None], aim) for each in by_shrink]
        assert told.ends == max(shares)
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
    assert told.ends > 0.99


OTHER = np.array([3.0, 2.0, 0.0, 0.5])
"""Unlike what is true of ends in its second number."""


def with_comparisons(weights: NDArray[np.float64], count: int) -> Examples:
    examples = made_up(0.0, 1)
    compare(examples, weights, count)
    return examples


def test_what_lines_differ_by_is_believed_more_than_what_games_ended_with() -> None:
    examples = with_comparisons(OTHER, 40_000)
    weights, told = fit_linear(examples, 1, 0.0, 0.0)
    assert weights[0, :-1] == pytest.approx(OTHER, abs=0.3)
    assert told.comparisons == told_apart(examples, weights) > 0.97
    assert told.ends < 0.5


def test_few_comparisons_change_little_of_what_was_known() -> None:
    known = np.array([[1.0, 1.0, 1.0, 1.0, 7.0]])
    examples = with_comparisons(OTHER, 3)
    few, _ = fit_linear(examples, 1, 0.0, 0.0, known)
    assert few[0, :-1] == pytest.approx(known[0, :-1], abs=0.5)
    foreseen = examples.rows @ few[0, :-1] + few[0, -1]
    assert foreseen[~examples.apart].mean() == pytest.approx(examples.own[~examples.apart].mean(), abs=0.01)


def test_lines_of_games_kept_apart_teach_nothing() -> None:
    examples = with_comparisons(OTHER, 2000)
    before, _ = fit_linear(examples, 1, 0.0, 0.0)
    examples.gain[examples.compared_apart] = 300.0
    after, told = fit_linear(examples, 1, 0.0, 0.0)
    assert np.array_equal(before, after)
    assert told.comparisons < 0.5


def test_a_sure_comparison_counts_for_more_than_an_unsure_one() -> None:
    examples = with_comparisons(OTHER, 2000)
    sure, _ = fit_linear(examples, 1, 0.0, 0.0)
    examples.error[:] = 50.0
    unsure, _ = fit_linear(examples, 1, 0.0, 0.0)
    assert abs(sure[0, 1] - OTHER[1]) < abs(unsure[0, 1] - OTHER[1])


def test_a_comparison_tells_the_less_the_more_it_and_the_search_itself_may_be_wrong() -> None:
    counts = counts_of(np.array([0.0, MISJUDGED, 3 * MISJUDGED], np.float32))
    sure = SHARED * LUCK**2 / MISJUDGED**2
    assert counts == pytest.approx([sure, sure / 2, sure / 10])


def test_what_is_explained_of_comparisons_is_counted_as_they_count() -> None:
    examples = with_comparisons(OTHER, 200)
    weights = np.append(OTHER, 0.0)[None]
    (wrong, *_) = np.flatnonzero(examples.compared_apart)
    examples.gain[wrong] += 300.0
    assert told_apart(examples, weights) < 0.5
    examples.error[wrong] = 3000.0
    assert told_apart(examples, weights) > 0.97


def test_what_is_known_is_corrected_less_than_what_is_learnt_afresh() -> None:
    known = np.array([[1.0, 1.0, 1.0, 1.0, 7.0]])
    examples = with_comparisons(OTHER, 200)
    aim, scale = examples.own.astype(np.float64), spread(examples.rows)
    lessons = lessons_of(examples, aim, 0)
    for before, shrink in ((None, SHRINK_COMPARED), (known, SHRINK_CORRECTED)):
        weights, _ = fit_linear(examples, 1, 0.0, 0.0, before)
        towards = None if before is None else before[0]
        assert np.array_equal(weights, least_squares(lessons, scale, (shrink,), towards))
    assert SHRINK_CORRECTED > SHRINK_COMPARED


def test_what_is_known_is_put_right_by_the_ends_of_games_where_nothing_was_compared() -> None:
    """By one shrinking, not by the one that explains most."""
    known = np.array([[1.0, 1.0, 1.0, 1.0, 7.0]])
    examples = made_up(0.0, 1)
    aim, scale = examples.own.astype(np.float64), spread(examples.rows)
    weights, told = fit_linear(examples, 1, 0.0, 0.0, known)
    (expected,) = least_squares(lessons_of(examples, aim, 0), scale, (SHRINK_PUT_RIGHT,), known[0])
    assert np.array_equal(weights[0], expected)
    assert 0.0 < weights[0, 0] - known[0, 0] < TRUE[0] - known[0, 0]
    assert told.ends > explained(examples, known, aim)
    assert SHRINK_PUT_RIGHT > min(SHRINKS)


def test_a_phase_of_which_nothing_new_is_seen_is_judged_as_before() -> None:
    known = np.arange(10.0).reshape(2, 5)
    weights, _ = fit_linear(made_up(0.0, 1), 2, 0.0, 0.0, known)
    assert np.array_equal(weights[1], known[1])
    assert not np.array_equal(weights[0], known[0])


def test_comparisons_of_one_phase_say_nothing_of_another() -> None:
    examples = made_up(0.0, 2)
    compare(examples, OTHER, 40_000)
    weights, _ = fit_linear(examples, 2, 0.0, 0.0)
    assert weights[0, 1] == pytest.approx(OTHER[1], abs=0.3)
    assert weights[1, 1] < 0
