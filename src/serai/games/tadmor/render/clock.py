"""How far a game of Tadmor is."""

from typing import Any

from serai.core.step import OVER
from serai.games.tadmor.components import Printed
from serai.games.tadmor.render.speech import texts


def clock(view: dict[str, Any], printed: Printed) -> str:
    """Which turn of which era it is."""
    if view["actor"] == OVER:
        return texts().say("board", "over", {})
    if not view["turn"]:
        return texts().say("board", "setting_up", {})
    era = (view["turn"] - 1) // printed.turns_per_era + 1
    return texts().say("board", "clock", {"turn": view["turn"], "turns": printed.turns, "era": era})
