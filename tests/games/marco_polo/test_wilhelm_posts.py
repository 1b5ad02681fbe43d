"""Wilhelm's eleven posts: he leaves one in every city he comes through, and then moves them."""

from typing import Any

import pytest

from tests.games.marco_polo.scene import Scene, scene

ELEVEN = [
    "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra", "kashgar", "xian", "ormuz", "adana", "kochi",
    "beijing",
]  # fmt: skip
"""Posts in all cities but Moscow, Anxi and Karakorum, which lie in a row."""
MOVES = [f"move-post {city.replace('_', '-')}" for city in ELEVEN]


def wilhelm(posts: list[str], at: str = "oasis_a", moves: int = 3, **options: Any) -> Scene:
    """Red is Wilhelm, with camels for the way from Moscow over Anxi to Karakorum, and begins a journey."""
    s = scene(**options).is_("red", "wilhelm").give("red", at=at, camels=5, posts=posts)
    return s.gains("red", move=moves)


# Posts on the way ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_he_leaves_a_post_in_every_city_he_passes_and_where_he_ends() -> None:
    s = wilhelm([]).play("go moscow", "go anxi")
    assert s.of("red").posts == ["moscow", "anxi"]
    assert s.of("red").coins == 0  # Anxi's bonus waits for the end
    s.play("go karakorum")
    assert s.of("red").posts == ["moscow", "karakorum", "anxi"]
    assert s.of("red").posts_left == 8
    assert s.of("red").coins == 5
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_he_leaves_none_where_he_has_one_and_none_in_an_oasis_or_in_venezia() -> None:
    s = wilhelm(["moscow"], at="moscow", moves=4).play("go oasis-a", "go venezia", "go oasis-a", "go moscow")
    assert s.of("red").posts == ["moscow"]
    assert s.of("red").posts_left == 10
    assert s.done


@pytest.mark.ruling("46", "27")
@pytest.mark.covers("character wilhelm")
def test_he_leaves_one_in_beijing_when_passing_it() -> None:
    s = wilhelm([], at="oasis_c", moves=2).play("go beijing", "go oasis-j")
    assert s.of("red").posts == ["beijing"]
    assert s.in_beijing() == ["red", None, None, None]
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_points_for_late_posts_come_on_the_way_too() -> None:
    s = wilhelm(ELEVEN[:7]).play("go moscow")
    assert s.of("red").points == 5
    s.play("go anxi")
    assert s.of("red").points == 5 + 10
    s.play("go karakorum")
    assert s.of("red").points == 5 + 10  # nothing for the tenth
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("outpost o9", "outpost o4")
def test_outposts_on_the_way_are_received_after_the_movement() -> None:
    s = scene().is_("red", "wilhelm").outpost("moscow", "o9").outpost("karakorum", "o4")
    s.give("red", at="oasis_a", camels=5).gains("red", move=4).play("go moscow", "go anxi", "go karakorum")
    assert (s.of("red").coins, s.of("red").gold) == (0, 0)
    s.play("done")
    assert (s.of("red").coins, s.of("red").gold) == (10, 2)
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_by_the_travel_action_as_well() -> None:
    s = scene().is_("red", "wilhelm").give("red", dice=[3, 3], coins=12)
    s.begins("red").play("place travel", "go alexandria", "go oasis-i", "go alexandria")
    assert s.of("red").posts == ["alexandria"]
    s = scene().is_("red", "wilhelm").give("red", dice=[2, 2], coins=7)
    s.begins("red").play("place travel", "go alexandria", "go oasis-i")
    assert s.of("red").posts == ["alexandria"]
    assert s.done


@pytest.mark.ruling("75")
@pytest.mark.covers("card cc13")
def test_by_a_city_card_as_well() -> None:
    s = scene().is_("red", "wilhelm").card("moscow", "cc13")
    s.give("red", dice=[2], camels=4, posts=["moscow"]).begins("red")
    s.play("place moscow", "times 2", "go alexandria", "go oasis-i")
    assert s.of("red").posts == ["moscow", "alexandria"]
    assert s.done


def test_nobody_else_does() -> None:
    s = scene().is_("red", "johannes").gains("red", move=2).play("go alexandria", "go oasis-i")
    assert s.of("red").posts == []
    assert s.done


