"""Merv's printed facts as typed, frozen tables, made from components.toml and perhaps an owner's corrections.

The structure (which tiles, how many cards, which space follows which) is fixed in the code; the values may differ from
table to table. A value that no rule reads cannot be corrected: it is structure, or words.
"""

from typing import Final

from serai.core.components import Components
from serai.games.merv.constants import (
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
from serai.games.merv.cost import Cost

MARKET_BOONS: Final = [
    BOON_WHITE_CUBE,
    BOON_SCROLL,
    BOON_CARD,
    BOON_FAVOUR,
    BOON_RARE_GOOD,
    BOON_MOSQUE,
    BOON_SOLDIER,
]
TOP_BOONS: Final = [BOON_SCROLL, BOON_CARD, BOON_RARE_GOOD, BOON_MOSQUE]
"""What the magistrate knows how to use: only these may lie on the two top slots."""
MOSQUE_BOONS: Final = [BOON_FAVOUR, BOON_SOLDIER, *range(BOON_CAMEL, BOON_END + 1)]
QUADRANTS: Final = ["north_west", "north_east", "south_east", "south_west"]
"""The directions of the cities, in the order of CITIES."""
WALL_CASES: Final = {"a": 18, "b": 12, "c": 6, "d": 9, "e": 3, "f": 10, "g": 4, "h": 1, "unlisted": 2, "i": 0}
"""Whose buildings stand behind a wall, as a number: 9 for each of the courtier's, 3 the magistrate's, 1 the human's."""


class Contract:
    """A contract card. `cube` is a colour, or -1 for any; `any` counts places that take either kind of good."""

    def __init__(self, c: Components, number: int) -> None:
        self.number = number
        self.stack = number // 3
        self.level = self.stack // 2 + 1
        self.soldier = self.stack % 2 == 1
        name = f"contracts.cards.level{self.level}_{'soldier' if self.soldier else 'favour'}_{number % 3 + 1}"
        cube = c.member(f"{name}.cube", [*COLOURS[:4], "any"])
        self.cube = NOBODY if cube == len(COLOURS) - 1 else cube
        self.points = c.count(f"{name}.points")
        self.scrolls = c.count(f"{name}.scroll")
        self.common = c.count(f"{name}.common_good")
        self.rare = c.count(f"{name}.rare_good")
        self.any = c.count(f"{name}.any_good")


class Printed:
    """Everything printed that the rules of Merv read, as lists of numbers."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.read_box(source)
        self.read_market(source)
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
        self.buildings = c.count("components.counts.buildings_per_colour", 1, 24)
        self.servants = c.count("components.counts.servants_per_colour", 0, 12)
        self.cubes_per_colour = c.count("components.counts.cubes_per_colour")
        self.scrolls = c.count("components.counts.scrolls")
        self.common_goods = c.count("components.counts.common_goods")
        self.rare_goods = c.count("components.counts.rare_goods")
        on_tracks = c.count("components.discs.on_tracks_at_setup", 3, 3)
        self.spare_discs = c.count("components.counts.discs_per_colour", on_tracks + 1, 20) - on_tracks
        self.years = c.count("game_length.years", 1, 9)
        self.rounds = c.count("game_length.rounds_per_year", 4, 4)  # one for each side of the city
        self.invasion_years = c.counts("game_length.invasion_in_years", 1, 9)
        self.white_upgrades = c.count("upgrades.white.count", 0, 24)

    def read_market(self, c: Components) -> None:
        self.market_boon = [
            [
                c.member(f"camel_market.{side}.{slot}", BOONS, TOP_BOONS if at < 2 else MARKET_BOONS)
                for at, slot in enumerate(MARKET_SLOTS)
            ]
            for side in ("side_a", "side_b")
        ]
        """By side and slot."""

    def read_tracks(self, c: Components) -> None:
        self.influence_points = track(c, "influence_track")
        self.influence_end = len(self.influence_points) - 1
        self.favour_points = track(c, "favour_track")
        self.favour_end = len(self.favour_points) - 1
        marks = [c.count(f"influence_track.spice_types_from_index.types_{types}") for types in range(1, 5)]
        self.spices_allowed = [
            len([mark for mark in marks if mark <= space]) for space in range(self.influence_end + 1)
        ]
        """How many spices one may collect, by influence."""
        self.contract_level_from = [
            c.count(f"influence_track.contract_level_from_index.level_{level}") for level in range(1, 4)
        ]
        if self.contract_level_from != sorted(self.contract_level_from):
            raise c.fault("influence_track.contract_level_from_index", "must not fall from level to level")
        self.soldier_influence_own = c.count("soldiers.influence_on_own_building")
        self.soldier_influence_other = c.count("soldiers.influence_on_other_building")

    def read_caravansary(self, c: Components) -> None:
        self.display_size = c.count("caravansary.display.size", 1, 8)
        self.display_camels = c.counts("setup.camels.on_front_caravan_cards", 0, self.display_size)
        self.deck = [c.count(f"caravansary.deck.{spice}", 1) for spice in SPICES]
        if sum(self.deck) < self.display_size:
            raise c.fault("caravansary.deck", "must fill the display")
        self.set_points = [0, *c.counts("caravansary.sets.points")]
        """Points of a set, by its number of different spices."""

    def read_halls(self, c: Components) -> None:
        self.hall_colour = [c.member(f"palace.halls.{hall}.cost_colour.value", COLOURS[:4]) for hall in HALLS]
        self.hall_seats = [c.count(f"palace.halls.{hall}.seats", 0, 12) for hall in HALLS]
        self.points_per_item = c.count("palace.points_per_item.points")

    def read_library(self, c: Components) -> None:
        self.library_cubes = c.count("library.cost.cubes_maximum", 1, 4)
        paths = [f"library.breakthrough_at_scrolls.level_{level}" for level in range(1, 5)]
        self.breakthrough_at = [c.count(path, 1) for path in paths]
        for level in range(1, 4):
            if self.breakthrough_at[level] <= self.breakthrough_at[level - 1]:
                raise c.fault(paths[level], "must ask for more scrolls than the level before")
        self.breakthrough_points = c.count("library.level_4.tiles.eight_points.points")

    def read_cities(self, c: Components) -> None:
        self.city_cost = [cost(c, f"marketplace.cities.{city}.cost") for city in CITIES]

    def read_mosque(self, c: Components) -> None:
        """By row and path: the cost of the step up from a row (0 is the start), the boon of a row's space."""
        self.mosque_rows = c.count("mosque.length.rows", 5, 10)
        self.mosque_points = [0, *c.counts("mosque.points.by_row")]
        self.mosque_boon = [[NOBODY] * 4]
        self.mosque_cost: list[list[Cost]] = []
        for row in range(1, self.mosque_rows + 1):
            steps = [f"{space(row - 1, path)}_{space(row, path)}" for path in range(4)]
            self.mosque_cost.append([cost(c, f"mosque.segments.{step}.cost") for step in steps])
            self.mosque_boon.append(
                [c.member(f"mosque.spaces.{space(row, path)}.boon", BOONS, MOSQUE_BOONS) for path in range(4)]
            )

    def read_walls(self, c: Components) -> None:
        names = [f"segment_{number:02}" for number in range(1, 17)] + [f"gate_{colour}" for colour in COLOURS[:4]]
        colours = [c.member(f"wall.pieces.{name}.colour", COLOURS[:4]) for name in names]
        cubes = [c.count(f"wall.pieces.{name}.cubes", 1, 9) for name in names]
        order = c.order("solo.wall_pieces.colour_order", COLOURS[:4])
        self.piece_cost = [Cost(colour, number) for colour, number in zip(colours, cubes, strict=True)]
        self.piece_rank = [
            int(piece >= 16) * 1000 + cubes[piece] * 10 + order.index(COLOURS[colours[piece]]) for piece in range(20)
        ]
        """In which order the magistrate builds: cheapest first, then by colour, gates last."""
        prices = sorted({(int(piece >= 16), cubes[piece], colours[piece]) for piece in range(20)})
        self.piece_price = [prices.index((int(piece >= 16), cubes[piece], colours[piece])) for piece in range(20)]
        """Pieces with the same number are alike."""
        self.wall_influence_own = c.count("wall.influence.own")
        self.wall_influence_other = c.count("wall.influence.other")

    def read_contracts(self, c: Components) -> None:
        """Stack by stack, top card first."""
        self.contracts = [Contract(c, number) for number in range(18)]
        self.fewest_contract_items = min(card.scrolls + card.common + card.rare + card.any for card in self.contracts)

    def top_contract(self, stack: int, taken: int) -> Contract | None:
        """The card on offer when this many are gone from a stack."""
        return None if taken == 3 else self.contracts[stack * 3 + taken]

    def read_scoring(self, c: Components) -> None:
        self.points_per_building = c.count("scoring_phase.buildings.points_per_building")
        self.scoring_tile_points = c.count("scoring_phase.scoring_tile.points_per_matching_building")
        self.mosque_end_points = c.count("scoring_phase.mosque_end.points_per_mosque_building")
        self.scoring_tiles = 0
        """The areas that have a scoring tile, as a set."""
        for area in c.members("scoring_tiles.tiles.actions", AREAS):
            self.scoring_tiles |= 1 << area

    def read_solo(self, c: Components) -> None:
        self.library_card_until = c.count("solo.card_removal.library_at_scrolls", 1)
        # With more than two camels left standing, both top slots could be covered when the magistrate sells one.
        self.magistrate_takes_camels = c.count("solo.camel_market.take_all_if_at_least", 1, 2)
        self.magistrate_courtiers = c.counts("solo.palace.courtiers_by_actions", 0, 12)
        self.magistrate_pair_points = c.count("solo.spice_pairs.points")
        self.magistrate_upgrade_points = c.count("solo.mosque_conversion.points")
        self.magistrate_second_level_points = c.count("solo.breakthroughs.level_2_points")
        self.magistrate_lost_step_points = c.count("solo.both_tracks_full.points_per_lost_step")
        self.wall_rank = [99] * 27
        for name, case in WALL_CASES.items():
            self.wall_rank[case] = c.count(f"solo.wall_places.{name}.rank", 1)
        self.quadrants = c.order("solo.city_preference.quadrants", QUADRANTS)
        self.quadrants_on_card = c.order("solo.city_preference.quadrants_on_ru_card", QUADRANTS)

    def city_preference(self, order: str, direction: int) -> int:
        """How much the magistrate likes a direction; a higher number is preferred. (A30)"""
        quadrants = self.quadrants if order == "nw_ne_sw_se" else self.quadrants_on_card
        return -quadrants.index(QUADRANTS[direction])


def space(row: int, path: int) -> str:
    """The name of a mosque space: four paths, which join to two after the second row and to one after the fourth."""
    if row == 0:
        return "start"
    if row <= 2:
        return f"r{row}p{path + 1}"
    return f"r{row}{'LR'[path // 2]}" if row <= 4 else f"r{row}"


def track(c: Components, name: str) -> list[int]:
    """The points on each space of a track."""
    points = c.counts(f"{name}.points.at_index")
    if len(points) != c.count(f"{name}.length.spaces", 2):
        raise c.fault(f"{name}.points.at_index", f"must have {c.integer(f'{name}.length.spaces')} entries")
    return points


def cost(c: Components, path: str) -> Cost:
    """A price of one or two colours."""
    parts = [(COLOURS.index(colour), cubes) for colour, cubes in c.table(path).items()]
    if not 1 <= len(parts) <= 2 or any(cubes > 9 for _, cubes in parts):
        raise c.fault(path, "must name one or two colours with 1 to 9 cubes each")
    if len(parts) == 1:
        return Cost(parts[0][0], parts[0][1])
    return Cost(parts[0][0], parts[0][1], parts[1][0], parts[1][1])
