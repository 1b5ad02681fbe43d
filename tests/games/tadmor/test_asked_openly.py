"""Whoever uses a mission slot is asked whether to draw or to fulfil, even if only one of them can be done. (128)"""

import pytest

from serai.games.tadmor.constants import MISSIONS
from serai.games.tadmor.game import TADMOR
from serai.language import spoken
from tests.games.tadmor.scene import Scene, scene

CHEAP, DEAR = "k8", "k9"
"""What red can pay with three wood and three stone, and what not."""


def among_missions(*hand: str, rules: int | None = None) -> Scene:
    """Red has this hand, three wood, three stone and a camel among the King's Missions; the window is open."""
    s = scene(2, rules=rules).give("red", hand=list(hand), wood=3, stone=3).on("red", "camel kings_missions_1")
    return s.constructs("red")


def stands(s: Scene) -> tuple[list[str], list[str], tuple[int, ...], list[str]]:
    """Hand, deck, goods and pieces of red."""
    red = s.of("red")
    return red.hand, s.t.to_json()["deck"], red.goods, red.pieces


@pytest.mark.ruling("128")
@pytest.mark.parametrize("hand", [[], [DEAR], [DEAR, "k1"]])
def test_who_can_pay_for_no_mission_is_asked_all_the_same(hand: list[str]) -> None:
    s = among_missions(*hand).play("use kings-missions-1")
    assert s.waits_for("red")
    assert s.legal() == ["done", "draw"]
    s.play("draw", "deal k5")
    assert s.of("red").hand == sorted([*hand, "k5"], key=MISSIONS.index)
    assert s.done


@pytest.mark.ruling("128", "5")
@pytest.mark.parametrize("hand", [[], [CHEAP], [DEAR]])
def test_who_declines_keeps_hand_deck_and_goods_as_they_are_and_the_piece_goes_home(hand: list[str]) -> None:
    s = among_missions(*hand)
    cards, deck, goods, pieces = stands(s)
    assert pieces == ["camel kings_missions_1"]
    s.play("use kings-missions-1", "done")
    assert stands(s) == (cards, deck, goods, [])
    assert not s.offers("use kings-missions-1")
    assert s.of("red").fulfilled == []


@pytest.mark.ruling("128")
@pytest.mark.parametrize("card", [CHEAP, DEAR])
def test_with_deck_and_discards_empty_one_is_asked_with_any_card_in_hand(card: str) -> None:
    s = scene(2).deck().give("red", hand=[card], wood=3, stone=3).on("red", "camel kings_missions_1").constructs("red")
    assert s.legal() == ["done", "use kings-missions-1", f"discard {card}", "rest-missions"]
    s.play("use kings-missions-1")
    assert s.waits_for("red")  # even if there is nothing left to do but to say so
    assert s.legal() == (["done", "fulfil k8"] if card == CHEAP else ["done"])
    s.play("done")
    assert (s.of("red").hand, s.of("red").fulfilled, s.of("red").pieces) == ([card], [], [])
    assert s.done


@pytest.mark.ruling("128")
@pytest.mark.parametrize(
    ("deck", "card", "says"),
    [
        (["k5"], CHEAP, "draw a mission, or fulfil “Walls by Winter”"),
        (["k5"], DEAR, "draw a mission; you can pay for none of yours"),
        ([], CHEAP, "fulfil “Walls by Winter”"),
        ([], DEAR, "nothing: there is no mission to draw, and you can pay for none of yours"),
    ],
)
def test_only_the_one_who_decides_reads_what_can_be_done(deck: list[str], card: str, says: str) -> None:
    s = scene(2).deck(*deck).give("red", hand=[card], wood=3, stone=3).on("red", "camel kings_missions_1")
    s.constructs("red")
    assert says in spoken(TADMOR, "en").sentence(s.t, s.t.parse("use kings-missions-1"))


@pytest.mark.ruling("128")
def test_with_deck_discards_and_hand_empty_there_is_nothing_to_ask() -> None:
    s = scene(2).deck().give("red", wood=3, stone=3).on("red", "camel kings_missions_1").constructs("red")
    assert (s.of("red").hand, s.of("red").pieces) == ([], [])
    assert s.done


@pytest.mark.ruling("128")
@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize("card", [CHEAP, DEAR])
def test_i47_offers_the_missions_to_whoever_has_a_card_and_asks_alike(card: str) -> None:
    s = scene(2).at_turn(4).deck().give("red", tiles=["i47"], hand=[card], wood=3, stone=3)
    s.on("red", "ship i47").constructs("red").play("use i47")
    assert s.legal() == ["as kings-missions-1", "as tower-one-level"]
    s.play("as kings-missions-1")
    assert s.waits_for("red")
    assert s.legal()[0] == "done"
    s.play("done")
    assert (s.of("red").hand, s.of("red").goods, s.of("red").pieces) == ([card], (3, 3, 0, 0), [])
    assert s.done


@pytest.mark.ruling("128", "90")
def test_others_see_the_same_whether_or_not_a_mission_can_be_paid() -> None:
    for deck in (["k10", "k11"], []):
        seen = []
        for card in (CHEAP, DEAR):
            s = among_missions(card)
            s.deck(*deck).play("use kings-missions-1")
            seen.append([s.t.view(viewer) for viewer in (None, 1)])
        assert seen[0] == seen[1]


@pytest.mark.ruling("128")
def test_by_rules_1_what_had_one_answer_was_not_asked() -> None:
    s = among_missions(DEAR, rules=1).play("use kings-missions-1")
    assert s.legal()[0] == "deal k1"  # a card is drawn at once
    s = among_missions(CHEAP, rules=1).play("use kings-missions-1")
    assert s.legal() == ["draw", "fulfil k8"]
    s = among_missions(CHEAP, rules=1).deck().play("use kings-missions-1")
    assert s.of("red").fulfilled == [CHEAP]
    s = scene(2, rules=1).deck().give("red", hand=[DEAR], wood=3).on("red", "camel kings_missions_1").constructs("red")
    assert not s.offers("use kings-missions-1")
