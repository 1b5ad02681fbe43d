"""The mosque: paths that join, a boon on every space, scoring tiles and what waits at the end."""

from typing import Any

import pytest

import serai
from serai.games.merv.constants import AREAS
from serai.games.merv.scoring import score_year
from tests.games.merv.scene import Scene, cubes, scene

TABLES = serai.game("merv").standard()

MOSQUES = ["mosque_purple", "mosque_tan", "mosque_teal", "mosque_orange"]


def at_row(row: int, path: int = 1, **options: Any) -> Scene:
    """Red stands on this row of a path and can pay for exactly one step more."""
    s = scene(**options).give("red", path=path - 1, row=row)
    cost = s.t.printed.mosque_cost[row][path - 1]
    s.of("red").cubes = [0] * 5
    s.of("red").cubes[cost.a] += cost.n
    s.of("red").cubes[cost.b] += cost.m
    return s.takes("red", "mosque")


# The track --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B27", "B28")
@pytest.mark.covers("mosque camel", "mosque white_upgrade", "mosque favour")
def test_the_example_of_the_rulebook() -> None:
    """Teal, orange and tan on the second path: its camel, a white upgrade, favour; red stands there already."""
    s = scene().site("b2", owner="blue").give("red", path=0, row=3)
    s.t.mosque_camels = 0b1110
    s.give("blue", cubes={"teal": 1, "orange": 1, "tan": 1}).takes("blue", "mosque")
    assert s.legal() == ["done", "path 1", "path 2", "path 4"]  # no purple: the third path cannot even be begun
    s.play("path 2")
    assert s.of("blue").camels == 1
    s.play("advance")  # one building, so the upgrade asks nothing
    assert s.t.upgrades[6] == 1
    s.play("advance")
    assert s.of("blue").favour == 1
    assert (s.of("blue").row, s.of("blue").cubes) == (3, cubes())
    assert s.done


def test_only_the_first_on_a_path_finds_its_camel() -> None:
    s = scene()
    for name in ("red", "blue"):
        s.give(name, cubes={"tan": 1}).takes(name, "mosque").play("path 4")
    assert (s.of("red").camels, s.of("blue").camels) == (1, 0)
    assert s.done


@pytest.mark.ruling("B27")
def test_a_path_once_chosen_is_followed() -> None:
    s = scene().give("red", path=1, row=1, cubes={"tan": 1, "teal": 1, "purple": 1})
    assert s.takes("red", "mosque").done  # the second path goes on with orange, whatever the others ask
    s = scene().give("red", path=1, row=1, cubes={"orange": 1}).takes("red", "mosque")
    assert s.legal() == ["done", "advance"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("A20")
def test_rows_three_and_four_are_split_in_two_and_the_rest_is_one_path() -> None:
    prices = [[(c.a, c.n, c.b, c.m) for c in row] for row in scene().t.printed.mosque_cost]
    assert [len(set(row)) for row in prices] == [4, 4, 4, 2, 2, 1, 1, 1, 1, 1]
    for row in (3, 4):
        assert prices[row][0] == prices[row][1]
        assert prices[row][2] == prices[row][3]
    s = at_row(3, path=2)  # teal and purple, as for the first path
    s.play("advance")
    assert s.done
    s = scene().give("red", path=2, row=3, cubes={"teal": 1, "purple": 1}).takes("red", "mosque")
    assert s.done  # the right lane asks for tan and orange


@pytest.mark.ruling("A20")
def test_steps_cost_one_or_two_cubes_and_the_first_one() -> None:
    cost = scene().t.printed.mosque_cost
    assert {step.total() for step in cost[0]} == {1}
    assert {step.total() for row in cost for step in row} == {1, 2}


@pytest.mark.ruling("B28")
def test_a_boon_is_carried_out_before_the_next_step_is_paid_for() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="red")
    s.give("red", path=0, row=1, cubes={"tan": 1, "purple": 1}).takes("red", "mosque").play("advance")
    assert s.legal() == ["upgrade a1", "upgrade b1"]
    assert s.of("red").cubes == cubes(purple=1)
    s.play("upgrade b1", "advance")
    assert (s.of("red").row, s.of("red").favour) == (3, 1)
    assert s.done


