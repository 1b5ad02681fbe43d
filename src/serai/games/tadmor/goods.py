"""Paying and receiving goods where there is a choice. Prices are asked in the order of the goods, nothing twice."""

from typing import Final

from serai.core.step import Step
from serai.games.tadmor.actions import AUTOMATIC, DONE, GOOD, LEAVE_OUT, PAY
from serai.games.tadmor.constants import GOODS
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table

ONE_BASIC: Final = 0
ONE_ADVANCED: Final = 1
ANY_GOOD: Final = 2
SORTS: Final = [[GOOD, GOOD + 1], [GOOD + 2, GOOD + 3], [GOOD, GOOD + 1, GOOD + 2, GOOD + 3]]
"""What can be chosen of each sort."""

WAREHOUSE_AREA: Final = 0
TRADED_AREA: Final = 1


class ChooseGoods(Step):
    """Receive so many goods of a sort, each freely chosen, in the warehouse or as traded goods."""

    def __init__(self, seat: int, left: int, sort: int, area: int) -> None:
        Step.__init__(self, seat)
        self.left = left
        self.sort = sort
        self.area = area

    def legal(self, t: Table) -> list[int]:
        return SORTS[self.sort] if self.left > 0 else AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if self.left <= 0:
            return
        if self.area == TRADED_AREA:
            t.gain_traded(self.seat, action - GOOD, 1)
        else:
            t.gain(self.seat, action - GOOD, 1)
        if self.left > 1:
            t.push(ChooseGoods(self.seat, self.left - 1, self.sort, self.area))


class PayAnyGoods(Step):
    """Pay so many goods of any kinds, in the order of the goods. (28, 126)"""

    def __init__(self, seat: int, left: int, first: int) -> None:
        Step.__init__(self, seat)
        self.left = left
        self.first = first
        """The goods before this one have been passed over."""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options: list[int] = []
        rest = 0  # goods of this kind or a later one
        for good in range(len(GOODS) - 1, self.first - 1, -1):
            rest += me.stock(good)
            if me.stock(good) and rest >= self.left > 0:
                options.append(PAY + good)
        options.reverse()
        return options or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        t.give(self.seat, action - PAY, 1)
        if self.left > 1:
            t.push(PayAnyGoods(self.seat, self.left - 1, action - PAY))


# Discounts -----------------------------------------------------------------------------------------------------------


def missing(me: Player, cost: list[int]) -> int:
    """How many goods of this price cannot be paid."""
    short = 0
    for good in range(len(GOODS)):
        short += max(0, cost[good] - me.goods[good] - me.traded[good])
    return short


def can_pay_with(me: Player, cost: list[int], discount: int) -> bool:
    """The payer chooses which goods to leave out. (44)"""
    return missing(me, cost) <= discount


def pay_with(t: Table, seat: int, cost: list[int], discount: int) -> None:
    """Begin to pay a price less a discount, which is always taken in full. (103)"""
    if discount:
        t.push(LeaveOut(seat, min(discount, sum(cost)), 0, *cost))
    else:
        t.give_all(seat, cost)


class LeaveOut(Step):
    """Name the goods of a price that are not paid; then pay the rest. (44, 126)"""

    def __init__(self, seat: int, left: int, first: int, *cost: int) -> None:
        Step.__init__(self, seat)
        self.left = left
        self.first = first
        """The goods before this one are paid as they stand."""
        self.cost = cost

    def data(self) -> list[int]:
        return [self.seat, self.left, self.first, *self.cost]

    def legal(self, t: Table) -> list[int]:
        if not self.left:
            return AUTOMATIC
        me = t.players[self.seat]
        options: list[int] = []
        for good in range(self.first, len(GOODS)):
            rest = list(self.cost)
            if sum(rest[good:]) < self.left:
                break
            if rest[good]:
                rest[good] -= 1
                if missing(me, rest) < self.left:
                    options.append(LEAVE_OUT + good)
            if me.stock(good) < self.cost[good]:
                break  # what is missing of this good cannot be passed over
        return options

    def apply(self, t: Table, action: int) -> None:
        if not self.left:
            t.give_all(self.seat, list(self.cost))
            return
        good = action - LEAVE_OUT
        rest = list(self.cost)
        rest[good] -= 1
        t.push(LeaveOut(self.seat, self.left - 1, good, *rest))
