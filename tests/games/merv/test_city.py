"""The city: slots, sites, production and the choice of an action."""

import pytest

from serai.games.merv.constants import AREAS, TILES
from tests.games.merv.scene import ALL_SLOTS, cubes, scene

# Slots and sites --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B1")
def test_the_fourth_of_four_master_meeples_still_has_two_free_slots() -> None:
    s = scene(players=4).at(year=1, round=1)
    for name, slot in (("red", "1"), ("blue", "3"), ("yellow", "5")):
        s.begins(name).play(f"slot {slot}").play(s.legal()[0], "favour")
    s.begins("black")
    assert s.legal() == ["slot 2", "slot 4"]
    s.play("slot 4", "activate d5", "favour")
    assert s.done


@pytest.mark.parametrize(
    ("round_", "sites"),
    [
        (1, ["b1", "b2", "b3", "b4", "b5"]),
        (2, ["a2", "b2", "c2", "d2", "e2"]),
        (3, ["d1", "d2", "d3", "d4", "d5"]),
        (4, ["a4", "b4", "c4", "d4", "e4"]),
    ],
)
def test_slots_count_clockwise_from_the_queue_and_see_columns_and_rows_in_turn(round_: int, sites: list[str]) -> None:
    s = scene(players=3).at(year=1, round=round_).begins("red").play("slot 2")
    assert s.legal() == [f"activate {cell}" for cell in sites]


def test_the_camel_market_is_no_building_site() -> None:
    s = scene(players=3).at(year=1, round=1).begins("red").play("slot 3")
    assert s.legal() == ["activate c1", "activate c2", "activate c4", "activate c5"]


@pytest.mark.ruling("A5")
def test_with_all_own_buildings_placed_only_occupied_sites_can_be_activated() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", owner="blue").site("b4", owner="red").site("d1", owner="blue")
    s.give("red", buildings=0).begins("red")
    assert s.legal() == ["slot 2", "slot 4"]
    s.play("slot 2")
    assert s.legal() == ["activate b2", "activate b4"]
    s.play("activate b4", "favour")
    assert s.done


@pytest.mark.ruling("A5", "B2")
def test_without_any_site_to_activate_only_favour_or_a_soldier_is_left() -> None:
    s = scene(players=3).at(year=1, round=1).give("red", buildings=0).begins("red")
    assert s.legal() == ALL_SLOTS
    s.play("slot 2")
    assert s.legal() == ["favour", "deploy"]
    s.play("favour")
    assert s.of("red").cubes == cubes()
    assert s.of("red").favour == 1
    assert s.done


@pytest.mark.ruling("B2")
def test_a_line_that_holds_only_the_magistrate_is_closed_to_a_player_without_buildings() -> None:
    s = scene(players=1).at(year=1, round=1).site("a1", owner="magistrate").site("b1", owner="courtier")
    s.give("red", buildings=0).begins("red")  # one slot and one site, so nothing is asked
    assert s.t.slots[1] == s.number("red")
    assert s.of("red").cubes == cubes(tan=1)
    s.play("favour")
    assert s.done


# Production -------------------------------------------------------------------------------------------------------


BEGINS_WITH = {
    "caravansary": "card 1",
    "palace": "hall ",
    "library": "cube ",
    "marketplace": "post rayy",
    "mosque": "path ",
    "wall": "piece segment",
}


@pytest.mark.covers(*[f"tile {tile}" for tile in TILES])
@pytest.mark.parametrize("tile", TILES)
def test_a_site_that_is_built_on_produces_its_colour_and_offers_its_board_action(tile: str) -> None:
    area, colour = tile.split("_")
    s = scene(players=3).at(year=1, round=1).site("b2", tile).display(*["ginger"] * 6, "juniper", "juniper", deck={})
    s.begins("red").play("slot 2", "activate b2")
    assert s.owner("b2") == "red"
    assert s.of("red").buildings == 8
    assert s.of("red").cubes == cubes(**{colour: 1})
    s.play("board")
    assert s.events("board") == [[AREAS.index(area), 0, 0]]
    assert any(line.startswith(BEGINS_WITH[area]) for line in s.legal())
    while not s.done:
        s.play("done" if s.offers("done") else s.legal()[0])


@pytest.mark.ruling("A6")
def test_a_white_upgrade_replaces_the_cube_of_its_site() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="red", upgrade="white")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(white=1)
    assert s.done


