"""The library: scrolls for cubes of different colours, and which breakthroughs they open."""

import pytest

from serai.games.merv.constants import BREAKTHROUGHS, FROM_PALACE
from serai.games.merv.library import ChooseBreakthrough
from tests.games.merv.scene import Scene, cubes, scene, spices

FIRST = ["discount-caravansary", "discount-palace", "discount-marketplace", "discount-mosque"]

SECOND = ["wild-purple", "wild-tan", "wild-teal", "wild-orange"]

THIRD = ["free-caravan-card", "free-trading-post", "free-mosque-step", "free-wall"]

FOURTH = ["eight-points", "favour-and-soldier", "two-favour", "two-soldiers"]


def tiles(names: list[str]) -> list[str]:
    return [f"breakthrough {name}" for name in names]


def a_breakthrough(level: int) -> Scene:
    """Red buys the scroll that opens this level, and has a spare orange cube."""
    s = scene(players=3).give("red", scrolls=2 * level - 1, cubes={"purple": 1, "orange": 1})
    return s.takes("red", "library").play("cube purple", "done")


# Scrolls ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B19")
def test_the_cubes_for_scrolls_are_of_different_colours() -> None:
    s = scene(players=3).give("red", scrolls=8, cubes={"purple": 3, "teal": 1})
    s.takes("red", "library").play("cube purple")
    assert s.legal() == ["done", "cube teal"]
    s.play("cube teal")
    assert s.of("red").cubes == cubes(purple=2)
    assert s.of("red").scrolls == 10
    assert s.done


@pytest.mark.ruling("B19")
def test_white_cubes_stand_for_the_missing_colours_and_four_cubes_are_the_most() -> None:
    s = scene(players=3).give("red", scrolls=8, cubes={"purple": 2, "white": 5})
    s.takes("red", "library").play("cube purple", "cube white", "cube white", "cube white")
    assert s.of("red").cubes == cubes(purple=1, white=2)
    assert s.of("red").scrolls == 12
    assert s.done


@pytest.mark.ruling("B19", "B22", "B61")
def test_one_cube_of_the_second_breakthrough_counts_as_a_colour_not_yet_paid() -> None:
    s = scene(players=3).give("red", scrolls=8, breakthroughs=["wild_purple"], cubes={"purple": 3})
    s.takes("red", "library").play("cube purple")
    assert s.legal() == ["done", "wild-cube"]
    s.play("wild-cube")
    assert s.of("red").cubes == cubes(purple=1)  # a second time in the turn it does not help
    assert s.of("red").scrolls == 10
    assert s.done


def test_scrolls_have_no_limit_but_after_the_eighth_there_is_no_breakthrough() -> None:
    s = scene(players=3).give("red", scrolls=8, cubes={"purple": 1, "tan": 1, "teal": 1, "orange": 1})
    s.takes("red", "library").play("cube purple", "cube tan", "cube teal", "cube orange")
    assert s.of("red").scrolls == 12
    assert s.events("breakthrough") == []
    assert s.done


# Which breakthrough -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("A4")
def test_all_breakthroughs_are_open_to_everybody_from_the_start() -> None:
    assert scene(players=3).t.view(None)["breakthroughs"] == BREAKTHROUGHS


@pytest.mark.ruling("A4", "B20", "B57")
@pytest.mark.parametrize(("level", "names"), [(1, FIRST), (2, SECOND), (3, THIRD), (4, FOURTH)])
def test_each_level_is_a_choice_among_its_four_tiles_that_cannot_be_put_off(level: int, names: list[str]) -> None:
    assert a_breakthrough(level).legal() == tiles(names)


@pytest.mark.ruling("A4")
def test_a_tile_taken_by_one_player_is_gone_for_the_others_and_kept_for_good() -> None:
    s = scene(players=3).give("blue", breakthroughs=["discount_palace"]).give("red", scrolls=1, cubes={"tan": 1})
    s.takes("red", "library").play("cube tan")
    assert s.legal() == tiles(["discount-caravansary", "discount-marketplace", "discount-mosque"])
    s.play("breakthrough discount-mosque")
    assert s.t.view(None)["holdings"][0]["breakthroughs"] == ["discount_mosque"]
    assert s.done


