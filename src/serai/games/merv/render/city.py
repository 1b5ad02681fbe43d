"""The city as a terminal shows it: sites, walls around them, and the action slots of the side where the round is."""

from typing import Final

from serai.core.render.ink import LIT, QUIET, TITLE, centred, flow, pad
from serai.games.merv.constants import AREAS, COLOURS, NO_UPGRADE, NOBODY, PURPLE, SEATS, WHITE, WHITE_UPGRADE
from serai.games.merv.grid import CENTRE, SIZE
from serai.games.merv.render.pen import Pen
from serai.games.merv.sites import upgrade_colour

CELL: Final = 9
MARGIN: Final = 6
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WIDE: Final = MARGIN + 1 + SIZE * (CELL + 1)
"""The columns that the city takes, without the slots of its eastern side."""


class City:
    def __init__(self, pen: Pen) -> None:
        self.t = pen.t
        self.ink = pen.ink
        self.pen = pen

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
        return self.ink(f"({slot + 1})", LIT) if seat == NOBODY else f"({self.pen.person(seat)})"

    # A site ---------------------------------------------------------------------------------------------------------

    def cell(self, cell: int) -> list[str]:
        if cell == CENTRE:
            return self.camel_market()
        tile, owner = self.t.tiles[cell], self.t.owners[cell]
        if tile == NOBODY:
            return ["", ""]
        area = self.pen.say(f"short-area-{AREAS[tile // 4]}")
        action = area if owner == NOBODY else self.ink(area, TITLE)
        building = "   " if owner == NOBODY else f"[{self.pen.person(owner)}]"
        attacked = "!" if self.t.attacked & ~self.t.ransomed & 1 << cell else " "
        return [pad(" " + action, CELL - 1) + attacked, f" {self.pen.cube(tile % 4)}{building}{self.bonus(cell)}"]

    def bonus(self, cell: int) -> str:
        """The upgrade or the soldier of a site; no site has both. A white upgrade takes the place of the cube. (A6)"""
        if self.t.soldiers[cell] != NOBODY:
            return f" {self.pen.say('mark-soldier')}{self.pen.person(self.t.soldiers[cell])}"
        upgrade = self.t.upgrades[cell]
        if upgrade == NO_UPGRADE:
            return ""
        return ("=" if upgrade == WHITE_UPGRADE else "+") + self.pen.cube(upgrade_colour(upgrade))

    def camel_market(self) -> list[str]:
        top_left, top_right, bottom_right, bottom_left = ("*" if self.t.market >> at & 1 else "·" for at in range(4))
        above, below = (pad(self.pen.say(f"picture-camel_market-{half}"), CELL - 3) for half in ("above", "below"))
        return [f"{top_left} {above}{top_right}", f"{bottom_left} {below}{bottom_right}"]

    # Walls ----------------------------------------------------------------------------------------------------------

    def built(self, side: int, line: int) -> bool:
        return bool(self.t.walls >> (side * SIZE + (line if side < SOUTH else SIZE - 1 - line)) & 1)

    def wall_across(self, side: int) -> str:
        parts = []
        for column in range(SIZE):
            if column == SIZE // 2:
                parts.append(self.gate_across(self.built(side, column)))
            else:
                parts.append("━" * CELL if self.built(side, column) else self.ink("· " * (CELL // 2) + "·", QUIET))
        return " " * MARGIN + "+" + " ".join(parts) + "+"

    def gate_across(self, built: bool) -> str:
        if built:
            word = self.pen.say("picture-gate")
            before = (CELL - len(word) + 1) // 2
            return "━" * before + word + "━" * (CELL - before - len(word))
        word = self.pen.say("picture-gate-free")
        before = (CELL - 2 - len(word) + 1) // 2
        return self.ink("·" + pad(" " * before + word, CELL - 2) + "·", QUIET)

    def wall_beside(self, side: int, row: int) -> str:
        if row == SIZE // 2:
            return (
                self.pen.say("mark-gate") if self.built(side, row) else self.ink(self.pen.say("mark-gate-free"), QUIET)
            )
        return "┃" if self.built(side, row) else self.ink("·", QUIET)


def legend(pen: Pen) -> list[str]:
    """What the marks mean, in lines no wider than the city."""
    letter, colours = pen.say(f"letter-{SEATS[0]}"), [pen.say(f"short-colour-{colour}") for colour in COLOURS]
    parts = [
        pen.say("legend-building", letter=letter),
        pen.say("legend-soldier", letter=letter),
        pen.say("legend-bonus", colour=colours[PURPLE]),
        pen.say("legend-white", colour=colours[WHITE]),
        pen.say("legend-camel"),
        pen.say("legend-slot"),
        pen.say("legend-contracts"),
        pen.say("legend-spice"),
        pen.say("legend-here", letter=letter),
    ]
    return [pen.ink(line, QUIET) for line in flow(parts, WIDE + 4, "")]
