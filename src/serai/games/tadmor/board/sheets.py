"""The whole pictures: the shared table and one player's mat."""

from typing import Any, Final

from serai.core.board.choices import Sheet
from serai.core.board.svg import drawing, rect
from serai.games.tadmor.board.building_site import draw_site
from serai.games.tadmor.board.land import draw_map
from serai.games.tadmor.board.mats import draw_mat
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.supplies import draw_decks, draw_supplies
from serai.games.tadmor.board.tiles import draw_display
from serai.games.tadmor.board.track import draw_track
from serai.games.tadmor.components import Printed

WIDE: Final = 1040
HIGH: Final = 728


def draw(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    """The table that all share, as the reader of this view sees it."""
    seen = Seen(view, printed, sheet)
    return drawing(
        WIDE,
        HIGH,
        seen.say("board-label"),
        rect(0, 0, WIDE, HIGH, class_="ground"),
        draw_track(seen),
        draw_map(seen),
        draw_decks(seen),
        below(seen),
        class_="tadmor",
    )


def below(seen: Seen) -> str:
    """Supplies and improvements; or, when the reader builds, their tower and temple in the place of these."""
    if seen.building and seen.reader is not None:
        return draw_site(seen, seen.reader)
    return draw_supplies(seen) + draw_display(seen)


def mat(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    """What lies before one player."""
    return draw_mat(Seen(view, printed, sheet), seat)
