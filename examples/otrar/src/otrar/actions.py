"""Every action of Otrar, as one fixed table. Records depend on the notation: never rename, only add at the end."""

from typing import Final

from otrar.constants import DICE, FACES, PLACES, SEATS, WARES
from serai.core.actions import ActionTable

ACTIONS: Final = ActionTable()
KEEP: Final = ACTIONS.add("keep", last=True)
"""The dice as they are; it leaves something undone, so it stands below the others."""
REROLL: Final = ACTIONS.add("reroll", [str(dice) for dice in range(1, DICE + 1)])
"""So many of the lowest dice once more."""

# A die is spent
BUY: Final = ACTIONS.add("buy", [str(place) for place in range(1, PLACES + 1)])
STALL: Final = ACTIONS.add("stall", WARES)
DRAW: Final = ACTIONS.add("draw")
COINS: Final = ACTIONS.add("coins")

# Chance
START: Final = ACTIONS.add("start", SEATS)
ROLL: Final = ACTIONS.add("roll", [str(face) for face in range(1, FACES + 1)])
DEAL: Final = ACTIONS.add("deal", WARES)
"""A card into a hand."""
LAY: Final = ACTIONS.add("lay", WARES)
"""A card onto the market."""

DONE: Final = ACTIONS.add("done")
"""What a step lists that asks nobody."""
