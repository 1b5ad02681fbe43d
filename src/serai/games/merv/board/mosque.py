"""The mosque as a rising court: four paths that join to two and to one."""

from typing import Final

from serai.core.board.svg import group, line, path, rect, use
from serai.core.say import Say
from serai.games.merv.board.icons import boon, camel, disc, heading, panel, points, price
from serai.games.merv.board.lacks import cubes_lacking
from serai.games.merv.board.look import Look
from serai.games.merv.board.mosque_tiles import bonus_tiles, scoring_tiles, white_stack
from serai.games.merv.board.places import mosque as disc_place
from serai.games.merv.board.plan import MOSQUE
from serai.games.merv.constants import BOON_CAMEL
from serai.games.merv.render.speech import mosque_space
from serai.games.merv.render.speech import price as price_of

MIDDLE: Final = 128
FOOT: Final = 380
HEAD: Final = 48
"""The middles of the first row and of the last."""
HIGH: Final = 23.5
WIDE: Final = {4: 57.0, 2: 106.0, 1: 136.0}
STEP: Final = {4: 61.0, 2: 122.0, 1: 0.0}
"""How wide a space is, and from one to the next, by how many there are in a row."""
COURT: Final = "M6 404V251H54V64C54 42 116 40 128 16 140 40 202 42 202 64V251H250V404z"


def rise(look: Look) -> float:
    """From row to row; a track of another length has the same height."""
    return (FOOT - HEAD) / (look.printed.mosque_rows - 1)


def mosque(look: Look) -> str:
    title = heading(look, "mosque", look.tip("mosque"), 112)
    rows = range(1, look.printed.mosque_rows + 1)
    spaces = [space(look, row, way, ways) for row in rows for way, ways in ways_of(row)]
    steps = "".join(stairs(look, row) for row in rows[1:])
    star = use("star8", 228, 24, 22, class_="merv-ornament")
    tiles = white_stack(look), bonus_tiles(look), scoring_tiles(look)
    court = path(COURT, class_="merv-court")
    return panel(look, "mosque", "", MOSQUE, court, star, title, steps, *spaces, *tiles)


def ways_of(row: int) -> list[tuple[int, int]]:
    """The spaces of a row, and how many there are."""
    ways = 4 if row <= 2 else 2 if row <= 4 else 1
    return [(way, ways) for way in range(ways)]


def middle(look: Look, row: int, way: int, ways: int) -> tuple[float, float]:
    return MIDDLE + STEP[ways] * (way - (ways - 1) / 2), FOOT - (row - 1) * rise(look)


def stairs(look: Look, row: int) -> str:
    """The lines from the spaces of the row below."""
    drawn = ""
    below = len(ways_of(row - 1))
    for way in range(below):
        x1, y1 = middle(look, row - 1, way, below)
        ways = len(ways_of(row))
        x2, y2 = middle(look, row, way * ways // below, ways)
        drawn += line(x1, y1 - HIGH / 2, (x1 + 2 * x2) / 3, y2 + HIGH / 2, class_="merv-path")
    return drawn


def space(look: Look, row: int, way: int, ways: int) -> str:
    """One space: what it gives at the left, its points, at the right the discs; below it the price of the step."""
    x, y = middle(look, row, way, ways)
    wide = WIDE[ways]
    lanes = range(way * 4 // ways, (way + 1) * 4 // ways)
    here = [seat for seat, held in enumerate(look.holdings) if held["row"] == row and held["path"] in lanes]
    number = look.printed.mosque_boon[row][lanes[0]]
    camel_here = number == BOON_CAMEL and str(way + 1) in look.view["mosque_camels"]
    left = x - wide / 2 + 15
    given = camel(left, y, 25) if camel_here else boon(look, number, left, y, 19)
    parts = [
        rect(x - wide / 2, y - HIGH / 2, wide, HIGH, 6, class_="merv-step face"),
        group(given, class_="none") if number == BOON_CAMEL and not camel_here else given,
        points(look.printed.mosque_points[row], left + 40, y, 17) if look.printed.mosque_points[row] else "",
        prices(look, row, way, ways),
        standing(look, here, row, x + wide / 2 - 11, y, ways),
    ]
    could = acts(look, row, lanes)
    said = space_tip(look, row, lanes, camel_here, could)
    return look.sheet.spot(said, *parts, acts=could, place=f"mosque row {row} path {way + 1}")


def standing(look: Look, seats: list[int], row: int, x: float, y: float, ways: int) -> str:
    """The discs on a space, from its right edge to the left."""
    step = {4: 6.5, 2: 15.0, 1: 17.0}[ways] if len(seats) > 2 else {4: 14.0, 2: 19.0, 1: 20.0}[ways]
    r = 9.5 if ways < 4 or len(seats) < 2 else 8
    return "".join(
        disc(look, seat, x - step * (len(seats) - 1 - at), y, r, disc_place(row, seat)) for at, seat in enumerate(seats)
    )


def prices(look: Look, row: int, way: int, ways: int) -> str:
    """What the step costs from each space below."""
    below = max(ways, len(ways_of(row - 1))) if row > 1 else 4
    drawn = ""
    for lane in range(way * below // ways, (way + 1) * below // ways):
        x, y = middle(look, row, way, ways)
        cost = look.printed.mosque_cost[row - 1][lane * 4 // below]
        if below == ways:
            drawn += price(cost, x, y + (rise(look) / 2 if row > 1 else 19), 12.5)
        else:
            from_x, from_y = middle(look, row - 1, lane, below)
            drawn += price(cost, from_x + (x - from_x) * 0.4, (y + from_y) / 2, 12.5)
    return drawn


def acts(look: Look, row: int, lanes: range) -> tuple[str, ...]:
    """Entering by a path, or the next step of whoever decides."""
    if look.actor < 0:
        return ()
    held = look.holdings[look.actor]
    if row == 1 and held["row"] == 0:
        return tuple(f"path {lane + 1}" for lane in lanes)
    return ("advance",) if row == held["row"] + 1 and held["path"] in lanes else ()


def space_tip(look: Look, row: int, lanes: range, camel_here: bool, could: tuple[str, ...]) -> str:
    """What a space gives and costs; whoever could step there next is told what they lack."""
    lane = lanes[0]
    if could == ("advance",):
        lane = look.holdings[look.actor]["path"]
    cost = look.printed.mosque_cost[row - 1][lane]
    gone = look.printed.mosque_boon[row][lane] == BOON_CAMEL and not camel_here
    things = mosque_space(look.printed, row, lane, gone)
    said = [Say("tip-mosque_space", n=row, things=things, cost=price_of(cost))]
    return look.tips(said + (cubes_lacking(look, [cost], "mosque") if could else []))