@pytest.mark.ruling("B27")
def test_the_discount_takes_one_cube_off_one_step_of_the_action() -> None:
    s = scene().give("red", breakthroughs=["discount_mosque"]).takes("red", "mosque")
    assert s.legal() == ["done", "path 1", "path 2", "path 3", "path 4"]
    s.play("path 3")
    assert s.of("red").row == 1
    assert s.done  # the second step has its full price
    assert s.takes("red", "mosque").offers("advance")  # another turn, another cube
    s.play("done")
    assert s.done


@pytest.mark.ruling("B27")
def test_the_discount_may_wait_for_a_later_step() -> None:
    s = scene().site("a1", owner="red").give("red", breakthroughs=["discount_mosque"], path=0, row=2)
    s.give("red", cubes={"purple": 1, "teal": 1}).takes("red", "mosque").play("advance")
    assert s.legal() == ["pay full", "pay save-purple"]
    s.play("pay full", "advance")  # teal and purple, of which purple is saved
    assert s.of("red").cubes == cubes()
    s.play("bonus tan")
    assert s.of("red").row == 4
    assert s.done


@pytest.mark.ruling("A23")
@pytest.mark.covers("mosque favour")
@pytest.mark.parametrize("row", [3, 7])
def test_favour_waits_on_the_third_and_on_the_seventh_row(row: int) -> None:
    s = at_row(row - 1).play("advance")
    assert (s.of("red").row, s.of("red").favour) == (row, 1)
    assert s.done


@pytest.mark.ruling("A23")
def test_the_track_has_ten_rows_with_the_boons_in_their_order() -> None:
    rows = [[space["boon"] for space in TABLES.table("mosque.spaces").values() if space["row"] == row]
            for row in range(1, 11)]  # fmt: skip
    assert [boons[0] for boons in rows] == [
        "camel", "white_upgrade", "favour", "bonus_upgrade", "scoring_tile", "soldier", "favour", "free_courtier",
        "free_wall", "four_points_per_mosque_building_each_scoring",
    ]  # fmt: skip
    assert all(len(set(boons)) == 1 for boons in rows)


def test_the_points_of_a_space_are_scored_on_reaching_it() -> None:
    s = at_row(9).play("advance")
    assert s.of("red").score() == 4
    assert s.events("points") == [[4, 3, 0]]
    assert s.done


# Scoring tiles, soldier, courtier, wall, end ----------------------------------------------------------------------


@pytest.mark.covers(
    "mosque scoring_tile", "scoring caravansary", "scoring palace", "scoring library", "scoring marketplace"
)
@pytest.mark.parametrize("area", ["caravansary", "palace", "library", "marketplace"])
def test_a_scoring_tile_pays_three_for_each_matching_building_in_each_scoring_phase(area: str) -> None:
    s = at_row(4).play("advance")
    assert s.legal() == [
        "scoring-tile caravansary", "scoring-tile palace", "scoring-tile library", "scoring-tile marketplace",
    ]  # fmt: skip
    s.play(f"scoring-tile {area}")
    assert s.done
    s.site("a1", f"{area}_purple", owner="red").site("b1", f"{area}_teal", owner="red").site("c1", "wall_tan", "red")
    s.site("e5", f"{area}_orange", owner="blue")
    score_year(s.t)
    assert s.of("red").score() == 3 + 2 * 3
    score_year(s.t)
    assert s.of("red").score() == 2 * (3 + 2 * 3)
    assert s.of("blue").score() == 2


@pytest.mark.ruling("B10")
@pytest.mark.covers("mosque scoring_tile")
def test_a_scoring_tile_once_taken_is_gone() -> None:
    s = at_row(4).play("advance", "scoring-tile palace")
    s.give("blue", path=0, row=4, cubes={"orange": 1, "tan": 1}).takes("blue", "mosque").play("advance")
    assert s.legal() == ["scoring-tile caravansary", "scoring-tile library", "scoring-tile marketplace"]
    s.play("scoring-tile library")
    assert (s.of("red").scoring_tile, s.of("blue").scoring_tile) == (AREAS.index("palace"), AREAS.index("library"))
    assert s.done


