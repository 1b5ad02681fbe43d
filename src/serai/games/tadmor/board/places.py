"""Where on the board and the mats an event of the log happened, by the names that spots have."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Entry
from serai.games.tadmor.constants import (
    COLOURS,
    FIRST_TO_PLAY,
    GOODS,
    MISSIONS,
    PIECES,
    PLACES,
    PRIVATE_PLACE,
    RARE_GOODS,
    REGIONS,
    SEATS,
    TAXMAN,
    TILES,
)

DECK: Final = "mission deck"
DISCARDS: Final = "mission discards"
CARDS: Final = "marauders cards"


def slot_place(place: int) -> str:
    """A slot of the map, or the improvement that is a place of its owner."""
    name = PLACES[place]
    return tile_place(name) if place >= PRIVATE_PLACE else f"slot {name.replace('_', ' ')}"


def tile_place(name: str) -> str:
    return f"improvement {name}"


def mission_place(name: str) -> str:
    return f"mission {name}"


def region_place(name: str) -> str:
    return name.replace("_", " ")


def stack_place(colour: str) -> str:
    return f"{colour} stack"


def era_place(era: int) -> str:
    return f"era {era}"


def before(seat: int, what: str) -> str:
    """Something that lies before a player."""
    return f"{SEATS[seat]} {what.replace('_', ' ')}"


def goods(entry: Entry) -> list[str]:
    traded = "traded " if len(entry.args) > 2 and entry.args[2] else ""
    return [before(entry.seat, traded + GOODS[entry.args[1]])]


PLACES_OF: Final[dict[str, Callable[[Entry], list[str]]]] = {
    **{key: lambda entry: [slot_place(entry.args[0])] for key in ("place", "use", "stand_in", "removed")},
    "swap": lambda entry: [slot_place(entry.args[1]), slot_place(entry.args[2])],
    **{
        key: lambda entry: [tile_place(TILES[entry.args[0]])]
        for key in ("start_tile", "display", "improvement", "receive", "most")
    },
    **{key: lambda entry: [DECK] for key in ("draw", "drawn", "reshuffle")},
    **{key: lambda entry: [mission_place(MISSIONS[entry.args[0]])] for key in ("fulfil", "return")},
    "discard": lambda entry: [DISCARDS],
    "turn": lambda entry: [era_place(entry.args[1])],
    "era": lambda entry: [era_place(entry.args[0])],
    **{key: lambda entry: [region_place(REGIONS[entry.args[0]])] for key in ("reveal", "redirect", "chosen")},
    "choose": lambda entry: [CARDS],
    **dict.fromkeys(("gain", "pay"), goods),
    "tower": lambda entry: [before(entry.seat, "tower")],
    "destroy": lambda entry: [before(entry.args[0], "tower")],
    "temple": lambda entry: [before(entry.seat, "temple")],
    "rare_good": lambda entry: [
        stack_place(COLOURS[entry.args[0] // 3]),
        before(entry.seat, RARE_GOODS[entry.args[0]]),
    ],
    "top": lambda entry: [stack_place(COLOURS[entry.args[0] // 3])],
    "piece": lambda entry: [before(entry.seat, f"{PIECES[entry.args[0]]}s")],
    **{key: lambda entry: [slot_place(TAXMAN)] for key in ("tax", "untaxed")},
    "pawn": lambda entry: [slot_place(FIRST_TO_PLAY)],
    "drop": lambda entry: [before(entry.seat, "warehouse")],
    "points": lambda entry: [before(entry.seat, "points")],
    "first": lambda entry: [before(entry.seat, "points")],
}
"""By key of an event. A trade is told again by what is paid and gained."""


def places(entry: Entry) -> list[str]:
    return PLACES_OF[entry.key](entry) if entry.key in PLACES_OF else []
