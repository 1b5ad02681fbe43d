"""The sixteen breakthroughs: what each of them does."""

import pytest

from serai.games.merv.constants import BREAKTHROUGHS, COLOURS, FROM_BREAKTHROUGHS, HALLS
from serai.games.merv.library import ChooseBreakthrough
from tests.games.merv.scene import cubes, scene, spices

# First level ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("breakthrough discount_caravansary")
def test_the_first_breakthrough_saves_a_cube_in_the_caravansary() -> None:
    s = scene(players=3).display(*["juniper"] * 6, deck={})
    s.give("red", breakthroughs=["discount_caravansary"], cubes={"teal": 1})
    s.takes("red", "caravansary").play("card 1", "card 1")
    assert s.of("red").spices == spices(juniper=2)
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.covers("breakthrough discount_palace")
def test_the_first_breakthrough_saves_a_cube_in_the_palace() -> None:
    s = scene(players=3).give("red", breakthroughs=["discount_palace"], courtiers={"spice": 2}, cubes={"tan": 2})
    s.takes("red", "palace").play("hall trade")  # the third, for two
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.covers("breakthrough discount_marketplace")
def test_the_first_breakthrough_saves_a_cube_in_the_marketplace() -> None:
    s = scene(players=3).give("red", breakthroughs=["discount_marketplace"], posts=["rayy"], cubes={"teal": 1})
    s.t.city_camels = 0
    s.takes("red", "marketplace").play("post baghdad", "buy baghdad")  # orange and teal
    assert (s.of("red").rare, s.of("red").cubes) == (1, cubes())
    assert s.done


@pytest.mark.covers("breakthrough discount_mosque")
def test_the_first_breakthrough_saves_a_cube_in_the_mosque_once() -> None:
    s = scene(players=3).give("red", breakthroughs=["discount_mosque"], path=0, row=3, cubes={"teal": 1, "orange": 1})
    s.site("a1", owner="red").takes("red", "mosque").play("advance")  # teal and purple; then orange and tan
    assert s.of("red").cubes == cubes(orange=1)
    s.play("bonus tan")
    assert s.of("red").row == 4
    assert s.done


@pytest.mark.covers(*[f"breakthrough {tile}" for tile in BREAKTHROUGHS[:4]])
@pytest.mark.parametrize("tile", BREAKTHROUGHS[:4])
def test_a_discount_is_for_its_own_action_only(tile: str) -> None:
    s = scene(players=3).display("juniper", deck={}).give("red", breakthroughs=[tile], posts=["rayy"])
    s.t.city_camels = 0
    for area in ("caravansary", "palace", "mosque", "library", "wall"):
        s.takes("red", area)
        assert s.done == (tile != f"discount_{area}")
        if not s.done:
            s.play("done")
    s.takes("red", "marketplace").play("post baghdad")
    assert s.done == (tile != "discount_marketplace")


# Second level -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B22")
@pytest.mark.covers(*[f"breakthrough wild_{colour}" for colour in COLOURS[:4]])
@pytest.mark.parametrize("colour", COLOURS[:4])
def test_the_second_breakthrough_lets_one_cube_of_its_colour_stand_for_any_colour(colour: str) -> None:
    for other, hall in zip(("purple", "teal", "tan", "orange"), HALLS, strict=True):
        s = scene(players=3).give("red", breakthroughs=[f"wild_{colour}"], cubes={colour: 1})
        s.takes("red", "palace").play(f"hall {hall}")
        assert s.of("red").cubes == cubes()
        assert s.t.wild_left == int(other == colour)
        assert s.done
        s = scene(players=3).give("red", breakthroughs=[f"wild_{colour}"], cubes={other: 1}).takes("red", "palace")
        assert s.legal() == ["done", *[f"hall {name}" for name in HALLS if other == colour or name == hall]]


