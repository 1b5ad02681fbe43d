"""King's Missions: what they cost and score, drawing, fulfilling, the deck and the discard pile. (67 to 72, 112)"""

import pytest

from serai.core.corrections import correct
from serai.core.step import CHANCE
from serai.games.tadmor.constants import GOODS, MISSIONS
from serai.games.tadmor.game import TADMOR
from tests.games.tadmor.scene import Scene, scene

CARDS = {
    "k1": ((2, 0, 2, 2), 12, 6),
    "k2": ((0, 2, 2, 2), 12, 6),
    "k3": ((0, 3, 3, 0), 10, 5),
    "k4": ((3, 0, 3, 0), 10, 5),
    "k5": ((4, 0, 0, 3), 8, 4),
    "k6": ((4, 0, 3, 0), 8, 4),
    "k7": ((0, 3, 2, 0), 12, 6),
    "k8": ((3, 2, 0, 0), 10, 5),
    "k9": ((3, 0, 0, 2), 14, 7),
    "k10": ((0, 3, 0, 2), 14, 7),
    "k11": ((0, 3, 0, 3), 8, 4),
    "k12": ((0, 3, 3, 0), 8, 4),
    "k13": ((2, 1, 1, 1), 14, 7),
    "k14": ((2, 0, 0, 3), 14, 7),
    "k15": ((1, 2, 2, 0), 12, 6),
    "k16": ((3, 3, 0, 0), 12, 6),
    "k17": ((0, 0, 2, 3), 12, 6),
    "k18": ((2, 1, 0, 2), 12, 6),
    "k19": ((0, 2, 3, 0), 12, 6),
    "k20": ((0, 0, 3, 2), 12, 6),
    "k21": ((2, 2, 0, 0), 12, 6),
    "k22": ((2, 2, 0, 0), 12, 6),
    "k23": ((2, 0, 3, 0), 14, 7),
    "k24": ((0, 2, 0, 3), 14, 7),
    "k25": ((1, 0, 2, 2), 12, 6),
    "k26": ((0, 2, 1, 2), 12, 6),
}
"""Wood, stone, marble and gold to fulfil it; points face up; points once returned."""


def with_goods(card: str, goods: tuple[int, ...]) -> Scene:
    """Red with this card, these goods and a camel among the King's Missions; the window is open."""
    s = scene().give("red", hand=[card], **dict(zip(GOODS, goods, strict=True)))
    return s.on("red", "camel kings_missions_1").constructs("red").play("use kings-missions-1")


def finish(s: Scene) -> Scene:
    """Close the window, unless it closed by itself for want of anything to do."""
    return s if s.done else s.play("done")


# The cards ------------------------------------------------------------------------------------------------------------


def test_the_table_above_has_all_cards() -> None:
    assert list(CARDS) == MISSIONS
    assert len(MISSIONS) == 26


@pytest.mark.covers("slot kings_missions_1")
@pytest.mark.parametrize("card", CARDS)
def test_a_mission_is_fulfilled_by_paying_its_cost_and_lies_face_up(card: str) -> None:
    cost = CARDS[card][0]
    s = finish(with_goods(card, tuple(amount + 1 for amount in cost)).play(f"fulfil {card}"))
    assert s.of("red").goods == (1, 1, 1, 1)
    assert (s.of("red").hand, s.of("red").fulfilled, s.of("red").returned) == ([], [card], [])
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.parametrize("card", CARDS)
def test_a_mission_cannot_be_fulfilled_with_one_good_too_few(card: str) -> None:
    cost = CARDS[card][0]
    for good, amount in enumerate(cost):
        if amount:
            s = scene().deck().give("red", hand=[card]).on("red", "camel kings_missions_1")
            s.give("red", **{name: cost[at] - (at == good) for at, name in enumerate(GOODS)}).constructs("red")
            assert s.play("use kings-missions-1").legal() == ["done"]  # nothing to draw either
            assert s.play("done").done


@pytest.mark.parametrize("card", CARDS)
def test_a_mission_scores_its_points_face_up_and_half_of_them_once_returned(card: str) -> None:
    _, full, half = CARDS[card]
    s = scene(2).give("red", fulfilled=[card]).scores()
    assert s.of("red").points == s.of("red").points_from("missions") == full
    s = scene(2).give("red", returned=[card]).scores()
    assert s.of("red").points == s.of("red").points_from("missions") == half
    assert s.done


@pytest.mark.ruling("72")
def test_all_values_are_even_so_that_half_is_exact() -> None:
    assert {full % 2 for _, full, _ in CARDS.values()} == {0}
    assert all(full == half * 2 for _, full, half in CARDS.values())


@pytest.mark.ruling("72")
def test_half_of_an_odd_corrected_value_is_rounded_down_card_by_card() -> None:
    text = "[missions.cards.k1]\npoints = 13\n[missions.cards.k2]\npoints = 13"
    s = scene(2, correct(TADMOR.standard(), text, "mine.toml")).give("red", returned=["k1", "k2"]).scores()
    assert s.of("red").points_from("missions") == 12
    assert s.done


