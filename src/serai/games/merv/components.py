"""Merv's printed facts as typed, frozen tables, made from components.toml and perhaps an owner's corrections.

The structure (which tiles, how many cards) is fixed in the code; the values may differ from table to table.
"""

from importlib import resources
from typing import Any

from serai.core.components import Components, load
from serai.games.merv.cost import Cost
from serai.games.merv.words import (
    AREAS,
    BOON_CAMEL,
    BOON_CARD,
    BOON_END,
    BOON_FAVOUR,
    BOON_MOSQUE,
    BOON_RARE_GOOD,
    BOON_SCROLL,
    BOON_SOLDIER,
    BOON_WHITE_CUBE,
    BOONS,
    CITIES,
    COLOURS,
    HALLS,
    MARKET_SLOTS,
    NOBODY,
    SPICES,
)

MARKET_BOONS = [
    BOON_WHITE_CUBE,
    BOON_SCROLL,
    BOON_CARD,
    BOON_FAVOUR,
    BOON_RARE_GOOD,
    BOON_MOSQUE,
    BOON_SOLDIER,
]
TOP_BOONS = [BOON_SCROLL, BOON_CARD, BOON_RARE_GOOD, BOON_MOSQUE]
"""What the magistrate knows how to use: only these may lie on the two top slots."""
MOSQUE_BOONS = [BOON_FAVOUR, BOON_SOLDIER, *range(BOON_CAMEL, BOON_END + 1)]
QUADRANTS = ["north_west", "north_east", "south_east", "south_west"]
"""The directions of the cities, in the order of CITIES."""


class Contract:
    """A contract card. `cube` is a colour, or -1 for any; `any` counts places that take either kind of good."""

    def __init__(self, number: int, fields: dict[str, Any], cube: int) -> None:
        self.number = number
        self.stack: int = fields["stack"] - 1
        self.level: int = fields["level"]
        self.points: int = fields["points"]
        self.soldier: bool = fields["bonus"] == "soldier"
        self.cube = cube
        self.scrolls: int = fields["scroll"]
        self.common: int = fields["common_good"]
        self.rare: int = fields["rare_good"]
        self.any: int = fields["any_good"]


