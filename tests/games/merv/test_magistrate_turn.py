"""The corrupt magistrate's turn: which card, which slot, which site, how often it acts, and the camel market.

The scene's city, row by row from the north: caravansary in a1-d1, palace in e1-c2, library in d2-b3, marketplace in
d3-b4, mosque in c4-a5, wall in b5-e5; the camel market is c3.
"""

from fractions import Fraction

import pytest

import serai
from serai.core.step import CHANCE
from serai.games.merv.table import Table
from serai.games.merv.words import AREAS, PALACE
from tests.games.merv.scene import Scene, cubes, scene, spices


def cards(names: str) -> int:
    """A set of solo cards."""
    return sum(1 << AREAS.index(name) for name in names.split())


def deck(s: Scene, top: str = "", under: str = "", rest: str = "", discards: str = "") -> Scene:
    """The solo deck after the first year: the last shuffle, what it was laid upon, and the cards below."""
    s.t.solo_deck = [cards(layer) for layer in (top, under, rest) if layer]
    s.t.solo_discards = cards(discards)
    s.t.solo_middle = 0
    return s


def slot_of(s: Scene, name: str = "magistrate") -> int:
    """The action slot on which somebody stands, counted from 1."""
    return s.t.slots.index(s.number(name)) + 1


def buildings(s: Scene) -> int:
    return s.t.owners.count(s.number("magistrate"))


# Setting up -------------------------------------------------------------------------------------------------------


def test_the_magistrate_starts_first_then_you_then_the_courtier() -> None:
    t = serai.game("merv").new(1)
    assert isinstance(t, Table)
    while len(t.display) < t.printed.display_size:
        t.apply(t.options[0])
    assert t.queue == [t.setting.magistrate, 0, t.setting.high_courtier]
    assert t.display_camels == 2
    magistrate = t.players[t.setting.magistrate]
    assert (magistrate.buildings, magistrate.servants, magistrate.favour, magistrate.influence) == (9, 8, 0, 0)
    assert t.actor == CHANCE  # the magistrate's first card


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


# Method A ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A27")
def test_method_a_wants_an_empty_site_of_the_type() -> None:
    s = scene(players=1).site("b5", owner="magistrate").site("b1", owner="magistrate")
    s.site("b3", owner="red")  # the library of the best line is not empty
    s.magistrate_plays("library")
    assert slot_of(s) == 5
    assert s.owner("e2") == "magistrate"
    assert s.done


def test_method_a_prefers_the_line_with_most_buildings_of_the_magistrate() -> None:
    s = scene(players=1).site("b5", owner="magistrate")
    s.site("e4", owner="courtier").site("e5", owner="courtier").site("d4", owner="red").site("d5", owner="red")
    s.magistrate_plays("library")
    assert slot_of(s) == 2  # one of its own counts more than two of anyone else's
    assert s.owner("b3") == "magistrate"
    assert s.done


def test_method_a_then_prefers_the_line_with_most_buildings_of_the_courtier() -> None:
    s = scene(players=1).site("b5", owner="courtier").site("e4", owner="red").site("e5", owner="red")
    s.magistrate_plays("library")
    assert slot_of(s) == 2
    assert s.done


def test_method_a_then_prefers_the_line_with_most_of_your_buildings() -> None:
    s = scene(players=1).site("b5", owner="red")
    s.magistrate_plays("library")
    assert slot_of(s) == 2
    assert s.done


@pytest.mark.parametrize(("round", "site"), [(1, "e2"), (2, "a3"), (3, "a3"), (4, "e2")])
def test_method_a_then_prefers_the_line_furthest_from_the_queue(round: int, site: str) -> None:
    s = scene(players=1).at(1, round)
    s.magistrate_plays("library")  # libraries lie in columns a, b, d and e, and in rows 2 and 3
    assert slot_of(s) == (3 if round == 2 else 4 if round == 4 else 5)
    assert s.owner(site) == "magistrate"
    assert s.done


def test_a_taken_slot_is_not_available() -> None:
    s = scene(players=1).site("b5", owner="magistrate").occupied(slot2="red", slot5="courtier")
    s.magistrate_plays("library")
    assert slot_of(s) == 4
    assert s.done


# Method B ---------------------------------------------------------------------------------------------------------


def all_libraries(s: Scene, a3: str, b3: str, d2: str, e2: str) -> Scene:
    return s.site("a3", owner=a3).site("b3", owner=b3).site("d2", owner=d2).site("e2", owner=e2)


