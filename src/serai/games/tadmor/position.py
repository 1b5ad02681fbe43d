"""A position of Tadmor as plain, readable data, and back; and the same with the secrets left out."""

from typing import Any, Final

from serai.core.plain import fields_of, head_of, index_of, name_of, number, number_of, set_fields
from serai.games.tadmor import (
    anytime,
    construction,
    goods,
    improvements,
    kingdom,
    marauders,
    missions,
    placement,
    rare_goods,
    setup,
    temple,
    tower,
    turn,
)
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Setting, Table
from serai.games.tadmor.words import (
    COLOURS,
    GOODS,
    MISSIONS,
    PARTS,
    PIECES,
    PLACES,
    RARE_GOODS,
    REGIONS,
    SEATS,
    SLOTS,
    SOURCES,
    TILES,
)

STEPS: Final[dict[str, Any]] = {
    step.__name__: step
    for step in [
        anytime.ResolveAnytime, construction.BeginConstruction, construction.Construct, construction.StandIn,
        goods.ChooseGoods, goods.LeaveOut, goods.PayAnyGoods, improvements.BuyImprovement,
        improvements.ReturnForTiles, improvements.TakeTiles, kingdom.FirstToPlay, kingdom.KingdomWindow,
        kingdom.Tax, kingdom.TowersPrestige, kingdom.WarSupplies, marauders.Attack, marauders.ChooseCard,
        marauders.ChooseCards, marauders.ChooseOtherPiece, marauders.ChooseOwner, marauders.ChooseOwnPiece,
        marauders.ChooseTarget, marauders.MaraudersStage, marauders.SwapPieces, marauders.TurnAway,
        missions.DrawMissions, missions.TakeMission, placement.Place, rare_goods.BuyRareGood,
        rare_goods.FetchRareGood, rare_goods.FreeRareGoods, rare_goods.TakeBought, rare_goods.TurnUp,
        setup.ChooseStartTile, setup.DrawFirst, setup.SeatPlayers, temple.BuildTemple, temple.ReceivePart,
        tower.Betray, tower.BuildTower, tower.DestroyLevels, turn.DropGoods, turn.EndTurn, turn.KeepGoods,
        turn.KingdomPhase, turn.LayOut, turn.NextTurn, turn.Resolution, turn.StartTurn,
    ]
}  # fmt: skip
"""Every kind of decision, by name."""

NUMBERS: Final = ["turn"]
"""What the table holds as plain numbers."""

SETS: Final[dict[str, list[str]]] = {
    "occupied": SLOTS,
    "display": TILES,
    "box": TILES,
    "deck": MISSIONS,
    "discards": MISSIONS,
    "completers": SEATS,
}
"""What the table holds as sets, with the names of their members."""

ONE_OF: Final[dict[str, list[str]]] = {
    "first": SEATS,
    "pawn": SEATS,
    "holder": SEATS,
    "chosen": REGIONS,
    "under_attack": REGIONS,
    "revealer": SEATS,
    "revealed": REGIONS,
}
"""What the table holds as one of a list, or none."""

PLAYER_NUMBERS: Final = [
    "camels", "ships", "camels_left", "ships_left", "tower",
    "bought_basic", "bought_advanced", "paid_points", "market_open",
]  # fmt: skip
PLAYER_SETS: Final[dict[str, list[str]]] = {
    "tiles": TILES,
    "hand": MISSIONS,
    "fulfilled": MISSIONS,
    "returned": MISSIONS,
}
PLAYER_COUNTS: Final[dict[str, list[str]]] = {
    "goods": GOODS,
    "traded": GOODS,
    "temples": PARTS,
    "rare": RARE_GOODS,
    "points": SOURCES,
}
"""What a player has so many of, by name."""


def to_json(t: Table) -> dict[str, Any]:
    """Whole and readable: everything by name, the waiting decisions bottom first."""
    data = head_of("tadmor", t)
    data |= fields_of(t, NUMBERS, SETS)
    for name, words in ONE_OF.items():
        data[name] = name_of(getattr(t, name), words)
    data["stacks"] = dict(zip(RARE_GOODS, t.stacks, strict=True))
    data["tops"] = {colour: name_of(top, RARE_GOODS) for colour, top in zip(COLOURS, t.tops, strict=True)}
    data["holdings"] = [player_to_json(player) for player in t.players]
    data["decisions"] = t.steps_to_json()
    return data


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may see: of hands and deck only how many cards, of another's Marauders card nothing. (90)"""
    data = to_json(t)
    data["deck"] = len(data["deck"])
    if t.holder != seat:
        data["chosen"] = None
    for at, holdings in enumerate(data["holdings"]):
        if at != seat:
            holdings["hand"] = len(holdings["hand"])
    return data


def player_to_json(player: Player) -> dict[str, Any]:
    data = fields_of(player, PLAYER_NUMBERS, PLAYER_SETS)
    for name, words in PLAYER_COUNTS.items():
        data[name] = dict(zip(words, getattr(player, name), strict=True))
    data["pieces"] = [[PIECES[piece % 2], PLACES[piece // 2]] for piece in player.pieces]
    return data


def from_json(data: dict[str, Any], setting: Setting) -> Table:
    """The position in the data; whatever cannot be read raises an error that names it."""
    t = Table(
        setting,
        [player_from_json(holdings) for holdings in data["holdings"]],
        [number(data["stacks"][kind]) for kind in RARE_GOODS],
        [number_of(data["tops"][colour], RARE_GOODS) for colour in COLOURS],
    )
    set_fields(t, data, NUMBERS, SETS)
    for name, words in ONE_OF.items():
        setattr(t, name, number_of(data[name], words))
    t.steps_from_json(data["decisions"], STEPS)
    return t


def player_from_json(data: dict[str, Any]) -> Player:
    counts = {name: [number(data[name][word]) for word in words] for name, words in PLAYER_COUNTS.items()}
    pieces = [index_of(place, PLACES) * 2 + index_of(kind, PIECES) for kind, place in data["pieces"]]
    player = Player(
        counts["goods"], counts["traded"], sorted(pieces), counts["temples"], counts["rare"], counts["points"]
    )
    set_fields(player, data, PLAYER_NUMBERS, PLAYER_SETS)
    return player
