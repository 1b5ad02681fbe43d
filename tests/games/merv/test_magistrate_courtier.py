"""Alone with the corrupt magistrate: one of you picks the high courtier's slot, the other its site."""

import pytest

from tests.games.merv.scene import Scene, scene
from tests.games.merv.solo import slot_of


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
