"""Every action of Merv, as one fixed table. Records depend on the notation: never rename, only add at the end.

Within a decision the numbers rise in the order in which a person thinks of them, and contracts, which can be fulfilled
between any two steps of a turn, come last: so a step lists its own actions, then the contracts, and the list is sorted.
"""

from typing import Final

from serai.core.actions import ActionTable
from serai.games.merv.constants import (
    AREAS,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    HALLS,
    MARKET_SLOTS,
    SPICES,
    TILES,
)
from serai.games.merv.grid import CELLS, WALL_SLOTS

ACTIONS: Final = ActionTable()

DONE: Final = ACTIONS.add("done", last=True)

# The turn
SLOT: Final = ACTIONS.add("slot", ["1", "2", "3", "4", "5"])
ACTIVATE: Final = ACTIONS.add("activate", CELLS)
FAVOUR: Final = ACTIONS.add("favour")
DEPLOY: Final = ACTIONS.add("deploy")
BOARD: Final = ACTIONS.add("board")
TAKE_CAMELS: Final = ACTIONS.add("take-camels")
SELL_CAMEL: Final = ACTIONS.add("sell-camel", [slot.replace("_", "-") for slot in MARKET_SLOTS])

# Paying: how a price is met. "save" names the cube that a discount takes off, "wild" the colour that one cube of the
# second breakthrough's colour stands for.
PAY: Final = ACTIONS.add(
    "pay",
    [
        " ".join(["full" if save == "" else f"save-{save}"] + ([] if wild == "" else [f"wild-{wild}"]))
        for wild in ["", *COLOURS[:4]]
        for save in ["", *COLOURS[:4]]
    ],
)
CUBE: Final = ACTIONS.add("cube", COLOURS)
WILD_CUBE: Final = ACTIONS.add("wild-cube")

# The board actions
CARD: Final = ACTIONS.add("card", [str(place) for place in range(1, 9)])
CAMEL: Final = ACTIONS.add("camel")
COLOUR: Final = ACTIONS.add("colour", COLOURS[:4])
BOON: Final = ACTIONS.add("boon", SPICES)
HALL: Final = ACTIONS.add("hall", HALLS)
BREAKTHROUGH: Final = ACTIONS.add("breakthrough", [tile.replace("_", "-") for tile in BREAKTHROUGHS])
POST: Final = ACTIONS.add("post", CITIES)
BUY: Final = ACTIONS.add("buy", CITIES)
PATH: Final = ACTIONS.add("path", ["1", "2", "3", "4"])
ADVANCE: Final = ACTIONS.add("advance")
UPGRADE: Final = ACTIONS.add("upgrade", CELLS)
BONUS: Final = ACTIONS.add("bonus", COLOURS[:4])
SCORING_TILE: Final = ACTIONS.add("scoring-tile", AREAS)
PIECE: Final = ACTIONS.add(
    "piece",
    [f"segment-{number:02}" for number in range(1, 17)] + [f"gate-{colour}" for colour in COLOURS[:4]],
)
PLACE: Final = ACTIONS.add("place", WALL_SLOTS)
SOLDIER: Final = ACTIONS.add("soldier", CELLS)
GOOD: Final = ACTIONS.add("good", ["common", "rare"])

# Round end and invasion
QUEUE: Final = ACTIONS.add("queue", ["1", "2", "3", "4"])
RANSOM: Final = ACTIONS.add("ransom", CELLS)

# Chance
ORDER: Final = ACTIONS.add("order", ["red", "blue", "yellow", "black"])
SIDE: Final = ACTIONS.add("side", ["a", "b"])
DEAL: Final = ACTIONS.add("deal", [tile.replace("_", "-") for tile in TILES])
DRAW: Final = ACTIONS.add("draw", SPICES)
SOLO_CARD: Final = ACTIONS.add("solo", AREAS)
RANDOM_TILE: Final = ACTIONS.add("tile", [tile.replace("_", "-") for tile in BREAKTHROUGHS])

# Contracts, by stack: last, see above
CONTRACT: Final = ACTIONS.add("contract", [str(stack) for stack in range(1, 7)])

AUTOMATIC: Final = ACTIONS.automatic
"""What a step lists that asks nothing: it is taken by itself."""
