"""The row of contracts: which ones a die reaches, the bonus of the last two spaces, moving up, making room."""

import pytest

from serai.games.marco_polo.turn import NextTurn
from tests.games.marco_polo.scene import scene

# Taking from the row -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("14")
def test_a_die_of_1_takes_the_first_contract_and_no_second_one() -> None:
    s = scene().give("red", dice=[1])
    s.begins("red").play("place contracts")
    assert s.of("red").contracts == ["c01", None]
    assert s.in_row() == ["c02", "c03", "c04", "c05", "c06"]
    assert s.done


@pytest.mark.ruling("14")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_die_reaches_the_spaces_up_to_its_value(value: int) -> None:
    s = scene().give("red", dice=[value])
    s.begins("red").play("place contracts")
    assert s.legal() == [f"contract {space}" for space in range(1, value + 1)]
    s.play("contract 2", "done")
    assert s.done


@pytest.mark.ruling("15")
def test_the_second_pick_is_made_before_the_row_moves_up() -> None:
    s = scene().give("red", dice=[3])
    s.begins("red").play("place contracts", "contract 2")
    assert s.legal() == ["done", "contract 1", "contract 3"]
    s.play("contract 3")
    assert s.of("red").contracts == ["c02", "c03"]
    assert s.in_row() == ["c01", "c04", "c05", "c06"]
    assert s.done


def test_one_contract_is_enough_and_the_others_close_the_gap() -> None:
    s = scene().give("red", dice=[4])
    s.begins("red").play("place contracts", "contract 2", "done")
    assert s.of("red").contracts == ["c02", None]
    assert s.in_row() == ["c01", "c03", "c04", "c05", "c06"]
    assert s.done


def test_after_two_contracts_a_third_is_not_offered() -> None:
    s = scene().give("red", dice=[4, 4])
    s.begins("red").play("place contracts", "contract 1", "contract 4")
    assert s.legal() == ["done", "money-bag"]
    s.play("done")
    assert s.in_row() == ["c02", "c03", "c05", "c06"]
    assert s.done


def test_of_a_single_contract_a_6_takes_just_that_one() -> None:
    s = scene().row("c09").give("red", dice=[6])
    s.begins("red").play("place contracts")
    assert s.of("red").contracts == ["c09", None]
    assert s.in_row() == []
    assert s.done


def test_a_6_reaches_no_further_than_the_row() -> None:
    s = scene().row("c07", "c08", "c09").give("red", dice=[6])
    s.begins("red").play("place contracts")
    assert s.legal() == ["contract 1", "contract 2", "contract 3"]
    s.play("contract 3", "contract 2")
    assert s.of("red").contracts == ["c09", "c08"]
    assert s.in_row() == ["c07"]
    assert s.done


# The bonus of the last two spaces ------------------------------------------------------------------------------------


@pytest.mark.ruling("15")
@pytest.mark.parametrize(("space", "amount"), [(5, 1), (6, 2)])
def test_the_last_two_spaces_come_with_coins_or_with_camels_all_of_one_kind(space: int, amount: int) -> None:
    for kind in ("coins", "camels"):
        s = scene().give("red", dice=[6])
        s.begins("red").play("place contracts", f"contract {space}")
        assert s.legal() == ["bonus coins", "bonus camels"]
        s.play(f"bonus {kind}", "done")
        red = s.of("red")
        assert (red.coins, red.camels) == ((amount, 0) if kind == "coins" else (0, amount))
        assert red.contracts == [f"c0{space}", None]
        assert s.done


@pytest.mark.ruling("15")
@pytest.mark.parametrize("order", [("5", "6"), ("6", "5")])
def test_taking_both_of_them_pays_both_bonuses_each_of_its_own_kind(order: tuple[str, str]) -> None:
    s = scene().give("red", dice=[6]).begins("red").play("place contracts")
    for space in order:
        s.play(f"contract {space}", "bonus coins" if space == "5" else "bonus camels")
    assert (s.of("red").coins, s.of("red").camels) == (1, 2)
    assert sorted(map(str, s.of("red").contracts)) == ["c05", "c06"]
    assert s.in_row() == ["c01", "c02", "c03", "c04"]
    assert s.done


@pytest.mark.ruling("15")
def test_a_first_pick_further_left_does_not_cost_the_bonus_of_the_second() -> None:
    s = scene().give("red", dice=[6])
    s.begins("red").play("place contracts", "contract 1", "contract 5", "bonus camels")
    assert s.of("red").contracts == ["c01", "c05"]
    assert (s.of("red").coins, s.of("red").camels) == (0, 1)
    assert s.done


def test_the_first_four_spaces_have_no_bonus() -> None:
    for space in ("1", "2", "3", "4"):
        s = scene().give("red", dice=[6])
        s.begins("red").play("place contracts", f"contract {space}", "done")
        assert (s.of("red").coins, s.of("red").camels) == (0, 0)
        assert s.done


