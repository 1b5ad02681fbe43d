"""The worked examples of the rulebook, in the order of its pages, laid out as concretely as their text tells."""

import pytest

from serai.core.step import CHANCE
from tests.games.marco_polo.scene import Scene, scene

# The actions ----------------------------------------------------------------------------------------------------------


def test_yellow_takes_five_coins_with_a_3() -> None:
    s = scene().give("yellow", dice=[3])
    s.begins("yellow").play("place coins")
    assert s.of("yellow").coins == 5
    assert s.done


def test_blue_takes_3_silk_with_a_4_and_a_5() -> None:
    s = scene().give("blue", dice=[4, 5])
    s.begins("blue").play("place silk", "column 4")
    assert s.of("blue").goods == (0, 3, 0)
    assert s.dice_on("silk") == ["blue 4", "blue 5"]
    assert s.done


@pytest.mark.parametrize(("column", "pepper", "coins"), [(4, 3, 0), (3, 2, 1)])
def test_red_takes_3_pepper_with_a_4_or_rather_2_pepper_and_a_coin(column: int, pepper: int, coins: int) -> None:
    s = scene().give("red", dice=[4]).begins("red").play("place pepper", f"column {column}")
    assert (s.of("red").goods, s.of("red").coins) == ((pepper, 0, 0), coins)
    assert s.done


def test_green_takes_6_camels_with_a_6() -> None:
    s = scene().give("green", dice=[6]).begins("green").play("place camels", "done")
    assert s.of("green").camels == 6
    assert s.done


@pytest.mark.ruling("4")
def test_green_and_then_red_seek_the_favor_of_the_khan() -> None:
    s = scene().give("green", dice=[3]).give("red", dice=[4])
    s.begins("green").play("place khan", "good gold")
    assert (s.of("green").goods, s.of("green").camels) == ((0, 0, 1), 2)
    s.begins("red").play("place khan")
    assert s.legal() == ["good pepper", "good silk", "good gold"]  # red could have chosen something else
    s.play("good gold")
    assert (s.of("red").goods, s.of("red").camels) == ((0, 0, 1), 2)
    assert s.dice_on("khan") == ["green 3", "red 4"]
    assert s.done


# Contracts ------------------------------------------------------------------------------------------------------------


def test_blue_takes_one_or_two_of_the_first_three_contracts_with_a_3() -> None:
    s = scene().give("blue", dice=[3]).begins("blue").play("place contracts")
    assert s.legal() == ["contract 1", "contract 2", "contract 3"]
    s.play("contract 2")
    assert s.legal() == ["done", "contract 1", "contract 3"]
    s.play("contract 3")
    assert s.of("blue").contracts == ["c02", "c03"]
    assert s.done


@pytest.mark.ruling("15")
def test_green_takes_the_contracts_under_2_and_6_with_a_6_and_two_camels() -> None:
    s = scene().give("green", dice=[6]).begins("green").play("place contracts", "contract 2", "contract 6")
    assert s.legal() == ["bonus coins", "bonus camels"]
    s.play("bonus camels")
    assert (s.of("green").contracts, s.of("green").camels) == (["c02", "c06"], 2)
    assert s.in_row() == ["c01", "c03", "c04", "c05"]  # the others have moved up
    assert s.done


@pytest.mark.ruling("15")
def test_green_could_have_taken_those_under_5_and_6() -> None:
    s = scene().give("green", dice=[6]).begins("green").play("place contracts", "contract 5", "bonus coins")
    s.play("contract 6", "bonus coins")
    assert (s.of("green").contracts, s.of("green").coins) == (["c05", "c06"], 1 + 2)
    assert s.in_row() == ["c01", "c02", "c03", "c04"]
    assert s.done


@pytest.mark.ruling("16", "19")
def test_green_discards_an_older_contract_for_lack_of_space() -> None:
    s = scene().give("green", dice=[1], contracts=["c08", "c09"]).special("c20").begins("green").play("place contracts")
    assert s.legal() == ["discard 1", "discard 2"]
    s.play("discard 1")
    assert s.of("green").contracts == ["c01", "c09"]
    assert s.in_special() == ["c20", "c08"]
    assert s.done


# Travel ---------------------------------------------------------------------------------------------------------------


