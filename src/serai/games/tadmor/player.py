"""What lies before one player: goods, pieces, tower, temples, rare goods, improvements and missions."""

from serai.core.copying import shallow
from serai.core.fields import FLAG, SIGNED, Added, By, Form, Holder, SetOf, SortedListOf
from serai.core.sets import size_of, total
from serai.games.tadmor.constants import (
    CAMEL,
    GOODS,
    MISSIONS,
    PARTS,
    RARE_GOODS,
    SEATS,
    SHIP,
    SOURCES,
    STATUES,
    TILES,
)
from serai.games.tadmor.piece import Piece, piece_on


class Player(Holder):
    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.goods = form.row("goods", By(GOODS))
        """In the warehouse."""
        self.traded = form.row("traded", By(GOODS))
        """In the Traded Goods area: to be spent, not traded again this turn. (37)"""
        self.points = form.row("points", By(SOURCES, SIGNED))
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
        self.struck = form.row("struck", Added(By(SEATS)))
        """The levels that this player's traitor has taken from others in this turn. (106)"""
        self.resting = form.number("resting", Added(FLAG))
        """1 once this player wants to hear no more of missions in this turn. (130)"""

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
        return piece_on(place, CAMEL) in self.pieces or piece_on(place, SHIP) in self.pieces

    # What has been achieved ---------------------------------------------------------------------------------------

    def missions(self) -> int:
        """Fulfilled ones, returned or not. (69)"""
        return size_of(self.fulfilled | self.returned)

    def of_colour(self, colour: int) -> int:
        """Rare goods of a colour."""
        return self.rare[colour * 3] + self.rare[colour * 3 + 1] + self.rare[colour * 3 + 2]

    def rare_goods(self) -> int:
        return sum(self.rare)

    def completed_temples(self) -> int:
        return self.temples[STATUES]

    def unfinished_temples(self) -> int:
        return sum(self.temples) - self.temples[STATUES]
