"""The map's ground: seas, hills, and the roads with what a step on them costs."""

from functools import lru_cache
from typing import Final

from serai.core.board.svg import group, number, path, rect, text, use
from serai.games.marco_polo.board.happened import spaced
from serai.games.marco_polo.board.icons import flow
from serai.games.marco_polo.board.places import MAP_HEIGHT, PLACES, WIDTH, edge
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.components import Printed, Road
from serai.games.marco_polo.constants import LOCATIONS
from serai.games.marco_polo.render.speech import place, prices

SEAS: Final = [
    "M14 222C60 206 104 238 152 232C186 234 178 258 140 258C96 262 52 248 14 260z",
    "M276 498C290 440 308 392 344 382C372 388 376 470 404 490C440 506 474 486 500 440C516 404 540 384 590 380"
    "C700 372 830 372 872 388C900 410 876 460 906 474C934 486 966 470 986 452L986 498z",
]
HILLS: Final = [(600, 262), (630, 256), (660, 264), (574, 270), (372, 140), (402, 134), (520, 138)]
DUNES: Final = [(246, 262), (400, 262), (300, 376), (160, 376), (690, 136), (860, 330)]
WAVES: Final = [(40, 240), (120, 246), (318, 474), (346, 418), (524, 470), (870, 480), (560, 390), (958, 484)]
STARS: Final = [(16, 16), (WIDTH - 16, 16), (16, MAP_HEIGHT - 16), (WIDTH - 16, MAP_HEIGHT - 16)]
ALONG: Final = {("kochi", "oasis_h"): 0.4}
"""How far along its road a price lies, where the middle is too narrow for it."""
BEND: Final = 7
"""How far a road leaves the straight line."""


@lru_cache(1)
def ground() -> str:
    """Land and sea, within a border with a star at each corner."""
    return group(
        rect(4, 4, WIDTH - 8, MAP_HEIGHT - 8, 10, class_="polo-border"),
        rect(12, 12, WIDTH - 24, MAP_HEIGHT - 24, 6, class_="polo-land"),
        *[path(sea, class_="polo-sea") for sea in SEAS],
        *[use("polo-hills", x, y, 26) for x, y in HILLS],
        *[use("polo-dunes", x, y, 24) for x, y in DUNES],
        *[use("polo-waves", x, y, 24) for x, y in WAVES],
        *[use("star8", x, y, 30, class_="polo-corner") for x, y in STARS],
    )


def roads(s: Scene) -> str:
    """Every road, and on those that cost something their price; above them what the map shows."""
    ways = [(here, road) for here, leaving in enumerate(s.printed.roads) for road in leaving if here < road.to]
    title = text(34, 42, s.say("map"), "t2 title")
    return title + lines(s.printed) + "".join(price(s, here, road) for here, road in ways if road.coins or road.camels)


@lru_cache(8)
def lines(printed: Printed) -> str:
    drawn = []
    for here, leaving in enumerate(printed.roads):
        for road in leaving:
            if here < road.to:
                x1, y1, x2, y2, bx, by = course(here, road.to)
                drawn.append(f"M{number(x1)} {number(y1)}Q{number(bx)} {number(by)} {number(x2)} {number(y2)}")
    return path("".join(drawn), class_="polo-bed") + path("".join(drawn), class_="polo-road")


def course(here: int, there: int) -> tuple[float, float, float, float, float, float]:
    """Both ends of a road at the edges of its places, and the point towards which it bends."""
    first, second = PLACES[LOCATIONS[here]], PLACES[LOCATIONS[there]]
    x1, y1 = edge(first, second)
    x2, y2 = edge(second, first)
    long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
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
    return s.sheet.spot(
        s.tip("road", here=place(here), there=place(road.to), price=prices(road.coins, road.camels)),
        rect(x - half, y - 12, 2 * half, 24, 12, class_="polo-price"),
        flow((asked,), x, y, 2 * half, 24, 20),
        place=f"road {spaced(LOCATIONS[here])} {spaced(LOCATIONS[road.to])}",
    )
