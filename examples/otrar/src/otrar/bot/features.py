"""A position of Otrar as numbers, for bots that learn: what the seat knows, the others as they sit after it."""

from typing import Final

from otrar.constants import DICE, PLACES, SEATS, SOURCES, WARES
from otrar.table import Table
from otrar.turn import RollAgain
from serai.core.features import Layout, Row
from serai.core.sets import total
from serai.core.state import State

SHOWN: Final = 4 + 2 * len(WARES) + len(SOURCES)
"""So many numbers tell of each who sits at the table what all see."""


def described() -> Layout:
    """What the numbers of a row are, in the order in which `features` fills it."""
    layout = Layout()
    layout.one("days", "days of the fair left, today's among them")
    layout.one("rolls", "whether dice may be rolled again now")
    layout.each("die", [str(at) for at in range(1, DICE + 1)], "a die not yet spent, the lowest first; 0 for none")
    for place in range(1, PLACES + 1):
        layout.each(f"market.{place}", WARES, "the ware at this place of the market")
    layout.each("hand", WARES, "cards in the seat's own hand")
    for place in range(len(SEATS)):
        describe_player(layout, place)
    return layout


def describe_player(layout: Layout, place: int) -> None:
    layout.one(f"{place}.here", "whether somebody sits so many places after the seat")
    layout.one(f"{place}.decides", "whether it is for them to decide")
    layout.one(f"{place}.coins", "their coins")
    layout.one(f"{place}.cards", "cards in their hand")
    layout.each(f"{place}.open", WARES, "cards that lie open before them")
    layout.each(f"{place}.stalls", WARES, "their stalls in a quarter")
    layout.each(f"{place}.points", SOURCES, "their points from a source")


LAYOUT: Final = described()


def features(state: State, seat: int, row: Row) -> None:
    """Fill a row with what this seat knows of a position."""
    assert isinstance(state, Table)
    row.begin()
    row.put(state.setting.days - state.day + 1)
    row.flag(not state.is_over and isinstance(state.stack[-1], RollAgain))
    row.many(state.dice)
    row.nothing(DICE - len(state.dice))
    for ware in state.market:
        row.one_of(ware, len(WARES))
    row.many(state.players[seat].hand)
    for place in range(len(SEATS)):
        if place < state.seats:
            put_player(state, (seat + place) % state.seats, row)
        else:
            row.nothing(SHOWN)


def put_player(t: Table, owner: int, row: Row) -> None:
    """What all see of one who sits at the table."""
    player = t.players[owner]
    row.flag(True)
    row.flag(t.actor == owner)
    row.put(player.coins)
    row.put(total(player.hand))
    row.many(player.open)
    row.many(player.stalls)
    row.many(player.points)
