"""When fulfilled missions are returned, and what K21 and K22 bring. (68, 69, 110, 111)"""

import pytest

from serai.core.step import CHANCE
from tests.games.tadmor.scene import Scene, scene

CONSTRUCTION_ONLY = ["k1", "k2", "k3", "k4", "k7", "k8", "k19", "k20", "k21", "k22"]
ANY_WINDOW = ["k5", "k6", "k11", "k12", "k13", "k16", "k17", "k18"]
ELSEWHERE = ["k9", "k10", "k14", "k15", "k23", "k25", "k26"]
"""Placement, Marauders stage and Improvements phase have these."""


def returnable(s: Scene) -> list[str]:
    return [line.removeprefix("return ") for line in s.legal() if line.startswith("return ")]


def everything() -> Scene:
    """Red has fulfilled every mission but one, which is left to be drawn, and all of them could do something."""
    return scene().give("red", fulfilled=CONSTRUCTION_ONLY + ANY_WINDOW + ELSEWHERE).give("blue", tower=5)


# K21 and K22 ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("mission k21", "mission k22")
@pytest.mark.parametrize("card", ["k21", "k22"])
def test_k21_and_k22_draw_two_missions(card: str) -> None:
    s = scene().deck("k1", "k2", "k3").give("red", fulfilled=[card]).constructs("red").play(f"return {card}")
    assert s.t.actor == CHANCE
    assert s.legal() == ["deal k1", "deal k2", "deal k3"]
    s.play("deal k3")
    assert s.legal() == ["deal k1", "deal k2"]
    s.play("deal k1")
    assert (s.of("red").hand, s.of("red").returned) == (["k1", "k3"], [card])
    assert s.done


@pytest.mark.ruling("70")
@pytest.mark.covers("mission k21")
def test_a_draw_of_two_goes_on_with_the_shuffled_discards() -> None:
    s = scene().deck("k1", discards=("k2", "k3")).give("red", fulfilled=["k21"]).constructs("red").play("return k21")
    assert s.of("red").hand == ["k1"]  # the last of the deck comes by itself
    assert s.legal() == ["deal k2", "deal k3"]
    s.play("deal k2")
    assert (s.of("red").hand, s.t.to_json()["deck"], s.t.to_json()["discards"]) == (["k1", "k2"], ["k3"], [])
    assert s.done


@pytest.mark.ruling("70")
@pytest.mark.covers("mission k22")
def test_a_draw_of_two_ends_early_when_there_is_no_other_card() -> None:
    s = scene().deck("k1").give("red", fulfilled=["k22"]).constructs("red").play("return k22")
    assert (s.of("red").hand, s.of("red").returned) == (["k1"], ["k22"])
    assert s.done


@pytest.mark.covers("mission k21")
def test_players_draw_in_play_order() -> None:
    s = scene().deck("k1", "k2", "k3").give("blue", fulfilled=["k21"]).give("red", fulfilled=["k22"]).first("blue")
    s.constructs("blue", "red")
    assert s.waits_for("blue")
    s.play("return k21", "deal k1", "deal k2")
    assert s.waits_for("red")
    s.play("return k22")
    assert (s.of("blue").hand, s.of("red").hand) == (["k1", "k2"], ["k3"])
    assert s.done


# Once, and from the face-up ones --------------------------------------------------------------------------------------


@pytest.mark.ruling("68")
def test_a_mission_may_be_fulfilled_and_returned_in_one_turn() -> None:
    s = scene().give("red", wood=2, stone=2, hand=["k21"]).on("red", "camel kings_missions_1").constructs("red")
    s.play("use kings-missions-1", "fulfil k21", "return k21", "deal k5", "deal k6")
    assert (s.of("red").hand, s.of("red").returned, s.of("red").fulfilled) == (["k5", "k6"], ["k21"], [])
    assert s.done


@pytest.mark.ruling("68")
def test_a_mission_is_returned_once() -> None:
    s = scene().give("red", fulfilled=["k16"]).constructs("red").play("return k16", *["good wood"] * 5)
    assert returnable(s) == []
    assert s.done


