"""The mosque as a rising court: four paths that join to two and to one; the tiles it gives lie beside it."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import circle, group, line, path, rect, text, use
from serai.core.say import Count
from serai.games.merv.board.icons import boon, camel, heading, panel, points, price, row_of_discs, scoring_tile, upgrade
from serai.games.merv.board.look import Look
from serai.games.merv.constants import AREAS, BOON_CAMEL, COLOURS
from serai.games.merv.render.speech import mosque_space
from serai.games.merv.render.speech import price as price_of
from serai.games.merv.render.things import COLOUR, KIND

MOSQUE: Final = (100, 100, 172, 480)
FOOT: Final = 452
"""The middle of the first row."""
HIGH: Final = 27


def rise(look: Look) -> float:
    """From row to row; a track of another length has the same height."""
    return (FOOT - 52) / (look.printed.mosque_rows - 1)


def mosque(look: Look) -> str:
    title = heading(look, "mosque", look.word("mosque"), look.tip("mosque"))
    arch = path("M6 474V130C6 96 54 84 86 30c32 54 80 66 80 100v344z", class_="merv-court")
    spaces = [
        space(look, row, way, ways) for row in range(1, look.printed.mosque_rows + 1) for way, ways in ways_of(row)
    ]
    steps = "".join(stairs(look, row) for row in range(2, look.printed.mosque_rows + 1))
    stars = "".join(use("star8", x, 62, 20, class_="merv-ornament") for x in (22, 150))
    return panel(
        look,
        "mosque",
        title,
        MOSQUE,
        arch,
        stars,
        steps,
        *spaces,
        white_stack(look),
        bonus_tiles(look),
        scoring_tiles(look),
    )


def ways_of(row: int) -> list[tuple[int, int]]:
    """The spaces of a row, and how many there are."""
    ways = 4 if row <= 2 else 2 if row <= 4 else 1
    return [(way, ways) for way in range(ways)]


def middle(look: Look, row: int, way: int, ways: int) -> tuple[float, float]:
    step = {4: 40.0, 2: 80.0, 1: 0.0}[ways]
    return 86 + step * (way - (ways - 1) / 2), FOOT - (row - 1) * rise(look)


def stairs(look: Look, row: int) -> str:
    """The lines from the spaces of the row below."""
    drawn = ""
    below = len(ways_of(row - 1))
    for way in range(below):
        x1, y1 = middle(look, row - 1, way, below)
        ways = len(ways_of(row))
        x2, y2 = middle(look, row, way * ways // below, ways)
        drawn += line(x1, y1 - HIGH / 2, x2, y2 + HIGH / 2, class_="merv-path")
    return drawn


def space(look: Look, row: int, way: int, ways: int) -> str:
    """One space, below it the price of the step up to it."""
    x, y = middle(look, row, way, ways)
    wide = {4: 37.0, 2: 72.0, 1: 84.0}[ways]
    lanes = range(way * 4 // ways, (way + 1) * 4 // ways)
    here = [seat for seat, held in enumerate(look.holdings) if held["row"] == row and held["path"] in lanes]
    number = look.printed.mosque_boon[row][lanes[0]]
    camel_here = number == BOON_CAMEL and str(way + 1) in look.view["mosque_camels"]
    at_left = ways < 4
    icon_x = x - wide / 2 + 15 if at_left else x
    parts = [
        rect(x - wide / 2, y - HIGH / 2, wide, HIGH, 6, class_="merv-step face"),
        camel(icon_x, y, 26) if camel_here else faint_if(number == BOON_CAMEL, boon(look, number, icon_x, y, 19)),
        points(look.printed.mosque_points[row], icon_x + 26, y, 17) if look.printed.mosque_points[row] else "",
        prices(look, row, way, ways),
        row_of_discs(look, here, x + wide / 2 - 9, y + (0 if at_left else 8), 9 if at_left else 8, 11),
    ]
    return look.sheet.spot(space_tip(look, row, lanes[0], camel_here), *parts, acts=acts(look, row, lanes))


def faint_if(gone: bool, drawn: str) -> str:
    return group(drawn, class_="faint") if gone else drawn


def prices(look: Look, row: int, way: int, ways: int) -> str:
    """What the step costs from each space below."""
    below = max(ways, len(ways_of(row - 1))) if row > 1 else 4
    drawn = ""
    for lane in range(way * below // ways, (way + 1) * below // ways):
        x, y = middle(look, row, way, ways)
        cost = look.printed.mosque_cost[row - 1][lane * 4 // below]
        if below == ways:
            drawn += price(cost, x, y + rise(look) / 2 if row > 1 else y + 21, 13)
        else:
            from_x, from_y = middle(look, row - 1, lane, below)
            drawn += price(cost, from_x + (x - from_x) * 0.5, (y + from_y) / 2, 13)
    return drawn


def acts(look: Look, row: int, lanes: range) -> tuple[str, ...]:
    """Entering by a path, or the next step of whoever decides."""
    if look.actor < 0:
        return ()
    held = look.holdings[look.actor]
    if row == 1 and held["row"] == 0:
        return tuple(f"path {lane + 1}" for lane in lanes)
    return ("advance",) if row == held["row"] + 1 and held["path"] in lanes else ()


def space_tip(look: Look, row: int, lane: int, camel_here: bool) -> str:
    gone = look.printed.mosque_boon[row][lane] == BOON_CAMEL and not camel_here
    return look.tip(
        "mosque_space",
        n=row,
        things=mosque_space(look.printed, row, lane, gone),
        cost=price_of(look.printed.mosque_cost[row - 1][lane]),
    )


# The tiles ------------------------------------------------------------------------------------------------------------


def scoring_tiles(look: Look) -> str:
    """The tiles left, on the left of the upper court."""
    drawn = ""
    for area in range(len(AREAS)):
        if not look.printed.scoring_tiles >> area & 1:
            continue
        at = (look.printed.scoring_tiles & (1 << area) - 1).bit_count()
        x, y = 25, 148 + at * 36
        if AREAS[area] not in look.view["scoring_tiles"]:
            drawn += rect(x - 15, y - 15, 30, 30, 4, class_="merv-plot")
            continue
        drawn += look.sheet.spot(
            scoring_tip(look, area),
            scoring_tile(area, look.printed.scoring_tile_points, x, y, 30),
            acts=(f"scoring-tile {AREAS[area]}",),
            data_piece=f"{AREAS[area]} scoring tile",
        )
    return drawn


def scoring_tip(look: Look, area: int) -> str:
    return look.tip("scoring_tile", kind=KIND[area], points=Count("point", look.printed.scoring_tile_points))


def white_stack(look: Look) -> str:
    left = look.view["white_upgrades"]
    x, y = 147, 148
    shown = "".join(
        piece("white upgrade", upgrade("white", x + 2 - i * 2, y + 2 - i * 2, 26)) for i in range(min(left, 3))
    )
    if not left:
        return rect(x - 13, y - 13, 26, 26, 4, class_="merv-plot")
    return look.sheet.spot(
        look.tip("white_stack", n=left),
        shown,
        circle(x + 9, y + 11, 7.5, class_="merv-badge"),
        text(x + 9, y + 15, left, "t1 mid bold"),
    )


def bonus_tiles(look: Look) -> str:
    drawn = ""
    for at, colour in enumerate(COLOURS[:4]):
        x, y = 147, 184 + at * 33
        if colour not in look.view["bonus_upgrades"]:
            drawn += rect(x - 14, y - 14, 28, 28, 4, class_="merv-plot")
            continue
        drawn += look.sheet.spot(
            look.tip("bonus_tile", colour=COLOUR[at]),
            upgrade(colour, x, y, 28),
            acts=(f"bonus {colour}",),
            data_piece=f"{colour} upgrade",
        )
    return drawn
