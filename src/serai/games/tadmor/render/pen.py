"""What writes Tadmor's table in a terminal: the reader's words, its short signs, and the colours of the pieces.

All colours can be read on dark and light ground.
"""

from functools import reduce
from typing import Final

from serai.core.reading import Speak
from serai.core.render.ink import Ink, width_of
from serai.core.say import Fact, Say
from serai.games.tadmor.cards import EFFECTS, FINAL_POINTS, SHIP_BONUS, TRADE_TILE, Tile
from serai.games.tadmor.constants import GOODS, RARE_GOODS, SEATS
from serai.games.tadmor.render.speech import traded
from serai.games.tadmor.render.things import MOST, SEAT

SEAT_INK: Final = ["1;31", "1;34", "1;32", "1;33"]
"""Red, blue, green, yellow."""
GOOD_INK: Final = ["38;5;137", "38;5;245", "36", "33"]
"""Wood, stone, marble, gold."""
COLOUR_INK: Final = ["38;5;245", "33", "31"]
"""Grey, yellow and red rare goods."""
NONE: Final = "·"


def sign_of(good: int) -> Say:
    return Say(f"sign-{GOODS[good]}")


def amount_of(good: int, n: int) -> Say:
    """Goods in a short sign: '2Wo'."""
    return Say("sign-goods", n=n, sign=sign_of(good))


def signs(goods: list[int]) -> Fact:
    """'2Wo 1Ma', with spaces at which no line breaks."""
    found = [amount_of(good, n) for good, n in enumerate(goods) if n]
    return reduce(lambda before, after: Say("sign-both", before=before, after=after), found) if found else NONE


class Pen:
    def __init__(self, speak: Speak, ink: Ink) -> None:
        self.speak = speak
        self.ink = ink

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.speak.say(key, **facts)

    def letter(self, seat: int) -> str:
        """A player's letter."""
        return self.ink(self.say(f"letter-{SEATS[seat]}"), SEAT_INK[seat])

    def player(self, seat: int, own: bool = False) -> str:
        """The letter and the name."""
        return self.say("picture-player-you" if own else "picture-player", letter=self.letter(seat), seat=SEAT[seat])

    def amount(self, good: int, n: int) -> str:
        return self.ink(self.speak(amount_of(good, n)), GOOD_INK[good])

    def kind(self, good: int) -> str:
        return self.ink(self.speak(sign_of(good)), GOOD_INK[good])

    def short(self, goods: list[int]) -> str:
        """Goods in short signs: '2Wo 1Ma'."""
        return " ".join(self.amount(good, n) for good, n in enumerate(goods) if n) or NONE

    def rare(self, kind: int) -> str:
        return self.ink(self.say(f"sign-{RARE_GOODS[kind]}"), COLOUR_INK[kind // 3])

    def effect(self, tile: Tile) -> str:
        """What an improvement does, in a few signs."""
        facts: dict[str, Fact] = {"points": tile.points, "amount": tile.amount}
        if tile.effect == SHIP_BONUS:
            facts["goods"] = self.amount(tile.good, tile.amount)
        if tile.effect == FINAL_POINTS:
            facts["most"] = MOST[tile.most]
        if tile.effect == TRADE_TILE:
            give, gets = traded(tile.trades)
            facts = {"give": self.kind(give), "get": self.kind(gets[0]) if gets else Say("sign-two-basic")}
        return self.say(f"sign-effect-{EFFECTS[tile.effect]}", **facts)


def fitting(wide: list[int], rows: list[list[str]]) -> list[int]:
    """How wide columns are: as given, or wider where words need it, with a space after them."""
    longest = [max(width_of(row[at]) for row in rows) + 1 for at in range(len(wide))]
    return [max(pair) for pair in zip(wide, longest, strict=True)]
