"""A position of Marco Polo as plain, readable data, and back; and the same with the secrets left out."""

from typing import Any, Final

from serai.core.plain import fields_of, head_of, index_of, name_of, number, number_of, set_fields
from serai.games.marco_polo import (
    bazaar,
    bonus_actions,
    characters,
    city_cards,
    contracts,
    dice,
    goals,
    journey,
    placing,
    rewards,
    setup,
    turn,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Setting, Table
from serai.games.marco_polo.words import (
    CARD_SPACES,
    CARDS,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    DICE_NAMES,
    GOALS,
    KINDS,
    LARGE_CITIES,
    LOCATIONS,
    MARKERS,
    NOBODY,
    ON_BOARD,
    OUTPOSTS,
    SMALL_CITIES,
    SOURCES,
    SPACES,
    STOCK,
    THINGS,
)

STEPS: Final[dict[str, Any]] = {
    step.__name__: step
    for step in [
        bazaar.ChooseColumn, bonus_actions.Adjust, bonus_actions.Reroll, bonus_actions.TurnDie,
        bonus_actions.UseMoneyBag, characters.ChooseCharacter, city_cards.ChooseEntry, city_cards.ChooseTimes,
        city_cards.ChooseWay, city_cards.Repeat, contracts.DrawContract, contracts.KeepTwo, contracts.LayPile,
        contracts.MakeRoom, contracts.RefillRow, contracts.TakeContracts, contracts.TakeRowBonus,
        dice.Compensate, dice.Roll, goals.DealGoals, goals.KeepGoals, journey.Journey, journey.MovePost,
        placing.ChooseDice, placing.NameValue, rewards.Arrive, rewards.ChooseReward, rewards.Collect,
        rewards.CopyBonus, rewards.GainGoods, rewards.GainPairs, rewards.NameCities, setup.DealCards,
        setup.DealMarkers, setup.DealOutposts, setup.DealStartingContracts, setup.DrawStart,
        setup.RevealCharacters, setup.SeatPlayers, turn.NextTurn, turn.OwnTurn, turn.RollDice, turn.StartRound,
    ]
}  # fmt: skip
"""Every kind of decision, by name."""

NUMBERS: Final = [
    "round", "start", "traveller", "special_unseen", "khan_dice", "khan_value", "black_dice", "open_goals",
]  # fmt: skip
"""What the table holds as plain numbers."""

SETS: Final[dict[str, list[str]]] = {
    "unseen": CONTRACTS,
    "starting": CONTRACTS,
    "occupied": SPACES,
    "revealed": CHARACTERS,
    "fresh": CITIES,
    "earned": CITIES,
}
"""What the table holds as sets, with the names of their members."""

LISTS: Final[dict[str, list[str]]] = {"row": CONTRACTS, "special": CONTRACTS}
"""What the table holds as lists of any length."""

PLACES: Final[dict[str, tuple[list[str], list[str]]]] = {
    "markers": (SMALL_CITIES, MARKERS),
    "outposts": (LARGE_CITIES, OUTPOSTS),
    "cards": (CARD_SPACES, CARDS),
}
"""What the table holds by place, and what can lie there."""

PLAYER_NUMBERS: Final = ["posts_left"]
PLAYER_SETS: Final[dict[str, list[str]]] = {
    "posts": CITIES,
    "completed": CONTRACTS,
    "goals": GOALS,
    "offered": GOALS,
    "spaces": SPACES,
}


def to_json(t: Table) -> dict[str, Any]:
    """Whole and readable: everything by name, dice as they lie, the waiting decisions bottom first."""
    data = head_of("marco_polo", t)
    data |= fields_of(t, NUMBERS, SETS)
    for name, words in LISTS.items():
        data[name] = [name_of(number, words) for number in getattr(t, name)]
    for name, (places, words) in PLACES.items():
        data[name] = {place: name_of(number, words) for place, number in zip(places, getattr(t, name), strict=True)}
    data["beijing"] = [None if seat == NOBODY else seat for seat in t.beijing]
    data["placed"] = [board_die_to_json(die) for die in t.placed]
    data["holdings"] = [player_to_json(player) for player in t.players]
    data["decisions"] = t.steps_to_json()
    return data


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may see: of the others' goal cards only how many there are. (54)"""
    data = to_json(t)
    for at, holdings in enumerate(data["holdings"]):
        if at != seat:
            holdings["offered"] = len(holdings["offered"])
            if not t.open_goals:
                holdings["goals"] = len(holdings["goals"])
    return data


def player_to_json(player: Player) -> dict[str, Any]:
    return {
        "character": name_of(player.character, CHARACTERS),
        "stock": dict(zip(THINGS[:STOCK], player.stock, strict=True)),
        "dice": [f"{DICE_NAMES[die % KINDS]}_{die // KINDS}" for die in player.dice],
        "contracts": [name_of(contract, CONTRACTS) for contract in player.contracts],
        "figures": [LOCATIONS[location] for location in player.figures],
        "points": dict(zip(SOURCES, player.points, strict=True)),
        **fields_of(player, PLAYER_NUMBERS, PLAYER_SETS),
    }


def board_die_to_json(die: int) -> list[Any]:
    """Its space, its colour, its value."""
    return [SPACES[die // 100], ON_BOARD[die // 10 % 10], die % 10]


def from_json(data: dict[str, Any], setting: Setting) -> Table:
    """The position in the data; whatever cannot be read raises an error that names it."""
    places = {
        name: [number_of(data[name][place], words) for place in places] for name, (places, words) in PLACES.items()
    }
    lists = {name: [number_of(word, words) for word in data[name]] for name, words in LISTS.items()}
    t = Table(
        setting,
        [player_from_json(holdings) for holdings in data["holdings"]],
        [
            places["markers"],
            places["outposts"],
            places["cards"],
            [NOBODY if seat is None else number(seat) for seat in data["beijing"]],
            lists["row"],
            lists["special"],
            [board_die_from_json(row) for row in data["placed"]],
        ],
    )
    set_fields(t, data, NUMBERS, SETS)
    t.steps_from_json(data["decisions"], STEPS)
    return t


def board_die_from_json(row: list[Any]) -> int:
    space, colour, value = row
    return index_of(space, SPACES) * 100 + index_of(colour, ON_BOARD) * 10 + die_value(value)


def die_value(value: Any) -> int:
    if number(value) not in range(7):
        raise ValueError(f"{value} is not the value of a die")
    return number(value)


def die_from_json(text: str) -> int:
    kind, _, value = text.partition("_")
    return die_value(int(value)) * KINDS + index_of(kind, DICE_NAMES)


def player_from_json(data: dict[str, Any]) -> Player:
    player = Player(
        [number(data["stock"][thing]) for thing in THINGS[:STOCK]],
        sorted([die_from_json(text) for text in data["dice"]]),
        [number_of(name, CONTRACTS) for name in data["contracts"]],
        [index_of(name, LOCATIONS) for name in data["figures"]],
        [number(data["points"][source]) for source in SOURCES],
    )
    player.character = number_of(data["character"], CHARACTERS)
    set_fields(player, data, PLAYER_NUMBERS, PLAYER_SETS)
    return player
