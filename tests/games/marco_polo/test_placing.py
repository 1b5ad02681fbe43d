"""Placing dice: occupied spaces and their price, one's colour once per space, which dice, feasible actions only."""

import pytest

from tests.games.marco_polo.scene import Scene, scene

# Occupied spaces ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["blue 6", "black 6", "white 6", "neutral 6"])
@pytest.mark.ruling("1")
def test_any_die_makes_a_space_occupied_and_its_value_does_not_matter(there: str) -> None:
    s = scene().give("red", dice=[3], coins=5).placed("camels", there)
    s.begins("red").play("place camels", "done")
    assert (s.of("red").coins, s.of("red").camels) == (2, 3)
    assert s.done


@pytest.mark.ruling("1")
def test_ones_own_die_makes_a_space_occupied_too() -> None:
    s = scene().give("red", dice=["black 2"], coins=2).placed("pepper", "red 1")
    s.begins("red").play("place pepper")
    assert (s.of("red").coins, s.of("red").pepper) == (0, 2)
    assert s.done


@pytest.mark.ruling("1")
def test_dice_on_one_space_make_no_other_space_occupied() -> None:
    s = scene().give("red", dice=[3]).placed("camels", "blue 1").placed("silk", "blue 1", "blue 1")
    s.begins("red").play("place pepper")
    assert (s.of("red").coins, s.of("red").pepper) == (1, 2)
    assert s.done


@pytest.mark.parametrize("space", ["coins", "camels", "pepper", "contracts"])
@pytest.mark.ruling("1", "2")
def test_whoever_cannot_pay_the_die_may_not_enter_an_occupied_space(space: str) -> None:
    s = scene().give("red", dice=[4], coins=3).placed(space, "blue 1")
    assert not s.begins("red").offers(f"place {space}")
    s = scene().give("red", dice=[4], coins=4).placed(space, "blue 1")
    assert s.begins("red").offers(f"place {space}")


@pytest.mark.ruling("2")
def test_the_5_coins_come_too_late_to_pay_for_themselves() -> None:
    s = scene().give("red", dice=[2, 3], coins=2).placed("coins", "blue 1")
    s.begins("red").play("place coins")  # only the 2 can be paid for
    assert (s.of("red").coins, s.of("red").dice) == (5, ["own-3"])
    s.play("done")
    assert s.done


@pytest.mark.ruling("2")
def test_the_price_follows_the_lowest_die_even_if_a_lower_column_is_taken() -> None:
    s = scene().give("red", dice=[4], coins=4).placed("pepper", "blue 1")
    s.begins("red").play("place pepper", "column 3")
    assert (s.of("red").coins, s.of("red").pepper) == (1, 2)  # 4 paid, then the coin of column 3
    assert s.done


@pytest.mark.ruling("2")
def test_the_lowest_of_three_dice_is_the_price_of_the_gold_row() -> None:
    s = scene().give("red", dice=[2, 5, "black 6"], coins=2).placed("gold", "blue 1", "blue 1", "blue 1")
    s.begins("red").play("place gold")
    assert (s.of("red").coins, s.of("red").gold) == (0, 2)
    assert s.done


@pytest.mark.ruling("2")
def test_travelling_in_company_is_paid_before_the_journey() -> None:
    s = scene().give("red", dice=[2, 6], coins=12).placed("travel", "blue 1", "blue 1")
    s.begins("red").play("place travel")
    assert s.of("red").coins == 10
    s.play("go alexandria", "go venezia")  # 3 and 4 coins
    assert s.of("red").coins == 3
    assert s.done


# Ones own colour ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["coins", "camels", "pepper", "khan", "contracts"])
@pytest.mark.ruling("3")
def test_a_colour_comes_once_to_each_space_and_black_or_white_dice_return(space: str) -> None:
    s = scene().give("red", dice=[6], coins=9).placed(space, "red 1")
    assert not s.begins("red").offers(f"place {space}")
    for die in ("black 6", "white 6"):
        s = scene().give("red", dice=[6, die], coins=9).placed(space, "red 1").begins("red")
        s.play(f"place {space}")
        assert s.of("red").dice == ["own-6"]  # the coloured one could not be chosen


@pytest.mark.ruling("3")
def test_one_coloured_die_spoils_a_group() -> None:
    s = scene().give("red", dice=[3, "black 4"], coins=9).placed("silk", "red 1", "black 1")
    assert not s.begins("red").offers("place silk")
    s = scene().give("red", dice=[3, "black 4", "white 5"], coins=9).placed("silk", "red 1", "black 1")
    s.begins("red").play("place silk", "column 4", "done")
    assert (s.of("red").silk, s.of("red").coins, s.of("red").dice) == (3, 5, ["own-3"])
    assert s.done


@pytest.mark.ruling("3")
def test_one_coloured_die_in_a_group_uses_the_colour_up_and_none_does_not() -> None:
    s = scene().give("red", dice=[1, 1, 1, "black 1"], coins=9)
    s.begins("red").play("place silk", "die black-1", "done")  # beside an own one
    assert s.dice_on("silk") == ["red 1", "black 1"]
    assert not s.begins("red").offers("place silk")
    s = scene().give("red", dice=[1, 1, "black 1", "white 1"], coins=9)
    s.begins("red").play("place silk", "die black-1", "done")  # and the white one, the only die that is left above it
    assert s.dice_on("silk") == ["black 1", "white 1"]
    s.begins("red").play("place silk")
    assert (s.of("red").silk, s.of("red").coins) == (2, 8)  # now in company
    assert s.done


