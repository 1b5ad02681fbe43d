"""The Marauders stage in its order, and the missions K9 and K10, which send the Marauders elsewhere."""

import random

import pytest

from tests.games.tadmor.board import REGIONS, dashed
from tests.games.tadmor.scene import scene

REDIRECTS = ["k9", "k10"]


def regions(*but: str) -> list[str]:
    return [f"region {dashed(region)}" for region in REGIONS if region not in but]


# The order of the stage -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("15")
@pytest.mark.covers("improvement i25", "improvement i26", "mission k9", "mission k14")
def test_the_stage_in_order() -> None:
    s = scene().holds("red", "ebla").attacked("palmyra").give("red", tiles=["i26"])
    s.give("blue", fulfilled=["k9"]).give("green", tiles=["i25"]).give("yellow", fulfilled=["k14"])
    s.on("green", "camel taxman").on("yellow", "camel caravan").on("red", "camel marauders").marauders()
    s.play("return k9", "region damascus", "good wood", "good wood")
    s.play("return k14", "region palmyra")  # yellow gets onto the Marauders slot, and the old card is in the deck
    told = [entry.key for entry in s.t.log or []]
    assert told == [
        *["reveal", "return", "redirect"],
        *["gain", "points"],  # for I26
        *["removed", "gain", "gain"],  # for I25
        *["return", "swap", "choose", "chosen"],
    ]
    assert (s.under_attack(), s.of("red").pieces, s.t.view(None)["holder"]) == ("damascus", ["camel caravan"], "yellow")
    assert s.done


# Redirecting ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("16")
@pytest.mark.covers(*[f"mission {card}" for card in REDIRECTS])
@pytest.mark.parametrize("card", REDIRECTS)
def test_the_marauders_are_sent_to_another_region(card: str) -> None:
    s = scene().holds("red", "euphrates").give("blue", fulfilled=[card])
    s.on("blue", "ship gold_ship_1").on("green", "camel taxman").marauders()
    s.play(f"return {card}", "region damascus")
    assert (s.of("blue").pieces, s.of("green").pieces) == (["ship gold_ship_1"], [])
    assert (s.under_attack(), s.of("blue").returned) == ("damascus", [card])
    assert s.done


@pytest.mark.ruling("16")
def test_the_choice_is_from_the_deck_as_it_then_is() -> None:
    s = scene().holds("red", "euphrates").attacked("ebla").give("blue", fulfilled=["k9"]).marauders()
    assert s.play("return k9").legal() == regions("euphrates", "ebla")
    s = scene().holds("red", "euphrates").give("blue", fulfilled=["k9"]).marauders()
    assert s.play("return k9").legal() == regions("euphrates")  # the slot is still empty


@pytest.mark.ruling("16", "97")
def test_one_such_card_may_be_played_upon_another_and_may_name_the_card_turned_away() -> None:
    s = scene().holds("red", "euphrates").attacked("ebla").give("blue", fulfilled=REDIRECTS).marauders()
    s.play("return k10", "region damascus", "return k9")
    assert s.legal() == regions("damascus", "ebla")
    s.play("region euphrates")
    assert (s.under_attack(), s.of("blue").returned) == ("euphrates", REDIRECTS)
    assert s.done


@pytest.mark.ruling("16", "24")
def test_the_card_turned_away_goes_back_to_the_deck() -> None:
    s = scene().holds("red", "euphrates").attacked("ebla").give("blue", fulfilled=["k9"])
    s.on("green", "camel marauders").marauders().play("return k9", "region damascus")
    assert s.waits_for("green")
    assert s.legal() == regions("damascus")


@pytest.mark.ruling("97")
def test_one_round_in_play_order_with_the_revealer_and_nobody_is_asked_twice() -> None:
    s = scene().first("green").holds("red", "ebla").give("red", fulfilled=["k9"]).give("green", fulfilled=["k10"])
    s.on("green", "camel taxman").on("red", "ship rare_red").marauders()
    assert s.waits_for("green")
    s.play("done")
    assert s.waits_for("red")  # whose own card it is
    s.play("return k9", "region damascus")
    assert (s.of("green").pieces, s.of("green").fulfilled) == ([], ["k10"])
    assert s.done


@pytest.mark.ruling("97")
def test_only_the_card_left_at_the_end_of_the_round_attacks() -> None:
    s = scene().holds("red", "ebla").give("blue", fulfilled=["k9"]).give("green", fulfilled=["k10"])
    s.on("blue", "camel marble_camel").on("green", "camel taxman").on("yellow", "camel caravan").marauders()
    s.play("return k9", "region damascus", "return k10", "region antioch")
    assert [s.of(name).pieces for name in ("blue", "green", "yellow")] == [["camel marble_camel"], ["camel taxman"], []]
    assert (s.under_attack(), s.tells("removed")) == ("antioch", 1)
    assert s.done


@pytest.mark.ruling("17")
@pytest.mark.covers("improvement i7", "improvement i26")
def test_the_revealer_is_whoever_chose_the_card_even_after_a_redirect() -> None:
    s = scene().holds("red", "ebla").give("red", tiles=["i7", "i26"]).give("blue", fulfilled=["k9"], tiles=[])
    s.on("red", "camel taxman").on("blue", "camel traitor").marauders().play("return k9", "region damascus")
    assert (s.of("red").pieces, s.of("red").goods, s.of("red").points) == (["camel taxman"], (0, 0, 0, 1), 1)
    assert s.of("blue").pieces == []
    assert s.done


@pytest.mark.ruling("127")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_revealed_card_and_the_card_turned_away_are_seen_by_all(seat: int | None) -> None:
    s = scene(3).holds("red", "ebla").give("blue", fulfilled=["k9"]).give("green", fulfilled=["k10"]).marauders()
    assert (s.t.view(seat)["revealed"], s.t.view(seat)["holder"], s.t.view(seat)["chosen"]) == ("ebla", None, None)
    s.play("return k9", "region damascus")
    assert s.t.view(seat)["revealed"] == "damascus"
    told = [entry.key for entry in s.t.log or [] if entry.may_read(seat)]
    assert told == ["reveal", "return", "redirect"]


@pytest.mark.ruling("127")
def test_what_can_be_named_follows_from_the_cards_that_lie_open() -> None:
    s = scene(3).holds("red", "ebla").attacked("palmyra").give("blue", fulfilled=["k9"]).marauders().play("return k9")
    assert s.t.redeal(1, random.Random(3)).legal() == s.t.legal()
    assert s.legal() == regions("ebla", "palmyra")