def test_method_b_looks_for_a_building_of_the_type_that_is_not_yours() -> None:
    s = all_libraries(scene(players=1), a3="red", b3="courtier", d2="red", e2="red")
    s.site("a1", owner="magistrate").site("a2", owner="magistrate").site("a4", owner="courtier")
    s.magistrate_plays("library")
    assert slot_of(s) == 2  # line 1 has more, but its library is yours
    assert buildings(s) == 2  # nothing is built
    assert s.of("magistrate").scrolls == 1
    assert s.done


def test_method_b_counts_the_buildings_of_magistrate_and_courtier_together() -> None:
    s = all_libraries(scene(players=1), a3="red", b3="courtier", d2="magistrate", e2="red")
    s.site("b1", owner="courtier").site("b2", owner="courtier").site("d3", owner="magistrate")
    s.magistrate_plays("library")
    assert slot_of(s) == 2  # three of the courtier's against two of its own
    assert s.of("magistrate").scrolls == 3
    assert s.done


def test_method_b_then_prefers_the_line_with_most_of_its_own() -> None:
    s = all_libraries(scene(players=1), a3="red", b3="magistrate", d2="courtier", e2="courtier")
    s.site("b1", owner="courtier").site("d3", owner="courtier").site("e3", owner="courtier")
    s.site("d4", owner="red").site("d5", owner="red")
    s.magistrate_plays("library")
    assert slot_of(s) == 2
    assert s.done


def test_method_b_then_prefers_the_line_with_most_of_yours() -> None:
    s = all_libraries(scene(players=1), a3="red", b3="courtier", d2="courtier", e2="courtier").site("b5", owner="red")
    s.magistrate_plays("library")
    assert slot_of(s) == 2
    assert s.done


def test_method_b_then_prefers_the_line_furthest_from_the_queue() -> None:
    s = all_libraries(scene(players=1), a3="magistrate", b3="magistrate", d2="magistrate", e2="red")
    s.magistrate_plays("library")
    assert slot_of(s) == 4  # the fifth line's library is yours
    assert s.done


def test_without_buildings_in_supply_the_magistrate_uses_method_b() -> None:
    s = scene(players=1).site("a3", owner="courtier").give("magistrate", buildings=0)
    s.magistrate_plays("library")  # three libraries are empty
    assert slot_of(s) == 1
    assert buildings(s) == 0
    assert s.of("magistrate").scrolls == 1
    assert s.done


def test_if_the_empty_sites_lie_behind_taken_slots_the_magistrate_uses_method_b() -> None:
    s = scene(players=1).site("a3", owner="courtier").site("b3", owner="red").site("d2", owner="red")
    s.occupied(slot5="red").magistrate_plays("library")  # e2 is empty, but out of reach
    assert slot_of(s) == 1
    assert buildings(s) == 0
    assert s.done


def test_the_example_of_the_magistrates_turn() -> None:
    """Of three lines with fitting buildings it takes the one with most of both colours, not with most of its own."""
    s = scene(players=1).at(1, 2)
    s.site("a2", "marketplace_purple", "courtier").site("e2", owner="courtier").site("c2", owner="magistrate")
    s.site("a4", "marketplace_teal", "magistrate").site("b4", owner="magistrate")
    s.site("a5", "marketplace_tan", "courtier")
    s.magistrate_plays("marketplace")
    assert slot_of(s) == 2
    assert s.events("build") == []
    assert s.done


# Where to build ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B47")
def test_among_several_empty_sites_the_crossing_line_with_most_of_its_own_decides() -> None:
    s = scene(players=1).at(1, 2).display("ginger", deck={})  # the whole of row 1 but e1 is caravansary
    s.site("b5", owner="magistrate").site("c4", owner="red").site("c5", owner="red")
    s.site("e4", owner="magistrate").site("e5", owner="magistrate")  # e1 is empty, but a palace
    s.magistrate_plays("caravansary")
    assert s.owner("b1") == "magistrate"
    assert s.done


@pytest.mark.ruling("B47")
def test_then_the_crossing_line_with_most_of_yours_decides() -> None:
    s = scene(players=1).at(1, 2).display("ginger", deck={})
    s.site("c5", owner="red").site("a4", owner="courtier").site("a5", owner="courtier")
    s.magistrate_plays("caravansary")
    assert s.owner("c1") == "magistrate"
    assert s.done


@pytest.mark.ruling("B47")
@pytest.mark.parametrize(("round", "site"), [(2, "a1"), (4, "d1")])
def test_then_the_site_furthest_from_the_slot_is_taken(round: int, site: str) -> None:
    s = scene(players=1).at(1, round).display("ginger", deck={}).magistrate_plays("caravansary")
    assert s.owner(site) == "magistrate"  # from the east the westernmost, from the west the easternmost
    assert s.done