def test_a_bonus_upgrade_adds_its_cube_to_that_of_the_site() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="red", upgrade="orange")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(teal=1, orange=1)
    assert s.done


@pytest.mark.ruling("A7")
@pytest.mark.parametrize(
    ("upgrade", "share"), [(None, cubes(teal=1)), ("white", cubes(white=1)), ("orange", cubes(teal=1, orange=1))]
)
def test_the_owner_gets_all_of_the_activated_site_once(upgrade: str | None, share: list[int]) -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="blue", upgrade=upgrade)
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("blue").cubes == share
    assert s.of("red").cubes == share
    assert s.done


@pytest.mark.ruling("A7")
def test_from_other_sites_in_the_line_the_owner_gets_one_cube_for_each_upgrade_and_nothing_else() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="blue")
    s.site("b1", "wall_tan", owner="blue", upgrade="white").site("b4", "wall_purple", owner="blue", upgrade="orange")
    s.site("b5", "wall_teal", owner="blue")
    s.site("c2", "wall_orange", owner="blue", upgrade="purple")  # not in the line
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("blue").cubes == cubes(teal=1, white=1, orange=1)
    assert s.of("red").cubes == cubes(teal=2, white=1, purple=1, orange=1)
    assert s.done


@pytest.mark.ruling("B58")
def test_only_the_colour_of_the_activated_building_produces_and_nothing_is_placed_there() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="blue").site("b3", owner="red")
    s.site("b4", "wall_purple", owner="yellow", upgrade="orange").site("b5", "wall_tan", owner="blue")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(teal=1, tan=1)
    assert s.of("blue").cubes == cubes(teal=1)
    assert s.of("yellow").cubes == cubes()
    assert s.owner("b2") == "blue"
    assert (s.of("red").buildings, s.of("blue").buildings) == (8, 7)
    assert s.events("build") == []
    assert s.done


@pytest.mark.ruling("B58")
def test_ones_own_occupied_site_produces_again_and_places_nothing() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="red").site("b4", "wall_tan", owner="red")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(teal=1, tan=1)
    assert s.of("red").buildings == 7
    assert s.done


@pytest.mark.ruling("B3")
def test_production_is_over_for_both_before_anything_is_spent() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_orange", owner="blue")
    s.begins("red").play("slot 2", "activate b2")
    assert s.waits_for("red")
    assert s.of("red").cubes == s.of("blue").cubes == cubes(orange=1)
    s.play("board", "hall faith")  # with the cube just produced
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B4")
def test_an_upgrade_on_an_empty_site_works_for_whoever_builds_there() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", upgrade="white")
    s.site("b4", "wall_purple", upgrade="orange")  # empty, so it gives nothing
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(white=1)
    assert s.done


@pytest.mark.ruling("B4")
def test_an_upgrade_survives_the_destruction_of_its_building_and_then_serves_another() -> None:
    s = scene(players=3).at(year=2, round=4).site("b2", "palace_teal", owner="red", upgrade="orange").invades()
    assert s.owner("b2") is None
    s.begins("blue").play("slot 4", "activate b2", "favour")
    assert s.of("blue").cubes == cubes(teal=1, orange=1)
    assert s.done


# The action -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A8")
def test_one_of_three_actions_must_be_chosen() -> None:
    s = scene(players=3).at(year=1, round=1).begins("red").play("slot 2", "activate b2")
    assert s.legal() == ["favour", "deploy", "board"]


@pytest.mark.ruling("A8")
def test_the_soldier_may_be_declined_and_then_brings_nothing() -> None:
    s = scene(players=3).at(year=1, round=1).begins("red").play("slot 2", "activate b2", "deploy")
    assert s.legal() == ["done", "soldier b2"]
    s.play("done")
    assert (s.of("red").influence, s.of("red").servants) == (0, 8)
    assert s.done


@pytest.mark.ruling("A8")
def test_a_board_action_may_spend_nothing() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "library_teal")
    s.begins("red").play("slot 2", "activate b2", "board", "done")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.of("red").scrolls == 0
    assert s.done


@pytest.mark.ruling("A36")
def test_gaining_favour_as_an_action_is_exactly_one_step() -> None:
    s = scene(players=3).at(year=1, round=1).give("red", favour=3)
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").favour == 4
    assert s.of("red").score() == 1
    assert s.done
