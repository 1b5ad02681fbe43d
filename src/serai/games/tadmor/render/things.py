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
    SOURCES,
    TILES,
)


def said(family: str, names: list[str]) -> list[Say]:
    return [Say(f"{family}-{name}") for name in names]


SEAT: Final = said("seat", SEATS)
GOOD: Final = said("good", GOODS)
COLOUR: Final = said("colour", COLOURS)
RARE: Final = said("rare", RARE_GOODS)
REGION: Final = said("region", REGIONS)
PART: Final = said("part", PARTS)
MOST: Final = said("most", MOST_OF)
SOURCE: Final = said("source", SOURCES)
PIECE: Final = said("piece", PIECES)
ANOTHER: Final = said("another", PIECES)

TILE: Final = [f"I{number}" for number in range(1, len(TILES) + 1)]
MISSION: Final = [f"K{number}" for number in range(1, len(MISSIONS) + 1)]
ERA: Final = ["", "I", "II", "III"]
"""What is printed on tiles, cards and board; alike in every language."""

KIND: Final = [re.sub(r"(_ship|_camel)?(_\d)?$", "", place) for place in PLACES]
"""By place: what it is, whichever of several alike, and whichever piece it takes."""


def of_place(family: str, place: int) -> Say:
    """The message of a family for a place; the improvement slots are told apart by their numbers."""
    slot = place - IMPROVEMENT
    facts: dict[str, Fact] = {"n": slot + 1} if 0 <= slot < IMPROVEMENT_SLOTS else {}
    return Say(f"{family}-{KIND[place]}", **facts)


SENT: Final = [of_place("sent", place) for place in range(len(PLACES))]
"""Where a piece was sent."""
