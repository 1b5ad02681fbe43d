"""The flow of turns: the main action one owes, what may happen around it, and whose turn is next."""

import pytest

from serai.core.step import CHANCE
from serai.games.marco_polo.constants import SEATS
from serai.games.marco_polo.turn import NextTurn
from tests.games.marco_polo.scene import Scene, scene


def last_round(s: Scene, first: str) -> Scene:
    """Turns begin with this seat; once all dice are placed, the game is over and nothing is left to decide."""
    return s.at_round(5).asks(NextTurn(SEATS.index(first)))


def may_act(s: Scene) -> bool:
    """A main action is still to come."""
    return any(line.startswith("place ") for line in s.legal())


# The main action ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("9")
def test_whoever_has_dice_must_act_once_and_no_more() -> None:
    s = scene().give("red", dice=[1, 2, 3]).begins("red")
    assert may_act(s)
    assert not s.offers("done")
    s.play("place camels", "die own-1")
    assert s.legal() == ["done", "money-bag", "reroll"]
    s.play("done")
    assert s.of("red").dice == ["own-2", "own-3"]
    assert s.done


@pytest.mark.ruling("9")
def test_the_money_bag_is_no_main_action() -> None:
    s = scene().give("red", dice=[1, 2, 3]).begins("red").play("money-bag", "die own-2")
    assert may_act(s)
    assert not s.offers("done")
    s.play("money-bag", "die own-3")
    assert may_act(s)
    assert not s.offers("done")
    s.play("place coins")
    assert s.of("red").coins == 3 + 3 + 5
    assert s.done


@pytest.mark.ruling("9")
def test_the_last_die_may_go_to_the_money_bag_instead_of_a_main_action() -> None:
    s = scene().give("red", dice=[6]).begins("red")
    assert may_act(s)
    s.play("money-bag")
    assert s.of("red").coins == 3
    assert s.done


# Nothing in between ---------------------------------------------------------------------------------------------------

READY = {"contracts": ["c28"], "pepper": 2, "silk": 1, "camels": 2}
"""A contract that could be completed at once."""


@pytest.mark.ruling("10")
def test_no_contract_is_completed_between_two_steps_of_a_journey() -> None:
    s = scene().give("red", dice=[3, 3], coins=12, **READY).begins("red")
    assert s.offers("complete 1")
    s.play("place travel")
    assert s.legal() == ["go alexandria", "go oasis-a"]
    s.play("go oasis-a")
    assert s.legal() == ["done", "go venezia", "go moscow"]
    s.play("go moscow", "done")
    assert s.offers("complete 1")
    s.play("complete 1")
    assert s.of("red").points == 3
    assert s.done


@pytest.mark.ruling("10")
def test_no_contract_is_completed_between_two_repetitions_of_a_city_card() -> None:
    s = scene().card("moscow", "cc27").give("red", dice=[2], posts=["moscow"], **(READY | {"silk": 2}))
    s.begins("red").play("place moscow", "way 2", "good gold")
    assert s.legal() == ["done", "give pepper", "give silk", "give gold"]
    s.play("give gold")  # and the card is used up
    assert s.legal() == ["done", "complete 1"]
    s.play("complete 1")
    assert s.of("red").goods == (0, 1, 0)
    assert s.done


@pytest.mark.ruling("10")
def test_nothing_is_bought_between_placing_dice_and_acting() -> None:
    s = scene().give("red", dice=[4, 4, 4], **(READY | {"camels": 9})).begins("red").play("place gold")
    assert s.legal() == ["column 3", "column 4"]
    s = scene().give("red", dice=[4], **(READY | {"camels": 9})).begins("red").play("place contracts", "contract 1")
    assert s.legal() == ["done", "contract 2", "contract 3", "contract 4"]


# Turn after turn ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("11")
def test_turns_go_clockwise_and_whoever_has_no_dice_is_skipped() -> None:
    s = scene().give("blue", dice=[1]).give("green", dice=[1, 1]).give("yellow", **(READY | {"camels": 9}))
    last_round(s, "blue").play("place coins")
    assert s.waits_for("green")  # yellow could complete a contract or buy a black die, but has no turn
    s.play("place camels", "done")
    assert s.waits_for("green")
    s.play("place pepper")
    assert (s.of("green").camels, s.of("green").pepper, s.of("yellow").camels) == (1, 1, 9)
    assert s.done


@pytest.mark.ruling("11")
def test_after_the_last_seat_comes_the_first() -> None:
    s = scene().give("red", dice=[1, 1]).give("yellow", dice=[1])
    last_round(s, "red").play("place coins", "done")
    assert s.waits_for("yellow")
    s.play("place pepper")
    assert s.waits_for("red")


@pytest.mark.ruling("11")
def test_a_die_gained_with_the_last_ones_placed_brings_another_turn() -> None:
    s = scene().give("blue", dice=[1], camels=3).give("red", dice=[1])
    last_round(s, "blue").play("place coins", "black-die", "roll 5", "done")
    assert s.waits_for("red")
    s.play("place pepper")
    assert s.waits_for("blue")
    s.play("place camels", "done")
    assert (s.of("blue").coins, s.of("blue").camels, s.of("red").pepper) == (5, 5, 1)
    assert s.done


