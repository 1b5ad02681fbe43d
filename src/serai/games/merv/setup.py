"""Setting up the table: what is fixed is laid out at once, what is random is dealt by chance."""

from serai.core.step import CHANCE, Step
from serai.games.merv.actions import DEAL, JUST_DONE, ORDER, SIDE
from serai.games.merv.caravansary import REFILL
from serai.games.merv.grid import SITES
from serai.games.merv.player import new_player
from serai.games.merv.table import Setting, Table
from serai.games.merv.turn import NEXT_TURN
from serai.games.merv.words import AREAS, NO_UPGRADE, NOBODY, SOURCES, TILES


def set_up(setting: Setting) -> Table:
    """The table before the first decision; chance deals first."""
    printed = setting.printed
    t = Table(
        setting,
        [new_player(printed.buildings, printed.servants, len(SOURCES)) for _ in range(setting.meeples)],
        [[NOBODY] * 25, [NOBODY] * 25, [NO_UPGRADE] * 25, [NOBODY] * 25],
        [[NOBODY] * 5, [NOBODY] * setting.meeples, [0] * setting.meeples, [], printed.deck.copy(), [0] * 6, []],
    )
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
        t.solo_deck.append((1 << len(AREAS)) - 1)


class DrawOrder(Step[Table]):
    """The players' master meeples stand in the first queue in random order. (A2)"""

    def legal(self, t: Table) -> list[int]:
        waiting = [ORDER + seat for seat in range(t.seats) if seat not in t.queue]
        return waiting or JUST_DONE

    def apply(self, t: Table, action: int) -> None:
        if NOBODY in t.queue:
            t.queue[t.queue.index(NOBODY)] = action - ORDER
            t.push(self)


class ChooseSide(Step[Table]):
    """One side of the camel market, at random."""

    def legal(self, t: Table) -> list[int]:
        return [SIDE, SIDE + 1]

    def apply(self, t: Table, action: int) -> None:
        t.market_side = action - SIDE


class DealSites(Step[Table]):
    """The building sites are shuffled into the city, row by row."""

    def legal(self, t: Table) -> list[int]:
        dealt = 0
        for cell in SITES:
            if t.tiles[cell] == NOBODY:
                break
            dealt |= 1 << t.tiles[cell]
        return [DEAL + tile for tile in range(len(TILES)) if not dealt >> tile & 1] or JUST_DONE

    def apply(self, t: Table, action: int) -> None:
        for cell in SITES:
            if t.tiles[cell] == NOBODY:
                t.tiles[cell] = action - DEAL
                t.push(self)
                return
