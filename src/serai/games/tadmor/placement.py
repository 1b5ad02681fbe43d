"""The Placement stage: one piece after another, until nobody can place. (8 to 14, 92 to 95, 121)"""

from typing import Final

from serai.core.sets import members
from serai.core.step import Step
from serai.games.tadmor.actions import CAMEL_TO, RETURN, SHIP_TO
from serai.games.tadmor.cards import NEXT_CAMEL, PLACE_TWO
from serai.games.tadmor.constants import CAMEL, MARAUDERS, SHIP
from serai.games.tadmor.returns import PIECE_BENEFITS, return_mission, return_options, turn_over, with_benefit
from serai.games.tadmor.table import Table

ONE_PIECE: Final = 0
"""The usual turn to place; missions may be returned first."""
SECOND_PIECE: Final = 1
"""The other of two pieces placed in a row."""
ON_OCCUPIED: Final = 2
"""One piece that must go where another stands."""
TWO_PIECES: Final = 3
"""The first of two pieces placed in a row."""


# Where pieces can go -------------------------------------------------------------------------------------------------


def free_private(t: Table, seat: int) -> list[int]:
    """One's own private places without a piece. (93)"""
    me = t.players[seat]
    return [place for place in t.private_places(seat) if not me.stands(place)] if me.tiles else []


def placements(t: Table, seat: int) -> list[int]:
    """Every piece to every free place that takes it. (93)"""
    me = t.players[seat]
    private = free_private(t, seat)
    options: list[int] = []
    if me.camels_left:
        options += members(t.setting.camel_slots & ~t.occupied, CAMEL_TO)
        options += [CAMEL_TO + place for place in private]
    if me.ships_left:
        options += members(t.setting.ship_slots & ~t.occupied, SHIP_TO)
        options += [SHIP_TO + place for place in private]
    return options


def can_place(t: Table, seat: int) -> bool:
    """Whoever has no piece with a free place is skipped: no place reopens. (9)"""
    me = t.players[seat]
    if not me.camels_left and not me.ships_left:
        return False
    if me.camels_left and t.setting.camel_slots & ~t.occupied:
        return True
    if me.ships_left and t.setting.ship_slots & ~t.occupied:
        return True
    return len(free_private(t, seat)) > 0


def on_occupied(t: Table, seat: int) -> list[int]:
    """Every piece to every slot of the board that takes it and is taken, but for the Marauders' one. (121)"""
    me = t.players[seat]
    taken = t.occupied & ~(1 << MARAUDERS)
    options: list[int] = []
    if me.camels_left:
        options += members(t.setting.camel_slots & taken, CAMEL_TO)
    if me.ships_left:
        options += members(t.setting.ship_slots & taken, SHIP_TO)
    return options


def first_of_two(t: Table, seat: int) -> list[int]:
    """The placements after which another piece can still be placed. (95)"""
    options = placements(t, seat)
    return [action for action in options if leaves_another(t, seat, options, action)]


def leaves_another(t: Table, seat: int, options: list[int], action: int) -> bool:
    """Another piece is left, and a place for it: this one may be about to take the last that both could go to."""
    me = t.players[seat]
    left = [me.camels_left, me.ships_left]
    left[kind_named(action)] -= 1
    return any(place_named(other) != place_named(action) and left[kind_named(other)] > 0 for other in options)


def kind_named(action: int) -> int:
    return CAMEL if action < SHIP_TO else SHIP


def place_named(action: int) -> int:
    return action - (CAMEL_TO if kind_named(action) == CAMEL else SHIP_TO)


# The turn to place ---------------------------------------------------------------------------------------------------


class Place(Step):
    """Place a piece: compulsory while there is a free place for one. (8)"""

    def __init__(self, seat: int, mode: int) -> None:
        Step.__init__(self, seat)
        self.mode = mode

    def legal(self, t: Table) -> list[int]:
        if self.mode == ON_OCCUPIED:
            return on_occupied(t, self.seat)
        if self.mode == TWO_PIECES:
            return first_of_two(t, self.seat)
        options = placements(t, self.seat)
        if self.mode == ONE_PIECE and t.players[self.seat].fulfilled:
            options += sorted(return_options(t, self.seat, PIECE_BENEFITS) + placing_missions(t, self.seat))
        return options

    def apply(self, t: Table, action: int) -> None:
        if t.kind(action) == RETURN:
            self.return_first(t, action - RETURN)
            return
        kind = kind_named(action)
        place = place_named(action)
        me = t.players[self.seat]
        if kind == CAMEL:
            me.camels_left -= 1
        else:
            me.ships_left -= 1
        t.put_piece(self.seat, place, kind)
        t.tell("place", self.seat, place, kind)
        if self.mode == TWO_PIECES:
            t.push(Place(self.seat, SECOND_PIECE))
        else:
            next_to_place(t, self.seat)

    def return_first(self, t: Table, mission: int) -> None:
        benefit = t.printed.missions[mission].benefit
        if benefit == PLACE_TWO:
            turn_over(t, self.seat, mission)
            t.push(Place(self.seat, ON_OCCUPIED if t.setting.on_occupied else TWO_PIECES))
            return
        me = t.players[self.seat]
        if benefit == NEXT_CAMEL:  # the new piece can be placed this very turn (13)
            me.camels_left += 1
        else:
            me.ships_left += 1
        t.push(self)
        return_mission(t, self.seat, mission)


def placing_missions(t: Table, seat: int) -> list[int]:
    """One such mission for each turn to place, and only if it can be carried out. (14, 95, 121)"""
    missions = with_benefit(t, seat, [PLACE_TWO])
    if missions and (on_occupied(t, seat) if t.setting.on_occupied else first_of_two(t, seat)):
        return [RETURN + mission for mission in missions]
    return []


def next_to_place(t: Table, seat: int) -> None:
    """The next player clockwise who can place; the stage ends when nobody can."""
    for at in range(1, t.seats + 1):
        other = (seat + at) % t.seats
        if can_place(t, other):
            t.push(Place(other, ONE_PIECE))
            return


def begin_placement(t: Table) -> None:
    """Everybody has all pieces in the reserve; the first player begins."""
    t.occupied = 0
    for player in t.players:
        player.camels_left = player.camels
        player.ships_left = player.ships
    next_to_place(t, t.first - 1)
