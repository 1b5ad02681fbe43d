"""Everything Merv asks and tells has its sentence; prices and gains in it are those of the position."""

import re
from pathlib import Path

import pytest

import serai
from serai.core.text import Entry
from serai.games.merv.actions import ACTIONS
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.turn import JoinQueue
from serai.language import spoken
from tests.games.merv.scene import Scene, scene
from tests.reading import told

MERV = serai.game("merv")
READ = spoken(MERV, "en")
RULES = Path(__file__).parents[3] / "src" / "serai" / "games" / "merv"


def test_the_players_page_explains_every_kind_of_action() -> None:
    page = (RULES.parents[3] / "docs" / "terminal.md").read_text("utf-8")
    assert [kind.name for kind in ACTIONS.kinds if not re.search(rf"`{kind.name}[ `]", page)] == []


# What the sentences say -----------------------------------------------------------------------------------------------


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): READ.sentence(s.t, action) for action in s.t.legal()}


def test_a_courtier_names_its_price_and_the_favour_of_an_empty_hall() -> None:
    s = scene(players=3).give("red", cubes={"orange": 2}, courtiers={"knowledge": 1}).takes("red", "palace")
    assert READ.prompt(s.t) == "Choose a hall for your courtier (2 of its colour)."
    assert says(s)["hall faith"] == "Seat a courtier in the hall of faith for 2 orange, gain 1 favour"


def test_a_card_names_its_price_its_camel_and_the_pair_it_completes() -> None:
    s = scene(players=3).give("red", cubes={"teal": 2}, spices={"ginger": 1}, influence=2)
    s.display("ginger*", "pepper").takes("red", "caravansary")
    assert says(s)["card 1"] == "Buy ginger (card 1) for 1 teal, gain 1 camel (a pair: a soldier)"
    assert says(s)["card 2"] == "Buy pepper (card 2) for 1 teal"


def test_a_site_names_what_everyone_gains() -> None:
    s = scene(players=3).site("a1", owner="blue", upgrade="white").site("a2", owner="blue")
    s.begins("red").play("slot 1")
    assert says(s)["activate a2"] == "Use a2, blue's tan palace, gain 1 tan and 1 white; blue gains 1 tan and 1 white"
    assert says(s)["activate a4"].startswith("Build on a4, an empty")


def test_a_soldier_and_a_wall_name_their_influence() -> None:
    s = scene(players=3).site("a1", owner="blue").site("b1", owner="red").asks(DEPLOY[0])
    assert says(s)["soldier a1"] == "Put a soldier on a1, blue's purple caravansary: 2 influence"
    assert says(s)["soldier b1"] == "Put a soldier on b1, your tan caravansary: 1 influence"
    s.play("done").give("red", cubes={"tan": 1}).takes("red", "wall").play("piece segment-05")
    assert says(s)["place west-1"].endswith("your tan caravansary: 3 influence")


def test_a_place_in_the_queue_names_its_camels() -> None:
    s = scene(players=3).give("red", camels=2)
    s.t.queue[:] = [-1, -1, -1]
    s.asks(JoinQueue(0))
    assert says(s)["queue 1"] == "Stand at place 1 for 2 camels"
    assert says(s)["queue 3"] == "Stand at place 3 for free"


def test_who_joins_the_queue_reads_who_stands_where_and_who_is_still_to_come() -> None:
    s = scene(players=4).give("red", camels=1).give("blue", camels=1).give("yellow", camels=2).give("black", camels=1)
    s.ends_round(slot1="red", slot2="blue", slot4="yellow", slot5="black")
    asked = "Choose your place in the next queue. "
    assert READ.prompt(s.t) == f"{asked}Nobody stands there yet; blue, yellow and black are still to come."
    s.play("queue 3")
    assert READ.prompt(s.t) == f"{asked}Red stands at 3; yellow and black are still to come."
    s.play("queue 4")
    assert READ.prompt(s.t) == f"{asked}Red stands at 3 and blue stands at 4; black is still to come."
    s = scene(players=2).give("red", camels=1).ends_round(slot1="courtier", slot2="red", slot3="blue")
    assert READ.prompt(s.t) == f"{asked}The high courtier stands at 3; blue is still to come."


def test_only_the_last_to_join_finds_nobody_still_to_come() -> None:
    s = scene(players=3)
    s.t.queue[:] = [-1, -1, 1]
    s.give("red", camels=1).asks(JoinQueue(0))
    assert READ.prompt(s.t).endswith("Blue stands at 3; nobody else is to come.")


