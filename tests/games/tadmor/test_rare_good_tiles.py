"""Improvements about rare goods: points for them, points as their price, the choice among them. (63 to 65, 109)"""

import pytest

from serai.core.step import CHANCE
from tests.games.tadmor.scene import Scene, scene

COST = {"grey": {"gold": 3}, "yellow": {"stone": 5}, "red": {"wood": 5}}
TOPS = {"grey": "glass_bottles", "yellow": "jade", "red": "silk"}
NEXT = {"grey": "top myrrh", "yellow": "top ivory", "red": "top oils"}


def buyer(colour: str, *tiles: str, **held: object) -> Scene:
    """Red has a ship on the slot of this colour and these tiles."""
    return scene().deck().give("red", tiles=list(tiles), **held).on("red", f"ship rare_{colour}")


# Points for rare goods ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("64")
@pytest.mark.covers("improvement i8", "improvement i27")
@pytest.mark.parametrize(("tiles", "points"), [(["i8"], 2), (["i27"], 3), (["i8", "i27"], 5)])
@pytest.mark.parametrize("colour", COST)
def test_a_rare_good_paid_for_brings_the_full_points_of_every_tile(tiles: list[str], points: int, colour: str) -> None:
    s = buyer(colour, *tiles, **COST[colour]).constructs("red").play(f"use rare-{colour}", NEXT[colour])
    assert (s.of("red").rare, s.of("red").points) == ([TOPS[colour]], points)
    assert s.done


@pytest.mark.ruling("64")
@pytest.mark.covers("improvement i8", "improvement i9", "improvement i27", "improvement i28")
def test_a_rare_good_paid_with_points_or_at_a_discount_brings_the_full_points_too() -> None:
    s = buyer("grey", "i8", "i9", "i27", points=4).constructs("red").play("use rare-grey", "top myrrh")
    assert (s.of("red").rare, s.of("red").points) == (["glass_bottles"], 5)
    assert s.done
    s = buyer("grey", "i8", "i28", gold=1).constructs("red").play("use rare-grey", "top myrrh")
    assert s.of("red").points == 2
    assert s.done


@pytest.mark.ruling("64")
@pytest.mark.covers("improvement i8", "improvement i27", "improvement i47")
def test_a_rare_good_paid_for_with_i47_brings_the_full_points() -> None:
    s = scene().deck().give("red", tiles=["i8", "i27", "i47"], wood=5).on("red", "camel i47").constructs("red")
    s.play("use i47", "top oils")
    assert (s.of("red").rare, s.of("red").points) == (["silk"], 5)
    assert s.done


@pytest.mark.ruling("64")
@pytest.mark.covers("improvement i8", "improvement i27", "mission k1", "mission k2")
@pytest.mark.parametrize(("tiles", "points"), [(["i8"], 1), (["i27"], 1), (["i8", "i27"], 2)])
@pytest.mark.parametrize("mission", ["k1", "k2"])
def test_a_rare_good_of_a_mission_brings_one_point_a_tile(tiles: list[str], points: int, mission: str) -> None:
    s = scene().give("red", tiles=tiles, fulfilled=[mission]).constructs("red")
    s.play(f"return {mission}", "rare-good oils", "top silk")
    assert s.of("red").points == points
    assert s.done


@pytest.mark.ruling("64")
@pytest.mark.covers("improvement i8", "improvement i27")
@pytest.mark.parametrize(("tiles", "points"), [(["i8"], 2), (["i27"], 2), (["i8", "i27"], 4)])
def test_each_rare_good_of_a_temple_brings_one_point_a_tile(tiles: list[str], points: int) -> None:
    s = scene().give("red", tiles=tiles, temples=["roof"], marble=4, gold=4).on("red", "camel temple_ebla")
    s.constructs("red").play("use temple-ebla", "stack grey", "top myrrh", "stack red", "top oils")
    assert s.of("red").points == points
    assert s.done


# Points as the price --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("65")
@pytest.mark.covers("improvement i9")
@pytest.mark.parametrize("colour", COST)
def test_with_i9_a_rare_good_costs_4_points_instead_of_goods(colour: str) -> None:
    s = buyer(colour, "i9", points=4, **COST[colour]).constructs("red").play(f"use rare-{colour}")
    assert s.legal() == ["pay-goods", "pay-points"]
    s.play("pay-points", NEXT[colour])
    assert (s.of("red").rare, s.of("red").points) == ([TOPS[colour]], 0)
    assert sum(s.of("red").goods) == sum(COST[colour].values())
    assert s.done


