"""Contracts, city cards and rewards: what is given and what is gained."""

from collections.abc import Callable
from typing import Final

from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import (
    ANY_GOOD,
    CAMEL,
    COIN,
    DIFFERENT_GOODS,
    PAIRS,
    PEPPER,
    SMALL,
    THINGS,
)
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.speech import contract, exchange, lost, phrase, texts, things
from serai.games.marco_polo.rewards import bonus_at


def take_contract(a: Action) -> str:
    bonus = a.t.printed.row_bonus[a.n]
    coins, camels = texts().count(THINGS[COIN], bonus), texts().count(THINGS[CAMEL], bonus)
    return a.say(
        space=a.n + 1,
        contract=contract(a.t, a.t.row[a.n]),
        bonus=phrase("contract_bonus", coins=coins, camels=camels) if bonus else "",
        ready=phrase("contract_ready") if a.t.can_give(a.seat, a.t.printed.contracts[a.t.row[a.n]].cost) else "",
    )


def complete(a: Action) -> str:
    number = a.me.contracts[a.n]
    told = contract(a.t, number, "completed") + lost(a.t, a.t.printed.contracts[number].reward)
    return a.say(slot=a.n + 1, contract=told)


def discard(a: Action) -> str:
    if a.n < 2:
        return a.say(slot=a.n + 1, contract=contract(a.t, a.me.contracts[a.n]))
    return a.say("new", contract=contract(a.t, a.step.contract))


def row_bonus(a: Action) -> str:
    return a.say(coins=texts().count(THINGS[COIN], a.step.amount), camels=texts().count(THINGS[CAMEL], a.step.amount))


# City cards -----------------------------------------------------------------------------------------------------------


def times(a: Action) -> str:
    way = a.t.printed.cards[a.step.card].ways[a.step.way]
    return a.say(times=a.n + 1, exchange=exchange(way, a.n + 1))


def way(a: Action) -> str:
    return a.say(exchange=exchange(a.t.printed.cards[a.step.card].ways[a.n]))


def give(a: Action) -> str:
    """A good of one's choice: the exchange with that good in its place."""
    goods = PAIRS[a.n] if a.kind == "give-pair" else [PEPPER + a.n]
    printed = a.t.printed.cards[a.step.card].ways[0]
    cost = printed.cost.amounts.copy()
    cost[ANY_GOOD] = cost[DIFFERENT_GOODS] = 0
    for good in goods:
        cost[good] += 1
    return a.say(exchange=phrase("way", cost=things(Bundle(cost, 0)), benefit=things(printed.benefit)))


def name_city(a: Action) -> str:
    bonus = things(bonus_at(a.t, a.seat, SMALL + a.n))
    paid = phrase("price", price=texts().count(THINGS[COIN], a.step.coins)) if a.step.coins else ""
    return a.say(city=SMALL + a.n, price=paid, things=bonus)


def copy(a: Action) -> str:
    return a.say(city=SMALL + a.n, things=things(bonus_at(a.t, a.seat, SMALL + a.n)))


def reward(a: Action) -> str:
    return a.say(things=texts().count(THINGS[a.n], a.step.amounts[a.n - ANY_GOOD]))


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "complete": complete,
    "contract": take_contract,
    "discard": discard,
    "bonus": row_bonus,
    "way": way,
    "times": times,
    "give": give,
    "give-pair": give,
    "city": name_city,
    "copy": copy,
    "collect": lambda a: a.say(things=things(bonus_at(a.t, a.seat, a.n))),
    "reward": reward,
}
