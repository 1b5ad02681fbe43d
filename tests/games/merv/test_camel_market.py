"""The camel market: one trade in a turn, before or after the action, and the boons of its slots."""

import pytest

from serai.games.merv.constants import WHITE
from tests.games.merv.scene import ALL_SLOTS, Scene, cubes, scene, spices

TRADES = [
    "take-camels",
    "sell-camel top-left",
    "sell-camel top-right",
    "sell-camel bottom-right",
    "sell-camel bottom-left",
]


def at_the_market(side: str = "a", camels: int = 1) -> Scene:
    """Red has produced a teal cube in the middle column and may trade before the action."""
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=camels)
    s.t.market_side = "ab".index(side)
    return s.begins("red").play("slot 3", "activate c1")


# The trade --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B5")
def test_there_is_one_trade_in_a_turn_before_the_action() -> None:
    s = at_the_market(camels=2)
    assert s.legal() == ["favour", "deploy", "board", *TRADES]
    s.play("sell-camel bottom-right")
    assert s.legal() == ["favour", "deploy", "board"]
    s.play("favour")
    assert (s.of("red").camels, s.of("red").favour) == (1, 2)
    assert s.done


@pytest.mark.ruling("B5")
def test_or_one_trade_after_the_action_but_none_in_the_middle_of_it() -> None:
    s = at_the_market(camels=2).play("board")
    assert s.legal() == ["done", "hall spice"]
    s.play("hall spice")
    assert s.legal() == ["done", *TRADES]
    s.play("sell-camel bottom-left")
    assert (s.of("red").camels, s.of("red").cubes) == (1, cubes(white=1))
    assert s.done


@pytest.mark.ruling("B5")
def test_the_market_need_not_be_visited() -> None:
    s = at_the_market().play("favour", "done")
    assert (s.of("red").camels, s.t.market) == (1, 0)
    assert s.done


@pytest.mark.ruling("B5")
def test_after_the_action_nobody_is_asked_about_a_trade_that_can_change_nothing() -> None:
    assert at_the_market(camels=0).play("favour").done
    s = at_the_market(camels=0)
    s.t.market = 1  # somebody's camel stands there to be taken
    s.play("favour")
    assert s.legal() == ["done", "take-camels"]
    s.play("done")
    assert s.done


def test_the_market_is_out_of_reach_from_other_lines() -> None:
    s = scene(players=3).at(year=1, round=2).give("red", camels=1)
    s.begins("red").play("slot 2", "activate c2")
    assert s.legal() == ["favour", "deploy", "board"]
    s.play("favour")
    assert s.done


@pytest.mark.ruling("B5")
def test_taking_from_an_empty_market_is_legal_and_does_nothing() -> None:
    s = at_the_market(camels=0)
    assert s.legal() == ["favour", "deploy", "board", "take-camels"]
    s.play("take-camels")
    assert s.legal() == ["favour", "deploy", "board"]  # it was the trade of the turn
    s.play("favour")
    assert s.of("red").camels == 0
    assert s.done


@pytest.mark.ruling("B5")
def test_a_covered_slot_cannot_be_sold_on_and_with_all_four_covered_one_can_only_take() -> None:
    s = at_the_market()
    s.t.market = 0b0101
    s.play("favour")
    assert s.legal() == ["done", "take-camels", "sell-camel top-right", "sell-camel bottom-left"]
    s = at_the_market()
    s.t.market = 0b1111
    s.play("favour")
    assert s.legal() == ["done", "take-camels"]
    s.play("take-camels")
    assert (s.of("red").camels, s.t.market) == (5, 0)
    assert s.done


# The boons --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("market white_cube", "market favour", "market rare_good", "market scroll")
@pytest.mark.parametrize(
    ("side", "slot", "gained"),
    [
        ("a", "bottom-left", "white"),
        ("b", "bottom-left", "white"),
        ("a", "bottom-right", "favour"),
        ("b", "top-left", "rare"),
        ("a", "top-left", "scrolls"),
    ],
)
def test_a_camel_sold_brings_one_of_what_its_slot_shows(side: str, slot: str, gained: str) -> None:
    s = at_the_market(side).play(f"sell-camel {slot}")
    red = s.of("red")
    held = {"white": red.cubes[WHITE], "favour": red.favour, "rare": red.rare, "scrolls": red.scrolls}
    assert held == {**dict.fromkeys(held, 0), gained: 1}
    assert (red.camels, s.t.market.bit_count()) == (0, 1)
    s.play("deploy", "done")
    assert s.done


