"""How far a game of Marco Polo is."""

from typing import Any

from serai.core.step import OVER
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.render.speech import texts


def clock(view: dict[str, Any], printed: Printed) -> str:
    """Which round it is."""
    if view["actor"] == OVER:
        return texts().say("board", "clock_over", {})
    key = "clock" if view["round"] else "clock_setup"
    return texts().say("board", key, {"round": view["round"], "rounds": printed.rounds})
