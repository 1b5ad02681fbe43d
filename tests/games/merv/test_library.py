"""The library: scrolls for cubes of different colours, and the sixteen breakthroughs."""

import pytest

from serai.games.merv.library import ChooseBreakthrough
from serai.games.merv.words import BREAKTHROUGHS, COLOURS, FROM_BREAKTHROUGHS, FROM_PALACE, HALLS
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
    assert s.of("red").score() == 5
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
    assert (s.of("red").favour, s.of("red").score()) == (5, 2)  # a point on each of the two spaces
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
