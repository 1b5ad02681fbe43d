"""Goods by other ways than collecting: discarded missions, K13, K16 to K18, points paid with I6. (38, 41 to 43)"""

import pytest

from serai.games.tadmor.constants import MISSIONS
from tests.games.tadmor.scene import scene

ANY = ["good wood", "good stone", "good marble", "good gold"]


# Discarding -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("38")
def test_a_mission_discarded_from_hand_is_worth_any_one_good_that_cannot_be_traded_now() -> None:
    s = scene().give("red", hand=["k5", "k6"]).on("red", "camel market_palmyra").kingdom()
    s.play("discard k6")
    assert s.legal() == ANY
    s.play("good wood")
    assert (s.of("red").warehouse, s.of("red").traded, s.of("red").hand) == ((0, 0, 0, 0), (1, 0, 0, 0), ["k5"])
    assert s.t.discards == 1 << MISSIONS.index("k6")
    assert s.legal() == ["done", "discard k5"]
    assert s.play("done").done


@pytest.mark.ruling("38")
def test_a_fulfilled_mission_cannot_be_discarded() -> None:
    s = scene().give("red", fulfilled=["k9"], returned=["k16"]).constructs("red")
    assert s.done


# K13 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("41")
@pytest.mark.covers("mission k13")
def test_k13_opens_a_market_that_trades_both_ways_until_the_kingdom_window_closes() -> None:
    s = scene().at_turn(4).give("red", fulfilled=["k13"], wood=2, gold=3).display("i5").on("red", "camel improvement_1")
    s.improves().play("return k13", "trade wood-marble", "done").constructs("red")
    s.play("trade gold-wood-stone", "done").kingdom()
    s.play("trade gold-stone-stone")
    assert s.of("red").traded == (1, 3, 1, 0)
    assert s.offers("trade wood-gold")
    s.play("done")
    assert s.legal() == ["pay-tax", "refuse-tax"]
    s.play("refuse-tax")
    assert s.done
    assert s.constructs("red").done  # closed for good
    assert s.of("red").returned == ["k13"]


@pytest.mark.ruling("41")
@pytest.mark.covers("mission k13")
def test_k13_opens_no_market_for_others() -> None:
    s = scene().give("red", fulfilled=["k13"], wood=1).give("blue", wood=1).constructs("red", "blue")
    s.play("return k13", "done")
    assert s.done  # blue has nothing to do


@pytest.mark.ruling("41")
@pytest.mark.covers("mission k13")
def test_k13_adds_the_way_down_to_the_market_of_ebla_and_nothing_to_that_of_palmyra() -> None:
    s = scene().give("red", fulfilled=["k13"], gold=1).on("red", "camel market_ebla").constructs("red")
    assert s.play("return k13").offers("trade gold-wood-wood")
    s = scene().give("red", fulfilled=["k13"], gold=1).on("red", "camel market_palmyra").constructs("red")
    assert not s.offers("return k13")


# K16 to K18 -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("42")
@pytest.mark.covers("mission k16", "mission k17", "mission k18")
@pytest.mark.parametrize("mission", ["k16", "k17", "k18"])
def test_five_goods_in_any_mix_come_as_traded_goods(mission: str) -> None:
    s = scene().give("red", fulfilled=[mission]).on("red", "camel market_palmyra").constructs("red")
    s.play(f"return {mission}")
    for line in ["good gold", "good wood", "good gold", "good marble", "good stone"]:
        assert s.legal() == ANY
        s.play(line)
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 0, 0), (1, 1, 1, 2))
    assert s.of("red").returned == [mission]
    assert s.done  # nothing of it can be traded


@pytest.mark.ruling("42")
def test_the_five_goods_can_pay_for_an_improvement_and_for_the_tax() -> None:
    s = scene().at_turn(4).give("red", fulfilled=["k16", "k17"]).display("i5").on("red", "camel improvement_1")
    s.improves().play("return k16", *["good stone"] * 5, "take i5")
    assert s.of("red").goods == (0, 3, 0, 0)
    s.kingdom().play("return k17", *["good gold"] * 5, "pay-tax")
    assert s.of("red").goods == (0, 3, 0, 4)
    assert s.done


# I6 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("43")
@pytest.mark.covers("improvement i6")
def test_points_buy_one_basic_and_one_advanced_good_a_turn() -> None:
    s = scene().give("red", tiles=["i6"], points=10).on("red", "camel market_palmyra").constructs("red")
    assert s.legal() == ["done", "buy wood", "buy stone", "buy marble", "buy gold"]
    s.play("buy gold")
    assert s.of("red").points == 8
    assert s.legal() == ["done", "buy wood", "buy stone"]
    s.play("buy stone")
    assert (s.of("red").points, s.of("red").warehouse, s.of("red").traded) == (7, (0, 0, 0, 0), (0, 1, 0, 1))
    assert s.done  # neither can be traded


@pytest.mark.ruling("43")
@pytest.mark.covers("improvement i6")
@pytest.mark.parametrize(
    ("line", "points"), [("buy wood", -1), ("buy stone", -1), ("buy marble", -2), ("buy gold", -2)]
)
def test_points_for_goods_may_go_below_zero(line: str, points: int) -> None:
    s = scene().give("red", tiles=["i6"]).constructs("red").play(line, "done")
    assert s.of("red").points == points
    assert s.done


@pytest.mark.ruling("43")
@pytest.mark.covers("improvement i6")
def test_the_purchases_of_a_turn_are_counted_over_all_windows_and_anew_in_the_next_turn() -> None:
    s = scene(2).give("red", tiles=["i6"], points=10).constructs("red").play("buy wood", "done").kingdom()
    assert s.legal() == ["done", "buy marble", "buy gold"]
    s.play("done").ends_turn()
    s.t.stack.clear()
    assert s.constructs("red").legal() == ["done", "buy wood", "buy stone", "buy marble", "buy gold"]
