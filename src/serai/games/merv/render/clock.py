"""How far a game of Merv is."""

from typing import Any

from serai.core.text import Fact
from serai.games.merv.components import Printed
from serai.games.merv.render.speech import texts


def clock(view: dict[str, Any], printed: Printed) -> str:
    """Year and round as people count them; a round ends with the next queue, a year after its last round."""
    decisions = [name for name, *_ in view["decisions"]]
    return texts().say("board", moment(decisions, view["round"], printed), times(view["year"], view["round"], printed))


def moment(decisions: list[str], round: int, printed: Printed) -> str:
    """Where in a year one is, by the names of the decisions that wait: a round, its end, the end of the year."""
    if not decisions:
        return "over"
    if round >= printed.rounds:
        return "year_end"
    return "round_end" if "FillQueue" in decisions else "clock"


def times(year: int, round: int, printed: Printed) -> dict[str, Fact]:
    return {
        "year": year + 1,
        "years": printed.years,
        "round": min(round + 1, printed.rounds),
        "rounds": printed.rounds,
    }
