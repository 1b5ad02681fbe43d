"""What the places of the board are called, and where on it an event happened.

Who stands somewhere belongs to the name where others come and go: a slot of the last round is not the same slot now.
"""

from collections.abc import Callable
from typing import Final

from serai.core.text import Entry
from serai.games.merv.constants import AREAS, BREAKTHROUGHS, CITIES, EIGHT_POINTS, HALLS, NOBODY, SEATS
from serai.games.merv.grid import CELLS, WALL_SLOTS

MARKET: Final = "camel market"
YEAR: Final = "year"
GOODS: Final = "goods"


def spelled(name: str) -> str:
    """A name of the rules in words."""
    return name.replace("_", " ").replace("-", " ")


def site(cell: int) -> str:
    return f"site {CELLS[cell]}"


def wall(slot: int) -> str:
    return f"wall {spelled(WALL_SLOTS[slot])}"


def slot(number: int, seat: int = NOBODY) -> str:
    """An action slot, counted from 1, and whose master meeple is there."""
    return f"slot {number}" if seat == NOBODY else f"slot {number} {SEATS[seat]}"


def queue(number: int, seat: int = NOBODY) -> str:
    return f"queue {number}" if seat == NOBODY else f"queue {number} {SEATS[seat]}"


def mosque(row: int, seat: int) -> str:
    """A disc in the mosque; the log does not say by which path it came."""
    return f"mosque row {row} {SEATS[seat]}"


def breakthrough(tile: int) -> str:
    return f"breakthrough {spelled(BREAKTHROUGHS[tile])}"


def scoring_tile(area: int) -> str:
    return f"scoring tile {AREAS[area]}"


def solo_card(area: int) -> str:
    return f"solo card {AREAS[area]}"


PLACES: Final[dict[str, Callable[[Entry], str]]] = {
    "slot": lambda entry: slot(entry.args[0], entry.seat),
    "activate": lambda entry: site(entry.args[0]),
    "build": lambda entry: site(entry.args[0]),
    "board": lambda entry: AREAS[entry.args[0]],
    "favour": lambda entry: f"favour {entry.args[0]}",
    "influence": lambda entry: f"influence {entry.args[0]}",
    "scroll": lambda entry: "library",
    "good": lambda entry: GOODS,
    "take_camels": lambda entry: MARKET,
    "sell_camel": lambda entry: MARKET,
    "camels_to_cards": lambda entry: "caravansary",
    "camels_to_market": lambda entry: MARKET,
    "card": lambda entry: "caravansary",
    "camel_on_card": lambda entry: f"card {entry.args[0]}",
    "draw": lambda entry: "caravansary",
    "courtier": lambda entry: f"hall {HALLS[entry.args[0]]}",
    "breakthrough": lambda entry: breakthrough(entry.args[0]),
    "breakthrough_points": lambda entry: breakthrough(EIGHT_POINTS),
    "soldier_home": lambda entry: site(entry.args[0]),
    "post": lambda entry: f"city {CITIES[entry.args[0]]}",
    "roads": lambda entry: "marketplace",
    "mosque": lambda entry: mosque(entry.args[0], entry.seat),
    "scoring_tile": lambda entry: scoring_tile(entry.args[0]),
    "upgrade": lambda entry: site(entry.args[0]),
    "wall": lambda entry: wall(entry.args[0]),
    "soldier": lambda entry: site(entry.args[0]),
    "contract": lambda entry: f"contract {entry.args[0]}",
    "queue": lambda entry: queue(entry.args[0], entry.seat),
    "ransom": lambda entry: site(entry.args[0]),
    "destroyed": lambda entry: site(entry.args[0]),
    "spend_favour": lambda entry: "favour",
    "solo_card": lambda entry: solo_card(entry.args[0]),
    "invasion": lambda entry: YEAR,
    "withdrawn": lambda entry: YEAR,
    "scoring": lambda entry: YEAR,
}
"""By key of an event; those that are missing, such as what a player gains or pays, have no place of their own."""


def places(entry: Entry) -> list[str]:
    return [PLACES[entry.key](entry)] if entry.key in PLACES else []
