"""The things of Merv by number and by name. The structure of the game is fixed here; its values are in the tables."""

from typing import Final

COLOURS: Final = ["purple", "tan", "teal", "orange", "white"]
PURPLE: Final = 0
TAN: Final = 1
TEAL: Final = 2
ORANGE: Final = 3
WHITE: Final = 4

AREAS: Final = ["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
"""The six board actions, each with its area of the board. A site tile's number is area * 4 + colour."""
CARAVANSARY: Final = 0
PALACE: Final = 1
LIBRARY: Final = 2
MARKETPLACE: Final = 3
MOSQUE: Final = 4
WALL: Final = 5

TILES: Final = [f"{area}_{colour}" for area in AREAS for colour in COLOURS[:4]]

SPICES: Final = ["cinnamon", "ginger", "juniper", "pepper"]
CINNAMON: Final = 0
GINGER: Final = 1
JUNIPER: Final = 2
PEPPER: Final = 3

HALLS: Final = ["knowledge", "spice", "trade", "faith"]
KNOWLEDGE: Final = 0
SPICE: Final = 1
TRADE: Final = 2
FAITH: Final = 3

CITIES: Final = ["rayy", "samarkand", "balkh", "nishapur", "baghdad", "kashgar", "peshawar", "basra"]
"""The inner cities, then the outer ones in the same order: the city beyond inner city i is i + 4."""
INNER: Final = 4

MARKET_SLOTS: Final = ["top_left", "top_right", "bottom_right", "bottom_left"]

BREAKTHROUGHS: Final = [
    "discount_caravansary", "discount_palace", "discount_marketplace", "discount_mosque",
    "wild_purple", "wild_tan", "wild_teal", "wild_orange",
    "free_caravan_card", "free_trading_post", "free_mosque_step", "free_wall",
    "eight_points", "favour_and_soldier", "two_favour", "two_soldiers",
]  # fmt: skip
"""Four tiles for each of the four levels. A tile's level is its number // 4."""
DISCOUNT_CARAVANSARY: Final = 0
DISCOUNT_PALACE: Final = 1
DISCOUNT_MARKETPLACE: Final = 2
DISCOUNT_MOSQUE: Final = 3
WILD: Final = 4
FREE_CARD: Final = 8
FREE_POST: Final = 9
FREE_STEP: Final = 10
FREE_WALL: Final = 11
EIGHT_POINTS: Final = 12
FAVOUR_AND_SOLDIER: Final = 13
TWO_FAVOUR: Final = 14
TWO_SOLDIERS: Final = 15

BOONS: Final = [
    "white_cube", "scroll", "caravan_card", "favour", "rare_good", "mosque_advance", "soldier", "camel",
    "white_upgrade", "bonus_upgrade", "scoring_tile", "free_courtier", "free_wall",
    "four_points_per_mosque_building_each_scoring", "trading_post", "points", "pepper_upgrade",
]  # fmt: skip
"""The last three are given by breakthroughs and pairs alone."""
BOON_WHITE_CUBE: Final = 0
BOON_SCROLL: Final = 1
BOON_CARD: Final = 2
BOON_FAVOUR: Final = 3
BOON_RARE_GOOD: Final = 4
BOON_MOSQUE: Final = 5
BOON_SOLDIER: Final = 6
BOON_CAMEL: Final = 7
BOON_WHITE_UPGRADE: Final = 8
BOON_BONUS_UPGRADE: Final = 9
BOON_SCORING_TILE: Final = 10
BOON_COURTIER: Final = 11
BOON_WALL: Final = 12
BOON_END: Final = 13
BOON_POST: Final = 14
BOON_POINTS: Final = 15
BOON_PEPPER_UPGRADE: Final = 16

PAIR_BOONS: Final = [BOON_WHITE_CUBE, BOON_SOLDIER, BOON_FAVOUR, BOON_PEPPER_UPGRADE]
"""The boon of a pair, by spice."""
IMMEDIATE: Final = [
    [BOON_CARD], [BOON_POST], [BOON_MOSQUE], [BOON_WALL],
    [BOON_POINTS], [BOON_FAVOUR, BOON_SOLDIER], [BOON_FAVOUR, BOON_FAVOUR], [BOON_SOLDIER, BOON_SOLDIER],
]  # fmt: skip
"""The boons of the breakthroughs of the third and fourth levels, from FREE_CARD on."""

SOURCES: Final = [
    "influence", "favour", "contracts", "mosque", "breakthroughs", "palace", "buildings", "scoring_tile",
    "mosque_end", "spices", "magistrate",
]  # fmt: skip
"""Where points come from."""
FROM_INFLUENCE: Final = 0
FROM_FAVOUR: Final = 1
FROM_CONTRACTS: Final = 2
FROM_MOSQUE: Final = 3
FROM_BREAKTHROUGHS: Final = 4
FROM_PALACE: Final = 5
FROM_BUILDINGS: Final = 6
FROM_SCORING_TILE: Final = 7
FROM_MOSQUE_END: Final = 8
FROM_SPICES: Final = 9
FROM_MAGISTRATE: Final = 10
"""What only the magistrate gets: points instead of upgrades, cubes and lost steps."""

SEATS: Final = ["red", "blue", "yellow", "black"]

NOBODY: Final = -1
"""The owner of an empty site; also: no soldier, no meeple, no path, no tile."""

NO_UPGRADE: Final = 0
WHITE_UPGRADE: Final = 1
BONUS_UPGRADE: Final = 2
"""A bonus upgrade of a colour is BONUS_UPGRADE + colour."""

WALL_PIECES: Final = [f"segment_{number:02}" for number in range(1, 17)] + [f"gate_{c}" for c in COLOURS[:4]]
MOSQUE_PATHS: Final = ["1", "2", "3", "4"]
CONTRACTS: Final = [str(number) for number in range(1, 19)]
