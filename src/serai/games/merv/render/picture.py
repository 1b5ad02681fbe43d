"""The whole table of Merv in a terminal: the city at the left, the areas beside it, tracks and holdings below."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, Ink, beside
from serai.games.merv.constants import NOBODY
from serai.games.merv.render import panels, people
from serai.games.merv.render.city import City, person
from serai.games.merv.render.clock import moment, times
from serai.games.merv.render.speech import texts
from serai.games.merv.table import Table

SIDE_BY_SIDE: Final = 100
"""Columns from which the city and the areas stand beside each other."""


def picture(t: Table, seat: int | None, colour: bool, width: int) -> str:
    ink = Ink(colour)
    city = [
        *City(t, ink).lines(),
        ink(texts().say("picture", "legend", {}), QUIET),
        ink(texts().say("picture", "marks", {}), QUIET),
        *people.favour(t, ink),
        *panels.walls(t, ink),
    ]
    areas = [
        *panels.caravansary(t, ink),
        *panels.contracts(t, ink),
        *panels.library(t, ink),
        *panels.marketplace(t, ink),
        *panels.palace(t, seat, ink),
        *panels.camel_market(t, ink),
    ]
    upper = beside(city, areas) if width >= SIDE_BY_SIDE else city + areas
    lower = [*panels.mosque(t, ink), *people.influence(t, ink), *panels.magistrate(t, width, ink)]
    return "\n".join([ink(heading(t, ink), TITLE), *upper, *lower, *people.everyone(t, seat, ink)])


def heading(t: Table, ink: Ink) -> str:
    order = [person(t, seat, ink) if seat != NOBODY else "·" for seat in t.queue]
    key = moment([type(step).__name__ for step in t.stack], t.round, t.printed)
    facts = times(t.year, t.round, t.printed)
    return texts().say("picture", key, {"side": min(t.round, t.printed.rounds - 1), "queue": " ".join(order), **facts})
