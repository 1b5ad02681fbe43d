"""Trading posts: points for the late ones, and moving one on once all of them stand on the map."""

import pytest

from tests.games.marco_polo.scene import Scene, scene

LARGE = ["moscow", "karakorum", "samarcanda", "lan_zhou", "karachi", "sumatra"]
ELSEWHERE = [*LARGE, "anxi", "kashgar", "xian", "ormuz", "kochi"]
"""Eleven cities, without Alexandria, Adana and Beijing."""
NINE = ELSEWHERE[:9]


def all_placed(here: str = "venezia", **held: object) -> Scene:
    """Red's nine posts stand on the map."""
    return scene().give("red", at=here, posts=NINE, **held)


# Points --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "points"), [*[(n, 0) for n in range(1, 8)], (8, 5), (9, 10)])
def test_the_eighth_post_gives_5_points_the_ninth_10_and_the_others_none(number: int, points: int) -> None:
    s = scene().give("red", posts=ELSEWHERE[: number - 1])
    s.gains("red", move=1).play("go alexandria")
    assert s.of("red").points == s.of("red").points_from("posts") == points
    assert s.of("red").posts_left == 9 - number
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
@pytest.mark.parametrize(("number", "points"), [(7, 0), (8, 5), (9, 10), (10, 0), (11, 10)])
def test_of_the_posts_of_wilhelm_the_tenth_gives_nothing_and_the_eleventh_10_points(number: int, points: int) -> None:
    s = scene().is_("red", "wilhelm").give("red", posts=ELSEWHERE[: number - 1])
    s.gains("red", move=1).play("go alexandria")
    assert s.of("red").points == points
    assert s.of("red").posts_left == 11 - number
    assert s.done


@pytest.mark.ruling("27")
def test_a_post_in_beijing_may_be_the_eighth_or_the_ninth() -> None:
    s = scene().give("red", at="oasis_c", posts=[*LARGE, "anxi"])
    s.gains("red", move=1).play("go beijing")
    assert s.of("red").points == 5
    s.gains("red", move=1).play("go xian", "copy anxi")
    assert s.of("red").points == 5 + 10
    assert s.done


def test_nobody_has_two_posts_in_a_city() -> None:
    s = scene().give("red", at="venezia", posts=["alexandria"])
    s.gains("red", move=1).play("go alexandria")
    assert s.of("red").posts_left == 8
    assert s.done


# Moving a post on ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("26")
def test_with_all_posts_placed_one_of_them_must_move_to_the_new_city() -> None:
    s = all_placed().gains("red", move=1).play("go alexandria")
    assert s.legal() == [f"move-post {city.replace('_', '-')}" for city in NINE]
    s.play("move-post lan-zhou")
    assert "alexandria" in s.of("red").posts
    assert "lan_zhou" not in s.of("red").posts
    assert len(s.of("red").posts) == 9
    assert s.of("red").posts_left == 0
    assert s.done


@pytest.mark.ruling("26")
def test_a_post_moved_on_gives_no_points_again() -> None:
    s = all_placed().gains("red", move=1).play("go alexandria", "move-post moscow")
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.ruling("26")
def test_a_post_moved_on_receives_the_bonus_of_a_small_city() -> None:
    s = all_placed("oasis_i", camels=2).gains("red", move=1).play("go adana", "move-post anxi")
    assert (s.of("red").coins, s.of("red").camels) == (3, 1)
    assert s.done


@pytest.mark.ruling("26")
@pytest.mark.covers("outpost o6")
def test_a_post_moved_on_receives_an_outpost_that_is_still_there() -> None:
    s = all_placed().outpost("alexandria", "o6").gains("red", move=1).play("go alexandria", "move-post anxi")
    assert s.of("red").silk == 2
    s = all_placed().give("blue", posts=["alexandria"]).gains("red", move=1).play("go alexandria", "move-post anxi")
    assert s.of("red").silk == 0
    assert s.done


@pytest.mark.ruling("25", "26")
def test_ending_where_one_already_has_a_post_moves_none() -> None:
    s = all_placed("oasis_a").gains("red", move=1).play("go moscow")
    assert s.of("red").posts == NINE
    assert s.done


# What the old city loses ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("26", "73")
def test_the_card_of_the_old_city_is_closed_and_that_of_the_new_one_open() -> None:
    s = all_placed(dice=[1, 1, 1], coins=3)
    assert s.begins("red").offers("place moscow")
    s.play("place travel", "go alexandria", "move-post moscow", "done")
    s.begins("red")
    assert not s.offers("place moscow")
    s = all_placed(dice=[1, 1, 1], coins=3).card("alexandria", "cc00")
    s.begins("red").play("place travel", "go alexandria", "move-post moscow", "done")
    s.begins("red").play("place alexandria")
    assert s.of("red").coins == 2
    assert s.done


@pytest.mark.ruling("73")
@pytest.mark.covers("marker a", "marker e")
def test_the_old_small_city_pays_no_longer_at_the_start_of_a_round_and_the_new_one_does() -> None:
    s = scene(2).is_("blue", "berke").is_("yellow", "kubilai")
    s.give("blue", at="oasis_i", camels=2, posts=[*LARGE, "anxi", "kochi", "alexandria"])
    s.gains("blue", move=1).play("go adana", "move-post anxi").give("blue", coins=0, camels=0)
    s.starts_round()
    assert (s.of("blue").coins, s.of("blue").camels) == (3, 1)  # Adana, not the 5 coins of Anxi
    assert s.of("blue").points_from("bonuses") == 3  # Kochi as before
    assert s.offers("roll 1")