class Printed:
    """Everything printed that the rules of Merv read, as lists of numbers."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.read_box(source)
        self.read_tracks(source)
        self.read_caravansary(source)
        self.read_halls(source)
        self.read_library(source)
        self.read_cities(source)
        self.read_mosque(source)
        self.read_walls(source)
        self.read_contracts(source)
        self.read_scoring(source)
        self.read_solo(source)

    def read_box(self, c: Components) -> None:
        self.buildings = c.integer("components.counts.buildings_per_colour")
        self.servants = c.integer("components.counts.servants_per_colour")
        self.cubes_per_colour = c.integer("components.counts.cubes_per_colour")
        self.scrolls = c.integer("components.counts.scrolls")
        self.common_goods = c.integer("components.counts.common_goods")
        self.rare_goods = c.integer("components.counts.rare_goods")
        self.camels = c.integer("components.counts.camels")
        self.spare_discs = c.integer("components.counts.discs_per_colour") - c.integer(
            "components.discs.on_tracks_at_setup"
        )
        self.years = c.integer("game_length.years")
        self.rounds = c.integer("game_length.rounds_per_year")
        self.invasion_years = c.integers("game_length.invasion_in_years")
        self.white_upgrades = c.integer("upgrades.white.count")
        self.display_camels = c.integers("setup.camels.on_front_caravan_cards")
        self.market_boon = [
            [
                member(c, f"camel_market.{side}.{slot}", BOONS, TOP_BOONS if at < 2 else MARKET_BOONS)
                for at, slot in enumerate(MARKET_SLOTS)
            ]
            for side in ("side_a", "side_b")
        ]

    def read_tracks(self, c: Components) -> None:
        self.influence_points = track(c, "influence_track")
        self.influence_end = len(self.influence_points) - 1
        self.favour_points = track(c, "favour_track")
        self.favour_end = len(self.favour_points) - 1
        marks = [c.integer(f"influence_track.spice_types_from_index.types_{types}") for types in range(1, 5)]
        self.spices_allowed = [
            len([mark for mark in marks if mark <= space]) for space in range(self.influence_end + 1)
        ]
        """How many spices one may collect, by influence."""
        self.contract_level_from = [
            c.integer(f"influence_track.contract_level_from_index.level_{level}") for level in range(1, 4)
        ]
        self.soldier_influence_own = c.integer("soldiers.influence_on_own_building")
        self.soldier_influence_other = c.integer("soldiers.influence_on_other_building")

    def read_caravansary(self, c: Components) -> None:
        self.display_size = c.integer("caravansary.display.size")
        self.deck = [c.integer(f"caravansary.deck.{spice}") for spice in SPICES]
        self.set_points = [0, *c.integers("caravansary.sets.points")]
        """Points of a set, by its number of different spices."""

    def read_halls(self, c: Components) -> None:
        self.hall_colour = [member(c, f"palace.halls.{hall}.cost_colour.value", COLOURS[:4]) for hall in HALLS]
        self.hall_seats = [c.integer(f"palace.halls.{hall}.seats") for hall in HALLS]
        self.points_per_item = c.integer("palace.points_per_item.points")

    def read_library(self, c: Components) -> None:
        self.library_cubes = c.integer("library.cost.cubes_maximum")
        self.breakthrough_at = [c.integer(f"library.breakthrough_at_scrolls.level_{level}") for level in range(1, 5)]
        self.breakthrough_points = c.integer("library.level_4.tiles.eight_points.points")

    def read_cities(self, c: Components) -> None:
        self.city_cost = [cost(c, f"marketplace.cities.{city}.cost") for city in CITIES]

    def read_mosque(self, c: Components) -> None:
        """By row and path: the cost of the step up from a row (0 is the start), the boon of a row's space."""
        self.mosque_rows = c.integer("mosque.length.rows")
        self.mosque_points = [0, *c.integers("mosque.points.by_row")]
        spaces = dict(c.table("mosque.spaces").items())
        self.mosque_boon = [[NOBODY] * 4 for _ in range(self.mosque_rows + 1)]
        for name, space in spaces.items():
            boon = member(c, f"mosque.spaces.{name}.boon", BOONS, MOSQUE_BOONS)
            for path in space["paths"]:
                self.mosque_boon[space["row"]][path - 1] = boon
        free = Cost(0, 0)
        self.mosque_cost = [[free] * 4 for _ in range(self.mosque_rows)]
        for name, segment in c.table("mosque.segments").items():
            price = cost(c, f"mosque.segments.{name}.cost")
            target = spaces[segment["to"]]
            origin = spaces.get(segment["from"], target)
            for path in target["paths"]:
                if path in origin["paths"]:
                    self.mosque_cost[target["row"] - 1][path - 1] = price

    def read_walls(self, c: Components) -> None:
        names = [f"segment_{number:02}" for number in range(1, 17)] + [f"gate_{colour}" for colour in COLOURS[:4]]
        colours = [member(c, f"wall.pieces.{name}.colour", COLOURS[:4]) for name in names]
        cubes = [c.integer(f"wall.pieces.{name}.cubes") for name in names]
        order = c.words("solo.wall_pieces.colour_order")
        self.piece_cost = [Cost(colour, number) for colour, number in zip(colours, cubes, strict=True)]
        self.piece_rank = [
            int(piece >= 16) * 1000 + cubes[piece] * 10 + order.index(COLOURS[colours[piece]]) for piece in range(20)
        ]
        """In which order the magistrate builds: cheapest first, then by colour, gates last."""
        prices = sorted({(int(piece >= 16), cubes[piece], colours[piece]) for piece in range(20)})
        self.piece_price = [prices.index((int(piece >= 16), cubes[piece], colours[piece])) for piece in range(20)]
        """Pieces with the same number are alike."""
        self.wall_influence_own = c.integer("wall.influence.own")
        self.wall_influence_other = c.integer("wall.influence.other")

    def read_contracts(self, c: Components) -> None:
        self.contracts: list[Contract] = []
        for name, fields in c.table("contracts.cards").items():
            cube = member(c, f"contracts.cards.{name}.cube", [*COLOURS[:4], "any"])
            self.contracts.append(Contract(len(self.contracts), fields, NOBODY if cube == 4 else cube))
        self.fewest_contract_items = min([card.scrolls + card.common + card.rare + card.any for card in self.contracts])

    def top_contract(self, stack: int, taken: int) -> Contract | None:
        """The card on offer when this many are gone from a stack. Cards are numbered stack by stack, top first."""
        return None if taken == 3 else self.contracts[stack * 3 + taken]

    def read_scoring(self, c: Components) -> None:
        self.points_per_building = c.integer("scoring_phase.buildings.points_per_building")
        self.scoring_tile_points = c.integer("scoring_phase.scoring_tile.points_per_matching_building")
        self.mosque_end_points = c.integer("scoring_phase.mosque_end.points_per_mosque_building")
        self.scoring_tiles = 0
        for area in c.words("scoring_tiles.tiles.actions"):
            if area not in AREAS:
                raise c.fault("scoring_tiles.tiles.actions", f"'{area}' is not an action")
            self.scoring_tiles |= 1 << AREAS.index(area)

    def read_solo(self, c: Components) -> None:
        self.library_card_until = c.integer("solo.card_removal.library_at_scrolls")
        self.magistrate_takes_camels = c.integer("solo.camel_market.take_all_if_at_least")
        if not 1 <= self.magistrate_takes_camels <= 2:  # with two camels left standing, both top slots may be covered
            raise c.fault("solo.camel_market.take_all_if_at_least", "must be 1 or 2")
        self.magistrate_courtiers = c.integers("solo.palace.courtiers_by_actions")
        self.magistrate_pair_points = c.integer("solo.spice_pairs.points")
        self.magistrate_upgrade_points = c.integer("solo.mosque_conversion.points")
        self.magistrate_second_level_points = c.integer("solo.breakthroughs.level_2_points")
        self.magistrate_lost_step_points = c.integer("solo.both_tracks_full.points_per_lost_step")
        self.wall_rank = [99] * 27
        """By who owns the two sites behind: 9 for each of the courtier's, 3 the magistrate's, 1 the human's."""
        weight = {"high_courtier": 9, "magistrate": 3, "player": 1}
        for place in c.table("solo.wall_places").values():
            self.wall_rank[sum([weight[owner] for owner in place["protects"]])] = place["rank"]
        self.quadrants = c.words("solo.city_preference.quadrants")
        self.quadrants_on_card = c.words("solo.city_preference.quadrants_on_ru_card")

    def city_preference(self, order: str, direction: int) -> int:
        """How much the magistrate likes a direction; a higher number is preferred. (A30)"""
        quadrants = self.quadrants if order == "nw_ne_sw_se" else self.quadrants_on_card
        return -quadrants.index(QUADRANTS[direction])


