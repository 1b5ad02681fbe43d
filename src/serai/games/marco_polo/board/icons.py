"""Amounts as pictures: a coin and a star bear their number, of everything else the number stands before it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from serai.core.board.svg import rect, text, use
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import DIFFERENT_GOODS

Token = tuple[str, int]
"""A picture and its number."""

PICTURES: Final = [
    "coin", "camel", "pepper", "silk", "gold", "vp", "good", "goods", "move", "contract", "black", "own", "other",
]  # fmt: skip
"""By thing."""
NUMBERED: Final = ["coin", "vp"]
ARROW: Final = ("arrow", 1)
TIMES: Final = ("times", 1)
DIGIT: Final = 7.2
"""How wide a figure of the smallest type is, about."""


def tokens(bundle: Bundle) -> tuple[Token, ...]:
    return tuple((PICTURES[thing], 1 if thing == DIFFERENT_GOODS else n) for thing, n in enumerate(bundle.amounts) if n)


def picture(name: str, x: float, y: float, size: float, class_: str | None = None) -> str:
    """The picture of a thing, centred at a place."""
    if name == "camel":
        return use("camel", x, y, size, class_=f"polo-camel {class_}" if class_ else "polo-camel")
    return use(f"polo-{name}", x, y, size, class_=class_)


def small_die(x: float, y: float, value: int, size: float) -> str:
    """A die on a printed table."""
    return use(f"polo-face-{value}", x, y, size * 1.1)


def numbered_die(x: float, y: float, value: int) -> str:
    """A die on a printed table with a figure for its pips, where it is also a number that one types."""
    return rect(x - 8, y - 8, 16, 16, 3, class_="polo-printed") + text(x, y + 4.2, value, "t1 bold mid")


def width_of(token: Token, size: float) -> float:
    name, number = token
    if name == "times":
        return 9
    if name in NUMBERED:
        return size + 2
    return size + (len(str(number)) * DIGIT + 1 if number > 1 and name != "die" else 0)


def show(token: Token, x: float, y: float, size: float) -> str:
    """One amount, from x on, its middle at y."""
    name, number = token
    if name == "times":
        return text(x + 4.5, y + 4, "×", "t1 mid quiet")
    if name == "die":
        return small_die(x + size / 2, y, number, size * 0.88)
    if name in NUMBERED:
        middle = x + size / 2 + 1
        return picture(name, middle, y, size + 2) + text(middle, y + 4.2, number, f"t1 bold mid polo-on-{name}")
    before = text(x, y + 4.2, number, "t1 bold") if number > 1 else ""
    return before + picture(name, x + width_of(token, size) - size / 2, y, size)


def rows_of(line: tuple[Token, ...], width: float, size: float) -> list[list[Token]]:
    """The amounts of a line in as many rows as this width needs."""
    rows: list[list[Token]] = [[]]
    used = 0.0
    for token in line:
        wide = width_of(token, size) + 3
        if rows[-1] and used + wide - 3 > width:
            rows.append([])
            used = 0
        rows[-1].append(token)
        used += wide
    return rows


def fit(
    lines: tuple[tuple[Token, ...], ...], width: float, height: float, size: float
) -> tuple[float, list[list[Token]]]:
    """The largest pictures that leave each line whole and fit; else as many rows as this height has room for."""
    smaller = [size - less for less in range(5)]
    made = {tried: [row for line in lines for row in rows_of(line, width, tried)] for tried in smaller}
    whole = [tried for tried in smaller if len(made[tried]) == len(lines)]
    fitting = [tried for tried in smaller if len(made[tried]) * (tried + 3) <= height + 3]
    both = [tried for tried in whole if tried in fitting]
    tried = (both or whole or fitting or smaller[-1:])[0]
    return tried, made[tried]


@lru_cache(8192)
def flow(lines: tuple[tuple[Token, ...], ...], x: float, y: float, width: float, height: float, size: float) -> str:
    """Lines of amounts, centred in a box around a place; smaller, and in more rows, where there is little room."""
    tried, rows = fit(lines, width, height, size)
    pitch = min(tried + 5, height / len(rows)) if len(rows) > 1 else 0
    drawn = []
    for at, row in enumerate(rows):
        middle = y + (at - (len(rows) - 1) / 2) * pitch
        left = x - (sum(width_of(token, tried) + 3 for token in row) - 3) / 2
        for token in row:
            drawn.append(show(token, left, middle, tried))
            left += width_of(token, tried) + 3
    return "".join(drawn)


def amounts(bundle: Bundle, x: float, y: float, width: float, height: float, size: float = 18) -> str:
    """A bundle, centred in a box around a place."""
    return flow((tokens(bundle),), x, y, width, height, size)


def line_of(*parts: Iterable[Token]) -> tuple[Token, ...]:
    return tuple(token for part in parts for token in part)
