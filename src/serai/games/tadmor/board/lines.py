"""Prices and gains as a line of icons and numbers, and the pieces that move."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import at, fitted, group, text, use
from serai.core.board.svg import width_of as width_of_words
from serai.games.tadmor.board.pictures import PREFIX
from serai.games.tadmor.constants import GOODS

POINT: Final = "point"
COLOURED: Final = (*GOODS, "any", "basic", "advanced")
SHARED: Final = ("point", "camel")
"""The pictures that all games share."""


def icon(name: str, x: float, y: float, size: float, class_: str = "") -> str:
    """A picture, in the colour of words unless a class says otherwise; points and goods have their own."""
    if name in SHARED:
        return use(name, x, y, size, class_="tadmor-points" if name == POINT else class_ or None)
    return use(PREFIX + name, x, y, size, class_=None if name in COLOURED else class_ or None)


def cost_line(cost: list[int]) -> list[str]:
    """A price as a line: the number of each good before its icon."""
    return [part for good, n in enumerate(cost) if n for part in (f"={n}", GOODS[good])]


def width_of(part: str, size: float) -> float:
    """Words begin with a '='; all else are icons. Signs are wider than figures."""
    if not part.startswith("="):
        return size + 4
    signs = sum(part.count(sign) for sign in "+−×…")
    return (9.6 * (len(part) - 1) + 2.6 * signs) * (1 if size > 15 else 0.8) + 1


def length_of(parts: list[str], size: float) -> float:
    return sum(width_of(part, size) for part in parts) - 3


def line_of(parts: list[str], x: float, y: float, size: float = 18, where: str = "mid") -> str:
    """Icons and words in a row around a height; `where` says whether x is its middle or its start."""
    left = x - length_of(parts, size) / 2 if where == "mid" else x
    drawn = []
    for part in parts:
        width = width_of(part, size)
        if part.startswith("="):
            small = size <= 15
            drawn.append(text(left, y + (4.2 if small else 5.2), part[1:], "t1 bold" if small else "t2 bold"))
        else:
            drawn.append(icon(part, left + size / 2 + 0.5, y, size))
        left += width
    return group(*drawn)


def wrapped(words: str, width: float, class_: str) -> list[str]:
    """Words in as many lines as they need."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of_words(longer, class_) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def paragraph(words: str, x: float, y: float, width: float, most: int, class_: str = "t1") -> str:
    """Words in at most so many lines below each other, the last one narrower where they need more."""
    lines = wrapped(words, width, class_)
    lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    return "".join(fitted(x, y + 16 * row, line, width, class_) for row, line in enumerate(lines))


def camel_or_ship(colour: str, kind: str, x: float, y: float, size: float) -> str:
    """A piece in its player's colour, with the emblem on it."""
    if kind == "camel":
        body = use("camel", 0, 0, size, class_="tadmor-piece")
        mark = emblem(colour, -size * 0.07, -size * 0.09, size * 0.3)
    else:
        body = use(PREFIX + "ship", 0, 0, size, class_="tadmor-piece")
        mark = emblem(colour, size * 0.01, -size * 0.14, size * 0.4)
    return piece(f"{colour} {kind}", at(x, y, body, mark), class_=colour)
