"""A position as plain data: saved in the middle of anything and read back; whatever is no position is refused."""

import json
import random
from typing import Any

import pytest

import serai
from serai.core.components import Components
from serai.core.corrections import correct
from serai.core.play import draw
from serai.core.step import CHANCE
from serai.games.marco_polo.table import Table
from tests.games.marco_polo.deal import dealt

GAME = serai.game("marco_polo")
STEPS = GAME.steps()


def read_back(t: Table, tables: Components | None = None) -> Table:
    """The same position by way of a text, which must not show."""
    again = GAME.from_json(json.loads(json.dumps(t.to_json())), tables)
    assert isinstance(again, Table)
    assert again.to_json() == t.to_json()
    assert again.legal() == t.legal()
    assert again.actor == t.actor
    return again


PLENTY = """
[setup.game]
coins = [90, 90, 90, 90]
camels = 90
[trading_posts.supply]
per_player = 4
[characters.berke.round_start]
silk = 3
gold = 3
pepper = 3
move = 6
[characters.wilhelm.round_start]
move = 6
[outposts.tiles]
o0 = { bonus = { own_small_city_bonus = 1 } }
o9 = { bonus = { own_small_city_bonus = 1 } }
[city_cards.cards.cc01.by_value]
1 = { coin = 9 }
[city_cards.cards.cc18.by_value]
1 = { coin = 9 }
"""
"""Players who can afford every journey and every card, and soon have no posts left; cards and outposts that ask."""

NEVER_ASKED = {"SeatPlayers", "StartRound", "RollDice", "NextTurn", "Arrive"}
"""Steps that have one option only, and wait below others."""


def test_every_kind_of_decision_can_be_saved_while_it_waits() -> None:
    tables = correct(GAME.standard(), PLENTY, "plenty.toml")
    asked: set[str] = set()
    waiting: set[str] = set()
    for seed in range(200):
        rng = random.Random(seed)
        options = {option.name: rng.choice(option.choices) for option in GAME.options}
        t = GAME.new(2 + seed % 3, options, tables)
        assert isinstance(t, Table)
        while not t.is_over:
            names = [type(step).__name__ for step in t.stack]
            if names[-1] not in asked or not waiting.issuperset(names):
                read_back(t, tables)
            asked.add(names[-1])
            waiting.update(names)
            t.apply(draw(t, rng) if t.actor == CHANCE else rng.choice(t.legal()))
        if len(asked) + len(NEVER_ASKED) == len(STEPS):
            break
    assert asked == set(STEPS) - NEVER_ASKED
    assert waiting == set(STEPS)


def test_a_position_can_be_read_by_people() -> None:
    data = dealt(2).to_json()
    mine = data["holdings"][1]
    assert (mine["character"], mine["stock"]["coin"], mine["figures"]) == ("matteo", 8, ["venezia"])
    assert data["placed"][0] == ["khan", "neutral", 1]
    assert data["decisions"][0] == ["NextTurn", 0]
    assert data["holdings"][0]["dice"] == ["own_0"] * 5  # Rashid has not named them


def test_what_is_edited_by_hand_is_what_is_played() -> None:
    t = dealt(2)
    while t.actor != 0 or t.round != 1:
        t.apply(t.legal()[0])
    data = t.to_json()
    data["holdings"][0]["stock"]["camel"] = 30
    data["holdings"][0]["figures"] = ["beijing"]
    again = GAME.from_json(data)
    assert again.parse("black-die") in again.legal()
    assert again.to_json()["holdings"][0]["figures"] == ["beijing"]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"options": {"goal_choice": "perhaps"}}, "option goal_choice can be false or true, not 'perhaps'"),
        ({"holdings": [1, 2]}, "the holdings are not those of 2"),
        ({"holdings": []}, "not a position"),
        ({"holdings": None}, "not a position"),
        ({"round": "first"}, "'first' is not a whole number"),
        ({"round": True}, "True is not a whole number"),
        ({"black_dice": 2.0}, "2.0 is not a whole number"),
        ({"row": ["c99"]}, "is not one of"),
        ({"row": 7}, "not a position"),
        ({"unseen": ["c01", "c01"]}, "is not in one place"),
        ({"markers": {}}, "'anxi' is missing"),
        ({"cards": {"moscow": "cc77"}}, "is not one of"),
        ({"outposts": []}, "not a position"),
        ({"beijing": ["red"]}, "'red' is not a whole number"),
        ({"placed": [["khan", "neutral", 7]]}, "7 is not a number from 0 to 6"),
        ({"placed": [["attic", "neutral", 1]]}, "is not one of"),
        ({"placed": [["khan", "purple", 1]]}, "is not one of"),
        ({"placed": [["khan"]]}, "not a position"),
        ({"decisions": [["OwnTurn", 0]]}, "OwnTurn does not take 1 number"),
        ({"decisions": [["OwnTurn", 0, "no", 0]]}, "'no' is not a whole number"),
        ({"decisions": [["OwnTurn", 2, 0, 0]]}, "there is no seat 2"),
        ({"decisions": [["OwnTurn"]]}, "OwnTurn does not take 0 numbers"),
        ({"decisions": [["ChooseDice", 0, 7, 6, -1]]}, "ChooseDice has no legal action"),
    ],
)
def test_data_that_is_no_position_is_refused_in_one_sentence(change: dict[str, Any], what: str) -> None:
    with pytest.raises(serai.Refusal, match=what) as refusal:
        GAME.from_json({**dealt(2).to_json(), **change})
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"dice": ["own_7"]}, "7 is not a number from 0 to 6"),
        ({"dice": ["pink_3"]}, "is not one of"),
        ({"dice": ["own"]}, "not a position"),
        ({"character": "kafka"}, "is not one of"),
        ({"stock": {"coin": 1}}, "'camel' is missing"),
        ({"stock": {"coin": "1", "camel": 0, "pepper": 0, "silk": 0, "gold": 0}}, "'1' is not a whole number"),
        ({"figures": ["atlantis"]}, "is not one of"),
        ({"figures": []}, "figures"),
        ({"posts": ["oasis_a"]}, "is not one of"),
        ({"goals": 2}, "not a position"),
        ({"points": {}}, "is missing"),
        ({"contracts": ["c01", "c01"]}, "is not in one place"),
    ],
)
def test_so_are_holdings_that_nobody_can_have(change: dict[str, Any], what: str) -> None:
    data = dealt(2).to_json()
    data["holdings"][1] = {**data["holdings"][1], **change}
    with pytest.raises(serai.Refusal, match=what) as refusal:
        GAME.from_json(data)
    assert "\n" not in str(refusal.value)


def test_points_that_were_paid_are_read_back() -> None:
    """A city card may take points that came from elsewhere: then its own are fewer than none."""
    t: Any = GAME.new(2)
    t.players[0].points = [7, -4, *t.players[0].points[2:]]
    assert GAME.from_json(t.to_json()).to_json() == t.to_json()
