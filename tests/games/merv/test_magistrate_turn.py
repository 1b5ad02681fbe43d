"""The corrupt magistrate's turn: how often it acts, and what it never gets.

The scene's city, row by row from the north: caravansary in a1-d1, palace in e1-c2, library in d2-b3, marketplace in
d3-b4, mosque in c4-a5, wall in b5-e5; the camel market is c3.
"""

import pytest

from tests.games.merv.scene import cubes, scene, spices


@pytest.mark.ruling("B47")
@pytest.mark.covers("solo library")
def test_it_acts_once_for_each_building_of_its_own_and_of_the_courtier_in_the_line_the_new_one_included() -> None:
    s = scene(players=1).site("b5", owner="magistrate").site("b1", owner="courtier").site("b2", owner="red")
    s.site("a1", owner="courtier").magistrate_plays("library")
    assert s.owner("b3") == "magistrate"
    assert s.of("magistrate").scrolls == 3
    assert s.done


@pytest.mark.covers("solo caravansary")
def test_the_caravansary_card_takes_as_many_cards() -> None:
    s = scene(players=1).at(1, 2).site("e1", owner="courtier").display("ginger", "ginger", "ginger", deck={})
    s.magistrate_plays("caravansary")
    assert s.of("magistrate").spices == spices(ginger=2)
    assert s.done


@pytest.mark.covers("solo palace")
def test_the_palace_card_seats_a_courtier() -> None:
    s = scene(players=1).magistrate_plays("palace")
    assert s.owner("e1") == "magistrate"
    assert s.of("magistrate").courtiers == [1, 0, 0, 0]
    assert s.of("magistrate").servants == 7
    assert s.done


@pytest.mark.covers("solo marketplace")
def test_the_marketplace_card_establishes_one_post_however_many_actions() -> None:
    s = scene(players=1).site("e1", owner="courtier").site("e2", owner="courtier").magistrate_plays("marketplace")
    assert s.owner("e3") == "magistrate"
    assert len(s.events("post")) == 1
    assert s.of("magistrate").common == 1
    assert s.done


@pytest.mark.covers("solo mosque")
def test_the_mosque_card_advances_as_many_spaces() -> None:
    s = scene(players=1).site("e1", owner="courtier").magistrate_plays("mosque")
    assert s.owner("e4") == "magistrate"
    assert s.of("magistrate").row == 2
    assert s.done


@pytest.mark.covers("solo wall")
def test_the_wall_card_builds_as_many_walls() -> None:
    s = scene(players=1).site("e1", owner="courtier").magistrate_plays("wall")
    assert s.owner("e5") == "magistrate"
    assert len(s.events("wall")) == 2
    assert s.done


def test_the_magistrate_gets_no_cubes() -> None:
    s = scene(players=1).site("b5", owner="magistrate", upgrade="white").magistrate_plays("library")
    assert s.of("magistrate").cubes == cubes()
    assert s.done


def test_you_can_never_activate_the_magistrates_buildings() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("a2", owner="courtier").site("a3", owner="red")
    s.begins("red").play("slot 1")
    assert s.legal() == ["activate a2", "activate a3", "activate a4", "activate a5"]


@pytest.mark.ruling("A34")
def test_the_caravansary_tile_repeats_the_action_when_the_card_calls_for_it() -> None:
    s = scene(players=1).at(1, 2).give("magistrate", breakthroughs=["discount_caravansary"])
    s.display(*["ginger"] * 4, deck={}).magistrate_plays("caravansary")
    assert s.of("magistrate").spices == spices(ginger=2)
    assert s.done


@pytest.mark.ruling("A34")
def test_the_mosque_tile_repeats_only_the_mosque_card_and_not_a_boon() -> None:
    s = scene(players=1).give("magistrate", breakthroughs=["discount_mosque"])
    s.magistrate_plays("mosque")
    assert s.of("magistrate").row == 2
    s = scene(players=1).give("magistrate", breakthroughs=["discount_mosque"], camels=1)
    s.site("c5", owner="magistrate")
    s.t.market, s.t.market_side = 1, 1  # a mosque step is for sale on the top right
    s.magistrate_plays("palace")
    assert s.of("magistrate").row == 1
    assert s.done


@pytest.mark.ruling("A34")
def test_the_tile_of_another_area_repeats_nothing() -> None:
    s = scene(players=1).give("magistrate", breakthroughs=["discount_caravansary"]).magistrate_plays("mosque")
    assert s.of("magistrate").row == 1
    s = scene(players=1).give("magistrate", breakthroughs=["discount_mosque"]).magistrate_plays("library")
    assert s.of("magistrate").scrolls == 1
    assert s.done
