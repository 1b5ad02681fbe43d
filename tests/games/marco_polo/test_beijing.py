"""Beijing: four places, the best free one first, scored at the end of the game."""

import pytest

from tests.games.marco_polo.scene import Scene, scene

SEATS = ["green", "blue", "red", "yellow"]
EIGHT = ["moscow", "karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra", "anxi"]


def arrive(s: Scene, name: str) -> Scene:
    return s.give(name, at="oasis_c").gains(name, move=1).play("go beijing")


@pytest.mark.ruling("27")
def test_each_new_post_takes_the_free_place_with_the_most_points() -> None:
    s = scene()
    for number, name in enumerate(SEATS):
        arrive(s, name)
        assert s.in_beijing() == [*SEATS[: number + 1], *[None] * (3 - number)]
    s.scores()
    assert [s.of(name).points_from("beijing") for name in SEATS] == [10, 7, 4, 1]


@pytest.mark.ruling("27")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_the_places_are_the_same(players: int) -> None:
    s = scene(players)
    seats = ["blue", "yellow", "green"][:players]
    for name in seats:
        arrive(s, name)
    s.scores()
    assert [s.of(name).points_from("beijing") for name in seats] == [10, 7, 4][:players]


@pytest.mark.ruling("27")
def test_its_points_are_not_scored_before_the_end() -> None:
    s = arrive(scene(), "red")
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.ruling("27", "44")
@pytest.mark.covers("character kubilai")
def test_where_kubilai_begins_the_others_find_the_second_place() -> None:
    s = arrive(scene().is_("blue", "kubilai"), "red")
    assert s.in_beijing() == ["blue", "red", None, None]
    assert s.done


@pytest.mark.ruling("27")
@pytest.mark.covers("card cc02")
def test_a_post_in_beijing_counts_for_city_cards() -> None:
    s = arrive(scene().card("moscow", "cc02").give("red", dice=[6], posts=["moscow"]), "red")
    s.begins("red").play("place moscow")
    assert s.of("red").points == 2
    assert s.done


@pytest.mark.ruling("25", "27")
def test_who_comes_again_keeps_the_place() -> None:
    s = arrive(arrive(scene(), "blue"), "red")
    arrive(s, "red")
    assert s.in_beijing() == ["blue", "red", None, None]
    assert s.of("red").posts_left == 8
    assert s.done


@pytest.mark.ruling("27")
def test_passing_through_takes_no_place() -> None:
    s = scene().give("red", at="oasis_c").gains("red", move=2).play("go beijing", "go oasis-j")
    assert s.in_beijing() == [None, None, None, None]
    assert s.done


# Posts moved away and to it ------------------------------------------------------------------------------------------


@pytest.mark.ruling("26", "27")
def test_a_place_that_was_left_is_free_again() -> None:
    s = scene().give("blue", posts=["beijing", *EIGHT], at="oasis_d", camels=0)
    s = arrive(s, "yellow")
    assert s.in_beijing() == ["blue", "yellow", None, None]
    s.give("blue", at="beijing").gains("blue", move=1).play("go xian", "move-post beijing", "copy anxi")
    assert s.in_beijing() == [None, "yellow", None, None]
    arrive(s, "red")
    assert s.in_beijing() == ["red", "yellow", None, None]
    s.scores()
    assert [s.of(name).points_from("beijing") for name in ("blue", "yellow", "red")] == [0, 7, 10]


@pytest.mark.ruling("27", "73")
def test_who_leaves_and_comes_back_takes_the_best_place_free_then() -> None:
    s = scene().give("blue", posts=["beijing", *EIGHT], at="beijing")
    s.gains("blue", move=1).play("go xian", "move-post beijing", "copy anxi")
    arrive(arrive(s, "yellow"), "green")
    s.gains("blue", move=1).play("go beijing", "move-post xian")
    assert s.in_beijing() == ["yellow", "green", "blue", None]
    assert s.done


@pytest.mark.ruling("26", "27")
def test_a_post_may_be_moved_to_beijing_from_elsewhere() -> None:
    s = scene().give("blue", posts=["beijing"]).give("red", posts=["xian", *EIGHT], at="oasis_c")
    s.gains("red", move=1).play("go beijing", "move-post xian")
    assert s.in_beijing() == ["blue", "red", None, None]
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.ruling("27")
def test_beijing_has_no_bonus_on_arrival_or_at_the_start_of_a_round() -> None:
    s = arrive(scene(2), "blue")
    s.is_("blue", "berke").is_("yellow", "rashid").starts_round()
    blue = s.of("blue")
    assert (blue.coins, blue.camels, blue.goods, blue.points) == (0, 0, (0, 0, 0), 0)
    assert s.offers("roll 1")
