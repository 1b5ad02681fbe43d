"""A position as numbers, for bots that learn: what the seat knows, the others as they sit after it."""

from typing import Final

from serai.core.features import Layout, Row
from serai.core.state import State

from ..actions import CHARMS, SEATS, SOURCES
from ..table import Table


def described() -> Layout:
    """What the numbers of a row are, in the order in which `features` fills it."""
    layout = Layout()
    layout.one("pile", "pebbles left in the pile")
    layout.each("charm", CHARMS, "the seat's own charm")
    for place in range(len(SEATS)):
        layout.one(f"{place}.here", "whether somebody sits so many places after the seat")
        layout.one(f"{place}.decides", "whether it is for them to decide")
        layout.each(f"{place}.points", SOURCES, "points of whoever sits there")
    return layout


LAYOUT: Final = described()


def features(state: State, seat: int, row: Row) -> None:
    """Fill a row with what this seat knows of a position."""
    assert isinstance(state, Table)
    row.begin()
    row.put(state.pile)
    row.one_of(state.players[seat].charm, len(CHARMS))
    for place in range(len(SEATS)):
        if place < state.seats:
            owner = (seat + place) % state.seats
            row.flag(True)
            row.flag(state.actor == owner)
            row.many(state.players[owner].points)
        else:
            row.nothing(2 + len(SOURCES))
