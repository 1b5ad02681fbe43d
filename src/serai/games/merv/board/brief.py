"""The few things that matter about a player at a glance."""

from typing import Any, Final

from serai.core.board.amount import Brief
from serai.core.board.choices import Sheet
from serai.core.say import Count
from serai.games.merv.board.look import Look
from serai.games.merv.components import Printed

SHOWN: Final = [
    ("cube", "merv-any", "merv-cube"),
    ("camel", "camel", "merv-camel"),
    ("scroll", "merv-scroll", "merv-scroll"),
    ("good", "merv-any-good", "merv-any-good"),
    ("influence", "merv-influence", "merv-influence"),
    ("favour", "merv-favour", "merv-favour"),
]
"""What it is, its picture and its colour."""
SERVANT_OF_ALL: Final = [("camel", "camel", "merv-camel"), ("building", "merv-building", "player")]
"""The high courtier holds little."""


def brief(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> list[Brief]:
    look = Look(view, printed, sheet)
    held = look.holdings[seat]
    counts = {
        "cube": sum(held["cubes"].values()),
        "camel": held["camels"],
        "scroll": held["scrolls"],
        "good": held["common"] + held["rare"],
        "influence": held["influence"],
        "favour": held["favour"],
        "building": held["buildings"],
    }
    shown = SHOWN if look.scores(seat) else SERVANT_OF_ALL
    return [
        Brief(kind, symbol, counts[kind], sheet.say("tip-held", things=Count(f"{kind}", counts[kind])), class_)
        if kind not in ("cube", "good")
        else Brief(kind, symbol, counts[kind], sheet.say(f"tip-{kind}s_in_all", n=counts[kind]), class_)
        for kind, symbol, class_ in shown
    ]
