"""What the number of a piece on the board means: its place, and whether it is a camel or a ship."""

from typing import Any

from serai.core.fields import NONE, Kind, index_of, parts_of
from serai.games.tadmor.constants import PIECES, PLACES


def piece_on(place: int, kind: int) -> int:
    return place * 2 + kind


def place_of(piece: int) -> int:
    return piece // 2


def kind_of(piece: int) -> int:
    return piece % 2


class Piece(Kind):
    """Camel or ship, and its place."""

    def blank(self) -> int:
        return NONE

    def write(self, value: int) -> list[str]:
        return [PIECES[kind_of(value)], PLACES[place_of(value)]]

    def read(self, data: Any) -> int:
        kind, place = parts_of(data, 2)
        return piece_on(index_of(place, PLACES), index_of(kind, PIECES))
