"""The colours of Marco Polo's pieces in a terminal, and its short signs. All can be read on dark and light ground."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, Ink
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import BLACK_COLOUR, NEUTRAL, OWN, THINGS, WHITE_COLOUR
from serai.games.marco_polo.die import colour_of, kind_of, pips_of, value_of
from serai.games.marco_polo.render.speech import phrase, texts

SEATS: Final = ["1;34", "1;33", "1;32", "1;31"]
"""Blue, yellow, green, red."""
GOODS: Final = ["33", "38;5;137", "38;5;172", "36", "1;33", "1"]
"""Coins, camels, pepper, silk, gold, points; what is left to choose has the ink of the text."""


def person(seat: int, ink: Ink) -> str:
    """A player's letter."""
    return ink(texts().word("letter", seat), SEATS[seat])


def short(bundle: Bundle, ink: Ink) -> str:
    """A bundle in short signs: '2Ca 1Go'."""
    found = []
    for thing, n in enumerate(bundle.amounts):
        if n:
            sign = texts().count(f"short_{THINGS[thing]}", n)
            found.append(ink(sign, GOODS[thing]) if thing < len(GOODS) else sign)
    return " ".join(found) or phrase("nothing_short")


def board_die(die: int, ink: Ink) -> str:
    """A die as it lies on the board: 'B4', or 'K2' for a black one."""
    colour, value = colour_of(die), pips_of(die)
    sign = f"{texts().word('die_letter', colour)}{value or '?'}"
    return ink(sign, {BLACK_COLOUR: TITLE, WHITE_COLOUR: TITLE, NEUTRAL: QUIET}.get(colour) or SEATS[colour])


def hand_die(die: int, ink: Ink) -> str:
    """A die in hand: its value, with a letter if it is black or white; Rashid's show nothing."""
    kind, value = kind_of(die), value_of(die)
    letter = "" if kind == OWN else texts().word("die_letter", BLACK_COLOUR + kind - 1)
    return f"{letter}{value or '?'}"
