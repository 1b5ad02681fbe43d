"""What a position of Marco Polo is worth to a seat: the points it has, and what it promises.

Written by hand, in points. What needs time to pay off (goods, posts, cities on the way) counts by the time left.
"""

from typing import Final

from serai.core.state import State
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.components import Contract
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.scoring import goal_card_points, goal_cities
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.words import BEIJING, KINDS, LARGE, NOBODY, SMALL

STOCK_WORTH: Final = [0.28, 0.4, 0.65, 0.85, 1.05]
"""A coin, a camel, pepper, silk, gold, while there is time to use them."""
THING_WORTH: Final = [0.28, 0.4, 0.65, 0.85, 1.05, 1.0, 0.9, 1.6, 1.2, 0.6, 1.6, 1.2, 1.4]
"""Everything that a bundle may hold."""


def worth(state: State, seat: int) -> float:
    assert isinstance(state, Table)
    t = state
    me = t.players[seat]
    value = float(me.score())
    if t.is_over:
        return value
    rounds = t.printed.rounds - t.round
    """Rounds still to come after this one."""
    time = (rounds + len(me.dice) / 6.0) / 2.5
    if time > 1.0:
        time = 1.0
    value += stock_promise(t, me, time)
    value += contract_promise(t, me, time)
    value += post_promise(t, me, rounds)
    value += goal_promise(t, me, time)
    value += dice_promise(me)
    return value + most_contracts_promise(t, seat, me)


def stock_promise(t: Table, me: Player, time: float) -> float:
    """Coins and goods are worth what they can still buy, and never less than they score in the end."""
    value = 0.0
    for thing in range(5):
        held = me.stock[thing]
        value += STOCK_WORTH[thing] * (held - 0.012 * held * held) * time
    end = me.stock[0] / t.printed.coins_per_point
    if me.has_post(BEIJING):
        end += me.goods() / t.printed.goods_per_point
    return value + end * (1.0 - time)


def contract_promise(t: Table, me: Player, time: float) -> float:
    """An active contract is worth more the nearer its goods are; a good can serve only one of them."""
    value = 0.0
    for slot in range(2):
        if me.contracts[slot] != NOBODY:
            value += promise_of(t.printed.contracts[me.contracts[slot]], me) * time
    return value


def promise_of(contract: Contract, me: Player) -> float:
    gain = bundle_worth(contract.reward) - bundle_worth(contract.cost) * 0.8
    missing = 0.0
    for thing in contract.cost.stock:
        lack = contract.cost.amounts[thing] - me.stock[thing]
        if lack > 0:
            missing += STOCK_WORTH[thing] * lack
    share = 0.75 - 0.2 * missing
    return gain * (share if share > 0.08 else 0.08)


def bundle_worth(bundle: Bundle) -> float:
    value = 0.0
    for thing in bundle.stock:
        value += STOCK_WORTH[thing] * bundle.amounts[thing]
    for thing in bundle.asked:
        value += THING_WORTH[thing] * bundle.amounts[thing]
    return value + bundle.vp


def post_promise(t: Table, me: Player, rounds: int) -> float:
    """City cards to use, bonuses of the rounds to come, places in Beijing, the points for the last posts."""
    value = 0.0
    for city in range(LARGE, BEIJING):
        if me.has_post(city):
            if city >= SMALL:
                value += bundle_worth(t.printed.markers[t.markers[city - SMALL]]) * rounds
            else:
                value += 0.9 * rounds + 0.3
    if me.has_post(BEIJING):
        for space, owner in enumerate(t.beijing):
            if owner != NOBODY and t.players[owner] is me:
                value += t.printed.beijing_points[space] * 0.9
    placed = me.posts_placed()
    return value + 0.12 * placed * placed


def goal_promise(t: Table, me: Player, time: float) -> float:
    """What the goal cards score as the posts stand, and something for cities that are near."""
    value = goal_card_points(t, me.goals, me.posts) * 1.0
    value += t.printed.goal_city_points[goal_cities(t, me.goals, me.posts)]
    for at, goal in enumerate(t.printed.goals):
        if me.goals >> at & 1:
            for at_city in range(2):
                city = goal.cities[at_city]
                if me.has_post(city):
                    value += 0.25 * goal.points * time
                else:
                    value += (1.6 - 0.22 * nearest(t, me, city)) * time
    return value


def nearest(t: Table, me: Player, city: int) -> int:
    """Steps from the nearer figure."""
    steps = t.printed.steps_between[me.figures[0]][city]
    for figure in me.figures:
        steps = min(steps, t.printed.steps_between[figure][city])
    return steps


def dice_promise(me: Player) -> float:
    """Dice still to be placed, high ones more than low ones; Rashid's are as high as he likes."""
    value = 0.0
    for die in me.dice:
        pips = die // KINDS
        value += 1.0 + 0.14 * (6 if pips == 0 else pips)
    return value


def most_contracts_promise(t: Table, seat: int, me: Player) -> float:
    mine = me.contracts_completed()
    best = 0
    for other, player in enumerate(t.players):
        if other != seat and player.contracts_completed() > best:
            best = player.contracts_completed()
    return t.printed.most_completed * (0.5 + 0.15 * (mine - best) if mine >= best else 0.35 - 0.15 * (best - mine))
