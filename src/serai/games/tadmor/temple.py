"""The temple: four parts in order, each in the place of the one before; what completing it brings. (54 to 60, 107)"""

from serai.core.rows import more
from serai.core.step import CHANCE, Step
from serai.games.tadmor.actions import PART
from serai.games.tadmor.cards import CHEAPER_TEMPLE
from serai.games.tadmor.constants import (
    BASEMENT,
    FROM_IMPROVEMENTS,
    STATUES,
    TEMPLE_I37,
    TEMPLE_PALMYRA,
    TILES,
)
from serai.games.tadmor.goods import can_pay_with, pay_with
from serai.games.tadmor.missions import DrawMissions
from serai.games.tadmor.player import Player
from serai.games.tadmor.rare_goods import FreeRareGoods
from serai.games.tadmor.table import Table

I37: int = TILES.index("i37")


def in_stock(t: Table, part: int) -> bool:
    """There are few cards of each part; a replaced one is back at once. (57)"""
    used = 0
    for player in t.players:
        used += player.temples[part]
    return used < t.printed.part_copies[part]


def next_parts(me: Player) -> list[int]:
    """What this player may build next: on any temple under way, or a new basement if there is none. (56)"""
    parts = [part + 1 for part in range(STATUES) if me.temples[part]]
    return parts or [BASEMENT]


def free_parts(t: Table, seat: int) -> list[int]:
    return [part for part in next_parts(t.players[seat]) if in_stock(t, part)]


def affordable_parts(t: Table, seat: int) -> list[int]:
    me = t.players[seat]
    discount = temple_discount(t, seat)
    return [part for part in free_parts(t, seat) if can_pay_with(me, t.printed.part_cost[part], discount)]


def temple_discount(t: Table, seat: int) -> int:
    return t.amount_of(seat, CHEAPER_TEMPLE)


class BuildTemple(Step):
    """Choose the temple to build on, raise its next part, and pay. (54)"""

    def __init__(self, seat: int, place: int) -> None:
        Step.__init__(self, seat)
        self.place = place
        """Where the action was taken: Palmyra adds a mission, the private temple points. (55)"""

    def legal(self, t: Table) -> list[int]:
        return [PART + part for part in affordable_parts(t, self.seat)]

    def apply(self, t: Table, action: int) -> None:
        part = action - PART
        if self.place == TEMPLE_PALMYRA:
            t.push(DrawMissions(CHANCE, self.seat, 1))
        raise_part(t, self.seat, part)
        if self.place == TEMPLE_I37:
            t.score(self.seat, t.printed.tiles[I37].points, FROM_IMPROVEMENTS)
        pay_with(t, self.seat, t.printed.part_cost[part], temple_discount(t, self.seat))


class ReceivePart(Step):
    """A returned mission: the next part of a temple without paying. (K3, K4, 107)"""

    def legal(self, t: Table) -> list[int]:
        return [PART + part for part in free_parts(t, self.seat)]

    def apply(self, t: Table, action: int) -> None:
        raise_part(t, self.seat, action - PART)


def raise_part(t: Table, seat: int, part: int) -> None:
    """The new part takes the place of the one below; the first to complete a temple receive rare goods. (58)"""
    me = t.players[seat]
    if part > BASEMENT:
        me.temples = more(me.temples, part - 1, -1)
    me.temples = more(me.temples, part, 1)
    t.tell("temple", seat, part)
    if part == STATUES and not t.completers >> seat & 1:
        before = t.completers.bit_count()
        t.completers |= 1 << seat
        if before < len(t.printed.completion_goods):
            t.push(FreeRareGoods(seat, t.printed.completion_goods[before]))