# How often ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B47")
@pytest.mark.covers("solo library")
def test_it_acts_once_for_each_building_of_its_own_and_of_the_courtier_in_the_line_the_new_one_included() -> None:
    s = scene(players=1).site("b5", owner="magistrate").site("b1", owner="courtier").site("b2", owner="red")
    s.site("a1", owner="courtier").magistrate_plays("library")
    assert s.owner("b3") == "magistrate"
    assert s.of("magistrate").scrolls == 3
    assert s.done


@pytest.mark.covers("solo caravansary")
def test_the_caravansary_card_takes_as_many_cards() -> None:
    s = scene(players=1).at(1, 2).site("e1", owner="courtier").display("ginger", "ginger", "ginger", deck={})
    s.magistrate_plays("caravansary")
    assert s.of("magistrate").spices == spices(ginger=2)
    assert s.done


@pytest.mark.covers("solo palace")
def test_the_palace_card_seats_a_courtier() -> None:
    s = scene(players=1).magistrate_plays("palace")
    assert s.owner("e1") == "magistrate"
    assert s.of("magistrate").courtiers == [1, 0, 0, 0]
    assert s.of("magistrate").servants == 7
    assert s.done


@pytest.mark.covers("solo marketplace")
def test_the_marketplace_card_establishes_one_post_however_many_actions() -> None:
    s = scene(players=1).site("e1", owner="courtier").site("e2", owner="courtier").magistrate_plays("marketplace")
    assert s.owner("e3") == "magistrate"
    assert len(s.events("post")) == 1
    assert s.of("magistrate").common == 1
    assert s.done


@pytest.mark.covers("solo mosque")
def test_the_mosque_card_advances_as_many_spaces() -> None:
    s = scene(players=1).site("e1", owner="courtier").magistrate_plays("mosque")
    assert s.owner("e4") == "magistrate"
    assert s.of("magistrate").row == 2
    assert s.done


@pytest.mark.covers("solo wall")
def test_the_wall_card_builds_as_many_walls() -> None:
    s = scene(players=1).site("e1", owner="courtier").magistrate_plays("wall")
    assert s.owner("e5") == "magistrate"
    assert len(s.events("wall")) == 2
    assert s.done


def test_the_magistrate_gets_no_cubes() -> None:
    s = scene(players=1).site("b5", owner="magistrate", upgrade="white").magistrate_plays("library")
    assert s.of("magistrate").cubes == cubes()
    assert s.done


def test_you_can_never_activate_the_magistrates_buildings() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("a2", owner="courtier").site("a3", owner="red")
    s.begins("red").play("slot 1")
    assert s.legal() == ["activate a2", "activate a3", "activate a4", "activate a5"]


# The camel market -------------------------------------------------------------------------------------------------


def at_the_market(s: Scene, market: int, camels: int, side: str = "a") -> Scene:
    """The magistrate plays the palace in the middle column: the market is in its line."""
    s.site("c5", owner="magistrate").give("magistrate", camels=camels)
    s.t.market, s.t.market_side = market, "ab".index(side)
    s.magistrate_plays("palace")
    assert slot_of(s) == 3
    assert s.owner("c2") == "magistrate"
    return s


TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT = 1, 2, 4, 8


@pytest.mark.ruling("A28")
@pytest.mark.parametrize("camels", [0, 3])
def test_from_two_camels_on_the_magistrate_takes_them_all(camels: int) -> None:
    s = at_the_market(scene(players=1), TOP_LEFT | BOTTOM_LEFT, camels)
    assert s.of("magistrate").camels == camels + 2
    assert s.t.market == 0
    assert s.of("magistrate").scrolls == 0
    assert s.done


@pytest.mark.ruling("A28")
def test_without_camels_of_its_own_the_magistrate_takes_even_a_lone_one() -> None:
    s = at_the_market(scene(players=1), BOTTOM_LEFT, 0)
    assert s.of("magistrate").camels == 1
    assert s.t.market == 0
    assert s.done


@pytest.mark.ruling("A28")
@pytest.mark.covers("option solo_takes_lone_camel_when_without")
def test_by_option_the_magistrate_leaves_a_lone_camel_when_it_has_none() -> None:
    s = at_the_market(scene(players=1, solo_takes_lone_camel_when_without=False), BOTTOM_LEFT, 0)
    assert s.of("magistrate").camels == 0
    assert s.t.market == BOTTOM_LEFT
    assert s.done


