"""The final scoring, source by source, and who has won. (49 to 51, 80)"""

import random

import pytest

from serai.core.play import playout
from serai.games.marco_polo.constants import SEATS, SOURCES
from tests.games.marco_polo.deal import new
from tests.games.marco_polo.scene import Scene, scene


def points(s: Scene, name: str) -> dict[str, int]:
    """What this player has scored, by source, leaving out what gave nothing."""
    return {source: number for source in SOURCES if (number := s.of(name).points_from(source))}


def lonely(**held: object) -> Scene:
    """Blue with these holdings; yellow has completed a contract, so that blue has not the most."""
    return scene(2).give("blue", **held).give("yellow", completed=["c38"])


# Coins and goods ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("80")
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)])
def test_every_ten_coins_are_worth_a_point_and_are_not_spent(coins: int, worth: int) -> None:
    s = lonely(coins=coins).scores()
    assert s.of("blue").points == s.of("blue").points_from("coins") == worth
    assert s.of("blue").coins == coins
    assert s.done


@pytest.mark.ruling("50")
@pytest.mark.parametrize(
    ("pepper", "silk", "gold", "worth"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 1), (1, 1, 1, 1), (3, 3, 3, 4), (0, 0, 8, 4)],
)
def test_with_a_post_in_beijing_every_two_goods_are_worth_a_point(
    pepper: int, silk: int, gold: int, worth: int
) -> None:
    s = lonely(pepper=pepper, silk=silk, gold=gold, camels=7, posts=["beijing"]).scores()
    assert s.of("blue").points_from("goods") == worth  # kinds are added first; camels are no goods
    assert s.of("blue").goods == (pepper, silk, gold)
    assert s.done


@pytest.mark.ruling("50")
def test_without_a_post_in_beijing_goods_are_worth_nothing() -> None:
    s = lonely(pepper=4, silk=4, gold=4, at="beijing", posts=["xian"]).scores()
    assert points(s, "blue") == {}
    assert s.done


@pytest.mark.ruling("50", "80")
def test_camels_are_worth_nothing() -> None:
    s = lonely(camels=30, posts=["beijing"]).scores()
    assert points(s, "blue") == {"beijing": 10}
    assert s.done


@pytest.mark.ruling("27")
def test_the_spaces_of_beijing_are_worth_10_7_4_and_1() -> None:
    s = scene(4).give("green", completed=["c38"])
    for seat in ("red", "blue", "green", "yellow"):
        s.give(seat, posts=["beijing"])
    s.scores()
    assert [s.of(seat).points_from("beijing") for seat in ("red", "blue", "green", "yellow")] == [10, 7, 4, 1]
    assert s.done


# Most contracts -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("49")
@pytest.mark.parametrize(
    ("completed", "worth"),
    [
        ([2, 1, 0], [7, 0, 0]),
        ([1, 1, 0], [7, 7, 0]),
        ([3, 3, 3], [7, 7, 7]),
        ([0, 0, 0], [0, 0, 0]),
        ([0, 0, 1], [0, 0, 7]),
    ],
)
def test_all_who_have_completed_the_most_contracts_get_seven_points(completed: list[int], worth: list[int]) -> None:
    s = scene(3)
    cards = iter(f"c{number:02}" for number in range(10, 38))
    for seat, number in zip(SEATS, completed, strict=False):
        s.give(seat, completed=[next(cards) for _ in range(number)])
    s.scores()
    assert [s.of(seat).points for seat in SEATS[:3]] == worth
    assert [s.of(seat).points_from("most_contracts") for seat in SEATS[:3]] == worth
    assert s.done


@pytest.mark.ruling("49")
@pytest.mark.covers("option no_contracts_completed")
@pytest.mark.parametrize("completed", [[], ["c38"]])
def test_where_none_can_be_the_most_everybody_without_a_contract_scores(completed: list[str]) -> None:
    s = scene(2, no_contracts_completed="everybody_scores").give("blue", completed=completed).scores()
    assert [s.of(seat).points for seat in SEATS[:2]] == [7, 0 if completed else 7]
    assert s.done


@pytest.mark.ruling("49")
def test_in_games_of_the_first_rules_everybody_scores_for_none() -> None:
    s = scene(3, rules=1).scores()
    assert [s.of(seat).points_from("most_contracts") for seat in SEATS[:3]] == [7, 7, 7]
    assert s.done


