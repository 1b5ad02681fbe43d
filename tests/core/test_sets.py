"""Sets as numbers: their members in order, as actions, and drawn at random."""

import random

from serai.core.sets import draw_set, members, size_of
from serai.core.state import shared_places


def test_members_come_in_order() -> None:
    assert members(0) == []
    assert members(0b101001) == [0, 3, 5]
    assert members(1 << 60) == [60]


def test_a_set_knows_how_many_it_has() -> None:
    assert [size_of(0), size_of(0b101001), size_of(1 << 60 | 1)] == [0, 3, 2]


def test_members_can_be_actions() -> None:
    assert members(0b110, 40) == [41, 42]


def test_what_is_drawn_leaves_the_rest() -> None:
    left = [2, 3, 5, 7]
    drawn = draw_set(left, 3, random.Random(1))
    assert len(left) == 1
    assert sorted([*members(drawn), *left]) == [2, 3, 5, 7]


def test_who_is_equal_in_everything_shares_a_place() -> None:
    assert shared_places([(5, 1), (9, 0), (5, 1), (5, 2)]) == [[1], [3], [0, 2]]
