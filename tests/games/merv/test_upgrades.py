"""Upgrades: white ones and the four bonus upgrades, where they go, what they add, and when they are lost."""

import pytest

from serai.games.merv.constants import COLOURS
from serai.games.merv.upgrades import ChooseBonus, PlaceWhite
from tests.games.merv.scene import cubes, scene


@pytest.mark.ruling("B30")
@pytest.mark.covers("mosque white_upgrade")
def test_a_white_upgrade_goes_on_ones_own_building_without_an_upgrade_walls_or_not() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="blue").site("c1", owner="red", upgrade="tan")
    s.site("e5", owner="red").walls("north-1", "west-1")
    s.give("red", path=0, row=1, cubes={"tan": 1}).takes("red", "mosque").play("advance")
    assert s.legal() == ["upgrade a1", "upgrade e5"]
    s.play("upgrade a1")
    assert (s.t.upgrades[0], s.t.white_upgrades) == (1, 5)
    assert s.done


@pytest.mark.ruling("B30")
@pytest.mark.parametrize("row", [1, 3])
def test_a_soldier_under_an_upgrade_goes_home_and_its_influence_stays(row: int) -> None:
    s = scene().site("a1", owner="red").give("blue", influence=2)
    s.site("a1", soldier="blue")
    assert s.of("blue").servants == 7
    s.give("red", path=0, row=row, cubes={"tan": 1, "teal": 1, "purple": 1}).takes("red", "mosque").play("advance")
    s.play("done" if row == 1 else "bonus teal")
    assert s.t.soldiers[0] == -1
    assert s.t.upgrades[0] > 0
    assert (s.of("blue").servants, s.of("blue").influence) == (8, 2)
    assert s.done


@pytest.mark.ruling("B10")
def test_without_a_tile_or_a_site_a_white_upgrade_is_lost() -> None:
    s = scene().site("a1", owner="blue").site("b1", owner="red", upgrade="white")
    s.give("red", path=0, row=1, cubes={"tan": 1}).takes("red", "mosque").play("advance")
    assert s.of("red").row == 2
    assert s.t.white_upgrades == 5
    assert s.done
    s = scene().site("b1", owner="red").give("red", path=0, row=1, cubes={"tan": 1})
    s.t.white_upgrades = 0
    s.takes("red", "mosque").play("advance")
    assert s.t.upgrades[1] == 0
    assert s.done


@pytest.mark.ruling("A18")
@pytest.mark.covers(
    "mosque bonus_upgrade", "bonus purple", "bonus tan", "bonus teal", "bonus orange"
)  # fmt: skip
@pytest.mark.parametrize("colour", COLOURS[:4])
def test_a_bonus_upgrade_of_any_colour_left_adds_a_cube_to_its_site(colour: str) -> None:
    s = scene().site("a1", owner="red").site("e5", owner="red")  # a purple and an orange site
    s.give("red", path=0, row=3, cubes={"teal": 1, "purple": 1}).takes("red", "mosque").play("advance")
    assert s.legal() == ["bonus purple", "bonus tan", "bonus teal", "bonus orange"]
    s.play(f"bonus {colour}")
    assert s.legal() == ["upgrade a1", "upgrade e5"]
    s.play("upgrade e5")
    assert s.t.bonus_upgrades == 15 - (1 << COLOURS.index(colour))
    assert s.done
    s.begins("red").play("slot 5", "activate e5")
    expected = cubes(orange=1)
    expected[COLOURS.index(colour)] += 1
    assert s.of("red").cubes == expected
    s.play("favour")
    assert s.done


@pytest.mark.ruling("B10")
def test_a_bonus_upgrade_once_taken_is_gone_and_without_a_site_it_is_lost() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="blue", upgrade="teal")
    s.give("red", path=0, row=3, cubes={"teal": 1, "purple": 1}).takes("red", "mosque").play("advance")
    assert s.legal() == ["bonus purple", "bonus tan", "bonus orange"]
    s.play("bonus purple")
    assert s.done
    s.give("blue", path=0, row=3, cubes={"teal": 1, "purple": 1}).takes("blue", "mosque").play("advance")
    assert s.t.bonus_upgrades == 0b1010  # blue's one building has an upgrade already
    assert s.done


@pytest.mark.ruling("B10")
def test_no_bonus_upgrade_or_scoring_tile_left_loses_the_boon() -> None:
    s = scene().site("a1", owner="red").give("red", path=0, row=3)
    s.t.bonus_upgrades = 0
    s.t.scoring_tiles = 0
    s.give("red", cubes={"teal": 1, "purple": 1, "orange": 1, "tan": 1}).takes("red", "mosque")
    s.play("advance", "advance")
    assert (s.of("red").row, s.of("red").scoring_tile, s.t.upgrades[0]) == (5, -1, 0)
    assert s.done


@pytest.mark.ruling("A18")
def test_a_bonus_upgrade_is_any_of_those_left_on_a_site_of_ones_own() -> None:
    s = scene(players=3).site("a1", owner="red").site("a2", owner="blue", upgrade="tan").site("a3", owner="red")
    s.asks(ChooseBonus(0))
    assert s.legal() == ["bonus purple", "bonus teal", "bonus orange"]
    s.play("bonus teal")
    assert s.legal() == ["upgrade a1", "upgrade a3"]
    s.play("upgrade a3")
    assert s.events("upgrade") == [[10, COLOURS.index("teal"), 0]]
    assert s.t.bonus_upgrades == 0b1001
    assert s.done


@pytest.mark.ruling("B10")
def test_an_upgrade_without_a_tile_or_a_site_left_is_lost() -> None:
    s = scene(players=3).site("a1", owner="red")
    s.t.white_upgrades = 0
    s.asks(PlaceWhite(0, 1))
    assert s.done
    s.t.bonus_upgrades = 0
    s.asks(ChooseBonus(0))
    assert s.done
    s = scene(players=3).site("a1", owner="red", upgrade="white").site("a2", owner="blue")
    s.asks(PlaceWhite(0, 0)).asks(ChooseBonus(0))
    assert s.events("upgrade") == []
    assert s.done


@pytest.mark.ruling("B10")
def test_the_mosque_alone_never_runs_out_of_upgrades_or_tiles() -> None:
    t = scene(players=4).t
    assert t.white_upgrades >= 4
    assert t.bonus_upgrades.bit_count() == t.scoring_tiles.bit_count() == 4
