"""A game's own drawings: what its package `board` offers, and what stands in for a game that has none."""

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol

from serai.core.board.choices import Sheet
from serai.core.game import Game


class Board(Protocol):
    """The functions of a game's package `board`, which draws SVG from a view, never from the state."""

    def symbols(self) -> str:
        """The pictures that its drawings use, to be put on a page once."""

    def draw(self, view: dict[str, Any], printed: Any, sheet: Sheet) -> str:
        """What lies on the table; the sheet knows what the reader may choose."""

    def mat(self, view: dict[str, Any], printed: Any, seat: int, sheet: Sheet) -> str:
        """What lies before one seat."""


class NoBoard:
    """Draws nothing: every choice is left for the tray and the list, and the game can be played all the same."""

    def symbols(self) -> str:
        return ""

    def draw(self, view: dict[str, Any], printed: Any, sheet: Sheet) -> str:
        return ""

    def mat(self, view: dict[str, Any], printed: Any, seat: int, sheet: Sheet) -> str:
        return ""


@cache
def board_of(game: Game) -> Board:
    """How a game looks."""
    if find_spec(f"{game.package}.board") is None:
        return NoBoard()
    module: Any = importlib.import_module(f"{game.package}.board")
    return module  # type: ignore[no-any-return]  # a module cannot declare that it keeps a protocol
