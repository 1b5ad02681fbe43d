"""King's Missions: drawing and fulfilling. What their return brings is in returns.py. (67 to 72, 112)"""

from serai.core.sets import members
from serai.core.step import CHANCE, Step
from serai.games.tadmor.actions import AUTOMATIC, DEAL, DONE, DRAW, FULFIL
from serai.games.tadmor.cards import CHEAPER_MISSIONS, MISSION_POINTS
from serai.games.tadmor.constants import FROM_IMPROVEMENTS, MISSIONS, NOBODY
from serai.games.tadmor.goods import can_pay_with, pay_with
from serai.games.tadmor.table import Table

# Drawing -------------------------------------------------------------------------------------------------------------


def can_draw(t: Table) -> bool:
    return t.deck != 0 or t.discards != 0


class DrawMissions(Step):
    """Cards from the deck to a hand; an empty deck is made anew from the discards. (70)"""

    def __init__(self, seat: int, owner: int, left: int) -> None:
        Step.__init__(self, seat)
        self.owner = owner
        self.left = left

    def legal(self, t: Table) -> list[int]:
        if not self.left:
            return AUTOMATIC
        return members(t.deck or t.discards, DEAL) or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        if not t.deck:
            t.deck = t.discards
            t.discards = 0
            t.tell("reshuffle", NOBODY)
        mission = 1 << action - DEAL
        t.deck &= ~mission
        t.players[self.owner].hand |= mission
        t.tell("draw", self.owner)
        t.tell_only([self.owner], "drawn", self.owner, action - DEAL)
        if self.left > 1:
            t.push(DrawMissions(CHANCE, self.owner, self.left - 1))


# Fulfilling ----------------------------------------------------------------------------------------------------------


def mission_discount(t: Table, seat: int) -> int:
    return t.amount_of(seat, CHEAPER_MISSIONS)


def fulfillable(t: Table, seat: int) -> list[int]:
    """The missions in hand that can be paid for."""
    me = t.players[seat]
    discount = mission_discount(t, seat)
    return [
        mission
        for mission in range(len(MISSIONS))
        if me.hand >> mission & 1 and can_pay_with(me, t.printed.missions[mission].cost, discount)
    ]


def mission_options(t: Table, seat: int) -> list[int]:
    """Draw a card or fulfil one, never both with one piece. (67)"""
    return ([DRAW] if can_draw(t) else []) + [FULFIL + mission for mission in fulfillable(t, seat)]


def can_take_mission(t: Table, seat: int) -> bool:
    """There is a card to draw, or one in hand; whether it can be paid is a secret that no offer may tell. (128)"""
    if t.rules.missions_are_asked:
        return can_draw(t) or t.players[seat].hand != 0
    return len(mission_options(t, seat)) > 0


class TakeMission(Step):
    """Draw, fulfil or neither (5): a choice even for one who can only draw, or others would see it. (128)"""

    def legal(self, t: Table) -> list[int]:
        options = mission_options(t, self.seat)
        return [DONE, *options] if t.rules.missions_are_asked else options

    def asked_alone(self, t: Table) -> bool:
        return t.rules.missions_are_asked

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        if action == DRAW:
            t.push(DrawMissions(CHANCE, self.seat, 1))
            return
        mission = action - FULFIL
        fulfil(t, self.seat, mission)
        pay_with(t, self.seat, t.printed.missions[mission].cost, mission_discount(t, self.seat))


def fulfil(t: Table, seat: int, mission: int) -> None:
    """The card lies face up now."""
    me = t.players[seat]
    me.hand &= ~(1 << mission)
    me.fulfilled |= 1 << mission
    t.tell("fulfil", seat, mission)
    t.score(seat, t.points_of(seat, MISSION_POINTS), FROM_IMPROVEMENTS)