def member(c: Components, path: str, words: list[str], allowed: list[int] | None = None) -> int:
    """The number of a word from a fixed list."""
    word = c.word(path)
    if word not in words or (allowed is not None and words.index(word) not in allowed):
        possible = words if allowed is None else [words[at] for at in allowed]
        raise c.fault(path, f"'{word}' is not one of {', '.join(possible)}")
    return words.index(word)


def track(c: Components, name: str) -> list[int]:
    """The points on each space of a track."""
    points = c.integers(f"{name}.points.at_index")
    if len(points) != c.integer(f"{name}.length.spaces"):
        raise c.fault(f"{name}.points.at_index", f"must have {c.integer(f'{name}.length.spaces')} entries")
    return points


def cost(c: Components, path: str) -> Cost:
    """A price of one or two colours."""
    parts = [(COLOURS.index(colour), cubes) for colour, cubes in c.table(path).items()]
    if not 1 <= len(parts) <= 2 or any(cubes < 1 for _, cubes in parts):
        raise c.fault(path, "must name one or two colours with at least one cube each")
    if len(parts) == 1:
        return Cost(parts[0][0], parts[0][1])
    return Cost(parts[0][0], parts[0][1], parts[1][0], parts[1][1])


def standard() -> Components:
    """The tables that come with Serai."""
    text = resources.files("serai.games.merv").joinpath("components.toml").read_text("utf-8")
    return load(text, "components.toml")
