"""A position as numbers: a layout names them, a row is filled in its order."""

import pytest

from serai.core.features import Layout, Row


def test_a_layout_knows_the_place_and_the_meaning_of_each_number() -> None:
    layout = Layout()
    layout.one("camels", "camels I own")
    layout.each("goods", ["wood", "gold"], "goods I have")
    assert len(layout) == 3
    assert (layout.at("goods.gold"), layout.features[2].about) == (2, "goods I have: gold")


def test_no_two_numbers_share_a_name() -> None:
    layout = Layout()
    layout.one("camels", "camels I own")
    with pytest.raises(ValueError, match="camels"):
        layout.one("camels", "camels once more")


def test_a_row_is_filled_in_order_whatever_was_there_before() -> None:
    row = Row(16)
    for _ in range(2):
        row.begin()
        row.put(-3)
        row.flag(True)
        row.tenths(2.58)
        row.many([4, 5])
        row.members(0b101, 4)
        row.one_of(1, 3)
        row.nothing(4)
        assert row.numbers == [-3, 1, 25, 4, 5, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
        assert row.filled == 16
        row.numbers[:] = [7] * 16


def test_a_value_that_is_none_of_them_leaves_all_at_zero() -> None:
    row = Row(3)
    row.numbers[:] = [7, 7, 7]
    row.one_of(-1, 3)
    assert row.numbers == [0, 0, 0]
    row.begin()
    row.one_of(3, 3)
    assert row.numbers == [0, 0, 0]


def test_a_row_takes_no_more_than_it_has_room_for() -> None:
    row = Row(2)
    with pytest.raises(IndexError):
        row.many([1, 2, 3])
