"""What lies before one player: goods, pieces, tower, temples, rare goods, improvements and missions."""

from typing import Any

from serai.core.copying import shallow
from serai.core.fields import NONE, By, Form, Holder, Kind, SetOf, SortedListOf, index_of
from serai.core.sets import total
from serai.games.tadmor.words import (
    CAMEL,
    GOODS,
    MISSIONS,
    PARTS,
    PIECES,
    PLACES,
    RARE_GOODS,
    SHIP,
    SOURCES,
    STATUES,
    TILES,
)


class Piece(Kind):
    """A piece that stands somewhere: camel or ship, and its place."""

    def blank(self) -> int:
        return NONE

    def write(self, value: int) -> list[str]:
        return [PIECES[value % 2], PLACES[value // 2]]

    def read(self, data: Any) -> int:
        kind, place = data
        return index_of(place, PLACES) * 2 + index_of(kind, PIECES)


class Player(Holder):
    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.goods = form.row("goods", By(GOODS))
        """In the warehouse."""
        self.traded = form.row("traded", By(GOODS))
        """In the Traded Goods area: to be spent, not traded again this turn. (37)"""
        self.points = form.row("points", By(SOURCES))
        # Pieces
        self.pieces = form.row("pieces", SortedListOf(Piece()))
        """Every piece that stands somewhere, sorted."""
        self.camels = form.number("camels")
        self.ships = form.number("ships")
        """Camels and ships owned."""
        self.camels_left = form.number("camels_left")
        self.ships_left = form.number("ships_left")
        """Those of them not yet placed this turn."""
        # What has been achieved
        self.tower = form.number("tower")
        self.temples = form.row("temples", By(PARTS))
        """How many temples show this part as their topmost."""
        self.rare = form.row("rare", By(RARE_GOODS))
        self.tiles = form.number("tiles", SetOf(TILES))
        """The improvements owned."""
        self.hand = form.number("hand", SetOf(MISSIONS), secret=True)
        """Missions in hand."""
        self.fulfilled = form.number("fulfilled", SetOf(MISSIONS))
        """Missions fulfilled and face up."""
        self.returned = form.number("returned", SetOf(MISSIONS))
        """Missions returned, face down."""
        # Within a turn
        self.bought_basic = form.number("bought_basic")
        self.bought_advanced = form.number("bought_advanced")
        """1 once a good of this sort was bought for points in this turn. (I6)"""
        self.paid_points = form.number("paid_points")
        """1 once a rare good was paid with points in this turn. (I9)"""
        self.market_open = form.number("market_open")
        """1 while a returned mission keeps a market open. (K13)"""

    def copy(self) -> "Player":
        other = shallow(self)
        other.goods = self.goods.copy()
        other.pieces = self.pieces.copy()
        return other

    def score(self) -> int:
        return total(self.points)

    # Goods --------------------------------------------------------------------------------------------------------

    def stock(self, good: int) -> int:
        """What can be spent: both areas together. (39)"""
        return self.goods[good] + self.traded[good]

    def all_goods(self) -> int:
        return total(self.goods) + total(self.traded)

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
