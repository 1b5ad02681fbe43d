"""Mercator ex Tabriz, who gains from the visits of others. (43, 77)"""

import pytest

from tests.games.marco_polo.deal import told
from tests.games.marco_polo.scene import Scene, scene


def mercator(players: int) -> Scene:
    """Yellow is Mercator."""
    return scene(players).is_("yellow", "mercator")


def stock(s: Scene, name: str = "yellow") -> list[int]:
    """Coins, camels, pepper, silk, gold."""
    return list(s.player(name).stock)


# The bazaar -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("43")
@pytest.mark.covers("character mercator")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("row", "gained"),
    [
        ("camels", [0, 1, 0, 0, 0]),
        ("pepper", [0, 0, 1, 0, 0]),
        ("silk", [0, 0, 0, 1, 0]),
        ("gold", [0, 0, 0, 0, 1]),
    ],
)
def test_from_every_visit_to_a_row_of_the_bazaar_mercator_gets_one_of_its_own_good(
    players: int, row: str, gained: list[int]
) -> None:
    for die in (1, 2, 3, 4, 5, 6):
        s = mercator(players).give("blue", dice=[die] * 3).begins("blue").play(f"place {row}")
        columns = [line for line in s.legal() if line.startswith("column")]
        if columns:
            s.play(columns[0])
        assert stock(s) == gained
        assert sum(stock(s, "blue")) > 0


@pytest.mark.ruling("43")
def test_the_camels_of_the_silk_and_gold_rows_are_no_business_of_his() -> None:
    s = mercator(4).give("blue", dice=[3, 3, 3]).begins("blue").play("place gold")
    assert (stock(s, "blue"), stock(s)) == ([0, 2, 0, 0, 2], [0, 0, 0, 0, 1])
    s = mercator(4).give("blue", dice=[5, 5]).begins("blue").play("place silk")
    assert (stock(s, "blue"), stock(s)) == ([1, 1, 0, 3, 0], [0, 0, 0, 1, 0])
    assert s.done


@pytest.mark.ruling("43")
def test_black_dice_are_a_visit_and_a_second_visit_pays_again() -> None:
    s = mercator(4).give("blue", dice=[4, "black 2"], coins=2)
    s.begins("blue").play("place camels", "die own-4", "done").begins("blue").play("place camels", "done")
    assert s.dice_on("camels") == ["blue 4", "black 2"]
    assert stock(s) == [0, 2, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("43")
@pytest.mark.covers("character mercator")
def test_his_own_visits_give_him_nothing_more() -> None:
    s = mercator(2).give("yellow", dice=[6, 6], coins=6)
    s.begins("yellow").play("place pepper", "column 6", "done").begins("yellow").play("place coins")
    assert stock(s) == [6 - 6 + 5, 0, 4, 0, 0]
    assert s.done


@pytest.mark.ruling("43")
def test_goods_from_elsewhere_are_no_visit() -> None:
    s = mercator(2).give("blue", dice=[6], posts=["karakorum"]).begins("blue").play("place karakorum")  # 3 gold
    s.gains("blue", camel=3, pepper=1, any_good=1).play("good silk")
    assert (stock(s, "blue"), stock(s)) == ([0, 3, 1, 1, 3], [0, 0, 0, 0, 0])


# The other spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("43")
@pytest.mark.covers("character mercator")
@pytest.mark.parametrize(("players", "camels"), [(2, 1), (3, 1), (4, 0)])
def test_with_two_or_three_players_he_gets_a_camel_from_a_visit_to_the_khan(players: int, camels: int) -> None:
    s = mercator(players).give("blue", dice=[6]).begins("blue").play("place khan", "good gold")
    assert stock(s, "blue") == [0, 2, 0, 0, 1]
    assert stock(s) == [0, camels, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("43")
@pytest.mark.covers("character mercator")
@pytest.mark.parametrize(("players", "coins"), [(2, 2), (3, 0), (4, 0)])
def test_with_two_players_he_gets_two_coins_when_the_other_takes_five(players: int, coins: int) -> None:
    s = mercator(players).give("blue", dice=[1], coins=1).begins("blue").play("place coins")
    assert stock(s) == [coins, 0, 0, 0, 0]
    assert s.of("blue").coins == (5 if players == 2 else 6)  # with two players the neutral die is company
    assert s.done


@pytest.mark.ruling("43")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_money_bag_contracts_journeys_and_city_cards_give_him_nothing(players: int) -> None:
    s = mercator(players).give("blue", dice=[1, 1, 1, 1, 1], coins=3, posts=["moscow"])
    s.begins("blue").play("money-bag", "place contracts", "done")
    s.begins("blue").play("place travel", "go alexandria", "done")
    s.begins("blue").play("place moscow")
    assert s.of("blue").dice == []
    assert stock(s) == [0, 0, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("77")
@pytest.mark.parametrize("players", [2, 3])
def test_neutral_dice_never_pay_him(players: int) -> None:
    s = mercator(players).is_("blue", "berke")
    if players == 3:
        s.is_("green", "kubilai")
    s.starts_round()
    assert s.dice_on("khan")[0] == "neutral 1"
    assert stock(s) == [0, 0, 0, 0, 0]


# At once --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("77")
def test_he_gains_at_once_after_the_active_players_goods_and_is_not_asked() -> None:
    s = mercator(4).give("blue", dice=[6], at="moscow").begins("blue").play("place pepper")
    assert stock(s) == [0, 0, 0, 0, 0]  # blue has not yet chosen a column
    s.play("column 5")
    assert told(s.t, "gain") == [(0, 2), (0, 3), (1, 1)]
    assert s.done


@pytest.mark.ruling("77")
def test_he_has_his_gold_before_the_active_player_makes_the_move_of_column_5() -> None:
    s = mercator(4).give("blue", dice=[5, 5, 5]).begins("blue").play("place gold", "column 5")
    assert stock(s) == [0, 0, 0, 0, 1]
    assert s.waits_for("blue")
    s.play("go alexandria")
    assert s.done


@pytest.mark.ruling("77")
def test_what_he_gained_he_can_use_in_his_next_turn() -> None:
    s = mercator(2).give("yellow", dice=[1], camels=1, silk=1, contracts=["s6"]).give("blue", dice=[1, 1])
    s.begins("blue").play("place silk")
    s.begins("yellow").play("complete 1", "money-bag")
    assert s.of("yellow").completed == ["s6"]
    assert s.done


@pytest.mark.ruling("43", "84")
def test_rashids_visits_pay_him_whatever_value_is_named() -> None:
    s = mercator(2).is_("blue", "rashid").give("blue", dice=["own", "own", "own"], coins=1)
    s.begins("blue").play("place pepper", "value 5", "done")
    s.begins("blue").play("place khan", "value 6", "good silk", "done")
    s.begins("blue").play("place coins")
    assert stock(s) == [2, 1, 1, 0, 0]
    assert s.done


@pytest.mark.ruling("42", "43")
def test_berkes_visits_pay_him_too() -> None:
    s = mercator(2).is_("blue", "berke").give("blue", dice=[6, 6]).placed("camels", "yellow 3")
    s.begins("blue").play("place camels", "done").begins("blue").play("place coins", "done")
    assert (s.of("blue").coins, s.of("blue").camels) == (5, 6)
    assert stock(s) == [2, 1, 0, 0, 0]
    assert s.done


def test_mercator_pays_for_company_like_anybody() -> None:
    s = mercator(4).give("yellow", dice=[3], coins=3).placed("camels", "red 1").begins("yellow").play("place camels")
    assert stock(s) == [0, 3, 0, 0, 0]
