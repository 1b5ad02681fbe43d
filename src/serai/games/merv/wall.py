"""The wall: segments and gates around the city, which protect buildings and bring influence."""

from typing import Final

from serai.core.step import Step
from serai.games.merv.actions import AUTOMATIC, DONE, PIECE, PLACE
from serai.games.merv.constants import NOBODY
from serai.games.merv.contracts import OwnTurn
from serai.games.merv.grid import BEHIND_WALL, GATE_SLOTS, SEGMENT_SLOTS
from serai.games.merv.payment import can_pay, charge
from serai.games.merv.table import Table

FIRST_GATE: Final = 16


def begin_wall(t: Table, seat: int) -> None:
    t.push(BuildWalls(seat))


def pieces_to_build(t: Table) -> list[int]:
    """One piece of each price that is left, of the kinds for which a slot is free. (B32)"""
    found: list[int] = []
    prices = 0
    segments = t.walls & SEGMENT_SLOTS != SEGMENT_SLOTS
    gates = t.walls & GATE_SLOTS != GATE_SLOTS
    for piece in range(20):
        if t.pieces >> piece & 1 and (gates if piece >= FIRST_GATE else segments):
            price = 1 << t.printed.piece_price[piece]
            if not prices & price:
                prices |= price
                found.append(piece)
    return found


def wall_influence(t: Table, seat: int, slot: int) -> int:
    """The two nearest sites: one for each own building, two for anyone else's. (A21, B31)"""
    influence = 0
    for cell in BEHIND_WALL[slot]:
        owner = t.owners[cell]
        if owner == seat:
            influence += t.printed.wall_influence_own
        elif owner != NOBODY:
            influence += t.printed.wall_influence_other
    return influence


def build_wall(t: Table, seat: int, slot: int) -> None:
    t.walls |= 1 << slot
    t.tell("wall", seat, slot)
    t.gain_influence(seat, wall_influence(t, seat, slot))


class BuildWalls(OwnTurn):
    """Buy any number of segments and gates, each placed and scored before the next. (B31)"""

    def choices(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options = [DONE]
        if me.has_cubes():
            for piece in pieces_to_build(t):
                if can_pay(t, me, t.printed.piece_cost[piece]):
                    options.append(PIECE + piece)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action != DONE:
            t.push(self)
            take_piece(t, self.seat, action - PIECE)
            charge(t, self.seat, t.printed.piece_cost[action - PIECE])


def take_piece(t: Table, seat: int, piece: int) -> None:
    t.pieces &= ~(1 << piece)
    t.push(PlaceWall(seat, int(piece >= FIRST_GATE)))


class FreeWall(Step):
    """Choose any segment or gate and place it without cost; it must be done if it can. (B32, B56)"""

    def legal(self, t: Table) -> list[int]:
        return [PIECE + piece for piece in pieces_to_build(t)] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            take_piece(t, self.seat, action - PIECE)


class PlaceWall(Step):
    """Place the piece just taken: gates in the middle of a side, segments elsewhere. (B32)"""

    def __init__(self, seat: int, gate: int) -> None:
        Step.__init__(self, seat)
        self.gate = gate

    def legal(self, t: Table) -> list[int]:
        free = (GATE_SLOTS if self.gate else SEGMENT_SLOTS) & ~t.walls
        return [PLACE + slot for slot in range(20) if free >> slot & 1]

    def apply(self, t: Table, action: int) -> None:
        build_wall(t, self.seat, action - PLACE)
