"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision_text import Asks, ask
from serai.games.merv.grid import SITES
from serai.games.merv.render.speech import price, site, texts
from serai.games.merv.table import Table


def _attacked(t: Table, seat: int) -> int:
    return sum(t.attacked & ~t.ransomed & 1 << cell != 0 and t.owners[cell] == seat for cell in SITES)


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "BuySpices": lambda t, step: ("colour" if step.colour >= 0 else "", {"colour": step.colour}),
    "PlaceCourtiers": lambda t, step: ("", {"n": t.players[step.seat].courtiers_placed() + 1}),
    "SpendForScrolls": lambda t, step: ("more" if step.spent else "", {"n": step.spent}),
    "ChooseBreakthrough": lambda t, step: ("", {"level": step.level}),
    "EstablishPost": lambda t, step: ("free" if step.with_good else "", {}),
    "Advance": lambda t, step: ("" if t.players[step.seat].row else "first", {}),
    "PlaceBonus": lambda t, step: ("", {"colour": step.colour}),
    "PlaceWhite": lambda t, step: ("anywhere" if step.anywhere else "", {}),
    "PlaceWall": lambda t, step: ("gate" if step.gate else "", {}),
    "Pay": lambda t, step: ("", {"price": price(step.cost)}),
    "PayRansom": lambda t, step: ("", {"n": _attacked(t, step.seat)}),
    "ChooseRansom": lambda t, step: ("", {"site": site(t, step.cell, step.seat)}),
}


def prompt(t: Table) -> str:
    return ask(texts(), t, ASKS)
