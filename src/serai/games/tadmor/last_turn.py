"""The last turn: nothing is kept for another, so what would only be kept is not offered. (129)"""

from typing import Final

from serai.games.tadmor.actions import BUY, DISCARD, RETURN, TRADE
from serai.games.tadmor.cards import DRAW_MISSIONS, FIVE_GOODS, NEXT_CAMEL, NEXT_SHIP, OPEN_MARKET, TAX_IMMUNITY
from serai.games.tadmor.constants import (
    CONSTRUCTION,
    GETS,
    GOLD,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    PLACES,
    TAXMAN,
    TRAITOR,
)
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.table import Table

SPENDS: Final = [
    IMPROVEMENT <= place < IMPROVEMENT + IMPROVEMENT_SLOTS or (place in CONSTRUCTION and place != TRAITOR)
    for place in range(len(PLACES))
]
"""By place, whether its action takes goods."""
ONLY_FOR_GOODS: Final = [OPEN_MARKET, FIVE_GOODS, DRAW_MISSIONS]
"""Missions whose return brings goods, or cards that can be made into goods."""


def still_of_use(t: Table, seat: int, options: list[int]) -> list[int]:
    """What of a window's trades, discards and returns can bring anything in the last turn. (129)"""
    if any(SPENDS[place_of(piece)] for piece in t.players[seat].pieces):
        return [action for action in options if not brings_a_piece(t, action)]
    for_gold = lacks_gold(t, seat)
    return [action for action in options if (brings_gold(t, action) if for_gold else brings_more_than_goods(t, action))]


def brings_a_piece(t: Table, action: int) -> bool:
    """A camel or a ship, which cannot be placed any more."""
    return t.kind(action) == RETURN and t.printed.missions[action - RETURN].benefit in (NEXT_SHIP, NEXT_CAMEL)


def brings_more_than_goods(t: Table, action: int) -> bool:
    if t.kind(action) != RETURN or brings_a_piece(t, action):
        return False
    return t.printed.missions[action - RETURN].benefit not in ONLY_FOR_GOODS


def brings_gold(t: Table, action: int) -> bool:
    """Gold for the taxman, or something else that is not goods."""
    kind = t.kind(action)
    if kind == TRADE:
        return GOLD in GETS[action - TRADE]
    if kind == BUY:
        return action == BUY + GOLD
    return kind == DISCARD or not brings_a_piece(t, action)


def owes_tax(t: Table, seat: int) -> bool:
    """The taxman will ask this player. (74, 114)"""
    era = t.era()
    if not t.printed.tax_gold[era] and not t.printed.tax_points[era]:
        return False
    return not t.players[seat].stands(TAXMAN) and not t.owns(seat, TAX_IMMUNITY)


def lacks_gold(t: Table, seat: int) -> bool:
    """The taxman will ask for more gold than there is."""
    return owes_tax(t, seat) and t.players[seat].stock(GOLD) < t.printed.tax_gold[t.era()]
