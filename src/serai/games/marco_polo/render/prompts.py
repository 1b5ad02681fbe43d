"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision import Asks, ask
from serai.core.say import COMMA, Say, Several
from serai.games.marco_polo.actions import BAG, PLACE
from serai.games.marco_polo.constants import CAMEL, NOBODY
from serai.games.marco_polo.dice import shortfall
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.journey import FREE
from serai.games.marco_polo.render.map_sentences import steps_in_reach
from serai.games.marco_polo.render.speech import amount, place, seat_name, space_name
from serai.games.marco_polo.rewards import own_small_cities
from serai.games.marco_polo.table import Table


def own_turn(t: Table, step: Any) -> Asks:
    if step.acted:
        return "acted", {}
    if not t.players[step.seat].dice:
        return "no-dice", {}
    return ("" if any(PLACE <= action < BAG for action in t.legal()) else "bag"), {}


def choose_dice(t: Table, step: Any) -> Asks:
    needed = t.printed.dice_on[step.space]
    space = space_name(step.space)
    if step.least != NOBODY:
        return "next", {"space": space}
    return ("lowest", {"space": space, "n": needed}) if needed > 1 else ("", {"space": space})


def journey(t: Table, step: Any) -> Asks:
    steps = step.left if step.kind == FREE else steps_in_reach(t, step.seat, step.left, made=step.made)
    variant = ["free"] * (step.kind == FREE) + ["more"] * (step.made > 0)
    return "-".join(variant), {"here": whereabouts(t.players[step.seat].figures), "n": steps}


def whereabouts(figures: list[int]) -> Say:
    if len(figures) == 1:
        return Say("figure-is", place=place(figures[0]))
    if figures[0] == figures[1]:
        return Say("figures-together", place=place(figures[0]))
    return Say("figures-are", first=place(figures[0]), second=place(figures[1]))


def take_contracts(t: Table, step: Any) -> Asks:
    variant = ["second"] * (step.first != NOBODY) + ["full"] * (NOBODY not in t.players[step.seat].contracts)
    return "-".join(variant), {}


def compensate(t: Table, step: Any) -> Asks:
    return "", {"n": shortfall(t, step.seat), "below": t.printed.compensation_below}


def keep_goals(t: Table, step: Any) -> Asks:
    if t.players[step.seat].goals:
        return "second", {}
    return "", {"cities": Several(t.printed.goal_city_points[1:], COMMA)}


def name_cities(t: Table, step: Any) -> Asks:
    if step.named:
        return "more", {}
    most = min(step.left, len(own_small_cities(t, step.seat)))
    return ("several", {"n": most}) if most > 1 else ("", {})


def repeat(t: Table, step: Any) -> Asks:
    if step.left == 1 and not step.made:
        return "once", {}
    return "more" if step.made else "", {"n": step.left}


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "OwnTurn": own_turn,
    "ChooseDice": choose_dice,
    "NameValue": lambda t, step: ("", {"space": space_name(step.space)}),
    "ChooseColumn": lambda t, step: ("", {"space": space_name(step.space)}),
    "Reroll": lambda t, step: ("", {"price": amount(CAMEL, t.printed.reroll_camels)}),
    "Adjust": lambda t, step: ("", {"price": amount(CAMEL, t.printed.adjust_camels)}),
    "TurnDie": lambda t, step: ("", {"value": value_of(step.die)}),
    "TakeContracts": take_contracts,
    "TakeRowBonus": lambda t, step: ("", {"n": step.amount}),
    "Compensate": compensate,
    "Journey": journey,
    "MovePost": lambda t, step: ("" if step.must else "may", {"city": place(step.city)}),
    "ChooseWay": lambda t, step: ("", {"n": step.value}),
    "Repeat": repeat,
    "NameCities": name_cities,
    "GainGoods": lambda t, step: ("more", {"n": step.left}) if step.left > 1 else ("", {}),
    "KeepGoals": keep_goals,
    "DrawContract": lambda t, step: ("", {"who": seat_name(step.owner)}),
    "Roll": lambda t, step: ("", {"who": seat_name(step.owner)}),
}
"""The steps whose question depends on the position."""


def prompt(t: Table) -> Say:
    return ask(t, ASKS)
