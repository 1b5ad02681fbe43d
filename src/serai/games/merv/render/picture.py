"""The whole table of Merv in a terminal: the city at the left, the areas beside it, tracks and holdings below."""

from typing import Final

from serai.core.reading import Speak
from serai.core.render.ink import TITLE, Ink, beside
from serai.core.say import SPACE, Fact, Several
from serai.games.merv.constants import NOBODY
from serai.games.merv.render import panels, people
from serai.games.merv.render.city import City, legend
from serai.games.merv.render.clock import moment_of, times
from serai.games.merv.render.pen import Pen
from serai.games.merv.render.things import SIDE
from serai.games.merv.table import Table

SIDE_BY_SIDE: Final = 100
"""Columns from which the city and the areas stand beside each other."""


def picture(t: Table, seat: int | None, speak: Speak, colour: bool, width: int) -> str:
    pen = Pen(t, speak, Ink(colour))
    city = [*City(pen).lines(), *legend(pen), *people.favour(pen), *panels.walls(pen)]
    areas = [
        *panels.caravansary(pen),
        *panels.contracts(pen),
        *panels.library(pen),
        *panels.marketplace(pen),
        *panels.palace(pen, seat),
        *panels.camel_market(pen),
    ]
    upper = beside(city, areas) if width >= SIDE_BY_SIDE else city + areas
    lower = [*panels.mosque(pen), *people.influence(pen), *panels.magistrate(pen, width)]
    return "\n".join([heading(pen), *upper, *lower, *people.everyone(pen, seat, width)])


def heading(pen: Pen) -> str:
    t = pen.t
    moment = moment_of([type(step).__name__ for step in t.stack], t.round, t.printed)
    facts = times(moment, t.year, t.round, t.printed)
    if facts:
        order: list[Fact] = [pen.person(seat) if seat != NOBODY else "·" for seat in t.queue]
        facts["order"] = Several(order, SPACE)
    if moment == "round":
        facts["side"] = SIDE[t.round]
    return pen.ink(f"{pen.say('picture-title')}  {pen.say(f'picture-clock-{moment}', **facts)}", TITLE)
