"""Placing dice and changing them: where they may go, what they cost there and what they bring."""

from collections.abc import Callable
from typing import Final

from serai.core.say import OR, Count, Fact, Say, Several
from serai.core.text import Entry
from serai.games.marco_polo.actions import DIE
from serai.games.marco_polo.cards import BY_DIE_VALUE, PER_OWNED, PER_PIP
from serai.games.marco_polo.characters import others_profit
from serai.games.marco_polo.city_cards import affordable, counted
from serai.games.marco_polo.constants import (
    BAZAAR,
    CAMEL,
    CARD_SPACE,
    COIN,
    COINS_SPACE,
    CONTRACT_SPACE,
    KHAN,
    NOBODY,
    OWN_BONUS,
    TRAVEL,
)
from serai.games.marco_polo.dice import shortfall
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.placing import ChooseDice, NameValue, is_due
from serai.games.marco_polo.render.action import Action, noted
from serai.games.marco_polo.render.map_sentences import only_step, steps_in_reach
from serai.games.marco_polo.render.speech import (
    amount,
    card,
    card_used,
    die,
    prices,
    seat_name,
    space_name,
    things,
)
from serai.games.marco_polo.rewards import own_small_cities
from serai.games.marco_polo.table import Table

Brought = tuple[Fact, list[Fact]]
"""What dice bring, and what there is to be said of it besides."""


def brings(t: Table, seat: int, space: int, value: int, paid: int) -> Brought:
    """What the action of a space gives for a lowest die of this value, after so many coins for company."""
    if space == COINS_SPACE:
        return things(t.printed.coins_gain), []
    if space < KHAN:
        return things(t.printed.bazaar[space - BAZAAR][value - 1]), []
    if space == KHAN:
        return things(t.printed.khan_gain), khan_next(t, value)
    if space == CONTRACT_SPACE:
        return contracts_up_to(min(value, len(t.row))), []
    if space == TRAVEL:
        reach = steps_in_reach(t, seat, value, paid)
        key = "brings-steps" if reach == value else "brings-steps-in-reach"
        return Say(key, steps=Count("step", reach)), only_step(t, seat, paid)
    return card_brings(t, seat, t.cards[space - CARD_SPACE], value), []


def contracts_up_to(last: int) -> Say:
    if last < 3:
        return Say("brings-two-contracts" if last == 2 else "brings-first-contract")
    return Say("brings-contracts", n=last)


def khan_next(t: Table, value: int) -> list[Fact]:
    """What the Khan asks of the next die, if there is room for one."""
    more = t.khan_dice + 1 < t.printed.khan_spaces
    return [Say("note-khan-next", value=value)] if more and value > 1 else []


def card_brings(t: Table, seat: int, number: int, value: int) -> Fact:
    printed = t.printed.cards[number]
    if printed.mode == PER_PIP:
        return things(printed.benefit.times(value))
    if printed.mode == PER_OWNED:
        return things(printed.benefit.times(min(value, counted(t, seat, printed))))
    if printed.mode == BY_DIE_VALUE:
        return things(printed.by_value[value - 1])
    told = card(t.printed, number, t.setting.either_way)
    if len(printed.ways) > 1:
        return Say("card-times-ways", ways=told, n=value)
    way, times = printed.ways[0], value
    if way.benefit.of(OWN_BONUS):
        times = min(value, len(own_small_cities(t, seat)))
    elif not way.cost.chosen_goods():
        times = affordable(t, seat, way, value)
    return Say("card-times", ways=told, n=times)


# Where to go ----------------------------------------------------------------------------------------------------------


def place(a: Action) -> Say:
    """A space, with what the best of the dice that can go there would bring."""
    due = is_due(a.t, a.me, a.n)
    values = values_there(a, due)
    dice = Count("die", a.t.printed.dice_on[a.n])
    notes = company(a, values) if due else []
    if a.n == CONTRACT_SPACE:
        last = min(max(values), len(a.t.row))
        told = a.say("contracts", n=last, dice=dice) if last > 1 else a.say("contracts-one", dice=dice)
        return noted(told, notes)
    if a.n == TRAVEL:
        steps = max(steps_in_reach(a.t, a.seat, value, value if due else 0) for value in values)
        notes += only_step(a.t, a.seat, min(values) if due else 0)
        return noted(a.say("travel", dice=dice, **travel_table(a.t, steps)), notes)
    if a.n >= CARD_SPACE:
        number = a.t.cards[a.n - CARD_SPACE]
        its_card = card_used(a.t.printed, number, a.t.setting.either_way)
        return noted(a.say("card", space=space_name(a.n, number), dice=dice, card=its_card), counted_there(a, number))
    return noted(place_for_things(a, dice, max(values)), notes + profits(a))


