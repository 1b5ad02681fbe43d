"""The library: scrolls, and a row of breakthroughs for each of the four levels."""

from typing import Final

from serai.core.board.svg import rect, text, use
from serai.core.say import Count, Say
from serai.games.merv.board.icons import cube, heading, icon, panel, points
from serai.games.merv.board.look import Look
from serai.games.merv.constants import (
    AREAS,
    BREAKTHROUGHS,
    CARAVANSARY,
    EIGHT_POINTS,
    MARKETPLACE,
    MOSQUE,
    NOBODY,
    PALACE,
    WILD,
)
from serai.games.merv.render.speech import breakthrough

LIBRARY: Final = (608, 588, 424, 204)
FIRST_X: Final = 62
FIRST_Y: Final = 34
WIDE: Final = 84
HIGH: Final = 36
STEP_X: Final = 90
STEP_Y: Final = 42
DISCOUNTS: Final = [CARAVANSARY, PALACE, MARKETPLACE, MOSQUE]
ONCE: Final = [
    ["card"],
    ["post"],
    ["stairs"],
    ["wall"],
    [],
    ["favour", "soldier"],
    ["favour", "favour"],
    ["soldier", "soldier"],
]
"""The pictures of the tiles of the third and fourth level."""


def library(look: Look) -> str:
    title = heading(look, "library", look.word("library"), look.tip("library", n=look.printed.library_cubes))
    rows = [level(look, number) for number in range(4)]
    return panel(look, "library", title, LIBRARY, *rows)


def level(look: Look, number: int) -> str:
    """How many scrolls it asks for, and its four tiles or the holes they have left."""
    y = FIRST_Y + STEP_Y * number
    need = look.printed.breakthrough_at[number]
    label = look.sheet.spot(
        look.tip("level", scrolls=Count("scroll", need), breakthrough=Say("nth-breakthrough", n=number + 1)),
        rect(8, y, 46, HIGH, 6, class_="merv-heading"),
        text(24, y + 24, need, "t2 mid bold"),
        icon("scroll", 40, y + HIGH / 2, 20),
    )
    return label + "".join(tile(look, number * 4 + at, FIRST_X + STEP_X * at, y) for at in range(4))


def tile(look: Look, number: int, x: float, y: float) -> str:
    name = BREAKTHROUGHS[number]
    if name not in look.view["breakthroughs"]:
        return rect(x, y, WIDE, HIGH, 5, class_="merv-plot")
    return look.sheet.spot(
        tile_tip(look, number),
        rect(x, y, WIDE, HIGH, 5, class_="merv-tile face"),
        tile_face(look, number, x + WIDE / 2, y + HIGH / 2),
        acts=(f"breakthrough {name.replace('_', '-')}",),
        data_piece=f"breakthrough {number + 1}",
    )


def tile_tip(look: Look, number: int) -> str:
    return look.tip("breakthrough", action=breakthrough(number, look.printed.breakthrough_points))


def tile_face(look: Look, number: int, x: float, y: float) -> str:
    """What a breakthrough does, in pictures."""
    if number < WILD:
        saved = text(x + 5, y + 5, "−1", "t2 mid bold") + cube(NOBODY, x + 25, y, 17)
        return icon(AREAS[DISCOUNTS[number]], x - 20, y, 24) + saved
    if number < 2 * WILD:
        arrow = use("merv-arrow", x, y, 15, class_="merv-mark")
        return cube(number - WILD, x - 20, y, 21) + arrow + cube(NOBODY, x + 20, y, 21)
    if number == EIGHT_POINTS:
        return points(look.printed.breakthrough_points, x, y, 25, "t2")
    names = ONCE[number - 2 * WILD]
    left = x - 13 * (len(names) - 1)
    return "".join(icon(name, left + 26 * i, y, 23) for i, name in enumerate(names))
