"""The special pile: a queue that gives contracts as rewards and to an empty row, and takes what is discarded."""

import pytest

from serai.games.marco_polo.constants import CONTRACTS
from tests.games.marco_polo.scene import Scene, scene

REGULAR = [name for name in CONTRACTS if name.startswith("c")]


def draws(s: Scene) -> list[str]:
    return [line.removeprefix("draw ") for line in s.legal()]


# A queue -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("67")
def test_the_pile_is_drawn_from_the_top_what_was_put_under_it_coming_last_and_in_order() -> None:
    s = scene().special("c10", "c11", "c12", unseen=1)
    s.gains("red", special_pile_contract=1).play("draw c20")
    assert s.done
    s.gains("red", special_pile_contract=1)
    assert s.of("red").contracts == ["c20", "c10"]
    s.gains("blue", special_pile_contract=1)
    assert s.of("blue").contracts == ["c11", None]
    assert s.in_special() == ["c12"]
    assert s.done


@pytest.mark.ruling("67", "70")
def test_an_unseen_draw_can_be_any_regular_contract_nobody_has_seen_and_no_starting_contract() -> None:
    s = scene().row("c01", "c02").special("c10", unseen=2).give("blue", contracts=["c30"], completed=["c31"])
    s.gains("red", special_pile_contract=1)
    assert draws(s) == [name for name in REGULAR if name not in ("c01", "c02", "c10", "c30", "c31")]
    s.play("draw c38")
    s.gains("blue", special_pile_contract=1)
    assert "c38" not in draws(s)
    s.play("draw c37")
    assert s.in_special() == ["c10"]
    assert s.done


@pytest.mark.ruling("65", "69")
def test_a_contract_drawn_with_a_space_free_is_kept() -> None:
    s = scene().special("c10", "c11").give("red", contracts=["c20"])
    s.gains("red", special_pile_contract=1)
    assert s.of("red").contracts == ["c20", "c10"]
    assert s.in_special() == ["c11"]
    assert s.done


# A third contract ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("17", "19")
@pytest.mark.parametrize(
    ("choice", "kept", "under"),
    [("1", ["c10", "c21"], "c20"), ("2", ["c20", "c10"], "c21"), ("new", ["c20", "c21"], "c10")],
)
def test_of_three_contracts_any_one_goes_under_the_pile(choice: str, kept: list[str], under: str) -> None:
    s = scene().special("c10", "c11").give("red", contracts=["c20", "c21"])
    s.gains("red", special_pile_contract=1)
    assert s.legal() == ["discard 1", "discard 2", "discard new"]
    s.play(f"discard {choice}")
    assert s.of("red").contracts == kept
    assert s.in_special() == ["c11", under]
    assert s.done


@pytest.mark.ruling("17")
def test_the_third_contract_is_seen_before_one_is_put_away() -> None:
    s = scene().special(unseen=1).give("red", contracts=["c20", "c21"])
    s.gains("red", special_pile_contract=1)
    assert not s.waits_for("red")  # chance draws first
    s.play("draw c33")
    assert s.waits_for("red")
    s.play("discard 1")
    assert s.of("red").contracts == ["c33", "c21"]
    assert s.in_special() == ["c20"]
    assert s.done


@pytest.mark.ruling("17")
@pytest.mark.covers("outpost o3")
def test_an_outpost_may_bring_the_third_contract() -> None:
    s = scene().special("c10").outpost("alexandria", "o3").give("red", contracts=["c20", "c21"])
    s.gains("red", move=1).play("go alexandria", "discard 2")
    assert s.of("red").contracts == ["c20", "c10"]
    assert s.in_special() == ["c21"]
    assert s.done


@pytest.mark.ruling("17", "41")
@pytest.mark.covers("character matteo")
def test_matteo_draws_one_every_round_and_may_put_that_very_one_away() -> None:
    s = scene(2).is_("blue", "matteo").is_("yellow", "berke").special("c10", "c11")
    s.give("blue", contracts=["c20", "c21"]).starts_round()
    assert s.waits_for("blue")
    assert s.legal() == ["discard 1", "discard 2", "discard new"]
    s.play("discard new")
    assert s.of("blue").contracts == ["c20", "c21"]
    assert s.in_special() == ["c11", "c10"]
    assert s.offers("roll 1")  # the round goes on


@pytest.mark.ruling("18")
@pytest.mark.covers("contract c02")
def test_a_completed_contract_makes_room_for_the_one_it_brings() -> None:
    s = scene().row("c01").special("c10").give("red", dice=[1, 1], contracts=["c02", "c21"])
    s.give("red", camels=3, pepper=1, silk=1, gold=1)
    s.begins("red").play("place coins", "complete 1")
    assert s.of("red").contracts == ["c10", "c21"]
    assert s.in_special() == []
    s.play("done")
    assert s.done


