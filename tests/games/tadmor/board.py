"""The slots of the board as the tests know them: region, pieces that it takes, whether it is there with two players."""

from tests.games.tadmor.scene import Scene

BOARD: dict[str, tuple[str, list[str], bool]] = {
    "wood_ship_1": ("north_sea", ["ship"], True),
    "wood_ship_2": ("north_sea", ["ship"], False),
    "marble_ship_1": ("north_sea", ["ship"], True),
    "marble_ship_2": ("north_sea", ["ship"], False),
    "shipyard": ("north_sea", ["camel"], True),
    "stone_ship_1": ("south_sea", ["ship"], True),
    "stone_ship_2": ("south_sea", ["ship"], False),
    "rare_grey": ("south_sea", ["ship"], True),
    "peace_gifts_1": ("south_sea", ["camel"], False),
    "gold_ship_1": ("euphrates", ["ship"], True),
    "gold_ship_2": ("euphrates", ["ship"], False),
    "gold_camel": ("euphrates", ["camel"], False),
    "rare_yellow": ("euphrates", ["ship"], True),
    "rare_red": ("euphrates", ["ship"], True),
    "war_supplies": ("euphrates", ["camel", "ship"], True),
    "improvement_1": ("palmyra", ["camel"], True),
    "improvement_2": ("palmyra", ["camel"], True),
    "improvement_3": ("palmyra", ["camel"], True),
    "improvement_4": ("palmyra", ["camel"], False),
    "temple_palmyra": ("palmyra", ["camel"], True),
    "market_palmyra": ("palmyra", ["camel"], True),
    "first_to_play": ("palmyra", ["camel"], True),
    "tower_two_levels": ("damascus", ["camel"], True),
    "traitor": ("damascus", ["camel"], True),
    "kings_missions_1": ("damascus", ["camel"], True),
    "taxman": ("damascus", ["camel"], True),
    "stone_camel": ("damascus", ["camel"], True),
    "temple_ebla": ("ebla", ["camel"], True),
    "market_ebla": ("ebla", ["camel"], False),
    "kings_missions_2": ("ebla", ["camel"], False),
    "marble_camel": ("ebla", ["camel"], True),
    "tower_one_level": ("antioch", ["camel"], True),
    "caravan": ("antioch", ["camel"], True),
    "marauders": ("antioch", ["camel"], True),
    "peace_gifts_2": ("antioch", ["camel"], True),
    "wood_camel": ("antioch", ["camel"], False),
}

REGIONS = ["north_sea", "south_sea", "euphrates", "palmyra", "damascus", "ebla", "antioch"]

PRIVATE = ["i21", "i22", "i37", "i47", "i48"]
"""The improvements that are places for a piece of their owner."""


def dashed(name: str) -> str:
    """A name as actions write it."""
    return name.replace("_", "-")


def piece_for(slot: str) -> str:
    """A piece that this slot takes."""
    return BOARD[slot][1][0]


def taking(piece: str, two_players: bool = False) -> list[str]:
    """The slots that take a piece, on the front of the board or on its back."""
    return [slot for slot, (_, takes, both) in BOARD.items() if piece in takes and (both or not two_players)]


def crowded(s: Scene, *free: str) -> Scene:
    """The Placement stage at a table of four, late: yellow has placed everything, and only these slots are free."""
    s.give("yellow", camels=0, ships=0).places()
    s.on("yellow", *[f"{piece_for(slot)} {slot}" for slot in BOARD if slot not in free])
    s.t.settle()
    return s
