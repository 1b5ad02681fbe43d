"""Paying with cubes.

A white cube can do all that a coloured one can, so a price is met with its own colours first and white fills the rest:
that is the one sensible way. Two breakthroughs make it a decision: the discount (which cube is saved, and now or later
in this action) and the wild cube of the second level (which colour one cube of the tile's colour stands for).
"""

from typing import Final

from serai.core.step import Step
from serai.games.merv.actions import PAY
from serai.games.merv.constants import COLOURS, NOBODY, WHITE
from serai.games.merv.cost import Cost
from serai.games.merv.player import Player
from serai.games.merv.table import Table

NOTHING_LATER: Final[list[Cost]] = []

ANY_COLOUR: Final = 15
"""The set of all four colours."""


def can_pay(t: Table, me: Player, cost: Cost) -> bool:
    """With every help that is left: white cubes, the discount of this action, the wild cube of this turn."""
    return covers(me.cubes, cost, t.discount_left, usable_wild(t, me))


def usable_wild(t: Table, me: Player) -> int:
    """The colour of which one cube may still count as any other; -1 for none."""
    return me.wild_colour() if t.wild_left else NOBODY


def covers(cubes: list[int], cost: Cost, discount: int, wild: int) -> bool:
    """These cubes meet a price, with so many cubes off and perhaps one cube of a wild colour standing for another."""
    short = cost.n - cubes[cost.a]
    if short < 0:
        short = 0
    if cost.m > cubes[cost.b]:
        short += cost.m - cubes[cost.b]
    short -= discount
    if short <= cubes[WHITE]:
        return True
    if wild == NOBODY or short - 1 > cubes[WHITE]:
        return False
    asked_for = cost.n if wild == cost.a else cost.m if wild == cost.b else 0
    return cubes[wild] > asked_for


def left_after(me: Player, cost: Cost, save: int, stands_for: int) -> list[int] | None:
    """The cubes that one way of paying leaves, None if it is not possible. Colours count from 1; 0 is without."""
    if save > 0 and save == stands_for and (cost.n if save - 1 == cost.a else cost.m) == 1:
        return None  # a cube that is saved is not paid with another
    left = me.cubes.copy()
    left[cost.a] -= cost.n
    left[cost.b] -= cost.m
    if save:
        left[save - 1] += 1
    if stands_for:
        wild = me.wild_colour()
        left[stands_for - 1] += 1
        left[wild] -= 1
        if left[wild] < 0:
            return None
    for colour in range(4):
        if left[colour] < 0:
            left[WHITE] += left[colour]
            left[colour] = 0
    return left if left[WHITE] >= 0 else None


def dominates(better: list[int], worse: list[int]) -> bool:
    """Whoever is left with `better` can do all that `worse` allows, white standing in where colours are fewer."""
    fewer = 0
    for colour in range(4):
        if worse[colour] > better[colour]:
            fewer += worse[colour] - better[colour]
    return fewer <= better[WHITE] - worse[WHITE]


class Way:
    """One way to meet a price: what the discount saves, what the wild cube stands for, and the cubes that are left."""

    def __init__(self, save: int, stands_for: int, left: list[int]) -> None:
        self.save = save
        self.stands_for = stands_for
        self.left = left

    def action(self) -> int:
        return PAY + self.stands_for * 5 + self.save

    def beats(self, other: "Way", wild: int) -> bool:
        """Leaves at least as much, and uses the discount only where the other does, too; equals do not beat."""
        if self.equals(other) or (self.save and not other.save):
            return False
        keeps_wild = self.stands_for > 0 and other.stands_for == 0
        return dominates(self.left, with_wild(other.left, wild) if keeps_wild else other.left)

    def equals(self, other: "Way") -> bool:
        return self.left == other.left and (self.save > 0) == (other.save > 0)


def with_wild(left: list[int], wild: int) -> list[int]:
    """The most that an unused wild cube is worth: one of its colour, which is there to be used, as good as white."""
    better = left.copy()
    better[wild] -= 1
    better[WHITE] += 1
    return better


