"""The tower: what levels cost, building, levels that come free, destruction, the traitor. (45 to 53, 104 to 106)"""

from serai.core.rows import more
from serai.core.step import Step
from serai.games.tadmor.actions import LEVELS, MOST_LEVELS, PAIRS, TARGET
from serai.games.tadmor.cards import FREE_LEVELS, WITHOUT_WOOD
from serai.games.tadmor.constants import BANDS, GOODS, WOOD
from serai.games.tadmor.table import Table

# Heights -------------------------------------------------------------------------------------------------------------


def free_step(t: Table, seat: int) -> int:
    """Every so many levels one is free; 0 without such an improvement. (48)"""
    tiles = t.owned(seat, FREE_LEVELS)
    return t.printed.tiles[tiles[0]].amount if tiles else 0


def with_free_level(height: int, step: int) -> int:
    """The height after the free level, if one is due. (48)"""
    return height + 1 if step and (height + 1) % step == 0 else height


def set_tower(t: Table, seat: int, height: int) -> None:
    """Change a tower; the free level comes at once. (48, 49)"""
    me = t.players[seat]
    height = with_free_level(height, free_step(t, seat))
    if height != me.tower:
        t.tell("tower", seat, me.tower, height)
        me.tower = height


def add_levels(t: Table, seat: int, levels: int) -> None:
    """Levels one by one, free ones on top of those. (105)"""
    set_tower(t, seat, height_after(t.players[seat].tower, levels, free_step(t, seat)))


def height_after(height: int, levels: int, step: int) -> int:
    for _ in range(levels):
        height = with_free_level(height + 1, step)
    return height


def destroy(t: Table, seat: int, victim: int, levels: int) -> int:
    """All levels of one attack, then perhaps a free one comes back; never below zero. How many are gone. (49, 52)"""
    before = t.players[victim].tower
    t.tell("destroy", seat, victim, min(levels, before))
    set_tower(t, victim, max(0, before - levels))
    return before - t.players[victim].tower


# Building ------------------------------------------------------------------------------------------------------------


def band_of(t: Table, level: int) -> int:
    """The cost band of a level."""
    for band in range(BANDS - 1):
        if level <= t.printed.band_ends[band]:
            return band
    return BANDS - 1


def building_plan(t: Table, seat: int, together: int) -> list[list[int]]:
    """For one action, what 1, 2, 3 … steps of one level, or of two together, cost in all; as far as it can be paid.

    Two levels cost what the band of the first of them costs. (46) Free levels are skipped. (48)
    """
    me = t.players[seat]
    step = free_step(t, seat)
    prices = t.printed.one_level if together == 1 else t.printed.two_levels
    most = MOST_LEVELS // together
    if together == 2 and t.setting.one_pair:
        most = 1
    without_wood = t.owns(seat, WITHOUT_WOOD)
    height = me.tower
    total = [0] * len(GOODS)
    plan: list[list[int]] = []
    while len(plan) < most:
        price = prices[band_of(t, height + 1)]
        total = [total[good] + price[good] for good in range(len(GOODS))]
        if without_wood:
            total[WOOD] = 0
        if not me.can_pay(total):
            break
        plan.append(total)
        height = height_after(height, together, step)
    return plan


def can_build(t: Table, seat: int, together: int) -> bool:
    return len(building_plan(t, seat, together)) > 0


class BuildTower(Step):
    """One build for each piece: name the levels, or the pairs of levels, and pay for all. (104)"""

    def __init__(self, seat: int, together: int) -> None:
        Step.__init__(self, seat)
        self.together = together

    def legal(self, t: Table) -> list[int]:
        first = LEVELS if self.together == 1 else PAIRS
        return [first + at for at in range(len(building_plan(t, self.seat, self.together)))]

    def apply(self, t: Table, action: int) -> None:
        at = action - (LEVELS if self.together == 1 else PAIRS)
        t.give_all(self.seat, building_plan(t, self.seat, self.together)[at])
        add_levels(t, self.seat, (at + 1) * self.together)


# Destruction ---------------------------------------------------------------------------------------------------------


def traitor_targets(t: Table, seat: int) -> list[int]:
    """Opponents with a tower at least as tall as one's own; in the first era there is nothing to do. (51, 125)

    What one's own traitor has taken this turn still counts: together two may take all their levels from one. (106)
    """
    if not t.printed.traitor[t.era()]:
        return []
    me = t.players[seat]
    return [other for other in tower_targets(t, seat) if t.players[other].tower + me.struck[other] >= me.tower]


def tower_targets(t: Table, seat: int) -> list[int]:
    """Opponents with a tower. (52, 125)"""
    return [other for other in range(t.seats) if other != seat and t.players[other].tower > 0]


class Betray(Step):
    """The Traitor: one opponent loses as many levels as the era says. (51)"""

    def legal(self, t: Table) -> list[int]:
        return [TARGET + other for other in traitor_targets(t, self.seat)]

    def apply(self, t: Table, action: int) -> None:
        victim = action - TARGET
        gone = destroy(t, self.seat, victim, t.printed.traitor[t.era()])
        if t.rules.traitor_adds_up:
            me = t.players[self.seat]
            me.struck = more(me.struck, victim, gone)


class DestroyLevels(Step):
    """A returned mission: any opponent loses levels. (K20, 52)"""

    def __init__(self, seat: int, levels: int) -> None:
        Step.__init__(self, seat)
        self.levels = levels

    def legal(self, t: Table) -> list[int]:
        return [TARGET + other for other in tower_targets(t, self.seat)]

    def apply(self, t: Table, action: int) -> None:
        destroy(t, self.seat, action - TARGET, self.levels)