@pytest.mark.ruling("73")
@pytest.mark.covers("goal g16", "goal g13")
def test_goals_are_judged_by_where_the_posts_stand_at_the_end() -> None:
    """Sumatra and Anxi were worth 8; with a post moved from Sumatra to Alexandria, that card and Anxi are worth 4."""
    s = all_placed(goals=["g16", "g13"]).gains("red", move=1).play("go alexandria", "move-post sumatra").scores()
    assert s.of("red").points_from("goal_cards") == 4
    assert s.of("red").points_from("goal_cities") == 3


@pytest.mark.ruling("73")
@pytest.mark.covers("marker a")
def test_who_comes_back_to_a_small_city_places_anew_and_receives_its_bonus_again() -> None:
    elsewhere = [city for city in NINE if city != "karakorum"]
    s = scene().give("red", at="anxi", camels=4, posts=[*elsewhere, "kochi"])
    s.gains("red", move=1).play("go karakorum", "move-post anxi")
    assert s.of("red").coins == 0
    s.gains("red", move=1).play("go anxi", "move-post moscow")
    assert s.of("red").coins == 5
    assert s.of("red").points == 0
    assert s.done


@pytest.mark.ruling("73")
@pytest.mark.covers("outpost o9")
def test_who_comes_back_to_a_large_city_receives_no_second_outpost() -> None:
    s = scene().outpost("alexandria", "o9").give("red", posts=NINE[1:], camels=0)
    s.gains("red", move=1).play("go alexandria")
    assert s.of("red").coins == 5
    s.gains("red", move=2).play("go venezia", "go oasis-a")
    s.gains("red", move=1).play("go moscow", "move-post alexandria")
    s.gains("red", move=3).play("go oasis-a", "go venezia", "go alexandria", "move-post moscow")
    assert "alexandria" in s.of("red").posts
    assert s.of("red").coins == 5
    assert s.done


# Two figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("26", "82", "87")
@pytest.mark.covers("character niccolo_marco")
def test_a_post_placed_and_moved_on_in_the_same_movement_has_earned_its_bonus() -> None:
    s = scene().is_("red", "niccolo_marco").outpost("alexandria", "o6")
    s.give("red", at=["venezia", "oasis_i"], posts=NINE, dice=[2, 2], coins=7, camels=2)
    s.begins("red").play("place travel", "go alexandria", "go-second adana")
    s.play("move-post kashgar", "move-post alexandria")  # the first figure's city is asked first
    assert "adana" in s.of("red").posts
    assert "alexandria" not in s.of("red").posts
    assert "kashgar" not in s.of("red").posts
    assert (s.of("red").coins, s.of("red").camels, s.of("red").silk) == (3, 1, 2)
    assert s.done


@pytest.mark.ruling("87")
@pytest.mark.covers("character niccolo_marco")
def test_the_first_figure_has_the_last_post_wherever_the_second_has_gone() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", at=["oasis_i", "venezia"], posts=NINE[:8], dice=[2, 2])
    s.give("red", coins=7, camels=2)
    s.begins("red").play("place travel", "go-second alexandria", "go adana")
    assert "adana" in s.of("red").posts
    assert not s.offers("move-post alexandria")
    s.play("move-post adana")
    assert "alexandria" in s.of("red").posts
    assert "adana" not in s.of("red").posts
    assert s.done


@pytest.mark.ruling("87")
@pytest.mark.covers("character niccolo_marco")
def test_a_post_taken_from_under_the_other_figure_is_not_owed_again() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", at=["venezia", "beijing"], posts=NINE, dice=[2, 2], coins=7)
    s.begins("red").play("place travel", "go alexandria", "go-second xian", "move-post xian")
    assert "alexandria" in s.of("red").posts
    assert "xian" not in s.of("red").posts
    assert s.done


@pytest.mark.ruling("82")
@pytest.mark.covers("character wilhelm", "marker c")
def test_a_city_pays_once_in_a_movement_however_often_a_post_is_placed_there() -> None:
    others = [city for city in ELSEWHERE if city not in ("kashgar", "lan_zhou")]
    s = scene().is_("red", "wilhelm").give("red", at="oasis_f", posts=[*others, "alexandria", "adana"], camels=8)
    s.gains("red", move=3).play("go kashgar", "move-post anxi", "go lan-zhou", "move-post kashgar", "go kashgar")
    s.play("move-post lan-zhou", "pair silk-gold")
    assert s.of("red").goods == (0, 1, 1)
    assert s.done


@pytest.mark.ruling("26")
@pytest.mark.covers("character niccolo_marco")
def test_with_one_post_left_and_two_figures_arriving_one_post_is_placed_and_one_moved() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", at=["venezia", "oasis_i"], posts=NINE[:8], dice=[2, 2])
    s.give("red", coins=7, camels=2)
    s.begins("red").play("place travel", "go alexandria", "go-second adana", "move-post moscow")
    assert s.of("red").points_from("posts") == 10  # the ninth, once
    assert s.of("red").posts_left == 0
    assert {"alexandria", "adana"} < set(s.of("red").posts)
    assert len(s.of("red").posts) == 9
    assert s.done
