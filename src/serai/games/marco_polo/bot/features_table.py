"""Features: what lies on the table for everybody: the contracts to be taken, rivals' posts, the order of play."""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.estimates import Estimates
from serai.games.marco_polo.constants import LARGE, LARGE_CITIES, NOBODY, ROW
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

SEATED: Final = ["oneself", "other1", "other2", "other3"]
ABOUT: Final = 4


def describe_row(layout: Layout) -> None:
    layout.one("row", "contracts on the board")
    for space in range(1, ROW + 1):
        name = f"row.{space}"
        layout.one(f"{name}.points", f"points of the contract on space {space}")
        layout.one(f"{name}.beyond", f"what else the contract on space {space} gives, in tenths of a point")
        layout.one(f"{name}.lack", f"the worth of what one is missing for the contract on space {space}, in tenths")
        layout.one(
            f"{name}.promise", f"what the contract on space {space} would promise to oneself, in tenths of a point"
        )
    layout.one("special", "contracts in the special pile")


def put_row(t: Table, me: Player, known: Estimates, row: Row) -> None:
    spaces = len(t.row)
    row.put(spaces)
    for space in range(ROW):
        if space < spaces and t.row[space] != NOBODY:
            put_offer(me, known, t.row[space], row)
        else:
            row.nothing(ABOUT)
    row.put(t.special_unseen + len(t.special))


def put_offer(me: Player, known: Estimates, number: int, row: Row) -> None:
    """A contract that one does not hold yet."""
    estimate = known.contracts[number]
    lack = estimate.lack(me)
    row.put(estimate.points)
    row.put(estimate.beyond)
    row.put(lack)
    row.put(estimate.promise(lack))


def describe_order(layout: Layout) -> None:
    layout.each("rivals", LARGE_CITIES, "how many other players have a post there, and may use its cards")
    layout.each("start", SEATED, "1 for the start player of the round")
    layout.each("traveller", SEATED, "1 for who has last used the Travel space in this round, and would start the next")
    layout.each("asked", SEATED[1:], "1 for who else is asked now")


def put_order(t: Table, seat: int, row: Row) -> None:
    for city in range(LARGE, LARGE + len(LARGE_CITIES)):
        rivals = 0
        for other in range(t.seats):
            if other != seat:
                rivals += t.players[other].posts >> city & 1
        row.put(rivals)
    row.one_of(place_of(t, seat, t.start), len(SEATED))
    row.one_of(place_of(t, seat, t.traveller), len(SEATED))
    row.one_of(place_of(t, seat, t.actor) - 1, len(SEATED) - 1)


def place_of(t: Table, seat: int, other: int) -> int:
    """How far to the left somebody sits; NOBODY for nobody."""
    return (other - seat) % t.seats if other >= 0 else NOBODY
