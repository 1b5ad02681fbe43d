"""The things of Otrar by number and name."""

from typing import Final

SEATS: Final = ["red", "blue", "yellow", "green"]
WARES: Final = ["silk", "jade", "glass", "furs"]
"""Each has its cards, and its quarter of the town."""
PLACES: Final = 4
"""Places of the market, the cheapest first."""
DICE: Final = 3
FACES: Final = 6
COIN: Final = 0
"""What is gained and paid: coins only."""

SOURCES: Final = ["stalls", "quarters", "sets", "coins"]
"""Where points come from."""
FROM_STALLS: Final = 0
FROM_QUARTERS: Final = 1
FROM_SETS: Final = 2
FROM_COINS: Final = 3
