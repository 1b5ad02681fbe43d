"""A position as numbers: one flat row of fixed length for a seat, each number with a name and a meaning.

A title describes its row once, in a `Layout`, and fills a `Row` in the same order. All are whole numbers, small ones
where possible: those from -5 to 256 Python keeps ready, so that filling a row of the compiled build makes nothing anew.
What is no whole number (a promise in points, say) is told in tenths.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

TENTHS: Final = 10.0


class Feature:
    """One number of a row: its name, unique in the row, and what it counts."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about


class Layout:
    """What the numbers of a row are, in order."""

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.places: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.features)

    def one(self, name: str, about: str) -> None:
        """One number, as `Row.put`, `Row.flag` and `Row.tenths` write it."""
        if name in self.places:
            raise ValueError(f"two features are called '{name}'")
        self.places[name] = len(self.features)
        self.features.append(Feature(name, about))

    def each(self, name: str, of: list[str], about: str) -> None:
        """One number for each of these, as `Row.many`, `Row.members` and `Row.one_of` write them."""
        for member in of:
            self.one(f"{name}.{member}", f"{about}: {member}")

    def at(self, name: str) -> int:
        """The place of a number in the row."""
        return self.places[name]


class Row:
    """The numbers of a position, filled from the first to the last; used again for the next position."""

    def __init__(self, size: int) -> None:
        self.numbers: list[int] = [0] * size
        self.filled: i64 = 0

    def begin(self) -> None:
        self.filled = 0

    def put(self, number: "i64") -> None:
        self.numbers[self.filled] = number
        self.filled += 1

    def flag(self, holds: bool) -> None:
        self.put(1 if holds else 0)

    def tenths(self, number: float) -> None:
        """A number that is no whole one, in tenths, towards zero."""
        self.put(int(number * TENTHS))

    def many(self, numbers: list[int]) -> None:
        row: list[Any] = self.numbers  # handed on as they are, which is quicker than to take them for numbers
        given: list[Any] = numbers
        at = self.filled
        for number in given:
            row[at] = number
            at += 1
        self.filled = at

    def members(self, members: "i64", count: "i64") -> None:
        """Of a set kept as bits: 1 for each of so many that is in it."""
        row = self.numbers
        at = self.filled
        end = at + count
        while at < end:
            row[at] = 1 if members & 1 else 0
            members >>= 1
            at += 1
        self.filled = at

    def one_of(self, value: "i64", count: "i64") -> None:
        """1 at the place of this value and 0 at the others; all 0 if it is none of them."""
        first = self.filled
        self.nothing(count)
        if 0 <= value < count:
            self.numbers[first + value] = 1

    def nothing(self, count: "i64") -> None:
        """What does not apply, such as the numbers of a player who is not there."""
        row = self.numbers
        at = self.filled
        end = at + count
        while at < end:
            row[at] = 0
            at += 1
        self.filled = at
