"""How far a game of Tadmor is."""

from typing import Any

from serai.core.say import Say
from serai.core.step import OVER
from serai.games.tadmor.components import Printed
from serai.games.tadmor.render.things import ERA


def clock(view: dict[str, Any], printed: Printed) -> Say:
    """Which turn of which era it is."""
    if view["actor"] == OVER:
        return Say("clock-over")
    if not view["turn"]:
        return Say("clock-setting-up")
    era = (view["turn"] - 1) // printed.turns_per_era + 1
    return Say("clock", turn=view["turn"], turns=printed.turns, era=ERA[era])