@pytest.mark.covers("option solo_takes_lone_camel_when_without")
def test_the_option_changes_nothing_for_two_camels_or_for_selling() -> None:
    s = at_the_market(scene(players=1, solo_takes_lone_camel_when_without=False), TOP_LEFT | BOTTOM_LEFT, 0)
    assert s.of("magistrate").camels == 2
    s = at_the_market(scene(players=1, solo_takes_lone_camel_when_without=False), BOTTOM_LEFT, 1)
    assert s.t.market == TOP_LEFT | BOTTOM_LEFT
    assert s.of("magistrate").scrolls == 1


@pytest.mark.ruling("A28", "A33")
@pytest.mark.parametrize("market", [0, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT])
def test_otherwise_it_places_a_camel_on_the_top_left_and_takes_one_scroll(market: int) -> None:
    s = at_the_market(scene(players=1), market, 2)  # two palace actions: the boon is one action all the same
    assert s.t.market == market | TOP_LEFT
    assert s.of("magistrate").camels == 1
    assert s.of("magistrate").scrolls == 1
    assert s.done


@pytest.mark.ruling("A28", "A33")
def test_with_the_top_left_covered_it_places_the_camel_on_the_top_right_and_takes_one_card() -> None:
    s = scene(players=1).display("ginger", "ginger", deck={})
    at_the_market(s, TOP_LEFT, 1)
    assert s.t.market == TOP_LEFT | TOP_RIGHT
    assert s.of("magistrate").spices == spices(ginger=1)
    assert s.done


@pytest.mark.ruling("A33")
def test_on_the_other_side_the_top_right_is_one_mosque_step() -> None:
    s = at_the_market(scene(players=1), TOP_LEFT, 1, side="b")
    assert s.of("magistrate").row == 1
    assert s.of("magistrate").camels == 1  # the one from the mosque
    assert s.done


@pytest.mark.ruling("B82")
def test_a_rare_good_from_the_market_does_not_start_a_look_at_the_contracts() -> None:
    s = scene(players=1).give("magistrate", scrolls=1)  # with the good, enough for the first contract
    at_the_market(s, 0, 1, side="b")
    assert (s.of("magistrate").rare, s.of("magistrate").scrolls) == (1, 1)
    assert s.events("contract") == []
    assert s.done


def test_the_magistrate_visits_the_market_only_after_the_action() -> None:
    s = scene(players=1).site("c5", owner="magistrate").give("magistrate", camels=0)
    s.t.market = BOTTOM_LEFT
    s.magistrate_plays("mosque")  # the step brings a camel: now there is one to sell, so none is taken
    assert s.of("magistrate").row == 2
    assert s.t.market == TOP_LEFT | BOTTOM_LEFT
    assert s.of("magistrate").scrolls == 1
    assert s.done


def test_elsewhere_the_market_is_out_of_reach() -> None:
    s = scene(players=1).give("magistrate", camels=1)
    s.t.market = 0b1111
    s.magistrate_plays("palace")
    assert slot_of(s) == 5
    assert s.t.market == 0b1111
    assert s.of("magistrate").camels == 1
    assert s.done


# Cards that are of no more use ---------------------------------------------------------------------------------------


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


# Moving the high courtier -----------------------------------------------------------------------------------------


@pytest.mark.ruling("B46")
@pytest.mark.parametrize("queue", [("magistrate", "red", "courtier"), ("courtier", "magistrate", "red")])
def test_ahead_of_you_the_magistrate_picks_the_courtiers_slot_and_you_the_site(queue: tuple[str, str, str]) -> None:
    s = scene(players=1).queue(*queue).site("d1", owner="red").courtier_moves()
    assert slot_of(s, "courtier") == 4
    assert s.waits_for("red")
    assert s.legal() == ["activate d2", "activate d3", "activate d4", "activate d5"]
    s.play("activate d5")
    assert s.owner("d5") == "courtier"
    assert s.done


@pytest.mark.ruling("B46")
@pytest.mark.parametrize("queue", [("red", "magistrate", "courtier"), ("courtier", "red", "magistrate")])
def test_ahead_of_the_magistrate_you_pick_the_slot_and_it_the_site(queue: tuple[str, str, str]) -> None:
    s = scene(players=1).queue(*queue).occupied(slot2="red").site("e4", owner="red").courtier_moves()
    assert s.waits_for("red")
    assert s.legal() == ["slot 1", "slot 3", "slot 4", "slot 5"]
    s.play("slot 1")
    assert s.owner("a4") == "courtier"
    assert s.done


