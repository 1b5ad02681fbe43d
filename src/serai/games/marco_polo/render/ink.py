"""How Marco Polo is written in a terminal: its short signs in a reader's language, and the colours of its pieces.

All colours can be read on dark and light ground.
"""

from typing import Final

from serai.core.reading import Speak
from serai.core.render.ink import QUIET, TITLE, Ink
from serai.core.say import Fact, Say
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import BLACK_COLOUR, NEUTRAL, ON_BOARD, OWN, WHITE_COLOUR
from serai.games.marco_polo.die import colour_of, kind_of, pips_of, value_of
from serai.games.marco_polo.render.speech import NAMES

SEATS: Final = ["1;34", "1;33", "1;32", "1;31"]
"""Blue, yellow, green, red."""
GOODS: Final = ["33", "38;5;137", "38;5;172", "36", "1;33", "1"]
"""Coins, camels, pepper, silk, gold, points; what is left to choose has the ink of the text."""
NONE: Final = "·"
"""Where there is nothing."""

Piece = tuple[str, str]
"""A text and its ink."""


def sign(thing: int, n: int) -> Say:
    """So many of a thing in a short sign: '2Ca'."""
    return Say(f"sign-{NAMES[thing]}", n=n)


def letter(colour: int) -> Say:
    """The letter of a seat, or of another colour of dice."""
    return Say(f"letter-{ON_BOARD[colour]}")


def hand_die(die: int) -> Say:
    """A die in hand: its value, with a letter if it is black or white; Rashid's show nothing."""
    kind, value = kind_of(die), value_of(die) or "?"
    return Say("sign-die", value=value) if kind == OWN else die_of(BLACK_COLOUR + kind - 1, value)


def die_of(colour: int, value: Fact) -> Say:
    return Say("sign-die-of", letter=letter(colour), value=value)


class Pen:
    """Writes in one language, with colour or without."""

    def __init__(self, speak: Speak, ink: Ink) -> None:
        self.speak = speak
        self.ink = ink

    def say(self, key: str, /, **facts: Fact) -> str:
        """A message of the picture."""
        return self.speak.say(f"picture-{key}", **facts)

    def signs(self, bundle: Bundle) -> list[Piece]:
        """A bundle in short signs, each with its ink."""
        return [
            (self.speak(sign(thing, n)), GOODS[thing] if thing < len(GOODS) else "")
            for thing, n in enumerate(bundle.amounts)
            if n
        ]

    def short(self, bundle: Bundle) -> str:
        """The same in one text: '2Ca 1Go'."""
        found = [self.ink(text, code) if code else text for text, code in self.signs(bundle)]
        return " ".join(found) or NONE

    def board_die(self, die: int) -> str:
        """A die as it lies on the board: 'B4', or 'K2' for a black one."""
        colour = colour_of(die)
        code = {BLACK_COLOUR: TITLE, WHITE_COLOUR: TITLE, NEUTRAL: QUIET}.get(colour) or SEATS[colour]
        return self.ink(self.speak(die_of(colour, pips_of(die) or "?")), code)

    def person(self, seat: int, own: bool = False) -> str:
        """A player's letter and name."""
        inked = self.ink(self.speak(letter(seat)), SEATS[seat])
        return self.say("person-you" if own else "person", letter=inked, seat=Say(f"seat-{ON_BOARD[seat]}"))
