"""Improvements of one kind held together: what adds up and what does not. (35)"""

import pytest

from tests.games.tadmor.scene import scene

# Ships ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("35")
@pytest.mark.covers(*[f"improvement i{number}" for number in (10, 11, 12, 13, 29, 30, 31, 32)])
@pytest.mark.parametrize(
    ("good", "at", "twins", "brought"),
    [
        ("wood", 0, ["i10", "i12"], 3),
        ("stone", 1, ["i11", "i13"], 3),
        ("marble", 2, ["i29", "i31"], 2),
        ("gold", 3, ["i30", "i32"], 2),
    ],
)
def test_the_bonuses_of_ships_add_up(good: str, at: int, twins: list[str], brought: int) -> None:
    for tiles in ([], twins[:1], twins[1:], twins):
        s = scene().give("red", tiles=tiles).on("red", f"ship {good}_ship_1").constructs("red")
        assert s.of("red").warehouse[at] == sum(s.of("red").goods) == brought + len(tiles)
        assert s.done


# Missions -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("35")
@pytest.mark.covers("improvement i5", "improvement i19")
@pytest.mark.parametrize(("tiles", "points"), [([], 0), (["i5"], 2), (["i19"], 3), (["i5", "i19"], 5)])
def test_the_points_for_a_fulfilled_mission_add_up(tiles: list[str], points: int) -> None:
    s = scene().deck().give("red", tiles=tiles, hand=["k9"], wood=3, gold=3).on("red", "camel kings_missions_1")
    s.constructs("red").play("use kings-missions-1", "fulfil k9")
    assert (s.of("red").fulfilled, s.of("red").points) == (["k9"], points)
    assert s.done


@pytest.mark.ruling("35")
@pytest.mark.covers("improvement i5", "improvement i19", "improvement i47")
def test_the_points_come_every_time_a_mission_is_fulfilled() -> None:
    s = scene().deck().give("red", tiles=["i5", "i19", "i47"], hand=["k9", "k10", "k14"], wood=5, stone=3, gold=7)
    s.on("red", "camel kings_missions_1", "camel kings_missions_2", "ship i47").constructs("red")
    s.play("use kings-missions-1", "fulfil k9", "use kings-missions-2", "fulfil k14")
    s.play("use i47", "fulfil k10")
    assert (s.of("red").fulfilled, s.of("red").goods, s.of("red").points) == (["k9", "k10", "k14"], (0, 0, 0, 0), 15)
    assert s.done


@pytest.mark.covers("improvement i5", "improvement i19")
def test_neither_drawing_nor_returning_nor_discarding_a_mission_brings_these_points() -> None:
    s = scene().deck("k9", "k10").give("red", tiles=["i5", "i19"], fulfilled=["k7"], hand=["k5"])
    s.on("red", "camel kings_missions_1").constructs("red")
    s.play("return k7", "discard k5", "good wood", "use kings-missions-1", "draw", "deal k9")
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.covers("improvement i5")
def test_missions_of_others_bring_no_points() -> None:
    s = scene().deck().give("blue", tiles=["i5"]).give("red", hand=["k9"], wood=3, gold=3)
    s.on("red", "camel kings_missions_1").constructs("red").play("use kings-missions-1", "fulfil k9")
    assert (s.of("red").points, s.of("blue").points) == (0, 0)
    assert s.done


# Prestige and warehouse -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("35")
@pytest.mark.covers("improvement i16", "improvement i17", "improvement i35", "improvement i36")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [(["i16"], 2), (["i17"], 2), (["i35"], 3), (["i36"], 3), (["i16", "i35"], 5), (["i16", "i17", "i35", "i36"], 10)],
)
def test_the_prestige_of_the_tallest_tower_adds_up(tiles: list[str], points: int) -> None:
    s = scene().give("red", tiles=tiles, tower=1).kingdom()
    assert s.of("red").points_from("prestige") == points
    assert s.done


@pytest.mark.covers("improvement i33")
@pytest.mark.parametrize(("tiles", "kept"), [([], 8), (["i33"], 12)])
def test_i33_stores_12_goods_instead_of_8(tiles: list[str], kept: int) -> None:
    s = scene(2).give("red", tiles=tiles, wood=kept, traded={"gold": 1}).ends_turn()
    assert s.legal() == ["drop 1-wood", "drop 1-gold"]
    s.play("drop 1-wood")
    assert s.of("red").warehouse == (kept - 1, 0, 0, 1)
    assert s.t.turn == 2
