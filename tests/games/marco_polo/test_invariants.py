"""Every promise of the invariants can be seen broken, and a broken position is not read back."""

import copy
from typing import Any

import pytest

import serai
from serai.games.marco_polo.constants import BEIJING, KINDS
from serai.games.marco_polo.table import Table
from tests.games.marco_polo.deal import EXPERT, new, whole_game
from tests.positions import spoil

GAME = serai.game("marco_polo")
REFUSED = "not a position of The Voyages of Marco Polo: "

NEUTRAL_DIE = ["khan", "neutral", 1]
ROW = ["c01", "c02", "c03", "c04", "c05", "c06"]
LATER = [f"c{number:02}" for number in range(8, 39)]
"""The contracts that nobody has seen."""


def table() -> Table:
    """Three players, Rashid, Matteo and Berke, in the very first turn; whatever is dealt came in its order."""
    t = new(3)
    while type(t.stack[-1]).__name__ != "OwnTurn":
        t.apply(t.legal()[0])
    return t


def edited(data: dict[str, Any], edits: dict[str, Any]) -> dict[str, Any]:
    """A copy of a position with other values in some places, such as holdings.0.posts."""
    data = copy.deepcopy(data)
    for path, value in edits.items():
        *way, last = path.split(".")
        inner: Any = data
        for key in way:
            inner = inner[int(key)] if isinstance(inner, list) else inner[key]
        inner[int(last) if isinstance(inner, list) else last] = value
    return data


def test_the_position_to_be_broken_is_sound() -> None:
    t = table()
    assert GAME.violations(t) == []
    data = t.to_json()
    assert GAME.from_json(data).to_json() == data
    assert (data["row"], data["unseen"], data["special"]) == (ROW, LATER, [])
    assert [mine["contracts"] for mine in data["holdings"]] == [["s1", None], ["s2", "c07"], ["s3", None]]
    assert [mine["goals"] for mine in data["holdings"]] == [["g01", "g02"], ["g03", "g04"], ["g05", "g06"]]
    assert [mine["character"] for mine in data["holdings"]] == ["rashid", "matteo", "berke"]
    assert (data["placed"], data["black_dice"]) == ([NEUTRAL_DIE], 4)
    assert data["holdings"][1]["dice"] == ["own_1"] * 5 + ["white_1"]


