"""How far a game of Merv is."""

from typing import Any

from serai.games.merv.components import Printed
from serai.games.merv.render.speech import texts


def clock(view: dict[str, Any], printed: Printed) -> str:
    """Year and round as people count them; at the end of a year the fourth round is over."""
    facts: dict[str, int | str] = {"year": view["year"] + 1, "years": printed.years}
    if not view["decisions"]:
        return texts().say("board", "over", {})
    if view["round"] >= printed.rounds:
        return texts().say("board", "year_end", facts)
    return texts().say("board", "clock", {"round": view["round"] + 1, "rounds": printed.rounds, **facts})