# The action -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("67")
def test_one_piece_draws_a_card_or_fulfils_one_never_both() -> None:
    s = with_goods("k16", (3, 3, 0, 0))
    assert s.legal() == ["done", "draw", "fulfil k16"]
    s.play("draw", "deal k9")
    assert s.of("red").hand == ["k9", "k16"]
    assert s.of("red").goods == (3, 3, 0, 0)
    assert s.done


@pytest.mark.ruling("67", "112")
@pytest.mark.covers("slot kings_missions_2")
def test_one_piece_may_draw_and_another_fulfil_the_card_just_drawn() -> None:
    s = scene().give("red", wood=3, stone=3).on("red", "camel kings_missions_1", "camel kings_missions_2")
    s.constructs("red").play("use kings-missions-2", "draw", "deal k16")
    s.play("use kings-missions-1", "fulfil k16", "done")
    assert (s.of("red").fulfilled, s.of("red").hand, s.of("red").pieces) == (["k16"], [], [])
    assert s.of("red").goods == (0, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("67")
def test_two_pieces_may_both_fulfil() -> None:
    s = scene().give("red", wood=5, stone=4, hand=["k8", "k21"])
    s.on("red", "camel kings_missions_1", "camel kings_missions_2").constructs("red")
    s.play("use kings-missions-1", "fulfil k8", "use kings-missions-2", "fulfil k21", "done")
    assert (s.of("red").fulfilled, s.of("red").goods) == (["k8", "k21"], (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("112")
@pytest.mark.covers("slot temple_palmyra")
def test_a_card_from_the_temple_of_palmyra_may_be_fulfilled_in_the_same_window() -> None:
    s = scene().give("red", stone=4, marble=3, gold=3).on("red", "camel temple_palmyra", "camel kings_missions_1")
    s.constructs("red").play("use temple-palmyra", "deal k17", "use kings-missions-1", "fulfil k17", "done")
    assert (s.of("red").fulfilled, s.of("red").temples) == (["k17"], ["basement"])
    assert s.of("red").goods == (0, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("112")
def test_a_card_drawn_by_a_returned_mission_may_be_fulfilled_in_the_same_window() -> None:
    s = scene().deck("k16", "k1").give("red", wood=3, stone=3, fulfilled=["k21"]).on("red", "camel kings_missions_1")
    s.constructs("red").play("return k21", "deal k16")  # k1 is the last card
    s.play("use kings-missions-1", "fulfil k16", "done")
    assert (s.of("red").fulfilled, s.of("red").hand) == (["k16"], ["k1"])
    assert s.done


# The deck -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("70")
def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    s = scene().deck("k1", "k5", "k9", discards=("k2",)).on("red", "camel kings_missions_1")
    s.constructs("red").play("use kings-missions-1", "draw")
    assert s.t.actor == CHANCE
    assert [(s.t.notation(action), weight) for action, weight in s.t.chance()] == [
        ("deal k1", 1),
        ("deal k5", 1),
        ("deal k9", 1),
    ]


@pytest.mark.ruling("70")
def test_when_the_deck_has_run_out_the_discards_are_shuffled_and_drawn_from() -> None:
    s = scene().deck(discards=("k2", "k7", "k9")).on("red", "camel kings_missions_1")
    s.constructs("red").play("use kings-missions-1", "draw")
    assert s.legal() == ["deal k2", "deal k7", "deal k9"]
    s.play("deal k7")
    assert s.of("red").hand == ["k7"]
    assert (s.t.to_json()["deck"], s.t.to_json()["discards"]) == (["k2", "k9"], [])
    assert s.tells("reshuffle") == 1
    assert s.done


@pytest.mark.ruling("70")
def test_the_discard_pile_holds_cards_discarded_from_hand_and_no_others() -> None:
    s = scene().deck().give("red", hand=["k2"], fulfilled=["k16"], returned=["k5"])
    s.on("red", "camel kings_missions_1").constructs("red").play("discard k2", "good gold", "return k16")
    s.play(*["good wood"] * 5)
    assert s.t.to_json()["discards"] == ["k2"]
    s.play("use kings-missions-1", "draw")
    assert (s.of("red").hand, s.of("red").returned) == (["k2"], ["k5", "k16"])
    assert s.done


@pytest.mark.ruling("70")
def test_with_deck_and_discards_empty_there_is_no_card() -> None:
    s = scene().deck().give("red", stone=4, marble=1).on("red", "camel kings_missions_1", "camel temple_palmyra")
    s.constructs("red")
    assert s.legal() == ["done", "use temple-palmyra"]
    s.play("use temple-palmyra")
    assert (s.of("red").temples, s.of("red").hand) == (["basement"], [])
    assert s.done


@pytest.mark.ruling("71")
def test_a_hand_has_no_limit_and_is_worth_nothing_at_the_end() -> None:
    s = scene(2).give("red", hand=MISSIONS[:20]).on("red", "camel kings_missions_1").at_turn(9)
    s.constructs("red").play("use kings-missions-1", "draw", "deal k25").ends_turn()
    assert s.of("red").hand == [*MISSIONS[:20], "k25"]
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.ruling("71")
def test_nobody_discards_cards_at_the_end_of_a_turn() -> None:
    s = scene(2).give("red", hand=MISSIONS[:20]).ends_turn()
    assert len(s.of("red").hand) == 20
    assert s.t.turn == 2
