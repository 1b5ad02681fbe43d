"""The five bonus actions, each alone, repeated, before and after the main action."""

import pytest

from serai.core.step import CHANCE
from tests.games.marco_polo.scene import scene

# Complete a contract --------------------------------------------------------------------------------------------------


def test_a_contract_is_paid_and_put_away_and_rewarded() -> None:
    s = scene().give("red", dice=[1], contracts=["c28"], camels=3, pepper=2, silk=2, gold=1).begins("red")
    s.play("complete 1")
    red = s.of("red")
    assert (red.coins, red.camels, red.goods) == (4, 1, (0, 1, 1))
    assert (red.points, red.points_from("contracts")) == (3, 3)
    assert (red.contracts, red.completed) == ([None, None], ["c28"])
    assert s.in_special() == []  # it stays in the drawer
    s.play("place coins")
    assert s.done


@pytest.mark.parametrize("short", ["camels", "pepper", "silk"])
def test_whoever_lacks_anything_cannot_complete(short: str) -> None:
    held = {"camels": 2, "pepper": 2, "silk": 1}
    s = scene().give("red", dice=[1], contracts=["c28"], coins=9, gold=9, **(held | {short: held[short] - 1}))
    assert not s.begins("red").offers("complete 1")


def test_both_contracts_can_be_completed_in_one_turn_in_any_order_before_and_after_the_main_action() -> None:
    held = {"camels": 5, "pepper": 3, "silk": 3, "gold": 1}
    s = scene().give("red", dice=[2], contracts=["c28", "c35"], **held).begins("red")
    assert s.offers("complete 1")
    s.play("complete 2", "place coins", "complete 1", "done")
    assert (s.of("red").points, s.of("red").completed, s.of("red").goods) == (8, ["c28", "c35"], (0, 0, 0))
    assert (s.of("red").coins, s.of("red").camels) == (4 + 5 + 4, 5 - 3 + 3 - 2)
    assert s.done


def test_what_the_main_action_brings_may_complete_a_contract_after_it() -> None:
    s = scene().give("red", dice=[2], contracts=["c28"], camels=2, silk=1).begins("red")
    assert not s.offers("complete 1")
    s.play("place pepper")
    assert s.legal() == ["done", "complete 1"]
    s.play("complete 1")
    assert (s.of("red").points, s.of("red").coins, s.of("red").goods) == (3, 4, (0, 0, 0))
    assert s.done


def test_only_ones_own_active_contracts_can_be_completed() -> None:
    s = scene().give("blue", contracts=["c28"]).give("red", dice=[1], camels=2, pepper=2, silk=1).row("c29")
    assert not s.begins("red").offers("complete 1")


# Take 3 coins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 4, 6, "black 2", "white 5"])
def test_the_money_bag_pays_3_coins_for_any_die_and_costs_nothing_in_company(die: int | str) -> None:
    s = scene().give("red", dice=[die]).placed("money_bag", "blue 6", "red 3").begins("red").play("money-bag")
    assert s.of("red").coins == 3
    assert s.done


def test_the_money_bag_takes_ones_colour_again_and_again_before_and_after_the_main_action() -> None:
    s = scene().give("red", dice=[1, 2, 3, 4, 5]).begins("red")
    s.play("money-bag", "die own-2", "money-bag", "die own-5", "place coins", "die own-4")
    s.play("money-bag", "die own-1", "money-bag")
    assert (s.of("red").coins, s.of("red").dice) == (17, [])
    assert s.dice_on("money_bag") == ["red 2", "red 5", "red 1", "red 3"]
    assert s.done


# Reroll ---------------------------------------------------------------------------------------------------------------


def test_a_reroll_costs_a_camel_and_chance_decides_even_for_the_same_value() -> None:
    s = scene().give("red", dice=[2, 6], camels=1).begins("red").play("reroll", "die own-2")
    assert s.of("red").camels == 0
    assert s.t.actor == CHANCE
    assert s.legal() == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    assert [weight for _, weight in s.t.chance()] == [1, 1, 1, 1, 1, 1]
    s.play("roll 2")
    assert s.of("red").dice == ["own-2", "own-6"]
    assert not s.offers("reroll")
    s.play("place coins", "die own-2", "done")
    assert s.done


def test_a_die_may_be_rolled_again_and_again_also_after_the_main_action() -> None:
    s = scene().give("red", dice=[1, 1, "black 1"], camels=3).begins("red")
    s.play("reroll", "die black-1", "roll 2", "reroll", "die black-2", "roll 3", "place coins", "die own-1")
    s.play("reroll", "die own-1", "roll 6", "done")
    assert (s.of("red").dice, s.of("red").camels) == (["black-3", "own-6"], 0)
    assert s.done


def test_the_white_die_can_be_rolled_again_and_stays_white() -> None:
    s = scene().give("red", dice=["white 1"], camels=1).begins("red").play("reroll", "roll 5")
    assert s.of("red").dice == ["white-5"]


