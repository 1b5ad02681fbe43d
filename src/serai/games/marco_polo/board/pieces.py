"""Whatever moves: dice, trading posts, figures. A player's piece has the colour and the emblem of its player."""

from math import ceil
from typing import Final

from serai.core.board.choices import piece
from serai.core.board.emblems import EMBLEMS, emblem
from serai.core.board.svg import circle, rect, text, use
from serai.games.marco_polo.constants import SEATS

DIE: Final = 26
"""How large a die on the board is."""
LEAST: Final = 14
"""And at least, where many lie together."""
APART: Final = 3
"""Between two dice."""
POST: Final = 35.5
"""The box of a post on the map. The house in it is 27 wide and 29 high, about 28 pixels on a desk."""
FIGURE: Final = 32
"""The box of a figure there, which is 20 wide and nearly as high as its box."""
FIGURE_STEP: Final = 21
FIGURE_ROW: Final = 31
"""From one figure to the next beside it, and to the one behind it."""


def die(colour: str, value: int, x: float, y: float, size: float = DIE) -> str:
    """A die, centred at a place. Value 0: Rashid has not named it."""
    own = colour in SEATS
    half = size / 2
    shown = use(f"polo-face-{value}", x, y, size * 1.1)
    if not value:
        shown += text(x, y + size / 5, "?", "t2 bold mid polo-pip")
    badge = owner_badge(colour, x - half + 1, y - half + 1, size) if own else ""
    return piece(die_kind(colour, value), shown, badge, class_=f"{colour} polo-own" if own else f"polo-{colour}")


def die_kind(colour: str, value: int) -> str:
    """Dice of no player come from a stock without a value, so theirs does not tell them apart."""
    return f"{colour} die {value}" if colour in SEATS else f"{colour} die"


def owner_badge(colour: str, x: float, y: float, size: float) -> str:
    return circle(x, y, size / 4.6, class_="polo-badge") + use_emblem(colour, x, y, size / 2.9)


def use_emblem(colour: str, x: float, y: float, size: float) -> str:
    """An emblem in its player's colour."""
    return use(EMBLEMS[colour], x, y, size, class_="polo-emblem")


def dice_row(dice: list[tuple[str, int]], x: float, y: float, width: float, height: float = 0, slots: int = 0) -> str:
    """Dice side by side from x on. Many are smaller, in as many rows as this height allows.

    Where none lies yet, empty slots show how many it takes.
    """
    if not dice:
        return die_slots(slots, x, y)
    size, rows = arranged(len(dice), width, max(height, DIE))
    most = ceil(len(dice) / rows)
    middles = [y + (row - (rows - 1) / 2) * (size + APART - 1) for row in range(rows)]
    return "".join(
        one_row(dice[row * most : (row + 1) * most], x, middle, width, size) for row, middle in enumerate(middles)
    )


def arranged(count: int, width: float, height: float) -> tuple[int, int]:
    """How large so many dice can be so that none covers another, and in how many rows they lie then."""
    for size in range(DIE, LEAST, -1):
        abreast = int((width + APART) // (size + APART))
        rows = ceil(count / abreast)
        if rows * (size + APART - 1) <= height + APART - 1:
            return size, rows
    return LEAST, int((height + APART - 1) // (LEAST + APART - 1))


def one_row(dice: list[tuple[str, int]], x: float, y: float, width: float, size: float) -> str:
    """Where they are too many for the smallest size they overlap, the last one on top."""
    step = min(size + APART, (width - size) / (len(dice) - 1)) if len(dice) > 1 else 0
    return "".join(die(colour, value, x + size / 2 + at * step, y, size) for at, (colour, value) in enumerate(dice))


def die_slots(count: int, x: float, y: float) -> str:
    """Empty places for so many dice, from x on."""
    return "".join(rect(x + at * (DIE + 3), y - DIE / 2, DIE, DIE, 5, class_="polo-slot") for at in range(count))


def post(colour: str, x: float, y: float, size: float = POST) -> str:
    house = use("polo-post", x, y, size, class_="player")
    return piece(f"{colour} post", house, emblem(colour, x, y + size / 10, size * 0.52), class_=colour)


def figure(colour: str, x: float, y: float) -> str:
    body = use("polo-figure", x, y, FIGURE, class_="player")
    return piece(f"{colour} figure", body, emblem(colour, x, y + FIGURE / 5, FIGURE * 0.36), class_=colour)


def figures(colours: list[str], x: float, y: float, abreast: int = 2) -> str:
    """Figures side by side, centred; those for whom there is no room stand behind the others, in one row more."""
    front = max(abreast, ceil(len(colours) / 2))
    return standing(colours[front:], x, y - FIGURE_ROW, abreast) + standing(colours[:front], x, y, abreast)


def standing(colours: list[str], x: float, y: float, abreast: int) -> str:
    """One row of figures; more than so many, as a fifth may be, come closer together."""
    step = FIGURE_STEP * min(1, (abreast - 1) / max(1, len(colours) - 1))
    left = x - step * (len(colours) - 1) / 2
    return "".join(figure(colour, left + at * step, y) for at, colour in enumerate(colours))
