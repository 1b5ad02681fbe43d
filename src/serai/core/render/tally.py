"""What events add up to, seat by seat."""

from serai.core.text import Entry

Counted = dict[str, tuple[int | None, int | None]]
"""By key of an event: which argument says what it is about, and which says how much; None: it is one."""

PAID = "pay"
"""The key of what is given away; all else that is counted is a gain."""


class Tally:
    """The countable events of one seat, by key and by what they are about."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.counts: dict[tuple[str, int], int] = {}

    def add(self, entry: Entry) -> None:
        what, amount = self.counted[entry.key]
        key = (entry.key, 0 if what is None else entry.args[what])
        self.counts[key] = self.counts.get(key, 0) + (1 if amount is None else entry.args[amount])

    def each(self, key: str) -> list[tuple[int, int]]:
        """What is counted under a key, with how much, in the order of its numbers."""
        return sorted((what, n) for (name, what), n in self.counts.items() if name == key)

    def all(self, key: str) -> int:
        return sum(n for _, n in self.each(key))

    def gains(self) -> bool:
        return any(key != PAID for key, _ in self.counts)
