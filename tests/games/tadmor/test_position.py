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
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import dealt
from tests.games.tadmor.scene import scene

GAME = serai.game("tadmor")
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
[setup.goods.each]
wood = 30
stone = 30
marble = 30
gold = 30
[setup.game]
missions = 6
[warehouse.limit]
goods = 60
"""
"""Players who can afford every mission, temple and tower from the first turn on."""

NEVER_ASKED = {
    "Attack",
    "BeginConstruction",
    "ChooseCards",
    "EndTurn",
    "KeepGoods",
    "KingdomPhase",
    "MaraudersStage",
    "NextTurn",
    "ResolveAnytime",
    "Resolution",
    "SeatPlayers",
    "StartTurn",
    "TowersPrestige",
}
"""Steps that have one option only, and wait below others."""


SELDOM = {"BuildTemple", "ReceivePart", "ChooseOwner", "DestroyLevels", "FetchRareGood"}
"""What random players hardly ever come to."""


def keen(t: Table, rng: random.Random) -> int:
    """At random, but whoever can fulfil or return a mission mostly does."""
    missions = [action for action in t.legal() if t.notation(action).split()[0] in ("fulfil", "return")]
    return rng.choice(missions if missions and rng.random() < 0.8 else t.legal())


def test_every_kind_of_decision_can_be_saved_while_it_waits() -> None:
    tables = correct(GAME.standard(), PLENTY, "plenty.toml")
    asked: set[str] = set()
    waiting: set[str] = set()
    for seed in range(100):
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
            t.apply(draw(t, rng) if t.actor == CHANCE else keen(t, rng))
    assert asked | SELDOM == set(STEPS) - NEVER_ASKED
    assert waiting | SELDOM == set(STEPS)


def test_so_can_the_choice_between_two_temples_to_build_on() -> None:
    s = scene().give("red", temples=["basement", "colonnade"], wood=9, stone=9, marble=9).on("red", "camel temple_ebla")
    s.constructs("red").play("use temple-ebla")
    again = read_back(s.t)
    assert again.steps_to_json()[-1][0] == "BuildTemple"
    assert [again.notation(action) for action in again.legal()] == ["part colonnade", "part roof"]


def test_so_can_the_choice_between_two_temples_for_a_free_part() -> None:
    s = scene().give("red", temples=["basement", "roof"], fulfilled=["k3"]).constructs("red").play("return k3")
    again = read_back(s.t)
    assert again.steps_to_json()[-1][0] == "ReceivePart"
    assert [again.notation(action) for action in again.legal()] == ["part colonnade", "part statues"]


def test_so_can_the_choice_of_a_tower_to_destroy() -> None:
    s = scene(3).give("red", fulfilled=["k20"]).give("blue", tower=4).give("green", tower=1).constructs("red")
    again = read_back(s.play("return k20").t)
    assert again.steps_to_json()[-1] == ["DestroyLevels", 0, 3]
    assert [again.notation(action) for action in again.legal()] == ["target blue", "target green"]


def test_so_can_the_search_for_a_rare_good() -> None:
    again = read_back(scene().give("red", fulfilled=["k1"]).constructs("red").play("return k1").t)
    assert again.steps_to_json()[-1] == ["FetchRareGood", 0]
    assert len(again.legal()) == 9


def test_so_can_the_choice_between_pieces_that_share_a_slot() -> None:
    s = scene(3, placement_missions="occupied_slot").give("red", fulfilled=["k14"]).holds("blue", "north_sea")
    s.on("red", "camel caravan").on("blue", "camel traitor").on("green", "camel traitor").marauders()
    again = read_back(s.play("return k14").t)
    assert again.steps_to_json()[-1][0] == "ChooseOwner"
    assert [again.notation(action) for action in again.legal()] == ["target blue", "target green"]


def test_a_position_can_be_read_by_people() -> None:
    s = scene(3).give("blue", wood=2, tower=4, tiles=["i14"], rare=["jade"]).on("blue", "camel traitor")
    data = s.holds("red", "ebla").attacked("palmyra").t.to_json()
    mine = data["holdings"][1]
    assert (mine["goods"]["wood"], mine["tiles"], mine["rare"]["jade"]) == (2, ["i14"], 1)
    assert mine["pieces"] == [["camel", "traitor"]]
    assert (data["holder"], data["chosen"], data["under_attack"], data["occupied"]) == (
        "red",
        "ebla",
        "palmyra",
        ["traitor"],
    )


def test_what_is_edited_by_hand_is_what_is_played() -> None:
    data = dealt(2).to_json()
    data["holdings"][0]["camels"] = data["holdings"][0]["camels_left"] = 4
    data["holdings"][0]["tower"] = 7
    data["occupied"] = ["traitor"]
    again = GAME.from_json(data)
    assert again.parse("camel traitor") not in again.legal()
    again.apply(again.parse("camel caravan"))
    assert (again.to_json()["holdings"][0]["camels_left"], again.to_json()["holdings"][0]["tower"]) == (3, 7)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"players": 3}, "not a position of Tadmor: the holdings are not those of 3"),
        ({"options": {"two_level_tower": "often"}}, "two_level_tower can be one_pair or repeatable, not 'often'"),
        ({"holdings": [1, 2]}, "the holdings are not those of 2"),
        ({"holdings": []}, "not a position"),
        ({"holdings": None}, "not a position"),
        ({"turn": "first"}, "'first' is not a whole number"),
        ({"turn": True}, "True is not a whole number"),
        ({"turn": 2.0}, "2.0 is not a whole number"),
        ({"display": ["i49"]}, "'i49' is not one of i1"),
        ({"display": 7}, "not a position"),
        ({"deck": ["k1", "k1"]}, "is not in one place"),
        ({"deck": ["I1"]}, "'I1' is not one of k1"),
        ({"occupied": ["attic"]}, "'attic' is not one of wood_ship_1"),
        ({"first": "purple"}, "'purple' is not one of red"),
        ({"chosen": 3}, "3 is not one of north_sea"),
        ({"stacks": {}}, "'glass_bottles' is missing"),
        ({"stacks": []}, "not a position"),
        ({"tops": {"grey": "jade", "yellow": "gold", "red": None}}, "'gold' is not one of glass_bottles"),
        ({"decisions": [["Place", 0]]}, "Place does not take 1 number"),
        ({"decisions": [["Place", 0, "no"]]}, "'no' is not a whole number"),
        ({"decisions": [["Place", 2, 0]]}, "there is no seat 2"),
        ({"decisions": [["Place"]]}, "Place does not take 0 numbers"),
        ({"decisions": [["TakeBought", 0, 7]]}, "not a position"),
        ({"decisions": [["Betray", 0]]}, "Betray has no legal action"),
    ],
)
def test_data_that_is_no_position_is_refused_in_one_sentence(change: dict[str, Any], what: str) -> None:
    with pytest.raises(serai.Refusal, match=what) as refusal:
        GAME.from_json({**dealt(2).to_json(), **change})
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("missing", list(dealt(2).to_json()))
def test_a_position_must_be_whole(missing: str) -> None:
    data = dealt(2).to_json()
    del data[missing]
    if missing in ("actor", "options"):  # both follow from the rest
        assert GAME.from_json(data).to_json() == dealt(2).to_json()
        return
    if missing == "rules":  # positions of the first version did not name it
        assert GAME.from_json(data).to_json() == {**dealt(2).to_json(), "rules": 1}
        return
    with pytest.raises(serai.Refusal) as refusal:
        GAME.from_json(data)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"tiles": ["i0"]}, "'i0' is not one of i1"),
        ({"hand": 2}, "not a position"),
        ({"camels": "3"}, "'3' is not a whole number"),
        ({"tower": None}, "None is not a whole number"),
        ({"goods": {"wood": 1}}, "'stone' is missing"),
        ({"goods": {"wood": "1", "stone": 0, "marble": 0, "gold": 0}}, "'1' is not a whole number"),
        ({"points": {}}, "'start' is missing"),
        ({"rare": None}, "not a position"),
        ({"pieces": [["cart", "traitor"]]}, "'cart' is not one of camel, ship"),
        ({"pieces": [["camel", "attic"]]}, "'attic' is not one of wood_ship_1"),
        ({"pieces": [["camel"]]}, "not a position"),
        ({"pieces": "camel"}, "not a position"),
        ({"fulfilled": ["k1", "k2", "k3", "k4"]}, "is not in one place"),
    ],
)
def test_so_are_holdings_that_nobody_can_have(change: dict[str, Any], what: str) -> None:
    data = dealt(2).to_json()
    data["holdings"][1] = {**data["holdings"][1], **change}
    with pytest.raises(serai.Refusal, match=what) as refusal:
        GAME.from_json(data)
    assert "\n" not in str(refusal.value)
