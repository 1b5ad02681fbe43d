"""The goods that a seat in Tadmor can count on this turn, for the bot: held, collected, traded and hoped for."""

from typing import Final

from serai.games.tadmor.constants import GETS, GIVES, GOLD, GOODS, MARBLE, STONE, TRADES, WOOD
from serai.games.tadmor.table import Table
from serai.games.tadmor.trading import open_trades
from serai.games.tadmor.turn import warehouse_limit

HOPED: Final = 4
"""Beside the goods, in fifth place: goods of any kind that pieces still to be placed may bring."""
GOOD_WORTH: Final = [0.8, 0.8, 1.0, 1.0]
"""A good kept for a later turn, by kind: less than it earns when spent, since more come than can be kept."""
DEAREST_FIRST: Final = [GOLD, MARBLE, STONE, WOOD]


class Purse:
    def __init__(self, t: Table, seat: int, to_come: int) -> None:
        self.t = t
        self.seat = seat
        self.me = t.players[seat]
        self.to_come = to_come
        self.goods = [self.me.stock(good) for good in range(len(GOODS))]
        self.goods.append(2 * self.me.ships_left + self.me.camels_left)
        self.trades = open_trades(t, seat)

    def kept(self) -> float:
        """What all these goods are worth if none is spent."""
        return self.worth_of(self.goods)

    def spent(self, left: list[int]) -> float:
        """What an action costs that leaves these goods: those that could not be kept anyway cost next to nothing."""
        return self.worth_of(self.goods) - self.worth_of(left)

    def worth_of(self, goods: list[int]) -> float:
        """Goods kept for the next turn; beyond the limit they are lost, unless pieces to come spend them."""
        left = self.me.camels_left + self.me.ships_left
        limit = warehouse_limit(self.t, self.seat) + (2 * left)
        value = 0.0
        kept = 0
        for good in DEAREST_FIRST:
            here = min(goods[good], max(0, limit - kept))
            kept += here
            even = min(here, 5)
            value += GOOD_WORTH[good] * (even + 0.5 * (here - even)) + 0.05 * (goods[good] - here)
        if self.to_come:
            return value
        return value * (0.12 * left if left else 0.02)

    def after(self, cost: list[int], discount: int) -> list[int] | None:
        """The goods left after paying, trading where it helps; None if it cannot be paid."""
        due = cost if not discount else self.discounted(cost, discount)
        left = [self.goods[good] - due[good] for good in range(len(GOODS))]
        left.append(self.goods[HOPED])
        for good in range(len(GOODS)):
            while left[good] < 0:
                if not self.trade_into(good, left):
                    if not left[HOPED]:
                        return None
                    left[HOPED] -= 1
                    left[good] += 1
        return left

    def discounted(self, cost: list[int], discount: int) -> list[int]:
        """What is missing is left out first, then what is dear."""
        due = cost.copy()
        for held in [self.goods, [0, 0, 0, 0]]:
            for good in DEAREST_FIRST:
                less = min(discount, max(0, due[good] - held[good]))
                due[good] -= less
                discount -= less
        return due

    def trade_into(self, good: int, left: list[int]) -> bool:
        """Get one of a missing good for one that can be spared."""
        for trade in range(len(TRADES)):
            if self.trades >> trade & 1 and GETS[trade][0] == good and left[GIVES[trade]] > 0:
                left[GIVES[trade]] -= 1
                for got in GETS[trade]:
                    left[got] += 1
                return True
        return False

    def can_pay_any(self, price: int) -> bool:
        return sum(self.goods[:HOPED]) >= price

    def after_any(self, price: int) -> list[int]:
        """The goods left after paying so many of any kind: those of which there are most."""
        left = self.goods.copy()
        for _ in range(price):
            left[left.index(max(left[:HOPED]))] -= 1
        return left
