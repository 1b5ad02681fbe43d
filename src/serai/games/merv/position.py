"""A position of Merv as plain, readable data, and back."""

from typing import Any, Final

from serai.core.plain import fields_of, head_of, index_of, names_of, number, numbers, set_fields, set_of
from serai.games.merv import (
    caravansary,
    city,
    contracts,
    courtier,
    invasion,
    library,
    magistrate,
    magistrate_actions,
    marketplace,
    mosque,
    palace,
    payment,
    setup,
    soldiers,
    turn,
    upgrades,
    wall,
)
from serai.games.merv.grid import CELLS, SITES, WALL_SLOTS
from serai.games.merv.player import Player
from serai.games.merv.table import Setting, Table
from serai.games.merv.words import (
    AREAS,
    BONUS_UPGRADE,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    HALLS,
    MARKET_SLOTS,
    NO_UPGRADE,
    NOBODY,
    SOURCES,
    SPICES,
    TILES,
    WHITE_UPGRADE,
)

STEPS: Final[dict[str, Any]] = {
    step.__name__: step
    for step in [
        caravansary.BuySpices, caravansary.ChooseColour, caravansary.PairBoons, caravansary.Refill,
        caravansary.TakeAnyCard, city.ChooseAction, city.ChooseSite, city.ChooseSlot, city.EndTurn,
        contracts.ChooseGoods, contracts.Fulfil, contracts.SpendAnyCube, courtier.CourtierSite,
        courtier.CourtierSlot, invasion.ChooseRansom, invasion.EndInvasion, invasion.FaceInvasion,
        invasion.PayRansom, library.ChooseBreakthrough, library.SpendForScrolls, library.TakeScrolls,
        magistrate.DrawSoloCard, magistrate.RetireCards, magistrate.VisitMarket,
        magistrate_actions.BestScoringTile, magistrate_actions.RandomTile, magistrate_actions.SoloPairs,
        magistrate_actions.SoloScrolls, magistrate_actions.SoloSteps, marketplace.BuyGoods,
        marketplace.EstablishPost, mosque.Advance, mosque.ChooseScoringTile, mosque.FreeStep, mosque.Reach,
        palace.FreeCourtier, palace.PlaceCourtiers, payment.Pay, setup.ChooseSide, setup.DealSites,
        setup.DrawOrder, soldiers.Deploy, turn.EndYear, turn.FillQueue, turn.JoinQueue, turn.NextTurn,
        upgrades.ChooseBonus, upgrades.PlaceBonus, upgrades.PlaceWhite, wall.BuildWalls, wall.FreeWall,
        wall.PlaceWall,
    ]
}  # fmt: skip
"""Every kind of decision, by name."""

NUMBERS: Final = [
    "year", "round", "turn", "display_camels", "market_side", "lost_camels", "white_upgrades", "wild_left",
    "discount_left", "solo_middle", "solo_card",
]  # fmt: skip
"""What the table holds as plain numbers."""

WALL_PIECES: Final = [f"segment_{number:02}" for number in range(1, 17)] + [f"gate_{c}" for c in COLOURS[:4]]

SETS: Final[dict[str, list[str]]] = {
    "market": MARKET_SLOTS,
    "city_camels": CITIES[:4],
    "mosque_camels": ["1", "2", "3", "4"],
    "walls": WALL_SLOTS,
    "pieces": WALL_PIECES,
    "breakthroughs": BREAKTHROUGHS,
    "bonus_upgrades": COLOURS[:4],
    "scoring_tiles": AREAS,
    "attacked": CELLS,
    "ransomed": CELLS,
    "solo_discards": AREAS,
}
"""What the table holds as sets, with the names of their members."""