def red_travels(*dice: int, coins: int, camels: int = 0, at: str) -> Scene:
    return scene().give("red", dice=dice, coins=coins, camels=camels, at=at).begins("red").play("place travel")


@pytest.mark.ruling("24")
def test_red_may_move_two_spaces_with_a_2_and_a_4_for_7_coins() -> None:
    s = red_travels(2, 4, coins=20, at="venezia").play("go oasis-a", "go moscow")
    assert (s.of("red").coins, s.of("red").figures) == (13, ["moscow"])
    assert s.done  # a third space is out of reach, although the other die is a 4
    s = red_travels(2, 4, coins=20, at="venezia").play("go alexandria", "done")
    assert s.of("red").coins == 17  # only the spaces moved are paid
    assert s.done


def test_a_route_costs_7_coins_or_2_camels_on_top() -> None:
    s = red_travels(1, 1, coins=10, at="alexandria").play("go oasis-g")
    assert (s.of("red").coins, s.of("red").figures) == (0, ["oasis_g"])
    assert s.done
    s = red_travels(1, 1, coins=3, camels=3, at="anxi").play("go karakorum")
    assert (s.of("red").coins, s.of("red").camels, s.of("red").figures) == (0, 1, ["karakorum"])
    assert s.done


@pytest.mark.ruling("25")
def test_red_ends_in_a_large_city_a_small_city_or_an_oasis() -> None:
    s = red_travels(2, 4, coins=7, camels=5, at="karakorum").play("go anxi", "go moscow")
    assert s.of("red").posts == ["moscow"]
    assert s.done
    for end, posts in [("anxi", ["anxi"]), ("oasis-b", [])]:
        s = red_travels(1, 4, coins=3, camels=2, at="karakorum").play(f"go {end}")
        assert s.of("red").posts == posts
        assert s.done


@pytest.mark.ruling("8")
def test_red_places_a_post_in_a_large_city_and_uses_its_card_from_the_next_turn_on() -> None:
    s = scene().card("moscow", "cc00").give("red", dice=[2, 2, 5], coins=7).begins("red")
    assert not s.offers("place moscow")
    s.play("place travel", "die own-2", "go oasis-a", "go moscow")
    assert s.of("red").posts == ["moscow"]
    assert not s.offers("place moscow")
    s.play("done")
    s.begins("red").play("place moscow")
    assert s.of("red").coins == 10
    assert s.done


@pytest.mark.covers("marker e")
def test_red_places_a_post_in_a_small_city_and_receives_a_camel_and_3_coins() -> None:
    s = red_travels(1, 1, coins=3, camels=2, at="oasis_i").play("go adana")
    assert (s.of("red").posts, s.of("red").camels, s.of("red").coins) == (["adana"], 1, 3)
    assert s.done


@pytest.mark.ruling("24")
def test_yellow_travels_from_samarcanda_to_lan_zhou_for_12_coins_and_8_camels() -> None:
    s = scene().give("yellow", dice=[3, 5], coins=12, camels=8, at="samarcanda", posts=["samarcanda"]).begins("yellow")
    s.play("place travel", "go oasis-f", "go kashgar", "go lan-zhou")
    yellow = s.of("yellow")
    assert (yellow.coins, yellow.camels, yellow.figures) == (0, 0, ["lan_zhou"])
    assert yellow.posts == ["samarcanda", "lan_zhou"]  # none in Kashgar, where the journey did not end
    assert s.done


# City cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("29")
@pytest.mark.covers("card cc21")
def test_yellow_with_a_post_in_alexandria_returns_2_gold_and_2_camels_for_8_points() -> None:
    s = scene().card("alexandria", "cc21").give("yellow", dice=[3], posts=["alexandria"], gold=2, camels=2)
    s.give("red", dice=[6], posts=["alexandria"], gold=1, camels=1)
    s.begins("yellow").play("place alexandria")
    assert s.legal() == ["times 1", "times 2"]  # for a third time, which the 3 would allow, gold and camels are lacking
    s.play("times 2")
    assert (s.of("yellow").points, s.of("yellow").gold, s.of("yellow").camels) == (8, 0, 0)
    assert s.done
    assert not s.begins("red").offers("place alexandria")  # once a round


