"""Rare goods: three stacks of which only the top is known, buying and receiving. (59, 61 to 65, 109)"""

from serai.core.rows import changed, more
from serai.core.step import CHANCE, Repeated, Step
from serai.games.tadmor.actions import AUTOMATIC, DONE, PAY_GOODS, PAY_POINTS, RARE, STACK, TOP
from serai.games.tadmor.cards import CHEAPER_RARE_GOODS, RARE_GOOD_CHOICE, RARE_GOOD_FOR_POINTS, RARE_GOOD_POINTS
from serai.games.tadmor.constants import COLOURS, FROM_IMPROVEMENTS, FROM_SPENT, NOBODY
from serai.games.tadmor.goods import can_pay_with, pay_with
from serai.games.tadmor.table import Table

# Buying --------------------------------------------------------------------------------------------------------------


def rare_discount(t: Table, seat: int) -> int:
    return t.amount_of(seat, CHEAPER_RARE_GOODS)


def points_price(t: Table, seat: int) -> int:
    """What a rare good costs in points, or NOBODY if it cannot be paid so: once a turn, never below zero. (65)"""
    tiles = t.owned(seat, RARE_GOOD_FOR_POINTS)
    if not tiles or t.players[seat].paid_points:
        return NOBODY
    price = t.printed.tiles[tiles[0]].points
    return price if t.players[seat].score() >= price else NOBODY


def ways_to_pay(t: Table, seat: int, colour: int) -> list[int]:
    """In goods, in points, or not at all: an empty stack sells nothing. (62)"""
    if t.tops[colour] == NOBODY:
        return []
    ways = [PAY_GOODS] if can_pay_with(t.players[seat], t.printed.rare_cost[colour], rare_discount(t, seat)) else []
    return [*ways, PAY_POINTS] if points_price(t, seat) != NOBODY else ways


class BuyRareGood(Step):
    """One rare good of a colour, for goods or for points. (109)"""

    def __init__(self, seat: int, colour: int) -> None:
        Step.__init__(self, seat)
        self.colour = colour

    def legal(self, t: Table) -> list[int]:
        return ways_to_pay(t, self.seat, self.colour)

    def apply(self, t: Table, action: int) -> None:
        t.push(TakeBought(self.seat, self.colour))
        if action == PAY_POINTS:
            price = points_price(t, self.seat)
            t.players[self.seat].paid_points = 1
            t.score(self.seat, -price, FROM_SPENT)
        else:
            pay_with(t, self.seat, t.printed.rare_cost[self.colour], rare_discount(t, self.seat))


class TakeBought(Step):
    """It is paid for: the top of the stack, or with the right improvement any tile of it. (63)"""

    def __init__(self, seat: int, colour: int) -> None:
        Step.__init__(self, seat)
        self.colour = colour

    def legal(self, t: Table) -> list[int]:
        if t.owns(self.seat, RARE_GOOD_CHOICE):
            return [RARE + kind for kind in kinds_in(t, self.colour)]
        return [RARE + t.tops[self.colour]]

    def apply(self, t: Table, action: int) -> None:
        points = t.points_of(self.seat, RARE_GOOD_POINTS)
        t.score(self.seat, points, FROM_IMPROVEMENTS)
        take_rare_good(t, self.seat, action - RARE)


# Receiving -----------------------------------------------------------------------------------------------------------


class FreeRareGoods(Repeated):
    """For a completed temple: from the tops of the stacks, one at a time; none if all are empty. (59, 62)"""

    def legal(self, t: Table) -> list[int]:
        if not self.left:
            return AUTOMATIC
        return [STACK + colour for colour in range(len(COLOURS)) if t.tops[colour] != NOBODY] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        if self.left > 1:
            t.push(FreeRareGoods(self.seat, self.left - 1))
        receive_rare_good(t, self.seat, t.tops[action - STACK])


class FetchRareGood(Step):
    """A returned mission: any tile of any stack, which is then shuffled. (K1, K2, 61)"""

    def legal(self, t: Table) -> list[int]:
        return [RARE + kind for colour in range(len(COLOURS)) for kind in kinds_in(t, colour)]

    def apply(self, t: Table, action: int) -> None:
        receive_rare_good(t, self.seat, action - RARE)


def receive_rare_good(t: Table, seat: int, kind: int) -> None:
    """Without paying: the improvements give less for it. (64)"""
    t.score(seat, sum([t.printed.tiles[tile].free for tile in t.owned(seat, RARE_GOOD_POINTS)]), FROM_IMPROVEMENTS)
    take_rare_good(t, seat, kind)


# The stacks ----------------------------------------------------------------------------------------------------------


def kinds_in(t: Table, colour: int) -> list[int]:
    """The kinds in a stack, its top included. Which they are can be worked out; their order cannot."""
    return [kind for kind in range(colour * 3, colour * 3 + 3) if t.stacks[kind] or t.tops[colour] == kind]


def take_rare_good(t: Table, seat: int, kind: int) -> None:
    """Out of its stack; what lies on top after that, chance says. A stack searched through is shuffled anyway."""
    colour = kind // 3
    t.stacks = more(more(t.stacks, t.tops[colour], 1), kind, -1)
    t.tops = changed(t.tops, colour, NOBODY)
    t.players[seat].rare = more(t.players[seat].rare, kind, 1)
    t.tell("rare_good", seat, kind)
    t.push(TurnUp(CHANCE, colour))


class TurnUp(Step):
    """The next rare good of a stack comes to light."""

    def __init__(self, seat: int, colour: int) -> None:
        Step.__init__(self, seat)
        self.colour = colour

    def kinds(self, t: Table) -> list[int]:
        return [kind for kind in range(self.colour * 3, self.colour * 3 + 3) if t.stacks[kind]]

    def legal(self, t: Table) -> list[int]:
        return [TOP + kind for kind in self.kinds(t)] or AUTOMATIC

    def weights(self, t: Table) -> list[int]:
        return [t.stacks[kind] for kind in self.kinds(t)] or [1]

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.stacks = more(t.stacks, action - TOP, -1)
            t.tops = changed(t.tops, self.colour, action - TOP)
            t.tell("top", NOBODY, action - TOP)
