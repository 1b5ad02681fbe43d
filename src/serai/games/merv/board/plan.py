"""Where everything is, in the board's units: the areas, and in the city its sites, wall, slots and queues."""

from typing import Final

from serai.games.merv.grid import SIZE

WIDTH: Final = 1056
HEIGHT: Final = 746

Box = tuple[float, float, float, float]
"""An area: its corner, its width and its height."""

INFLUENCE: Final = (6, 6, 1044, 52)
SUNDIAL: Final = (6, 64, 84, 84)
SUPPLY: Final = (96, 64, 166, 84)
MOSQUE: Final = (6, 154, 256, 410)
CONTRACTS: Final = (6, 570, 256, 170)
CITY: Final = (268, 64, 512, 512)
FAVOUR: Final = (268, 582, 512, 46)
CARAVANSARY: Final = (268, 634, 512, 106)
MARKETPLACE: Final = (786, 64, 264, 222)
PALACE: Final = (786, 292, 264, 152)
LIBRARY: Final = (786, 450, 264, 174)
WALLS: Final = (786, 630, 264, 110)

ZONE: Final = 64
"""From the city's edge to its first site: the road with its slots, then the wall."""
TILE: Final = 72
PITCH: Final = 78
GRID: Final = (CITY[0] + ZONE, CITY[1] + ZONE)
GRID_SIZE: Final = PITCH * (SIZE - 1) + TILE
WALL_OFF: Final = 12.5
ROAD_OFF: Final = 41
"""How far the middle of the wall and of the road are from the sites."""

QUEUE_STEP: Final = 26.5
QUEUE_EDGE: Final = 18.5
QUEUE_ORDER: Final = [(1, 0), (0, 0), (0, 1), (0, 2)]
"""The places of the north-west queue around its corner, the front one first; the other corners are this one, turned."""


def corner_of(cell: int) -> tuple[float, float]:
    return GRID[0] + cell % SIZE * PITCH, GRID[1] + cell // SIZE * PITCH


def beside(side: int, slot: int, off: float) -> tuple[float, float]:
    """The middle of a slot's line, so far outside the sites; slots count clockwise."""
    at = slot if side < 2 else SIZE - 1 - slot
    along = at * PITCH + TILE / 2
    across = -off if side in (0, 3) else GRID_SIZE + off
    return (GRID[0] + along, GRID[1] + across) if side % 2 == 0 else (GRID[0] + across, GRID[1] + along)


def turned(corner: int, x: float, y: float) -> tuple[float, float]:
    """A place of the north-west corner of the city, in another corner (0 to 3, clockwise)."""
    size = CITY[2]
    for _ in range(corner):
        x, y = size - y, x
    return CITY[0] + x, CITY[1] + y


def queue_place(corner: int, place: int) -> tuple[float, float]:
    across, down = QUEUE_ORDER[place]
    return turned(corner, QUEUE_EDGE + across * QUEUE_STEP, QUEUE_EDGE + down * QUEUE_STEP)


def waiting_place(side: int) -> tuple[float, float]:
    """At the tower beside the next queue."""
    return turned((side + 1) % 4, ZONE - WALL_OFF, ZONE - WALL_OFF)
