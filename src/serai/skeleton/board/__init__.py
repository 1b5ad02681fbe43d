"""How it looks on the page: a pile to take from, and what lies before each player. Drawn from a view, never a state."""

from typing import Any

from serai.core.board.choices import Sheet
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, drawing, rect, text
from serai.core.say import Count, Say

from ..actions import SEATS
from ..components import Printed


def symbols() -> str:
    """Pictures used many times; this board has none but those that all share."""
    return ""


def draw(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    """The table that all share."""
    spots = [
        sheet.spot(
            sheet.say("tip-pile", n=n + 1),
            circle(80 + 110 * n, 75, 38, class_="face newgame-pebble"),
            text(80 + 110 * n, 82, n + 1, "t3 mid bold"),
            acts=(f"take {n + 1}",),
        )
        for n in range(printed.most)
    ]
    left = text(440, 82, sheet.speak(Count("pebble", view["pile"])), "t3 title")
    ground = rect(0, 0, 600, 150, class_="ground")
    return drawing(600, 150, sheet.say("board-label"), ground, *spots, left, class_="newgame")


def mat(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> str:
    """What lies before one player."""
    held = view["holdings"][seat]
    charm = sheet.say(f"name-{held['charm']}") if held["charm"] else ""
    tip = sheet.say("tip-charm", name=charm) if charm else sheet.say("tip-hidden")
    return drawing(
        360,
        60,
        sheet.say("board-mat", who=Say(f"seat-{SEATS[seat]}")),
        rect(0.5, 0.5, 359, 59, 8, class_="surface"),
        circle(30, 30, 18, class_="player"),
        emblem(SEATS[seat], 30, 30, 22),
        text(64, 36, sheet.speak(Count("pebble", held["points"]["pebbles"])), "t2 bold"),
        sheet.spot(tip, rect(240, 14, 104, 32, 6, class_="face surface"), text(292, 35, charm or "?", "t2 mid")),
        class_=f"newgame {SEATS[seat]}",
    )