@pytest.mark.ruling("65")
@pytest.mark.covers("improvement i9")
@pytest.mark.parametrize("points", [3, 0, -2])
def test_i9_never_takes_its_owner_below_zero(points: int) -> None:
    s = buyer("grey", "i9", points=points).constructs("red")
    assert (s.of("red").rare, s.of("red").points) == ([], points)
    assert s.done


@pytest.mark.ruling("65")
@pytest.mark.covers("improvement i9")
def test_i9_works_once_a_turn() -> None:
    s = buyer("grey", "i9", points=10, stone=5).on("red", "ship rare_yellow").constructs("red")
    s.play("use rare-grey", "top myrrh")
    assert s.of("red").points == 6
    s.play("use rare-yellow", "top ivory")  # in goods: nothing is asked
    assert (s.of("red").points, s.of("red").goods) == (6, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("65")
@pytest.mark.covers("improvement i9")
def test_i9_works_again_in_the_next_turn() -> None:
    s = buyer("grey", "i9", points=10).constructs("red").play("use rare-grey", "top myrrh").ends_turn()
    s.t.stack.clear()
    s.on("red", "ship rare_grey").constructs("red").play("use rare-grey", "top incense")
    assert (s.of("red").points, s.of("red").rare) == (2, ["glass_bottles", "myrrh"])
    assert s.done


@pytest.mark.ruling("65", "109")
@pytest.mark.covers("improvement i9", "improvement i47")
@pytest.mark.parametrize("colour", COST)
def test_i9_pays_for_a_good_of_any_colour_fetched_with_i47(colour: str) -> None:
    s = scene().deck().give("red", tiles=["i9", "i47"], points=4).on("red", "camel i47").constructs("red")
    s.play("use i47")
    assert s.legal() == ["as rare-grey", "as rare-yellow", "as rare-red"]
    s.play(f"as rare-{colour}", NEXT[colour])
    assert (s.of("red").rare, s.of("red").points) == ([TOPS[colour]], 0)
    assert s.done


@pytest.mark.ruling("109")
@pytest.mark.covers("improvement i9", "improvement i47")
def test_i9_is_once_a_turn_over_a_slot_and_i47_together() -> None:
    s = buyer("grey", "i9", "i47", points=10).on("red", "camel i47").constructs("red").play("use i47", "as rare-grey")
    s.play("top myrrh")
    assert (s.of("red").rare, s.of("red").points, s.of("red").pieces) == (["glass_bottles"], 6, [])
    assert s.done  # the ship on the slot went home with nothing


# The choice -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("61", "63")
@pytest.mark.covers("improvement i43")
def test_with_i43_the_buyer_takes_any_tile_of_the_stack_which_is_then_shuffled() -> None:
    s = buyer("yellow", "i43", stone=5).constructs("red").play("use rare-yellow")
    assert s.legal() == ["rare-good jade", "rare-good ivory", "rare-good porcelain"]
    s.play("rare-good ivory")
    assert (s.of("red").rare, s.of("red").goods) == (["ivory"], (0, 0, 0, 0))
    assert s.t.actor == CHANCE
    assert [weight for _, weight in s.t.chance()] == [4, 3, 4]
    s.play("top porcelain")
    assert s.on_top() == ["glass_bottles", "porcelain", "silk"]
    assert s.done


@pytest.mark.ruling("63")
@pytest.mark.covers("improvement i43")
def test_with_i43_the_goods_of_a_temple_still_come_from_the_tops() -> None:
    s = scene().give("red", tiles=["i43"], temples=["roof"], marble=4, gold=4).on("red", "camel temple_ebla")
    s.constructs("red").play("use temple-ebla")
    assert s.legal() == ["stack grey", "stack yellow", "stack red"]
    s.play("stack grey", "top myrrh", "stack red", "top oils")
    assert s.of("red").rare == ["glass_bottles", "silk"]
    assert s.done


@pytest.mark.ruling("109")
@pytest.mark.covers("improvement i9", "improvement i28", "improvement i43", "improvement i47")
@pytest.mark.parametrize(("line", "points", "goods"), [("pay-points", 0, (0, 4, 0, 0)), ("pay-goods", 4, (0, 1, 0, 0))])
def test_i43_works_with_i47_and_a_discount_and_for_the_points_of_i9(
    line: str, points: int, goods: tuple[int, ...]
) -> None:
    s = scene().deck().give("red", tiles=["i9", "i28", "i43", "i47"], points=4, stone=4).on("red", "ship i47")
    s.constructs("red").play("use i47", "as rare-yellow", line, "rare-good porcelain", "top jade")
    assert (s.of("red").rare, s.of("red").points, s.of("red").goods) == (["porcelain"], points, goods)
    assert s.done
