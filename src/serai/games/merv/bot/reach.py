"""What the cubes in a player's hand would buy at once in each area of the board, roughly, for the features to tell.

Rules that seldom matter are left out: the wild cube of the second breakthrough, the order in which a discount is used.
"""

from typing import Final

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

REACH: Final = [0] * len(AREAS)
"""What each board action would bring to the player last looked at: cards, points of the best hall and one, scrolls,
goods, steps, walls."""
SEATS_WORTH: Final = [0] * 4
"""For the same player, by hall: what a courtier there would score and one, if it can be paid; otherwise 0."""

HAND: Final = [0] * 5
"""Cubes that are spent in thought."""
CHEAP: Final = [0] * 4
"""The walls of one cube that are left, by colour."""


def look_at(t: Table, me: Player) -> None:
    """Work out `REACH` and `SEATS_WORTH` for a player."""
    REACH[CARAVANSARY] = cards(t, me)
    REACH[PALACE] = best_seat(t, me)
    REACH[LIBRARY] = min(different(me.cubes) + me.cubes[WHITE], t.printed.library_cubes)
    REACH[MARKETPLACE] = goods(t, me)
    REACH[MOSQUE] = steps(t, me)
    REACH[WALL] = walls(t, me)


def all_cubes(cubes: list[int]) -> int:
    return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[WHITE]


def different(cubes: list[int]) -> int:
    """How many colours are there, white apart."""
    found = 0
    for colour in range(WHITE):
        if cubes[colour] > 0:
            found += 1
    return found


def most(cubes: list[int]) -> int:
    """The most cubes of one colour, white apart."""
    found = 0
    for colour in range(WHITE):
        if cubes[colour] > found:
            found = cubes[colour]
    return found


def cards(t: Table, me: Player) -> int:
    """One colour pays for all cards, white beside it."""
    payable = most(me.cubes) + me.cubes[WHITE] + discount(me, DISCOUNT_CARAVANSARY)
    return min(payable, len(t.display))


def discount(me: Player, tile: int) -> int:
    return me.breakthroughs >> tile & 1


def best_seat(t: Table, me: Player) -> int:
    price = me.courtiers_placed() + 1 - discount(me, DISCOUNT_PALACE) - me.cubes[WHITE]
    best = 0
    for hall in range(4):
        worth = 0
        if me.servants > 0 and me.cubes[t.printed.hall_colour[hall]] >= price and has_room(t, hall):
            worth = hall_worth(t, me, hall) + 1
        SEATS_WORTH[hall] = worth
        if worth > best:
            best = worth
    return best


def take_hand(me: Player, tile: int) -> None:
    """A copy of the cubes; a discount is as good as one more white cube."""
    for colour in range(WHITE):
        HAND[colour] = me.cubes[colour]
    HAND[WHITE] = me.cubes[WHITE] + discount(me, tile)


def spend(cost: Cost) -> bool:
    """Pay from the copy, white where a colour is short; false if it does not suffice, and nothing is paid."""
    first = HAND[cost.a] - cost.n
    second = HAND[cost.b] - cost.m if cost.m else 0
    white = HAND[WHITE] + min(0, first) + min(0, second)
    if white < 0:
        return False
    HAND[WHITE] = white
    HAND[cost.a] = max(0, first)
    if cost.m:
        HAND[cost.b] = max(0, second)
    return True


def goods(t: Table, me: Player) -> int:
    """Where there is a post of one's own or a camel for the road; the cities nearby come first."""
    take_hand(me, DISCOUNT_MARKETPLACE)
    camels = me.camels
    held = me.posts
    found = 0
    for city in range(8):
        roads = 1 - (held >> city & 1)
        if roads and city >= INNER and not held >> (city - INNER) & 1:
            roads = 2
        if roads <= camels and spend(t.printed.city_cost[city]):
            camels -= roads
            held |= 1 << city
            found += 1
    return found


def steps(t: Table, me: Player) -> int:
    """Of the mosque; whoever has not begun takes the path whose first cube is most at hand."""
    path = me.path
    if me.row == 0:
        path = 0
        for other in range(1, 4):
            if me.cubes[t.printed.mosque_cost[0][other].a] > me.cubes[t.printed.mosque_cost[0][path].a]:
                path = other
    take_hand(me, DISCOUNT_MOSQUE)
    row = me.row
    while row < t.printed.mosque_rows and spend(t.printed.mosque_cost[row][path]):
        row += 1
    return row - me.row


def walls(t: Table, me: Player) -> int:
    """The segments of one cube that are left, in the colours held."""
    for colour in range(WHITE):
        CHEAP[colour] = 0
    for piece in range(FIRST_GATE):
        if t.pieces >> piece & 1:
            cost = t.printed.piece_cost[piece]
            if cost.n == 1:
                CHEAP[cost.a] += 1
    found = 0
    left = 0
    for colour in range(WHITE):
        paid = min(CHEAP[colour], me.cubes[colour])
        found += paid
        left += CHEAP[colour] - paid
    return found + min(left, me.cubes[WHITE])
