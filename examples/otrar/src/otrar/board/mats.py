"""What lies before one player: points, coins, stalls to open, wares that all see, and the hand."""

from typing import Any, Final

from otrar.board.pictures import icon
from otrar.components import Printed
from otrar.constants import SEATS, WARES
from serai.core.board.choices import Sheet
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, drawing, group, rect, text, use
from serai.core.say import Say

WIDE: Final = 360
HIGH: Final = 104


def mat(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    held = view["holdings"][seat]
    return drawing(
        WIDE,
        HIGH,
        sheet.say("board-mat", who=Say(f"seat-{SEATS[seat]}")),
        rect(0.5, 0.5, WIDE - 1, HIGH - 1, 8, class_="surface"),
        draw_head(held, printed, seat, sheet),
        draw_open(held["open"], sheet),
        draw_hand(held["hand"], sheet),
        class_=f"otrar {SEATS[seat]}",
    )


def draw_head(held: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    left = printed.stalls - sum(held["stalls"].values())
    return group(
        circle(24, 24, 15, class_="player"),
        emblem(SEATS[seat], 24, 24, 19),
        text(48, 30, sum(held["points"].values()), "t3 bold"),
        use("point", 86, 24, 18, class_="otrar-points"),
        sheet.spot(
            sheet.say("tip-purse", n=held["coins"]),
            icon("coin", 150, 24, 28),
            text(170, 30, held["coins"], "t2 bold"),
        ),
        sheet.spot(
            sheet.say("tip-supply", n=left),
            use("otrar-stall", 240, 24, 30, class_="otrar-tent"),
            text(262, 30, left, "t2 bold"),
        ),
    )


def draw_open(wares: dict[str, int], sheet: Sheet) -> str:
    """The wares bought, a cell for each."""
    cells = []
    for at, ware in enumerate(WARES):
        x, n = 8 + at * 44, wares[ware]
        drawn = group(icon(ware, x + 14, 76, 22), class_="" if n else "faint")
        count = text(x + 38, 82, n, "t2 bold end" if n else "t2 quiet end")
        cell = rect(x, 56, 41, 40, 6, class_="face otrar-cell")
        cells.append(sheet.spot(sheet.say("tip-ware", n=n, ware=Say(f"name-{ware}")), cell, drawn, count))
    return group(*cells)


def draw_hand(hand: dict[str, int] | int, sheet: Sheet) -> str:
    """One's own hand, ware by ware; of the hands of others only how many cards they have."""
    if isinstance(hand, dict):
        cells = []
        for at, ware in enumerate(WARES):
            x, n = 190 + at * 41, hand[ware]
            cell = rect(x, 56, 38, 40, 6, class_="face otrar-own")
            drawn = group(icon(ware, x + 13, 76, 20), class_="" if n else "faint")
            count = text(x + 35, 82, n, "t2 bold end" if n else "t2 quiet end")
            cells.append(sheet.spot(sheet.say("tip-in-hand", n=n, ware=Say(f"name-{ware}")), cell, drawn, count))
        return group(*cells)
    backs = [rect(196 + at * 12, 58, 26, 36, 4, class_="otrar-back") for at in range(min(hand, 9))]
    return sheet.spot(sheet.say("tip-hand", n=hand), *backs, text(346, 82, hand, "t2 bold end"))
