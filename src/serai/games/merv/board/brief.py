"""The few things that matter about a player at a glance."""

from typing import Any, Final

from serai.core.board.amount import Brief
from serai.core.board.choices import Sheet
from serai.core.say import Count
from serai.games.merv.board.look import Look
from serai.games.merv.components import Printed

SHOWN: Final = ["cube", "camel", "good", "influence", "favour"]
OF_THE_COURTIER: Final = ["camel", "building"]
"""The high courtier holds little."""
PICTURES: Final = {
    "cube": ("merv-any", "merv-cube"),
    "camel": ("camel", "merv-camel"),
    "good": ("merv-any-good", "merv-any-good"),
    "influence": ("merv-influence", "merv-influence"),
    "favour": ("merv-favour", "merv-favour"),
    "building": ("merv-building", "ink"),
}
"""The symbol of each, and its colour."""
OF_ALL_SORTS: Final = ["cube", "good"]


def brief(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> list[Brief]:
    look = Look(view, printed, sheet)
    held = look.holdings[seat]
    counts = {
        "cube": sum(held["cubes"].values()),
        "camel": held["camels"],
        "good": held["common"] + held["rare"],
        "influence": held["influence"],
        "favour": held["favour"],
        "building": held["buildings"],
    }
    found = []
    for kind in SHOWN if look.scores(seat) else OF_THE_COURTIER:
        n, (symbol, class_) = counts[kind], PICTURES[kind]
        of_one_sort = kind not in OF_ALL_SORTS
        said = look.tip("held", things=Count(kind, n)) if of_one_sort else look.tip(f"{kind}s_in_all", n=n)
        found.append(Brief(kind, symbol, n, said, class_))
    return found