@pytest.mark.covers("market scroll")
def test_a_scroll_from_the_market_can_make_a_breakthrough_that_already_helps_the_action() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=1, scrolls=1)
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-left")
    assert s.legal() == [
        "breakthrough discount-caravansary",
        "breakthrough discount-palace",
        "breakthrough discount-marketplace",
        "breakthrough discount-mosque",
    ]
    s.play("breakthrough discount-palace", "board", "hall faith")  # for nothing
    assert s.of("red").cubes == cubes(teal=1)
    assert s.done


@pytest.mark.ruling("B59", "B14")
@pytest.mark.covers("market caravan_card")
def test_a_card_from_the_market_may_lie_anywhere_brings_its_camel_and_completes_a_pair_after_the_refill() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=1, spices={"juniper": 1})
    s.display("ginger*", "juniper*", "juniper", "ginger", "ginger", "ginger", "ginger", "juniper", deck={"pepper": 1})
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-right")
    assert s.legal() == ["card 2", "card 3", "card 8"]  # ginger would be a second type
    s.play("card 2")
    assert s.of("red").spices == spices(juniper=2)
    assert s.of("red").camels == 1
    assert s.of("red").favour == 1
    assert len(s.t.display) == 8
    keys = [entry.key for entry in s.t.log or []]
    assert keys.index("card") < keys.index("draw") < keys.index("favour")
    s.play("deploy", "done")
    assert s.done


@pytest.mark.covers("market mosque_advance")
def test_a_camel_sold_for_the_mosque_moves_one_space_without_cost_and_gains_its_boon() -> None:
    s = at_the_market("b").play("sell-camel top-right")
    assert s.legal() == ["path 1", "path 2", "path 3", "path 4"]
    s.play("path 3")
    assert (s.of("red").row, s.of("red").camels, s.of("red").cubes) == (1, 1, cubes(teal=1))
    s.play("favour")
    assert s.done


@pytest.mark.covers("market soldier")
def test_a_camel_sold_for_a_soldier_deploys_one() -> None:
    s = at_the_market("b").play("sell-camel bottom-right")
    assert s.legal() == ["done", "soldier c1"]
    s.play("soldier c1", "favour")
    assert s.of("red").influence == 1
    assert s.done


@pytest.mark.ruling("B6")
def test_a_market_boon_that_cannot_be_used_may_be_chosen_for_nothing() -> None:
    s = at_the_market("b").give("red", path=0, row=10).play("sell-camel top-right")
    assert (s.of("red").row, s.of("red").camels, s.t.market) == (10, 0, 0b0010)
    s.play("favour")
    assert s.done
    s = scene(players=3).at(year=1, round=1).display("ginger*", "juniper").give("red", camels=1, spices={"pepper": 1})
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-right")  # no card is of a type red may take
    assert s.of("red").spices == spices(pepper=1)
    assert s.t.display_camels == 1
    s.play("favour")
    assert s.done


@pytest.mark.ruling("B55")
def test_an_upgrade_won_at_the_market_is_too_late_for_the_production_of_the_turn() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=1, path=0, row=1)
    s.t.market_side = 1
    s.begins("red")
    assert s.legal() == ALL_SLOTS
    s.play("slot 3")
    assert s.legal() == ["activate c1", "activate c2", "activate c4", "activate c5"]
    s.play("activate c1", "sell-camel top-right")  # the only site red may upgrade is c1
    assert s.t.to_json()["city"]["c1"]["upgrade"] == "white"
    assert s.of("red").cubes == cubes(teal=1)
    s.play("favour")
    assert s.done


@pytest.mark.ruling("B6")
def test_at_the_end_of_the_track_a_step_from_the_market_may_be_chosen_for_nothing() -> None:
    s = scene().give("red", path=0, row=10, camels=1)
    s.t.market_side = 1
    s.begins("red").play("slot 3", "activate c1")
    assert s.offers("sell-camel top-right")
    s.play("sell-camel top-right", "favour")
    assert (s.of("red").row, s.of("red").camels, s.of("red").score()) == (10, 0, 0)
    assert s.done


@pytest.mark.ruling("B6", "B27")
def test_a_free_step_begins_on_any_path_and_costs_nothing() -> None:
    s = scene().give("red", camels=1)
    s.t.market_side = 1
    s.t.mosque_camels = 0b0111  # somebody has been on the fourth path
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-right")
    assert s.legal() == ["path 1", "path 2", "path 3", "path 4"]
    s.play("path 3")
    assert (s.of("red").row, s.of("red").path, s.of("red").camels) == (1, 2, 1)
    assert s.of("red").cubes == cubes(teal=1)
    s.play("favour")
    assert s.done
