"""Where the corrupt magistrate goes: its slot by method A or B, and the site it builds on.

The scene's city, row by row from the north: caravansary in a1-d1, palace in e1-c2, library in d2-b3, marketplace in
d3-b4, mosque in c4-a5, wall in b5-e5; the camel market is c3.
"""

import pytest

from tests.games.merv.scene import Scene, scene
from tests.games.merv.solo import buildings, slot_of

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
