"""The library: scrolls, and a row of breakthroughs for each of the four levels."""

from typing import Final

from serai.core.board.svg import rect, text, use
from serai.core.say import Count, Say
from serai.games.merv.board.icons import cube, heading, icon, panel, points
from serai.games.merv.board.lacks import for_breakthrough
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import breakthrough as breakthrough_place
from serai.games.merv.board.plan import LIBRARY
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

FIRST_X: Final = 48
FIRST_Y: Final = 29
WIDE: Final = 50
HIGH: Final = 32
STEP_X: Final = 53.5
STEP_Y: Final = 36
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
    title = heading(look, "library", look.tip("library", n=look.printed.library_cubes), supply="scroll")
    rows = [level(look, number) for number in range(4)]
    return panel(look, "library", title, LIBRARY, *rows)


def level(look: Look, number: int) -> str:
    """How many scrolls it asks for, and its four tiles or the holes they have left."""
    y = FIRST_Y + STEP_Y * number
    need = look.printed.breakthrough_at[number]
    label = look.sheet.spot(
        look.tip("level", scrolls=Count("scroll", need), breakthrough=Say("nth-breakthrough", n=number + 1)),
        rect(5, y, 40, HIGH, 6, class_="merv-heading"),
        text(15, y + 21, need, "t2 mid bold"),
        icon("scroll", 32, y + HIGH / 2, 18),
        place=f"breakthroughs {number + 1}",
    )
    return label + "".join(tile(look, number * 4 + at, FIRST_X + STEP_X * at, y) for at in range(4))


def tile(look: Look, number: int, x: float, y: float) -> str:
    name, place = BREAKTHROUGHS[number], breakthrough_place(number)
    if name not in look.view["breakthroughs"]:
        return rect(x, y, WIDE, HIGH, 5, class_="merv-plot", data_place=place)
    said = [Say("tip-breakthrough", action=breakthrough(number, look.printed.breakthrough_points))]
    said += for_breakthrough(look, look.printed.breakthrough_at[number // 4])
    return look.sheet.spot(
        look.tips(said),
        rect(x, y, WIDE, HIGH, 5, class_="merv-tile face"),
        tile_face(look, number, x + WIDE / 2, y + HIGH / 2),
        acts=(f"breakthrough {name.replace('_', '-')}",),
        place=place,
        data_piece=f"breakthrough {number + 1}",
    )


def tile_tip(look: Look, number: int) -> str:
    return look.tip("breakthrough", action=breakthrough(number, look.printed.breakthrough_points))


def tile_face(look: Look, number: int, x: float, y: float) -> str:
    """What a breakthrough does, in pictures."""
    if number < WILD:
        saved = text(x + 3, y + 4.5, "−1", "t1 mid bold") + cube(NOBODY, x + 18, y, 12)
        return icon(AREAS[DISCOUNTS[number]], x - 15, y, 18) + saved
    if number < 2 * WILD:
        arrow = use("merv-arrow", x, y, 12, class_="merv-mark")
        return cube(number - WILD, x - 15, y, 17) + arrow + cube(NOBODY, x + 15, y, 17)
    if number == EIGHT_POINTS:
        return points(look.printed.breakthrough_points, x, y, 22, "t2")
    names = ONCE[number - 2 * WILD]
    left = x - 11 * (len(names) - 1)
    return "".join(icon(name, left + 22 * i, y, 21) for i, name in enumerate(names))
