"""What lies open on the table and what is hidden. (90)"""

import pytest

from serai.games.tadmor.constants import SEATS
from tests.games.tadmor.scene import Scene, scene

EVERYBODY = [0, 1, 2, None]


def laid_out() -> Scene:
    """A table of three with something of everything; green holds a Marauders card."""
    s = scene(3).holds("green", "ebla").attacked("palmyra").display("i5", "i10").on("red", "camel caravan")
    for name, cards in zip(["red", "blue", "green"], [("k1", "k2"), ("k3",), ("k4", "k5", "k6")], strict=True):
        s.give(name, hand=list(cards), wood=1, traded={"gold": 2}, tower=3, rare=["jade"], temples=["roof"])
    s.give("red", fulfilled=["k7"], returned=["k8"], tiles=["i1"])
    s.t.discards = s.leave_deck(["k9"])
    return s.places()


@pytest.mark.ruling("90")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_is_open_but_hands_deck_and_the_card_chosen(seat: int | None) -> None:
    t = laid_out().t
    whole, seen = t.to_json(), t.view(seat)
    hidden = {key for key in whole if whole[key] != seen[key]}
    assert hidden == {"deck", "holdings", *([] if seat == 2 else ["chosen"])}
    for at, holdings in enumerate(whole["holdings"]):
        differing = {key for key in holdings if holdings[key] != seen["holdings"][at][key]}
        assert differing == (set() if at == seat else {"hand"})


@pytest.mark.ruling("90")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_number_of_cards_in_every_hand_and_in_the_deck_is_open(seat: int | None) -> None:
    seen = laid_out().t.view(seat)
    hands = [["k1", "k2"], ["k3"], ["k4", "k5", "k6"]]
    assert [holdings["hand"] for holdings in seen["holdings"]] == [
        hand if at == seat else len(hand) for at, hand in enumerate(hands)
    ]
    assert seen["deck"] == 26 - 9


@pytest.mark.ruling("90")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_holds_a_marauders_card_is_open_and_the_card_is_not(seat: int | None) -> None:
    seen = laid_out().t.view(seat)
    assert (seen["holder"], seen["under_attack"]) == ("green", "palmyra")
    assert seen["chosen"] == ("ebla" if seat == 2 else None)


@pytest.mark.ruling("90", "61")
def test_of_a_stack_the_top_is_open_and_the_order_below_is_kept_nowhere() -> None:
    seen = laid_out().t.to_json()
    assert seen["tops"] == {"grey": "glass_bottles", "yellow": "jade", "red": "silk"}
    assert (seen["stacks"]["glass_bottles"], seen["stacks"]["incense"]) == (2, 3)  # only how many


@pytest.mark.ruling("90")
def test_the_tiles_in_the_box_and_the_discard_pile_are_open() -> None:
    seen = laid_out().t.view(None)
    assert seen["discards"] == ["k9"]
    assert seen["display"] == ["i5", "i10"]
    assert "i6" in seen["box"]


@pytest.mark.ruling("90")
@pytest.mark.parametrize("name", ["red", "blue", "green"])
def test_a_card_drawn_is_told_to_its_owner_alone(name: str) -> None:
    s = scene(3).on(name, "camel kings_missions_1").give(name, wood=1).deck("k1", "k2", "k3")
    s.constructs(name).play("use kings-missions-1", "draw", "deal k2")
    told = [entry for entry in s.t.log or [] if entry.key == "drawn"]
    assert [entry.audience for entry in told] == [[SEATS.index(name)]]
    assert s.done
