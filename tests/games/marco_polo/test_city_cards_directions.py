"""The city cards that exchange in two directions."""

from typing import Any

import pytest

from tests.games.marco_polo.scene import Scene, scene


def card(name: str, die: int, either_way: bool = True, **held: Any) -> Scene:
    """Red's turn, with a post in Moscow, where this card lies."""
    s = scene(exchange_either_way=either_way).card("moscow", name).give("red", dice=[die], posts=["moscow"], **held)
    s.give("blue", dice=["black 1"] * 5)  # none is left to buy: the turn ends by itself with the last die
    return s.begins("red")


# Camels and coins -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("either_way", [True, False])
@pytest.mark.ruling("29", "30")
@pytest.mark.covers("card cc16")
def test_camels_become_coins_or_coins_camels_in_one_direction_for_all_repetitions(either_way: bool) -> None:
    s = card("cc16", 5, either_way, camels=2, coins=4).play("place moscow")
    assert s.legal() == ["way 1", "way 2"]
    s.play("way 1")
    assert s.legal() == ["times 1", "times 2"]
    s.play("times 2")  # three more pips are lost, although there are coins now
    assert (s.of("red").camels, s.of("red").coins) == (0, 10)
    assert s.done
    s = card("cc16", 3, either_way, camels=2, coins=4).play("place moscow", "way 2")
    assert s.legal() == ["times 1", "times 2", "times 3"]
    s.play("times 3")
    assert (s.of("red").camels, s.of("red").coins) == (5, 1)
    assert s.done


@pytest.mark.ruling("7", "30")
@pytest.mark.covers("card cc16")
def test_only_a_direction_that_can_be_paid_is_open() -> None:
    s = card("cc16", 1, camels=1).play("place moscow")
    assert (s.of("red").camels, s.of("red").coins) == (0, 3)
    assert s.done
    s = card("cc16", 1, coins=1).play("place moscow")
    assert (s.of("red").camels, s.of("red").coins) == (1, 0)
    assert s.done
    assert not card("cc16", 6, pepper=9, silk=9, gold=9).offers("place moscow")


# Points and coins -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("29", "31")
@pytest.mark.covers("card cc19")
def test_points_become_coins_and_coins_points_and_the_direction_may_change() -> None:
    s = card("cc19", 3, points=2, coins=3).play("place moscow")
    assert s.legal() == ["way 1", "way 2"]
    s.play("way 2")
    assert (s.of("red").points, s.of("red").coins) == (3, 0)
    assert s.legal() == ["done", "way 1"]
    s.play("way 1")
    assert (s.of("red").points, s.of("red").coins) == (2, 3)
    assert s.legal() == ["done", "way 1", "way 2"]
    s.play("way 1")
    assert (s.of("red").points, s.of("red").coins) == (1, 6)
    assert s.done


@pytest.mark.ruling("31")
@pytest.mark.covers("card cc19", "option exchange_either_way")
def test_by_the_other_reading_points_and_coins_go_one_way_only() -> None:
    s = card("cc19", 4, either_way=False, points=2, coins=6).play("place moscow", "way 1")
    assert s.legal() == ["done", "way 1"]
    s.play("way 1", "done")
    assert (s.of("red").points, s.of("red").coins) == (0, 12)
    assert s.done
    s = card("cc19", 4, either_way=False, points=2, coins=6).play("place moscow", "way 2")
    assert s.legal() == ["done", "way 2"]
    s.play("way 2")  # and nothing is left to pay with
    assert (s.of("red").points, s.of("red").coins) == (4, 0)
    assert s.done


@pytest.mark.ruling("32")
@pytest.mark.covers("card cc19")
def test_points_may_be_paid_below_zero() -> None:
    s = card("cc19", 2).play("place moscow", "way 1")  # the first time there is no other way
    assert (s.of("red").points, s.of("red").coins) == (-2, 6)
    assert s.of("red").points_from("city_cards") == -2
    assert s.done


# Goods and camels -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("31", "36", "60")
@pytest.mark.covers("card cc27", "option exchange_either_way")
def test_pepper_becomes_camels_and_camels_gold() -> None:
    s = card("cc27", 4, pepper=1, silk=1).play("place moscow")
    assert s.legal() == ["give pepper", "give silk"]
    s.play("give pepper")
    assert s.of("red").camels == 2
    assert s.legal() == ["done", "way 2", "give silk"]
    s.play("way 2")  # with the camels just received
    assert s.legal() == ["good pepper", "good silk", "good gold"]
    s.play("good gold")
    assert (s.of("red").camels, s.of("red").goods) == (0, (0, 1, 1))
    s.play("give silk", "give gold")
    assert (s.of("red").camels, s.of("red").goods) == (4, (0, 0, 0))
    assert s.done


@pytest.mark.ruling("31")
@pytest.mark.covers("card cc27", "option exchange_either_way")
def test_by_the_other_reading_goods_and_camels_go_one_way_only() -> None:
    s = card("cc27", 4, either_way=False, pepper=1, silk=1).play("place moscow", "give pepper")
    assert s.legal() == ["done", "give silk"]
    s.play("give silk")
    assert (s.of("red").camels, s.of("red").goods) == (4, (0, 0, 0))
    assert s.done
    s = card("cc27", 4, either_way=False, camels=5, silk=1).play("place moscow", "way 2", "good gold")
    assert s.legal() == ["done", "way 2"]
    s.play("way 2", "good pepper")  # one camel is left
    assert (s.of("red").camels, s.of("red").goods) == (1, (1, 1, 1))
    assert s.done


@pytest.mark.ruling("29", "36")
@pytest.mark.covers("card cc27")
def test_each_good_bought_with_camels_is_a_choice_of_its_own_and_one_may_stop() -> None:
    s = card("cc27", 6, camels=7).play("place moscow", "good silk", "way 2", "good gold")
    assert s.legal() == ["done", "way 2", "give silk", "give gold"]
    s.play("done")
    assert (s.of("red").camels, s.of("red").goods) == (3, (0, 1, 1))
    assert s.done


@pytest.mark.ruling("7")
@pytest.mark.covers("card cc27")
def test_a_good_or_two_camels_are_needed() -> None:
    assert not card("cc27", 6, camels=1, coins=9).offers("place moscow")
    assert card("cc27", 6, camels=2).offers("place moscow")
    assert card("cc27", 6, gold=1).offers("place moscow")