# Adjust ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "way", "after"), [(2, "up", "own-3"), (2, "down", "own-1"), ("black 5", "up", "black-6")]
)
def test_two_camels_turn_a_die_up_or_down_by_one(die: int | str, way: str, after: str) -> None:
    s = scene().give("red", dice=[die], camels=2).begins("red").play("adjust")
    assert s.legal() == ["down", "up"]
    s.play(way)
    assert (s.of("red").dice, s.of("red").camels) == ([after], 0)
    s.play("place coins")
    assert s.done


def test_a_6_becomes_no_1_and_a_1_no_6() -> None:
    s = scene().give("red", dice=[6], camels=2).begins("red").play("adjust")  # there is one way only
    assert s.of("red").dice == ["own-5"]
    s = scene().give("red", dice=[1], camels=2).begins("red").play("adjust")
    assert s.of("red").dice == ["own-2"]


def test_adjusting_needs_two_camels_each_time_and_works_after_the_main_action_too() -> None:
    assert not scene().give("red", dice=[3], camels=1).begins("red").offers("adjust")
    s = scene().give("red", dice=[2, 3], camels=7).begins("red")
    s.play("adjust", "die own-3", "up", "adjust", "die own-4", "up", "place coins", "die own-2", "adjust", "up")
    assert (s.of("red").dice, s.of("red").camels) == (["own-6"], 1)
    assert not s.offers("adjust")
    s.play("done")
    assert s.done


def test_without_dice_there_is_nothing_to_roll_or_to_turn() -> None:
    s = scene().give("red", dice=[3], camels=9).begins("red").play("place coins")
    assert s.legal() == ["done", "black-die"]
    s.play("done")
    assert s.done


# Take a black die -----------------------------------------------------------------------------------------------------


def test_three_camels_buy_a_black_die_which_is_rolled_at_once_and_can_be_used_in_the_same_turn() -> None:
    assert not scene().give("red", dice=[1], camels=2).begins("red").offers("black-die")
    s = scene().give("red", dice=[1], camels=3).begins("red").play("black-die")
    assert s.t.actor == CHANCE
    s.play("roll 6")
    assert (s.of("red").camels, s.of("red").dice, s.t.black_dice) == (0, ["own-1", "black-6"], 4)
    s.play("place pepper", "die black-6", "column 6", "done")
    assert (s.of("red").pepper, s.of("red").dice) == (4, ["own-1"])
    assert s.done


@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 5)])
def test_there_is_one_black_die_more_than_players(players: int, dice: int) -> None:
    s = scene(players=players).give("yellow", dice=["black 1"] * (dice - 1)).give("blue", dice=[1, 1], camels=6)
    s.begins("blue").play("black-die", "roll 6", "place camels", "die own-1", "done")
    assert s.of("blue").camels == 4
    assert not s.begins("blue").offers("black-die")


@pytest.mark.ruling("12")
def test_a_black_die_is_bought_once_a_turn_before_or_after_the_main_action() -> None:
    s = scene().give("red", dice=[1], camels=9).begins("red").play("black-die", "roll 2")
    assert not s.offers("black-die")
    s.play("place coins", "die own-1")
    assert not s.offers("black-die")
    s = scene().give("red", dice=[1], camels=9).begins("red").play("place coins", "black-die", "roll 2")
    assert s.legal() == ["done", "money-bag", "reroll", "adjust"]
    s.play("done")
    assert (s.of("red").camels, s.of("red").dice) == (6, ["black-2"])
    assert s.done


@pytest.mark.ruling("12")
def test_black_dice_from_contracts_and_outposts_come_on_top() -> None:
    held = {"contracts": ["c19"], "pepper": 3, "camels": 4}
    s = scene().outpost("alexandria", "o5").give("red", dice=[1, 1], coins=3, **held).begins("red")
    s.play("black-die", "roll 1", "complete 1", "roll 2")
    s.play("place travel", "die own-1", "die own-1", "go alexandria", "roll 3")
    assert s.of("red").dice == ["black-1", "black-2", "black-3"]
    assert s.t.black_dice == 2
    s.play("done")
    assert s.done
    s = scene().give("red", dice=[1], **held).begins("red").play("complete 1", "roll 6")
    assert s.offers("black-die")  # a reward is no purchase


@pytest.mark.ruling("12")
def test_without_black_dice_on_the_board_none_is_sold_and_the_reward_is_lost() -> None:
    s = scene().give("blue", dice=["black 1"] * 5)
    s.give("red", dice=[1], contracts=["c19"], pepper=3, camels=9).begins("red")
    assert not s.offers("black-die")
    s.play("complete 1", "place coins")
    assert (s.of("red").points, s.of("red").camels, s.of("red").coins, s.of("red").dice) == (2, 8, 5, [])
    assert s.done
