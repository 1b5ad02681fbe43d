"""Numbers and marks in a block of memory: the same in C and in Python, and nothing beyond its end."""

import struct

import pytest

import serai
from serai.core import filling
from serai.core.filling import marks_in_python, numbers_in_python, put_marks, put_numbers


def test_both_ways_to_fill_agree() -> None:
    for put in (put_numbers, numbers_in_python):
        block = bytearray(5 * filling.WIDTH)
        put(block, 1, [3, -1, 1000])
        put(block, 4, [0.5])
        assert struct.unpack("=5f", block) == (0, 3, -1, 1000, 0.5)
    for mark in (put_marks, marks_in_python):
        block = bytearray(b"\x07\x07\x07\x07\x07")
        mark(block, 1, 3, [0, 2])
        assert block == b"\x07\x01\x00\x01\x07"


def test_the_compiled_build_fills_in_c() -> None:
    assert (put_numbers is not numbers_in_python) == serai.COMPILED


def test_nothing_is_written_beyond_the_end() -> None:
    block = bytearray(2 * filling.WIDTH)
    with pytest.raises((IndexError, struct.error)):
        put_numbers(block, 1, [1, 2])
    with pytest.raises((IndexError, ValueError)):
        put_marks(block, 6, 3, [0])
    with pytest.raises(IndexError):
        put_marks(block, 0, 3, [3])
    assert block == bytes(8)


def test_only_numbers_are_written() -> None:
    block = bytearray(filling.WIDTH)
    with pytest.raises((TypeError, struct.error)):
        put_numbers(block, 0, ["one"])  # type: ignore[arg-type]  # as it should not be
