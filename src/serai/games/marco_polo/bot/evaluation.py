"""What a position of Marco Polo is worth to a seat: the points it has, and what it promises.

Written by hand, in points. What needs time to pay off (goods, posts, cities on the way) counts by the time left.
"""

from typing import Final

from serai.core.state import State
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import Contract
from serai.games.marco_polo.constants import BEIJING, COIN, LARGE, NOBODY, SMALL, STOCK
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.scoring import goal_card_points, goal_cities
from serai.games.marco_polo.table import Table

THING_WORTH: Final = [0.21, 0.4, 0.65, 0.85, 1.05, 1.0, 0.9, 1.6, 1.4, 0.6, 1.6, 1.2, 1.4]
"""By thing, while there is time to use it; points are points."""
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
    value += post_promise(t, me, rounds_to_come, time)
    value += beijing_promise(t, seat, me, time)
    value += goal_promise(t, me, time)
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


def bundle_worth(bundle: Bundle) -> float:
    value = float(bundle.vp)
    for thing in bundle.stock:
        value += THING_WORTH[thing] * bundle.amounts[thing]
    for thing in bundle.asked:
        value += THING_WORTH[thing] * bundle.amounts[thing]
    return value


def post_promise(t: Table, me: Player, rounds_to_come: int, time: float) -> float:
    """City cards to use, bonuses of the rounds to come, and the way to the points of the last posts."""
    value = 0.22 * me.posts_placed() * me.posts_placed()
    for city in range(LARGE, BEIJING):
        if not me.has_post(city):
            continue
        if city >= SMALL:
            value += bundle_worth(t.printed.markers[t.markers[city - SMALL]]) * rounds_to_come
        else:
            value += 1.3 * rounds_to_come + 0.5 * time
    return value


def beijing_promise(t: Table, seat: int, me: Player, time: float) -> float:
    """The points of one's place there, or of the best free one, the nearer the better."""
    points = t.printed.beijing_points
    if me.has_post(BEIJING):
        return 0.9 * points[t.beijing.index(seat)]
    best = 0
    for space, owner in enumerate(t.beijing):
        if owner == NOBODY and points[space] > best:
            best = points[space]
    return 0.4 * best * max(0.0, 1.0 - 0.1 * steps_to(t, me, BEIJING)) * time


def goal_promise(t: Table, me: Player, time: float) -> float:
    """What the goal cards score as the posts stand, and something for cities that are near."""
    value = float(goal_card_points(t, me.goals, me.posts))
    value += t.printed.goal_city_points[goal_cities(t, me.goals, me.posts)]
    for at, goal in enumerate(t.printed.goals):
        if me.goals >> at & 1:
            for city in goal.cities:
                if me.has_post(city):
                    value += 0.5 * goal.points * time
                else:
                    value += max(0.0, 4.0 - 0.6 * steps_to(t, me, city)) * time
    return value


def steps_to(t: Table, me: Player, city: int) -> int:
    """From the nearer figure."""
    return min([t.printed.steps_between[figure][city] for figure in me.figures])


def dice_promise(me: Player) -> float:
    """Dice still to be placed, high ones more than low ones; Rashid's are as high as he likes."""
    value = 0.0
    for die in me.dice:
        pips = value_of(die)
        value += 0.75 + 0.14 * (6 if pips == 0 else pips)
    return value


def most_contracts_promise(t: Table, seat: int, me: Player) -> float:
    mine = me.contracts_completed()
    best = 0
    for other, player in enumerate(t.players):
        if other != seat and player.contracts_completed() > best:
            best = player.contracts_completed()
    ahead = mine - best
    return t.printed.most_completed * ((0.5 if ahead >= 0 else 0.35) + 0.15 * ahead)