@pytest.mark.ruling("3")
def test_each_row_of_the_bazaar_is_a_space_of_its_own() -> None:
    s = scene().give("red", dice=[2]).placed("camels", "red 2")
    s.begins("red").play("place pepper")
    assert s.of("red").pepper == 2
    assert s.done


@pytest.mark.ruling("3")
def test_the_colour_of_another_player_does_not_matter() -> None:
    s = scene().give("red", dice=[2], coins=2).placed("camels", "blue 2", "green 5", "yellow 1")
    s.begins("red").play("place camels")
    assert (s.of("red").camels, s.of("red").coins) == (2, 0)
    assert s.done


# City cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["blue 1", "red 1", "black 1", "white 1"])
@pytest.mark.ruling("6")
def test_any_die_closes_a_city_card_for_everybody_whatever_they_would_pay(there: str) -> None:
    s = scene().give("red", dice=[6, "black 6"], coins=20, posts=["moscow"]).placed("moscow", there)
    assert not s.begins("red").offers("place moscow")


# Which dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("83")
def test_the_lowest_die_of_a_group_is_chosen_first_and_the_others_are_at_least_as_high() -> None:
    s = scene().give("red", dice=[2, 4, 4, "black 4", 6]).begins("red").play("place gold")
    assert s.legal() == ["die own-2", "die own-4"]  # too few are left above the others
    s.play("die own-4")
    assert s.legal() == ["die own-4", "die black-4"]
    s.play("die black-4")  # and the 6: the other own 4 comes before the black one
    assert s.legal() == ["column 3", "column 4"]
    s.play("column 4", "done")
    assert (s.of("red").gold, s.of("red").dice) == (3, ["own-2", "own-4"])
    assert s.done


@pytest.mark.ruling("83")
def test_a_lowest_die_that_cannot_be_paid_for_is_not_offered() -> None:
    s = scene().give("red", dice=[2, 3, 5, 6], coins=3).placed("silk", "blue 1", "blue 1")
    s.begins("red").play("place silk")
    assert s.legal() == ["die own-2", "die own-3"]
    s.play("die own-3")
    assert s.legal() == ["die own-5", "die own-6"]  # what is higher costs nothing more
    s.play("die own-6", "done")
    assert (s.of("red").silk, s.of("red").camels, s.of("red").coins) == (2, 1, 0)
    assert s.done


DICE = {"coins": 1, "camels": 1, "pepper": 1, "silk": 2, "gold": 3, "khan": 1, "contracts": 1, "travel": 2}


@pytest.mark.parametrize(("space", "dice"), DICE.items())
def test_every_space_takes_as_many_dice_as_it_shows(space: str, dice: int) -> None:
    assert not scene().give("red", dice=[6] * (dice - 1), coins=9).begins("red").offers(f"place {space}")
    s = scene().give("red", dice=[6] * dice, coins=9).begins("red").play(f"place {space}")
    assert s.dice_on(space) == ["red 6"] * dice


# Feasible actions -----------------------------------------------------------------------------------------------------


def may_travel(s: Scene) -> bool:
    return s.begins("red").offers("place travel")


@pytest.mark.ruling("59")
def test_travelling_needs_the_price_of_one_step() -> None:
    assert not may_travel(scene().give("red", dice=[5, 6], coins=2))
    assert may_travel(scene().give("red", dice=[5, 6], coins=3))


@pytest.mark.ruling("59")
def test_travelling_needs_the_cost_of_a_route_as_well() -> None:
    """From Adana one goes on for 2 camels or for 15 coins."""
    assert not may_travel(scene().give("red", at="adana", dice=[5, 6], coins=17, camels=1))
    assert may_travel(scene().give("red", at="adana", dice=[5, 6], coins=18))
    assert may_travel(scene().give("red", at="adana", dice=[5, 6], coins=3, camels=2))


@pytest.mark.ruling("59")
def test_travelling_in_company_needs_that_payment_on_top_and_only_dice_one_can_pay_for_lead() -> None:
    def company(coins: int) -> Scene:
        held = scene().give("red", dice=[3, 4, 6], coins=coins, camels=2, at="adana")
        return held.placed("travel", "blue 1", "blue 1")

    assert not may_travel(company(5))
    s = company(6).begins("red").play("place travel")  # the 3 leads: a 4 would leave 2 coins only
    assert s.legal() == ["die own-4", "die own-6"]
    s.play("die own-4")  # only one route is within these means
    assert (s.of("red").coins, s.of("red").camels, s.of("red").figures) == (0, 0, ["oasis_i"])
    s.play("done")
    assert s.done
    s = company(7).begins("red").play("place travel")
    assert s.legal() == ["die own-3", "die own-4"]


@pytest.mark.ruling("59")
def test_the_contracts_space_needs_a_contract_in_the_row() -> None:
    s = scene().give("red", dice=[1]).row().special()
    assert s.begins("red").waits_for("red")
    assert not s.offers("place contracts")
    s = scene().give("red", dice=[1]).row("c09")
    s.begins("red").play("place contracts")
    assert s.of("red").contracts == ["c09", None]
    assert s.done
