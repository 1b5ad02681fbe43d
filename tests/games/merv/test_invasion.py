"""The invasion: what is attacked, what protects, what ransoms a building, and what is left afterwards."""

import pytest

from serai.games.merv.grid import CELLS, SITES
from tests.games.merv.scene import Scene, cubes, scene


def upgrade(s: Scene, cell: str) -> int:
    return s.t.upgrades[CELLS.index(cell)]


# Attack and protection ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B38")
@pytest.mark.parametrize("cell", [CELLS[site] for site in SITES])
def test_every_site_can_be_attacked(cell: str) -> None:
    s = scene().site(cell, owner="red").invades()
    assert s.owner(cell) is None
    assert s.events("destroyed") == [[CELLS.index(cell), 0, 0]]
    assert s.done


@pytest.mark.ruling("A15", "B38")
def test_a_building_needs_every_attacked_side_walled() -> None:
    s = scene().site("a1", owner="red").site("b2", owner="red").site("d5", owner="red").site("c2", owner="red")
    s.walls("north-1", "west-1", "north-2", "north-3").invades()
    assert [s.owner(cell) for cell in ("a1", "b2", "d5", "c2")] == ["red", None, None, "red"]
    assert s.done


@pytest.mark.ruling("B38")
def test_a_soldier_of_any_colour_protects() -> None:
    s = scene().site("a1", owner="red", soldier="blue").site("e5", owner="red", soldier="red").site("c4", owner="red")
    s.invades()
    assert [s.owner(cell) for cell in ("a1", "e5", "c4")] == ["red", "red", None]
    assert s.done


@pytest.mark.ruling("B8", "B38")
def test_afterwards_all_soldiers_leave_the_city_needed_or_not() -> None:
    s = (
        scene()
        .site("a1", owner="red", soldier="blue")
        .walls("north-1", "west-1")
        .site("b1", owner="red", soldier="red")
    )
    s.invades()
    assert all(soldier == -1 for soldier in s.t.soldiers)
    assert (s.of("red").servants, s.of("blue").servants) == (8, 8)
    assert s.t.walls != 0  # the walls stay
    assert s.done


def test_there_is_no_invasion_in_the_first_year() -> None:
    s = scene().site("a1", owner="red").at(year=1, round=4)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.owner("a1") == "red"
    assert s.events("invasion") == []
    s = scene().site("a1", owner="red").at(year=2, round=4)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.owner("a1") is None


# Ransom ---------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A11")
@pytest.mark.parametrize(
    ("tile_upgrade", "accepted"),
    [
        (None, ["teal", "white"]),
        ("orange", ["teal", "orange", "white"]),
        ("white", ["purple", "tan", "teal", "orange", "white"]),
    ],
)
def test_the_sites_colour_the_bonus_upgrades_any_with_a_white_one_and_white_always(
    tile_upgrade: str | None, accepted: list[str]
) -> None:
    for colour in ("purple", "tan", "teal", "orange", "white"):
        s = scene().site("a1", "library_teal", owner="red", upgrade=tile_upgrade).give("red", cubes={colour: 1})
        s.invades()
        if colour in accepted:
            assert s.legal() == ["done", "ransom a1"], colour
            s.play("ransom a1")
            assert s.of("red").cubes == cubes()
            assert s.owner("a1") == "red"
        else:
            assert s.owner("a1") is None, colour
        assert s.done


@pytest.mark.ruling("A11")
def test_the_payer_chooses_among_the_fitting_colours_and_white_is_spent_only_in_need() -> None:
    s = scene().site("a1", "library_teal", owner="red", upgrade="orange")
    s.give("red", cubes={"teal": 1, "orange": 1, "white": 1}).invades().play("ransom a1")
    assert s.legal() == ["cube teal", "cube orange"]
    s.play("cube orange")
    assert s.of("red").cubes == cubes(teal=1, white=1)
    assert s.done


@pytest.mark.ruling("B39")
def test_a_ransom_that_could_be_paid_may_be_refused() -> None:
    s = scene().site("a1", "library_teal", owner="red").give("red", cubes={"teal": 3}).invades().play("done")
    assert s.owner("a1") is None
    assert s.of("red").cubes == cubes(teal=3)
    assert s.done


@pytest.mark.ruling("A10")
def test_players_decide_in_the_order_of_the_queue_just_filled_each_about_all_of_theirs() -> None:
    s = scene().at(year=2, round=4)
    for cell, owner in {"a1": "red", "a5": "red", "b2": "blue", "e5": "yellow"}.items():
        s.site(cell, owner=owner).give(owner, cubes={"white": 2})
    s.ends_round(slot1="red", slot2="yellow", slot3="blue")  # so blue is first, red last
    assert s.waits_for("blue")
    assert s.legal() == ["done", "ransom b2"]
    s.play("ransom b2")
    assert s.waits_for("yellow")
    s.play("done")
    assert s.waits_for("red")
    assert s.owner("e5") == "yellow"  # nothing is removed before everyone has decided
    assert s.legal() == ["done", "ransom a1", "ransom a5"]
    s.play("ransom a5", "done")
    assert [s.owner(cell) for cell in ("a1", "a5", "b2", "e5")] == [None, "red", "blue", None]


