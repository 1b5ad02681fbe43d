"""Every action of Tadmor, as one fixed table. Records depend on the notation: never rename, only add at the end."""

from typing import Final

from serai.core.actions import ActionTable
from serai.games.tadmor.constants import (
    COLOURS,
    GOODS,
    MISSIONS,
    PARTS,
    PLACES,
    RARE_GOODS,
    REGIONS,
    SEATS,
    SLOTS,
    TILES,
    TRADES,
)

ACTIONS: Final = ActionTable()


def dashed(words: list[str]) -> list[str]:
    return [word.replace("_", "-") for word in words]


MOST_LEVELS: Final = 40
"""More levels than anybody can pay for in one action."""

MOST_DROPPED: Final = 20
"""Goods of one kind dropped with one word; whoever has more to drop says it again."""

DONE: Final = ACTIONS.add("done", last=True)

# Placing, and which piece to swap
CAMEL_TO: Final = ACTIONS.add("camel", dashed(PLACES))
SHIP_TO: Final = ACTIONS.add("ship", dashed(PLACES))

# In one's windows
USE: Final = ACTIONS.add("use", dashed(PLACES))
"""Resolve the piece that stands there."""
TRADE: Final = ACTIONS.add("trade", TRADES)
BUY: Final = ACTIONS.add("buy", GOODS)
"""A good for points. (I6)"""
DISCARD: Final = ACTIONS.add("discard", MISSIONS)
RETURN: Final = ACTIONS.add("return", MISSIONS)
TAKE: Final = ACTIONS.add("take", TILES)
"""An improvement: bought, chosen at the start, or received."""

# Construction
LEVELS: Final = ACTIONS.add("levels", [str(number) for number in range(1, MOST_LEVELS + 1)])
PAIRS: Final = ACTIONS.add("pairs", [str(number) for number in range(1, MOST_LEVELS // 2 + 1)])
TARGET: Final = ACTIONS.add("target", SEATS)
PART: Final = ACTIONS.add("part", PARTS)
STACK: Final = ACTIONS.add("stack", COLOURS)
RARE: Final = ACTIONS.add("rare-good", dashed(RARE_GOODS))
PAY_GOODS: Final = ACTIONS.add("pay-goods")
PAY_POINTS: Final = ACTIONS.add("pay-points")
DRAW: Final = ACTIONS.add("draw")
FULFIL: Final = ACTIONS.add("fulfil", MISSIONS)
AS: Final = ACTIONS.add("as", dashed(SLOTS))
"""Which action a private place stands in for. (I47)"""

# Goods
PAY: Final = ACTIONS.add("pay", GOODS)
LEAVE_OUT: Final = ACTIONS.add("leave-out", GOODS)
GOOD: Final = ACTIONS.add("good", GOODS)
DROP: Final = ACTIONS.add("drop", [f"{amount}-{good}" for good in GOODS for amount in range(1, MOST_DROPPED + 1)])

# Marauders and taxman
REGION: Final = ACTIONS.add("region", dashed(REGIONS))
PAY_TAX: Final = ACTIONS.add("pay-tax")
REFUSE_TAX: Final = ACTIONS.add("refuse-tax", last=True)

# Chance
START: Final = ACTIONS.add("start", SEATS)
DISPLAY: Final = ACTIONS.add("display", TILES)
DEAL: Final = ACTIONS.add("deal", MISSIONS)
TOP: Final = ACTIONS.add("top", dashed(RARE_GOODS))

# Added later
REST: Final = ACTIONS.add("rest-missions", last=True)
"""No more questions about missions this turn. (130)"""

AUTOMATIC: Final = ACTIONS.automatic
"""What a step lists that asks nothing: it is taken by itself."""
