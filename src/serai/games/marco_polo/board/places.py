"""Where everything on the map lies: the middle and the half extent of each place."""

from typing import Final, NamedTuple

from serai.games.marco_polo.constants import LARGE_CITIES, SMALL_CITIES

WIDTH: Final = 1000
MAP_HEIGHT: Final = 512


class Place(NamedTuple):
    x: float
    y: float
    half_width: float
    half_height: float


LARGE_SIZE: Final = (62, 49)
SMALL_SIZE: Final = (46, 37)
OASIS_SIZE: Final = (18, 18)
MIDDLES: Final = {
    "venezia": (72, 158),
    "oasis_a": (172, 76),
    "moscow": (287, 78),
    "anxi": (457, 78),
    "karakorum": (627, 78),
    "oasis_b": (748, 76),
    "oasis_c": (846, 76),
    "oasis_e": (192, 198),
    "samarcanda": (303, 199),
    "oasis_f": (430, 198),
    "kashgar": (548, 199),
    "lan_zhou": (703, 199),
    "oasis_d": (812, 198),
    "beijing": (930, 196),
    "alexandria": (86, 317),
    "oasis_g": (226, 317),
    "ormuz": (334, 317),
    "karachi": (486, 317),
    "oasis_h": (636, 317),
    "xian": (752, 317),
    "oasis_i": (112, 438),
    "adana": (243, 440),
    "kochi": (438, 440),
    "sumatra": (693, 443),
    "oasis_j": (928, 420),
}
EXTENTS: Final = {
    **dict.fromkeys(LARGE_CITIES, LARGE_SIZE),
    **dict.fromkeys(SMALL_CITIES, SMALL_SIZE),
    "venezia": (50, 37),
    "beijing": (50, 88),
    "sumatra": (160, 49),
}
PLACES: Final = {name: Place(*middle, *EXTENTS.get(name, OASIS_SIZE)) for name, middle in MIDDLES.items()}


def edge(here: Place, there: Place) -> tuple[float, float]:
    """Where the way from one place to another leaves the first."""
    dx, dy = there.x - here.x, there.y - here.y
    reach = min(here.half_width / abs(dx) if dx else 9, here.half_height / abs(dy) if dy else 9)
    return here.x + dx * reach, here.y + dy * reach
