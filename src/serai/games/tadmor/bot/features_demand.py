"""What actions of Tadmor take, one by one and together, against the goods in sight; for the features."""

from typing import TYPE_CHECKING, Final

from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.constants import GOODS, MARBLE
from serai.games.tadmor.player import Player

if TYPE_CHECKING:
    from mypy_extensions import i64

DOWNWARD: Final = 4
"""The first trade of an advanced good for basic ones; three mixes for each of the two."""

FAR: Final = 12
"""As good as out of reach: more goods than any price."""


def lacking(cost: list[int], discount: "i64") -> "i64":
    """Goods of a price that are not in sight."""
    purse = MEANS.purse
    short: i64 = -discount
    for good in range(len(GOODS)):
        over: i64 = cost[good]
        if over:
            over -= purse[good]
            if over > 0:
                short += over
    return max(0, short)


class Demand:
    """What the waiting pieces take together; used again for the next position."""

    def __init__(self) -> None:
        self.goods = [0] * len(GOODS)
        """What all of them take, without discounts."""
        self.deficit = [0] * len(GOODS)
        """What of it is not in sight."""
        self.spare = [0] * len(GOODS)
        """Goods in sight that can be traded and that nothing takes."""
        self.discount: i64 = 0
        self.pieces: i64 = 0
        self.gain: i64 = 0
        """The points that they bring."""

    def forget(self) -> None:
        if self.pieces:
            for good in range(len(GOODS)):
                self.goods[good] = 0
                self.deficit[good] = 0
        self.discount = 0
        self.pieces = 0
        self.gain = 0

    def add(self, cost: list[int], discount: "i64", gain: "i64") -> None:
        """One more action."""
        for good in range(len(GOODS)):
            self.goods[good] += cost[good]
        self.discount += discount
        self.pieces += 1
        self.gain += gain

    def compare(self, me: Player) -> None:
        for good in range(len(GOODS)):
            purse: i64 = MEANS.purse[good]
            traded: i64 = me.traded[good]
            over: i64 = purse - self.goods[good]
            self.deficit[good] = -over if over < 0 else 0
            self.spare[good] = max(0, min(over, purse - traded))

    def lacking(self) -> "i64":
        """What is still lacking once all has been traded that helps, less the discounts."""
        trades: i64 = MEANS.trades
        short: i64 = 0
        for good in range(len(GOODS)):
            left: i64 = self.deficit[good]
            if left and trades:
                left = self.after_trades(good, left, trades)
            short += left
        short -= self.discount
        return max(0, short)

    def after_trades(self, good: int, left: "i64", trades: "i64") -> "i64":
        """What is lacking of a good after trading for it; what is given for it is spare no more."""
        if good >= MARBLE:
            for give in range(MARBLE):
                if trades >> (2 * give + good - MARBLE) & 1:
                    moved: i64 = min(self.spare[give], left)
                    self.spare[give] -= moved
                    left -= moved
        else:
            for give in range(MARBLE, len(GOODS)):
                if trades >> (DOWNWARD + 3 * (give - MARBLE)) & 1:
                    pairs: i64 = min(self.spare[give], (left + 1) // 2)
                    self.spare[give] -= pairs
                    left = max(0, left - 2 * pairs)
        return left


DEMAND: Final = Demand()
