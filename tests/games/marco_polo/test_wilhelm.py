"""Wilhelm von Rubruk, who leaves posts in the cities he passes. (46)"""

import pytest

from tests.games.marco_polo.scene import Scene, scene

SEVEN = ["alexandria", "karachi", "sumatra", "ormuz", "adana", "kochi", "samarcanda"]


def wilhelm(**held: object) -> Scene:
    """Blue is Wilhelm."""
    return scene(2).is_("blue", "wilhelm").is_("yellow", "berke").give("blue", **held)


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_wilhelm_has_eleven_posts() -> None:
    s = wilhelm()
    assert (s.of("blue").posts_left, s.of("yellow").posts_left) == (11, 9)


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_on_a_journey_he_places_a_post_in_every_city_on_the_way() -> None:
    s = wilhelm(dice=[4, 4], coins=12, camels=5).begins("blue")
    s.play("place travel", "go oasis-a", "go moscow", "go anxi", "go karakorum")
    assert s.of("blue").posts == ["moscow", "karakorum", "anxi"]
    assert (s.of("blue").posts_left, s.of("blue").coins) == (8, 5)
    assert s.done


@pytest.mark.ruling("46")
def test_anybody_else_places_one_post_where_the_journey_ends() -> None:
    s = wilhelm().give("yellow", at="oasis_a", camels=5).gains("yellow", move=3)
    s.play("go moscow", "go anxi", "go karakorum")
    assert s.of("yellow").posts == ["karakorum"]
    assert s.done


@pytest.mark.ruling("46")
def test_he_is_not_asked_and_cannot_refuse() -> None:
    s = wilhelm(at="oasis_a").gains("blue", move=2).play("go moscow")
    assert s.legal() == ["done", "go oasis-a"]
    assert s.of("blue").posts == ["moscow"]
    s.play("go oasis-a")
    assert s.of("blue").posts == ["moscow"]
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_in_beijing_as_well() -> None:
    s = wilhelm(at="xian").give("yellow", posts=["beijing"]).gains("blue", move=2).play("go beijing", "go oasis-j")
    assert s.of("blue").posts == ["beijing"]
    assert s.in_beijing() == ["yellow", "blue", None, None]
    assert s.done


@pytest.mark.ruling("25", "46")
def test_venezia_oases_and_cities_with_his_post_get_none() -> None:
    s = wilhelm(at="oasis_i", posts=["alexandria"]).outpost("alexandria", "o4")
    s.gains("blue", move=3).play("go alexandria", "go venezia", "go oasis-a")
    assert (s.of("blue").posts, s.of("blue").posts_left, s.of("blue").gold) == (["alexandria"], 10, 0)
    assert s.done


@pytest.mark.ruling("46")
def test_passing_a_city_twice_he_places_one_post_and_is_paid_once() -> None:
    s = wilhelm(at="oasis_i").outpost("alexandria", "o0").gains("blue", move=4)
    s.play("go alexandria", "go venezia", "go alexandria", "go oasis-i")
    assert (s.of("blue").posts, s.of("blue").coins) == (["alexandria"], 3)
    assert s.done


@pytest.mark.ruling("28", "46")
@pytest.mark.covers("character wilhelm")
def test_bonuses_of_cities_passed_come_when_the_movement_has_ended() -> None:
    s = wilhelm(at="oasis_a", camels=3).outpost("moscow", "o7").gains("blue", move=3).play("go moscow", "go anxi")
    assert s.of("blue").camels == 3  # not enough camels for Karakorum, so it was over; then Moscow paid three
    assert s.of("blue").coins == 5
    assert s.done


@pytest.mark.ruling("46", "66")
def test_he_picks_the_order_of_bonuses_that_ask_something() -> None:
    s = (
        wilhelm(at="oasis_f", camels=6)
        .outpost("lan_zhou", "o1")
        .gains("blue", move=2)
        .play("go kashgar", "go lan-zhou")
    )
    assert s.legal() == ["collect lan-zhou", "collect kashgar"]
    s.play("collect kashgar", "pair pepper-silk", "good gold")
    assert s.of("blue").goods == (1, 1, 1)
    assert s.done


@pytest.mark.ruling("13", "46")
def test_a_move_among_the_bonuses_is_a_new_movement_with_posts_of_its_own() -> None:
    s = wilhelm(at="oasis_e").outpost("samarcanda", "o2").outpost("karachi", "o9").gains("blue", move=1)
    s.play("go samarcanda")
    assert s.legal() == ["done", "go oasis-e"]
    s.play("done")
    assert s.of("blue").posts == ["samarcanda"]
    assert s.done


@pytest.mark.ruling("46")
@pytest.mark.covers("character wilhelm")
def test_the_eighth_post_gives_5_points_the_ninth_10_the_tenth_none_the_eleventh_10() -> None:
    s = wilhelm(at="oasis_a", posts=SEVEN, camels=9).gains("blue", move=4)
    for line, points in [("go moscow", 5), ("go anxi", 15), ("go karakorum", 15)]:
        s.play(line)
        assert s.of("blue").points == points
    s.play("done").give("blue", at="oasis_f", camels=4).gains("blue", move=1).play("go kashgar", "pair silk-gold")
    assert (s.of("blue").points_from("posts"), s.of("blue").posts_left) == (25, 0)
    assert s.done


@pytest.mark.ruling("46", "75")
@pytest.mark.covers("character wilhelm")
def test_so_it_is_with_the_moves_of_a_city_card() -> None:
    s = wilhelm(dice=[3], camels=6 + 5, at="oasis_a", posts=["karachi"]).card("karachi", "cc13").begins("blue")
    s.play("place karachi", "times 3", "go moscow", "go anxi", "go karakorum")
    assert s.of("blue").posts == ["moscow", "karakorum", "karachi", "anxi"]
    assert s.done


@pytest.mark.ruling("46")
def test_posts_placed_in_passing_count_for_goals_and_pay_again_next_round() -> None:
    s = wilhelm(at="moscow", camels=5, goals=["g13", "g16"]).gains("blue", move=2).play("go anxi", "go karakorum")
    assert s.of("blue").coins == 5
    s.starts_round()
    assert s.of("blue").coins == 10
    s.t.stack = []
    s.scores()
    assert s.of("blue").points_from("goal_cities") == 1
    assert s.done


def test_he_receives_nothing_at_the_start_of_a_round() -> None:
    s = wilhelm().starts_round()
    assert list(s.player("blue").stock) == [0, 0, 0, 0, 0]
    assert s.offers("roll 1")
