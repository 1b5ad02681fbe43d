"""What lies before one player: goods, pieces, tower, temples, rare goods, improvements and missions."""

from serai.games.tadmor.words import CAMEL, GOODS, PARTS, RARE_GOODS, SHIP, SOURCES, STATUES


class Player:
    def __init__(
        self,
        goods: list[int],
        traded: list[int],
        pieces: list[int],
        temples: list[int],
        rare: list[int],
        points: list[int],
    ) -> None:
        self.goods = goods
        """In the warehouse, by good."""
        self.traded = traded
        """In the Traded Goods area, by good: to be spent, not traded again this turn. (37)"""
        self.pieces = pieces
        """Every piece that stands somewhere, sorted; see words.py for what a number means."""
        self.temples = temples
        """By part, how many temples show this part as their topmost."""
        self.rare = rare
        """Rare goods, by kind."""
        self.points = points
        """Points by source."""
        self.camels = 0
        self.ships = 0
        """Camels and ships owned."""
        self.camels_left = 0
        self.ships_left = 0
        """Those of them not yet placed this turn."""
        self.tower = 0
        self.tiles = 0
        """The improvements owned, as a set."""
        self.hand = 0
        """Missions in hand, as a set. Secret."""
        self.fulfilled = 0
        """Missions fulfilled and face up, as a set."""
        self.returned = 0
        """Missions returned, face down, as a set."""
        # Within a turn
        self.bought_basic = 0
        self.bought_advanced = 0
        """1 once a good of this sort was bought for points in this turn. (I6)"""
        self.paid_points = 0
        """1 once a rare good was paid with points in this turn. (I9)"""
        self.market_open = 0
        """1 while a returned mission keeps a market open. (K13)"""

    def copy(self) -> "Player":
        other = Player(
            self.goods.copy(),
            self.traded.copy(),
            self.pieces.copy(),
            self.temples.copy(),
            self.rare.copy(),
            self.points.copy(),
        )
        other.camels = self.camels
        other.ships = self.ships
        other.camels_left = self.camels_left
        other.ships_left = self.ships_left
        other.tower = self.tower
        other.tiles = self.tiles
        other.hand = self.hand
        other.fulfilled = self.fulfilled
        other.returned = self.returned
        other.bought_basic = self.bought_basic
        other.bought_advanced = self.bought_advanced
        other.paid_points = self.paid_points
        other.market_open = self.market_open
        return other

    def score(self) -> int:
        return sum(self.points)

    # Goods --------------------------------------------------------------------------------------------------------

    def stock(self, good: int) -> int:
        """What can be spent: both areas together. (39)"""
        return self.goods[good] + self.traded[good]

    def all_goods(self) -> int:
        return sum(self.goods) + sum(self.traded)

    def can_pay(self, cost: list[int]) -> bool:
        return all(self.goods[good] + self.traded[good] >= cost[good] for good in range(len(GOODS)))

    # Pieces -------------------------------------------------------------------------------------------------------

    def stands(self, place: int) -> bool:
        """A piece of this player stands there."""
        return place * 2 + CAMEL in self.pieces or place * 2 + SHIP in self.pieces

    # What has been achieved ---------------------------------------------------------------------------------------

    def missions(self) -> int:
        """Fulfilled ones, returned or not. (69)"""
        return self.fulfilled.bit_count() + self.returned.bit_count()

    def of_colour(self, colour: int) -> int:
        """Rare goods of a colour."""
        return self.rare[colour * 3] + self.rare[colour * 3 + 1] + self.rare[colour * 3 + 2]

    def rare_goods(self) -> int:
        return sum(self.rare)

    def completed_temples(self) -> int:
        return self.temples[STATUES]

    def unfinished_temples(self) -> int:
        return sum(self.temples) - self.temples[STATUES]


def new_player() -> Player:
    return Player([0] * len(GOODS), [0] * len(GOODS), [], [0] * len(PARTS), [0] * len(RARE_GOODS), [0] * len(SOURCES))
