"""Whatever moves: dice, trading posts, figures. A player's piece has the colour and the emblem of its player."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.emblems import EMBLEMS, emblem
from serai.core.board.svg import circle, rect, text, use
from serai.games.marco_polo.constants import SEATS

DIE: Final = 26
"""How large a die on the board is."""
SMALL: Final = 20
"""And where many lie together."""


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
    """Dice side by side from x on. Many are smaller, in two rows if this height allows; then they overlap.

    Where none lies yet, empty slots show how many it takes.
    """
    if not dice:
        return die_slots(slots, x, y)
    if len(dice) * (DIE + 3) <= width + 3 or height < 2 * SMALL:
        return one_row(dice, x, y, width, DIE)
    half = (len(dice) + 1) // 2
    upper = one_row(dice[:half], x, y - SMALL / 2 - 1, width, SMALL)
    return upper + one_row(dice[half:], x, y + SMALL / 2 + 1, width, SMALL)


def one_row(dice: list[tuple[str, int]], x: float, y: float, width: float, size: float) -> str:
    """Where they are too many they overlap, the last one on top."""
    step = min(size + 3, (width - size) / (len(dice) - 1)) if len(dice) > 1 else 0
    return "".join(die(colour, value, x + size / 2 + at * step, y, size) for at, (colour, value) in enumerate(dice))


def die_slots(count: int, x: float, y: float) -> str:
    """Empty places for so many dice, from x on."""
    return "".join(rect(x + at * (DIE + 3), y - DIE / 2, DIE, DIE, 5, class_="polo-slot") for at in range(count))


def post(colour: str, x: float, y: float, size: float = 28) -> str:
    house = use("polo-post", x, y, size, class_="player")
    return piece(f"{colour} post", house, emblem(colour, x, y + size / 10, size * 0.52), class_=colour)


def figure(colour: str, x: float, y: float, size: float = 29) -> str:
    body = use("polo-figure", x, y, size, class_="player")
    return piece(f"{colour} figure", body, emblem(colour, x, y + size / 5, size * 0.36), class_=colour)


def figures(colours: list[str], x: float, y: float, width: float) -> str:
    """Figures side by side, centred; where they are many they overlap."""
    step = min(20.0, max(0, width - 24) / (len(colours) - 1)) if len(colours) > 1 else 0
    left = x - step * (len(colours) - 1) / 2
    return "".join(figure(colour, left + at * step, y) for at, colour in enumerate(colours))