@pytest.mark.ruling("B71")
def test_the_magistrate_sends_the_courtier_where_you_have_most_buildings() -> None:
    s = scene(players=1).site("b1", owner="red").site("d1", owner="red").site("d2", owner="red")
    s.site("d3", owner="magistrate").site("c1", owner="magistrate").courtier_moves()
    assert slot_of(s, "courtier") == 4


@pytest.mark.ruling("B71")
def test_then_where_it_has_fewest_itself() -> None:
    s = scene(players=1).site("b1", owner="red").site("d1", owner="red").site("b2", owner="magistrate")
    s.site("d2", owner="courtier").courtier_moves()
    assert slot_of(s, "courtier") == 4


@pytest.mark.ruling("B71")
@pytest.mark.parametrize(("round", "slot"), [(1, 2), (3, 2)])
def test_then_to_the_slot_nearest_to_the_queue(round: int, slot: int) -> None:
    s = scene(players=1).at(1, round).site("b1", owner="red").site("d1", owner="red").courtier_moves()
    assert slot_of(s, "courtier") == slot  # b is near in the first round, d in the third


@pytest.mark.ruling("B71")
def test_the_magistrate_compares_only_free_slots() -> None:
    s = scene(players=1).site("b1", owner="red").site("b2", owner="red").site("d1", owner="red")
    s.occupied(slot2="red").courtier_moves()
    assert slot_of(s, "courtier") == 4


@pytest.mark.ruling("B71")
def test_a_line_without_an_empty_site_can_win_and_then_nothing_is_built() -> None:
    s = scene(players=1)
    for cell in ("b1", "b2", "b3", "b4", "b5"):
        s.site(cell, owner="red")
    s.courtier_moves()
    assert slot_of(s, "courtier") == 2
    assert s.of("courtier").buildings == 9
    assert s.done


def picks_a_site(s: Scene, slot: int) -> Scene:
    return s.queue("red", "magistrate", "courtier").courtier_moves().play(f"slot {slot}")


@pytest.mark.ruling("B71")
def test_the_magistrates_site_for_the_courtier_is_where_the_crossing_line_has_most_of_yours() -> None:
    s = scene(players=1).site("c4", owner="red").site("d4", owner="red").site("e2", owner="red")
    s.site("e4", owner="magistrate").site("c5", owner="courtier").site("d5", owner="courtier")
    picks_a_site(s, 1)
    assert s.owner("a4") == "courtier"
    assert s.done


@pytest.mark.ruling("B71")
def test_then_where_the_crossing_line_has_fewest_of_its_own() -> None:
    s = scene(players=1).site("c2", owner="red").site("c4", owner="red").site("d2", owner="magistrate")
    picks_a_site(s, 1)
    assert s.owner("a4") == "courtier"
    assert s.done


@pytest.mark.ruling("B71")
@pytest.mark.parametrize(("round", "slot", "site"), [(1, 1, "a1"), (2, 1, "e1"), (3, 5, "a5"), (4, 5, "a1")])
def test_then_the_site_nearest_to_the_slot(round: int, slot: int, site: str) -> None:
    s = picks_a_site(scene(players=1).at(1, round), slot)
    assert s.owner(site) == "courtier"
    assert s.done


@pytest.mark.ruling("B71")
def test_the_magistrate_compares_only_empty_sites() -> None:
    s = scene(players=1).site("a4", owner="red").site("b4", owner="red").site("e2", owner="red")
    picks_a_site(s, 1)
    assert s.owner("a2") == "courtier"
    assert s.done


# Round end --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B83")
@pytest.mark.parametrize(
    ("camels", "queue", "left"),
    [(0, "courtier red magistrate", 0), (1, "courtier magistrate red", 0), (5, "magistrate courtier red", 3)],
)
def test_the_magistrate_skips_as_many_places_as_it_has_camels_for(camels: int, queue: str, left: int) -> None:
    s = scene(players=1).at(3, 4).give("magistrate", camels=camels)
    s.ends_round(slot1="magistrate", slot2="red", slot3="courtier")
    assert s.t.queue == [s.number(name) for name in queue.split()]
    assert s.of("magistrate").camels == left
    assert s.done


@pytest.mark.ruling("B83")
def test_camels_found_in_the_queue_serve_only_a_round_later() -> None:
    s = scene(players=1).at(3, 4).give("courtier", camels=2)
    s.ends_round(slot1="courtier", slot2="magistrate", slot3="red")
    assert s.t.queue == [s.number("courtier"), s.number("red"), s.number("magistrate")]
    assert (s.of("courtier").camels, s.of("red").camels, s.of("magistrate").camels) == (0, 1, 1)
    assert s.done
