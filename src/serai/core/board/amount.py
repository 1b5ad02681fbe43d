"""A picture with a number: how much there is of something."""

from dataclasses import dataclass
from typing import Final

from serai.core.board.svg import Value, at, group, text

BESIDE: Final = 16


@dataclass(frozen=True)
class Brief:
    """One of the few things that matter about a player, for the strip in which all are seen at once."""

    kind: str
    """What it is, in a word of the rules: the same as at `amount`, so that the page lets it glide when it changes."""
    symbol: str
    """The picture, by the name of its symbol."""
    n: int
    tip: str
    """What it is, for the reader: '3 camels'."""
    class_: str = "ink"
    """The colour of the picture."""


def amount(
    kind: str, picture: str, n: int, x: float, y: float, beside: float = BESIDE, class_: str = "t2 bold", **more: Value
) -> str:
    """A picture drawn around its own origin, and how many of it there are to the right of it. None of it is quiet, yet
    can be read. When the number rises or falls, so many of its kind glide there or away: `kind` is the same wherever
    they come from and go to."""
    shown = at(0, 0, picture, class_="none") if not n else picture
    figure = text(beside, 5.5, n, class_ if n else f"{class_} quiet")
    return at(x, y, shown, figure, data_count=kind, data_n=n, **more)


def counted(kind: str, n: int, *parts: str, **more: Value) -> str:
    """The same for what shows its number in another way, such as one piece beside the other."""
    return group(*parts, data_count=kind, data_n=n, **more)
