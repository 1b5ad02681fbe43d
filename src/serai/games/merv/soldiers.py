"""Soldiers: deployed on buildings, for influence and against the invasion."""

from typing import Final

from serai.core.rows import changed
from serai.core.step import Step
from serai.games.merv.actions import AUTOMATIC, DONE, SOLDIER
from serai.games.merv.constants import NO_UPGRADE, NOBODY
from serai.games.merv.grid import SITES
from serai.games.merv.table import Table


def may_take_soldier(t: Table, cell: int) -> bool:
    """A site with a building, without soldier or upgrade, and not wholly walled. (A14, A15)"""
    return (
        t.owners[cell] != NOBODY
        and t.soldiers[cell] == NOBODY
        and t.upgrades[cell] == NO_UPGRADE
        and not t.protected(cell)
    )


def place_soldier(t: Table, seat: int, cell: int) -> None:
    """One influence on your own building, two on anybody else's. (EN, Deploy a Soldier)"""
    t.soldiers = changed(t.soldiers, cell, seat)
    t.players[seat].servants -= 1
    t.tell("soldier", seat, cell)
    own = t.owners[cell] == seat
    t.gain_influence(seat, t.printed.soldier_influence_own if own else t.printed.soldier_influence_other)


def remove_soldier(t: Table, cell: int) -> None:
    """The soldier, if there is one, goes back to its owner's servants."""
    owner = t.soldiers[cell]
    if owner != NOBODY:
        t.players[owner].servants += 1
        t.soldiers = changed(t.soldiers, cell, NOBODY)
        t.tell("soldier_home", owner, cell)


def send_soldiers_home(t: Table) -> None:
    """After an invasion all soldiers go back to their owners' servants. (B8)"""
    for owner in range(len(t.players)):
        soldiers = t.soldiers.count(owner)
        if soldiers:
            t.players[owner].servants += soldiers
            t.tell("soldiers_home", owner, soldiers)
    t.soldiers = [NOBODY] * len(t.soldiers)


class Deploy(Step):
    """Place a soldier on a building that may take one, or decline; declining gives no influence. (B33, B56)"""

    def legal(self, t: Table) -> list[int]:
        if t.players[self.seat].servants == 0:
            return AUTOMATIC
        options = [DONE]
        for cell in SITES:
            if may_take_soldier(t, cell):
                options.append(SOLDIER + cell)
        return options

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            place_soldier(t, self.seat, action - SOLDIER)


DEPLOY: Final = [Deploy(seat) for seat in range(4)]
