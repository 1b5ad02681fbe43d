"""The setup for experienced players: a draft among all tiles of the first era. (85, 120)"""

import pytest

from serai.games.tadmor.constants import SEATS
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import begun, held, offers
from tests.games.tadmor.scene import scene

ERA_1 = [f"i{number}" for number in range(1, 19)]
OF_TWO = [tile for tile in ERA_1 if tile not in ("i7", "i12", "i13", "i15", "i17")]


def drafting(players: int, start: str = "red") -> Table:
    """Up to the first choice of a tile."""
    t = begun(players, start, experienced_setup=True)
    while offers(t)[0].startswith("good "):
        t.apply(t.legal()[0])
    return t


@pytest.mark.ruling("85")
@pytest.mark.covers("option experienced_setup")
@pytest.mark.parametrize(("players", "start"), [(3, "red"), (4, "blue")])
def test_each_takes_any_tile_of_the_first_era_in_reverse_order(players: int, start: str) -> None:
    t = drafting(players, start)
    left = ERA_1.copy()
    for at in range(players - 1, -1, -1):
        assert t.actor == (SEATS.index(start) + at) % players
        assert offers(t) == [f"take {tile}" for tile in left]
        t.apply(t.parse(f"take {left.pop()}"))
    assert held(t, start)["tiles"] == [f"i{19 - players}"]


@pytest.mark.ruling("85")
@pytest.mark.covers("option experienced_setup")
@pytest.mark.parametrize(("players", "tiles"), [(3, 8), (4, 10)])
def test_all_others_are_shuffled_for_the_display_start_tiles_too(players: int, tiles: int) -> None:
    t = drafting(players)
    for tile in ("i18", "i1", "i10", "i14")[:players]:
        t.apply(t.parse(f"take {tile}"))
    left = [tile for tile in ERA_1 if tile not in ("i18", "i1", "i10", "i14")[:players]]
    assert t.chance() == [(t.parse(f"display {tile}"), 1) for tile in left]
    while offers(t)[0].startswith("display "):
        t.apply(t.legal()[0])
    assert t.to_json()["display"] == left[:tiles]
    assert set(left[tiles:]) <= set(t.to_json()["box"])


@pytest.mark.ruling("120")
@pytest.mark.covers("option experienced_setup")
def test_with_two_players_the_draft_is_held_without_the_tiles_that_leave_the_game() -> None:
    t = drafting(2)
    assert t.actor == 1
    assert offers(t) == [f"take {tile}" for tile in OF_TWO]
    t.apply(t.parse("take i14"))
    t.apply(t.parse("take i9"))
    assert offers(t) == [f"display {tile}" for tile in OF_TWO if tile not in ("i14", "i9")]
    assert (held(t, "red")["tiles"], held(t, "blue")["tiles"]) == (["i9"], ["i14"])


@pytest.mark.ruling("85")
@pytest.mark.covers("option experienced_setup")
def test_without_the_option_there_is_no_draft() -> None:
    t = begun(2)
    t.apply(t.legal()[0])
    assert offers(t) == ["take i1", "take i2", "take i3", "take i4"]


@pytest.mark.ruling("85", "116")
@pytest.mark.covers("option experienced_setup")
def test_the_second_era_brings_its_own_tiles_only() -> None:
    s = scene(4, experienced_setup=True).at_turn(3).ends_turn()
    assert s.legal() == [f"display i{number}" for number in range(19, 37)]
