"""Rows that copies share are replaced, never changed."""

from serai.core.rows import changed, more
from serai.core.sets import total


def test_a_changed_row_is_another_one() -> None:
    row = [1, 2, 3]
    assert changed(row, 1, 9) == [1, 9, 3]
    assert more(row, 0, 4) == [5, 2, 3]
    assert more(row, 2, -1) == [1, 2, 2]
    assert row == [1, 2, 3]


def test_the_total_of_a_row() -> None:
    assert total([]) == 0
    assert total([4, -1, 2]) == 5
