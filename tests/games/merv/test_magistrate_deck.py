"""The corrupt magistrate's cards: in which order they come, which can be played, which leave the game."""

from fractions import Fraction

import pytest

from serai.games.merv.constants import AREAS, PALACE
from serai.games.merv.table import Table
from tests.games.merv.scene import scene, spices
from tests.games.merv.solo import at_the_market, buildings, cards, deck, slot_of

# The order of the cards -------------------------------------------------------------------------------------------


def draws(t: Table, chance: Fraction, found: dict[tuple[int, ...], Fraction]) -> None:
    """Follow every way in which the six cards can come; only the chance node's weights are used."""
    told = tuple(entry.args[0] for entry in t.log or [] if entry.key == "solo_card")
    if len(told) >= 6:
        found[told[:6]] = found.get(told[:6], Fraction(0)) + chance
        return
    options = t.chance()
    total = sum(weight for _, weight in options)
    for action, weight in options:
        after = t.clone()
        after.log = list(t.log or [])
        after.apply(action)
        draws(after, chance * Fraction(weight, total), found)


@pytest.mark.ruling("B77")
def test_the_palace_is_second_third_or_fourth_and_every_such_order_is_equally_likely() -> None:
    s = scene(players=1).give("magistrate", buildings=0)  # no card can be played, so they all come in turn
    found: dict[tuple[int, ...], Fraction] = {}
    draws(s.magistrate_draws().t, Fraction(1), found)
    assert len(found) == 3 * 120  # three places for the palace, any order of the five others
    assert set(found.values()) == {Fraction(1, 360)}
    assert {order.index(PALACE) for order in found} == {1, 2, 3}


# Which card -------------------------------------------------------------------------------------------------------


def test_a_card_that_no_free_slot_can_serve_is_discarded_and_another_drawn() -> None:
    s = deck(scene(players=1), top="wall library")
    for cell in ("b5", "c5", "d5", "e5"):
        s.site(cell, owner="red")  # all walls are yours: neither method finds a line
    s.magistrate_draws().play("solo wall")
    assert s.t.solo_discards == cards("wall")
    assert s.t.solo_card == AREAS.index("library")
    assert s.events("solo_card") == [[AREAS.index("wall"), 0, 0], [AREAS.index("library"), 0, 0]]
    assert buildings(s) == 1
    assert s.done


def test_a_card_is_useless_too_if_all_its_lines_have_taken_slots() -> None:
    s = deck(scene(players=1), top="wall library")
    s.site("b5", "palace_tan").site("c5", "palace_teal").site("d5", owner="red")  # walls left: a2, b2, d5, e5
    s.occupied(slot1="red", slot2="courtier").site("e5", owner="red")
    s.magistrate_draws().play("solo wall")
    assert s.t.solo_discards == cards("wall")
    assert s.done


@pytest.mark.ruling("B76")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = deck(scene(players=1), discards="palace wall")
    s.magistrate_draws()
    assert sorted(s.legal()) == ["solo palace", "solo wall"]
    s.play("solo palace")
    assert (s.t.solo_deck, s.t.solo_discards) == ([cards("wall")], 0)
    assert s.done


@pytest.mark.ruling("B48")
def test_if_the_deck_runs_out_while_drawing_the_discards_have_another_chance() -> None:
    s = deck(scene(players=1), rest="wall", discards="library")
    for cell in ("b5", "c5", "d5", "e5"):
        s.site(cell, owner="red")
    s.magistrate_draws()  # the wall comes and is useless; both discards are shuffled
    assert sorted(s.legal()) == ["solo library", "solo wall"]
    s.play("solo wall")  # useless again: only the library is left
    assert s.t.solo_card == AREAS.index("library")
    assert s.t.solo_discards == cards("wall")
    assert s.done


@pytest.mark.ruling("B48")
def test_if_no_card_can_be_played_the_magistrate_stands_far_from_the_queue_and_does_nothing() -> None:
    s = deck(scene(players=1), top="wall", discards="library mosque").give("magistrate", buildings=0)
    s.site("e5", owner="red").occupied(slot5="red")
    s.magistrate_draws()
    while not s.done:
        s.t.apply(s.t.options[0])
    assert slot_of(s) == 4  # the furthest free one
    assert s.t.solo_discards == cards("wall library mosque")
    assert s.t.solo_card == -1
    assert len(s.events("solo_card")) == 4  # the wall, then all three once more after one shuffle
    assert (s.events("build"), s.events("scroll"), s.events("wall")) == ([], [], [])


@pytest.mark.ruling("B48")
def test_even_without_a_card_the_magistrate_visits_the_camel_market() -> None:
    s = deck(scene(players=1), top="wall").give("magistrate", buildings=0).occupied(slot4="red", slot5="courtier")
    s.t.market = 0b1001
    s.magistrate_draws()
    assert slot_of(s) == 3
    assert s.of("magistrate").camels == 2
    assert s.done


def test_the_card_stays_until_the_round_ends_and_is_then_discarded() -> None:
    s = deck(scene(players=1), top="palace wall", discards="library").at(3, 3)
    s.magistrate_draws().play("solo wall")
    assert s.t.solo_card == AREAS.index("wall")
    assert s.t.solo_discards == cards("library")
    s.queue("red", "magistrate", "courtier").ends_round(slot1="courtier", slot2="magistrate", slot3="red")
    assert s.waits_for("red")
    assert s.t.solo_card == -1
    assert s.t.solo_discards == cards("library wall")


