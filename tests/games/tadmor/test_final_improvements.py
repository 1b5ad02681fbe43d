"""The improvements that score at the end: twelve points for the most of something, alone. (80)"""

from typing import Any

import pytest

from tests.games.tadmor.scene import scene


def worth(tile: str, mine: dict[str, Any], *others: dict[str, Any]) -> int:
    """What the tile brings to red who has this, while the others have that."""
    s = scene(1 + len(others)).give("red", **mine)
    for seat, held in zip(("blue", "green", "yellow"), others, strict=False):
        s.give(seat, **held)
    s.give("red", tiles=[tile]).scores()
    assert s.done
    assert sum(s.of(seat).points_from("final_improvements") for seat in ("blue", "green")[: len(others)]) == 0
    return s.of("red").points_from("final_improvements")


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i38")
@pytest.mark.parametrize(
    ("mine", "others", "points"),
    [(6, (5, 0), 12), (6, (6, 0), 0), (6, (0, 7), 0), (1, (0, 0), 12), (0, (0, 0), 0)],
)
def test_i38_asks_for_the_tallest_tower(mine: int, others: tuple[int, int], points: int) -> None:
    assert worth("i38", {"tower": mine}, {"tower": others[0]}, {"tower": others[1]}) == points


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i39")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ({"fulfilled": ["k9"]}, {"fulfilled": ["k1"]}, 12),  # 14 points against 12
        ({"fulfilled": ["k1"]}, {"fulfilled": ["k2"]}, 0),  # 12 each
        ({"fulfilled": ["k1"]}, {"returned": ["k2", "k7"]}, 0),  # two halves make 12 too
        ({"fulfilled": ["k5"]}, {"returned": ["k1"]}, 12),  # 8 against 6
        ({"returned": ["k1", "k2", "k7"]}, {"fulfilled": ["k9"]}, 12),  # 18 against 14
        ({"fulfilled": ["k5", "k6"]}, {"fulfilled": ["k9", "k3"]}, 0),  # 16 against 24, though two against two
        ({"hand": ["k9", "k10"]}, {}, 0),
        ({}, {}, 0),
    ],
)
def test_i39_asks_for_the_most_points_from_missions_face_up_and_returned(
    mine: dict[str, Any], theirs: dict[str, Any], points: int
) -> None:
    assert worth("i39", mine, theirs) == points


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i40")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (["jade"] * 3 + ["silk"] * 2, ["perfume", "oils", "myrrh", "ivory"], 12),  # tiles count: both have 25 points
        (["perfume", "oils", "myrrh", "ivory"], ["jade"] * 2 + ["silk"] * 3, 0),
        (["jade", "silk", "oils"], ["jade", "jade", "jade"], 0),
        (["jade"], [], 12),
        ([], [], 0),
        (["jade"], ["silk", "oils"], 0),
    ],
)
def test_i40_asks_for_the_most_rare_goods(mine: list[str], theirs: list[str], points: int) -> None:
    assert worth("i40", {"rare": mine}, {"rare": theirs}, {}) == points


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i41")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (["statues"], ["statues"], 0),  # the example of the book
        (["statues"], ["roof"], 12),
        (["statues", "basement"], ["statues"], 0),  # finished ones count
        (["statues", "statues"], ["statues", "roof"], 12),
        (["roof"], [], 0),
        ([], [], 0),
    ],
)
def test_i41_asks_for_the_most_finished_temples(mine: list[str], theirs: list[str], points: int) -> None:
    assert worth("i41", {"temples": mine}, {"temples": theirs}) == points


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i42")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (["i1", "i5"], ["i2", "i6"], 12),  # three against two: i42 counts itself
        (["i1", "i5"], ["i2", "i6", "i8"], 0),
        (["i1"], ["i2", "i6", "i8"], 0),
        ([], [], 12),
    ],
)
def test_i42_asks_for_the_most_improvements_and_counts_itself(mine: list[str], theirs: list[str], points: int) -> None:
    assert worth("i42", {"tiles": mine}, {"tiles": theirs}, {"tiles": []}) == points


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i38", "improvement i39", "improvement i40", "improvement i41", "improvement i42")
def test_all_five_can_score_for_one_player() -> None:
    s = scene(2).give("red", tiles=["i38", "i39", "i40", "i41", "i42"], tower=1, fulfilled=["k1"], rare=["jade"])
    s.give("red", temples=["statues"]).scores()
    assert s.of("red").points_from("final_improvements") == 60
    assert s.tells("most") == 5
    assert s.done


@pytest.mark.ruling("80")
@pytest.mark.covers("improvement i38")
def test_whoever_has_the_most_without_the_tile_gets_nothing_for_it() -> None:
    s = scene(2).give("red", tiles=["i38"], tower=3).give("blue", tower=4).scores()
    assert (s.of("red").points, s.of("blue").points) == (6, 8)
    assert s.done


@pytest.mark.ruling("79", "80")
@pytest.mark.covers("improvement i38")
def test_they_score_at_the_end_only() -> None:
    s = scene(2).give("red", tiles=["i38"], tower=3).at_turn(6).ends_turn()
    assert s.of("red").points == 6
