"""Goods that are paid, left out of a price, given up or bought, and the tax.

Goods are named one by one in their order. Where naming one leaves no choice for the others, they are told with it, and
where more are to be named, those that this one passes over.
"""

from collections.abc import Callable
from typing import Final

from serai.core.say import Count, Say, Several
from serai.games.tadmor.actions import DROP, LEAVE_OUT, MOST_DROPPED, PAY
from serai.games.tadmor.cards import GOODS_FOR_POINTS
from serai.games.tadmor.constants import GOLD, GOODS, MARBLE
from serai.games.tadmor.goods import LeaveOut, PayAnyGoods
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.speech import exchange, goods, points
from serai.games.tadmor.render.things import GOOD
from serai.games.tadmor.turn import DropGoods


def pay(a: Action) -> Say:
    then, step, good = a.t.clone(), a.step, a.n
    paid = [0] * len(GOODS)
    while True:
        paid[good] += 1
        then.give(a.seat, good, 1)
        step = PayAnyGoods(a.seat, step.left - 1, good)
        options = step.legal(then)
        if len(options) > 1 or options[0] < PAY:
            break
        good = options[0] - PAY
    passed = [a.me.stock(before) for before in range(a.n)]
    said = a.say(things=goods(paid))
    return passing_over("with-kept", passed, said) if step.left else said


def leave_out(a: Action) -> Say:
    step, good = a.step, a.n
    out = [0] * len(GOODS)
    while True:
        out[good] += 1
        rest = list(step.cost)
        rest[good] -= 1
        step = LeaveOut(a.seat, step.left - 1, good, *rest)
        options = step.legal(a.t)
        if len(options) > 1 or options[0] < LEAVE_OUT:
            break
        good = options[0] - LEAVE_OUT
    said = a.say(things=goods(out))
    return passing_over("with-paid", list(a.step.cost[: a.n]), said) if step.left else said


def passing_over(key: str, amounts: list[int], said: Say) -> Say:
    """With the goods that cannot be named any more, of those there are: they are kept, or paid in full."""
    over = [GOOD[good] for good, n in enumerate(amounts) if n]
    return Say(key, action=said, goods=Several(over)) if over else said


def drop(a: Action) -> Say:
    then, left, action = a.t.clone(), a.step.left, DROP + a.n
    dropped = [0] * len(GOODS)
    while True:
        good, amount = (action - DROP) // MOST_DROPPED, (action - DROP) % MOST_DROPPED + 1
        dropped[good] += amount
        then.give(a.seat, good, amount)
        left -= amount
        options = DropGoods(a.seat, left, good + 1).legal(then) if left else []
        if len(options) != 1:
            break
        action = options[0]
    passed = [a.me.goods[before] for before in range(a.n // MOST_DROPPED)]
    said = a.say(things=goods(dropped))
    return passing_over("with-kept", passed, said) if left else said


def buy(a: Action) -> Say:
    tile = a.t.printed.tiles[a.t.owned(a.seat, GOODS_FOR_POINTS)[0]]
    return a.say(good=Count(GOODS[a.n], 1), points=points(tile.prices[int(a.n >= MARBLE)]))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "trade": lambda a: a.say(**exchange(a.n)),
    "good": lambda a: a.say(good=Count(GOODS[a.n], 1)),
    "pay": pay,
    "leave-out": leave_out,
    "drop": drop,
    "buy": buy,
    "pay-tax": lambda a: a.say(gold=Count(GOODS[GOLD], a.t.printed.tax_gold[a.t.era()])),
    "refuse-tax": lambda a: a.say(points=points(a.t.printed.tax_points[a.t.era()])),
}