@pytest.mark.ruling("B22")
def test_the_second_breakthrough_helps_once_in_a_turn_and_again_in_the_next() -> None:
    s = scene(players=3).give("red", breakthroughs=["wild_teal"], cubes={"teal": 3}).takes("red", "wall")
    assert [line for line in s.legal() if line != "done"] == [
        f"piece {name}" for name in ("segment-01", "segment-05", "segment-09", "segment-11", "segment-13", "gate-teal")
    ]
    s.play("piece segment-13", "place north-1")  # for one orange
    assert s.legal() == ["done", "piece segment-09", "piece segment-11"]
    s.play("done").takes("red", "wall")
    assert s.offers("piece segment-01")


@pytest.mark.ruling("B22")
def test_contract_and_action_share_the_one_use_of_the_second_breakthrough() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal")
    s.give("red", breakthroughs=["wild_teal"], cubes={"teal": 1}, influence=1, common=2)
    s.begins("red").play("contract 2", "slot 2", "activate b2", "board")  # an orange cube; one teal is produced
    assert s.legal() == ["done", "hall spice"]
    s.play("done")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.done


@pytest.mark.ruling("B22", "B61")
def test_in_the_caravansary_the_wild_cube_counts_as_the_colour_being_paid() -> None:
    s = scene(players=3).display(*["juniper"] * 6, deck={})
    s.give("red", breakthroughs=["wild_teal"], cubes={"teal": 2, "purple": 2})
    s.takes("red", "caravansary").play("card 1", "colour purple")
    assert s.legal() == ["pay full", "pay full wild-purple"]
    s.play("pay full", "card 1", "pay full", "card 1")  # the third with a teal cube
    assert s.of("red").cubes == cubes(teal=1)
    assert s.of("red").spices == spices(juniper=3)
    assert s.done


@pytest.mark.ruling("B61")
def test_a_second_breakthrough_from_the_market_helps_the_action_of_the_same_turn() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "library_teal")
    s.give("red", camels=1, scrolls=3, breakthroughs=["discount_palace"], cubes={"teal": 1})
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-left", "breakthrough wild-teal")
    s.play("board", "cube teal", "wild-cube", "breakthrough free-mosque-step", "path 1")
    assert (s.of("red").scrolls, s.of("red").cubes) == (6, cubes())
    assert s.done


@pytest.mark.ruling("B61")
def test_a_second_breakthrough_from_the_action_helps_a_contract_later_in_the_turn() -> None:
    s = scene(players=3).give("red", scrolls=3, breakthroughs=["discount_palace"], influence=1, common=2)
    s.give("red", cubes={"purple": 1, "teal": 1}).takes("red", "library", end_turn=True).play("cube purple", "done")
    s.play("breakthrough wild-teal")
    assert s.legal() == ["done", "contract 1", "contract 2"]  # purple and orange, for the one teal cube
    s.play("contract 2")
    assert s.of("red").cubes == cubes()
    assert s.of("red").score() == 7
    assert s.done


# Third level ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B14", "B21")
@pytest.mark.covers("breakthrough free_caravan_card")
def test_a_free_card_is_any_card_of_a_type_one_may_take_and_completes_a_pair() -> None:
    s = scene(players=3).display("ginger*", "ginger", "juniper", "juniper", deck={})
    s.give("red", spices={"juniper": 1}, camels=0).asks(ChooseBreakthrough(0, 2))
    s.play("breakthrough free-caravan-card")
    assert s.legal() == ["card 3", "card 4"]
    s.play("card 4")
    assert (s.of("red").spices, s.of("red").favour, s.of("red").camels) == (spices(juniper=2), 1, 0)
    assert s.done
    s = scene(players=3).display("juniper*", deck={}).asks(ChooseBreakthrough(0, 2))
    s.play("breakthrough free-caravan-card")  # the only card, with its camel
    assert (s.of("red").spices, s.of("red").camels) == (spices(juniper=1), 1)
    assert s.done


@pytest.mark.ruling("A19", "B26")
@pytest.mark.covers("breakthrough free_trading_post")
def test_a_free_post_obeys_the_roads_and_brings_the_good_of_its_city() -> None:
    s = scene(players=3).give("red", posts=["rayy"], camels=2).asks(ChooseBreakthrough(0, 2))
    s.play("breakthrough free-trading-post")
    assert s.legal() == ["post samarkand", "post balkh", "post nishapur", "post baghdad"]
    s.play("post baghdad")
    assert (s.of("red").rare, s.of("red").common, s.of("red").favour) == (1, 0, 1)
    assert s.done  # nothing is bought


