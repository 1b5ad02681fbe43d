"""What a position of Marco Polo is worth to a seat: the points it has, and what it promises.

Written by hand, in points. What needs time to pay off (goods, posts, cities on the way) counts by the time left.
"""

from typing import Final

from serai.core.state import State
from serai.games.marco_polo.bot.things import THING_WORTH, bundle_worth
from serai.games.marco_polo.bot.travels import map_promise
from serai.games.marco_polo.cards import Contract
from serai.games.marco_polo.constants import BEIJING, COIN, NOBODY, STOCK
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

ENOUGH: Final = [12, 8, 4, 4, 4]
"""So many coins, camels and goods are soon of use; whatever is beyond counts little."""
SPARE: Final = 0.35


def worth(state: State, seat: int) -> float:
    assert isinstance(state, Table)
    t = state
    me = t.players[seat]
    value = float(me.score())
    if t.is_over:
        return value
    rounds_to_come = t.printed.rounds - t.round
    time = min(1.0, (rounds_to_come + len(me.dice) / 6.0) / 2.5)
    value += stock_promise(t, me, time)
    value += contract_promise(t, me) * time
    value += map_promise(t, seat, rounds_to_come, time)
    return value + dice_promise(me) + most_contracts_promise(t, seat, me)


def stock_promise(t: Table, me: Player, time: float) -> float:
    """What lies in the warehouse is worth what it can still buy, and in the end what it scores."""
    soon = 0.0
    for thing in range(STOCK):
        held = me.stock[thing]
        spare = max(0, held - ENOUGH[thing])
        soon += THING_WORTH[thing] * (held - spare + SPARE * spare)
    end = me.stock[COIN] / t.printed.coins_per_point
    if me.has_post(BEIJING):
        end += me.goods() / t.printed.goods_per_point
    return soon * time + end * (1.0 - time)


def contract_promise(t: Table, me: Player) -> float:
    value = 0.0
    for slot in range(2):
        if me.contracts[slot] != NOBODY:
            value += promise_of(t.printed.contracts[me.contracts[slot]], me)
    return value


def promise_of(contract: Contract, me: Player) -> float:
    """What a contract gains over its price, and the surer the less is missing."""
    missing = 0.0
    for thing in contract.cost.stock:
        missing += THING_WORTH[thing] * max(0, contract.cost.amounts[thing] - me.stock[thing])
    return (bundle_worth(contract.reward) - 0.8 * bundle_worth(contract.cost)) * max(0.08, 0.75 - 0.2 * missing)


def dice_promise(me: Player) -> float:
    """Dice still to be placed, high ones more than low ones; Rashid's are as high as he likes."""
    value = 0.0
    for die in me.dice:
        pips = value_of(die)
        value += 0.5 + 0.14 * (6 if pips == 0 else pips)
    return value


def most_contracts_promise(t: Table, seat: int, me: Player) -> float:
    mine = me.contracts_completed()
    best = 0
    for other, player in enumerate(t.players):
        if other != seat and player.contracts_completed() > best:
            best = player.contracts_completed()
    ahead = mine - best
    return t.printed.most_completed * ((0.5 if ahead >= 0 else 0.35) + 0.15 * ahead)