@pytest.mark.ruling("B20")
def test_the_fourth_player_still_finds_a_tile() -> None:
    s = scene(players=4).give("red", breakthroughs=["discount_palace"])
    s.give("blue", breakthroughs=["discount_mosque"]).give("yellow", breakthroughs=["discount_marketplace"])
    s.give("black", scrolls=1, cubes={"tan": 1}).takes("black", "library").play("cube tan")
    assert s.of("black").breakthroughs == 1
    assert s.done


@pytest.mark.ruling("B20")
def test_four_scrolls_in_one_turn_make_two_breakthroughs_one_after_the_other() -> None:
    s = scene(players=3).give("red", cubes={"purple": 1, "tan": 1, "teal": 1, "orange": 1})
    s.takes("red", "library").play("cube purple", "cube tan", "cube teal", "cube orange")
    assert s.of("red").scrolls == 2  # the others are not yet taken
    assert s.legal() == tiles(FIRST)
    s.play("breakthrough discount-palace")
    assert s.legal() == tiles(SECOND)
    s.play("breakthrough wild-teal")
    assert s.of("red").scrolls == 4
    assert s.done


@pytest.mark.ruling("B20")
def test_an_odd_scroll_makes_no_breakthrough() -> None:
    s = scene(players=3).give("red", scrolls=2, breakthroughs=["discount_palace"], cubes={"tan": 1})
    s.takes("red", "library").play("cube tan")
    assert (s.of("red").scrolls, s.events("breakthrough")) == (3, [])
    assert s.done


@pytest.mark.ruling("A13")
def test_scrolls_on_contracts_count_towards_a_breakthrough() -> None:
    s = scene(players=3).give("red", committed_scrolls=3, breakthroughs=["discount_palace"], cubes={"tan": 1})
    s.takes("red", "library").play("cube tan")
    assert s.legal() == tiles(SECOND)
    s.play("breakthrough wild-tan")
    assert s.done


@pytest.mark.ruling("A13")
def test_a_scroll_bought_and_then_committed_still_opens_the_next_level_and_scores_in_the_palace() -> None:
    s = scene(players=3).at(year=1, round=4).give("red", influence=1, scrolls=1, common=1, favour=1)
    s.give("red", courtiers={"knowledge": 1}, cubes={"purple": 1, "tan": 1})
    s.begins("red").play("contract 1", "slot 1", "activate a5", "favour")
    assert (s.of("red").scrolls, s.of("red").committed_scrolls) == (0, 1)
    s.takes("red", "library").play("cube tan", "done")
    assert s.legal() == tiles(FIRST)
    s.play("breakthrough discount-palace")
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.of("red").points[FROM_PALACE] == 2


@pytest.mark.ruling("B20", "B21")
def test_a_third_breakthrough_is_carried_out_before_the_fourth_is_chosen() -> None:
    s = scene(players=3).give("red", scrolls=5, cubes={"purple": 1, "tan": 1, "teal": 1})
    s.takes("red", "library").play("cube purple", "cube tan", "cube teal", "breakthrough free-mosque-step")
    assert s.legal() == ["path 1", "path 2", "path 3", "path 4"]
    s.play("path 1")
    assert s.legal() == tiles(FOURTH)
    s.play("breakthrough eight-points")
    assert s.done


@pytest.mark.ruling("B57")
def test_a_breakthrough_that_can_do_nothing_may_still_be_chosen() -> None:
    s = scene(players=3).give("red", path=0, row=10, posts=["rayy", "samarkand", "balkh", "nishapur", "baghdad"])
    s.of("red").posts |= 1 << 5
    s.t.pieces = 0
    s.display("ginger", deck={}).give("red", spices={"pepper": 1})
    for name in THIRD:
        s.t.breakthroughs = 0xFFFF
        s.asks(ChooseBreakthrough(0, 2))
        assert s.legal() == tiles(THIRD)
        s.play(f"breakthrough {name}")
        assert s.done
    red = s.of("red")
    assert (red.row, red.posts.bit_count(), red.rare, red.spices, red.influence) == (10, 6, 0, spices(pepper=1), 0)
