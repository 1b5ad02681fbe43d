"""Berke Khan, who pays nothing for joining others. (42)"""

import pytest

from tests.games.marco_polo.scene import Scene, scene


def berke(*dice: int | str, players: int = 4, **held: object) -> Scene:
    """Blue is Berke, with these dice."""
    return scene(players).is_("blue", "berke").give("blue", dice=list(dice), **held)


@pytest.mark.ruling("42")
@pytest.mark.covers("character berke")
@pytest.mark.parametrize("space", ["camels", "pepper", "silk", "gold", "contracts", "coins"])
def test_berke_pays_nothing_for_an_occupied_space(space: str) -> None:
    s = berke(6, 6, 6, coins=6).placed(space, "red 1", "black 2").begins("blue").play(f"place {space}")
    assert s.of("blue").coins == (11 if space == "coins" else 6)


@pytest.mark.ruling("42")
@pytest.mark.covers("character berke")
def test_berke_joins_others_without_a_single_coin() -> None:
    s = berke(6, coins=0).placed("coins", "red 1").begins("blue").play("place coins")
    assert s.of("blue").coins == 5
    assert s.done
    assert not scene().give("green", dice=[6]).placed("coins", "red 1").begins("green").offers("place coins")


@pytest.mark.ruling("42")
def test_berke_pays_nothing_to_the_neutral_die_of_two_players() -> None:
    s = berke(6, players=2).begins("blue").play("place coins")
    assert s.of("blue").coins == 5
    assert s.done


@pytest.mark.ruling("42")
@pytest.mark.covers("character berke")
def test_on_an_occupied_travel_space_berke_pays_the_table_and_the_routes() -> None:
    s = berke(6, 6, coins=7, camels=3).placed("travel", "red 5", "red 6").begins("blue")
    s.play("place travel", "go oasis-e", "go samarcanda")
    assert (s.of("blue").coins, s.of("blue").camels) == (0, 0)
    assert s.of("blue").posts == ["samarcanda"]
    assert s.done


@pytest.mark.ruling("42", "59")
def test_berke_travels_on_an_occupied_space_with_just_the_price_of_one_step() -> None:
    s = berke(6, 6, coins=3).placed("travel", "red 5", "red 6").begins("blue").play("place travel", "go alexandria")
    assert s.of("blue").coins == 0
    assert s.done
    assert not berke(6, 6, coins=2).placed("travel", "red 5", "red 6").begins("blue").offers("place travel")


@pytest.mark.ruling("6", "42")
@pytest.mark.covers("character berke")
@pytest.mark.parametrize("die", ["red 1", "black 1", "white 1"])
def test_an_occupied_city_card_stays_closed_to_berke(die: str) -> None:
    s = berke(6, coins=9, posts=["moscow", "karakorum"]).placed("moscow", die).begins("blue")
    assert not s.offers("place moscow")
    assert s.offers("place karakorum")


@pytest.mark.ruling("42")
def test_berke_pays_what_a_city_card_costs() -> None:
    s = berke(6, gold=4, posts=["lan_zhou"]).begins("blue").play("place lan-zhou", "times 1")  # cc03: 2 gold, 4 points
    assert (s.of("blue").gold, s.of("blue").points) == (2, 4)
    assert s.done


@pytest.mark.ruling("3", "42")
@pytest.mark.covers("character berke")
def test_his_own_colour_still_keeps_berke_out() -> None:
    s = berke(6, 5, 4).placed("camels", "blue 1").placed("silk", "blue 1", "black 1").begins("blue")
    assert not s.offers("place camels")
    assert not s.offers("place silk")
    s = berke(6, "black 4").placed("camels", "blue 1").begins("blue").play("place camels", "done")
    assert s.of("blue").camels == 4
    assert s.done


@pytest.mark.ruling("4", "42")
def test_at_the_khans_berke_needs_as_high_a_die_as_anybody() -> None:
    s = berke(3).placed("khan", "red 4")
    assert not s.begins("blue").offers("place khan")
    s = berke(4).placed("khan", "red 4").begins("blue").play("place khan", "good pepper")
    assert (s.of("blue").camels, s.of("blue").pepper) == (2, 1)
    assert s.done
    full = berke(6).placed("khan", "red 1", "green 1", "yellow 1", "black 1")
    assert not full.begins("blue").offers("place khan")


@pytest.mark.ruling("1", "42")
def test_others_pay_for_joining_berke() -> None:
    s = berke(6).give("green", dice=[4], coins=4).begins("blue").play("place camels", "done")
    s.begins("green").play("place camels", "done")
    assert (s.of("green").coins, s.of("green").camels) == (0, 4)
    assert s.done


@pytest.mark.ruling("42")
def test_berke_chooses_freely_among_his_dice_on_an_occupied_space() -> None:
    s = berke(2, 5).placed("camels", "red 1").begins("blue").play("place camels")
    assert s.legal() == ["die own-2", "die own-5"]
    s.play("die own-5", "done")
    assert (s.of("blue").camels, s.of("blue").coins) == (5, 0)
    assert s.done


@pytest.mark.ruling("42", "43")
def test_berkes_visit_pays_mercator_and_costs_berke_nothing() -> None:
    s = berke(6, 6, 6, players=3).is_("green", "mercator").placed("gold", "green 1", "green 1", "green 1")
    s.begins("blue").play("place gold", "column 6")
    assert (s.of("blue").gold, s.of("blue").coins) == (4, 0)
    assert (s.of("green").gold, s.of("green").coins) == (1, 0)
    assert s.done


@pytest.mark.ruling("39", "42")
def test_berke_has_no_bonus_at_the_start_of_a_round_but_is_compensated() -> None:
    s = berke(players=2).is_("yellow", "mercator").starts_round().play(*["roll 1"] * 5, *["roll 6"] * 5)
    assert (s.of("blue").coins, s.of("blue").camels) == (0, 0)
    s.play("coins 4")
    assert (s.of("blue").coins, s.of("blue").camels) == (4, 6)
