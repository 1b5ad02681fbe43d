"""The tiles that the mosque gives, on both shoulders of its court."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import rect, text
from serai.core.say import Count
from serai.games.merv.board.icons import scoring_tile, upgrade
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import scoring_tile as tile_place
from serai.games.merv.constants import AREAS, COLOURS
from serai.games.merv.render.things import COLOUR, KIND

LEFT: Final = 29
RIGHT: Final = 228
TOP: Final = 92
STEP: Final = 38
SIZE: Final = 33


def scoring_tiles(look: Look) -> str:
    """The tiles left, at the left."""
    drawn = ""
    for area in range(len(AREAS)):
        if not look.printed.scoring_tiles >> area & 1:
            continue
        at = (look.printed.scoring_tiles & (1 << area) - 1).bit_count()
        x, y = LEFT, TOP + at * STEP
        if AREAS[area] not in look.view["scoring_tiles"]:
            drawn += gap(x, y, data_place=tile_place(area))
            continue
        drawn += look.sheet.spot(
            scoring_tip(look, area),
            scoring_tile(area, look.printed.scoring_tile_points, x, y, SIZE),
            acts=(f"scoring-tile {AREAS[area]}",),
            place=tile_place(area),
            data_piece=f"{AREAS[area]} scoring tile",
        )
    return drawn


def gap(x: float, y: float, **more: str) -> str:
    return rect(x - SIZE / 2 + 2, y - SIZE / 2 + 2, SIZE - 4, SIZE - 4, 4, class_="merv-plot", **more)


def scoring_tip(look: Look, area: int) -> str:
    return look.tip("scoring_tile", kind=KIND[area], points=Count("point", look.printed.scoring_tile_points))


def white_stack(look: Look) -> str:
    """A stack, and how many beside it."""
    left = look.view["white_upgrades"]
    x, y = RIGHT - 7, TOP - STEP + 2
    if not left:
        return gap(x + 7, y)
    stack = [piece("white upgrade", upgrade("white", x + 2 - i * 2, y + 2 - i * 2, 27)) for i in range(min(left, 3))]
    count = text(x + 24, y + 5, left, "t1 mid bold")
    return look.sheet.spot(look.tip("white_stack", n=left), *stack, count, place="white upgrades")


def bonus_tiles(look: Look) -> str:
    drawn = ""
    for at, colour in enumerate(COLOURS[:4]):
        x, y = RIGHT, TOP + at * STEP
        if colour not in look.view["bonus_upgrades"]:
            drawn += gap(x, y)
            continue
        drawn += look.sheet.spot(
            look.tip("bonus_tile", colour=COLOUR[at]),
            upgrade(colour, x, y, 31),
            acts=(f"bonus {colour}",),
            place=f"bonus upgrade {colour}",
            data_piece=f"{colour} upgrade",
        )
    return drawn
