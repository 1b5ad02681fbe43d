"""The worked examples of the rulebook on building, trading and improvements, in the order of its pages."""

import pytest

from tests.games.tadmor.scene import Scene, scene

# The tower ------------------------------------------------------------------------------------------------------------


def test_the_levels_9_to_11_cost_7_stone_one_by_one() -> None:
    s = scene().give("red", stone=7, tower=8).on("red", "camel tower_one_level")
    s.constructs("red").play("use tower-one-level", "levels 3")
    assert (s.of("red").tower, s.of("red").goods) == (11, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("46")
def test_the_levels_5_and_6_cost_a_wood_and_2_marble_together() -> None:
    s = scene().give("red", wood=1, marble=2, tower=4).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (6, (0, 0, 0, 0))
    assert s.done


# Markets --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("40")
def test_one_piece_on_the_market_trades_for_the_tower_and_later_for_the_taxman() -> None:
    s = scene(2).at_turn(4).give("red", wood=2, stone=2).on("red", "camel market_palmyra", "camel tower_two_levels")
    s.resolves().play("trade stone-marble", "trade stone-marble", "use tower-two-levels", "done")
    assert s.of("red").tower == 2
    assert s.waits_for("red")
    s.play("trade wood-gold", "pay-tax")  # in the Kingdom phase, whose window closes for want of goods to trade
    assert (s.of("red").goods, s.of("red").points) == ((0, 0, 0, 0), 0)


@pytest.mark.ruling("37")
def test_wood_just_received_for_marble_can_be_spent_but_not_traded_for_marble() -> None:
    s = scene().give("red", marble=1, stone=2).on("red", "camel market_palmyra", "camel tower_one_level")
    s.constructs("red").play("trade marble-wood-wood")
    assert s.of("red").traded == (2, 0, 0, 0)
    assert not s.offers("trade wood-marble")
    s.play("use tower-one-level", "levels 2")
    assert (s.of("red").tower, s.of("red").goods) == (2, (0, 0, 0, 0))
    assert s.done


@pytest.mark.parametrize(
    ("trade", "traded"), [("trade gold-wood-stone", (1, 1, 0, 0)), ("trade gold-stone-stone", (0, 2, 0, 0))]
)
def test_a_gold_is_traded_for_a_stone_and_a_wood_or_for_2_stone(trade: str, traded: tuple[int, ...]) -> None:
    s = scene().give("red", gold=1).on("red", "camel market_palmyra").constructs("red").play(trade)
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 0, 0), traded)
    assert s.done


def test_a_gold_is_never_traded_for_a_marble() -> None:
    s = scene().give("red", gold=1).on("red", "camel market_palmyra").constructs("red")
    assert s.legal() == ["done", "trade gold-wood-wood", "trade gold-wood-stone", "trade gold-stone-stone"]
    assert s.play("done").done


@pytest.mark.ruling("37", "38")
def test_a_gold_for_a_discarded_mission_cannot_be_traded_for_2_stone() -> None:
    s = scene().give("red", hand=["k5"]).on("red", "camel market_palmyra").kingdom()
    s.play("discard k5", "good gold")
    assert (s.of("red").traded, s.of("red").hand) == ((0, 0, 0, 1), [])
    assert s.done  # there is nothing to trade


# The temple -----------------------------------------------------------------------------------------------------------


def red_completes_and_green_buys(*order: str) -> Scene:
    s = scene().tops("porcelain").give("red", temples=["roof"], marble=4, gold=4).give("green", stone=5)
    s.on("red", "camel temple_ebla").on("green", "ship rare_yellow")
    return s.first(order[0]).constructs(*order)


@pytest.mark.ruling("58", "59")
def test_green_is_left_with_the_tile_under_the_porcelain_that_red_takes_for_his_temple() -> None:
    s = red_completes_and_green_buys("red", "green").play("use temple-ebla", "stack red", "top oils")
    s.play("stack yellow", "top ivory", "use rare-yellow", "top jade")
    assert (s.of("red").rare, s.of("green").rare) == (["porcelain", "silk"], ["ivory"])
    assert s.done


