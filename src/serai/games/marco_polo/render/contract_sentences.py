"""Contracts, city cards and rewards: what is given and what is gained."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Count, Fact, Say, Several
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import ANY_GOOD, CAMEL, COIN, DIFFERENT_GOODS, PAIRS, PEPPER, SMALL
from serai.games.marco_polo.render.action import Action, noted
from serai.games.marco_polo.render.speech import (
    amount,
    bonus_name,
    contract,
    contract_word,
    exchange,
    place,
    price,
    things,
    within_supply,
)
from serai.games.marco_polo.rewards import bonus_at


def take_contract(a: Action) -> Say:
    number, bonus = a.t.row[a.n], a.t.printed.row_bonus[a.n]
    notes: list[Fact] = []
    if bonus:
        notes.append(Say("note-contract-bonus", coins=amount(COIN, bonus), camels=amount(CAMEL, bonus)))
    if a.t.can_give(a.seat, a.t.printed.contracts[number].cost):
        notes.append(Say("note-contract-ready"))
    return noted(a.say(which=contract_word("nth", number, n=a.n + 1), contract=contract(a.t, number)), notes)


def complete(a: Action) -> Say:
    number = a.me.contracts[a.n]
    printed = a.t.printed.contracts[number]
    told = Say("contract-completed", cost=things(printed.cost), reward=within_supply(a.t, printed.reward))
    return a.say(which=contract_word("nth", number, n=a.n + 1), contract=told)


def discard(a: Action) -> Say:
    if a.n < 2:
        number = a.me.contracts[a.n]
        return a.say(which=contract_word("nth", number, n=a.n + 1), contract=contract(a.t, number))
    return a.say("new", which=contract_word("new", a.step.contract), contract=contract(a.t, a.step.contract))


# City cards -----------------------------------------------------------------------------------------------------------


def times(a: Action) -> Say:
    way = a.t.printed.cards[a.step.card].ways[a.step.way]
    return a.say(times=Count("time", a.n + 1), exchange=exchange(way, a.n + 1))


def way(a: Action) -> Say:
    return a.say(exchange=exchange(a.t.printed.cards[a.step.card].ways[a.n]))


def give(a: Action) -> Say:
    """A good of one's choice: the exchange with that good in its place."""
    goods = PAIRS[a.n] if a.kind == "give-pair" else [PEPPER + a.n]
    printed = a.t.printed.cards[a.step.card].ways[0]
    cost = printed.cost.amounts.copy()
    cost[ANY_GOOD] = cost[DIFFERENT_GOODS] = 0
    for good in goods:
        cost[good] += 1
    return a.say(exchange=Say("exchange", cost=things(Bundle(cost, 0)), benefit=things(printed.benefit)))


def name_city(a: Action) -> Say:
    city, bonus = place(SMALL + a.n), things(bonus_at(a.t, a.seat, SMALL + a.n))
    if a.step.coins:
        return a.say("for", city=city, price=price(a.step.coins), things=bonus)
    return a.say(city=city, things=bonus)


def copy(a: Action) -> Say:
    return a.say(city=place(SMALL + a.n), things=things(bonus_at(a.t, a.seat, SMALL + a.n)))


def reward(a: Action) -> Say:
    return a.say(things=amount(a.n, a.step.amounts[a.n - ANY_GOOD]))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "complete": complete,
    "contract": take_contract,
    "discard": discard,
    "bonus": lambda a: a.say(things=amount(COIN + a.n, a.step.amount)),
    "way": way,
    "times": times,
    "give": give,
    "give-pair": give,
    "city": name_city,
    "good": lambda a: a.say(things=amount(PEPPER + a.n, 1)),
    "pair": lambda a: a.say(things=Several([amount(good, 1) for good in PAIRS[a.n]])),
    "copy": copy,
    "collect": lambda a: a.say(bonus=bonus_name(a.n), things=things(bonus_at(a.t, a.seat, a.n))),
    "reward": reward,
}