def values_there(a: Action, due: bool) -> list[int]:
    """The values that one's lowest die there can have."""
    if a.me.names_values():
        return NameValue(a.seat, a.n, int(due)).values(a.t)
    dice = ChooseDice(a.seat, a.n, a.t.printed.dice_on[a.n], NOBODY)
    return [value_of(action - DIE) for action in dice.legal(a.t)]


def place_for_things(a: Action, dice: Count, best: int) -> Say:
    """The Khan's favor, the coins, the bazaar."""
    if a.n == KHAN:
        gain = things(a.t.printed.khan_gain)
        if a.t.khan_value > 1:
            return a.say("khan", dice=dice, least=a.t.khan_value, things=gain)
        return a.say("khan-any", dice=dice, things=gain)
    gain, _ = brings(a.t, a.seat, a.n, best, 0)
    if a.n == COINS_SPACE:
        return a.say("coins", dice=dice, things=gain)
    return a.say(space=space_name(a.n), dice=dice, things=gain)


def counted_there(a: Action, number: int) -> list[Fact]:
    """How much there is of what a card counts."""
    printed = a.t.printed.cards[number]
    return [Say("note-counted", n=counted(a.t, a.seat, printed))] if printed.mode == PER_OWNED else []


def company(a: Action, values: list[int]) -> list[Fact]:
    if a.me.names_values():
        return [Say("note-company-named")]
    low, high = min(values), max(values)
    if low == high:
        return [Say("note-company", coins=amount(COIN, low))]
    return [Say("note-company-from-to", low=low, coins=amount(COIN, high))]


def profits(a: Action) -> list[Fact]:
    """What Mercator gains if somebody else goes there. The rules are asked, on a copy."""
    then = a.t.clone()
    log: list[Entry] = []
    then.log = log
    others_profit(then, a.seat, a.n)
    return [
        Say("note-profit", who=seat_name(entry.seat), things=amount(entry.args[1], entry.args[0]))
        for entry in log
        if entry.key == "gain"
    ]


def travel_table(t: Table, steps: int) -> dict[str, Fact]:
    """'up to 3 steps, for 3, 7 or 12 coins and the roads'."""
    *fewer, last = [sum(t.printed.step_coins[: made + 1]) for made in range(steps)]
    return {"steps": Count("step", steps), "coins": Several([*fewer, amount(COIN, last)], OR)}


# Which dice -----------------------------------------------------------------------------------------------------------


def choose_die(a: Action) -> Say:
    told, value = die(a.n), value_of(a.n)
    if a.asked == "Adjust":
        return a.say("adjust", die=told, values=Several([to for to in (value - 1, value + 1) if 0 < to < 7], OR))
    if a.asked != "ChooseDice":
        return a.say({"UseMoneyBag": "bag", "Reroll": "reroll"}[a.asked], die=told)
    if a.step.least != NOBODY:
        return a.say("next", die=told)
    if not value:
        return a.say("alone", die=told)
    paid = value if is_due(a.t, a.me, a.step.space) else 0
    gain, notes = brings(a.t, a.seat, a.step.space, value, paid)
    return noted(a.say("lowest" if a.step.left > 1 else "", die=told, things=gain), notes + for_company(paid))


def name_value(a: Action) -> Say:
    value = a.n + 1
    paid = value if a.step.due else 0
    gain, notes = brings(a.t, a.seat, a.step.space, value, paid)
    return noted(a.say(value=value, things=gain), notes + for_company(paid))


def for_company(coins: int) -> list[Fact]:
    return [Say("note-pays", coins=amount(COIN, coins))] if coins else []


def column(a: Action) -> Say:
    if a.asked == "ChooseEntry":
        return a.say("entry", value=a.n + 1, things=things(a.t.printed.cards[a.step.card].by_value[a.n]))
    return a.say(column=a.n + 1, things=things(a.t.printed.bazaar[a.step.space - BAZAAR][a.n]))


def black_die(a: Action) -> Say:
    return a.say("as-it-is" if a.me.names_values() else "", price=amount(CAMEL, a.t.printed.black_die_camels))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "place": place,
    "money-bag": lambda a: a.say(things=things(a.t.printed.bag_gain)),
    "reroll": lambda a: a.say(price=amount(CAMEL, a.t.printed.reroll_camels)),
    "adjust": lambda a: a.say(price=amount(CAMEL, a.t.printed.adjust_camels)),
    "black-die": black_die,
    "die": choose_die,
    "down": lambda a: a.say(value=value_of(a.step.die) - 1),
    "up": lambda a: a.say(value=value_of(a.step.die) + 1),
    "value": name_value,
    "coins": lambda a: a.say(things=prices(a.n, shortfall(a.t, a.seat) - a.n)),
    "column": column,
    "roll": lambda a: a.say(who=seat_name(a.step.owner), value=a.n + 1),
}
