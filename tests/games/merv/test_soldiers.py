"""Soldiers: where they may stand, what they bring, how long they stay."""

import pytest

from serai.games.merv.grid import CELLS
from serai.games.merv.library import ChooseBreakthrough
from serai.games.merv.soldiers import DEPLOY, Deploy
from tests.games.merv.scene import Scene, cubes, scene


def soldier(s: Scene, cell: str) -> int:
    return s.t.soldiers[CELLS.index(cell)]


def test_an_own_building_brings_one_influence_and_a_foreign_one_two() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="blue")
    s.asks(Deploy(0)).play("soldier a1")
    assert s.of("red").influence == 1
    s.asks(Deploy(0)).play("soldier b1")
    assert s.of("red").influence == 3
    assert s.of("red").servants == 6
    assert s.done


@pytest.mark.ruling("A14")
def test_a_soldier_needs_a_building_without_soldier_and_without_upgrade() -> None:
    s = scene().site("a1", owner="red", soldier="red").site("b1", owner="blue", soldier="yellow")
    s.site("c1", owner="red", upgrade="white").site("d1", owner="blue", upgrade="teal")
    s.site("e1", upgrade="tan").site("e5", owner="yellow")
    s.asks(Deploy(0))
    assert s.legal() == ["done", "soldier e5"]
    s.play("soldier e5")
    assert s.done


@pytest.mark.ruling("A14")
def test_a_soldier_needs_a_building_without_a_soldier_or_an_upgrade() -> None:
    s = scene(players=3).site("a1", owner="red").site("a2", owner="blue").site("a3", owner="blue", soldier="yellow")
    s.site("a4", owner="red", upgrade="white").site("a5", owner="red", soldier="red")
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier a1", "soldier a2"]
    s.play("soldier a2")
    assert s.of("red").influence == 2  # on the building of another
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier a1"]
    s.play("soldier a1")
    assert s.of("red").influence == 3
    assert s.done


@pytest.mark.ruling("A15")
@pytest.mark.parametrize(("fourth", "open_"), [("c2", ["b1"]), ("d3", ["b1", "d3"])])
def test_one_wall_of_two_still_admits_a_soldier_and_both_or_a_gate_do_not(fourth: str, open_: list[str]) -> None:
    s = scene().site("a1", owner="red").site("b1", owner="red").site("c1", owner="red").site(fourth, owner="red")
    s.walls("north-1", "west-1", "north-3")  # both of a1, one of b1, the gate of c1 and c2
    s.asks(Deploy(0))
    assert s.legal() == ["done", *[f"soldier {cell}" for cell in open_]]
    s.play("soldier b1")
    assert s.done


@pytest.mark.ruling("B33")
def test_declining_a_soldier_gives_no_influence() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="blue")
    s.begins("red").play("slot 1", "activate a1", "deploy")
    assert s.legal() == ["done", "soldier a1", "soldier b1"]
    s.play("done")
    assert (s.of("red").influence, s.of("red").servants) == (0, 8)
    assert s.events("soldier") == []
    assert s.done


@pytest.mark.ruling("B8", "B33")
def test_without_a_servant_there_is_no_soldier_no_courtier_and_no_influence() -> None:
    s = scene().site("a1", owner="red").give("red", courtiers={"knowledge": 3, "spice": 3, "trade": 2})
    assert s.of("red").servants == 0
    s.begins("red").play("slot 1", "activate a1", "deploy")
    assert s.of("red").influence == 0
    assert s.done
    s.give("red", cubes={"orange": 12}).takes("red", "palace")
    assert s.of("red").courtiers_placed() == 8
    assert s.of("red").cubes == cubes(orange=12)
    assert s.done


@pytest.mark.ruling("B8")
def test_soldiers_and_courtiers_are_the_same_eight_servants() -> None:
    s = scene().site("a1", owner="red").give("red", courtiers={"knowledge": 3, "spice": 3, "trade": 1})
    s.give("red", cubes={"orange": 8})
    s.asks(Deploy(0)).play("soldier a1")
    assert s.of("red").servants == 0
    assert s.takes("red", "palace").done  # eight orange, a free seat, but nobody to sit there


@pytest.mark.ruling("B8")
def test_an_invasion_brings_soldiers_home_but_never_courtiers() -> None:
    s = scene().site("a1", owner="red", soldier="blue").site("b1", owner="blue", soldier="blue")
    s.give("blue", courtiers={"faith": 2}).invades()
    assert s.of("blue").servants == 6
    assert s.of("blue").courtiers == [0, 0, 0, 2]
    assert s.done


@pytest.mark.ruling("B34")
def test_soldiers_of_the_first_year_stay_until_the_invasion_of_the_second() -> None:
    s = scene().site("a1", owner="red", soldier="blue").at(year=1, round=4)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert (s.t.year, s.t.round) == (1, 0)
    assert soldier(s, "a1") == 1
    assert s.of("blue").servants == 7
    s = scene().site("a1", owner="red", soldier="blue").at(year=2, round=4)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert (s.t.year, s.owner("a1")) == (2, "red")
    assert soldier(s, "a1") == -1
    assert s.of("blue").servants == 8


@pytest.mark.ruling("B34")
def test_walls_built_later_leave_the_soldier_where_it_stands() -> None:
    s = scene().site("a1", owner="red", soldier="blue").walls("north-1")
    s.give("red", cubes={"tan": 1}).takes("red", "wall").play("piece segment-05", "place west-1")
    assert s.t.protected(CELLS.index("a1"))
    assert soldier(s, "a1") == 1
    assert s.of("blue").servants == 7
    assert s.done


@pytest.mark.ruling("B56")
def test_each_of_two_soldiers_may_be_declined_by_itself() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="blue").asks(ChooseBreakthrough(0, 3))
    s.play("breakthrough two-soldiers", "done", "soldier b1")
    assert (s.of("red").influence, s.of("red").servants) == (2, 7)
    assert s.done


@pytest.mark.ruling("B54")
def test_the_human_may_guard_the_magistrates_buildings_for_two_influence() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("b1", owner="courtier").site("c1", owner="red")
    s.asks(Deploy(0))
    assert s.legal() == ["done", "soldier a1", "soldier b1", "soldier c1"]
    s.play("soldier a1")
    assert s.of("red").influence == 2
    s.give("red", cubes={"tan": 1}).takes("red", "wall").play("piece segment-05", "place west-1")
    assert s.of("red").influence == 2 + 2 + 2
    assert s.done
