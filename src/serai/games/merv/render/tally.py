"""What the events of Merv add up to: cubes paid and gained, camels, scrolls, goods, steps, points."""

from typing import Final

from serai.core.render.tally import Counted, Tally
from serai.core.text import Entry
from serai.games.merv.table import Table

COUNTED: Final[Counted] = {
    "pay": (1, 0),
    "cube": (0, None),
    "camels": (None, 0),
    "scroll": (None, None),
    "good": (0, None),
    "favour": (None, None),
    "influence": (None, None),
    "points": (1, 0),
    "roads": (None, 0),
}

ENDS: Final = ["turn", "queue", "invasion", "scoring", "final"]
"""With these something begins that has nothing to do with the action before it."""


def colours(tally: Tally, key: str) -> list[int]:
    """By colour, the cubes counted under a key."""
    return [tally.counts.get((key, colour), 0) for colour in range(5)]


class Foreseen:
    """What an action brings by itself, before anything else is decided. The rules are asked, on a copy."""

    def __init__(self, t: Table, action: int) -> None:
        self.then = t.clone()
        log: list[Entry] = []
        self.then.log = log
        self.then.apply(action)
        self.tallies: dict[int, Tally] = {}
        for at, entry in enumerate(log):
            if at and entry.key in ENDS:
                break
            if entry.key in COUNTED:
                self.tally(entry.seat).add(entry)

    def tally(self, seat: int) -> Tally:
        return self.tallies.setdefault(seat, Tally(COUNTED))

    def next_is(self, step: str) -> bool:
        return bool(self.then.stack) and type(self.then.stack[-1]).__name__ == step
