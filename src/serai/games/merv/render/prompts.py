"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision_text import Asks, ask
from serai.core.text import sentence_case
from serai.games.merv.constants import NOBODY
from serai.games.merv.grid import SITES
from serai.games.merv.render.speech import name, phrase, price, site, texts
from serai.games.merv.table import Table


def _attacked(t: Table, seat: int) -> int:
    return sum(t.attacked & ~t.ransomed & 1 << cell != 0 and t.owners[cell] == seat for cell in SITES)


def _queue(t: Table) -> Asks:
    """Who stands where already, and who comes after whoever is asked now, in their order. (A9)"""
    standing = [phrase("stands", who=name(t, who), place=at + 1) for at, who in enumerate(t.queue) if who != NOBODY]
    coming = [name(t, who) for who in t.slots if who != NOBODY]
    here = texts().listed(standing) if standing else phrase("nobody_stands")
    after = (
        phrase("to_come" if len(coming) == 1 else "more_to_come", who=texts().listed(coming))
        if coming
        else phrase("none_to_come")
    )
    return "", {"standing": sentence_case(here), "coming": after}


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
    "JoinQueue": lambda t, step: _queue(t),
    "Pay": lambda t, step: ("", {"price": price(step.cost)}),
    "PayRansom": lambda t, step: ("", {"n": _attacked(t, step.seat)}),
    "ChooseRansom": lambda t, step: ("", {"site": site(t, step.cell, step.seat)}),
}


def prompt(t: Table) -> str:
    return ask(texts(), t, ASKS)
