"""How Marco Polo looks on a page: the table, what lies before each player, and where each action is on them."""

from typing import Any

from serai.core.board.choices import Sheet
from serai.core.board.svg import drawing
from serai.games.marco_polo.board.bazaar import bazaar
from serai.games.marco_polo.board.brief import brief
from serai.games.marco_polo.board.characters import draft
from serai.games.marco_polo.board.cities import chart
from serai.games.marco_polo.board.contracts import contracts
from serai.games.marco_polo.board.happened import places
from serai.games.marco_polo.board.mats import Mat
from serai.games.marco_polo.board.pictures import pictured
from serai.games.marco_polo.board.places import HEIGHT, WIDTH
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.board.shown import card
from serai.games.marco_polo.board.spaces import spaces
from serai.games.marco_polo.board.symbols import symbols
from serai.games.marco_polo.components import Printed

__all__ = ["brief", "card", "draw", "mat", "pictured", "places", "symbols"]


def draw(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    """The shared table: the map above, the action spaces below."""
    s = Scene(view, printed, sheet)
    parts = [chart(s), draft(s) or bazaar(s), contracts(s), spaces(s)]
    return drawing(WIDTH, HEIGHT, s.say("table"), *parts, class_="board marco-polo")


def mat(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    """What lies before one player."""
    return Mat(Scene(view, printed, sheet), seat).drawn()
