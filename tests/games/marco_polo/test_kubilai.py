"""Kubilai Khan, who begins in Beijing. (44)"""

import pytest

from tests.games.marco_polo.scene import Scene, scene

SIX = ["karakorum", "samarcanda", "lan_zhou", "alexandria", "karachi", "sumatra"]


def kubilai(players: int = 4, **held: object) -> Scene:
    """Blue is Kubilai."""
    return scene(players).is_("blue", "kubilai").give("blue", **held)


@pytest.mark.ruling("44")
@pytest.mark.covers("character kubilai")
def test_kubilai_begins_in_beijing_with_a_post_on_its_best_space() -> None:
    s = kubilai()
    assert (s.of("blue").figures, s.of("blue").posts, s.of("blue").posts_left) == (["beijing"], ["beijing"], 8)
    assert s.in_beijing() == ["blue", None, None, None]
    assert (s.of("blue").points, s.t.earned) == (0, 0)  # scored at the end only


@pytest.mark.ruling("44")
@pytest.mark.covers("character kubilai")
def test_his_post_is_worth_ten_points_at_the_end_and_lets_his_goods_count() -> None:
    s = kubilai(pepper=2, silk=2, gold=1).scores()
    assert s.of("blue").points_from("beijing") == 10
    assert s.of("blue").points_from("goods") == 2
    assert s.done


@pytest.mark.ruling("27", "44")
def test_whoever_comes_to_beijing_next_takes_the_seven() -> None:
    s = kubilai(2).give("yellow", at="xian").gains("yellow", move=1).play("go beijing")
    assert s.in_beijing() == ["blue", "yellow", None, None]
    s.scores()
    assert s.of("yellow").points_from("beijing") == 7
    assert s.done


@pytest.mark.ruling("44")
@pytest.mark.covers("character kubilai")
def test_the_post_in_beijing_is_one_of_his_nine() -> None:
    s = kubilai(at="oasis_a", posts=SIX)  # seven with Beijing
    s.gains("blue", move=1).play("go moscow")
    assert s.of("blue").points_from("posts") == 5  # the eighth
    s.give("blue", camels=3).gains("blue", move=1).play("go anxi")
    assert (s.of("blue").points_from("posts"), s.of("blue").posts_left) == (15, 0)  # the ninth
    assert s.done


@pytest.mark.ruling("26", "44")
def test_without_posts_left_even_the_one_in_beijing_may_move_and_its_space_is_free() -> None:
    s = kubilai(at="oasis_a", posts=[*SIX, "kochi", "adana"])
    s.gains("blue", move=1).play("go moscow")
    assert s.offers("move-post beijing")
    s.play("move-post beijing")
    assert s.in_beijing() == [None, None, None, None]
    s.give("yellow", at="xian").gains("yellow", move=1).play("go beijing")
    assert s.in_beijing() == ["yellow", None, None, None]
    s.scores()
    assert (s.of("blue").points_from("beijing"), s.of("yellow").points_from("beijing")) == (0, 10)
    assert s.done


@pytest.mark.ruling("25", "44")
def test_coming_home_to_beijing_gives_him_nothing() -> None:
    s = kubilai(at="xian").gains("blue", move=1).play("go beijing")
    assert (s.of("blue").posts_left, s.in_beijing()) == (8, ["blue", None, None, None])
    assert s.done


@pytest.mark.ruling("33", "44")
def test_the_post_in_beijing_counts_for_city_cards() -> None:
    s = kubilai(dice=[6], posts=["moscow"]).card("moscow", "cc22").begins("blue").play("place moscow")
    assert s.of("blue").coins == 2 * 2
    assert s.done


@pytest.mark.ruling("44", "55")
def test_beijing_pays_no_bonus_at_the_start_of_a_round() -> None:
    s = kubilai(2).is_("yellow", "berke").at_round(0).starts_round()
    assert list(s.player("blue").stock) == [0, 0, 0, 0, 0]
    assert s.of("blue").points == 0
    assert s.offers("roll 1")


@pytest.mark.covers("character kubilai")
def test_he_travels_from_beijing() -> None:
    s = kubilai(dice=[1, 1], coins=3).begins("blue").play("place travel")
    assert s.legal() == ["go xian", "go oasis-c", "go oasis-j"]  # three camels to the fourth
    s.play("go oasis-c")
    assert s.done


@pytest.mark.ruling("27", "44")
def test_among_four_who_all_reach_beijing_he_has_the_best_space() -> None:
    s = kubilai()
    for seat in ("red", "green", "yellow"):
        s.give(seat, at="xian").gains(seat, move=1).play("go beijing")
    assert s.in_beijing() == ["blue", "red", "green", "yellow"]
    s.scores()
    seats = ("blue", "red", "green", "yellow")
    assert [s.of(seat).points_from("beijing") for seat in seats] == [10, 7, 4, 1]
    assert s.done
