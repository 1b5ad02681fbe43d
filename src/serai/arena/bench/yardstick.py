"""The yardstick: a toy game that is always the same, played for a moment between the runs of a figure.

It does what the rules of a title do: copies small lists, lists options, takes one of them and changes a few numbers.
And its rules are spread over many functions, its tables over many lists, as those of a title are: what else runs on a
machine takes from its caches first, and a short loop would hardly notice. Whoever changes anything here raises
`NUMBER`: figures kept with another yardstick cannot be compared.
"""

from types import FunctionType
from typing import Any, Final

NUMBER: Final = 1
MANY: Final = 64
"""Tables, and functions for each rule."""
STEPS: Final = 8
ROWS: Final = 6
SPACES: Final = 8
PURSES: Final = 4


class Toy:
    """A table of the toy game: rows of prices, and purses to pay them from."""

    def __init__(self, rows: list[list[int]], purses: list[int], turn: int) -> None:
        self.rows = rows
        self.purses = purses
        self.turn = turn


def copied(toy: Toy) -> Toy:
    return Toy([row[:] for row in toy.rows], toy.purses[:], toy.turn)


def options(toy: Toy) -> list[int]:
    row = toy.rows[toy.turn % ROWS]
    return [at for at in range(len(row)) if row[at] <= toy.purses[at % PURSES]]


def take(toy: Toy, at: int) -> None:
    row = toy.rows[toy.turn % ROWS]
    toy.purses[at % PURSES] -= row[at] - 1
    toy.purses[(at + 1) % PURSES] += 2
    row[at] = (row[at] * 5 + 3 + at) % 7
    toy.turn += 1


def begun(number: int) -> Toy:
    return Toy([[(at * row + number) % 7 for at in range(SPACES)] for row in range(ROWS)], [6] * PURSES, 0)


def many(rule: Any) -> list[Any]:
    """A rule as many functions, each with code of its own."""
    code = rule.__code__
    return [FunctionType(code.replace(co_name=f"{rule.__name__}_{at}"), globals()) for at in range(MANY)]


TABLES: Final = [begun(number) for number in range(MANY)]
COPIED: Final = many(copied)
OPTIONS: Final = many(options)
TAKE: Final = many(take)


def steps() -> int:
    """Play the same few steps at each table; returns how many were played."""
    mark = 1
    for number, toy in enumerate(TABLES):
        for step in range(STEPS):
            rule = (number + step * 7) % MANY
            toy = COPIED[rule](toy)
            legal = OPTIONS[rule](toy)
            mark = (mark * 1103515245 + 12345) & 0x7FFFFFFF
            if legal:
                TAKE[rule](toy, legal[mark % len(legal)])
            else:
                toy.turn += 1
    return MANY * STEPS
