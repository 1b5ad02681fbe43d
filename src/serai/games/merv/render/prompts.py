"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision import Asks, ask
from serai.core.say import Count, Fact, Say, Several
from serai.games.merv.constants import NOBODY
from serai.games.merv.grid import SITES
from serai.games.merv.render.speech import name, price, site
from serai.games.merv.render.things import COLOUR
from serai.games.merv.table import Table


def _attacked(t: Table, seat: int) -> int:
    return sum(t.attacked & ~t.ransomed & 1 << cell != 0 and t.owners[cell] == seat for cell in SITES)


def _queue(t: Table) -> Asks:
    """Who stands where already, and who comes after whoever is asked now, in their order. (A9)"""
    standing = [Say("queue-stands", who=name(t, who), place=at + 1) for at, who in enumerate(t.queue) if who != NOBODY]
    coming = [name(t, who) for who in t.slots if who != NOBODY]
    facts: dict[str, Fact] = {
        "standing": Several(standing) if standing else Say("queue-nobody"),
        "coming": Say("queue-coming", who=Several(coming)) if coming else Say("queue-none_coming"),
    }
    return "", facts


def _spices(t: Table, step: Any) -> Asks:
    return ("colour", {"colour": COLOUR[step.colour]}) if step.colour >= 0 else ("", {})


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "BuySpices": _spices,
    "PlaceCourtiers": lambda t, step: ("", {"n": t.players[step.seat].courtiers_placed() + 1}),
    "SpendForScrolls": lambda t, step: ("more", {"n": step.spent}) if step.spent else ("", {}),
    "ChooseBreakthrough": lambda t, step: ("", {"breakthrough": Say("nth-breakthrough", n=step.level + 1)}),
    "EstablishPost": lambda t, step: ("free" if step.with_good else "", {}),
    "Advance": lambda t, step: ("" if t.players[step.seat].row else "first", {}),
    "PlaceBonus": lambda t, step: ("", {"colour": COLOUR[step.colour]}),
    "PlaceWhite": lambda t, step: ("anywhere" if step.anywhere else "", {}),
    "PlaceWall": lambda t, step: ("gate" if step.gate else "", {}),
    "JoinQueue": lambda t, step: _queue(t),
    "Pay": lambda t, step: ("", {"price": price(step.cost)}),
    "PayRansom": lambda t, step: ("", {"buildings": Count("building", _attacked(t, step.seat))}),
    "ChooseRansom": lambda t, step: ("", {"site": site(t, step.cell, step.seat)}),
}


def prompt(t: Table) -> Say:
    return ask(t, ASKS)
