"""Part E: the rulings that Serai made where the book and parts A to D leave a case open."""

import pytest

from serai.games.merv.mosque import FreeStep
from tests.games.merv.scene import cubes, scene


@pytest.mark.ruling("E1")
def test_a_breakthrough_of_this_library_action_cannot_help_to_pay_for_it() -> None:
    s = scene().give("red", scrolls=3, cubes={"purple": 2})
    s.takes("red", "library").play("cube purple")
    assert s.legal() == [f"breakthrough wild-{colour}" for colour in ("purple", "tan", "teal", "orange")]
    s.play("breakthrough wild-purple")
    assert s.of("red").cubes == cubes(purple=1)
    assert s.done


@pytest.mark.ruling("E1")
def test_contracts_wait_until_the_last_scroll_is_taken() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, cubes={"purple": 2, "tan": 1})
    s.takes("red", "library", end_turn=True)
    assert s.offers("contract 1")
    s.play("cube tan")
    assert s.legal() == ["done", "cube purple"]
    s.play("done", "breakthrough discount-mosque")
    assert s.legal() == ["done", "contract 1"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("E2")
def test_the_discount_may_be_kept_for_a_later_courtier_of_the_same_action() -> None:
    s = scene().give("red", breakthroughs=["discount_palace"], cubes={"orange": 1, "tan": 2})
    s.takes("red", "palace").play("hall faith")
    assert s.legal() == ["pay full", "pay save-orange"]
    s.play("pay full", "hall trade")
    assert s.of("red").cubes == cubes(tan=1)
    assert s.of("red").courtiers == [0, 0, 1, 1]
    assert s.done


@pytest.mark.ruling("E2")
def test_of_two_cubes_the_payer_chooses_which_one_the_discount_saves() -> None:
    s = scene().give("red", breakthroughs=["discount_mosque"], path=0, row=9, cubes={"teal": 1, "tan": 1})
    s.takes("red", "mosque").play("advance")
    assert s.legal() == ["pay save-tan", "pay save-teal"]
    s.play("pay save-teal")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.done


@pytest.mark.ruling("E2")
def test_the_first_card_of_a_discounted_caravansary_is_free_and_leaves_the_colour_open() -> None:
    s = scene().give("red", breakthroughs=["discount_caravansary"], cubes={"tan": 1, "teal": 1})
    s.display("ginger", "ginger", "ginger", deck={}).takes("red", "caravansary").play("card 1")
    assert s.of("red").cubes == cubes(tan=1, teal=1)
    s.play("card 1")
    assert s.legal() == ["colour tan", "colour teal"]
    s.play("colour teal")
    assert s.of("red").cubes == cubes(tan=1)
    assert s.done


@pytest.mark.ruling("E3")
def test_a_camel_goes_onto_a_road_only_with_a_purchase_that_needs_it() -> None:
    s = scene().give("red", camels=2, posts=["rayy"], cubes={"purple": 1, "orange": 1})
    s.t.city_camels = 0
    s.display("ginger").takes("red", "marketplace").play("post balkh")
    assert s.legal() == ["done", "buy rayy", "buy samarkand", "buy basra"]
    s.play("buy rayy")
    assert s.of("red").camels == 2
    s.play("buy samarkand")
    assert s.of("red").camels == 1
    assert s.done
    assert s.t.display_camels == 1


@pytest.mark.ruling("E4")
def test_after_the_action_nobody_is_asked_about_a_trade_that_changes_nothing() -> None:
    s = scene().at(1, 1).begins("red").play("slot 3", "activate c1")
    assert s.offers("take-camels")
    s.play("favour")
    assert s.done
    s = scene().give("red", camels=1).at(1, 1).begins("red").play("slot 3", "activate c1", "favour")
    assert s.offers("sell-camel top-left")
    s.play("done")
    assert s.done


@pytest.mark.ruling("E5")
def test_a_white_cube_is_spent_only_where_the_colour_is_missing() -> None:
    s = scene().give("red", courtiers={"knowledge": 1}, cubes={"orange": 1, "white": 2})
    s.takes("red", "palace").play("hall faith")
    assert s.of("red").cubes == cubes(white=1)
    assert s.done


@pytest.mark.ruling("E6")
def test_the_white_cube_of_a_cinnamon_pair_comes_first_and_the_rest_is_asked() -> None:
    s = scene().give("red", influence=9, spices={"cinnamon": 1, "ginger": 1, "juniper": 1}, cubes={"tan": 3})
    s.site("a1", owner="blue").display("cinnamon*", "ginger*", "juniper*", deck={})
    s.takes("red", "caravansary").play("card 1", "card 1", "card 1")
    assert s.of("red").cubes == cubes(white=1)
    assert s.legal() == ["boon ginger", "boon juniper"]
    s.play("boon juniper", "soldier a1")
    assert s.of("red").favour == 1
    assert s.done


@pytest.mark.ruling("E7")
def test_favour_comes_before_the_soldier() -> None:
    s = scene().give("red", scrolls=7, cubes={"tan": 1}).site("a1", owner="blue")
    s.takes("red", "library").play("cube tan", "breakthrough favour-and-soldier")
    assert s.of("red").favour == 1
    assert s.legal() == ["done", "soldier a1"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("E8")
def test_ransoms_are_paid_in_any_order_and_nothing_falls_before_all_have_decided() -> None:
    s = scene().give("red", cubes={"purple": 1}).give("blue", cubes={"tan": 1})
    s.site("a1", "caravansary_purple", owner="red").site("b2", "palace_purple", owner="red")
    s.site("c2", "palace_tan", owner="blue")
    s.invades()
    assert s.legal() == ["done", "ransom a1", "ransom b2"]
    s.play("ransom b2")
    assert s.waits_for("blue")
    assert s.owner("a1") == "red"
    s.play("done")
    assert [s.owner(cell) for cell in ("a1", "b2", "c2")] == [None, "red", None]
    assert s.done


@pytest.mark.ruling("E9")
def test_the_last_cube_of_a_colour_goes_to_the_active_player() -> None:
    s = scene(supplies_unlimited=False).give("yellow", cubes={"teal": 11})
    s.site("a1", "library_teal", owner="blue").at(1, 1).begins("red").play("slot 1", "activate a1", "favour")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.of("blue").cubes == cubes()
    assert s.done


@pytest.mark.ruling("E10")
def test_with_every_disc_in_a_city_the_mosque_stays_closed() -> None:
    seven = ["rayy", "samarkand", "balkh", "nishapur", "baghdad", "kashgar", "peshawar"]
    s = scene().give("red", posts=seven, cubes={"white": 3})
    s.takes("red", "mosque")
    assert s.done
    s.asks(FreeStep(0))
    assert s.of("red").row == 0
    assert s.done
