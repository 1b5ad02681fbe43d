"""What the number of a die means, and how a die reads in a position.

A die in hand is a kind and a value, so numbered that a sorted hand has its lowest die first; its value is 0 while
Rashid has not named it. A die on the board is a space, a colour and a value.
"""

from typing import Any, Final

from serai.core.fields import NONE, Kind, Number, index_of, parts_of
from serai.games.marco_polo.constants import DICE_NAMES, KINDS, ON_BOARD, SPACES

FACE: Final = Number(most=6)
"""What a die shows, or 0."""

# In hand ----------------------------------------------------------------------------------------------------------


def own_die(kind: int, value: int) -> int:
    return value * KINDS + kind


def kind_of(die: int) -> int:
    return die % KINDS


def value_of(die: int) -> int:
    return die // KINDS


class OwnDie(Kind):
    """A die in hand: `black_5`."""

    def blank(self) -> int:
        return NONE

    def write(self, value: int) -> str:
        return f"{DICE_NAMES[kind_of(value)]}_{value_of(value)}"

    def read(self, data: Any) -> int:
        kind, _, value = str(data).partition("_")
        return own_die(index_of(kind, DICE_NAMES), FACE.read(int(value) if value.isdecimal() else value))


# On the board -----------------------------------------------------------------------------------------------------


def placed_die(space: int, colour: int, value: int) -> int:
    return space * 100 + colour * 10 + value


def space_of(die: int) -> int:
    return die // 100


def colour_of(die: int) -> int:
    return die // 10 % 10


def pips_of(die: int) -> int:
    return die % 10


class PlacedDie(Kind):
    """A die on the board: its space, its colour, its value."""

    def blank(self) -> int:
        return NONE

    def write(self, value: int) -> list[Any]:
        return [SPACES[space_of(value)], ON_BOARD[colour_of(value)], pips_of(value)]

    def read(self, data: Any) -> int:
        space, colour, value = parts_of(data, 3)
        return placed_die(index_of(space, SPACES), index_of(colour, ON_BOARD), FACE.read(value))
