"""The shape of the city: a 5 x 5 grid with the camel market in the middle, read line by line from each side.

Cells are numbered row by row from the north-west; their notation is a column letter (a = west) and a row number
(1 = north). A line is seen from its action slot: its nearest cell comes first.
"""

from typing import Final

SIZE: Final = 5
CELLS: Final = [f"{'abcde'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(SIZE * SIZE)]
CENTRE: Final = 12
MIDDLE: Final = 2
SIDES: Final = ["north", "east", "south", "west"]


def line(side: int, slot: int) -> list[int]:
    """The cells before an action slot. Slots count clockwise from the queue, so south and west run backwards."""
    at = slot if side < 2 else SIZE - 1 - slot
    depths = range(SIZE) if side in (0, 3) else range(SIZE - 1, -1, -1)
    return [at * SIZE + depth if side % 2 else depth * SIZE + at for depth in depths]


LINES: Final = [[cell for cell in line(side, slot) if cell != CENTRE] for side in range(4) for slot in range(SIZE)]
"""The building sites of a line, nearest first; the index is round * 5 + slot."""

SORTED_LINES: Final = [sorted(sites) for sites in LINES]
"""The same by number, as actions are listed."""

HAS_MARKET: Final = [CENTRE in line(side, slot) for side in range(4) for slot in range(SIZE)]

COLUMN_OF: Final = [[cell for cell in range(25) if cell % SIZE == at and cell != CENTRE] for at in range(SIZE)]
ROW_OF: Final = [[cell for cell in range(25) if cell // SIZE == at and cell != CENTRE] for at in range(SIZE)]


def crossing(side: int, cell: int) -> list[int]:
    """The line through a cell that is perpendicular to the lines of this round."""
    return COLUMN_OF[cell % SIZE] if side % 2 else ROW_OF[cell // SIZE]


SITES: Final = [cell for cell in range(25) if cell != CENTRE]

WALL_SLOTS: Final = [
    f"{SIDES[side]}-{(slot if side < 2 else SIZE - 1 - slot) + 1}" for side in range(4) for slot in range(SIZE)
]
"""The twenty places for walls, clockwise from the north-west; the middle one of each side takes a gate."""

BEHIND_WALL: Final = [line(side, slot)[:2] for side in range(4) for slot in range(SIZE)]
"""The two sites nearest to each wall slot."""

GATE_SLOTS: Final = sum(1 << (side * SIZE + MIDDLE) for side in range(4))
SEGMENT_SLOTS: Final = (1 << 20) - 1 - GATE_SLOTS

WALLS_OF: Final = [sum(1 << slot for slot in range(20) if cell in BEHIND_WALL[slot]) for cell in range(25)]
"""For each cell, the set of wall slots that must all be filled to protect it."""
