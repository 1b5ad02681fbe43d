"""What a reader sees of a table, together with the printed tables and the drawing in the making."""

from typing import Any, Final

from serai.core.board.choices import Sheet
from serai.core.say import Fact
from serai.games.tadmor.cards import DOUBLE_GIFTS, EFFECTS, FREE_LEVELS, SHIP_BONUS, WITHOUT_WOOD, Tile
from serai.games.tadmor.components import Printed
from serai.games.tadmor.constants import BANDS, BASEMENT, ERAS, GOODS, MARBLE, PARTS, SEATS, SHIP, SLOTS, TILES, WOOD

BUILDING: Final = ("Construct", "BuildTower", "BuildTemple", "ReceivePart", "StandIn")
"""The decisions before which one looks at one's tower and temple."""


class Seen:
    def __init__(self, view: dict[str, Any], printed: Printed, sheet: Sheet) -> None:
        self.view = view
        self.printed = printed
        self.sheet = sheet
        self.players: list[dict[str, Any]] = view["holdings"]
        self.era = min(max(0, view["turn"] - 1) // printed.turns_per_era, ERAS - 1)
        self.reader = next((at for at, one in enumerate(self.players) if isinstance(one["hand"], list)), None)
        """Only a reader's own hand is open; nobody's is to those who watch."""

    def say(self, key: str, /, **facts: Fact) -> str:
        """In the reader's words."""
        return self.sheet.say(key, **facts)

    @property
    def slots(self) -> list[str]:
        """The slots of the side of the board in use. (83)"""
        two = len(self.players) == 2
        return [slot for at, slot in enumerate(SLOTS) if not two or self.printed.two_players[at]]

    @property
    def placing(self) -> bool:
        """The Placement stage, in which the region attacked last is safe."""
        return bool(self.view["decisions"]) and self.view["decisions"][-1][0] == "Place"

    @property
    def deciding(self) -> bool:
        """The reader is the one who is asked."""
        return self.reader is not None and self.view["actor"] == self.reader

    @property
    def building(self) -> bool:
        """The reader is asked about tower or temple, or may use the pieces that build."""
        return self.deciding and bool(self.view["decisions"]) and self.view["decisions"][-1][0] in BUILDING

    def order(self) -> list[int]:
        """The seats in this turn's order of play."""
        first = SEATS.index(self.view["first"]) if self.view["first"] else 0
        return [(first + at) % len(self.players) for at in range(len(self.players))]

    def standing(self, place: str) -> list[tuple[int, str]]:
        """Who stands at a place, and with which piece."""
        return [
            (at, kind) for at, player in enumerate(self.players) for kind, where in player["pieces"] if where == place
        ]

    def points(self, seat: int) -> int:
        return sum(self.players[seat]["points"].values())

    # What a player's improvements change ----------------------------------------------------------------------------

    def tiles_with(self, seat: int | None, effect: int) -> list[Tile]:
        """The improvements of a player with this effect; nobody has none."""
        owned = self.players[seat]["tiles"] if seat is not None else []
        tiles = [self.printed.tiles[TILES.index(name)] for name in owned]
        return [tile for tile in tiles if tile.effect == effect]

    def discount(self, seat: int | None, effect: int) -> int:
        return sum(tile.amount for tile in self.tiles_with(seat, effect))

    def collected(self, good: int, kind: int) -> int:
        """What a piece of the reader would bring in this era."""
        amount: int = self.printed.yields[kind][1 if good >= MARBLE else 0][self.era]
        bonus = [tile.amount for tile in self.tiles_with(self.reader, SHIP_BONUS) if tile.good == good]
        return amount + (sum(bonus) if kind == SHIP else 0)

    def gift(self, spot: int) -> int:
        double = 2 if self.tiles_with(self.reader, DOUBLE_GIFTS) else 1
        points: int = self.printed.gifts[spot][self.era]
        return points * double

    def stock(self, seat: int) -> list[int]:
        """What a player can spend: the warehouse and the traded goods."""
        player = self.players[seat]
        return [player["goods"][good] + player["traded"][good] for good in GOODS]

    def next_parts(self, seat: int) -> list[int]:
        """What a player may build next: on any temple under way, or a new basement if there is none. (56)"""
        temples = self.players[seat]["temples"]
        return [at + 1 for at, part in enumerate(PARTS[:-1]) if temples[part]] or [BASEMENT]

    # The tower ------------------------------------------------------------------------------------------------------

    def band(self, level: int) -> int:
        return next((band for band, last in enumerate(self.printed.band_ends) if level <= last), BANDS - 1)

    def level_cost(self, seat: int | None, prices: list[list[int]], level: int) -> list[int]:
        cost = prices[self.band(level)].copy()
        if self.tiles_with(seat, WITHOUT_WOOD):
            cost[WOOD] = 0
        return cost

    def free_step(self, seat: int) -> int:
        tiles = self.tiles_with(seat, FREE_LEVELS)
        return tiles[0].amount if tiles else 0

    def lead(self, seat: int) -> int:
        """How much taller a tower is than the lowest one."""
        towers: list[int] = [player["tower"] for player in self.players]
        return towers[seat] - min(towers)

    def set_points(self, seat: int) -> int:
        """What a player's rare goods are worth: as many sets of different ones as there are. (80)"""
        counts = list(self.players[seat]["rare"].values())
        return sum(self.printed.set_points[sum(n > at for n in counts)] for at in range(max(counts)))


def effect_of(tile: Tile) -> str:
    return EFFECTS[tile.effect]
