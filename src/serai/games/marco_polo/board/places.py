"""Where everything on the map lies. A city has its landmark at the upper left, its name and posts beside it, and below
them its card; roads leave it at the height of the landmark."""

from typing import Final, NamedTuple

from serai.games.marco_polo.constants import LARGE_CITIES, SMALL_CITIES

WIDTH: Final = 1040
HEIGHT: Final = 728
"""Of the whole board."""
MAP_HEIGHT: Final = 456
LOWER: Final = 462
"""Where the action spaces begin, below the map."""
BOTTOM: Final = 724


class Place(NamedTuple):
    x: float
    """The middle."""
    y: float
    """The height of the landmark."""
    half_width: float
    above: float
    below: float

    @property
    def left(self) -> float:
        return self.x - self.half_width


LARGE_SIZE: Final = (72, 23, 64)
SMALL_SIZE: Final = (50, 20, 52)
OASIS_SIZE: Final = (17, 17, 17)
MIDDLES: Final = {
    "venezia": (66, 138),
    "oasis_a": (146, 81),
    "moscow": (252, 48),
    "anxi": (438, 48),
    "karakorum": (614, 48),
    "oasis_b": (752, 48),
    "oasis_c": (866, 48),
    "oasis_e": (186, 152),
    "samarcanda": (312, 152),
    "oasis_f": (459, 152),
    "kashgar": (572, 152),
    "lan_zhou": (738, 152),
    "oasis_d": (851, 152),
    "beijing": (972, 152),
    "alexandria": (88, 260),
    "oasis_g": (226, 262),
    "ormuz": (344, 260),
    "karachi": (514, 260),
    "oasis_h": (652, 262),
    "xian": (770, 260),
    "oasis_i": (114, 386),
    "adana": (244, 374),
    "kochi": (430, 374),
    "sumatra": (719, 372),
    "oasis_j": (960, 380),
}
EXTENTS: Final = {
    **dict.fromkeys(LARGE_CITIES, LARGE_SIZE),
    **dict.fromkeys(SMALL_CITIES, SMALL_SIZE),
    "venezia": (34, 32, 50),
    "beijing": (58, 62, 78),
    "sumatra": (163, 23, 64),
}
PLACES: Final = {name: Place(*middle, *EXTENTS.get(name, OASIS_SIZE)) for name, middle in MIDDLES.items()}


def edge(here: Place, there: Place) -> tuple[float, float]:
    """Where the way from one place to another leaves the first."""
    dx, dy = there.x - here.x, there.y - here.y
    high = here.below if dy > 0 else here.above
    reach = min(here.half_width / abs(dx) if dx else 9, high / abs(dy) if dy else 9)
    return here.x + dx * reach, here.y + dy * reach
