"""The library: scrolls for cubes of different colours, and four levels of breakthroughs."""

from serai.core.step import Automatic, Step
from serai.games.merv.actions import BREAKTHROUGH, CUBE, DONE, WILD_CUBE
from serai.games.merv.constants import EIGHT_POINTS, FREE_CARD, IMMEDIATE, WHITE
from serai.games.merv.contracts import OwnTurn
from serai.games.merv.table import Table


def begin_library(t: Table, seat: int) -> None:
    t.push(SpendForScrolls(seat, 0, 0))


class SpendForScrolls(OwnTurn):
    """Spend up to four cubes of different colours, white for a missing one; each is worth a scroll. (B19, E1)"""

    def __init__(self, seat: int, colours: int, spent: int) -> None:
        Step.__init__(self, seat)
        self.colours = colours
        """The colours already paid with cubes of their own, as a set."""
        self.spent = spent

    def legal(self, t: Table) -> list[int]:
        """Once a cube is spent, no contract comes between it and the last scroll. (E1)"""
        return OwnTurn.legal(self, t) if self.spent == 0 else self.choices(t)

    def choices(self, t: Table) -> list[int]:
        options = [DONE]
        left = t.setting.unlimited or self.spent < t.scrolls_in_supply()
        if left and self.spent < t.printed.library_cubes:
            options += self.cubes_to_spend(t)
        return options

    def cubes_to_spend(self, t: Table) -> list[int]:
        """A colour not yet paid, or a second cube of the wild colour; a white one where neither is there. (E5)"""
        me = t.players[self.seat]
        cubes = me.cubes
        options = [CUBE + colour for colour in range(4) if cubes[colour] > 0 and not self.colours >> colour & 1]
        if t.wild_left:
            wild = me.wild_colour()
            if cubes[wild] > 0 and self.colours >> wild & 1:
                options.append(WILD_CUBE)
        if not options and cubes[WHITE] > 0:
            options.append(CUBE + WHITE)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action == DONE:
            if self.spent:
                t.push(TakeScrolls(self.seat, self.spent))
            return
        me = t.players[self.seat]
        colours = self.colours
        if action == WILD_CUBE:
            colour = me.wild_colour()
            t.wild_left = 0
        else:
            colour = action - CUBE
            if colour != WHITE:
                colours |= 1 << colour
        me.cubes[colour] -= 1
        t.tell("pay", self.seat, 1, colour)
        t.push(SpendForScrolls(self.seat, colours, self.spent + 1))


class TakeScrolls(Automatic):
    """Take the scrolls one after the other, so that each breakthrough comes in its turn. (B20)"""

    def __init__(self, seat: int, scrolls: int) -> None:
        Step.__init__(self, seat)
        self.scrolls = scrolls

    def happen(self, t: Table) -> None:
        if self.scrolls > 1:
            t.push(TakeScrolls(self.seat, self.scrolls - 1))
        gain_scroll(t, self.seat)


def gain_scroll(t: Table, seat: int) -> None:
    """The second, fourth, sixth and eighth scroll each make a breakthrough. (A13)"""
    if t.gain_scroll(seat):
        level = reached_level(t, seat)
        if level >= 0:
            t.push(ChooseBreakthrough(seat, level))


def reached_level(t: Table, seat: int) -> int:
    """The level that the scroll just taken opens, or -1."""
    scrolls = t.players[seat].all_scrolls()
    for level in range(4):
        if scrolls == t.printed.breakthrough_at[level]:
            return level
    return -1


class ChooseBreakthrough(Step):
    """Choose one of the tiles left of this level; it cannot be skipped or put off. (A4, B57)"""

    def __init__(self, seat: int, level: int) -> None:
        Step.__init__(self, seat)
        self.level = level

    def legal(self, t: Table) -> list[int]:
        first = self.level * 4
        return [BREAKTHROUGH + tile for tile in range(first, first + 4) if t.breakthroughs >> tile & 1]

    def apply(self, t: Table, action: int) -> None:
        tile = action - BREAKTHROUGH
        take_breakthrough(t, self.seat, tile)
        if self.level == 1:
            t.wild_left = 1  # it works from the moment it is taken (B61)
        elif self.level > 1:
            immediate_effect(t, self.seat, tile)


def take_breakthrough(t: Table, seat: int, tile: int) -> None:
    t.breakthroughs &= ~(1 << tile)
    t.players[seat].breakthroughs |= 1 << tile
    if tile == EIGHT_POINTS:
        t.tell("breakthrough_points", seat, t.printed.breakthrough_points)
    else:
        t.tell("breakthrough", seat, tile)


def immediate_effect(t: Table, seat: int, tile: int) -> None:
    """The third and fourth levels give something once, at once. (B21, B26)"""
    for boon in IMMEDIATE[tile - FREE_CARD]:
        t.gain_boon(seat, boon)
