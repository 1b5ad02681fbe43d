"""What is one action to those who follow, and for what all look up: new eras, the Marauders, the final scoring."""

from typing import Final

from serai.core.say import Say
from serai.core.text import Entry
from serai.games.tadmor.render.things import ERA, REGION
from serai.games.tadmor.table import Table

ALONG: Final = ["ChooseGoods", "PayAnyGoods", "TakeTiles", "LeaveOut"]
"""Decisions that an action of one's own brings along."""
DROP: Final = "DropGoods"


def goes_on(t: Table, told: list[Entry]) -> bool:
    """What is paid, received or given up in several decisions is one action."""
    step = type(t.stack[-1]).__name__
    return step in ALONG or (step == DROP and any(entry.key == "drop" for entry in told))


def moment(entry: Entry) -> Say | None:
    if entry.key == "era":
        return Say("moment-era", era=ERA[entry.args[0]])
    if entry.key in ("reveal", "redirect"):
        return Say(f"moment-{entry.key}", region=REGION[entry.args[0]])
    return Say("moment-final") if entry.key == "final" else None
