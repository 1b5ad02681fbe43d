"""What events add up to: cubes paid and gained, camels, scrolls, goods, steps, points."""

from typing import Final

from serai.core.text import Entry
from serai.games.merv.table import Table

# By key: which argument says what (a colour, a kind of good, a source), and which says how much; None: it is one.
COUNTED: Final[dict[str, tuple[int | None, int | None]]] = {
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


class Tally:
    """The countable events of one seat, by key and by what they are about."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, int], int] = {}

    def add(self, entry: Entry) -> None:
        what, amount = COUNTED[entry.key]
        key = (entry.key, 0 if what is None else entry.args[what])
        self.counts[key] = self.counts.get(key, 0) + (1 if amount is None else entry.args[amount])

    def each(self, key: str) -> list[tuple[int, int]]:
        """What is counted under a key, with how much, in the order of its numbers."""
        return sorted((what, n) for (name, what), n in self.counts.items() if name == key)

    def all(self, key: str) -> int:
        return sum(n for _, n in self.each(key))

    def gains(self) -> bool:
        return any(key != "pay" for key, _ in self.counts)

    def colours(self, key: str) -> list[int]:
        return [self.counts.get((key, colour), 0) for colour in range(5)]


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
        return self.tallies.setdefault(seat, Tally())

    def next_is(self, step: str) -> bool:
        return bool(self.then.stack) and type(self.then.stack[-1]).__name__ == step