@pytest.mark.ruling("A6")
def test_a_white_upgrade_replaces_the_cube_of_its_site_and_a_bonus_upgrade_adds_one() -> None:
    s = scene(players=3).site("a1", owner="blue", upgrade="white").site("a2", upgrade="teal").begins("red")
    assert says(s)["slot 1"].startswith(
        "Go to slot 1, column a: purple caravan (blue's, white instead), tan palace (+1 teal), "
    )
    picture = READ.picture(s.t, 0, False, 118)
    assert "Pu[B]=Wh" in picture
    assert "Ta   +Te" in picture
    s.play("slot 1")
    assert says(s)["activate a1"] == "Use a1, blue's purple caravansary, gain 1 white; blue gains 1 white"


def test_the_tile_that_only_scores_is_called_by_its_points() -> None:
    s = scene(players=3).give("red", scrolls=7, cubes={"teal": 1}).takes("red", "library")
    s.play("cube teal", "breakthrough eight-points")
    story = told(MERV, s.t.log or [], "you", "blue", "yellow")
    assert story[-1].endswith("made a breakthrough: 8 points, gained 8 points for breakthroughs.")
    assert "holds 8 points" in READ.picture(s.t, 0, False, 118)


def test_a_payment_says_what_it_leaves() -> None:
    s = scene(players=3).give("red", cubes={"teal": 2, "tan": 2}, breakthroughs=["discount_marketplace"])
    s.give("red", posts=["samarkand"]).takes("red", "marketplace").play("post kashgar", "buy kashgar")
    assert READ.prompt(s.t) == "Choose how to pay 1 tan and 1 teal."
    assert says(s)["pay save-teal"] == "Pay 1 tan with the discount, and keep 1 tan and 2 teal"


def test_a_contract_says_what_it_asks_and_pays() -> None:
    s = scene(players=3).give("red", cubes={"purple": 1}, scrolls=1, common=1, influence=1).begins("red")
    assert says(s)["contract 1"] == (
        "Fulfil contract 1: commit 1 scroll and 1 good of either kind, pay 1 purple, gain 7 points and 1 favour"
    )


def test_a_step_in_the_mosque_names_its_boon_and_points() -> None:
    s = scene(players=3).give("red", cubes={"purple": 1}, path=0, row=5).takes("red", "mosque")
    assert says(s)["advance"] == "Climb to row 6 for 1 purple: a soldier and 1 point"


def test_a_story_counts_together_what_is_alike() -> None:
    log = [Entry("build", 0, [6, 0, 0]), Entry("cube", 0, [2, 0, 0]), Entry("cube", 0, [2, 0, 0])]
    log += [Entry("cube", 1, [2, 0, 0]), Entry("pay", 0, [1, 3, 0]), Entry("invasion", -1, [0, 0, 0])]
    assert told(MERV, log, "you", "blue") == [
        "You built on b2, gained 2 teal (blue gained 1 teal), paid 1 orange.",
        "The Mongols attacked.",
    ]


def test_a_story_tells_what_was_paid_before_what_everybody_gained() -> None:
    log = [Entry("pay", 0, [1, 3, 0]), Entry("cube", 0, [2, 0, 0]), Entry("cube", 1, [2, 0, 0])]
    assert told(MERV, log, "you", "blue") == ["You paid 1 orange, gained 1 teal (blue gained 1 teal)."]


@pytest.mark.ruling("E12")
def test_soldiers_go_home_in_one_line() -> None:
    s = scene(players=3).at(year=2, round=4).site("a1", owner="red", soldier="blue").site("a2", owner="blue")
    s.site("b2", owner="blue", soldier="red").site("b3", owner="red").site("c2", owner="red", soldier="blue")
    s.site("d4", owner="blue").invades()
    assert told(MERV, s.t.log or [], "you", "blue", "yellow") == [
        "The Mongols attacked.",
        "You lost the building on b3.",
        "Blue lost the buildings on a2, d4.",
        "You took 1 soldier home. Blue took 2 soldiers home.",
        "The Mongols withdrew.",
    ]


def test_a_story_lists_lost_buildings_and_fills_the_queue_in_one_paragraph() -> None:
    log = [Entry("ransom", 0, [6, 0, 0]), Entry("destroyed", 0, [7, 0, 0]), Entry("destroyed", 0, [8, 0, 0])]
    log += [Entry("queue", 0, [2, 0, 0]), Entry("queue", 1, [1, 0, 0]), Entry("camels", 1, [1, 0, 0])]
    assert told(MERV, log, "you", "blue") == [
        "You ransomed b2, lost the buildings on c2, d2.",
        "You took place 2 in the queue. Blue took place 1 in the queue, gained 1 camel.",
    ]
