"""The camel on the Marauders slot chooses the card of the next turn: which, when, and when not."""

import pytest

from tests.games.tadmor.board import REGIONS, dashed
from tests.games.tadmor.scene import scene


@pytest.mark.ruling("15", "22", "23")
@pytest.mark.covers("slot marauders")
def test_the_camel_on_the_slot_picks_any_card_but_the_one_in_the_slot() -> None:
    s = scene().holds("red", "ebla").attacked("euphrates").on("blue", "camel marauders").marauders()
    assert s.waits_for("blue")
    assert s.legal() == [f"region {dashed(region)}" for region in REGIONS if region != "ebla"]
    s.play("region euphrates")  # which has gone back to the deck
    assert (s.t.view(1)["holder"], s.t.view(1)["chosen"], s.of("blue").pieces) == ("blue", "euphrates", [])
    assert s.done


@pytest.mark.ruling("23")
def test_picking_is_compulsory() -> None:
    s = scene().on("blue", "camel marauders").marauders()
    assert not s.offers("done")
    assert len(s.legal()) == 7


@pytest.mark.ruling("24", "96")
def test_without_a_reveal_the_old_card_stays_in_the_slot_and_cannot_be_chosen() -> None:
    s = scene().attacked("palmyra").on("blue", "camel marauders").marauders()
    assert s.under_attack() == "palmyra"
    assert not s.offers("region palmyra")
    assert s.offers("region ebla")


@pytest.mark.ruling("22")
def test_an_attack_drives_the_camel_off_before_it_can_pick() -> None:
    s = scene().holds("red", "antioch").on("blue", "camel marauders").marauders()
    assert (s.of("blue").pieces, s.t.view(None)["holder"]) == ([], None)
    assert s.done


@pytest.mark.ruling("22")
@pytest.mark.covers("improvement i45", "improvement i7")
@pytest.mark.parametrize(("tile", "revealer"), [("i45", "red"), ("i7", "blue")])
def test_an_immune_camel_picks_all_the_same(tile: str, revealer: str) -> None:
    s = scene().give("blue", tiles=[tile]).holds(revealer, "antioch").on("blue", "camel marauders").marauders()
    assert s.waits_for("blue")
    s.play("region ebla")
    assert s.t.view(None)["holder"] == "blue"
    assert s.done


@pytest.mark.ruling("25")
def test_there_is_no_attack_in_turn_1() -> None:
    s = scene(2).give("red", camels=1, ships=0).give("blue", camels=1, ships=0).at_turn(0)
    s.starts_turn().play("camel marauders", "camel caravan")
    assert (s.tells("reveal"), s.t.turn) == (0, 1)
    assert len(s.legal()) == 7  # red picks the first card of the game


@pytest.mark.ruling("25", "123")
def test_in_turn_9_the_camel_goes_home_and_no_card_is_asked_for() -> None:
    s = scene().at_turn(9).on("blue", "camel marauders").marauders()
    assert (s.of("blue").pieces, s.t.view(None)["holder"]) == ([], None)
    assert s.done
    assert not scene().at_turn(8).on("blue", "camel marauders").marauders().done


@pytest.mark.ruling("23", "90")
def test_the_card_is_chosen_in_secret() -> None:
    s = scene(3).on("blue", "camel marauders").marauders().play("region ebla")
    assert [s.t.view(seat)["chosen"] for seat in (0, 1, 2, None)] == [None, "ebla", None, None]
    told = [entry for entry in s.t.log or [] if entry.key == "chosen"]
    assert [entry.audience for entry in told] == [[1]]


@pytest.mark.ruling("15", "23", "96")
def test_the_card_chosen_is_revealed_in_the_next_turn_without_a_question() -> None:
    s = scene(2).give("red", camels=1, ships=0).give("blue", camels=1, ships=0).at_turn(0)
    s.starts_turn().play("camel marauders", "camel caravan", "region damascus")
    assert (s.t.turn, s.under_attack()) == (2, None)
    s.play("camel taxman", "camel caravan")
    assert (s.t.turn, s.under_attack(), s.t.view(None)["holder"]) == (3, "damascus", None)
