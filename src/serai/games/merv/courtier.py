"""The high courtier of the two-player and solo games: takes up slots and sites, and never does anything."""

from serai.core.step import Step
from serai.games.merv.actions import ACTIVATE, AUTOMATIC, DONE, SLOT
from serai.games.merv.city import build, buildings_of, free_slots, take_slot
from serai.games.merv.constants import NOBODY
from serai.games.merv.grid import LINES, crossing
from serai.games.merv.table import Table


def courtier_turn(t: Table) -> None:
    """The earlier of the two in this round's queue picks the slot, the other the site. (B46, B69)"""
    order = [seat for seat in t.queue if seat != t.setting.high_courtier]
    t.push(CourtierSlot(order[0], order[1]))


class CourtierSlot(Step):
    """Choose any free slot for the high courtier; its line may be full. (B43)"""

    def __init__(self, seat: int, other: int) -> None:
        Step.__init__(self, seat)
        self.other = other

    def legal(self, t: Table) -> list[int]:
        if self.seat == t.setting.magistrate:
            return [SLOT + slot_for_courtier(t)]
        return [SLOT + slot for slot in free_slots(t)]

    def apply(self, t: Table, action: int) -> None:
        slot = action - SLOT
        take_slot(t, t.setting.high_courtier, slot)
        t.push(CourtierSite(self.other, slot))


class CourtierSite(Step):
    """Choose an empty site of that line for the high courtier to build on, if there is one. (B43, B46)"""

    def __init__(self, seat: int, slot: int) -> None:
        Step.__init__(self, seat)
        self.slot = slot

    def legal(self, t: Table) -> list[int]:
        if t.players[t.setting.high_courtier].buildings == 0:
            return AUTOMATIC
        sites = [cell for cell in LINES[t.round * 5 + self.slot] if t.owners[cell] == NOBODY]
        if sites and self.seat == t.setting.magistrate:
            return [ACTIVATE + site_for_courtier(t, sites)]
        sites.sort()
        return [ACTIVATE + cell for cell in sites] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            build(t, t.setting.high_courtier, action - ACTIVATE)


def slot_for_courtier(t: Table) -> int:
    """The magistrate's pick: most of the human's buildings, fewest of its own, nearest to the queue. (B71)"""
    best = -1
    best_worth = (0, 0)
    for slot in free_slots(t):
        line = LINES[t.round * 5 + slot]
        worth = (buildings_of(t, 0, line), -buildings_of(t, t.setting.magistrate, line))
        if best < 0 or worth > best_worth:
            best, best_worth = slot, worth
    return best


def site_for_courtier(t: Table, sites: list[int]) -> int:
    """The same, looking at the lines that cross at each site; a tie goes to the site nearest to the slot."""
    best = -1
    best_worth = (0, 0)
    for cell in sites:
        line = crossing(t.round, cell)
        worth = (buildings_of(t, 0, line), -buildings_of(t, t.setting.magistrate, line))
        if best < 0 or worth > best_worth:
            best, best_worth = cell, worth
    return best
