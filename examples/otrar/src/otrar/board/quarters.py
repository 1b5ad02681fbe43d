"""The four quarters of the town: stalls in the order of their seats, room for more, and the prizes."""

from typing import Any, Final

from otrar.board.pictures import die, icon
from otrar.components import Printed
from otrar.constants import FACES, SEATS, WARES
from serai.core.board.choices import Sheet, piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import at as placed
from serai.core.board.svg import group, rect, text, use
from serai.core.say import Count, Say

TOP: Final = 246
WIDE: Final = 178


def draw_quarters(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    return group(*[draw_quarter(view, printed, sheet, quarter) for quarter in range(len(WARES))])


def draw_quarter(view: dict[str, Any], printed: Printed, sheet: Sheet, quarter: int) -> str:
    """The whole of it can be chosen to open a stall there."""
    ware, x = WARES[quarter], 12 + quarter * (WIDE + 8)
    owners = [seat for seat, held in enumerate(view["holdings"]) for _ in range(held["stalls"][ware])]
    sites = [draw_site(x + 35 + at % 3 * 54, TOP + 76 + at // 3 * 62, owners, at) for at in range(FACES)]
    return sheet.spot(
        told_of(printed, quarter, len(owners), sheet),
        rect(x, TOP, WIDE, 234, 10, class_=f"face otrar-quarter otrar-in-{ware}"),
        icon(ware, x + 24, TOP + 24, 30),
        text(x + 46, TOP + 30, sheet.say(f"board-quarter-{ware}"), "t3 title"),
        *sites,
        draw_prizes(printed, quarter, x, sheet),
        acts=(f"stall {ware}",),
        data_area=ware,
    )


def told_of(printed: Printed, quarter: int, stalls: int, sheet: Sheet) -> str:
    most, second, ware = printed.most[quarter], printed.second[quarter], Say(f"name-{WARES[quarter]}")
    if stalls == FACES:
        return sheet.say("tip-full", ware=ware, most=most, second=second)
    points = Count("point", printed.stall_points[stalls])
    return sheet.say("tip-quarter", ware=ware, needed=stalls + 1, points=points, most=most, second=second)


def draw_site(x: float, y: float, owners: list[int], site: int) -> str:
    """A stall in its owner's colour; a free site shows the die that it asks for."""
    if site >= len(owners):
        return rect(x - 23, y - 26, 46, 52, 8, class_="otrar-site") + die(x, y, 24, site + 1, "otrar-price")
    colour = SEATS[owners[site]]
    tent = piece(f"{colour} stall", placed(x, y - 3, use("otrar-stall", 0, 0, 46, class_="otrar-tent")), class_=colour)
    return tent + group(emblem(colour, x, y - 12, 15), class_=colour)


def draw_prizes(printed: Printed, quarter: int, x: float, sheet: Sheet) -> str:
    """What the most stalls and the second most are worth."""
    y = TOP + 206
    parts = []
    for at, points in enumerate((printed.most[quarter], printed.second[quarter])):
        left = x + 22 + at * 82
        parts.append(text(left, y + 6, sheet.say("board-place", n=at + 1), "t1 quiet"))
        parts.append(text(left + 18, y + 7, points, "t3 bold"))
        parts.append(use("point", left + 44, y, 18, class_="otrar-points"))
    return group(rect(x + 10, y - 18, WIDE - 20, 36, 8, class_="otrar-prizes"), *parts)
