"""How far a game of Merv is."""

from typing import Any

from serai.core.say import Fact, Say
from serai.games.merv.components import Printed


def clock(view: dict[str, Any], printed: Printed) -> Say:
    """Year and round as people count them; a round ends with the next queue, a year after its last round."""
    moment = moment_of([name for name, *_ in view["decisions"]], view["round"], printed)
    return Say(f"clock-{moment}", **times(moment, view["year"], view["round"], printed))


def moment_of(decisions: list[str], round: int, printed: Printed) -> str:
    """Where in a year one is, by the names of the decisions that wait: in a round, at its end or that of the year, or
    after all of them."""
    if not decisions:
        return "over"
    if round >= printed.rounds:
        return "year_end"
    return "round_end" if "FillQueue" in decisions else "round"


def times(moment: str, year: int, round: int, printed: Printed) -> dict[str, Fact]:
    """The numbers that such a moment is told with."""
    if moment == "over":
        return {}
    years: dict[str, Fact] = {"year": year + 1, "years": printed.years}
    return years if moment == "year_end" else {**years, "round": round + 1, "rounds": printed.rounds}
