"""The things of Tadmor by name, as something said; by their numbers in the rules."""

import re
from typing import Final

from serai.core.say import Fact, Say
from serai.games.tadmor.cards import MOST_OF
from serai.games.tadmor.constants import (
    COLOURS,
    GOODS,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    MISSIONS,
    PARTS,
    PIECES,
    PLACES,
    RARE_GOODS,
    REGIONS,
    SEATS,
    SLOTS,
    SOURCES,
    TILES,
)

SEAT: Final = [Say(f"seat-{name}") for name in SEATS]
GOOD: Final = [Say(f"good-{name}") for name in GOODS]
COLOUR: Final = [Say(f"colour-{name}") for name in COLOURS]
RARE: Final = [Say(f"rare-{name}") for name in RARE_GOODS]
REGION: Final = [Say(f"region-{name}") for name in REGIONS]
PART: Final = [Say(f"part-{name}") for name in PARTS]
MOST: Final = [Say(f"most-{name}") for name in MOST_OF]
SOURCE: Final = [Say(f"source-{name}") for name in SOURCES]
PIECE: Final = [Say(f"piece-{name}") for name in PIECES]
ANOTHER: Final = [Say(f"another-{name}") for name in PIECES]

TILE_NAME: Final = [Say(f"tile-{name}") for name in TILES]
MISSION_NAME: Final = [Say(f"mission-{name}") for name in MISSIONS]
"""What an improvement or a mission is called."""
TILE: Final = [Say("named-tile", name=name) for name in TILE_NAME]
MISSION: Final = [Say("named-mission", name=name) for name in MISSION_NAME]
"""The same within a sentence, with an article or in quotes."""
TILE_NUMBER: Final = [name.upper() for name in TILES]
MISSION_NUMBER: Final = [name.upper() for name in MISSIONS]
"""What is printed on them, and typed at a terminal: its table is too narrow for names."""
ERA: Final = ["", "I", "II", "III"]
"""What is printed on tiles, cards and board; alike in every language."""

KIND: Final = [re.sub(r"(_ship|_camel)?(_\d)?$", "", place) for place in PLACES]
"""By place: what it is, whichever of several alike, and whichever piece it takes."""


def numbered(place: int) -> dict[str, Fact]:
    """The improvement slots are told apart by their numbers, by which they are resolved."""
    slot = place - IMPROVEMENT
    return {"n": slot + 1} if 0 <= slot < IMPROVEMENT_SLOTS else {}


SENT: Final = [Say(f"sent-{kind}", **numbered(place)) for place, kind in enumerate(KIND)]
"""Where a piece was sent."""
IN_PICTURE: Final = [Say(f"picture-slot-{kind}", **numbered(slot)) for slot, kind in enumerate(KIND[: len(SLOTS)])]
ON_BOARD: Final = [Say(f"board-slot-{kind}", **numbered(slot)) for slot, kind in enumerate(KIND[: len(SLOTS)])]
"""The names of the slots, short."""
