"""How Pebbles looks: a pile to take from, and what each has."""

from typing import Any

from serai.core.board.choices import Sheet
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, drawing, text

from ..game import SEATS, Printed


def symbols() -> str:
    return ""


def draw(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    spots = [
        sheet.spot(f"{n} at once", circle(60 * n, 50, 20, class_="face surface"), acts=(f"take {n}",))
        for n in range(1, printed.most + 1)
    ]
    return drawing(300, 100, "The pile", *spots, text(250, 55, view["pile"]))


def mat(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    return drawing(120, 40, SEATS[seat], emblem(SEATS[seat], 20, 20, 16), text(60, 25, view["holdings"][seat]["taken"]))
