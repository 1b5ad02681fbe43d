"""The city cards that move a figure: all sets are paid, then one journey is walked."""

from typing import Any

import pytest

from serai.games.marco_polo.constants import NOBODY
from tests.games.marco_polo.scene import Scene, scene


def card(name: str, die: int, **held: Any) -> Scene:
    """Red's turn, with a post in Moscow, where this card lies."""
    s = scene().card("moscow", name).give("red", dice=[die], posts=["moscow"], **held)
    s.give("blue", dice=["black 1"] * 5)  # none is left to buy: the turn ends by itself with the last die
    return s.begins("red")


# Two camels for a move ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("22", "29")
@pytest.mark.covers("card cc13")
def test_camels_for_several_moves_are_paid_before_one_journey_which_places_a_post_only_where_it_ends() -> None:
    s = card("cc13", 3, camels=9).outpost("alexandria", "o0").play("place moscow")
    assert s.legal() == ["times 1", "times 2", "times 3"]
    s.play("times 3")
    assert (s.of("red").camels, s.of("red").figures) == (3, ["venezia"])
    s.play("go alexandria", "go oasis-i", "go adana")
    red = s.of("red")
    assert (red.figures, red.posts) == (["adana"], ["moscow", "adana"])
    assert (red.coins, red.camels) == (3, 2)  # 2 camels for the last route; Adana's 3 coins and a camel
    assert s.t.outposts.count(NOBODY) == 6  # Alexandria was only passed
    assert s.done


@pytest.mark.ruling("22")
@pytest.mark.covers("card cc13")
def test_two_journeys_do_not_come_out_of_one_card() -> None:
    s = card("cc13", 2, camels=4).play("place moscow", "times 2", "go alexandria", "done")
    assert s.of("red").posts == ["moscow", "alexandria"]  # the second move is lost
    assert s.done
    s = card("cc13", 2, camels=4).play("place moscow", "times 2", "go alexandria", "go oasis-i")
    assert (s.of("red").figures, s.of("red").posts) == (["oasis_i"], ["moscow"])
    assert s.done


@pytest.mark.ruling("22", "29")
@pytest.mark.covers("card cc13")
def test_the_sets_are_paid_first_so_what_is_left_must_pay_the_routes() -> None:
    s = card("cc13", 6, camels=5, at="moscow").play("place moscow")
    assert s.legal() == ["times 1", "times 2"]
    s.play("times 2")
    assert s.legal() == ["done", "go oasis-a"]  # one camel is too few for the road to Anxi
    s.play("done")
    assert s.done
    s = card("cc13", 6, camels=5, at="moscow").play("place moscow", "times 1", "go anxi")
    assert (s.of("red").camels, s.of("red").coins, s.of("red").posts) == (0, 5, ["moscow", "anxi"])
    assert s.done


@pytest.mark.covers("card cc13")
def test_the_travel_table_is_not_paid_but_routes_are_and_nobody_becomes_start_player_by_it() -> None:
    s = card("cc13", 2, camels=4, coins=7, at="alexandria").play("place moscow", "times 2", "go oasis-g", "done")
    assert (s.of("red").coins, s.of("red").figures) == (0, ["oasis_g"])
    assert s.t.traveller == NOBODY
    assert s.done


@pytest.mark.covers("card cc13")
def test_moves_that_were_paid_for_may_still_be_declined() -> None:
    s = card("cc13", 1, camels=2).play("place moscow")
    assert s.legal() == ["done", "go alexandria", "go oasis-a"]
    s.play("done")
    assert (s.of("red").camels, s.of("red").figures, s.of("red").posts) == (0, ["venezia"], ["moscow"])
    assert s.done


@pytest.mark.ruling("7")
@pytest.mark.covers("card cc13")
def test_one_camel_buys_no_move() -> None:
    assert not card("cc13", 6, camels=1).offers("place moscow")


@pytest.mark.ruling("64")
@pytest.mark.covers("card cc13")
def test_camels_may_be_paid_for_moves_that_no_route_allows() -> None:
    s = card("cc13", 2, camels=3, at="kashgar").play("place moscow")  # every road from here costs 2 camels or more
    assert (s.of("red").camels, s.of("red").figures, s.of("red").posts) == (1, ["kashgar"], ["moscow"])
    assert s.done


# Two different goods for a move ---------------------------------------------------------------------------------------


@pytest.mark.ruling("22", "36")
@pytest.mark.covers("card cc30")
def test_pairs_of_different_goods_are_paid_one_by_one_and_then_walked_in_one_journey() -> None:
    s = card("cc30", 3, pepper=2, silk=2, gold=1).play("place moscow")
    assert s.legal() == ["give-pair pepper-silk", "give-pair pepper-gold", "give-pair silk-gold"]
    s.play("give-pair silk-gold")
    assert s.legal() == ["done", "give-pair pepper-silk"]
    s.play("give-pair pepper-silk")  # two pepper would not be different
    assert s.of("red").goods == (1, 0, 0)
    assert s.legal() == ["done", "go alexandria", "go oasis-a"]
    s.play("go alexandria", "go oasis-i")
    assert (s.of("red").figures, s.of("red").posts, s.of("red").coins) == (["oasis_i"], ["moscow"], 0)
    assert s.done


@pytest.mark.ruling("29")
@pytest.mark.covers("card cc30")
def test_the_die_limits_the_pairs_and_fewer_are_allowed() -> None:
    s = card("cc30", 2, pepper=3, silk=3).play("place moscow")  # the first pair is the only way to begin
    assert s.legal() == ["done", "give-pair pepper-silk"]
    s.play("done", "go alexandria")
    assert (s.of("red").posts, s.of("red").goods) == (["moscow", "alexandria"], (2, 2, 0))
    assert s.done
    s = card("cc30", 2, pepper=3, silk=3).play("place moscow", "give-pair pepper-silk")
    assert s.of("red").goods == (1, 1, 0)
    s.play("go oasis-a", "go moscow")
    assert (s.of("red").figures, s.of("red").posts) == (["moscow"], ["moscow"])
    assert s.done


@pytest.mark.ruling("7", "36")
@pytest.mark.covers("card cc30")
def test_goods_of_one_kind_make_no_pair() -> None:
    for good in ("pepper", "silk", "gold"):
        assert not card("cc30", 6, camels=9, coins=9, **{good: 4}).offers("place moscow")


@pytest.mark.ruling("64")
@pytest.mark.covers("card cc30")
def test_goods_may_be_paid_for_moves_that_no_route_allows() -> None:
    s = card("cc30", 1, pepper=1, gold=1, at="kashgar").play("place moscow")
    assert (s.of("red").goods, s.of("red").figures, s.of("red").posts) == ((0, 0, 0), ["kashgar"], ["moscow"])
    assert s.done
