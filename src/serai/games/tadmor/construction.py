"""The Construction phase: one window for each player, in play order. (2, 3, 89, 122)"""

from typing import Final

from serai.core.step import Automatic, Step
from serai.games.tadmor.actions import AS, AUTOMATIC, DONE, USE
from serai.games.tadmor.anytime import ResolveAnytime, resolve_anytime
from serai.games.tadmor.constants import (
    CONSTRUCTION,
    CONSTRUCTION_I47,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    ONE_LEVEL,
    PLACES,
    RARE_GREY,
    RARE_RED,
    RARE_YELLOW,
    TEMPLE_EBLA,
    TRAITOR,
    TWO_LEVELS,
)
from serai.games.tadmor.missions import TakeMission, can_take_mission
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.rare_goods import BuyRareGood, ways_to_pay
from serai.games.tadmor.returns import CONSTRUCTION_BENEFITS, ONLY_IN_CONSTRUCTION, return_options
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import BuildTemple, affordable_parts, free_parts
from serai.games.tadmor.tower import Betray, BuildTower, can_build, traitor_targets
from serai.games.tadmor.windows import in_window, may_rest, only_discards, piece_at, window_options

IS_CONSTRUCTION: Final = [place in CONSTRUCTION for place in range(len(PLACES))]
COLOUR_AT: Final = {RARE_GREY: 0, RARE_YELLOW: 1, RARE_RED: 2}

STANDS_FOR: Final = [RARE_GREY, RARE_YELLOW, RARE_RED, TWO_LEVELS, TRAITOR, MISSIONS_1, TEMPLE_EBLA, ONE_LEVEL]
"""The actions that I47 can be, each by a slot where it is taken; its temple gives no mission, as in Ebla. (55)"""


def can_act(t: Table, seat: int, place: int) -> bool:
    """The action of this place can be carried out now. (125)"""
    if place == ONE_LEVEL:
        return can_build(t, seat, 1)
    if place == TWO_LEVELS:
        return can_build(t, seat, 2)
    if place == TRAITOR:
        return len(traitor_targets(t, seat)) > 0
    if place in (MISSIONS_1, MISSIONS_2):
        return can_take_mission(t, seat)
    if place in COLOUR_AT:
        return len(ways_to_pay(t, seat, COLOUR_AT[place])) > 0
    if place == CONSTRUCTION_I47:
        return any(can_act(t, seat, other) for other in STANDS_FOR)
    return len(affordable_parts(t, seat)) > 0


def act(t: Table, seat: int, place: int) -> None:
    """Begin the action of this place."""
    if place == ONE_LEVEL:
        t.push(BuildTower(seat, 1))
    elif place == TWO_LEVELS:
        t.push(BuildTower(seat, 2))
    elif place == TRAITOR:
        t.push(Betray(seat))
    elif place in (MISSIONS_1, MISSIONS_2):
        t.push(TakeMission(seat))
    elif place in COLOUR_AT:
        t.push(BuyRareGood(seat, COLOUR_AT[place]))
    elif place == CONSTRUCTION_I47:
        t.push(StandIn(seat))
    else:
        t.push(BuildTemple(seat, place))


class StandIn(Step):
    """Any one action of the Construction phase, even one already taken. (I47)"""

    def legal(self, t: Table) -> list[int]:
        return [AS + place for place in STANDS_FOR if can_act(t, self.seat, place)]

    def apply(self, t: Table, action: int) -> None:
        act(t, self.seat, action - AS)


def might_act(t: Table, seat: int, place: int) -> bool:
    """The action of this place could be carried out with goods enough, which trades and missions may bring. (89)"""
    if place in (MISSIONS_1, MISSIONS_2, TRAITOR):
        return can_act(t, seat, place)
    if place in COLOUR_AT:
        return t.tops[COLOUR_AT[place]] != NOBODY
    return place in (ONE_LEVEL, TWO_LEVELS, CONSTRUCTION_I47) or len(free_parts(t, seat)) > 0


def can_construct(t: Table, seat: int) -> bool:
    """A piece of this player could still act in the Construction phase."""
    pieces = t.players[seat].pieces
    return any(IS_CONSTRUCTION[place_of(piece)] and might_act(t, seat, place_of(piece)) for piece in pieces)


class Construct(Step):
    """A player's Construction window: all pieces in any order, with trades and missions in between. (2, 89)"""

    def legal(self, t: Table) -> list[int]:
        options = [DONE]
        last = NOBODY
        for piece in t.players[self.seat].pieces:
            place = place_of(piece)
            if place != last and IS_CONSTRUCTION[place] and can_act(t, self.seat, place):
                options.append(USE + place)
            last = place
        options += window_options(t, self.seat, CONSTRUCTION_BENEFITS)
        if t.rules.idle_windows_close and only_discards(t, options) and not can_construct(t, self.seat):
            return AUTOMATIC  # a card can as well be discarded in the Kingdom window
        return may_rest(t, options)

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            leave_construction(t, self.seat)
            return
        t.push(self)
        t.push(ResolveAnytime(self.seat))  # what was just built may open the caravan or the shipyard (122)
        if t.kind(action) == USE:
            place = action - USE
            t.send_home(self.seat, piece_at(t, self.seat, place))
            t.tell("use", self.seat, place)
            act(t, self.seat, place)
        else:
            in_window(t, self.seat, action)


def leave_construction(t: Table, seat: int) -> None:
    """Unresolved construction pieces have lost their action. (89)"""
    for piece in t.players[seat].pieces.copy():
        if IS_CONSTRUCTION[place_of(piece)]:
            t.send_home(seat, piece)


class BeginConstruction(Automatic):
    """A player's turn in the Construction phase: what can be collected is, and if there is anything to construct the
    window opens; trades have a later one. (89, 122)"""

    def happen(self, t: Table) -> None:
        seat = self.seat
        resolve_anytime(t, seat)
        returns = not t.players[seat].resting and return_options(t, seat, ONLY_IN_CONSTRUCTION)
        if returns or can_construct(t, seat) or not t.rules.idle_windows_close:
            t.push(Construct(seat))
        else:
            leave_construction(t, seat)
