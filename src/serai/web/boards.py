"""A game's own drawings, made for one reader: the board, everyone's mat, and the choices that found no place there."""

import logging
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from markupsafe import Markup

import serai
from serai.core.board import emblems
from serai.core.board.amount import Brief
from serai.core.board.boards import Board, board_of
from serai.core.board.choices import Sheet
from serai.core.game import Game
from serai.core.reading import Choice
from serai.core.say import Name
from serai.language import language
from serai.language.addressed import Addressed
from serai.language.pictured import plain
from serai.server.called import by_seat
from serai.server.payloads import TablePayload

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Drawn:
    """A table as pictures; all of it comes from a view, so it holds nothing the reader may not see."""

    board: Markup
    mats: dict[int, Markup]
    briefs: dict[int, list[Brief]]
    tray: list[Choice]


def symbols(game: str | None = None) -> Markup:
    """The pictures that drawings refer to, to be put on a page once, outside of all that changes."""
    return symbols_of(serai.game(game) if game else None)


@cache
def symbols_of(game: Game | None) -> Markup:
    """They are the same for every reader."""
    return Markup(emblems.symbols() + (board_of(game).symbols() if game is not None else ""))


def last_sight(seen: TablePayload, code: str, names: dict[int, Name]) -> Drawn | None:
    """The pictures of a closed table, if what it once looked like can still be drawn."""
    try:
        game = serai.game(seen.game)
        return None if seen.view is None else drawn_by(board_of(game), game, seen, seen.view, code, names)
    except Exception:  # an old view may lack whatever is drawn today, and the rest of its page must not suffer
        log.info("the board of the closed table %s cannot be drawn", seen.id, exc_info=True)
        return None


def drawn(seen: TablePayload, code: str, names: dict[int, Name]) -> Drawn | None:
    """The pictures of a table, for a reader who has `names` for some of its seats; None while people gather."""
    if seen.view is None:
        return None
    game = serai.game(seen.game)
    try:
        return drawn_by(board_of(game), game, seen, seen.view, code, names)
    except Exception:  # a title's drawing may be at fault; its game can be played from the list of choices
        log.exception("the board of %s cannot draw the table %s", game.title, seen.id)
        return drawn_by(Board(), game, seen, seen.view, code, names)


def drawn_by(
    board: Board, game: Game, seen: TablePayload, view: dict[str, Any], code: str, names: dict[int, Name]
) -> Drawn:
    # What a place says it does is an attribute, which has no room for pictures.
    said = [replace(choice, sentence=plain(choice.sentence), lacking=plain(choice.lacking)) for choice in seen.choices]
    speak = Addressed(language(code, game.package), by_seat(game, seen.players, names))
    printed, sheet = game.printed_of(view), Sheet(said, speak)
    table = Markup(board.draw(view, printed, sheet))
    everyone = [place.seat for place in [*seen.seats, *seen.automa]]
    mats = {}
    for seat in everyone:
        sheet.picks = set(seen.picks) if seat == seen.you else set()
        mats[seat] = Markup(board.mat(view, printed, seat, sheet))
    briefs = {seat: board.brief(view, printed, seat, sheet) for seat in everyone}
    left = {choice.action for choice in sheet.unplaced()}
    tray = [choice for choice in seen.choices if choice.action in left]
    return Drawn(table, mats, briefs, tray)


def card(seen: TablePayload, name: str, code: str) -> Markup | None:
    """A card of a table's game by its name, as a picture."""
    game = serai.game(seen.game)
    if seen.view is None:
        return None
    try:
        drawn = board_of(game).card(name, game.printed_of(seen.view), Sheet([], language(code, game.package)))
    except (KeyError, ValueError, IndexError):  # no card of this name
        return None
    return Markup(drawn) if drawn else None
