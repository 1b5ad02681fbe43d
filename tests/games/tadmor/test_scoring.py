"""The final scoring, source by source, and who has won. (60, 66, 79, 81, 82)"""

import random

import pytest

from serai.core.play import playout
from serai.games.tadmor.constants import RARE_GOODS, SEATS, SOURCES
from tests.games.tadmor.deal import new
from tests.games.tadmor.scene import Scene, scene


def points(s: Scene, name: str) -> dict[str, int]:
    """What this player has scored, by source, leaving out what gave nothing."""
    return {source: number for source in SOURCES if (number := s.of(name).points_from(source))}


# Tower, temples, goods ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("79")
@pytest.mark.parametrize(("tower", "worth"), [(0, 0), (1, 2), (9, 18), (23, 46)])
def test_every_level_is_worth_two_points_at_the_end(tower: int, worth: int) -> None:
    s = scene(2).give("red", tower=tower).scores()
    assert points(s, "red") == ({"tower": worth} if worth else {})
    assert s.done


@pytest.mark.ruling("60")
@pytest.mark.covers("temple basement", "temple colonnade", "temple roof", "temple statues")
@pytest.mark.parametrize(
    ("temples", "worth"),
    [
        (["basement"], 5),
        (["colonnade"], 13),
        (["roof"], 25),
        (["statues"], 40),
        (["statues", "basement"], 45),
        (["colonnade", "roof"], 38),
        (["statues", "statues"], 80),
    ],
)
def test_every_temple_scores_the_card_it_shows(temples: list[str], worth: int) -> None:
    s = scene(2).give("red", temples=temples).scores()
    assert points(s, "red") == {"temple": worth}
    assert s.done


def test_goods_pieces_and_improvements_are_worth_nothing_by_themselves() -> None:
    s = scene(2).give("red", wood=8, gold=8, camels=5, ships=4, tiles=["i1", "i14", "i20"], hand=["k1"]).scores()
    assert points(s, "red") == {}
    assert s.done


# Rare goods -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("66")
@pytest.mark.parametrize(
    ("different", "worth"),
    [(0, 0), (1, 5), (2, 10), (3, 15), (4, 25), (5, 35), (6, 45), (7, 60), (8, 75), (9, 90)],
)
def test_a_set_of_different_rare_goods_scores_by_its_size(different: int, worth: int) -> None:
    s = scene(2).give("red", rare=RARE_GOODS[:different]).scores()
    assert s.of("red").points == s.of("red").points_from("rare_goods") == worth
    assert s.done


@pytest.mark.ruling("66")
def test_the_example_of_the_book_five_different_and_a_duplicate_are_40_points() -> None:
    s = scene(2).give("red", rare=["jade", "silk", "oils", "myrrh", "incense", "jade"]).scores()
    assert points(s, "red") == {"rare_goods": 40}
    assert s.done


@pytest.mark.ruling("66")
@pytest.mark.parametrize(
    ("rare", "worth"),
    [
        (["jade"] * 4, 20),
        (["jade", "jade", "silk", "silk"], 20),
        (["jade"] * 3 + ["silk"] * 2 + ["oils"], 30),
        (RARE_GOODS * 2, 180),
        ([*RARE_GOODS, *RARE_GOODS[:4], "jade"], 120),
        (["glass_bottles", "incense", "myrrh", "jade"], 25),
    ],
)
def test_sets_are_counted_in_layers_whatever_their_colour(rare: list[str], worth: int) -> None:
    s = scene(4).give("red", rare=rare).scores()
    assert points(s, "red") == {"rare_goods": worth}
    assert s.done


# The sum --------------------------------------------------------------------------------------------------------------


def test_every_source_of_the_end_adds_to_what_was_scored_before() -> None:
    s = scene(3).give("red", points=31, tower=8, fulfilled=["k1", "k9"], returned=["k5"], temples=["roof"])
    s.give("red", rare=["jade", "silk"], tiles=["i38", "i40"]).give("blue", tower=8).at_turn(9).ends_turn()
    assert points(s, "red") == {
        "start": 31,
        "tower": 16,
        "missions": 12 + 14 + 4,
        "temple": 25,
        "rare_goods": 10,
        "final_improvements": 12,
    }
    assert s.of("red").points == sum(points(s, "red").values()) == s.t.scores()[0].total == 124
    assert s.done


@pytest.mark.ruling("82")
@pytest.mark.parametrize(("before", "after"), [(-20, -8), (-12, 0), (-1, 11)])
def test_points_below_zero_count_at_the_end_as_they_are(before: int, after: int) -> None:
    s = scene(2).give("red", fulfilled=["k1"])
    s.player("red").points[SOURCES.index("taxman")] = before
    s.scores()
    assert s.of("red").points == after
    assert s.done


@pytest.mark.ruling("82")
def test_a_game_may_end_below_zero_and_the_less_negative_wins() -> None:
    s = scene(2).at_turn(9).give("blue", tower=1).resolves()
    assert [score.total for score in s.t.scores()] == [-6, -4]  # nobody had gold for the taxman
    assert s.t.ranking() == [[1], [0]]
    assert s.done


# Who has won ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("81")
def test_the_most_points_win() -> None:
    s = scene(4).give("red", points=3).give("blue", points=7).give("green", points=-1).give("yellow", points=5).scores()
    assert s.t.ranking() == [[1], [3], [0], [2]]
    assert [(entry.seat) for entry in s.t.log or [] if entry.key == "over"] == [1]


@pytest.mark.ruling("81")
def test_a_tie_goes_to_the_player_with_more_rare_goods() -> None:
    s = scene(3).give("red", points=10, rare=["jade", "jade"]).give("blue", points=5, rare=["silk", "silk", "silk"])
    s.give("green", points=20).scores()
    assert [score.total for score in s.t.scores()] == [20, 20, 20]
    assert s.t.ranking() == [[1], [0], [2]]  # three tiles, two, none


@pytest.mark.ruling("81")
def test_equal_in_points_and_rare_goods_the_win_is_shared() -> None:
    s = scene(3).give("red", rare=["jade"]).give("blue", rare=["silk"]).give("green", points=5).scores()
    assert s.t.ranking() == [[0, 1], [2]]
    assert [(entry.seat) for entry in s.t.log or [] if entry.key == "over"] == [0, 1]


@pytest.mark.ruling("81")
def test_nothing_else_breaks_a_tie() -> None:
    s = scene(2).give("red", points=8, gold=8, hand=["k1"], tiles=["i1"]).give("blue", points=6, tower=1).scores()
    assert s.t.ranking() == [[0, 1]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_played_to_the_end_has_its_points_by_source(players: int) -> None:
    t = new(players)
    playout(t, random.Random(3))
    assert t.turn == 9
    assert [list(score.parts) for score in t.scores()] == [SOURCES] * players
    assert [score.name for score in t.scores()] == SEATS[:players]
    assert sorted(seat for place in t.ranking() for seat in place) == list(range(players))