# All eleven placed ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("74", "86")
@pytest.mark.covers("option wilhelm_moves_posts")
def test_in_a_city_he_passes_he_may_move_a_post_and_where_he_ends_he_must() -> None:
    s = wilhelm(ELEVEN).play("go moscow")
    assert s.legal() == ["done", *MOVES]
    s.play("done", "go anxi")
    assert s.legal() == ["done", *MOVES]
    s.play("move-post kochi", "go karakorum")
    assert s.legal() == [*MOVES[:5], "move-post anxi", *MOVES[5:9], "move-post beijing"]
    s.play("move-post xian")
    assert s.of("red").posts == [
        "karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra", "anxi", "kashgar", "ormuz", "adana",
        "beijing",
    ]  # fmt: skip
    assert s.of("red").coins == 5
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.ruling("86")
@pytest.mark.covers("option wilhelm_moves_posts")
def test_who_declines_and_then_ends_there_must_move_one_after_all() -> None:
    s = wilhelm(ELEVEN).play("go moscow", "done", "done")
    assert s.legal() == MOVES
    s.play("move-post kochi")
    assert "moscow" in s.of("red").posts
    assert "kochi" not in s.of("red").posts
    assert s.done


@pytest.mark.ruling("86")
def test_on_the_last_step_he_is_asked_once_and_must() -> None:
    s = wilhelm(ELEVEN, moves=1).play("go moscow")
    assert s.legal() == MOVES
    s.play("move-post beijing")
    assert s.in_beijing() == [None, None, None, None]
    assert s.done


@pytest.mark.ruling("86")
def test_who_has_moved_one_and_ends_there_is_not_asked_again() -> None:
    s = wilhelm(ELEVEN).play("go moscow", "move-post kochi", "done")
    assert "moscow" in s.of("red").posts
    assert len(s.of("red").posts) == 11
    assert s.done


@pytest.mark.ruling("74", "82")
@pytest.mark.covers("marker a", "outpost o0")
def test_a_post_of_this_journey_may_be_moved_on_and_has_earned_its_bonus() -> None:
    s = scene().is_("red", "wilhelm").outpost("moscow", "o0").give("red", at="oasis_a", camels=5, posts=ELEVEN)
    s.gains("red", move=3).play("go moscow", "move-post kochi", "go anxi", "move-post moscow")
    s.play("go karakorum", "move-post anxi")
    assert s.of("red").coins == 3 + 5
    assert set(s.of("red").posts) == {*ELEVEN, "karakorum"} - {"kochi"}
    assert s.done


@pytest.mark.ruling("46", "74")
def test_the_last_post_of_the_supply_is_placed_by_itself_and_only_then_one_is_moved() -> None:
    s = wilhelm(ELEVEN[:10]).play("go moscow")
    assert s.of("red").posts_left == 0
    assert s.of("red").points == 10  # the eleventh
    s.play("go anxi")
    assert s.offers("done")
    assert s.offers("move-post moscow")
    s.play("done", "go karakorum")
    assert not s.offers("done")
    s.play("move-post moscow")
    assert set(s.of("red").posts) == {*ELEVEN[:10], "karakorum"}
    assert s.of("red").points == 10
    assert s.done


# The other readings --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("74")
@pytest.mark.covers("option wilhelm_moves_posts")
def test_always_means_that_he_must_in_passing_too() -> None:
    s = wilhelm(ELEVEN, moves=2, wilhelm_moves_posts="always").play("go moscow")
    assert s.legal() == MOVES
    s.play("move-post kochi", "go anxi")
    assert not s.offers("done")
    s.play("move-post moscow")
    assert set(s.of("red").posts) == {*ELEVEN, "anxi"} - {"kochi"}
    assert s.of("red").coins == 5
    assert s.done


@pytest.mark.ruling("74")
@pytest.mark.covers("option wilhelm_moves_posts")
def test_freely_means_that_he_may_decline_at_the_end_too_and_is_asked_once() -> None:
    s = wilhelm(ELEVEN, moves=2, wilhelm_moves_posts="freely").play("go moscow")
    assert s.legal() == ["done", *MOVES]
    s.play("done", "go anxi")
    assert s.legal() == ["done", *MOVES]
    s.play("done")
    assert s.of("red").posts == ELEVEN
    assert s.of("red").coins == 0
    assert s.done
    s = wilhelm(ELEVEN, moves=1, wilhelm_moves_posts="freely").play("go moscow", "move-post kochi")
    assert "moscow" in s.of("red").posts
    assert s.done


@pytest.mark.ruling("26", "74")
@pytest.mark.covers("option wilhelm_moves_posts")
@pytest.mark.parametrize("reading", ["at_the_end", "always", "freely"])
def test_the_option_is_his_alone_and_only_without_posts_left(reading: str) -> None:
    nine = ELEVEN[:9]
    s = scene(wilhelm_moves_posts=reading).is_("red", "johannes").give("red", at="oasis_a", camels=3, posts=nine)
    s.gains("red", move=2).play("go moscow", "go anxi")
    assert s.legal() == MOVES[:9]
    s.play("move-post adana")
    assert s.done
    s = wilhelm(nine, moves=2, wilhelm_moves_posts=reading).play("go moscow", "go anxi")
    assert s.of("red").posts_left == 0
    assert s.done
