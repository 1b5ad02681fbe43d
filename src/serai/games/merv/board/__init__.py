"""Merv's board as a drawing: the table all share, and what each player holds. Never compiled."""

from typing import Any

from serai.core.board.choices import Sheet
from serai.core.board.svg import drawing, group, rect
from serai.games.merv.board.brief import brief
from serai.games.merv.board.caravansary import caravansary
from serai.games.merv.board.city import city
from serai.games.merv.board.contracts import contracts
from serai.games.merv.board.library import library
from serai.games.merv.board.look import Look
from serai.games.merv.board.marketplace import marketplace
from serai.games.merv.board.mats import Mat
from serai.games.merv.board.mosque import mosque
from serai.games.merv.board.palace import palace
from serai.games.merv.board.pictures import card, pictured
from serai.games.merv.board.places import places
from serai.games.merv.board.plan import HEIGHT, WIDTH
from serai.games.merv.board.ring import ring
from serai.games.merv.board.sundial import sundial
from serai.games.merv.board.supply import beside, walls
from serai.games.merv.board.symbols import symbols
from serai.games.merv.board.tracks import favour, influence
from serai.games.merv.components import Printed


def draw(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    """The table: the city in the middle, the areas around it where the box has them."""
    look = Look(view, printed, sheet)
    return drawing(
        WIDTH,
        HEIGHT,
        look.word("table"),
        rect(0, 0, WIDTH, HEIGHT, 10, class_="ground"),
        sundial(look),
        influence(look),
        walls(look),
        contracts(look),
        mosque(look),
        group(ring(look), city(look), data_area="city"),
        marketplace(look),
        palace(look),
        caravansary(look),
        favour(look),
        beside(look),
        library(look),
        class_="merv board",
    )


def mat(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    """What one seat holds; the high courtier and the magistrate have seats, too."""
    return Mat(Look(view, printed, sheet), seat).draw()


__all__ = ["brief", "card", "draw", "mat", "pictured", "places", "symbols"]
