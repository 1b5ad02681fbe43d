"""Placing dice and changing them: where they may go, what they cost there and what they bring."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Entry, Fact
from serai.games.marco_polo.actions import DIE
from serai.games.marco_polo.cards import BY_DIE_VALUE, PER_OWNED, PER_PIP
from serai.games.marco_polo.characters import others_profit
from serai.games.marco_polo.city_cards import affordable, counted
from serai.games.marco_polo.constants import (
    BAZAAR,
    CARD_SPACE,
    COIN,
    COINS_SPACE,
    CONTRACT_SPACE,
    KHAN,
    NOBODY,
    OWN_BONUS,
    THINGS,
    TRAVEL,
)
from serai.games.marco_polo.dice import shortfall
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.placing import ChooseDice, NameValue, is_due
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.map_sentences import only_step, steps_in_reach
from serai.games.marco_polo.render.speech import card, card_used, die, either, phrase, texts, things
from serai.games.marco_polo.rewards import own_small_cities
from serai.games.marco_polo.table import Table


def brings(t: Table, seat: int, space: int, value: int, paid: int) -> str:
    """What the action of a space gives for a lowest die of this value, after so many coins for company."""
    if space == COINS_SPACE:
        return things(t.printed.coins_gain)
    if space < KHAN:
        return things(t.printed.bazaar[space - BAZAAR][value - 1])
    if space == KHAN:
        return things(t.printed.khan_gain) + khan_next(t, value)
    if space == CONTRACT_SPACE:
        last = min(value, len(t.row))
        return phrase(["first_of_row", "both_of_row"][last - 1] if last < 3 else "from_row", n=last)
    if space == TRAVEL:
        steps = steps_in_reach(t, seat, value, paid)
        return phrase("steps" if steps == value else "steps_in_reach", n=steps) + only_step(t, seat, paid)
    return card_brings(t, seat, t.cards[space - CARD_SPACE], value)


def khan_next(t: Table, value: int) -> str:
    """What the Khan asks of the next die, if there is room for one."""
    more = t.khan_dice + 1 < t.printed.khan_spaces
    return phrase("khan_next", value=value) if more and value > 1 else ""


def card_brings(t: Table, seat: int, number: int, value: int) -> str:
    printed = t.printed.cards[number]
    if printed.mode == PER_PIP:
        return things(printed.benefit.times(value))
    if printed.mode == PER_OWNED:
        return things(printed.benefit.times(min(value, counted(t, seat, printed))))
    if printed.mode == BY_DIE_VALUE:
        return things(printed.by_value[value - 1])
    if len(printed.ways) > 1:
        return phrase("card_times_ways", ways=card(t, number), n=value)
    way, times = printed.ways[0], value
    if way.benefit.of(OWN_BONUS):
        times = min(value, len(own_small_cities(t, seat)))
    elif not way.cost.chosen_goods():
        times = affordable(t, seat, way, value)
    return phrase("card_times", ways=card(t, number), n=times)


# Where to go ----------------------------------------------------------------------------------------------------------


def place(a: Action) -> str:
    """A space, with what the best of the dice that can go there would bring."""
    dice = a.t.printed.dice_on[a.n]
    due = is_due(a.t, a.me, a.n)
    values = [value_of(action - DIE) for action in ChooseDice(a.seat, a.n, dice, NOBODY).legal(a.t)]
    if a.me.names_values():
        values = NameValue(a.seat, a.n, int(due)).values(a.t)
    best = max(values)
    facts: dict[str, Fact] = {"space": a.n, "dice": dice, "company": company(a, values)}
    if a.n == CONTRACT_SPACE:
        last = min(best, len(a.t.row))
        return a.say("contracts" if last > 1 else "contracts_one", **{**facts, "n": last})
    if a.n == TRAVEL:
        steps = max(steps_in_reach(a.t, a.seat, value, value if due else 0) for value in values)
        only = only_step(a.t, a.seat, min(values) if due else 0)
        return a.say("travel", things=travel_table(a.t, steps), only=only, **facts)
    if a.n >= CARD_SPACE:
        return a.say("card", card=card_here(a, a.t.cards[a.n - CARD_SPACE]), **facts)
    facts["profits"] = profits(a)
    if a.n == KHAN:
        least = a.t.khan_value
        facts["things"] = things(a.t.printed.khan_gain)
        return a.say("khan" if least > 1 else "khan_any", least=least, **facts)
    facts["things"] = brings(a.t, a.seat, a.n, best, 0)
    return a.say("coins" if a.n == COINS_SPACE else "", **facts)


def card_here(a: Action, number: int) -> str:
    """A card, with how much of what it counts there is."""
    printed = a.t.printed.cards[number]
    many = phrase("have_counted", n=counted(a.t, a.seat, printed)) if printed.mode == PER_OWNED else ""
    return card_used(a.t, number) + many


def company(a: Action, values: list[int]) -> str:
    if not is_due(a.t, a.me, a.n):
        return ""
    if a.me.names_values():
        return phrase("company_named")
    low, high = min(values), max(values)
    return phrase("company", coins=low) if low == high else phrase("company_from_to", low=low, high=high)


def profits(a: Action) -> str:
    """What Mercator gains if somebody else goes there. The rules are asked, on a copy."""
    then = a.t.clone()
    log: list[Entry] = []
    then.log = log
    others_profit(then, a.seat, a.n)
    gains = [(entry.seat, texts().count(THINGS[entry.args[1]], entry.args[0])) for entry in log if entry.key == "gain"]
    return "".join(phrase("profits", who=who, things=gain) for who, gain in gains)


def travel_table(t: Table, steps: int) -> str:
    """'up to 3 steps, for 3, 7 or 12 coins and the roads'."""
    coins = [sum(t.printed.step_coins[: made + 1]) for made in range(steps)]
    return phrase("travel_table", n=steps, coins=either([str(sum) for sum in coins]))


# Which dice -----------------------------------------------------------------------------------------------------------


def choose_die(a: Action) -> str:
    told = die(a.n)
    if a.asked == "Adjust":
        value = value_of(a.n)
        return a.say("adjust", die=told, values=either([str(to) for to in (value - 1, value + 1) if 0 < to < 7]))
    if a.asked != "ChooseDice":
        return a.say({"UseMoneyBag": "bag", "Reroll": "reroll"}[a.asked], die=told)
    if a.step.least != NOBODY:
        return a.say("next", die=told)
    value = value_of(a.n)
    if not value:
        return a.say("alone", die=told)
    paid = value if is_due(a.t, a.me, a.step.space) else 0
    lowest = "lowest" if a.step.left > 1 else ""
    return a.say(lowest, die=told, things=brings(a.t, a.seat, a.step.space, value, paid), pays=for_company(paid))


def name_value(a: Action) -> str:
    value = a.n + 1
    paid = value if a.step.due else 0
    return a.say(value=value, things=brings(a.t, a.seat, a.step.space, value, paid), pays=for_company(paid))


def for_company(coins: int) -> str:
    return phrase("pays", coins=coins) if coins else ""


def column(a: Action) -> str:
    if a.asked == "ChooseEntry":
        return a.say("entry", value=a.n + 1, things=things(a.t.printed.cards[a.step.card].by_value[a.n]))
    return a.say(column=a.n + 1, things=things(a.t.printed.bazaar[a.step.space - BAZAAR][a.n]))


def compensation(a: Action) -> str:
    both = [texts().count(THINGS[COIN + at], n) for at, n in enumerate([a.n, shortfall(a.t, a.seat) - a.n]) if n]
    return a.say(things=texts().listed(both))


def black_die(a: Action) -> str:
    return a.say("as_it_is" if a.me.names_values() else "", camels=a.t.printed.black_die_camels)


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "place": place,
    "money-bag": lambda a: a.say(things=things(a.t.printed.bag_gain)),
    "reroll": lambda a: a.say(camels=a.t.printed.reroll_camels),
    "adjust": lambda a: a.say(camels=a.t.printed.adjust_camels),
    "black-die": black_die,
    "die": choose_die,
    "down": lambda a: a.say(value=value_of(a.step.die) - 1),
    "up": lambda a: a.say(value=value_of(a.step.die) + 1),
    "value": name_value,
    "coins": compensation,
    "column": column,
    "roll": lambda a: a.say(who=a.step.owner, value=a.n + 1),
}
