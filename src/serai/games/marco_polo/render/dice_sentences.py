"""Placing dice and changing them: where they may go, what they cost there and what they bring."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Entry, Fact
from serai.games.marco_polo.actions import DIE
from serai.games.marco_polo.cards import BY_DIE_VALUE, PER_OWNED, PER_PIP
from serai.games.marco_polo.characters import others_profit
from serai.games.marco_polo.city_cards import affordable, counted
from serai.games.marco_polo.dice import shortfall
from serai.games.marco_polo.placing import ChooseDice, is_due
from serai.games.marco_polo.render.choice import Asked
from serai.games.marco_polo.render.speech import card, card_used, die, either, phrase, texts, things
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.words import (
    BAZAAR,
    CARD_SPACE,
    COIN,
    COINS_SPACE,
    CONTRACT_SPACE,
    KHAN,
    KINDS,
    NOBODY,
    THINGS,
    TRAVEL,
)


def brings(t: Table, seat: int, space: int, value: int) -> str:
    """What the action of a space gives for a lowest die of this value."""
    if space == COINS_SPACE:
        return things(t.printed.coins_gain)
    if space < KHAN:
        return things(t.printed.bazaar[space - BAZAAR][value - 1])
    if space == KHAN:
        return things(t.printed.khan_gain)
    if space == CONTRACT_SPACE:
        last = min(value, len(t.row))
        return phrase(["first_of_row", "both_of_row"][last - 1] if last < 3 else "from_row", n=last)
    if space == TRAVEL:
        return phrase("steps", n=value)
    return card_brings(t, seat, t.cards[space - CARD_SPACE], value)


def card_brings(t: Table, seat: int, number: int, value: int) -> str:
    printed = t.printed.cards[number]
    if printed.mode == PER_PIP:
        return things(printed.benefit.times(value))
    if printed.mode == PER_OWNED:
        return things(printed.benefit.times(min(value, counted(t, seat, printed))))
    if printed.mode == BY_DIE_VALUE:
        return things(printed.by_value[value - 1])
    plain = len(printed.ways) == 1 and not printed.ways[0].cost.chosen_goods()
    times = affordable(t, seat, printed.ways[0], value) if plain else value
    return phrase("card_times", ways=card(t, number), n=times)


# Where to go ----------------------------------------------------------------------------------------------------------


def place(a: Asked) -> str:
    """A space, with what the best of the dice that can go there would bring."""
    dice = a.t.printed.dice_on[a.n]
    values = [(action - DIE) // KINDS for action in ChooseDice(a.seat, a.n, dice, NOBODY).legal(a.t)]
    best = max(values) or 6
    facts: dict[str, Fact] = {"space": a.n, "dice": dice, "company": company(a, values)}
    if a.n == CONTRACT_SPACE:
        last = min(best, len(a.t.row))
        return a.say("contracts" if last > 1 else "contracts_one", **{**facts, "n": last})
    if a.n == TRAVEL:
        return a.say("travel", things=travel_table(a.t, best), **facts)
    if a.n >= CARD_SPACE:
        return a.say("card", card=card_used(a.t, a.t.cards[a.n - CARD_SPACE]), **facts)
    facts["things"] = brings(a.t, a.seat, a.n, best)
    facts["profits"] = profits(a)
    if a.n == KHAN:
        least = a.t.khan_value
        return a.say("khan" if least > 1 else "khan_any", least=least, **facts)
    return a.say("coins" if a.n == COINS_SPACE else "", **facts)


def company(a: Asked, values: list[int]) -> str:
    if not is_due(a.t, a.me, a.n):
        return ""
    if a.me.names_values():
        return phrase("company_named")
    low, high = min(values), max(values)
    return phrase("company", coins=low) if low == high else phrase("company_from_to", low=low, high=high)


def profits(a: Asked) -> str:
    """What Mercator gains if somebody else goes there. The rules are asked, on a copy."""
    then = a.t.clone()
    log: list[Entry] = []
    then.log = log
    others_profit(then, a.seat, a.n)
    gains = [(entry.seat, texts().count(THINGS[entry.args[1]], entry.args[0])) for entry in log if entry.key == "gain"]
    return "".join(phrase("profits", who=who, things=gain) for who, gain in gains)


def travel_table(t: Table, steps: int) -> str:
    """'up to 3 steps, for 3, 7, 12 coins and the roads'."""
    coins = [sum(t.printed.step_coins[: made + 1]) for made in range(steps)]
    return phrase("travel_table", n=steps, coins=", ".join(map(str, coins)))


# Which dice -----------------------------------------------------------------------------------------------------------


def choose_die(a: Asked) -> str:
    told = die(a.n)
    if a.asked == "Adjust":
        value = a.n // KINDS
        return a.say("adjust", die=told, values=either([str(to) for to in (value - 1, value + 1) if 0 < to < 7]))
    if a.asked != "ChooseDice":
        return a.say({"UseMoneyBag": "bag", "Reroll": "reroll"}[a.asked], die=told)
    if a.step.least != NOBODY:
        return a.say("next", die=told)
    value = a.n // KINDS
    if not value:
        return a.say("alone", die=told)
    pays = phrase("pays", coins=value) if is_due(a.t, a.me, a.step.space) else ""
    lowest = "lowest" if a.step.left > 1 else ""
    return a.say(lowest, die=told, things=brings(a.t, a.seat, a.step.space, value), pays=pays)


def name_value(a: Asked) -> str:
    value, space = a.n + 1, a.step.space
    pays = phrase("pays", coins=value) if a.step.due else ""
    return a.say("khan" if space == KHAN else "", value=value, things=brings(a.t, a.seat, space, value), pays=pays)


def column(a: Asked) -> str:
    if a.asked == "ChooseEntry":
        return a.say("entry", value=a.n + 1, things=things(a.t.printed.cards[a.step.card].by_value[a.n]))
    return a.say(column=a.n + 1, things=things(a.t.printed.bazaar[a.step.space - BAZAAR][a.n]))


def compensation(a: Asked) -> str:
    both = [texts().count(THINGS[COIN + at], n) for at, n in enumerate([a.n, shortfall(a.t, a.seat) - a.n]) if n]
    return a.say(things=texts().listed(both))


def black_die(a: Asked) -> str:
    return a.say("as_it_is" if a.me.names_values() else "", camels=a.t.printed.black_die_camels)


TELLS: Final[dict[str, Callable[[Asked], str]]] = {
    "place": place,
    "money-bag": lambda a: a.say(things=things(a.t.printed.bag_gain)),
    "reroll": lambda a: a.say(camels=a.t.printed.reroll_camels),
    "adjust": lambda a: a.say(camels=a.t.printed.adjust_camels),
    "black-die": black_die,
    "die": choose_die,
    "down": lambda a: a.say(value=a.step.die // KINDS - 1),
    "up": lambda a: a.say(value=a.step.die // KINDS + 1),
    "value": name_value,
    "coins": compensation,
    "column": column,
    "roll": lambda a: a.say(who=a.step.owner, value=a.n + 1),
}
