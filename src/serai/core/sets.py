"""Sets kept as the bits of a number: cheap to copy, to compare and to ask."""

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def members(bits: "i64", first: "i64" = 0) -> list[int]:
    """The members of a set, in order; as actions, if `first` is the action that stands for member 0."""
    found: list[int] = []
    while bits:
        if bits & 1:
            found.append(first)
        bits >>= 1
        first += 1
    return found


def size_of(members: "i64") -> "i64":
    """How many members a set has; mypyc calls Python's own way as Python does, which takes longer for a small set."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found


def total(numbers: list[int]) -> int:
    """The sum of a short list; mypyc calls the builtin as Python does, which takes longer than the adding."""
    found = 0
    for number in numbers:
        found += number
    return found


def draw_set(left: list[int], number: int, rng: random.Random) -> int:
    """So many at random of those left, which they leave, as a set."""
    drawn = 0
    for _ in range(number):
        drawn |= 1 << left.pop(int(rng.random() * len(left)))
    return drawn
