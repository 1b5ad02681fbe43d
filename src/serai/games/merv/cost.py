"""A printed price: some cubes of one colour, perhaps one more colour beside it."""

from typing import Final


class Cost:
    """`n` cubes of colour `a` and, where two colours are printed, `m` cubes of colour `b`."""

    def __init__(self, a: int, n: int, b: int = 0, m: int = 0) -> None:
        self.a = a
        self.n = n
        self.b = b
        self.m = m

    def total(self) -> int:
        return self.n + self.m


ONE_CUBE: Final = [Cost(colour, 1) for colour in range(4)]

COURTIERS: Final = [[Cost(colour, n) for n in range(13)] for colour in range(4)]
"""The price of the n-th courtier in a hall of each colour."""