# Bonus actions --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("contract c04")
def test_green_completes_a_contract_for_3_coins_and_4_points() -> None:
    s = scene().row("c01").give("green", dice=[1], contracts=["c04"], camels=2, silk=2, pepper=1)
    s.begins("green").play("complete 1")
    green = s.of("green")
    assert (green.camels, green.goods, green.coins, green.points) == (0, (0, 0, 0), 3, 4)
    assert (green.contracts, green.completed) == ([None, None], ["c04"])
    s.play("place coins")
    assert s.done


def test_green_puts_a_3_on_the_money_bag() -> None:
    s = scene().give("green", dice=[3]).begins("green").play("money-bag")
    assert (s.of("green").coins, s.dice_on("money_bag")) == (3, ["green 3"])
    assert s.done


def test_blue_rolls_a_2_again_for_a_camel_and_gets_a_5() -> None:
    s = scene().give("blue", dice=[2], camels=1).begins("blue").play("reroll", "roll 5")
    assert (s.of("blue").dice, s.of("blue").camels) == (["own-5"], 0)
    s.play("place coins")
    assert s.done


def test_yellow_turns_a_2_into_a_3_for_2_camels() -> None:
    s = scene().give("yellow", dice=[2], camels=2).begins("yellow").play("adjust", "up")
    assert (s.of("yellow").dice, s.of("yellow").camels) == (["own-3"], 0)
    s.play("place coins")
    assert s.done


@pytest.mark.ruling("12")
def test_red_takes_and_rolls_a_black_die_for_3_camels() -> None:
    s = scene().give("red", dice=[1], camels=3).begins("red").play("black-die", "roll 4")
    assert (s.of("red").dice, s.of("red").camels, s.t.black_dice) == (["own-1", "black-4"], 0, 4)
    s.play("place coins", "die own-1", "done")
    assert s.done


def test_whoever_turns_a_die_twice_pays_4_camels() -> None:
    s = scene().give("red", dice=[2], camels=4).begins("red").play("adjust", "up", "adjust", "up", "place coins")
    assert (s.dice_on("coins"), s.of("red").camels) == (["red 4"], 0)
    assert s.done


# Additional points ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("1", "2")
def test_red_pays_4_coins_for_a_silk_row_that_blue_has_used() -> None:
    s = scene().give("red", dice=[4, 5], coins=4).placed("silk", "blue 1", "blue 2")
    s.begins("red").play("place silk", "column 4")
    assert (s.of("red").coins, s.of("red").silk) == (0, 3)
    assert s.done


@pytest.mark.ruling("3")
def test_green_takes_camels_again_only_with_a_black_die() -> None:
    s = scene().give("green", dice=[2, 5], coins=4).placed("camels", "green 3")
    assert not s.begins("green").offers("place camels")
    s = scene().give("green", dice=[2, 5, "black 4"], coins=4).placed("camels", "green 3").begins("green")
    s.play("place camels", "done")
    assert (s.of("green").camels, s.of("green").coins, s.of("green").dice) == (4, 0, ["own-2", "own-5"])
    assert s.done


@pytest.mark.parametrize(("coins", "camels"), [(2, 0), (1, 1), (0, 2)])
@pytest.mark.ruling("39")
def test_green_is_compensated_for_a_roll_of_13(coins: int, camels: int) -> None:
    s = scene().give("green", dice=[1, 2, 2, 3, 5]).is_compensated("green")
    assert s.legal() == ["coins 0", "coins 1", "coins 2"]
    s.play(f"coins {coins}")
    assert (s.of("green").coins, s.of("green").camels) == (coins, camels)
    assert s.done


# A game round ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("23", "37")
def test_blue_who_travelled_after_green_and_yellow_starts_the_next_round() -> None:
    s = scene().starts_with("green")
    for name, character in [("blue", "kubilai"), ("yellow", "mercator"), ("green", "berke"), ("red", "wilhelm")]:
        s.is_(name, character)
    for name in ("green", "yellow", "blue"):
        s.give(name, dice=[1, 1], coins=4, at="venezia").begins(name).play("place travel", "go oasis-a")
    assert s.dice_on("travel") == ["green 1", "green 1", "yellow 1", "yellow 1", "blue 1", "blue 1"]
    s.ends_round().play("draw c11", "draw c12", "draw c13", "draw c14", "draw c15", "draw c16")
    assert s.t.actor == CHANCE  # all roll
    assert s.t.turn_order() == [0, 1, 2, 3]  # from blue on