@pytest.mark.ruling("A19", "B26")
@pytest.mark.covers("breakthrough free_trading_post")
def test_a_first_free_post_is_in_an_inner_city_and_takes_its_camel() -> None:
    s = scene(players=3).asks(ChooseBreakthrough(0, 2)).play("breakthrough free-trading-post")
    assert s.legal() == ["post rayy", "post samarkand", "post balkh", "post nishapur"]
    s.play("post balkh")
    assert (s.of("red").common, s.of("red").rare, s.of("red").camels) == (1, 0, 1)
    assert s.done


@pytest.mark.ruling("B21")
@pytest.mark.covers("breakthrough free_mosque_step")
def test_a_free_step_in_the_mosque_gains_its_boon_which_may_bring_another() -> None:
    s = scene(players=3).give("red", path=0, row=7).asks(ChooseBreakthrough(0, 2))
    s.play("breakthrough free-mosque-step")
    assert s.of("red").row == 8
    assert s.legal() == ["hall knowledge", "hall spice", "hall trade", "hall faith"]
    s.play("hall faith")
    assert (s.of("red").courtiers, s.of("red").favour) == ([0, 0, 0, 1], 1)  # the first in that hall
    assert s.done


@pytest.mark.ruling("B21")
@pytest.mark.covers("breakthrough free_wall")
def test_a_free_wall_is_any_piece_and_gains_influence() -> None:
    s = scene(players=3).site("a1", owner="red").site("b1", owner="blue").asks(ChooseBreakthrough(0, 2))
    s.play("breakthrough free-wall")
    assert s.offers("piece segment-03")
    assert s.offers("piece gate-orange")
    s.play("piece segment-03", "place west-1")
    assert s.of("red").influence == 3
    assert s.of("red").cubes == cubes()
    assert s.done


# Fourth level -----------------------------------------------------------------------------------------------------


@pytest.mark.covers("breakthrough eight_points")
def test_eight_points() -> None:
    s = scene(players=3).asks(ChooseBreakthrough(0, 3)).play("breakthrough eight-points")
    assert s.of("red").points[FROM_BREAKTHROUGHS] == s.of("red").score() == 8
    assert s.done


@pytest.mark.covers("breakthrough favour_and_soldier")
def test_a_favour_and_a_soldier() -> None:
    s = scene(players=3).site("a1", owner="blue").asks(ChooseBreakthrough(0, 3))
    s.play("breakthrough favour-and-soldier", "soldier a1")
    assert (s.of("red").favour, s.of("red").influence) == (1, 2)
    assert s.done


@pytest.mark.ruling("A36")
@pytest.mark.covers("breakthrough two_favour")
def test_two_favour() -> None:
    s = scene(players=3).give("red", favour=3).asks(ChooseBreakthrough(0, 3)).play("breakthrough two-favour")
    assert (s.of("red").favour, s.of("red").score()) == (5, 1)  # a point on the first of the two spaces
    assert s.done


@pytest.mark.ruling("B56")
@pytest.mark.covers("breakthrough two_soldiers")
def test_two_soldiers_one_after_the_other_and_each_may_be_declined() -> None:
    s = scene(players=3).site("a1", owner="blue").site("a2", owner="red").asks(ChooseBreakthrough(0, 3))
    s.play("breakthrough two-soldiers", "soldier a1")
    assert s.legal() == ["done", "soldier a2"]
    s.play("soldier a2")
    assert (s.of("red").influence, s.of("red").servants) == (3, 6)
    assert s.done
    s = scene(players=3).site("a1", owner="blue").asks(ChooseBreakthrough(0, 3))
    s.play("breakthrough two-soldiers", "done")
    assert s.legal() == ["done", "soldier a1"]
    s.play("soldier a1")
    assert s.of("red").influence == 2
    assert s.done
