"""A game's own drawings: what its package `board` offers, and what stands in for what it lacks."""

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from serai.core.board.amount import Brief
from serai.core.board.choices import Sheet
from serai.core.game import Game
from serai.core.say import Say
from serai.core.text import Entry

OFFERED: Final = ("symbols", "draw", "mat", "brief", "places", "pictured", "card")


class Board:
    """The functions of a game's package `board`, which draws SVG from a view, never from the state. This is one that
    draws nothing: every choice is left for the tray and the list, and the game can be played all the same."""

    def symbols(self) -> str:
        """The pictures that its drawings use, to be put on a page once."""
        return ""

    def draw(self, view: dict[str, Any], printed: Any, sheet: Sheet) -> str:
        """What lies on the table; the sheet knows what the reader may choose."""
        return ""

    def mat(self, view: dict[str, Any], printed: Any, seat: int, sheet: Sheet) -> str:
        """What lies before one seat, or before whoever takes part without one."""
        return ""

    def brief(self, view: dict[str, Any], printed: Any, seat: int, sheet: Sheet) -> list[Brief]:
        """The few things that matter about one seat, besides its points."""
        return []

    def places(self, entry: Entry) -> list[str]:
        """Where on the board an event happened: the places of spots. None for what has no place there."""
        return []

    def pictured(self, said: Say) -> str:
        """The picture that stands beside what is said, in a list or a log: the name of its symbol and, after a space,
        the classes that colour it; for a card `card:` and its name. Empty: words alone."""
        return ""

    def card(self, name: str, printed: Any, sheet: Sheet) -> str:
        """A card as a whole drawing, for whoever points at its name."""
        return ""


@cache
def board_of(game: Game) -> Board:
    """How a game looks: its own functions, and nothing in the place of those it lacks."""
    board = Board()
    if find_spec(f"{game.package}.board") is not None:
        own: Any = importlib.import_module(f"{game.package}.board")
        for name in OFFERED:
            if callable(getattr(own, name, None)):  # a module may be called the same
                setattr(board, name, getattr(own, name))
    return board
