"""A game's own drawings, made for one reader: the board, everyone's mat, and the choices that found no place there."""

import logging
from dataclasses import dataclass

from markupsafe import Markup

import serai
from serai.core.board import emblems
from serai.core.board.boards import board_of
from serai.core.board.choices import Sheet
from serai.core.reading import Choice
from serai.server.payloads import TablePayload

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Drawn:
    """A table as pictures; all of it comes from a view, so it holds nothing the reader may not see."""

    board: Markup
    mats: dict[int, Markup]
    tray: list[Choice]


def symbols(game: str | None = None) -> Markup:
    """The pictures that drawings refer to, to be put on a page once, outside of all that changes."""
    own = board_of(serai.game(game)).symbols() if game else ""
    return Markup(emblems.symbols() + own)


def last_sight(seen: TablePayload) -> Drawn | None:
    """The pictures of a closed table, if what it once looked like can still be drawn."""
    try:
        return drawn(seen)
    except Exception:  # an old view may lack whatever is drawn today, and the rest of its page must not suffer
        log.info("the board of the closed table %s cannot be drawn", seen.id, exc_info=True)
        return None


def drawn(seen: TablePayload) -> Drawn | None:
    """The pictures of a table; None while people gather."""
    if seen.view is None:
        return None
    game = serai.game(seen.game)
    board, printed, sheet = board_of(game), game.printed_of(seen.view), Sheet(seen.choices)
    table = Markup(board.draw(seen.view, printed, sheet))
    mats = {place.seat: Markup(board.mat(seen.view, printed, place.seat, sheet)) for place in seen.seats}
    return Drawn(table, mats, sheet.unplaced())
