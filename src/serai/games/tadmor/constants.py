"""The things of Tadmor by number and name. The structure is fixed here; the values are in the tables."""

from typing import Final

SEATS: Final = ["red", "blue", "green", "yellow"]

NOBODY: Final = -1
"""No seat; also: no region, no tile on top of a stack."""

ERAS: Final = 3

# Goods ---------------------------------------------------------------------------------------------------------------

GOODS: Final = ["wood", "stone", "marble", "gold"]
WOOD: Final = 0
STONE: Final = 1
MARBLE: Final = 2
GOLD: Final = 3
"""Wood and stone are basic goods, marble and gold advanced ones: a good is advanced from MARBLE on."""

TRADES: Final = [
    "wood-marble", "wood-gold", "stone-marble", "stone-gold",
    "marble-wood-wood", "marble-wood-stone", "marble-stone-stone",
    "gold-wood-wood", "gold-wood-stone", "gold-stone-stone",
]  # fmt: skip
"""Every exchange there is: one good given, one or two received."""
GIVES: Final = [WOOD, WOOD, STONE, STONE, MARBLE, MARBLE, MARBLE, GOLD, GOLD, GOLD]
GETS: Final = [
    [MARBLE], [GOLD], [MARBLE], [GOLD],
    [WOOD, WOOD], [WOOD, STONE], [STONE, STONE], [WOOD, WOOD], [WOOD, STONE], [STONE, STONE],
]  # fmt: skip
UPWARD: Final = 0b0000001111
"""The trades of a basic good for an advanced one, as a set."""
EVERY_TRADE: Final = 0b1111111111

# The board -----------------------------------------------------------------------------------------------------------

REGIONS: Final = ["north_sea", "south_sea", "euphrates", "palmyra", "damascus", "ebla", "antioch"]

SLOTS: Final = [
    "wood_ship_1", "wood_ship_2", "marble_ship_1", "marble_ship_2", "shipyard",
    "stone_ship_1", "stone_ship_2", "rare_grey", "peace_gifts_1",
    "gold_ship_1", "gold_ship_2", "gold_camel", "rare_yellow", "rare_red", "war_supplies",
    "improvement_1", "improvement_2", "improvement_3", "improvement_4", "temple_palmyra", "market_palmyra",
    "first_to_play",
    "tower_two_levels", "traitor", "kings_missions_1", "taxman", "stone_camel",
    "temple_ebla", "market_ebla", "kings_missions_2", "marble_camel",
    "tower_one_level", "caravan", "marauders", "peace_gifts_2", "wood_camel",
]  # fmt: skip
PRIVATE: Final = ["i21", "i22", "i37", "i47", "i48"]
"""The improvements that are places for a piece of their owner."""
PLACES: Final = [*SLOTS, *PRIVATE]
"""Wherever a piece can stand."""
PRIVATE_PLACE: Final = 36
"""The first private place."""

SHIPYARD: Final = 4
RARE_GREY: Final = 7
RARE_YELLOW: Final = 12
RARE_RED: Final = 13
WAR_SUPPLIES: Final = 14
IMPROVEMENT: Final = 15
"""The first of the improvement slots, which follow each other in the order of resolution."""
IMPROVEMENT_SLOTS: Final = 4
TEMPLE_PALMYRA: Final = 19
MARKET_PALMYRA: Final = 20
FIRST_TO_PLAY: Final = 21
TWO_LEVELS: Final = 22
TRAITOR: Final = 23
MISSIONS_1: Final = 24
TAXMAN: Final = 25
TEMPLE_EBLA: Final = 27
MARKET_EBLA: Final = 28
MISSIONS_2: Final = 29
ONE_LEVEL: Final = 31
CARAVAN: Final = 32
MARAUDERS: Final = 33
MARKET_I21: Final = 36
MARKET_I22: Final = 37
TEMPLE_I37: Final = 38
CONSTRUCTION_I47: Final = 39
KINGDOM_I48: Final = 40

GIFTS_1: Final = 8
GIFTS_2: Final = 34

GOOD_AT: Final = [
    GOODS.index(place.partition("_")[0]) if place.partition("_")[0] in GOODS else NOBODY for place in PLACES
]
"""By place, the good collected there, or NOBODY."""
COLLECTING: Final = [place for place in range(len(PLACES)) if GOOD_AT[place] != NOBODY]
ANYTIME: Final = sorted([*COLLECTING, SHIPYARD, GIFTS_1, CARAVAN, GIFTS_2])
"""What can be resolved in any window of its owner and is then over; markets stay open instead."""
MARKETS: Final = [MARKET_PALMYRA, MARKET_EBLA, MARKET_I21, MARKET_I22]
CONSTRUCTION: Final = [
    RARE_GREY, RARE_YELLOW, RARE_RED, TEMPLE_PALMYRA, TWO_LEVELS, TRAITOR, MISSIONS_1, TEMPLE_EBLA, MISSIONS_2,
    ONE_LEVEL, TEMPLE_I37, CONSTRUCTION_I47,
]  # fmt: skip
"""What is resolved in the Construction phase."""

CAMEL: Final = 0
SHIP: Final = 1
PIECES: Final = ["camel", "ship"]
"""The kinds of pieces; see piece.py."""

# Tower, temple, rare goods -------------------------------------------------------------------------------------------

BANDS: Final = 4
PARTS: Final = ["basement", "colonnade", "roof", "statues"]
BASEMENT: Final = 0
STATUES: Final = 3

COLOURS: Final = ["grey", "yellow", "red"]
RARE_GOODS: Final = [
    "glass_bottles", "incense", "myrrh", "jade", "ivory", "porcelain", "silk", "perfume", "oils",
]  # fmt: skip
"""Three of each colour: the colour of a rare good is its number // 3."""
RARE_SLOTS: Final = [RARE_GREY, RARE_YELLOW, RARE_RED]

# Improvements and missions -------------------------------------------------------------------------------------------

TILES: Final = [f"i{number}" for number in range(1, 49)]
MISSIONS: Final = [f"k{number}" for number in range(1, 27)]

# Where points come from ----------------------------------------------------------------------------------------------

SOURCES: Final = [
    "start", "tower", "temple", "missions", "rare_goods", "gifts", "war_supplies", "prestige", "improvements",
    "final_improvements", "taxman", "spent",
]  # fmt: skip
FROM_START: Final = 0
FROM_TOWER: Final = 1
FROM_TEMPLE: Final = 2
FROM_MISSIONS: Final = 3
FROM_RARE_GOODS: Final = 4
FROM_GIFTS: Final = 5
FROM_WAR: Final = 6
FROM_PRESTIGE: Final = 7
FROM_IMPROVEMENTS: Final = 8
"""What improvements score during the game, but for the tower's prestige."""
FROM_FINAL: Final = 9
FROM_TAXMAN: Final = 10
"""Lost to the taxman: never more than zero."""
FROM_SPENT: Final = 11
"""Points paid for goods and rare goods (I6, I9): never more than zero."""
