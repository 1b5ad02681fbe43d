"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision_text import Asks, ask
from serai.games.marco_polo.actions import BAG, PLACE
from serai.games.marco_polo.constants import NOBODY
from serai.games.marco_polo.dice import shortfall
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.journey import FREE
from serai.games.marco_polo.render.map_sentences import steps_in_reach
from serai.games.marco_polo.render.speech import phrase, texts
from serai.games.marco_polo.rewards import own_small_cities
from serai.games.marco_polo.table import Table


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
    if len(figures) > 1 and figures[0] == figures[1]:
        here = phrase("figures_together", places=texts().word("place", figures[0]))
    steps = step.left if step.kind == FREE else steps_in_reach(t, step.seat, step.left, made=step.made)
    free = "free" if step.kind == FREE else ""
    more = "more" if step.made else ""
    return "_".join(filter(None, [free, more])), {"here": here, "n": steps}


def take_contracts(t: Table, step: Any) -> Asks:
    second = "" if step.first == NOBODY else "second"
    full = "" if NOBODY in t.players[step.seat].contracts else "full"
    return "_".join(filter(None, [second, full])), {}


def keep_goals(t: Table, step: Any) -> Asks:
    points = ", ".join(map(str, t.printed.goal_city_points[1:]))
    return "second" if t.players[step.seat].goals else "", {"cities": points}


def name_cities(t: Table, step: Any) -> Asks:
    most = min(step.left, len(own_small_cities(t, step.seat)))
    return "more" if step.named else "", {"more": phrase("of_cities", n=most) if most > 1 else ""}


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "OwnTurn": own_turn,
    "ChooseDice": choose_dice,
    "NameValue": lambda t, step: ("", {"space": step.space}),
    "ChooseColumn": lambda t, step: ("", {"space": step.space}),
    "Reroll": lambda t, step: ("", {"camels": t.printed.reroll_camels}),
    "Adjust": lambda t, step: ("", {"camels": t.printed.adjust_camels}),
    "TurnDie": lambda t, step: ("", {"value": value_of(step.die)}),
    "TakeContracts": take_contracts,
    "TakeRowBonus": lambda t, step: ("", {"n": step.amount}),
    "Compensate": lambda t, step: ("", {"n": shortfall(t, step.seat), "below": t.printed.compensation_below}),
    "Journey": journey,
    "MovePost": lambda t, step: ("" if step.must else "may", {"city": step.city}),
    "ChooseWay": lambda t, step: ("", {"n": step.value}),
    "Repeat": lambda t, step: ("more" if step.made else "once" if step.left == 1 else "", {"n": step.left}),
    "NameCities": name_cities,
    "GainGoods": lambda t, step: ("more" if step.left > 1 else "", {"n": step.left}),
    "KeepGoals": keep_goals,
    "DrawContract": lambda t, step: ("", {"who": step.owner}),
    "Roll": lambda t, step: ("", {"who": step.owner}),
}
"""The steps whose sentence depends on the position."""


def prompt(t: Table) -> str:
    return ask(texts(), t, ASKS)