@pytest.mark.ruling("B56")
@pytest.mark.covers("mosque soldier")
def test_the_soldier_of_the_mosque_may_be_declined() -> None:
    s = at_row(5).play("advance")
    assert (s.of("red").servants, s.of("red").score()) == (8, 1)
    assert s.done  # no building in the city: no question
    s = scene().site("a1", owner="blue").give("red", path=0, row=5, cubes={"purple": 1})
    s.takes("red", "mosque").play("advance")
    assert s.legal() == ["done", "soldier a1"]
    s.play("soldier a1")
    assert (s.of("red").influence, s.of("red").servants) == (2, 7)
    assert s.done


@pytest.mark.ruling("B56")
@pytest.mark.covers("mosque free_courtier")
def test_the_free_courtier_must_be_seated_if_it_can() -> None:
    s = scene().give("blue", courtiers={"spice": 3}).give("red", path=0, row=7, courtiers={"faith": 1})
    s.give("red", cubes={"teal": 1, "tan": 1}).takes("red", "mosque").play("advance")
    assert s.legal() == ["hall knowledge", "hall trade", "hall faith"]
    s.play("hall trade")
    assert s.of("red").courtiers == [0, 0, 1, 1]
    assert (s.of("red").cubes, s.of("red").favour, s.of("red").servants) == (cubes(), 1, 6)
    assert s.done
    s.give("red", cubes={"tan": 2, "orange": 3}).takes("red", "palace")
    assert s.legal() == ["done", "hall faith"]  # the free one counts: the next is the third
    s.play("done")
    assert s.done


@pytest.mark.ruling("B56")
@pytest.mark.covers("mosque free_courtier", "option courtier_boon_optional")
def test_an_option_lets_the_free_courtier_be_declined() -> None:
    s = at_row(7, courtier_boon_optional=True).play("advance")
    assert s.legal() == ["done", "hall knowledge", "hall spice", "hall trade", "hall faith"]
    s.play("done")
    assert (s.of("red").courtiers_placed(), s.of("red").favour) == (0, 0)
    assert s.done
    s = at_row(7).play("advance")
    assert not s.offers("done")
    s.play("hall faith")
    assert s.done


@pytest.mark.ruling("B56")
@pytest.mark.covers("mosque free_courtier")
def test_the_free_courtier_is_lost_without_a_servant_or_a_seat() -> None:
    s = scene().give("red", path=0, row=7, cubes={"teal": 1, "tan": 1}, servants=0)
    s.takes("red", "mosque").play("advance")
    assert s.of("red").courtiers_placed() == 0
    assert s.done
    s = scene().give("blue", courtiers={"knowledge": 3, "spice": 3}).give("yellow", courtiers={"trade": 3, "faith": 3})
    s.give("red", path=0, row=7, cubes={"teal": 1, "tan": 1}).takes("red", "mosque").play("advance")
    assert (s.of("red").courtiers_placed(), s.of("red").servants) == (0, 8)
    assert s.done


@pytest.mark.ruling("B56")
@pytest.mark.covers("mosque free_wall")
def test_the_free_wall_is_chosen_from_all_pieces_placed_and_brings_influence() -> None:
    s = scene().site("c1", owner="red").site("c2", owner="blue")
    s.give("red", path=0, row=8, cubes={"purple": 1, "orange": 1}).takes("red", "mosque").play("advance")
    assert not s.offers("done")
    assert len(s.legal()) == 8 + 4  # a segment of each price and four gates
    s.play("piece gate-tan", "place north-3")
    assert s.of("red").influence == 3
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.covers("mosque four_points_per_mosque_building_each_scoring")
def test_at_the_end_of_the_track_each_own_mosque_building_scores_four_in_each_scoring_phase() -> None:
    s = at_row(9).play("advance")
    assert s.done
    s.site("a1", MOSQUES[0], "red").site("b1", MOSQUES[1], "red").site("c1", "wall_tan", "red")
    s.site("d1", MOSQUES[2], "blue")
    before = s.of("red").score()
    score_year(s.t)
    assert s.of("red").score() - before == 3 + 2 * 4
    score_year(s.t)
    assert s.of("red").score() - before == 2 * (3 + 2 * 4)


def test_one_step_before_the_end_mosque_buildings_score_nothing_more() -> None:
    s = scene().give("red", path=0, row=9).site("a1", MOSQUES[0], "red")
    score_year(s.t)
    assert s.of("red").score() == 1
