"""Paying: from both areas of goods, and with discounts. (39, 44, 103, 126)"""

import pytest

import serai
from serai.core.corrections import correct
from tests.games.tadmor.scene import Scene, scene

# Both areas -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("39")
def test_a_price_is_paid_from_both_areas_and_from_traded_goods_first() -> None:
    s = scene().give("red", stone=4, traded={"stone": 3}).on("red", "ship rare_yellow").constructs("red")
    s.play("use rare-yellow", "top ivory")
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 2, 0, 0), (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("39")
def test_what_is_left_of_a_price_paid_with_traded_goods_can_still_be_traded() -> None:
    s = scene().give("red", tiles=["i2"], wood=2, stone=1, traded={"wood": 1}).on("red", "camel tower_one_level")
    s.constructs("red").play("use tower-one-level")
    assert (s.of("red").warehouse, s.of("red").traded) == ((2, 0, 0, 0), (0, 0, 0, 0))
    assert s.offers("trade wood-gold")
    assert s.play("done").done


@pytest.mark.ruling("39")
def test_an_improvement_is_paid_with_traded_goods_first() -> None:
    s = scene().at_turn(4).give("red", marble=1, traded={"marble": 2}).display("i5").on("red", "camel improvement_1")
    s.improves().play("take i5")
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 1, 0), (0, 0, 0, 0))
    assert s.done


# Discounts in numbers -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("103")
@pytest.mark.covers("improvement i28")
@pytest.mark.parametrize(
    ("colour", "good", "number"), [("grey", "gold", 1), ("yellow", "stone", 3), ("red", "wood", 3)]
)
def test_with_i28_a_rare_good_costs_two_goods_less(colour: str, good: str, number: int) -> None:
    s = scene().give("red", tiles=["i28"], **{good: number + 1}).on("red", f"ship rare_{colour}").constructs("red")
    s.play(f"use rare-{colour}", next_top(colour))
    assert sum(s.of("red").goods) == 1  # the discount is taken in full
    assert len(s.of("red").rare) == 1
    assert s.done
    s = scene().give("red", tiles=["i28"], **{good: number - 1}).on("red", f"ship rare_{colour}").constructs("red")
    assert s.done


def next_top(colour: str) -> str:
    return {"grey": "top myrrh", "yellow": "top ivory", "red": "top oils"}[colour]


def fulfilling(mission: str, **goods: int) -> Scene:
    """Red fulfils a mission with I20."""
    s = scene().deck().give("red", tiles=["i20"], hand=[mission], **goods).on("red", "camel kings_missions_1")
    return s.constructs("red").play("use kings-missions-1", f"fulfil {mission}")


@pytest.mark.ruling("103")
@pytest.mark.covers("improvement i20")
@pytest.mark.parametrize(
    ("mission", "goods"),
    [
        ("k21", {"wood": 2}),
        ("k21", {"wood": 1, "stone": 1}),
        ("k9", {"wood": 1, "gold": 2}),
        ("k9", {"wood": 2, "gold": 1}),
    ],
)
def test_with_i20_a_mission_costs_two_goods_less_whichever_one_lacks(mission: str, goods: dict[str, int]) -> None:
    s = fulfilling(mission, **goods)
    assert (s.of("red").fulfilled, s.of("red").goods) == ([mission], (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("103")
@pytest.mark.covers("improvement i20")
@pytest.mark.parametrize(("mission", "goods"), [("k1", {"wood": 2, "gold": 2}), ("k5", {"wood": 4, "gold": 1})])
def test_with_i20_the_dearest_missions_cost_4_and_5_goods(mission: str, goods: dict[str, int]) -> None:
    s = fulfilling(mission, **goods)
    assert (s.of("red").fulfilled, s.of("red").goods) == ([mission], (0, 0, 0, 0))
    assert s.legal()[:2] == ["done", f"return {mission}"]
    assert s.play("done").done


@pytest.mark.ruling("103")
@pytest.mark.covers("improvement i20")
def test_with_i20_three_goods_missing_are_too_many() -> None:
    s = scene().deck().give("red", tiles=["i20"], hand=["k16"], stone=3).on("red", "camel kings_missions_1")
    s.constructs("red").play("use kings-missions-1")
    assert s.legal() == ["done"]
    assert s.play("done").of("red").hand == ["k16"]
    assert s.done


@pytest.mark.ruling("103")
@pytest.mark.covers("improvement i34")
@pytest.mark.parametrize(
    ("below", "part", "goods"),
    [
        ([], "basement", {"stone": 1, "marble": 1}),
        (["basement"], "colonnade", {"stone": 2, "marble": 1}),
        (["colonnade"], "roof", {"marble": 4}),
        (["roof"], "statues", {"marble": 1, "gold": 4}),
    ],
)
def test_with_i34_a_part_of_the_temple_costs_three_goods_less(
    below: list[str], part: str, goods: dict[str, int]
) -> None:
    s = scene().empty("grey", "yellow", "red").give("red", tiles=["i34"], temples=below, **goods)
    s.on("red", "camel temple_ebla").constructs("red").play("use temple-ebla")
    assert (s.of("red").temples, s.of("red").goods) == ([part], (0, 0, 0, 0))
    assert s.done
    fewer = {**goods, "marble": goods["marble"] - 1}
    s = scene().give("red", tiles=["i34"], temples=below, **fewer).on("red", "camel temple_ebla").constructs("red")
    assert s.done


# Which goods are left out ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("44", "126")
@pytest.mark.covers("improvement i20")
@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (["leave-out wood", "leave-out wood"], (2, 0, 0, 0)),
        (["leave-out wood", "leave-out stone"], (1, 1, 0, 0)),
        (["leave-out stone"], (0, 2, 0, 0)),  # the second is not asked: only stone is left
    ],
)
def test_the_payer_chooses_what_to_leave_out_good_by_good(lines: list[str], left: tuple[int, ...]) -> None:
    s = fulfilling("k21", wood=2, stone=2)
    assert s.legal() == ["leave-out wood", "leave-out stone"]
    s.play(*lines)
    assert (s.of("red").fulfilled, s.of("red").goods) == (["k21"], left)
    assert s.done


