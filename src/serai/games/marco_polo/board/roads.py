"""The roads of the map, with what a step on them costs."""

from functools import lru_cache
from typing import Final

from serai.core.board.svg import number, path, rect, text
from serai.core.say import Say
from serai.games.marco_polo.board.happened import spaced
from serai.games.marco_polo.board.icons import flow
from serai.games.marco_polo.board.places import PLACES, edge
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.board.wants import for_price
from serai.games.marco_polo.components import Printed, Road
from serai.games.marco_polo.constants import LOCATIONS
from serai.games.marco_polo.render.speech import place, prices

ALONG: Final = {
    ("venezia", "oasis_e"): 0.65,
    ("moscow", "anxi"): 0.62,
    ("samarcanda", "oasis_f"): 0.65,
    ("alexandria", "oasis_g"): 0.68,
    ("kochi", "oasis_h"): 0.8,
}
"""How far along its road a price lies, where pieces need the room in its middle."""
AROUND: Final = {("kochi", "oasis_h"): (612.0, 348.0)}
"""Towards which point a road bends, where a card lies in its way."""
BEND: Final = 7
"""How far a road leaves the straight line."""


def roads(s: Scene) -> str:
    """Every road, and on those that cost something their price; above them what the map shows."""
    ways = [(here, road) for here, leaving in enumerate(s.printed.roads) for road in leaving if here < road.to]
    title = text(30, 36, s.say("map"), "t2 title")
    return title + lines(s.printed) + "".join(price(s, here, road) for here, road in ways if road.coins or road.camels)


@lru_cache(8)
def lines(printed: Printed) -> str:
    drawn = []
    for here, leaving in enumerate(printed.roads):
        for road in leaving:
            if here < road.to:
                x1, y1, x2, y2, bx, by = course(here, road.to)
                drawn.append(f"M{number(x1)} {number(y1)}Q{number(bx)} {number(by)} {number(x2)} {number(y2)}")
    return path("".join(drawn), class_="polo-road")


def course(here: int, there: int) -> tuple[float, float, float, float, float, float]:
    """Both ends of a road at the edges of its places, and the point towards which it bends."""
    first, second = PLACES[LOCATIONS[here]], PLACES[LOCATIONS[there]]
    x1, y1 = edge(first, second)
    x2, y2 = edge(second, first)
    long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    if around := AROUND.get((LOCATIONS[here], LOCATIONS[there])):
        return x1, y1, x2, y2, *around
    side = BEND if (here + there) % 2 else -BEND
    return x1, y1, x2, y2, (x1 + x2) / 2 - (y2 - y1) / long * side, (y1 + y2) / 2 + (x2 - x1) / long * side


def curve(start: float, bend: float, end: float, far: float) -> float:
    return (1 - far) ** 2 * start + 2 * far * (1 - far) * bend + far**2 * end


def price(s: Scene, here: int, road: Road) -> str:
    """A small label in the middle of the visible part of a road."""
    x1, y1, x2, y2, bx, by = course(here, road.to)
    far = ALONG.get((LOCATIONS[here], LOCATIONS[road.to]), 0.5)
    x, y = curve(x1, bx, x2, far), curve(y1, by, y2, far)
    asked = tuple(token for token in (("coin", road.coins), ("camel", road.camels)) if token[1])
    half = 19 if road.camels else 14
    told = Say("tip-road", here=place(here), there=place(road.to), price=prices(road.coins, road.camels))
    return s.sheet.spot(
        s.tips(told, *for_price(s, road.coins, road.camels)),
        rect(x - half, y - 12, 2 * half, 24, 12, class_="face polo-price"),
        flow((asked,), x, y, 2 * half, 24, 20),
        place=f"road {spaced(LOCATIONS[here])} {spaced(LOCATIONS[road.to])}",
    )
