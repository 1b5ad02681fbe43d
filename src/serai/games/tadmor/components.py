"""Tadmor's printed facts as typed, frozen tables, made from components.toml and perhaps an owner's corrections.

The structure (which slots, tiles and cards there are, what kinds of effects) is fixed in the code; the values may
differ from table to table. A value that no rule reads cannot be corrected: it is structure, or words.
"""

from serai.core.components import Components
from serai.games.tadmor.cards import EFFECTS, Mission, Tile, goods_of
from serai.games.tadmor.constants import (
    BANDS,
    CAMEL,
    COLOURS,
    ERAS,
    MISSIONS,
    PARTS,
    PIECES,
    RARE_GOODS,
    REGIONS,
    SHIP,
    SLOTS,
    TILES,
)


class Printed:
    """Everything printed that the rules of Tadmor read, as numbers."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.read_setup(source)
        self.read_slots(source)
        self.read_yields(source)
        self.read_requirements(source)
        self.read_tower(source)
        self.read_temple(source)
        self.read_rare_goods(source)
        self.read_kingdom(source)
        self.read_improvements(source)
        self.missions = [Mission(source, name) for name in MISSIONS]

    def read_setup(self, c: Components) -> None:
        self.goods = goods_of(c, "setup.goods.each")
        self.seat_basic = c.counts("setup.seat_goods.basic", 0, 9)
        """Basic goods on top, by place in the order of play."""
        self.seat_advanced = c.counts("setup.seat_goods.advanced", 0, 9)
        self.most = [c.count(f"setup.pieces.most_{piece}s", 1, 9) for piece in PIECES]
        """The most camels and ships one can have."""
        self.pieces = [c.count(f"setup.pieces.{piece}s", 1, self.most[at]) for at, piece in enumerate(PIECES)]
        self.start_points = c.count("setup.game.points")
        self.start_missions = c.count("setup.game.missions", 0, 6)
        self.display = c.counts("setup.display.tiles", 1, 12)
        self.turns_per_era = c.count("turns.game.per_era", 1, 9)
        self.turns = ERAS * self.turns_per_era

    def read_slots(self, c: Components) -> None:
        self.region_of = [c.member(f"slots.{name}.region", REGIONS) for name in SLOTS]
        takes = [c.member(f"slots.{name}.piece", [*PIECES, "either"]) for name in SLOTS]
        self.takes_camel = [piece != SHIP for piece in takes]
        self.takes_ship = [piece != CAMEL for piece in takes]
        self.two_players = [c.flag(f"slots.{name}.two_players") for name in SLOTS]

    def read_yields(self, c: Components) -> None:
        self.yields = [[c.counts(f"resources.{piece}.{sort}") for sort in ["basic", "advanced"]] for piece in PIECES]
        """Goods collected, by piece, sort and era."""
        self.gifts = [c.counts(f"peace_gifts.{spot}.points") for spot in ["peace_gifts_1", "peace_gifts_2"]]

    def read_requirements(self, c: Components) -> None:
        self.fourth_camel = [c.count(f"caravan.fourth.{what}") for what in ["tower", "missions"]]
        self.fifth_camel = [
            c.count(f"caravan.fifth.{what}") for what in ["tower", "missions", "both_tower", "both_missions"]
        ]
        self.ship_sets = [c.count(f"shipyard.sets.{which}") for which in ["third", "fourth"]]
        """Rare goods of each colour that the third and the fourth ship ask for."""
        self.limit = c.count("warehouse.limit.goods")

    def read_tower(self, c: Components) -> None:
        self.band_ends = c.counts("tower.bands.last_levels", 1)
        if sorted(set(self.band_ends)) != self.band_ends:
            raise c.fault("tower.bands.last_levels", "must rise from band to band")
        self.one_level = [goods_of(c, f"tower.one_level.band_{band + 1}.cost") for band in range(BANDS)]
        self.two_levels = [goods_of(c, f"tower.two_levels.band_{band + 1}.cost") for band in range(BANDS)]
        self.level_points_era = c.count("tower.points.new_era")
        self.level_points_end = c.count("tower.points.game_end")
        self.traitor = c.counts("traitor.levels.by_era")

    def read_temple(self, c: Components) -> None:
        self.part_copies = [c.count(f"temple.parts.{part}.copies") for part in PARTS]
        self.part_points = [c.count(f"temple.parts.{part}.points") for part in PARTS]
        self.part_cost = [goods_of(c, f"temple.parts.{part}.cost") for part in PARTS]
        self.completion_goods = c.counts("temple.completion.free_goods", 0, 9)

    def read_rare_goods(self, c: Components) -> None:
        self.rare_copies = c.count("rare_goods.tiles.copies", 3, 9)
        self.rare_removed = c.counts("rare_goods.tiles.removed", 0, self.rare_copies - 1)
        for at, colour in enumerate(COLOURS):
            if c.words(f"rare_goods.colours.{colour}.goods") != RARE_GOODS[at * 3 : at * 3 + 3]:
                raise c.fault(f"rare_goods.colours.{colour}.goods", "cannot be changed: which goods there are is fixed")
        self.rare_cost = [goods_of(c, f"rare_goods.colours.{colour}.cost") for colour in COLOURS]
        self.set_points = [0, *c.counts("rare_goods.sets.points", 0, 999)]
        """By how many different rare goods a set holds."""

    def read_kingdom(self, c: Components) -> None:
        self.tax_gold = c.counts("taxman.demand.gold")
        self.tax_points = c.counts("taxman.demand.points")
        self.first_goods = c.count("first_to_play.gain.basic", 0, 9)

    def read_improvements(self, c: Components) -> None:
        self.price = c.counts("improvements.price.by_era")
        self.tiles = [Tile(c, name) for name in TILES]
        self.having = [0] * len(EFFECTS)
        """By effect, the tiles that have it, as a set."""
        self.of_era = [0] * ERAS
        """By era, its tiles, as a set."""
        self.start_tiles = 0
        self.not_for_two = 0
        for at, tile in enumerate(self.tiles):
            self.having[tile.effect] |= 1 << at
            self.of_era[tile.era - 1] |= 1 << at
            if tile.start:
                self.start_tiles |= 1 << at
                if tile.era != 1:
                    raise c.fault(f"improvements.tiles.{TILES[at]}.start", "can be true in era 1 only")
            if not tile.two_players:
                self.not_for_two |= 1 << at
        for tiles, players in [(self.start_tiles, 4), (self.start_tiles & ~self.not_for_two, 2)]:
            if tiles.bit_count() < players:
                raise c.fault("improvements.tiles", f"must have a start tile for each of {players} players")
