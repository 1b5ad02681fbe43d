"""Where the corrupt magistrate places soldiers, courtiers and walls: fixed preferences, no costs."""

from serai.games.merv.constants import NOBODY
from serai.games.merv.grid import BEHIND_WALL, GATE_SLOTS, SEGMENT_SLOTS, SITES
from serai.games.merv.palace import has_room, seat_courtier
from serai.games.merv.scoring import hall_worth
from serai.games.merv.soldiers import may_take_soldier, place_soldier
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE, build_wall, pieces_to_build


def deploy(t: Table) -> None:
    """The northernmost, then westernmost building of the courtier's that may take one, else an own one. (B50, B79)"""
    magistrate = t.setting.magistrate
    if t.players[magistrate].servants == 0:
        return
    for owner in (t.setting.high_courtier, magistrate):
        for cell in SITES:
            if t.owners[cell] == owner and may_take_soldier(t, cell):
                place_soldier(t, magistrate, cell)
                return


def palace_action(t: Table, times: int) -> None:
    """One courtier for up to three actions, two for more. (A29)"""
    for _ in range(t.printed.magistrate_courtiers[min(times, 5) - 1]):
        best = best_hall(t)
        if best != NOBODY:
            seat_courtier(t, t.setting.magistrate, best)


def best_hall(t: Table) -> int:
    """The hall with room worth most to the magistrate, then to the human, then the leftmost. (A29, B73)"""
    me = t.players[t.setting.magistrate]
    best = NOBODY
    best_worth = (-1, 0)
    if me.servants == 0:
        return best
    for hall in range(4):
        if has_room(t, hall):
            worth = (hall_worth(t, me, hall), hall_worth(t, t.players[0], hall))
            if worth > best_worth:
                best, best_worth = hall, worth
    return best


def wall_action(t: Table) -> None:
    """The cheapest piece, by its colour in a tie, in the place that ranks first. (B49, B75, B78)"""
    pieces = pieces_to_build(t)
    if not pieces:
        return
    piece = min(pieces, key=lambda piece: t.printed.piece_rank[piece])
    t.pieces &= ~(1 << piece)
    build_wall(t, t.setting.magistrate, best_wall_slot(t, piece >= FIRST_GATE))


def best_wall_slot(t: Table, gate: bool) -> int:
    """The case that comes first in the magistrate's list; clockwise from the north-west in a tie. (B78)"""
    free = (GATE_SLOTS if gate else SEGMENT_SLOTS) & ~t.walls
    best = NOBODY
    best_rank = 0
    for slot in range(20):
        if free >> slot & 1:
            rank = t.printed.wall_rank[wall_case(t, slot)]
            if best == NOBODY or rank < best_rank:
                best, best_rank = slot, rank
    return best


def wall_case(t: Table, slot: int) -> int:
    """Who owns the two sites behind a slot, as one number: 9 for each of the courtier's, 3 own, 1 the human's."""
    case = 0
    for cell in BEHIND_WALL[slot]:
        owner = t.owners[cell]
        if owner == t.setting.high_courtier:
            case += 9
        elif owner == t.setting.magistrate:
            case += 3
        elif owner != NOBODY:
            case += 1
    return case
