"""Numbers and marks, written into a block of memory that others look at without a copy, such as numpy's arrays.

In the compiled build two functions in C do it (_filling.c): item by item it costs Python more than the position does
the rules.
"""

import struct
from typing import Final

WIDTH: Final = 4
"""Bytes of a number: they are 32-bit floats, as those who learn like them."""


def numbers_in_python(block: bytearray, at: int, numbers: list[int] | list[float]) -> None:
    """Numbers one after the other, from the place of the number `at` on."""
    struct.pack_into(f"={len(numbers)}f", block, WIDTH * at, *numbers)


def marks_in_python(block: bytearray, at: int, size: int, marked: list[int]) -> None:
    """So many bytes from `at` on: 1 for those marked, 0 for all others."""
    marks = bytearray(size)
    for one in marked:
        marks[one] = 1
    memoryview(block)[at : at + size] = marks


try:
    from serai.core import _filling

    put_numbers = _filling.put_numbers
    put_marks = _filling.put_marks
except ImportError:  # the plain build
    put_numbers = numbers_in_python
    put_marks = marks_in_python