def all_ways(t: Table, me: Player, cost: Cost) -> list[Way]:
    """Everything that is possible, the plainest first: with or without the discount, with or without the wild cube."""
    wild = me.wild_colour()
    colours = [cost.a + 1, cost.b + 1] if cost.m else [cost.a + 1]
    found: list[Way] = []
    for stands_for in [0] + [colour for colour in colours if t.wild_left and colour - 1 != wild]:
        for save in [0, *colours] if t.discount_left else [0]:
            left = left_after(me, cost, save, stands_for)
            if left is not None:
                found.append(Way(save, stands_for, left))
    return found


def ways(t: Table, me: Player, cost: Cost, defer: bool) -> list[int]:
    """The sensible ways to pay, as actions. `defer`: something later in this action could use the discount instead."""
    if not t.wild_left and not t.discount_left:
        return [PAY]
    wild = me.wild_colour()
    found = all_ways(t, me, cost)
    if not defer:
        found = [way for way in found if way.save] or found
    kept: list[Way] = []
    for way in found:
        if not any(other.beats(way, wild) for other in found) and not any(other.equals(way) for other in kept):
            kept.append(way)
    return sorted([way.action() for way in kept])


def pay(t: Table, seat: int, cost: Cost, action: int) -> None:
    """Carry out one of the ways."""
    me = t.players[seat]
    stands_for, save = divmod(action - PAY, 5)
    left = left_after(me, cost, save, stands_for)
    assert left is not None
    if save:
        t.discount_left = 0
    if stands_for:
        t.wild_left = 0
    if t.log is not None:
        for colour in range(len(COLOURS)):
            if me.cubes[colour] > left[colour]:
                t.tell("pay", seat, me.cubes[colour] - left[colour], colour)
    me.cubes = left


def worth_keeping(t: Table, me: Player, cost: Cost, later: list[Cost]) -> bool:
    """After this price is paid in full, the discount could still serve for one of these later in the action. (E2)"""
    colours = [cost.a + 1, cost.b + 1] if cost.m else [cost.a + 1]
    for stand in [0, *colours] if t.wild_left else [0]:
        left = left_after(me, cost, 0, stand)
        if left is not None:
            wild = me.wild_colour() if t.wild_left and stand == 0 else NOBODY
            for other in later:
                if covers(left, other, 1, wild):
                    return True
    return False


def charge(t: Table, seat: int, cost: Cost, later: list[Cost] = NOTHING_LATER) -> None:
    """Take the price: at once where there is one way, by asking where there are several."""
    defer = t.discount_left == 1 and worth_keeping(t, t.players[seat], cost, later)
    options = ways(t, t.players[seat], cost, defer)
    if len(options) == 1:
        pay(t, seat, cost, options[0])
    else:
        t.push(Pay(seat, cost.a, cost.n, cost.b, cost.m, int(defer)))


class Pay(Step):
    """Choose how to meet a price: which cube the discount saves, and what the wild cube stands for. (B17, B22, B27)"""

    def __init__(self, seat: int, a: int, n: int, b: int, m: int, defer: int) -> None:
        Step.__init__(self, seat)
        self.cost = Cost(a, n, b, m)
        self.defer = defer

    def data(self) -> list[int]:
        return [self.seat, self.cost.a, self.cost.n, self.cost.b, self.cost.m, self.defer]

    def legal(self, t: Table) -> list[int]:
        return ways(t, t.players[self.seat], self.cost, self.defer == 1)

    def apply(self, t: Table, action: int) -> None:
        pay(t, self.seat, self.cost, action)


def single_cube(t: Table, me: Player, accepted: int) -> list[int]:
    """The colours with which one cube can be paid, when any colour of a set is accepted: white only in need. (E5)

    A cube of the wild colour outside the set will do as well, and leaves the white one for later.
    """
    colours = [colour for colour in range(4) if accepted >> colour & 1 and me.cubes[colour] > 0]
    if t.wild_left:
        wild = me.wild_colour()
        if not accepted >> wild & 1 and me.cubes[wild] > 0:
            colours.append(wild)
            colours.sort()
    return colours or ([WHITE] if me.cubes[WHITE] > 0 else [])


def spend_single(t: Table, seat: int, colour: int, accepted: int) -> None:
    if colour != WHITE and not accepted >> colour & 1:
        t.wild_left = 0
    t.players[seat].cubes[colour] -= 1
    t.tell("pay", seat, 1, colour)
