"""The things of Merv as something said, by their numbers."""

from typing import Final

from serai.core.say import Name, Say
from serai.games.merv.constants import (
    AREAS,
    BOON_END,
    BOON_FAVOUR,
    BOON_SOLDIER,
    BOON_WHITE_CUBE,
    BOON_WHITE_UPGRADE,
    BOONS,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    HALLS,
    MARKET_SLOTS,
    SEATS,
    SOURCES,
    SPICES,
)
from serai.games.merv.grid import SIDES, SIZE, WALL_SLOTS

COLOUR: Final = [Say(f"colour-{name}") for name in COLOURS]
AREA: Final = [Say(f"area-{name}") for name in AREAS]
KIND: Final = [Say(f"kind-{name}") for name in AREAS]
"""What a site is, by its area."""
BRIEF: Final = [Say(f"brief-{name}") for name in AREAS]
SPICE: Final = [Say(f"spice-{name}") for name in SPICES]
HALL: Final = [Say(f"hall-{name}") for name in HALLS]
CITY: Final = [Say(f"city-{name}") for name in CITIES]
GOOD: Final = [Say(f"good-{name}") for name in ["common", "rare"]]
COUNTED_GOOD: Final = ["common_good", "rare_good"]
SIDE: Final = [Say(f"side-{name}") for name in SIDES]
CORNER: Final = [Say(f"corner-{name}") for name in MARKET_SLOTS]
SOURCE: Final = [Say(f"source-{name}") for name in SOURCES]
BREAKTHROUGH: Final = [Say(f"breakthrough-{name}") for name in BREAKTHROUGHS]

GIVEN: Final = [*BOONS[:BOON_END], "mosque_end"]
"""What the board gives, by the names that the texts have for it."""
BOON: Final = [Say(f"boon-{name}") for name in GIVEN]
"""The last one is told with its points."""
PAIRS: Final = [BOON_WHITE_CUBE, BOON_SOLDIER, BOON_FAVOUR, BOON_WHITE_UPGRADE]
"""What a pair of each spice gives."""
PAIR: Final = [BOON[boon] for boon in PAIRS]

LINE: Final = [Say("line-column", column=letter) for letter in "abcde"] + [
    Say("line-row", row=row) for row in range(1, SIZE + 1)
]
"""The columns of the city, then its rows."""
WALL_PLACE: Final = [
    Say("wall-place", side=Say(f"side-{side}"), n=int(n)) for side, n in (slot.split("-") for slot in WALL_SLOTS)
]

HIGH_COURTIER: Final = "high_courtier"
MAGISTRATE: Final = "magistrate"
NAME: Final = {seat: Name(Say(f"seat-{seat}")) for seat in [*SEATS, HIGH_COURTIER, MAGISTRATE]}


def seat_called(seat: int, high_courtier: int, magistrate: int) -> str:
    """The name of a seat in the texts; the other numbers say where the two sit who are no players."""
    if seat == high_courtier:
        return HIGH_COURTIER
    return MAGISTRATE if seat == magistrate else SEATS[seat]
