"""Upgrades: white ones, which turn a site's cube white, and bonus ones, which add a cube."""

from serai.core.rows import changed
from serai.core.step import Step
from serai.games.merv.actions import AUTOMATIC, BONUS, DONE, UPGRADE
from serai.games.merv.constants import (
    BONUS_UPGRADE,
    NO_UPGRADE,
    WHITE_UPGRADE,
)
from serai.games.merv.grid import SITES
from serai.games.merv.sites import upgrade_colour
from serai.games.merv.soldiers import remove_soldier
from serai.games.merv.table import Table


def sites_for_upgrade(t: Table, seat: int, anywhere: bool) -> list[int]:
    """Sites without an upgrade: one's own, or any site at all. (A17, B30)"""
    return [cell for cell in SITES if t.upgrades[cell] == NO_UPGRADE and (anywhere or t.owners[cell] == seat)]


def place_upgrade(t: Table, seat: int, cell: int, upgrade: int) -> None:
    """A soldier on the site goes home; the influence it brought is kept. (B30)"""
    t.upgrades = changed(t.upgrades, cell, upgrade)
    remove_soldier(t, cell)
    if upgrade == WHITE_UPGRADE:
        t.white_upgrades -= 1
    else:
        t.bonus_upgrades &= ~(1 << upgrade_colour(upgrade))
    t.tell("upgrade", seat, cell, upgrade_colour(upgrade))


class PlaceWhite(Step):
    """Place a white upgrade; with no tile or no site left the boon is lost. (B10, B56)"""

    def __init__(self, seat: int, anywhere: int) -> None:
        Step.__init__(self, seat)
        self.anywhere = anywhere

    def legal(self, t: Table) -> list[int]:
        if t.white_upgrades == 0:
            return AUTOMATIC
        return [UPGRADE + cell for cell in sites_for_upgrade(t, self.seat, self.anywhere == 1)] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            place_upgrade(t, self.seat, action - UPGRADE, WHITE_UPGRADE)


class ChooseBonus(Step):
    """Take any bonus upgrade that is left, then place it on one of your sites. (A18, B10)"""

    def legal(self, t: Table) -> list[int]:
        if not sites_for_upgrade(t, self.seat, False):
            return AUTOMATIC
        return [BONUS + colour for colour in range(4) if t.bonus_upgrades >> colour & 1] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.push(PlaceBonus(self.seat, action - BONUS))


class PlaceBonus(Step):
    """Place the bonus upgrade just chosen on a site of yours that has none. (B30)"""

    def __init__(self, seat: int, colour: int) -> None:
        Step.__init__(self, seat)
        self.colour = colour

    def legal(self, t: Table) -> list[int]:
        return [UPGRADE + cell for cell in sites_for_upgrade(t, self.seat, False)]

    def apply(self, t: Table, action: int) -> None:
        place_upgrade(t, self.seat, action - UPGRADE, BONUS_UPGRADE + self.colour)


def pepper_upgrade(t: Table, seat: int) -> None:
    t.push(PlaceWhite(seat, int(t.setting.pepper_anywhere)))