@pytest.mark.ruling("44", "126")
@pytest.mark.covers("improvement i34")
def test_the_goods_to_leave_out_are_asked_in_the_order_of_the_goods() -> None:
    s = scene().give("red", tiles=["i34"], temples=["colonnade"], wood=3, marble=4).on("red", "camel temple_ebla")
    s.constructs("red").play("use temple-ebla", "leave-out wood")
    assert s.legal() == ["leave-out wood", "leave-out marble"]
    s.play("leave-out marble")  # and the third is marble too: wood is over
    assert s.of("red").goods == (1, 0, 2, 0)
    assert s.done


@pytest.mark.ruling("126")
@pytest.mark.covers("improvement i20")
def test_a_good_one_lacks_is_left_out_without_a_question() -> None:
    s = fulfilling("k15", stone=2, marble=1)  # of 1 wood, 2 stone and 2 marble a wood and a marble lack
    assert (s.of("red").fulfilled, s.of("red").goods) == (["k15"], (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("126")
@pytest.mark.covers("improvement i20")
def test_a_good_one_lacks_must_be_among_those_left_out() -> None:
    s = fulfilling("k15", wood=1, stone=2, marble=1)
    assert s.legal() == ["leave-out wood", "leave-out stone", "leave-out marble"]
    s.play("leave-out stone")  # then the marble it must be
    assert (s.of("red").fulfilled, s.of("red").goods) == (["k15"], (0, 1, 0, 0))
    assert s.done


# What discounts leave alone -------------------------------------------------------------------------------------------


@pytest.mark.ruling("44")
@pytest.mark.covers("improvement i20")
def test_a_price_never_falls_below_nothing_and_nothing_is_given_back() -> None:
    """With tables where a mission costs a single gold."""
    text = 'game = "tadmor"\n[missions.cards.k21]\ncost = { gold = 1 }\nnote = "for a test"\n'
    tables = correct(serai.game("tadmor").standard(), text, "a test")
    s = scene(components=tables).deck().give("red", tiles=["i20"], hand=["k21"], wood=1, gold=1)
    s.on("red", "camel kings_missions_1").constructs("red").play("use kings-missions-1", "fulfil k21")
    assert (s.of("red").fulfilled, s.of("red").goods) == (["k21"], (1, 0, 0, 1))
    assert s.done


@pytest.mark.ruling("44")
@pytest.mark.covers("improvement i9", "improvement i28")
def test_i28_takes_nothing_off_the_4_points() -> None:
    s = scene().give("red", tiles=["i9", "i28"], points=4).on("red", "ship rare_grey").constructs("red")
    s.play("use rare-grey", "top incense")
    assert (s.of("red").points, s.of("red").rare) == (0, ["glass_bottles"])
    assert s.done
    s = scene().give("red", tiles=["i9", "i28"], points=3).on("red", "ship rare_grey").constructs("red")
    assert s.done


@pytest.mark.ruling("44")
@pytest.mark.covers("improvement i20", "improvement i28", "improvement i34", "mission k1", "mission k3")
def test_what_missions_bring_is_free_with_or_without_discounts() -> None:
    goods = {"wood": 5, "stone": 5, "marble": 5, "gold": 5}
    s = scene().give("red", tiles=["i20", "i28", "i34"], fulfilled=["k1", "k3"], **goods).constructs("red")
    s.play("return k1", "rare-good jade", "top ivory", "return k3")
    assert (s.of("red").rare, s.of("red").temples) == (["jade"], ["basement"])
    assert s.of("red").goods == (5, 5, 5, 5)
    assert s.done
