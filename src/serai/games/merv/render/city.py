"""The city as a terminal shows it: sites, walls around them, and the action slots of the side where the round is."""

from typing import Final

from serai.core.render.ink import LIT, QUIET, TITLE, Ink, centred, pad
from serai.games.merv.constants import NO_UPGRADE, NOBODY, WHITE_UPGRADE
from serai.games.merv.grid import CENTRE, SIZE
from serai.games.merv.render.ink import CUBES, SEATS
from serai.games.merv.render.speech import letter, texts
from serai.games.merv.sites import upgrade_colour
from serai.games.merv.table import Table

CELL: Final = 9
MARGIN: Final = 6
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


class City:
    def __init__(self, t: Table, ink: Ink) -> None:
        self.t = t
        self.ink = ink

    def lines(self) -> list[str]:
        rows = [self.across(NORTH), self.wall_across(NORTH)]
        for row in range(SIZE):
            rows += self.row(row)
            if row < SIZE - 1:
                rows.append(" " * (MARGIN + 1) + "┼".join(["─" * CELL] * SIZE))
        return [*rows, self.wall_across(SOUTH), self.across(SOUTH)]

    def across(self, side: int) -> str:
        """The letters of the columns with, on the side of this round, its slots."""
        names = [f"{'abcde'[column]} {self.slot(side, column)}".strip() for column in range(SIZE)]
        return (" " * (MARGIN + 1) + " ".join(centred(name, CELL) for name in names)).rstrip()

    def row(self, row: int) -> list[str]:
        cells = [self.cell(row * SIZE + column) for column in range(SIZE)]
        west, east = self.wall_beside(WEST, row), self.wall_beside(EAST, row)
        before = [f"{pad(self.slot(WEST, row), 3)} {row + 1} ", " " * MARGIN]
        after = [f" {self.slot(EAST, row)}", ""]
        return [
            (before[at] + west + "│".join(pad(cell[at], CELL) for cell in cells) + east + after[at]).rstrip()
            for at in range(2)
        ]

    def slot(self, side: int, line: int) -> str:
        """An action slot: its number, or whose master meeple is there; nothing on the other sides."""
        if self.t.round != side:
            return ""
        slot = line if side < SOUTH else SIZE - 1 - line
        seat = self.t.slots[slot]
        return self.ink(f"({slot + 1})", LIT) if seat == NOBODY else f"({self.person(seat)})"

    def person(self, seat: int) -> str:
        return person(self.t, seat, self.ink)

    # A site ---------------------------------------------------------------------------------------------------------

    def cell(self, cell: int) -> list[str]:
        if cell == CENTRE:
            return self.camel_market()
        tile, owner = self.t.tiles[cell], self.t.owners[cell]
        if tile == NOBODY:
            return ["", ""]
        area = texts().word("short_area", tile // 4)
        action = area if owner == NOBODY else self.ink(area, TITLE)
        building = "   " if owner == NOBODY else f"[{self.person(owner)}]"
        attacked = "!" if self.t.attacked & ~self.t.ransomed & 1 << cell else " "
        return [pad(" " + action, CELL - 1) + attacked, f" {cube(tile % 4, self.ink)}{building}{self.bonus(cell)}"]

    def bonus(self, cell: int) -> str:
        """The upgrade or the soldier of a site; no site has both. A white upgrade takes the place of the cube. (A6)"""
        if self.t.soldiers[cell] != NOBODY:
            return f" s{self.person(self.t.soldiers[cell])}"
        upgrade = self.t.upgrades[cell]
        if upgrade == NO_UPGRADE:
            return ""
        return ("=" if upgrade == WHITE_UPGRADE else "+") + cube(upgrade_colour(upgrade), self.ink)

    def camel_market(self) -> list[str]:
        top_left, top_right, bottom_right, bottom_left = ("*" if self.t.market >> at & 1 else "·" for at in range(4))
        return [f"{top_left} CAMEL {top_right}", f"{bottom_left} MARKET{bottom_right}"]

    # Walls ----------------------------------------------------------------------------------------------------------

    def built(self, side: int, line: int) -> bool:
        return bool(self.t.walls >> (side * SIZE + (line if side < SOUTH else SIZE - 1 - line)) & 1)

    def wall_across(self, side: int) -> str:
        parts = []
        for column in range(SIZE):
            if column == SIZE // 2:
                parts.append("━━━GATE━━" if self.built(side, column) else self.ink("·  gate ·", QUIET))
            else:
                parts.append("━" * CELL if self.built(side, column) else self.ink("· " * (CELL // 2) + "·", QUIET))
        return " " * MARGIN + "+" + " ".join(parts) + "+"

    def wall_beside(self, side: int, row: int) -> str:
        if row == SIZE // 2:
            return "G" if self.built(side, row) else self.ink("g", QUIET)
        return "┃" if self.built(side, row) else self.ink("·", QUIET)


def person(t: Table, seat: int, ink: Ink) -> str:
    """A player's letter."""
    return ink(letter(t, seat), SEATS[seat] if seat < t.setting.players else QUIET)


def cube(colour: int, ink: Ink) -> str:
    return ink(texts().word("cube", colour), CUBES[colour])
