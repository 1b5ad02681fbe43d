"""Otrar's small pictures: the wares, a stall, a coin. Each has its own outline and reads at 16 px."""

from typing import Final

from otrar.constants import FACES
from serai.core.board.svg import circle, path, rect, symbol, use

PREFIX: Final = "otrar-"
DRAWN: Final = {
    "silk": rect(-13, -9, 22, 18, 3, class_="otrar-silk")
    + path("M9-9c5 0 5 18 0 18c3-5 3-13 0-18zM-9-9v18M-3-9v18M3-9v18", class_="otrar-fold"),
    "jade": path("M0-14a14 14 0 1 0 .1 0zM0-5a5 5 0 1 1-.1 0z", class_="otrar-jade", fill_rule="evenodd")
    + circle(0, 0, 9.5, class_="otrar-fold"),
    "glass": path("M-4-14h8v3h-2v5c6 2 9 7 9 12c0 5-4 8-11 8s-11-3-11-8c0-5 3-10 9-12v-5h-2z", class_="otrar-glass")
    + path("M-6 5c0 3 2 5 5 5", class_="otrar-shine"),
    "furs": path("M-3-14h6l2 4 7-1 2 4-5 3v8l5 4-2 4-6-1-4 3h-4l-4-3-6 1-2-4 5-4v-8l-5-3 2-4 7 1z", class_="otrar-furs")
    + path("M0-7v13M-4-3v6M4-3v6", class_="otrar-fold"),
    "coin": circle(0, 0, 12, class_="otrar-coin") + rect(-4, -4, 8, 8, class_="otrar-hole"),
    "stall": path("M-14-3l4-11h20l4 11c0 3-2 4-3.5 4s-3.5-1-3.5-4c0 3-1.5 4-3.5 4s-3.5-1-3.5-4c0 3-1.5 4-3.5 4"
                  "s-3.5-1-3.5-4c0 3-2 4-3.5 4s-3.5-1-3.5-4z")
    + path("M-11 3h3v11h-3zM8 3h3v11h-3zM-8 6h16v3h-16z"),
}  # fmt: skip
PIPS: Final = [(0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)]
ON_FACE: Final = [[0], [1, 2], [0, 1, 2], [1, 2, 3, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6]]
"""Which pips a face shows."""


def symbols() -> str:
    """All of Otrar's pictures, to be put on a page once."""
    return "".join(symbol(PREFIX + name, 32, drawn) for name, drawn in DRAWN.items())


def icon(name: str, x: float, y: float, size: float, class_: str = "") -> str:
    return use(PREFIX + name, x, y, size, class_=class_ or None)


def die(x: float, y: float, size: float, face: int, class_: str) -> str:
    """A die, its middle at a place."""
    assert 1 <= face <= FACES
    pips = [circle(x + dx * size * 0.26, y + dy * size * 0.26, size * 0.085, class_="otrar-pip") for dx, dy in on(face)]
    return rect(x - size / 2, y - size / 2, size, size, size * 0.2, class_=class_) + "".join(pips)


def on(face: int) -> list[tuple[int, int]]:
    return [PIPS[pip] for pip in ON_FACE[face - 1]]
