"""A player's turn in the city: slot, site, production, action, camel market, contracts."""

from typing import Final

from serai.core.step import Step
from serai.games.merv import soldiers
from serai.games.merv.actions import ACTIVATE, BOARD, DEPLOY, DONE, FAVOUR, SLOT
from serai.games.merv.camel_market import add_trades, trade, worth_asking
from serai.games.merv.caravansary import begin_caravansary
from serai.games.merv.constants import (
    BONUS_UPGRADE,
    CARAVANSARY,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NOBODY,
    PALACE,
    WHITE,
    WHITE_UPGRADE,
)
from serai.games.merv.contracts import OwnTurn
from serai.games.merv.grid import HAS_MARKET, LINES, SORTED_LINES
from serai.games.merv.library import begin_library
from serai.games.merv.marketplace import begin_marketplace
from serai.games.merv.mosque import begin_mosque
from serai.games.merv.palace import begin_palace
from serai.games.merv.table import Table
from serai.games.merv.wall import begin_wall

NO_SITE: Final = -1


def begin_turn(t: Table, seat: int) -> None:
    t.wild_left = int(t.players[seat].holds_level(1))
    t.push(ChooseSlot(seat))


def can_activate(t: Table, seat: int, cell: int) -> bool:
    """Empty sites while buildings last, and every occupied one but the magistrate's. (A5, B2)"""
    owner = t.owners[cell]
    return t.players[seat].buildings > 0 if owner == NOBODY else owner != t.setting.magistrate


def has_site(t: Table, seat: int, slot: int) -> bool:
    """The line of this slot has a site to activate."""
    return any(can_activate(t, seat, cell) for cell in LINES[t.round * 5 + slot])


def free_slots(t: Table) -> list[int]:
    return [slot for slot in range(5) if t.slots[slot] == NOBODY]


def take_slot(t: Table, seat: int, slot: int) -> None:
    t.slots[slot] = seat
    t.tell("slot", seat, slot + 1)


def buildings_of(t: Table, owner: int, cells: list[int]) -> int:
    """How many of these cells have a building of this owner."""
    found = 0
    for cell in cells:
        if t.owners[cell] == owner:
            found += 1
    return found


class ChooseSlot(OwnTurn):
    """Move the master meeple to a free slot whose line has a site you can activate; if none has, to any. (B1, B2)"""

    def choices(self, t: Table) -> list[int]:
        free = free_slots(t)
        useful = [SLOT + slot for slot in free if has_site(t, self.seat, slot)]
        return useful or [SLOT + slot for slot in free]

    def choose(self, t: Table, action: int) -> None:
        slot = action - SLOT
        take_slot(t, self.seat, slot)
        if has_site(t, self.seat, slot):
            t.push(ChooseSite(self.seat, slot))
        else:
            t.push(ChooseAction(self.seat, slot, NO_SITE, 0))


class ChooseSite(OwnTurn):
    """Activate a site in the line; on an empty one you must build. Then it produces. (B58)"""

    def __init__(self, seat: int, slot: int) -> None:
        Step.__init__(self, seat)
        self.slot = slot

    def choices(self, t: Table) -> list[int]:
        line = SORTED_LINES[t.round * 5 + self.slot]
        return [ACTIVATE + cell for cell in line if can_activate(t, self.seat, cell)]

    def choose(self, t: Table, action: int) -> None:
        cell = action - ACTIVATE
        if t.owners[cell] == NOBODY:
            build(t, self.seat, cell)
        else:
            t.tell("activate", self.seat, cell)
        produce(t, self.seat, self.slot, cell)
        t.push(ChooseAction(self.seat, self.slot, cell, 0))


def build(t: Table, seat: int, cell: int) -> None:
    t.owners[cell] = seat
    t.players[seat].buildings -= 1
    t.tell("build", seat, cell)


def produce(t: Table, seat: int, slot: int, active: int) -> None:
    """All sites of the activated colour in the line produce for you; the owner has a smaller share. (A6, A7, B58)"""
    owner = t.owners[active]
    shares = owner != seat and owner != t.setting.high_courtier  # the high courtier gets nothing (B45)
    for cell in LINES[t.round * 5 + slot]:
        if t.owners[cell] != owner:
            continue
        upgrade = t.upgrades[cell]
        colour = t.tiles[cell] % 4 if upgrade != WHITE_UPGRADE else WHITE
        t.gain_cube(seat, colour)
        if upgrade >= BONUS_UPGRADE:
            t.gain_cube(seat, upgrade - BONUS_UPGRADE)
        if shares:
            if cell == active or upgrade == WHITE_UPGRADE:
                t.gain_cube(owner, colour)
            if upgrade >= BONUS_UPGRADE:
                t.gain_cube(owner, upgrade - BONUS_UPGRADE)


class ChooseAction(OwnTurn):
    """Gain favour, deploy a soldier or take the site's board action; the market may be visited before. (A8, B5, B55)"""

    def __init__(self, seat: int, slot: int, site: int, traded: int) -> None:
        Step.__init__(self, seat)
        self.slot = slot
        self.site = site
        self.traded = traded

    def choices(self, t: Table) -> list[int]:
        options = [FAVOUR, DEPLOY]
        if self.site != NO_SITE:
            options.append(BOARD)
        if not self.traded and HAS_MARKET[t.round * 5 + self.slot]:
            add_trades(t, self.seat, options)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action > BOARD:
            t.push(ChooseAction(self.seat, self.slot, self.site, 1))
            trade(t, self.seat, action)
        else:
            t.push(EndTurn(self.seat, self.slot, self.traded))
            self.act(t, action)

    def act(self, t: Table, action: int) -> None:
        if action == FAVOUR:
            t.gain_favour(self.seat, 1)
        elif action == DEPLOY:
            t.push(soldiers.DEPLOY[self.seat])
        else:
            board_action(t, self.seat, t.tiles[self.site] // 4)


def board_action(t: Table, seat: int, area: int) -> None:
    t.tell("board", seat, area)
    if area == CARAVANSARY:
        begin_caravansary(t, seat)
    elif area == PALACE:
        begin_palace(t, seat)
    elif area == LIBRARY:
        begin_library(t, seat)
    elif area == MARKETPLACE:
        begin_marketplace(t, seat)
    elif area == MOSQUE:
        begin_mosque(t, seat)
    else:
        begin_wall(t, seat)


class EndTurn(OwnTurn):
    """After the action: the camel market, if not visited yet, and last contracts. (B5, B35)"""

    def __init__(self, seat: int, slot: int, traded: int) -> None:
        Step.__init__(self, seat)
        self.slot = slot
        self.traded = traded

    def choices(self, t: Table) -> list[int]:
        options = [DONE]
        if not self.traded and HAS_MARKET[t.round * 5 + self.slot] and worth_asking(t, self.seat):
            add_trades(t, self.seat, options)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action != DONE:
            t.push(EndTurn(self.seat, self.slot, 1))
            trade(t, self.seat, action)
