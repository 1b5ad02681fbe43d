"""Features: the other players, shorter than oneself and only as everybody sees them, and how one stands among them."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.games.marco_polo.bot.estimates import Estimates
from serai.games.marco_polo.bot.features_points import COMPLETED, STANDING, TRACK
from serai.games.marco_polo.constants import (
    BEIJING,
    CHARACTERS,
    KINDS,
    LARGE,
    NOBODY,
    SMALL,
    SMALL_CITIES,
    STOCK,
    THINGS,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 3
"""Other players at a full table."""
LEAST: Final = -1000
FAR: Final = 99


def describe_others(layout: Layout) -> None:
    for number in range(1, MOST + 1):
        name = f"other{number}"
        who = f"of the player {number} to the left"
        layout.one(f"{name}.points", f"points on the score track {who}")
        layout.one(f"{name}.now", f"points {who} if the game were scored now, goal cards left out")
        layout.each(name, THINGS[:STOCK], f"the warehouse {who}")
        layout.one(f"{name}.dice", f"dice {who} not yet placed")
        layout.one(f"{name}.pips", f"what the dice {who} show together; a 6 each where they are named")
        layout.one(f"{name}.contracts", f"contracts {who} held and not completed")
        layout.one(f"{name}.promise", f"what the contracts {who} promise, in tenths of a point")
        layout.one(f"{name}.ready", f"points of contracts {who} that could be completed now")
        layout.one(f"{name}.completed", f"contracts completed {who}")
        layout.one(f"{name}.posts", f"trading posts {who} on the map")
        layout.one(f"{name}.income", f"what the small cities {who} pay each round, in tenths of a point")
        layout.one(f"{name}.beijing", f"1 if a post {who} stands in Beijing")
        layout.one(f"{name}.steps", f"steps to Beijing {who}")
        layout.each(f"{name}.character", CHARACTERS, f"the character {who}")
    layout.one("others.best", "points of the best other player if the game were scored now, goal cards left out")
    layout.one("others.mean", "the same on average over all other players")
    layout.one("others.lead", "one's own points, seen in the same way, less those of the best other player")
    layout.one("others.ahead", "how many other players have more points, seen in this way")


OTHER: Final = 17 + len(CHARACTERS)


def put_others(t: Table, seat: int, known: Estimates, row: Row) -> None:
    other = seat
    for _ in range(1, t.seats):
        other = other + 1 if other + 1 < t.seats else 0
        put_other(t, other, known, row)
    row.nothing((MOST + 1 - t.seats) * OTHER)
    put_lead(t, seat, row)


def put_lead(t: Table, seat: int, row: Row) -> None:
    mine = STANDING[seat]
    best = LEAST
    total = 0
    ahead = 0
    for other in range(t.seats):
        if other != seat:
            points = STANDING[other]
            total += points
            if points > best:
                best = points
            if points > mine:
                ahead += 1
    row.put(best)
    row.put(total // (t.seats - 1))
    row.put(mine - best)
    row.put(ahead)


def put_other(t: Table, seat: int, known: Estimates, row: Row) -> None:
    player = t.players[seat]
    row.put(TRACK[seat])
    row.put(STANDING[seat])
    row.many(player.stock)
    pips = 0
    for die in player.dice:
        pips += die // KINDS or 6
    row.put(len(player.dice))
    row.put(pips)
    put_contracts_of(player, known, row)
    row.put(COMPLETED[seat])
    row.put(size_of(player.posts))
    row.put(income(t, player, known))
    row.put(player.posts >> BEIJING & 1)
    row.put(steps_to_beijing(player, known))
    row.one_of(player.character, len(CHARACTERS))


def put_contracts_of(player: Player, known: Estimates, row: Row) -> None:
    held = 0
    promise = 0
    ready = 0
    for slot in range(2):
        number = player.contracts[slot]
        if number != NOBODY:
            held += 1
            estimate = known.contracts[number]
            lack = estimate.lack(player)
            promise += estimate.promise(lack)
            if lack == 0:
                ready += estimate.points
    row.put(held)
    row.put(promise)
    row.put(ready)


def income(t: Table, player: Player, known: Estimates) -> int:
    """What the small cities with a post pay at the start of a round, in tenths of a point."""
    worth = 0
    posts: i64 = player.posts >> SMALL
    for city in range(len(SMALL_CITIES)):
        if posts >> city & 1:
            worth += known.markers[t.markers[city]]
    return worth


def steps_to_beijing(player: Player, known: Estimates) -> int:
    """From whichever figure is nearer."""
    outlooks = known.outlooks(player)
    least = FAR
    for here in player.figures:
        steps = outlooks[here].steps[BEIJING - LARGE]
        if steps < least:
            least = steps
    return least
