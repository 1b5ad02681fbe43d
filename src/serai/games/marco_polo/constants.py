"""The things of Marco Polo by number and name. The structure is fixed here; the values are in the tables."""

from typing import Final

SEATS: Final = ["blue", "yellow", "green", "red"]

NOBODY: Final = -1
"""The owner of a free place in Beijing; also: no contract, no tile, no marker, no character."""

# What one can gain or pay: first what lies in a warehouse, then points, then what must be asked or drawn -------------

THINGS: Final = [
    "coin", "camel", "pepper", "silk", "gold", "vp",
    "any_good", "different_goods", "move", "special_pile_contract", "black_die",
    "own_small_city_bonus", "other_small_city_bonus",
]  # fmt: skip
COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
STOCK: Final = 5
"""How many kinds of things a player keeps: coins, camels and the three goods."""
VP: Final = 5
ANY_GOOD: Final = 6
DIFFERENT_GOODS: Final = 7
MOVE: Final = 8
SPECIAL_CONTRACT: Final = 9
BLACK_DIE: Final = 10
OWN_BONUS: Final = 11
OTHER_BONUS: Final = 12

GOODS: Final = ["pepper", "silk", "gold"]
PAIRS: Final = [[PEPPER, SILK], [PEPPER, GOLD], [SILK, GOLD]]
PAIR_NAMES: Final = ["pepper-silk", "pepper-gold", "silk-gold"]

# The map -------------------------------------------------------------------------------------------------------------

VENEZIA: Final = 0
LARGE_CITIES: Final = ["moscow", "karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra"]
SMALL_CITIES: Final = ["anxi", "kashgar", "xian", "ormuz", "adana", "kochi"]
OASES: Final = [f"oasis_{letter}" for letter in "abcdefghij"]
LOCATIONS: Final = ["venezia", *LARGE_CITIES, *SMALL_CITIES, "beijing", *OASES]
"""Ordered by kind, so that the kind of a location is seen from its number."""
LARGE: Final = 1
"""The first large city."""
SMALL: Final = 8
"""The first small city."""
BEIJING: Final = 14
OASIS: Final = 15
"""The first oasis."""
CITIES: Final = LOCATIONS[:OASIS]
"""Wherever a trading post can stand, by location; Venezia comes first and never has one."""

MARKERS: Final = ["a", "b", "c", "d", "e", "f"]
OUTPOSTS: Final = [f"o{number}" for number in range(10)]
GOALS: Final = [f"g{number:02}" for number in range(1, 19)]

# Contracts -----------------------------------------------------------------------------------------------------------

REGULAR: Final = 38
CONTRACTS: Final = [f"c{number:02}" for number in range(1, REGULAR + 1)] + [f"s{number}" for number in range(1, 7)]
"""The regular contracts, then the six starting contracts."""
ROW: Final = 6
"""Spaces for contracts on the board."""

# Action spaces -------------------------------------------------------------------------------------------------------

CARD_SPACES: Final = [*LARGE_CITIES[:6], "sumatra_1", "sumatra_2", "sumatra_3"]
CARDS: Final = [f"cc{number:02}" for number in range(31)]
SPACES: Final = [
    "coins", "camels", "pepper", "silk", "gold", "khan", "contracts", "travel", *CARD_SPACES, "money_bag",
]  # fmt: skip
COINS_SPACE: Final = 0
BAZAAR: Final = 1
"""The camel row; those of pepper, silk and gold follow."""
KHAN: Final = 5
CONTRACT_SPACE: Final = 6
TRAVEL: Final = 7
CARD_SPACE: Final = 8
"""The first of the nine city card spaces."""
MONEY_BAG: Final = 17

# Dice ----------------------------------------------------------------------------------------------------------------

OWN: Final = 0
BLACK: Final = 1
WHITE: Final = 2
KINDS: Final = 3
DICE_NAMES: Final = ["own", "black", "white"]
ON_BOARD: Final = [*SEATS, "black", "white", "neutral"]
"""The colours of dice on the board; see die.py."""
BLACK_COLOUR: Final = 4
WHITE_COLOUR: Final = 5
NEUTRAL: Final = 6

# Characters ----------------------------------------------------------------------------------------------------------

CHARACTERS: Final = ["rashid", "matteo", "berke", "mercator", "kubilai", "johannes", "wilhelm", "niccolo_marco"]
RASHID: Final = 0
MATTEO: Final = 1
BERKE: Final = 2
MERCATOR: Final = 3
KUBILAI: Final = 4
JOHANNES: Final = 5
WILHELM: Final = 6
NICCOLO_MARCO: Final = 7

# Where points come from ----------------------------------------------------------------------------------------------

SOURCES: Final = [
    "contracts", "city_cards", "bonuses", "posts", "goal_cards", "goal_cities", "beijing", "goods", "coins",
    "most_contracts",
]  # fmt: skip
FROM_CONTRACTS: Final = 0
FROM_CARDS: Final = 1
FROM_BONUSES: Final = 2
"""Small city bonuses, outposts and what characters receive."""
FROM_POSTS: Final = 3
FROM_GOAL_CARDS: Final = 4
FROM_GOAL_CITIES: Final = 5
FROM_BEIJING: Final = 6
FROM_GOODS: Final = 7
FROM_COINS: Final = 8
FROM_MOST: Final = 9
