"""A survey of the city: counted once for a position, owner by owner and line by line, for the features to tell.

Counts are kept eight bits each in one number, which costs far less than a list: `count_in` reads one of them.
"""

from typing import TYPE_CHECKING, Final

from serai.games.merv.constants import BONUS_UPGRADE, MOSQUE, NO_UPGRADE, NOBODY, WHITE, WHITE_UPGRADE
from serai.games.merv.grid import LINES, SITES, SIZE, WALLS_OF
from serai.games.merv.player import Player
from serai.games.merv.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def slot_before(side: int, cell: int) -> int:
    """The action slot of a side in whose line a cell lies."""
    for slot in range(SIZE):
        if cell in LINES[side * SIZE + slot]:
            return slot
    return NOBODY


SLOT_OF: Final = [[slot_before(side, cell) for cell in range(SIZE * SIZE)] for side in range(4)]
"""By side and cell."""


def count_in(counts: "i64", at: "i64") -> "i64":
    return counts >> at * 8 & 255


def pairs(counts: "i64") -> "i64":
    """How many pairs stand in the same line: two in one line produce together."""
    found: i64 = 0
    while counts:
        found += (counts & 255) * ((counts & 255) - 1) // 2
        counts >>= 8
    return found


class Survey:
    """What stands in the city. There is one, which is counted anew for each position: nothing is made on the way."""

    def __init__(self) -> None:
        # By owner
        self.buildings: i64 = 0
        self.exposed: i64 = 0
        """Buildings that the Mongols would take: neither walled on all sides nor with a soldier."""
        self.matching: i64 = 0
        """Buildings that match their owner's scoring tile."""
        self.mosques: i64 = 0
        self.soldiers: i64 = 0
        # By action slot of this round
        self.empty: i64 = 0
        """Sites without a building."""
        self.own: i64 = 0
        """The cubes that the seat's sites produce together."""
        self.others: i64 = 0
        """The buildings of all others."""
        # The seat's own buildings
        self.areas: i64 = 0
        self.colours: i64 = 0
        """What they all would produce, by colour."""
        self.columns: i64 = 0
        self.rows: i64 = 0
        self.upgrades: i64 = 0
        self.open_own: i64 = 0
        """Walls missing before them, each building counted by itself."""
        self.open_others: i64 = 0

    def take(self, t: Table, seat: int) -> None:
        """Count the city of this position for a seat."""
        self.buildings = self.exposed = self.matching = self.mosques = self.soldiers = 0
        self.empty = self.own = self.others = 0
        self.areas = self.colours = self.columns = self.rows = self.upgrades = 0
        self.open_own = self.open_others = 0
        slots = SLOT_OF[side_of(t)]
        owners = t.owners
        for cell in SITES:
            owner: i64 = owners[cell]
            slot: i64 = slots[cell]
            if owner == NOBODY:
                self.empty += 1 << slot * 8
            else:
                sides = self.count(t, cell, owner)
                if owner == seat:
                    self.open_own += sides
                    self.count_own(t, cell, slot)
                else:
                    self.open_others += sides
                    self.others += 1 << slot * 8

    def count(self, t: Table, cell: int, owner: "i64") -> "i64":
        """Anybody's building; how many walls are missing before it."""
        one = 1 << owner * 8
        self.buildings += one
        area: i64 = t.tiles[cell] // 4
        if area == t.players[owner].scoring_tile:
            self.matching += one
        if area == MOSQUE:
            self.mosques += one
        soldier: i64 = t.soldiers[cell]
        walls: i64 = t.walls
        lacking = WALLS_OF[cell] & ~walls
        if soldier != NOBODY:
            self.soldiers += 1 << soldier * 8
        elif lacking:
            self.exposed += one
        return 0 if lacking == 0 else 2 if lacking & (lacking - 1) else 1

    def count_own(self, t: Table, cell: "i64", slot: "i64") -> None:
        """A building of the seat's."""
        tile: i64 = t.tiles[cell]
        upgrade: i64 = t.upgrades[cell]
        self.areas += 1 << tile // 4 * 8
        self.columns += 1 << cell % SIZE * 8
        self.rows += 1 << cell // SIZE * 8
        self.own += 1 << slot * 8
        if upgrade == WHITE_UPGRADE:
            self.colours += 1 << WHITE * 8
        else:
            self.colours += 1 << tile % 4 * 8
        if upgrade != NO_UPGRADE:
            self.upgrades += 1
            if upgrade >= BONUS_UPGRADE:
                self.colours += 1 << (upgrade - BONUS_UPGRADE) * 8
                self.own += 1 << slot * 8

    def yearly(self, t: Table, seat: "i64", me: Player) -> "i64":
        """What this owner's buildings score at the end of a year, if all are still there."""
        points = count_in(self.buildings, seat) * t.printed.points_per_building
        points += count_in(self.matching, seat) * t.printed.scoring_tile_points
        if me.row == t.printed.mosque_rows:
            points += count_in(self.mosques, seat) * t.printed.mosque_end_points
        return points


def side_of(t: Table) -> int:
    """The side of the city where the master meeples stand; after the fourth round, where the next year begins."""
    return t.round if t.round < t.printed.rounds else 0
