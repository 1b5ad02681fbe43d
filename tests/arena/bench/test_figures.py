"""Figures are shown as people compare them."""

import pytest

from serai.arena.bench.figures import FIGURES, MICROSECONDS, MILLISECONDS, PER_SECOND, Figure


@pytest.mark.parametrize(
    ("each", "per_second", "shown"),
    [
        (PER_SECOND, 1234567.8, "1,234,568"),
        (PER_SECOND, 3.25, "3.2"),
        (MICROSECONDS, 2e6, "0.50"),
        (MILLISECONDS, 8.0, "125.00"),
    ],
)
def test_a_figure_is_so_many_a_second_or_so_long_for_one(each: float, per_second: float, shown: str) -> None:
    figure = Figure("steps", "steps", lambda game, players: None, each)
    assert figure.shown(per_second) == shown


def test_no_two_figures_have_the_same_key() -> None:
    assert len({figure.key for figure in FIGURES}) == len(FIGURES)
