"""Rashid, who does not roll: he names the value of his dice when he places them. (40, 76, 84, 88)"""

import pytest

from serai.core.step import CHANCE
from tests.games.marco_polo.scene import Scene, scene


def rashid(*dice: str, players: int = 4, rules: int | None = None, **held: object) -> Scene:
    """Blue is Rashid, with these dice."""
    return scene(players, rules=rules).is_("blue", "rashid").give("blue", dice=list(dice), **held)


# Rolling --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("40")
@pytest.mark.covers("character rashid")
def test_rashids_dice_are_not_rolled_and_he_gets_no_compensation() -> None:
    s = rashid(players=2).is_("yellow", "berke").starts_round()
    assert s.of("blue").dice == ["own"] * 5
    assert s.t.actor == CHANCE
    s.play(*["roll 1"] * 5)
    assert s.waits_for("yellow")  # five dice with one pip each: ten short
    s.play("coins 10")
    assert s.waits_for("blue")
    assert (s.of("blue").coins, s.of("blue").camels) == (0, 0)


@pytest.mark.ruling("40")
@pytest.mark.covers("character rashid")
def test_rashid_can_neither_reroll_nor_adjust() -> None:
    s = rashid("own", camels=9).begins("blue")
    assert not s.offers("reroll")
    assert not s.offers("adjust")
    assert s.offers("black-die")
    s.play("place coins", "done")
    assert s.done


