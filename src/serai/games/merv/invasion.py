"""The invasion: every building that neither walls nor a soldier protect is lost, unless its owner pays a ransom."""

from typing import Final

from serai.core.step import Automatic, Step
from serai.games.merv.actions import CUBE, DONE, RANSOM
from serai.games.merv.constants import BONUS_UPGRADE, NOBODY, WHITE_UPGRADE
from serai.games.merv.grid import SITES
from serai.games.merv.payment import ANY_COLOUR, single_cube, spend_single
from serai.games.merv.soldiers import send_soldiers_home
from serai.games.merv.table import Table


def begin_invasion(t: Table) -> None:
    """All attacks are listed first; then the players decide, in the order of the queue just filled. (A10, B38)"""
    t.tell("invasion", NOBODY)
    t.attacked = 0
    t.ransomed = 0
    for cell in SITES:
        owner = t.owners[cell]
        if owner == NOBODY or owner == t.setting.magistrate:  # the magistrate's are never destroyed
            continue
        if t.soldiers[cell] == NOBODY and not t.protected(cell):
            t.attacked |= 1 << cell
    t.push(END_INVASION)
    for place in range(t.setting.meeples - 1, -1, -1):
        seat = t.queue[place]
        if seat != t.setting.high_courtier and seat != t.setting.magistrate:
            t.push(FaceInvasion(seat))


class FaceInvasion(Automatic):
    """Your turn to answer the Mongols: the wild cube can be used once for all your ransoms. (A12)"""

    def happen(self, t: Table) -> None:
        t.wild_left = int(t.setting.wild_ransom and t.players[self.seat].holds_level(1))
        t.push(PayRansom(self.seat))


def ransom_colours(t: Table, cell: int) -> int:
    """The colours that ransom a building, as a set: the site's, a bonus upgrade's, any with a white one. (A11)"""
    upgrade = t.upgrades[cell]
    if upgrade == WHITE_UPGRADE:
        return ANY_COLOUR
    colours = 1 << t.tiles[cell] % 4
    if upgrade >= BONUS_UPGRADE:
        colours |= 1 << (upgrade - BONUS_UPGRADE)
    return colours


class PayRansom(Step):
    """Choose an attacked building of yours to ransom, or be done and give the rest up. (A10, B39)"""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options = [DONE]
        if me.has_cubes():
            open_cells = t.attacked & ~t.ransomed
            for cell in SITES:
                mine = open_cells >> cell & 1 and t.owners[cell] == self.seat
                if mine and single_cube(t, me, ransom_colours(t, cell)):
                    options.append(RANSOM + cell)
        return options

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.push(self)
            t.push(ChooseRansom(self.seat, action - RANSOM))


class ChooseRansom(Step):
    """Choose the cube that pays the ransom; white where no fitting colour is held. (A11)"""

    def __init__(self, seat: int, cell: int) -> None:
        Step.__init__(self, seat)
        self.cell = cell

    def legal(self, t: Table) -> list[int]:
        return [CUBE + colour for colour in single_cube(t, t.players[self.seat], ransom_colours(t, self.cell))]

    def apply(self, t: Table, action: int) -> None:
        spend_single(t, self.seat, action - CUBE, ransom_colours(t, self.cell))
        t.ransomed |= 1 << self.cell
        t.tell("ransom", self.seat, self.cell)


class EndInvasion(Automatic):
    """Remove what was not ransomed; upgrades stay; every soldier goes home. (B4, B67)"""

    def happen(self, t: Table) -> None:
        lost = t.attacked & ~t.ransomed
        for owner in range(len(t.players)):
            for cell in SITES:
                if lost >> cell & 1 and t.owners[cell] == owner:
                    t.players[owner].buildings += 1
                    t.owners[cell] = NOBODY
                    t.tell("destroyed", owner, cell)
        send_soldiers_home(t)
        t.tell("withdrawn", NOBODY)
        t.attacked = 0
        t.ransomed = 0
        t.wild_left = 0


END_INVASION: Final = EndInvasion(0)
