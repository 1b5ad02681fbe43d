"""What the cubes in a player's hand would buy at once in each area of the board, roughly, for the features to tell.

Rules that seldom matter are left out: the wild cube of the second breakthrough, the order in which a discount is used.
"""

from typing import TYPE_CHECKING, Final

from serai.games.merv.bot.survey import count_in
from serai.games.merv.constants import (
    AREAS,
    CARAVANSARY,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MARKETPLACE,
    DISCOUNT_MOSQUE,
    DISCOUNT_PALACE,
    INNER,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    PALACE,
    WALL,
    WHITE,
)
from serai.games.merv.cost import Cost
from serai.games.merv.palace import has_room
from serai.games.merv.player import Player
from serai.games.merv.scoring import hall_worth
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE

if TYPE_CHECKING:
    from mypy_extensions import i64

# All of this is worked out by `look_at`, for one player after the other.
REACH: Final = [0] * len(AREAS)
"""What each board action would bring: cards, points of the best hall and one, scrolls, goods, steps, walls."""
SEATS_WORTH: Final = [0] * 4
"""By hall: what a courtier there would score and one, if it can be paid; otherwise 0."""


class Hand:
    """The cubes of a player, counted."""

    def __init__(self) -> None:
        self.cubes: i64 = 0
        """Eight bits for each colour."""
        self.all: i64 = 0
        self.white: i64 = 0
        self.different: i64 = 0
        """How many colours are there, white apart."""
        self.most: i64 = 0
        """Of one colour, white apart."""

    def take(self, cubes: list[int]) -> None:
        self.white = cubes[WHITE]
        self.cubes = self.white << WHITE * 8
        self.all = self.white
        self.different = 0
        self.most = 0
        for colour in range(WHITE):
            held: i64 = cubes[colour]
            if held:
                self.cubes |= held << colour * 8
                self.all += held
                self.different += 1
                if held > self.most:
                    self.most = held

    def with_discount(self, me: Player, tile: int) -> "i64":
        """The cubes; a discount is as good as one more white one."""
        return self.cubes + (discount(me, tile) << WHITE * 8)


HAND: Final = Hand()
SHORT: Final = -1


def look_at(t: Table, me: Player) -> None:
    HAND.take(me.cubes)
    REACH[CARAVANSARY] = min(HAND.most + HAND.white + discount(me, DISCOUNT_CARAVANSARY), len(t.display))
    REACH[PALACE] = best_seat(t, me)
    REACH[LIBRARY] = min(HAND.different + HAND.white, t.printed.library_cubes)
    REACH[MARKETPLACE] = goods(t, me)
    REACH[MOSQUE] = steps(t, me)
    REACH[WALL] = walls(t)


def discount(me: Player, tile: int) -> "i64":
    return me.breakthroughs >> tile & 1


def best_seat(t: Table, me: Player) -> int:
    price = me.courtiers_placed() + 1 - discount(me, DISCOUNT_PALACE) - HAND.white
    best = 0
    for hall in range(4):
        worth = 0
        if me.servants > 0 and me.cubes[t.printed.hall_colour[hall]] >= price and has_room(t, hall):
            worth = hall_worth(t, me, hall) + 1
        SEATS_WORTH[hall] = worth
        if worth > best:
            best = worth
    return best


def spend(hand: "i64", cost: Cost) -> "i64":
    """What is left of a hand after a price, white paying where a colour is short; SHORT if it does not suffice."""
    a: i64 = cost.a
    n: i64 = cost.n
    held = count_in(hand, a)
    paid = min(held, n)
    short = n - paid
    left = hand - (paid << a * 8)
    if cost.m:
        b: i64 = cost.b
        m: i64 = cost.m
        paid = min(count_in(hand, b), m)
        short += m - paid
        left -= paid << b * 8
    return left - (short << WHITE * 8) if short <= count_in(hand, WHITE) else SHORT


def goods(t: Table, me: Player) -> int:
    """Where there is a post of one's own or a camel for the road; the cities nearby come first."""
    hand = HAND.with_discount(me, DISCOUNT_MARKETPLACE)
    camels: i64 = me.camels
    held: i64 = me.posts
    found = 0
    city: i64 = 0
    while hand and city < INNER * 2:
        roads = 1 - (held >> city & 1)
        if roads and city >= INNER and not held >> (city - INNER) & 1:
            roads = 2
        if roads <= camels:
            left = spend(hand, t.printed.city_cost[city])
            if left != SHORT:
                hand = left
                camels -= roads
                held |= 1 << city
                found += 1
        city += 1
    return found


def steps(t: Table, me: Player) -> int:
    """Of the mosque; whoever has not begun takes the path whose first cube is most at hand."""
    hand = HAND.with_discount(me, DISCOUNT_MOSQUE)
    path = me.path
    if me.row == 0:
        path = 0
        for other in range(1, 4):
            if me.cubes[t.printed.mosque_cost[0][other].a] > me.cubes[t.printed.mosque_cost[0][path].a]:
                path = other
    row = me.row
    while row < t.printed.mosque_rows:
        hand = spend(hand, t.printed.mosque_cost[row][path])
        if hand == SHORT:
            break
        row += 1
    return row - me.row


def walls(t: Table) -> "i64":
    """The segments of one cube that are left, in the colours held."""
    hand = HAND.cubes
    pieces: i64 = t.pieces
    found: i64 = 0
    piece: i64 = 0
    while hand and piece < FIRST_GATE:
        if pieces >> piece & 1:
            cost = t.printed.piece_cost[piece]
            if cost.n == 1:
                left = spend(hand, cost)
                if left != SHORT:
                    hand = left
                    found += 1
        piece += 1
    return found