@pytest.mark.ruling("49", "70")
def test_a_starting_contract_counts_like_any_other() -> None:
    s = scene(2).give("blue", completed=["s1"]).give("yellow", contracts=["c10", "c11"]).scores()
    assert (s.of("blue").points, s.of("yellow").points) == (7, 0)  # active ones count for nothing
    assert s.done


# The sum --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("51", "80")
def test_every_source_of_points() -> None:
    """What was scored on the way, and then everything that the end can give."""
    s = scene(2).is_("blue", "berke").card("moscow", "cc02").give("blue", dice=[3], contracts=["s4"], coins=17)
    s.give("blue", goals=["g01", "g05"], posts=["moscow", "xian", "beijing"], gold=5, camels=1)
    s.begins("blue").play("complete 1", "place moscow", "done")  # a contract, then a point for each post
    s.give("blue", at="oasis_h", camels=4).gains("blue", move=1).play("go kochi")  # its marker gives three points
    for city in ("ormuz", "adana", "kashgar"):
        s.give_post("blue", city)
    s.give("blue", at="venezia").gains("blue", move=1).play("go alexandria")  # the eighth post
    s.give("yellow", coins=30).scores()
    assert points(s, "blue") == {
        "contracts": 2,
        "city_cards": 3,
        "bonuses": 3,
        "posts": 5,
        "goal_cards": 4,
        "goal_cities": 6,
        "beijing": 10,
        "goods": 2,
        "coins": 1,
        "most_contracts": 7,
    }
    assert set(points(s, "blue")) == set(SOURCES)
    assert s.of("blue").points == 43
    assert points(s, "yellow") == {"coins": 3}
    assert s.done


@pytest.mark.ruling("80")
def test_a_score_below_zero_stays_so() -> None:
    s = lonely(points=-4, coins=20).give("yellow", points=-9).scores()
    assert (s.of("blue").points, s.of("yellow").points) == (-2, -2)
    s = lonely(points=-8).give("yellow", points=-9).scores()
    assert (s.of("blue").points, s.of("yellow").points) == (-8, -2)
    assert s.t.ranking() == [[1], [0]]
    assert s.done


@pytest.mark.ruling("79")
def test_unfinished_contracts_are_worth_nothing() -> None:
    s = lonely(contracts=["c22", "c31"], gold=9, silk=9, pepper=9).scores()
    assert points(s, "blue") == {}
    assert s.done


@pytest.mark.ruling("51")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_start_at_0_and_are_the_sum_of_their_parts(players: int) -> None:
    t = new(players)
    assert [score.total for score in t.scores()] == [0] * players
    playout(t, random.Random(players))
    for score, player in zip(t.scores(), t.players, strict=True):
        assert list(score.parts) == SOURCES
        assert score.total == sum(score.parts.values()) == player.score()
    assert [score.name for score in t.scores()] == SEATS[:players]


# Who has won ----------------------------------------------------------------------------------------------------------


def ranked(*standing: tuple[int, int]) -> list[list[int]]:
    """Seats by place, from points and camels by seat."""
    s = scene(len(standing))
    for seat, (score, camels) in zip(SEATS, standing, strict=False):
        s.give(seat, points=score, camels=camels)
    s.scores()  # nobody has completed a contract
    assert s.done
    return s.t.ranking()


def test_most_points_win() -> None:
    assert ranked((5, 0), (9, 0), (7, 3)) == [[1], [2], [0]]


@pytest.mark.ruling("80")
def test_of_those_with_equal_points_the_one_with_more_camels_left_wins() -> None:
    assert ranked((9, 2), (9, 3), (8, 9)) == [[1], [0], [2]]
    assert ranked((3, 4), (9, 0), (3, 5), (9, 1)) == [[3], [1], [2], [0]]


@pytest.mark.ruling("80")
def test_who_is_equal_in_camels_too_shares_the_place() -> None:
    assert ranked((9, 3), (9, 3)) == [[0, 1]]
    assert ranked((1, 1), (9, 3), (1, 1), (9, 3)) == [[1, 3], [0, 2]]
    assert ranked((0, 0), (0, 0), (0, 0), (0, 0)) == [[0, 1, 2, 3]]


def test_neither_coins_nor_goods_nor_seats_break_a_tie() -> None:
    s = scene(2).give("blue", points=1, coins=9, gold=9).give("yellow", points=1).starts_with("yellow").scores()
    assert s.t.ranking() == [[0, 1]]
    assert s.done
