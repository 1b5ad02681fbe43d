"""Setting up the table: what is fixed is laid out at once, what is random is dealt by chance."""

import serai.games.merv.boons  # noqa: F401  no boon is given before it is entered there
from serai.core.fields import Form
from serai.core.rows import changed
from serai.core.sets import members
from serai.core.step import CHANCE, Step
from serai.games.merv.actions import AUTOMATIC, DEAL, ORDER, SIDE
from serai.games.merv.caravansary import REFILL
from serai.games.merv.constants import AREAS, NOBODY, TILES
from serai.games.merv.grid import SITES
from serai.games.merv.table import Setting, Table
from serai.games.merv.turn import NEXT_TURN


def set_up(setting: Setting) -> Table:
    """The table before the first decision; chance deals first."""
    t = Table(setting, Form())
    lay_out(t)
    t.push(NEXT_TURN)
    t.push(REFILL)
    t.push(DealSites(CHANCE))
    t.push(ChooseSide(CHANCE))
    if setting.players > 1:
        t.push(DrawOrder(CHANCE))
    t.settle()
    return t


def lay_out(t: Table) -> None:
    """Everything that lies where it lies in each game of this many players."""
    printed = t.printed
    for player in t.players:
        player.buildings = printed.buildings
        player.servants = printed.servants
    t.deck = printed.deck
    t.display_camels = printed.display_camels[t.setting.players - 1]
    t.city_camels = 15
    t.mosque_camels = 15
    t.pieces = (1 << 20) - 1
    t.breakthroughs = (1 << 16) - 1
    t.white_upgrades = printed.white_upgrades
    t.bonus_upgrades = 15
    t.scoring_tiles = printed.scoring_tiles
    if t.setting.high_courtier != NOBODY:
        t.queue[2] = t.setting.high_courtier  # the last place of a queue of three (B43)
        t.players[t.setting.high_courtier].servants = 0
    if t.setting.players == 1:
        t.queue[0] = t.setting.magistrate
        t.queue[1] = 0
        # One card, then three that hide the palace, then two: drawn as chance reveals them. (B77)
        t.solo_middle = 4
        t.solo_deck = [(1 << len(AREAS)) - 1]


class DrawOrder(Step):
    """The players' master meeples stand in the first queue in random order. (A2)"""

    def legal(self, t: Table) -> list[int]:
        waiting = [ORDER + seat for seat in range(t.seats) if seat not in t.queue]
        return waiting or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if NOBODY in t.queue:
            t.queue[t.queue.index(NOBODY)] = action - ORDER
            t.push(self)


class ChooseSide(Step):
    """One side of the camel market, at random."""

    def legal(self, t: Table) -> list[int]:
        return [SIDE, SIDE + 1]

    def apply(self, t: Table, action: int) -> None:
        t.market_side = action - SIDE


class DealSites(Step):
    """The building sites are shuffled into the city, row by row."""

    def legal(self, t: Table) -> list[int]:
        left = (1 << len(TILES)) - 1
        for cell in SITES:
            if t.tiles[cell] == NOBODY:
                break
            left ^= 1 << t.tiles[cell]
        return members(left, DEAL) or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        for cell in SITES:
            if t.tiles[cell] == NOBODY:
                t.tiles = changed(t.tiles, cell, action - DEAL)
                t.push(self)
                return