@pytest.mark.ruling("68")
def test_neither_a_card_in_hand_nor_a_returned_one_can_be_returned() -> None:
    s = scene().give("red", hand=["k16", "k21"], returned=["k17", "k22"]).kingdom()
    assert s.legal() == ["done", "discard k16", "discard k21"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("69")
@pytest.mark.covers("slot caravan")
@pytest.mark.parametrize(
    ("camels", "fulfilled", "returned", "more"),
    [
        (3, ["k9", "k10"], [], 1),
        (3, [], ["k9", "k10"], 1),
        (3, ["k9"], ["k10"], 1),
        (3, ["k9"], [], 0),
        (3, [], ["k9"], 0),
        (4, ["k9", "k10"], ["k14", "k15"], 1),
        (4, ["k9", "k10"], ["k14"], 0),
    ],
)
def test_for_the_caravan_face_up_and_returned_missions_count_alike(
    camels: int, fulfilled: list[str], returned: list[str], more: int
) -> None:
    s = scene().give("red", camels=camels, fulfilled=fulfilled, returned=returned).on("red", "camel caravan")
    s.constructs("red")
    assert s.of("red").camels == camels + more
    assert s.done


@pytest.mark.ruling("69")
def test_cards_in_hand_do_not_count_for_the_caravan() -> None:
    s = scene().give("red", hand=["k1", "k2", "k3"]).on("red", "camel caravan").constructs("red")
    assert s.of("red").camels == 3
    assert s.done


# In their time --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("110")
def test_a_construction_window_returns_the_cards_of_its_phase_and_those_of_any_window() -> None:
    s = everything().constructs("red")
    assert sorted(returnable(s)) == sorted(CONSTRUCTION_ONLY + ANY_WINDOW)
    assert s.play("done").done


@pytest.mark.ruling("110")
def test_a_kingdom_window_returns_only_the_cards_of_any_window() -> None:
    s = everything().kingdom()
    assert sorted(returnable(s)) == sorted(ANY_WINDOW)
    assert s.play("done").done


@pytest.mark.ruling("110")
def test_a_window_before_a_purchase_returns_only_the_cards_of_any_window() -> None:
    s = everything().display("i5").on("red", "camel improvement_1").improves()
    assert sorted(returnable(s)) == sorted(ANY_WINDOW)
    s.play("done")
    assert sorted(returnable(s)) == sorted([*ANY_WINDOW, "k25", "k26"])
    s.play("done")
    assert sorted(returnable(s)) == sorted([*ANY_WINDOW, "k15"])
    assert s.play("done").done


@pytest.mark.ruling("110")
def test_nothing_of_the_construction_phase_is_returned_in_the_window_of_another() -> None:
    s = scene().give("red", fulfilled=["k21"]).give("blue", wood=1, tiles=["i1"]).constructs("blue")
    assert s.waits_for("blue")
    assert returnable(s) == []
    assert s.play("done").done


@pytest.mark.ruling("68", "110")
def test_a_card_whose_time_is_over_when_it_is_fulfilled_waits_for_another_turn() -> None:
    s = scene(2).give("red", wood=1, stone=2, marble=2, hand=["k15"]).display("i5", "i6").at_turn(1)
    s.on("red", "camel kings_missions_1").resolves().play("use kings-missions-1", "fulfil k15")
    assert s.t.turn == 2  # nothing of the first turn could return it any more
    assert (s.of("red").fulfilled, s.on_display()) == (["k15"], ["i5", "i6"])


# Not for nothing ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("111")
@pytest.mark.parametrize("card", ["k1", "k2"])
def test_k1_and_k2_are_not_returned_while_all_stacks_are_empty(card: str) -> None:
    s = scene().empty("grey", "yellow", "red").give("red", fulfilled=[card]).constructs("red")
    assert s.done
    s = scene().empty("grey", "yellow").give("red", fulfilled=[card]).constructs("red")
    assert returnable(s) == [card]
    assert s.play("done").done


@pytest.mark.ruling("111")
def test_k20_is_not_returned_against_towers_of_zero() -> None:
    s = scene().give("red", fulfilled=["k20"], tower=9).constructs("red")
    assert s.done
    s = scene().give("red", fulfilled=["k20"], tower=9).give("yellow", tower=1).constructs("red")
    assert returnable(s) == ["k20"]
    assert s.play("done").done


@pytest.mark.ruling("111")
@pytest.mark.covers("mission k21", "mission k22")
def test_k21_and_k22_are_not_returned_with_no_card_to_draw() -> None:
    s = scene().give("red", fulfilled=["k21", "k22"]).deck().constructs("red")
    assert s.done
    s = scene().give("red", fulfilled=["k21", "k22"]).deck(discards=("k1",)).constructs("red")
    assert returnable(s) == ["k21", "k22"]
    assert s.play("done").done
