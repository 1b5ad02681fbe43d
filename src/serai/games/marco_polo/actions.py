"""Every action of Marco Polo, as one fixed table. Records depend on the notation: never rename, only add at the end."""

from typing import Final

from serai.core.actions import ActionTable
from serai.games.marco_polo.constants import (
    CARDS,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    DICE_NAMES,
    GOALS,
    GOODS,
    LOCATIONS,
    MARKERS,
    MONEY_BAG,
    OUTPOSTS,
    PAIR_NAMES,
    SEATS,
    SMALL_CITIES,
    SPACES,
    THINGS,
)

ACTIONS: Final = ActionTable()


def dashed(words: list[str]) -> list[str]:
    return [word.replace("_", "-") for word in words]


ONE_TO_SIX: Final = ["1", "2", "3", "4", "5", "6"]
MOST_COMPENSATION: Final = 30

DONE: Final = ACTIONS.add("done", last=True)

# The turn
PLACE: Final = ACTIONS.add("place", dashed(SPACES[:MONEY_BAG]))
BAG: Final = ACTIONS.add("money-bag")
REROLL: Final = ACTIONS.add("reroll")
ADJUST: Final = ACTIONS.add("adjust")
TAKE_BLACK: Final = ACTIONS.add("black-die")
COMPLETE: Final = ACTIONS.add("complete", ["1", "2"])

# Dice: which one, and for some what value. Rashid's dice have no number before he names one.
DIE: Final = ACTIONS.add("die", DICE_NAMES + [f"{name}-{value}" for value in ONE_TO_SIX for name in DICE_NAMES])
DOWN: Final = ACTIONS.add("down")
UP: Final = ACTIONS.add("up")
VALUE: Final = ACTIONS.add("value", ONE_TO_SIX)
COINS: Final = ACTIONS.add("coins", [str(coins) for coins in range(MOST_COMPENSATION + 1)])
"""So many coins as compensation, the rest in camels."""

# The actions
COLUMN: Final = ACTIONS.add("column", ONE_TO_SIX)
CONTRACT: Final = ACTIONS.add("contract", ONE_TO_SIX)
DISCARD: Final = ACTIONS.add("discard", ["1", "2", "new"])
ROW_BONUS: Final = ACTIONS.add("bonus", ["coins", "camels"])
GO: Final = ACTIONS.add("go", dashed(LOCATIONS))
GO_SECOND: Final = ACTIONS.add("go-second", dashed(LOCATIONS))
"""The other figure of Niccolò and Marco."""
MOVE_POST: Final = ACTIONS.add("move-post", dashed(CITIES))
WAY: Final = ACTIONS.add("way", ["1", "2"])
TIMES: Final = ACTIONS.add("times", ONE_TO_SIX)
GIVE: Final = ACTIONS.add("give", GOODS)
GIVE_PAIR: Final = ACTIONS.add("give-pair", PAIR_NAMES)
CITY: Final = ACTIONS.add("city", dashed(SMALL_CITIES))

# Rewards
GOOD: Final = ACTIONS.add("good", GOODS)
PAIR: Final = ACTIONS.add("pair", PAIR_NAMES)
COPY: Final = ACTIONS.add("copy", dashed(SMALL_CITIES))
COLLECT: Final = ACTIONS.add("collect", ["character", *dashed(CITIES[1:])])
REWARD: Final = ACTIONS.add("reward", dashed(THINGS))

# Setting up
CHARACTER: Final = ACTIONS.add("character", dashed(CHARACTERS))
KEEP: Final = ACTIONS.add("keep", GOALS)

# Chance
START: Final = ACTIONS.add("start", SEATS)
MARKER: Final = ACTIONS.add("marker", MARKERS)
OUTPOST: Final = ACTIONS.add("outpost", OUTPOSTS)
CARD: Final = ACTIONS.add("card", CARDS)
DRAW: Final = ACTIONS.add("draw", CONTRACTS)
REVEAL: Final = ACTIONS.add("reveal", dashed(CHARACTERS))
DEAL_GOAL: Final = ACTIONS.add("goal", GOALS)
ROLL: Final = ACTIONS.add("roll", ONE_TO_SIX)

AUTOMATIC: Final = ACTIONS.automatic
"""What a step lists that asks nothing: it is taken by itself."""
