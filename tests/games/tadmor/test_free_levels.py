"""Levels that come free with I14 and I15, and levels brought by K7 and K8. (35, 48, 105)"""

import pytest

from tests.games.tadmor.scene import scene

BOTH = ["i14", "i15"]


@pytest.mark.ruling("48")
@pytest.mark.covers("improvement i14", "improvement i15")
@pytest.mark.parametrize("tile", BOTH)
@pytest.mark.parametrize(("before", "after"), [(3, 3), (4, 5), (5, 5), (8, 8), (9, 10), (14, 15), (19, 20), (0, 0)])
def test_a_tower_one_below_a_multiple_of_5_grows_when_the_tile_is_bought(tile: str, before: int, after: int) -> None:
    s = scene().give("red", tower=before, wood=1).display(tile).on("red", "camel improvement_1").improves()
    s.play(f"take {tile}")
    assert s.of("red").tower == after
    assert s.done


@pytest.mark.ruling("48")
@pytest.mark.covers("mission k15")
def test_a_tower_grows_when_the_tile_is_received_for_nothing() -> None:
    s = scene().give("red", tower=4, fulfilled=["k15"]).display("i14").improves().play("return k15")
    assert s.of("red").tower == 5
    assert s.done


@pytest.mark.ruling("48")
@pytest.mark.covers("improvement i14", "improvement i15")
@pytest.mark.parametrize("tile", BOTH)
@pytest.mark.parametrize(
    ("before", "goods", "after"), [(3, {"wood": 1, "stone": 1}, 5), (8, {"stone": 2}, 10), (13, {"stone": 3}, 15)]
)
def test_after_building_a_single_level_the_free_one_comes_at_once(
    tile: str, before: int, goods: dict[str, int], after: int
) -> None:
    s = scene().give("red", tower=before, tiles=[tile], **goods).on("red", "camel tower_one_level").constructs("red")
    s.play("use tower-one-level")
    assert (s.of("red").tower, s.of("red").goods) == (after, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("48")
@pytest.mark.covers("improvement i14")
def test_four_levels_paid_one_by_one_raise_the_tower_by_five() -> None:
    s = scene().give("red", tower=5, tiles=["i14"], stone=8).on("red", "camel tower_one_level").constructs("red")
    s.play("use tower-one-level", "levels 4")
    assert (s.of("red").tower, s.of("red").goods) == (10, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("48")
@pytest.mark.covers("improvement i14")
@pytest.mark.parametrize(
    ("before", "after"),
    [(2, 5), (3, 6), (1, 3), (7, 10), (8, 11), (5, 7)],  # 3 and 4, then 5 free; or 4 and 6 around a free 5
)
def test_two_levels_built_together_are_two_paid_ones_without_the_free_one(before: int, after: int) -> None:
    wood = 1 if before < 5 else 2
    s = scene().give("red", tower=before, tiles=["i14"], wood=wood, marble=2).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (after, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("46", "48")
@pytest.mark.covers("improvement i14")
def test_the_next_two_levels_are_priced_from_the_height_with_the_free_one() -> None:
    s = scene(two_level_tower="repeatable").give("red", tower=8, tiles=["i14"], wood=5, marble=5)
    s.on("red", "camel tower_two_levels").constructs("red")
    s.play("use tower-two-levels", "pairs 2")  # 9 and 11 for 2 and 2, 12 and 13 for 3 and 3
    assert (s.of("red").tower, s.of("red").goods) == (13, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("35")
@pytest.mark.covers("improvement i14", "improvement i15")
def test_i15_adds_nothing_to_i14() -> None:
    s = scene().give("red", tower=3, tiles=BOTH, wood=1, stone=1).on("red", "camel tower_one_level").constructs("red")
    s.play("use tower-one-level")
    assert s.of("red").tower == 5
    assert s.done
    s = scene().give("red", tower=5, tiles=["i14"], wood=1).display("i15").on("red", "camel improvement_1").improves()
    s.play("take i15")
    assert s.of("red").tower == 5
    assert s.done


@pytest.mark.ruling("48")
@pytest.mark.covers("improvement i14")
def test_nobody_elses_tower_grows() -> None:
    s = scene().give("red", tiles=["i14"]).give("blue", tower=3, wood=1, stone=1).on("blue", "camel tower_one_level")
    s.constructs("blue").play("use tower-one-level")
    assert s.of("blue").tower == 4
    assert s.done


# K7 and K8 ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("105")
@pytest.mark.covers("mission k7", "mission k8")
@pytest.mark.parametrize(("mission", "levels"), [("k7", 2), ("k8", 3)])
@pytest.mark.parametrize("before", [0, 3, 4, 9, 14, 20])
def test_k7_brings_two_levels_and_k8_three_at_any_height_and_no_cost(mission: str, levels: int, before: int) -> None:
    goods = {"wood": 9, "stone": 9, "marble": 9, "gold": 9}
    s = scene().give("red", tower=before, fulfilled=[mission], **goods).constructs("red").play(f"return {mission}")
    assert (s.of("red").tower, s.of("red").goods) == (before + levels, (9, 9, 9, 9))
    assert s.of("red").returned == [mission]
    assert s.done


@pytest.mark.ruling("105")
@pytest.mark.covers("improvement i14", "mission k7", "mission k8")
@pytest.mark.parametrize(
    ("mission", "before", "after"),
    [
        ("k7", 0, 2),
        ("k7", 2, 5),  # 3 and 4, and 5 on top
        ("k7", 3, 6),  # 4, the free 5, and 6
        ("k7", 5, 7),
        ("k8", 0, 3),
        ("k8", 1, 5),
        ("k8", 2, 6),
        ("k8", 3, 7),
        ("k8", 7, 11),
    ],
)
def test_a_free_level_comes_on_top_of_those_that_a_mission_brings(mission: str, before: int, after: int) -> None:
    s = scene().give("red", tower=before, tiles=["i14"], fulfilled=[mission]).constructs("red")
    s.play(f"return {mission}")
    assert s.of("red").tower == after
    assert s.done