PLAYER_NUMBERS: Final = [
    "camels", "scrolls", "common", "rare", "committed_scrolls", "committed_common", "committed_rare", "influence",
    "favour", "buildings", "servants", "path", "row", "scoring_tile",
]  # fmt: skip
PLAYER_SETS: Final[dict[str, list[str]]] = {
    "contracts": [str(number) for number in range(1, 19)],
    "posts": CITIES,
    "breakthroughs": BREAKTHROUGHS,
}
PLAYER_LISTS: Final[dict[str, list[str]]] = {
    "cubes": COLOURS,
    "spices": SPICES,
    "courtiers": HALLS,
    "points": SOURCES,
}


def to_json(t: Table) -> dict[str, Any]:
    """Whole and readable: who owns what by name, the city site by site, the waiting decisions bottom first."""
    data = head_of("merv", t)
    data |= fields_of(t, NUMBERS, SETS)
    data["city"] = {CELLS[cell]: site_to_json(t, cell) for cell in SITES}
    data["slots"] = t.slots.copy()
    data["queue"] = t.queue.copy()
    data["queue_camels"] = t.queue_camels.copy()
    data["display"] = [SPICES[spice] for spice in t.display]
    data["deck"] = dict(zip(SPICES, t.deck, strict=True))
    data["contracts_gone"] = t.stacks.copy()
    data["solo_deck"] = [names_of(layer, AREAS) for layer in t.solo_deck]
    data["holdings"] = [player_to_json(player) for player in t.players]
    data["decisions"] = t.steps_to_json()
    return data


def site_to_json(t: Table, cell: int) -> dict[str, Any]:
    upgrade = t.upgrades[cell]
    return {
        "site": None if t.tiles[cell] == NOBODY else TILES[t.tiles[cell]],
        "building": None if t.owners[cell] == NOBODY else t.owners[cell],
        "upgrade": None if upgrade == NO_UPGRADE else COLOURS[upgrades.upgrade_colour(upgrade)],
        "soldier": None if t.soldiers[cell] == NOBODY else t.soldiers[cell],
    }


def player_to_json(player: Player) -> dict[str, Any]:
    data = fields_of(player, PLAYER_NUMBERS, PLAYER_SETS)
    for name, words in PLAYER_LISTS.items():
        data[name] = dict(zip(words, getattr(player, name), strict=True))
    return data


def from_json(data: dict[str, Any], setting: Setting) -> Table:
    """The position in the data; whatever cannot be read raises an error that names it."""
    tiles, owners, upgrades_, soldiers_ = [NOBODY] * 25, [NOBODY] * 25, [NO_UPGRADE] * 25, [NOBODY] * 25
    for cell in SITES:
        site = data["city"][CELLS[cell]]
        tiles[cell] = NOBODY if site["site"] is None else index_of(site["site"], TILES)
        owners[cell] = NOBODY if site["building"] is None else number(site["building"])
        soldiers_[cell] = NOBODY if site["soldier"] is None else number(site["soldier"])
        upgrades_[cell] = upgrade_from_json(site["upgrade"])
    t = Table(
        setting,
        [player_from_json(holdings) for holdings in data["holdings"]],
        [tiles, owners, upgrades_, soldiers_],
        [
            numbers(data["slots"], 5),
            numbers(data["queue"], setting.meeples),
            numbers(data["queue_camels"], setting.meeples),
            [index_of(spice, SPICES) for spice in data["display"]],
            [number(data["deck"][spice]) for spice in SPICES],
            numbers(data["contracts_gone"], 6),
            [set_of(layer, AREAS) for layer in data["solo_deck"]],
        ],
    )
    set_fields(t, data, NUMBERS, SETS)
    t.steps_from_json(data["decisions"], STEPS)
    return t


def upgrade_from_json(word: str | None) -> int:
    if word is None:
        return NO_UPGRADE
    return WHITE_UPGRADE if word == "white" else BONUS_UPGRADE + index_of(word, COLOURS)


def player_from_json(data: dict[str, Any]) -> Player:
    lists = {name: [number(data[name][word]) for word in words] for name, words in PLAYER_LISTS.items()}
    player = Player(lists["cubes"], lists["spices"], lists["courtiers"], lists["points"])
    set_fields(player, data, PLAYER_NUMBERS, PLAYER_SETS)
    return player