@pytest.mark.ruling("40")
def test_black_dice_obey_rashid_too() -> None:
    s = rashid("own", camels=3).begins("blue").play("black-die")
    assert s.of("blue").dice == ["own", "black"]
    assert s.t.black_dice == 4
    s.play("place camels", "die black")
    assert s.of("blue").camels == 6
    assert s.dice_on("camels") == ["black 6"]
    assert s.of("blue").dice == ["own"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("40")
def test_a_black_die_that_is_a_reward_waits_for_its_value() -> None:
    s = rashid().gains("blue", black_die=2)
    assert s.of("blue").dice == ["black", "black"]
    assert s.done


@pytest.mark.ruling("40")
def test_with_a_black_die_rashid_returns_to_a_space_of_his_colour() -> None:
    s = rashid("own", "black", coins=1).placed("camels", "blue 6").begins("blue").play("place camels")
    assert (s.of("blue").coins, s.of("blue").camels) == (0, 1)
    assert s.of("blue").dice == ["own"]
    s.play("done")
    assert s.done


# The bazaar -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("40", "84")
@pytest.mark.covers("character rashid")
def test_on_a_free_row_the_value_rashid_names_is_the_column_he_takes() -> None:
    s = rashid("own").begins("blue").play("place pepper")
    assert s.legal() == ["value 5", "value 6"]  # two coins and 3 pepper, or 4 pepper
    s.play("value 5")
    assert (s.of("blue").coins, s.of("blue").pepper) == (2, 3)
    assert s.dice_on("pepper") == ["blue 5"]
    assert s.done


@pytest.mark.ruling("76", "84")
def test_one_value_serves_for_all_the_dice_of_a_group() -> None:
    s = rashid("own", "own", "own", "black").begins("blue").play("place gold", "die black")
    assert s.legal() == ["value 3", "value 5", "value 6"]
    s.play("value 6")
    assert s.of("blue").gold == 4
    assert s.dice_on("gold") == ["blue 6", "blue 6", "black 6"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("84")
def test_on_the_camel_row_the_best_value_is_named_for_him() -> None:
    s = rashid("own").begins("blue").play("place camels")
    assert s.of("blue").camels == 6
    assert s.dice_on("camels") == ["blue 6"]
    s.play("done")  # or a black die for three of them
    assert s.done


@pytest.mark.ruling("40", "84")
def test_on_an_occupied_row_rashid_pays_the_value_he_names() -> None:
    s = rashid("own", "own", coins=4).placed("silk", "red 6", "red 6").begins("blue").play("place silk")
    assert s.legal() == ["value 1", "value 2", "value 3", "value 4"]
    s.play("value 3")
    assert (s.of("blue").coins, s.of("blue").camels, s.of("blue").silk) == (1, 1, 2)
    assert s.done


@pytest.mark.ruling("40")
def test_without_a_coin_rashid_cannot_join_others() -> None:
    s = rashid("own", "own", "own", coins=0)
    for space in ("camels", "pepper", "silk", "gold", "contracts", "coins"):
        s.placed(space, "red 1")
    s.begins("blue")
    assert [line for line in s.legal() if line.startswith("place")] == ["place khan"]


# The other spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("40", "84")
def test_rashid_takes_five_coins_for_one_where_others_are() -> None:
    s = rashid("own", coins=3).placed("coins", "red 6").begins("blue").play("place coins")
    assert s.of("blue").coins == 3 - 1 + 5
    assert s.done


@pytest.mark.ruling("40", "84")
def test_rashid_may_bring_a_6_to_the_khan_or_less() -> None:
    s = rashid("own").placed("khan", "red 4").give("yellow", dice=[5]).begins("blue").play("place khan")
    assert s.legal() == ["value 4", "value 5", "value 6"]
    s.play("value 6", "good gold")
    assert (s.of("blue").camels, s.of("blue").gold) == (2, 1)
    s.begins("yellow")
    assert not s.offers("place khan")


@pytest.mark.ruling("84")
def test_as_first_at_the_khans_rashid_names_any_value() -> None:
    s = rashid("own").begins("blue").play("place khan")
    assert s.legal() == [f"value {value}" for value in range(1, 7)]
    s.play("value 1", "good silk")
    assert s.dice_on("khan") == ["blue 1"]
    assert s.done


@pytest.mark.ruling("40", "84")
def test_rashid_may_take_any_contracts_and_pays_for_company_as_far_as_the_row_goes() -> None:
    s = rashid("own").begins("blue").play("place contracts", "contract 6", "bonus camels", "contract 5", "bonus coins")
    assert s.of("blue").contracts == ["c06", "c05"]
    s = rashid("own", coins=9).placed("contracts", "red 1").row("c01", "c02", "c03")
    s.begins("blue").play("place contracts")
    assert s.legal() == ["value 1", "value 2", "value 3"]  # more would only cost more
    s.play("value 2", "contract 1", "contract 2")
    assert (s.of("blue").coins, s.of("blue").contracts) == (7, ["c01", "c02"])
    assert s.in_row() == ["c03"]
    assert s.done


@pytest.mark.ruling("40")
def test_rashid_pays_for_his_journeys_like_anybody() -> None:
    s = rashid("own", "own", coins=12, camels=3).begins("blue")
    s.play("place travel", "go oasis-a", "go moscow", "go anxi")
    assert (s.of("blue").coins, s.of("blue").camels) == (5, 0)  # 3 + 4 + 5 coins, 3 camels; Anxi's bonus
    assert s.dice_on("travel") == ["blue 6", "blue 6"]
    assert s.done


@pytest.mark.ruling("40", "84")
def test_on_an_occupied_travel_space_he_must_keep_the_price_of_a_step() -> None:
    s = rashid("own", "own", coins=4).placed("travel", "red 6", "red 6").begins("blue").play("place travel")
    s.play("go alexandria")  # for a named 1 and the step
    assert s.of("blue").coins == 0
    assert s.done
    assert not rashid("own", "own", coins=3).placed("travel", "red 6").begins("blue").offers("place travel")


# What is worth naming -------------------------------------------------------------------------------------------------


def named(space: str, dice: int, coins: int, rules: int = 2) -> list[int]:
    """The values that Rashid is offered on a space with others' dice."""
    s = rashid(*["own"] * dice, rules=rules, coins=coins).placed(space, *["red 6"] * dice).begins("blue")
    s.play(f"place {space}")
    return [int(line.removeprefix("value ")) for line in s.legal()]


@pytest.mark.ruling("88")
@pytest.mark.parametrize(
    ("space", "dice", "coins", "worth"),
    [
        ("camels", 1, 9, [1, 2, 3, 4, 5, 6]),
        ("pepper", 1, 9, [1, 2, 5, 6]),  # a 5 gives the 3 pepper of a 4 and two coins, a 3 what a 2 gives
        ("pepper", 1, 4, [1, 2, 4]),  # without the coins for a 5 the 4 is worth its price
        ("silk", 2, 9, [1, 2, 3, 5, 6]),  # a 5 gives the 3 silk of a 4, a coin and a camel
        ("silk", 2, 4, [1, 2, 3, 4]),
        ("gold", 3, 9, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_a_value_that_costs_more_for_no_more_is_not_offered(
    space: str, dice: int, coins: int, worth: list[int]
) -> None:
    assert named(space, dice, coins=coins) == worth


@pytest.mark.ruling("88")
@pytest.mark.parametrize(("coins", "most"), [(9, 2), (14, 2), (15, 3), (16, 4), (22, 4), (23, 5), (24, 6)])
def test_no_more_steps_are_named_than_coins_can_pay(coins: int, most: int) -> None:
    assert named("travel", 2, coins=coins) == list(range(1, most + 1))  # 3, 7, 12, 12, 18, 18 coins and the value
    s = rashid("own", "own", coins=8).placed("travel", "red 6", "red 6").begins("blue").play("place travel")
    assert s.dice_on("travel")[-2:] == ["blue 1", "blue 1"]


@pytest.mark.ruling("88")
def test_on_the_last_space_of_the_khans_favor_the_value_is_named_for_him() -> None:
    s = rashid("own").placed("khan", "red 1", "yellow 2", "green 3").begins("blue").play("place khan", "good gold")
    assert s.dice_on("khan")[-1] == "blue 6"
    assert s.done


@pytest.mark.ruling("88")
def test_in_games_of_the_first_rules_every_value_he_can_pay_is_offered() -> None:
    assert named("pepper", 1, rules=1, coins=9) == [1, 2, 3, 4, 5, 6]
    assert named("travel", 2, rules=1, coins=5) == [1, 2]
    s = rashid("own", rules=1).placed("khan", "red 1", "yellow 2", "green 5").begins("blue").play("place khan")
    assert s.legal() == ["value 5", "value 6"]


@pytest.mark.ruling("84")
def test_on_a_city_card_the_best_value_is_named_for_him() -> None:
    s = rashid("own", posts=["moscow"]).begins("blue").play("place moscow")  # cc00: two coins a pip
    assert s.of("blue").coins == 12
    s = rashid("own", posts=["karakorum"]).begins("blue").play("place karakorum")  # cc01: 3 gold with a 6
    assert s.of("blue").gold == 3
    assert s.dice_on("karakorum") == ["blue 6"]
    assert s.done


@pytest.mark.ruling("84")
def test_a_value_named_for_him_still_leaves_the_number_of_repetitions_to_him() -> None:
    s = rashid("own", posts=["moscow"], camels=9).card("moscow", "cc14").begins("blue").play("place moscow")
    assert s.legal() == ["times 1", "times 2", "times 3", "times 4"]
    s.play("times 2", "done")
    assert (s.of("blue").camels, s.of("blue").coins, s.of("blue").points) == (5, 4, 2)
    assert s.done


@pytest.mark.ruling("40")
def test_a_city_card_that_others_use_stays_closed_to_rashid() -> None:
    s = rashid("own", coins=9, posts=["moscow"]).placed("moscow", "red 1").begins("blue")
    assert not s.offers("place moscow")


def test_at_the_money_bag_no_value_is_named() -> None:
    s = rashid("own").begins("blue").play("money-bag")
    assert s.of("blue").coins == 3
    assert s.done


# With others ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("1", "40")
def test_others_pay_for_joining_rashid_by_their_own_dice() -> None:
    s = rashid("own").give("yellow", dice=[2], coins=2).begins("blue").play("place camels", "done")
    s.begins("yellow").play("place camels")
    assert (s.of("yellow").coins, s.of("yellow").camels) == (0, 2)


@pytest.mark.ruling("42")
def test_berke_joins_rashid_for_nothing() -> None:
    s = rashid("own").is_("yellow", "berke").give("yellow", dice=[6]).begins("blue").play("place camels", "done")
    s.begins("yellow").play("place camels")
    assert (s.of("yellow").coins, s.of("yellow").camels) == (0, 6)