@pytest.mark.ruling("A10", "B38")
def test_an_attack_counts_once_though_no_wall_stands_on_either_side() -> None:
    s = scene().site("a1", "library_teal", owner="red").give("red", cubes={"teal": 2}).invades().play("ransom a1")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.owner("a1") == "red"
    assert s.done


# The second breakthrough ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("A12", "B22")
@pytest.mark.covers("option ransom_wild_breakthrough")
def test_the_wild_cube_ransoms_one_building_in_an_invasion() -> None:
    s = scene().site("a1", "library_teal", owner="red").site("b1", "library_orange", owner="red")
    s.give("red", breakthroughs=["wild_tan"], cubes={"tan": 2}).invades()
    assert s.legal() == ["done", "ransom a1", "ransom b1"]
    s.play("ransom b1")
    assert [s.owner(cell) for cell in ("a1", "b1")] == [None, "red"]
    assert s.of("red").cubes == cubes(tan=1)
    assert s.done


@pytest.mark.ruling("A12")
@pytest.mark.covers("option ransom_wild_breakthrough")
def test_each_player_has_the_wild_cube_once_also_after_using_it_in_the_turn_before() -> None:
    s = scene().site("a1", "library_teal", owner="red").site("b1", "library_orange", owner="blue")
    s.give("red", breakthroughs=["wild_tan"], cubes={"tan": 1})
    s.give("blue", breakthroughs=["wild_purple"], cubes={"purple": 1})
    s.t.wild_left = 0
    s.invades().play("ransom a1", "ransom b1")
    assert [s.owner(cell) for cell in ("a1", "b1")] == ["red", "blue"]
    assert s.done


@pytest.mark.ruling("A12", "B22")
@pytest.mark.covers("option ransom_wild_breakthrough")
def test_an_option_keeps_the_wild_cube_out_of_the_invasion() -> None:
    s = scene(ransom_wild_breakthrough=False).site("a1", "library_teal", owner="red")
    s.give("red", breakthroughs=["wild_tan"], cubes={"tan": 2}).invades()
    assert s.owner("a1") is None
    assert s.of("red").cubes == cubes(tan=2)
    assert s.done


@pytest.mark.ruling("A12", "B22")
def test_a_wild_cube_whose_colour_fits_anyway_is_not_used_up() -> None:
    s = scene().site("a1", "library_tan", owner="red").site("b1", "library_orange", owner="red")
    s.give("red", breakthroughs=["wild_tan"], cubes={"tan": 2}).invades().play("ransom a1", "ransom b1")
    assert [s.owner(cell) for cell in ("a1", "b1")] == ["red", "red"]
    assert s.of("red").cubes == cubes()
    assert s.done


# Afterwards -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B67")
def test_a_destroyed_building_returns_to_its_owner_and_the_site_is_empty_for_everyone() -> None:
    s = scene().site("a1", owner="red", soldier="blue").site("b1", owner="red")
    assert s.of("red").buildings == 7
    s.invades()
    assert s.of("red").buildings == 8
    assert s.owner("b1") is None
    s.begins("blue").play("slot 2", "activate b1", "favour")
    assert s.owner("b1") == "blue"
    assert s.done


@pytest.mark.ruling("B67")
def test_a_player_whose_buildings_were_all_out_may_build_again() -> None:
    s = scene()
    for cell in ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4"):
        s.site(cell, owner="red")
    assert s.of("red").buildings == 0
    assert not s.begins("red").offers("slot 5")  # an empty line
    s.t.stack = []
    s.invades().begins("red").play("slot 5", "activate e1", "favour")
    assert (s.owner("e1"), s.of("red").buildings) == ("red", 8)
    assert s.done


@pytest.mark.ruling("B4")
def test_upgrades_survive_the_building_and_work_for_whoever_builds_there_next() -> None:
    s = scene().site("a1", "library_teal", owner="red", upgrade="orange")
    s.site("b1", "library_tan", owner="red", upgrade="white").invades()
    assert (s.owner("a1"), s.owner("b1")) == (None, None)
    assert (upgrade(s, "a1"), upgrade(s, "b1")) == (5, 1)
    s.begins("blue").play("slot 1", "activate a1", "favour")
    assert s.of("blue").cubes == cubes(teal=1, orange=1)
    s.begins("yellow").play("slot 2", "activate b1", "favour")
    assert s.of("yellow").cubes == cubes(white=1)
    assert s.of("red").cubes == cubes()
    assert s.done


def test_the_high_courtier_never_pays_and_the_magistrate_is_never_touched() -> None:
    s = scene(players=1).site("a1", owner="courtier").site("b1", owner="magistrate").site("c1", owner="red").invades()
    assert [s.owner(cell) for cell in ("a1", "b1", "c1")] == [None, "magistrate", None]
    assert s.of("courtier").buildings == 9
    assert s.done