@pytest.mark.ruling("B77")
def test_after_the_scoring_the_discards_lie_on_top_and_the_two_bottom_cards_stay_unseen() -> None:
    s = deck(scene(players=1), rest="mosque wall", discards="caravansary palace library").at(1, 4)
    s.t.solo_card = AREAS.index("marketplace")
    s.ends_round(slot1="courtier", slot2="red", slot3="magistrate")
    assert s.t.queue[0] == s.number("magistrate")
    assert s.t.chance() == [
        (s.t.parse(f"solo {card}"), 1) for card in ("caravansary", "palace", "library", "marketplace")
    ]
    assert s.t.solo_discards == 0


@pytest.mark.ruling("B77")
def test_what_is_left_of_an_earlier_shuffle_lies_under_the_discards() -> None:
    s = deck(scene(players=1), top="palace", rest="wall", discards="library mosque").at(2, 4)
    s.t.solo_card = AREAS.index("marketplace")
    s.ends_round(slot1="courtier", slot2="red", slot3="magistrate")
    assert sorted(s.legal()) == ["solo library", "solo marketplace", "solo mosque"]  # the palace comes after these
    assert s.t.solo_deck[1:] == [cards("palace"), cards("wall")]


@pytest.mark.ruling("B77")
def test_the_deck_is_drawn_layer_by_layer() -> None:
    s = deck(scene(players=1), top="library", under="palace", rest="wall", discards="mosque")
    s.give("magistrate", buildings=0)  # nothing can be played, so all come in turn: no choice in a layer of one
    s.magistrate_draws()
    assert [args[0] for args in s.events("solo_card")] == [AREAS.index(c) for c in ("library", "palace", "wall")]
    assert s.t.chance() == [(s.t.parse(f"solo {card}"), 1) for card in ("palace", "library", "mosque", "wall")]


# Cards that are of no more use ------------------------------------------------------------------------------------


@pytest.mark.ruling("B75")
@pytest.mark.parametrize(("held", "gone"), [(6, False), (7, True), (8, True)])
def test_with_eight_scrolls_the_library_card_leaves_the_game(held: int, gone: bool) -> None:
    s = scene(players=1).give("magistrate", scrolls=held - 2, committed_scrolls=2)  # committed ones count
    s.magistrate_plays("library")
    assert (s.t.solo_card == -1) == gone
    assert s.done


@pytest.mark.ruling("B75")
@pytest.mark.parametrize("where", ["top", "under", "rest", "discards"])
def test_a_card_leaves_the_game_from_wherever_it_lies_also_through_a_boon(where: str) -> None:
    s = scene(players=1).give("magistrate", scrolls=7)
    deck(s, **{where: "library wall"})
    at_the_market(s, 0, 1)  # the eighth scroll comes from the camel market, on a palace card
    assert sum(s.t.solo_deck) + s.t.solo_discards == cards("wall")
    assert s.t.solo_card == AREAS.index("palace")
    assert s.done


@pytest.mark.ruling("B75")
def test_at_the_end_of_the_mosque_its_card_leaves_the_game_and_further_steps_are_lost() -> None:
    s = scene(players=1).give("magistrate", path=0, row=9).site("e1", owner="courtier").site("e2", owner="courtier")
    s.magistrate_plays("mosque")
    assert s.of("magistrate").row == 10
    assert s.t.solo_card == -1
    assert s.t.solo_deck == [cards("caravansary palace library marketplace wall")]
    assert s.done


@pytest.mark.ruling("B75")
def test_when_no_caravan_cards_are_left_after_the_action_its_card_leaves_the_game() -> None:
    s = scene(players=1).at(1, 2).site("e1", owner="courtier").display("ginger", deck={})
    s.magistrate_plays("caravansary")  # two actions, one card
    assert s.of("magistrate").spices == spices(ginger=1)
    assert s.t.solo_card == -1
    assert s.done


@pytest.mark.ruling("B75")
def test_the_caravansary_card_stays_while_the_deck_can_refill_the_display() -> None:
    s = scene(players=1).at(1, 2).display("ginger", deck={"pepper": 1})
    s.magistrate_plays("caravansary")
    assert s.t.solo_card == AREAS.index("caravansary")
    assert s.done


@pytest.mark.ruling("B75")
def test_a_caravansary_that_you_have_emptied_is_still_played_once() -> None:
    s = deck(scene(players=1), top="caravansary", rest="wall").at(1, 2).display(deck={})
    s.magistrate_draws()
    assert s.owner("a1") == "magistrate"
    assert s.of("magistrate").spices == spices()
    assert s.t.solo_card == -1
    assert s.t.solo_discards == 0
    assert s.done


@pytest.mark.ruling("B75")
def test_an_empty_caravansary_alone_does_not_remove_the_card() -> None:
    s = scene(players=1).display(deck={}).magistrate_plays("palace")
    assert s.t.solo_deck[0] & cards("caravansary")
    assert s.done
