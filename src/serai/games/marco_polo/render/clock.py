"""How far a game of Marco Polo is."""

from typing import Any

from serai.core.say import Say
from serai.core.step import OVER
from serai.games.marco_polo.components import Printed


def clock(view: dict[str, Any], printed: Printed) -> Say:
    """Which round it is."""
    if view["actor"] == OVER:
        return Say("clock-over")
    return Say("clock", round=view["round"], rounds=printed.rounds) if view["round"] else Say("clock-setup")