@pytest.mark.ruling("58")
def test_green_has_the_porcelain_if_he_comes_before_red() -> None:
    s = red_completes_and_green_buys("green", "red").play("use rare-yellow", "top ivory")
    s.play("use temple-ebla", "stack red", "top oils", "stack yellow", "top jade")
    assert (s.of("red").rare, s.of("green").rare) == (["ivory", "silk"], ["porcelain"])
    assert s.done


@pytest.mark.ruling("57", "60")
def test_the_roof_takes_the_place_of_the_colonnade_and_raises_the_temple_from_13_points_to_25() -> None:
    before = scene().give("red", temples=["colonnade"]).scores()
    assert before.of("red").points_from("temple") == 13
    s = scene().give("red", temples=["colonnade"], wood=3, marble=4).on("red", "camel temple_ebla")
    s.constructs("red").play("use temple-ebla")
    assert s.of("red").temples == ["roof"]
    assert s.scores().of("red").points_from("temple") == 25
    assert s.done


# Improvements ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("36")
@pytest.mark.covers("improvement i10")
def test_the_tile_for_wood_bought_just_now_adds_a_wood_to_what_the_ship_brings() -> None:
    s = scene(2).display("i10").give("red", gold=1).on("red", "camel improvement_1", "ship wood_ship_1")
    s.improves().play("take i10").constructs("red")
    assert s.of("red").warehouse == (4, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("37", "102")
def test_3_stone_become_3_gold_and_in_the_next_turn_6_stone() -> None:
    s = scene(2).give("red", tiles=["i4", "i23"]).on("red", "ship stone_ship_1").constructs("red")
    s.play(*["trade stone-gold"] * 3)
    assert s.of("red").goods == (0, 0, 0, 3)
    assert s.done  # the gold waits for the next turn
    s.ends_turn()
    s.t.stack.clear()
    s.constructs("red").play(*["trade gold-stone-stone"] * 3)
    assert s.of("red").goods == (0, 6, 0, 0)
    assert s.done


@pytest.mark.ruling("50")
@pytest.mark.covers("improvement i18")
def test_the_levels_7_and_8_cost_2_marble_to_who_builds_without_wood() -> None:
    s = scene().give("red", tiles=["i18"], marble=2, tower=6).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (8, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("48")
@pytest.mark.parametrize("tile", ["i14", "i15"])
def test_levels_4_and_6_are_paid_and_level_5_is_free(tile: str) -> None:
    s = scene().give("red", tiles=[tile], wood=1, stone=3, tower=3).on("red", "camel tower_one_level")
    s.constructs("red").play("use tower-one-level", "levels 2")
    assert (s.of("red").tower, s.of("red").goods) == (6, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("48", "86")
@pytest.mark.parametrize("tile", ["i14", "i15"])
def test_levels_9_and_11_cost_2_wood_and_2_marble_together_and_level_10_is_free(tile: str) -> None:
    s = scene().give("red", tiles=[tile], wood=2, stone=2, marble=2, tower=8).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (11, (0, 2, 0, 0))
    assert s.done


@pytest.mark.ruling("49")
@pytest.mark.parametrize("tile", ["i14", "i15"])
def test_a_tower_of_16_betrayed_by_two_levels_is_at_15_again(tile: str) -> None:
    s = scene().at_turn(7).give("blue", tiles=[tile], tower=16).on("red", "camel traitor")
    s.constructs("red").play("use traitor")
    assert s.of("blue").tower == 15
    assert s.done


@pytest.mark.ruling("106")
@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize(("second", "blue", "green"), [("blue", 6, 10), ("green", 8, 8)])
def test_the_traitor_and_his_private_stand_in_destroy_4_levels_of_one_or_2_each_of_two(
    second: str, blue: int, green: int
) -> None:
    s = scene().at_turn(7).give("red", tiles=["i47"], tower=5).give("blue", tower=10).give("green", tower=10)
    s.on("red", "camel traitor", "camel i47").constructs("red")
    s.play("use traitor", "target blue", "use i47", "as traitor", f"target {second}")
    assert (s.of("blue").tower, s.of("green").tower) == (blue, green)
    assert s.done


# The end of the game --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("66")
def test_five_different_rare_goods_and_a_double_are_worth_40_points() -> None:
    s = scene().give("red", rare=["glass_bottles", "incense", "jade", "silk", "oils", "oils"]).scores()
    assert s.of("red").points_from("rare_goods") == 40
    assert s.done