def test_the_bonus_belongs_to_the_space_so_a_contract_that_moved_up_has_none() -> None:
    s = scene().give("red", dice=[2]).give("blue", dice=[6], coins=6)
    s.begins("red").play("place contracts", "contract 1", "contract 2")
    s.begins("blue").play("place contracts", "contract 4", "done")  # 6 coins, as red is already there
    assert s.of("blue").contracts == ["c06", None]
    assert (s.of("blue").coins, s.of("blue").camels) == (0, 0)
    assert s.done


# Making room ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("16", "19")
def test_with_both_spaces_full_an_older_contract_goes_under_the_special_pile() -> None:
    s = scene().special("c20").give("red", dice=[1], contracts=["c10", "c11"])
    s.begins("red").play("place contracts")
    assert s.legal() == ["discard 1", "discard 2"]
    s.play("discard 2")
    assert s.of("red").contracts == ["c10", "c01"]
    assert s.in_special() == ["c20", "c11"]
    assert s.done


@pytest.mark.ruling("16", "67")
def test_with_two_new_contracts_both_old_ones_go_in_the_order_of_discarding() -> None:
    s = scene().special().give("red", dice=[4], contracts=["c10", "c11"])
    s.begins("red").play("place contracts", "contract 4", "discard 2", "contract 3")
    assert s.of("red").contracts == ["c03", "c04"]
    assert s.in_special() == ["c11", "c10"]
    assert s.done


@pytest.mark.ruling("16")
@pytest.mark.parametrize("held", [["c10"], ["s1"]])
def test_with_one_old_contract_and_two_new_ones_the_old_one_goes_and_not_the_one_just_taken(held: list[str]) -> None:
    s = scene().special().give("red", dice=[3], contracts=held)
    s.begins("red").play("place contracts", "contract 3", "contract 1")
    assert s.of("red").contracts == ["c01", "c03"]
    assert s.in_special() == held
    assert s.done


@pytest.mark.ruling("16")
def test_who_must_make_room_for_a_contract_under_6_still_has_its_bonus() -> None:
    s = scene().special().give("red", dice=[6], contracts=["c10", "c11"])
    s.begins("red").play("place contracts", "contract 6", "discard 1", "bonus coins", "done")
    assert s.of("red").contracts == ["c06", "c11"]
    assert s.of("red").coins == 2
    assert s.done


@pytest.mark.ruling("69")
def test_nothing_is_discarded_while_a_space_is_free() -> None:
    s = scene().special().give("red", dice=[1, 1], contracts=["c10"])
    s.begins("red")
    assert not any(line.startswith("discard") for line in s.legal())
    s.play("place contracts")
    assert not any(line.startswith("discard") for line in s.legal())
    s.play("done")
    assert s.of("red").contracts == ["c10", "c01"]
    assert s.in_special() == []
    assert s.done


# An empty row --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("20", "67")
def test_an_empty_row_gets_the_top_two_of_the_special_pile_before_a_turn() -> None:
    s = scene().row().special("c10", "c11", "c12").give("red", dice=[6])
    s.begins("red")
    assert s.in_row() == ["c10", "c11"]
    assert s.in_special() == ["c12"]
    s.play("place contracts", "contract 2", "done")
    assert s.of("red").contracts == ["c11", None]
    assert s.done


@pytest.mark.ruling("20")
def test_a_row_emptied_during_a_turn_waits_for_the_next_player() -> None:
    s = scene().row("c01").special("c10", "c11").give("blue", dice=[1, 1]).give("yellow", dice=[1])
    s.asks(NextTurn(0)).play("place contracts")
    assert s.waits_for("blue")
    assert s.in_row() == []
    s.play("done")
    assert s.waits_for("yellow")
    assert s.in_row() == ["c10", "c11"]


@pytest.mark.ruling("20")
def test_a_row_of_one_is_not_filled_up() -> None:
    s = scene().row("c01").special("c10", "c11").give("red", dice=[1])
    s.begins("red")
    assert s.in_row() == ["c01"]
    s.play("place coins")
    assert s.in_special() == ["c10", "c11"]
    assert s.done


# The end of a round --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("67")
def test_what_is_left_of_the_row_goes_under_the_special_pile_from_space_1_up() -> None:
    s = scene().row("c05", "c02", "c09").special("c10", unseen=3)
    s.ends_round()
    assert s.in_row() == []
    assert s.in_special() == ["c10", "c05", "c02", "c09"]
    assert s.offers("draw c01")
    assert not s.offers("draw c05")  # the new ones come from a pile nobody has seen
    assert not s.offers("draw c10")


def test_a_new_pile_fills_all_six_spaces_in_the_order_it_is_drawn() -> None:
    s = scene(2).is_("blue", "berke").is_("yellow", "kubilai").row("c05")
    s.ends_round().play("draw c38", "draw c07", "draw c21", "draw c01", "draw c33", "draw c12")
    assert s.in_row() == ["c38", "c07", "c21", "c01", "c33", "c12"]
    assert s.offers("roll 1")  # and the next round begins
