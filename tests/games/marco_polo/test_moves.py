"""Moves that are not the travel action: without the travel table, and nobody has to make them."""

import pytest

from tests.games.marco_polo.scene import scene

# One move ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("21")
def test_a_move_costs_nothing_but_the_route() -> None:
    s = scene().give("red", at="alexandria", coins=7)
    s.gains("red", move=1)
    assert s.legal() == ["done", "go venezia", "go oasis-g", "go oasis-i"]
    s.play("go oasis-g")
    assert s.of("red").figures == ["oasis_g"]
    assert s.of("red").coins == 0
    assert s.done


@pytest.mark.ruling("21")
def test_a_move_places_a_post_like_any_other() -> None:
    s = scene().gains("red", move=1).play("go alexandria")
    assert s.of("red").posts == ["alexandria"]
    assert s.of("red").posts_left == 8
    assert s.done


@pytest.mark.ruling("21")
def test_a_move_can_be_declined_and_then_no_post_is_placed() -> None:
    s = scene().give("red", at="moscow", camels=3).gains("red", move=1)
    assert s.offers("go anxi")
    s.play("done")
    assert s.of("red").figures == ["moscow"]
    assert s.of("red").posts == []
    assert s.done


@pytest.mark.ruling("21")
def test_a_move_that_cannot_be_paid_is_lost() -> None:
    s = scene().give("red", at="kochi", coins=9, camels=3).gains("red", move=1)
    assert s.of("red").figures == ["kochi"]
    assert s.of("red").posts == []
    assert s.done


@pytest.mark.ruling("21", "22")
def test_several_moves_are_one_journey_that_may_stop_short() -> None:
    s = scene().gains("red", move=3).play("go oasis-a", "go moscow")
    assert s.offers("done")
    s.play("done")
    assert s.of("red").posts == ["moscow"]
    assert s.done


@pytest.mark.ruling("22", "25")
def test_on_a_journey_of_several_moves_only_its_end_gets_a_post() -> None:
    s = scene().give("red", camels=2).gains("red", move=3).play("go alexandria", "go oasis-i", "go adana")
    assert s.of("red").posts == ["adana"]
    assert (s.of("red").coins, s.of("red").camels) == (3, 1)
    assert s.done


# Where moves come from -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("21")
@pytest.mark.covers("contract c12")
def test_a_contract_gives_a_move() -> None:
    s = scene().give("red", dice=[1, 1], contracts=["c12"], camels=3, pepper=1, silk=1, gold=1)
    s.begins("red").play("place coins", "complete 1", "go alexandria", "done")
    assert s.of("red").posts == ["alexandria"]
    assert s.of("red").coins == 5
    assert s.done


@pytest.mark.ruling("21")
@pytest.mark.covers("outpost o2")
def test_an_outpost_gives_a_move_which_may_be_declined() -> None:
    for line, figure in [("done", "alexandria"), ("go oasis-i", "oasis_i")]:
        s = scene().outpost("alexandria", "o2").gains("red", move=1).play("go alexandria", line)
        assert s.of("red").figures == [figure]
        assert s.of("red").posts == ["alexandria"]
        assert s.done


@pytest.mark.ruling("21")
@pytest.mark.parametrize(("line", "posts"), [("go alexandria", ["alexandria"]), ("done", [])])
def test_column_5_of_the_gold_row_gives_a_move(line: str, posts: list[str]) -> None:
    s = scene().give("red", dice=[5, 5, 5])
    s.begins("red").play("place gold", "column 5", line)
    assert s.of("red").gold == 3
    assert s.of("red").posts == posts
    assert s.done


# City cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("21", "22")
@pytest.mark.covers("card cc13")
def test_moves_bought_on_a_city_card_are_walked_together_once_all_are_paid() -> None:
    s = scene().card("moscow", "cc13").give("red", dice=[3], camels=8, posts=["moscow"])
    s.begins("red").play("place moscow", "times 3")
    assert s.of("red").camels == 2
    s.play("go alexandria", "go oasis-i", "go adana")
    assert s.of("red").posts == ["moscow", "adana"]
    assert (s.of("red").coins, s.of("red").camels) == (3, 1)  # the bonus of Adana
    assert s.done


@pytest.mark.ruling("21", "22")
@pytest.mark.covers("card cc13")
def test_of_the_moves_bought_some_may_be_left() -> None:
    s = scene().card("moscow", "cc13").give("red", dice=[6], camels=5, posts=["moscow"])
    s.begins("red").play("place moscow")
    assert s.legal() == ["times 1", "times 2"]
    s.play("times 2", "go alexandria", "done")
    assert s.of("red").camels == 1
    assert s.of("red").posts == ["moscow", "alexandria"]
    assert s.done


@pytest.mark.ruling("22")
@pytest.mark.covers("card cc30")
def test_moves_bought_with_goods_are_one_journey_too() -> None:
    s = scene().card("moscow", "cc30").give("red", dice=[4], pepper=2, silk=1, gold=1, posts=["moscow"])
    s.begins("red").play("place moscow", "give-pair pepper-silk")
    assert s.of("red").figures == ["venezia"]
    s.play("give-pair pepper-gold", "go alexandria", "go oasis-i")
    assert s.of("red").posts == ["moscow"]  # nothing in Alexandria, as it was only passed
    assert s.of("red").goods == (0, 0, 0)
    assert s.done


@pytest.mark.ruling("21", "64")
@pytest.mark.covers("card cc13")
def test_camels_spent_for_moves_are_no_longer_there_for_routes() -> None:
    s = scene().card("moscow", "cc13").give("red", at="oasis_f", dice=[1], camels=3, posts=["moscow"])
    s.begins("red").play("place moscow")
    assert s.of("red").figures == ["oasis_f"]  # 2 camels to Samarcanda, and only 1 is left
    assert s.of("red").camels == 1
    assert s.done


# Bonuses come last ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("28")
@pytest.mark.covers("character wilhelm")
def test_the_bonus_of_a_city_on_the_way_cannot_pay_for_the_rest_of_the_way() -> None:
    """Adana gives a camel, and the way back costs two: with one left Wilhelm must stop there."""
    s = scene().is_("red", "wilhelm").give("red", at="oasis_i", camels=3)
    s.gains("red", move=2).play("go adana")
    assert s.of("red").figures == ["adana"]
    assert (s.of("red").coins, s.of("red").camels) == (3, 2)
    assert s.done


@pytest.mark.ruling("28")
@pytest.mark.covers("character niccolo_marco")
def test_the_bonus_of_one_figure_waits_until_the_other_has_moved_too() -> None:
    """Anxi gives 5 coins, Alexandria's outpost another 5: none of them while a step is still to be made."""
    s = scene().is_("red", "niccolo_marco").outpost("alexandria", "o9")
    s.give("red", at=["karakorum", "venezia"], dice=[3, 3], coins=12, camels=2)
    s.begins("red").play("place travel", "go anxi")
    assert s.of("red").coins == 9
    assert s.of("red").posts == []
    s.play("go-second alexandria")
    assert s.of("red").coins == 5
    assert not s.offers("go-second oasis-g")  # for 7 coins and the 5 of the third step
    s.play("done")
    assert s.of("red").posts == ["alexandria", "anxi"]
    assert s.of("red").coins == 15
    assert s.done