# Where discards go ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("19")
def test_a_starting_contract_that_was_discarded_comes_back_from_the_pile() -> None:
    s = scene().special("c10").give("red", dice=[1], contracts=["s3", "c20"])
    s.begins("red").play("place contracts", "discard 1")
    assert s.in_special() == ["c10", "s3"]
    s.gains("blue", special_pile_contract=1).gains("blue", special_pile_contract=1)
    assert s.of("blue").contracts == ["c10", "s3"]
    assert s.done


@pytest.mark.ruling("70")
def test_a_starting_contract_counts_as_a_completed_one() -> None:
    s = scene(2).give("blue", completed=["s4", "c10"]).give("yellow", completed=["c11"])
    s.scores()
    assert s.of("blue").points_from("most_contracts") == 7
    assert s.of("yellow").points_from("most_contracts") == 0


# An empty pile -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("68", "70")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    s = scene().special().give("red", contracts=["c20", "c21"])
    s.gains("red", special_pile_contract=1)
    assert s.of("red").contracts == ["c20", "c21"]
    assert s.done


@pytest.mark.ruling("68")
def test_an_empty_row_gets_what_there_is() -> None:
    s = scene().row().special("c10").give("red", dice=[6])
    s.begins("red")
    assert s.in_row() == ["c10"]
    s.play("place contracts")
    assert s.of("red").contracts == ["c10", None]
    assert s.done


@pytest.mark.ruling("68", "59")
def test_without_any_contract_the_contracts_space_is_closed() -> None:
    s = scene().row().special().give("red", dice=[6])
    s.begins("red")
    assert s.offers("place coins")
    assert not s.offers("place contracts")
    s.play("place coins")
    assert s.done


@pytest.mark.ruling("20", "67")
def test_an_empty_row_draws_the_unseen_ones_first() -> None:
    s = scene().row().special("c10", "c11", unseen=1).give("red", dice=[2])
    s.begins("red").play("draw c30")
    assert s.in_row() == ["c30", "c10"]
    s.play("place contracts", "contract 1", "contract 2")
    assert s.of("red").contracts == ["c30", "c10"]
    assert s.in_special() == ["c11"]
    assert s.done


# The option ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("68")
@pytest.mark.covers("option special_pile_empty")
def test_by_option_starting_contracts_that_nobody_was_dealt_serve_once_the_pile_is_empty() -> None:
    s = scene(special_pile_empty="starting_contracts").special("c10").give("red", contracts=["s2"])
    s.gains("red", special_pile_contract=1)
    assert s.of("red").contracts == ["s2", "c10"]  # the pile first
    s.gains("blue", special_pile_contract=1)
    assert draws(s) == ["s1", "s3", "s4", "s5", "s6"]
    s.play("draw s5")
    s.gains("blue", special_pile_contract=1)
    assert draws(s) == ["s1", "s3", "s4", "s6"]
    s.play("draw s1")
    assert s.of("blue").contracts == ["s5", "s1"]
    assert s.done


@pytest.mark.ruling("68")
@pytest.mark.covers("option special_pile_empty")
def test_by_option_starting_contracts_fill_an_empty_row_too_until_there_are_none() -> None:
    s = scene(special_pile_empty="starting_contracts").row().special().give("red", dice=[6])
    s.give("blue", completed=["s2", "s3", "s4"], contracts=["s6"])
    s.begins("red").play("draw s5")
    assert s.in_row() == ["s5", "s1"]  # the last one comes by itself
    s.play("place contracts", "contract 1", "contract 2")
    s.gains("blue", special_pile_contract=1)
    assert s.of("blue").contracts == ["s6", None]  # and now there are none
    assert s.done


@pytest.mark.ruling("68", "19")
@pytest.mark.covers("option special_pile_empty")
def test_by_option_a_discard_is_drawn_before_the_starting_contracts() -> None:
    s = scene(special_pile_empty="starting_contracts").special().give("red", contracts=["c20", "c21"])
    s.gains("red", special_pile_contract=1).play("draw s6", "discard new")
    assert s.in_special() == ["s6"]
    s.gains("blue", special_pile_contract=1)
    assert s.of("blue").contracts == ["s6", None]
    assert s.done


@pytest.mark.ruling("68")
def test_unless_that_option_is_chosen_they_stay_in_the_box() -> None:
    s = scene(special_pile_empty="lost").row().special().give("red", dice=[1])
    s.begins("red")
    assert s.in_row() == []
    s.play("place coins")
    s.gains("red", special_pile_contract=1)
    assert s.of("red").contracts == [None, None]
    assert s.done