@pytest.mark.ruling("58")
def test_alone_with_dice_one_takes_full_turns_each_with_its_own_black_die() -> None:
    s = scene().give("blue", dice=[1, 1], camels=6)
    last_round(s, "blue").play("black-die", "roll 6")
    assert not s.offers("black-die")
    s.play("place coins", "die own-1", "done")
    assert s.waits_for("blue")
    s.play("black-die", "roll 6")
    assert s.of("blue").camels == 0
    assert s.of("blue").dice == ["own-1", "black-6", "black-6"]


@pytest.mark.ruling("58")
def test_alone_with_dice_the_empty_row_is_filled_before_the_next_turn() -> None:
    s = scene().give("blue", dice=[2, 2]).row("c01", "c02").special("c10", "c11", "c12")
    last_round(s, "blue").play("place contracts", "contract 1", "contract 2")
    assert s.in_row() == []
    s.play("done")
    assert s.waits_for("blue")
    assert (s.in_row(), s.in_special()) == (["c10", "c11"], ["c12"])


# Rewards upon rewards -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("13")
def test_a_contract_brings_a_move_which_brings_an_outpost_which_brings_a_move_which_brings_coins() -> None:
    s = scene().outpost("karakorum", "o2").give("red", dice=[1], at="oasis_b", contracts=["c10"])
    s.give("red", camels=4, pepper=2, gold=1).begins("red").play("complete 1", "go karakorum")
    assert s.legal() == ["done", "go anxi", "go oasis-b"]
    s.play("go anxi")
    assert (s.of("red").posts, s.of("red").coins, s.of("red").points) == (["karakorum", "anxi"], 5, 4)
    s.play("place coins")  # only now the turn goes on
    assert s.of("red").coins == 10
    assert s.done


# A turn can always be finished ----------------------------------------------------------------------------------------


def crowded(coins: int, *dice: int) -> Scene:
    """Somebody is everywhere."""
    s = scene().give("red", dice=dice, coins=coins).placed("khan", "blue 1", "green 1", "yellow 1", "black 1")
    for space in ("coins", "camels", "pepper", "silk", "gold", "contracts", "travel"):
        s.placed(space, "blue 6")
    return s


@pytest.mark.ruling("56")
def test_whoever_can_afford_no_main_action_gives_dice_to_the_money_bag() -> None:
    s = crowded(2, 6).begins("red")
    assert (s.of("red").coins, s.of("red").dice) == (5, [])
    assert s.dice_on("money_bag") == ["red 6"]
    assert s.done


@pytest.mark.ruling("56")
def test_a_main_action_is_owed_as_soon_as_the_money_bag_has_paid_for_it() -> None:
    s = crowded(0, 3, 6).begins("red")
    assert s.legal() == ["die own-3", "die own-6"]  # one of them for the money bag
    s.play("die own-6")
    assert s.of("red").coins == 3
    assert s.legal() == ["place coins", "place camels", "place pepper", "place contracts", "money-bag"]
    s.play("place pepper")
    assert (s.of("red").coins, s.of("red").pepper) == (1, 2)
    assert s.done


@pytest.mark.ruling("56")
def test_the_money_bag_takes_dice_one_by_one_until_none_is_left() -> None:
    s = crowded(0, 6, 6, 6).begins("red")  # after two of them 6 coins pay for the third
    assert (s.of("red").coins, s.of("red").dice) == (6, ["own-6"])
    assert may_act(s)
    s.play("money-bag")
    assert s.of("red").coins == 9
    assert s.done


@pytest.mark.ruling("57")
def test_a_black_die_gained_after_the_last_die_went_to_the_money_bag_must_be_used_now() -> None:
    s = scene().give("red", dice=[1], camels=3).begins("red").play("money-bag")
    assert s.legal() == ["done", "black-die"]
    s.play("black-die")
    assert s.t.actor == CHANCE
    s.play("roll 4")
    assert may_act(s)
    assert not s.offers("done")
    s.play("place camels")  # and no second black die is sold
    assert (s.of("red").camels, s.of("red").coins) == (4, 3)
    assert s.done


@pytest.mark.ruling("57")
def test_such_a_die_may_go_to_the_money_bag_as_well() -> None:
    s = scene().give("red", dice=[1], contracts=["c19"], camels=1, pepper=3).begins("red")
    s.play("money-bag", "complete 1", "roll 4", "money-bag")
    assert (s.of("red").coins, s.of("red").dice) == (6, [])
    assert s.done


@pytest.mark.ruling("57")
def test_a_die_gained_after_the_main_action_waits_or_goes_to_the_money_bag() -> None:
    for last, coins, dice in [("done", 5, ["black-4"]), ("money-bag", 8, [])]:
        s = scene().give("red", dice=[1], camels=3).begins("red").play("place coins", "black-die", "roll 4")
        assert s.legal() == ["done", "money-bag"]
        s.play(last)
        assert (s.of("red").coins, s.of("red").dice) == (coins, dice)
        assert s.done
