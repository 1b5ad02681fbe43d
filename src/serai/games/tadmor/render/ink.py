"""The colours of Tadmor's pieces in a terminal, and its short signs. All can be read on dark and light ground."""

from typing import Final

from serai.core.render.ink import Ink
from serai.games.tadmor.cards import EFFECTS, SHIP_BONUS, TRADE_TILE
from serai.games.tadmor.constants import GOODS
from serai.games.tadmor.render.speech import phrase, texts, traded
from serai.games.tadmor.table import Table

SEATS: Final = ["1;31", "1;34", "1;32", "1;33"]
"""Red, blue, green, yellow."""
GOOD_INK: Final = ["38;5;137", "38;5;245", "36", "33"]
"""Wood, stone, marble, gold."""
COLOUR_INK: Final = ["38;5;245", "33", "31"]
"""Grey, yellow and red rare goods."""


def person(seat: int, ink: Ink) -> str:
    """A player's letter."""
    return ink(texts().word("letter", seat), SEATS[seat])


def amount(good: int, n: int, ink: Ink) -> str:
    return ink(texts().count(f"short_{GOODS[good]}", n), GOOD_INK[good])


def kind(good: int, ink: Ink) -> str:
    return ink(texts().word("short_good", good), GOOD_INK[good])


def short(goods: list[int], ink: Ink) -> str:
    """Goods in short signs: '2Wo 1Ma'."""
    return " ".join(amount(good, n, ink) for good, n in enumerate(goods) if n) or phrase("nothing_short")


def sign(t: Table, number: int, ink: Ink) -> str:
    """What an improvement does, in a few signs."""
    tile = t.printed.tiles[number]
    facts: dict[str, int | str] = {"points": tile.points, "amount": tile.amount, "most": tile.most}
    if tile.effect == SHIP_BONUS:
        facts["n"] = amount(tile.good, tile.amount, ink)
    if tile.effect == TRADE_TILE:
        give, gets = traded(tile.trades)
        facts = {"give": kind(give, ink), "get": kind(gets[0], ink) if gets else phrase("basic_short")}
    return texts().say("sign", EFFECTS[tile.effect], facts)