@pytest.mark.parametrize(
    ("edits", "what"),
    [
        # The order of play
        ({"round": 6}, "round 6"),
        ({"start": -1}, "the hourglass is nobody's"),
        ({"start": 3}, "the hourglass is nobody's"),
        ({"traveller": 3}, "the hourglass is nobody's"),
        # Dice
        ({"holdings.2.dice": ["own_1"] * 4}, "seat 2 has 4 dice of its own"),
        ({"holdings.0.dice": ["own_0"] * 6}, "seat 0 has 6 dice of its own"),
        ({"holdings.1.dice.2": "own_0"}, "seat 1 has a die that shows nothing"),
        ({"black_dice": 5}, "5 black dice"),
        ({"holdings.2.dice.4": "black_1", "placed": [NEUTRAL_DIE, ["money_bag", "green", 3]]}, "5 black dice"),
        ({"placed": [NEUTRAL_DIE, ["money_bag", "white", 3]]}, "2 white dice"),
        ({"holdings.1.character": "johannes"}, "1 white dice"),
        # Action spaces
        (
            {"black_dice": 3, "placed": [NEUTRAL_DIE, ["coins", "black", 3]]},
            "an occupied space is not marked as such",
        ),
        ({"occupied": ["coins", "khan"]}, "an occupied space is not marked as such"),
        ({"occupied": []}, "an occupied space is not marked as such"),
        ({"holdings.0.spaces": ["silk"]}, "the colour of seat 0 lies elsewhere than marked"),
        (
            {
                "holdings.2.dice": ["own_1"] * 4,
                "placed": [NEUTRAL_DIE, ["coins", "green", 3]],
                "occupied": ["coins", "khan"],
            },
            "the colour of seat 2 lies elsewhere than marked",
        ),
        (
            {"black_dice": 2, "placed": [NEUTRAL_DIE, *[["moscow", "black", 3]] * 2], "occupied": ["khan", "moscow"]},
            "the city card moscow is used twice",
        ),
        ({"khan_dice": 2}, "2 dice at the Khan's favor"),
        ({"khan_dice": 0, "khan_value": 0, "placed": [NEUTRAL_DIE] * 2}, "0 dice at the Khan's favor"),
        ({"khan_dice": 5, "placed": [NEUTRAL_DIE] * 5}, "5 dice at the Khan's favor"),
        ({"khan_value": 4}, "the last die at the Khan's favor does not show 4"),
        # Contracts
        ({"row": ROW[:5]}, "the contract c06 is not in one place"),
        ({"special": ["c01"]}, "the contract c01 is not in one place"),
        ({"holdings.0.contracts.1": "c20"}, "the contract c20 is not in one place"),
        ({"holdings.0.completed": ["s1"]}, "the contract s1 is not in one place"),
        ({"starting": ["s1", "s4", "s5", "s6"]}, "the contract s1 is not in one place"),
        ({"row": [*ROW, "c08"], "unseen": LATER[1:]}, "contracts lie where they may not"),
        ({"unseen": [*LATER, "s4"], "starting": ["s5", "s6"]}, "contracts lie where they may not"),
        ({"unseen": LATER[1:], "starting": ["c08", "s4", "s5", "s6"]}, "contracts lie where they may not"),
        ({"special_unseen": 9}, "9 unseen contracts in the special pile"),
        ({"special_unseen": 6}, "the piles for the rounds to come do not hold 24 contracts"),
        ({"round": 2}, "the piles for the rounds to come do not hold 18 contracts"),
        # Trading posts
        ({"holdings.0.posts_left": 10}, "seat 0 has 10 trading posts"),
        ({"holdings.0.posts": ["moscow"]}, "seat 0 has 10 trading posts"),
        ({"holdings.0.character": "wilhelm", "holdings.0.dice": ["own_1"] * 5}, "seat 0 has 9 trading posts"),
        (
            {"holdings.0.posts": ["venezia"], "holdings.0.posts_left": 8},
            "seat 0 has a trading post where none may stand",
        ),
        (
            {"holdings.0.posts": ["beijing"], "holdings.0.posts_left": 8},
            "the places in Beijing do not tell where seat 0 has a post",
        ),
        ({"beijing.0": 1}, "the places in Beijing do not tell where seat 1 has a post"),
        ({"beijing": [None] * 5}, "a place in Beijing is nobody's"),
        # What was laid out
        ({"cards.moscow": "cc01"}, "the same city card lies in two places"),
        ({"outposts.moscow": "o1"}, "the same outpost lies in two places"),
        ({"markers.anxi": "f"}, "the same marker lies in two places"),
        ({"cards.moscow": None}, "a city card is missing"),
        ({"markers.anxi": None}, "a marker is missing"),
        # Players
        ({"holdings.0.character": "berke", "holdings.0.dice": ["own_1"] * 5}, "two players are the same character"),
        ({"revealed": ["berke"]}, "two players are the same character"),
        ({"holdings.1.goals": ["g01", "g04"]}, "seat 1 has a goal card that lies elsewhere, too"),
        ({"holdings.1.offered": ["g01"]}, "seat 1 has a goal card that lies elsewhere, too"),
        ({"holdings.0.offered": ["g01"]}, "seat 0 has a goal card that lies elsewhere, too"),
        ({"holdings.0.goals": ["g01"]}, "seat 0 has 1 goal cards"),
        ({"holdings.0.goals": ["g01", "g02", "g09"]}, "seat 0 has 3 goal cards"),
        ({"holdings.1.figures": ["venezia"] * 2}, "seat 1 has too many figures or spaces for contracts"),
        (
            {"holdings.1.contracts": ["s2", "c07", None]},
            "in 'contracts' of seat 1 ['s2', 'c07', None] is not a list of 2",
        ),
    ],
)
def test_a_broken_position_is_refused_in_one_sentence(edits: dict[str, Any], what: str) -> None:
    with pytest.raises(serai.Refusal) as refusal:
        GAME.from_json(edited(table().to_json(), edits))
    assert str(refusal.value) == REFUSED + what


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("round", -1, "round -1"),
        ("black_dice", -1, "-1 black dice"),
        ("khan_dice", -1, "-1 dice at the Khan's favor"),
        ("special_unseen", -1, "-1 unseen contracts in the special pile"),
        ("beijing.0", 3, "a place in Beijing is nobody's"),
        ("players.1.stock.1", -1, "seat 1 owes something"),
    ],
)
def test_what_no_field_would_read_is_seen_too(path: str, value: int, what: str) -> None:
    t = table()
    spoil(t, path, value)
    assert GAME.violations(t)[0] == what


def test_what_cannot_be_written_down_is_seen_too() -> None:
    t = table()
    t.players[2].dice = [6 * KINDS, KINDS, KINDS, KINDS, KINDS]
    assert GAME.violations(t) == ["seat 2 has dice in disorder"]
    t.players[2].dice = [KINDS, KINDS, KINDS, KINDS, 7 * KINDS]
    assert GAME.violations(t) == ["seat 2 has dice in disorder"]
    t = table()
    t.players[0].posts, t.players[0].posts_left = 1 << BEIJING + 1, 8
    assert GAME.violations(t) == ["seat 0 has a trading post where none may stand"]
    t.players[0].posts, t.players[0].posts_left = (1 << BEIJING) - (1 << BEIJING - 10), -1
    assert GAME.violations(t) == ["seat 0 has a trading post where none may stand"]
    t = table()
    t.players.append(t.players[0].copy())
    assert GAME.violations(t) == ["4 players"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, EXPERT])
def test_a_whole_game_is_sound(players: int, options: dict[str, Any]) -> None:
    for t in whole_game(players, 11, **options):
        assert GAME.violations(t) == []
