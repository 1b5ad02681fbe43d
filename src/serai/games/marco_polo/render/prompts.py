"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.asked import Asks, ask
from serai.games.marco_polo.actions import BAG, PLACE
from serai.games.marco_polo.dice import shortfall
from serai.games.marco_polo.journey import FREE
from serai.games.marco_polo.render.speech import phrase, texts
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.words import KINDS, NOBODY


def own_turn(t: Table, step: Any) -> Asks:
    if step.acted:
        return "acted", {}
    if not t.players[step.seat].dice:
        return "no_dice", {}
    return ("" if any(PLACE <= action < BAG for action in t.legal()) else "bag"), {}


def choose_dice(t: Table, step: Any) -> Asks:
    needed = t.printed.dice_on[step.space]
    variant = "next" if step.least != NOBODY else "lowest" if needed > 1 else ""
    return variant, {"space": step.space, "n": needed}


def journey(t: Table, step: Any) -> Asks:
    figures = t.players[step.seat].figures
    places = texts().listed([texts().word("place", figure) for figure in figures])
    here = phrase("figure_is" if len(figures) == 1 else "figures_are", places=places)
    free = "free" if step.kind == FREE else ""
    more = "more" if step.made else ""
    return "_".join(filter(None, [free, more])), {"here": here, "n": step.left}


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "OwnTurn": own_turn,
    "ChooseDice": choose_dice,
    "NameValue": lambda t, step: ("", {"space": step.space}),
    "ChooseColumn": lambda t, step: ("", {"space": step.space}),
    "Reroll": lambda t, step: ("", {"camels": t.printed.reroll_camels}),
    "Adjust": lambda t, step: ("", {"camels": t.printed.adjust_camels}),
    "TurnDie": lambda t, step: ("", {"value": step.die // KINDS}),
    "TakeContracts": lambda t, step: ("" if step.first == NOBODY else "second", {}),
    "TakeRowBonus": lambda t, step: ("", {"n": step.amount}),
    "Compensate": lambda t, step: ("", {"n": shortfall(t, step.seat), "below": t.printed.compensation_below}),
    "Journey": journey,
    "MovePost": lambda t, step: ("" if step.must else "may", {"city": step.city}),
    "ChooseWay": lambda t, step: ("", {"n": step.value}),
    "Repeat": lambda t, step: ("more" if step.made else "once" if step.left == 1 else "", {"n": step.left}),
    "NameCities": lambda t, step: ("more" if step.named else "", {}),
    "GainGoods": lambda t, step: ("more" if step.left > 1 else "", {"n": step.left}),
    "KeepGoals": lambda t, step: ("second" if t.players[step.seat].goals else "", {}),
    "DrawContract": lambda t, step: ("", {"who": step.owner}),
    "Roll": lambda t, step: ("", {"who": step.owner}),
}
"""The steps whose sentence depends on the position."""


def prompt(t: Table) -> str:
    return ask(texts(), t, ASKS)
