"""Niccolò and Marco Polo, two figures that share every movement. (47)"""

import pytest

from tests.games.marco_polo.scene import Scene, scene

EIGHT = ["karakorum", "samarcanda", "lan_zhou", "karachi", "sumatra", "ormuz", "adana", "kochi"]


def both(*places: str, **held: object) -> Scene:
    """Blue is Niccolò and Marco, with the figures in these places."""
    s = scene(2).is_("blue", "niccolo_marco").is_("yellow", "berke").give("blue", **held)
    return s.give("blue", at=list(places)) if places else s


@pytest.mark.ruling("47")
@pytest.mark.covers("character niccolo_marco")
def test_they_are_two_figures_that_begin_in_venezia_with_nine_posts() -> None:
    s = both()
    assert (s.of("blue").figures, s.of("blue").posts_left) == (["venezia", "venezia"], 9)
    assert s.of("yellow").figures == ["venezia"]


@pytest.mark.covers("character niccolo_marco")
def test_they_receive_a_camel_at_the_start_of_every_round() -> None:
    s = both(camels=1)
    for camels in (2, 3):
        s.starts_round()
        assert (s.of("blue").camels, s.of("yellow").camels) == (camels, 0)
        s.t.stack = []


# One journey for both -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("47")
@pytest.mark.covers("character niccolo_marco")
@pytest.mark.parametrize(
    "walk",
    [
        ["go oasis-a", "go moscow", "go-second alexandria"],
        ["go-second alexandria", "go oasis-a", "go moscow"],
        ["go oasis-a", "go-second alexandria", "go moscow"],
    ],
)
def test_the_table_is_paid_once_for_the_total_of_steps_shared_as_they_like(walk: list[str]) -> None:
    s = both(dice=[3, 5], coins=12).begins("blue").play("place travel", *walk)
    assert s.of("blue").coins == 0
    assert s.of("blue").figures == ["moscow", "alexandria"]
    assert s.of("blue").posts == ["moscow", "alexandria"]
    assert s.done


@pytest.mark.ruling("47")
def test_all_steps_may_go_to_one_of_them() -> None:
    s = both(dice=[2, 2], coins=7).begins("blue").play("place travel", "go-second oasis-a", "go-second moscow")
    assert (s.of("blue").figures, s.of("blue").posts) == (["venezia", "moscow"], ["moscow"])
    assert s.of("blue").coins == 0
    assert s.done


@pytest.mark.ruling("47")
def test_each_figure_places_a_post_only_where_it_ends() -> None:
    s = both("oasis_a", "anxi", camels=3 + 2).gains("blue", move=3)
    s.play("go moscow", "go anxi", "go-second karakorum")
    assert s.of("blue").posts == ["karakorum", "anxi"]  # none in Moscow, which was only passed
    assert s.of("blue").coins == 5
    assert s.done


@pytest.mark.ruling("47", "72")
def test_ending_in_the_same_city_they_place_one_post() -> None:
    s = both(dice=[2, 2], coins=7).outpost("alexandria", "o0").begins("blue")
    s.play("place travel", "go alexandria", "go-second alexandria")
    assert (s.of("blue").posts, s.of("blue").posts_left, s.of("blue").coins) == (["alexandria"], 8, 3)
    assert s.done


@pytest.mark.ruling("47", "72")
def test_the_one_that_stays_places_nothing() -> None:
    s = both("venezia", "moscow").gains("blue", move=1).play("go alexandria")
    assert s.of("blue").posts == ["alexandria"]
    assert s.done


@pytest.mark.ruling("47")
@pytest.mark.covers("character niccolo_marco")
@pytest.mark.parametrize(
    ("line", "figures"), [("go xian", ["xian", "oasis_a"]), ("go-second moscow", ["beijing", "moscow"])]
)
def test_a_single_step_moves_either_figure(line: str, figures: list[str]) -> None:
    s = both("beijing", "oasis_a").gains("blue", move=1)
    assert s.legal() == ["done", "go xian", "go oasis-c", "go oasis-j", "go-second venezia", "go-second moscow"]
    s.play(line)
    assert s.of("blue").figures == figures


@pytest.mark.ruling("22", "47")
def test_the_moves_of_a_city_card_are_shared_as_well() -> None:
    s = both("venezia", "oasis_a", dice=[6], camels=6, posts=["karachi"]).card("karachi", "cc13").begins("blue")
    s.play("place karachi", "times 3", "go alexandria", "go-second moscow", "done")
    assert s.of("blue").posts == ["moscow", "alexandria", "karachi"]
    assert s.of("blue").camels == 0
    assert s.done


@pytest.mark.ruling("28", "47")
def test_the_bonus_of_one_cannot_pay_for_the_steps_of_the_other() -> None:
    s = both("moscow", "oasis_a", dice=[2, 2], coins=3, camels=3).begins("blue").play("place travel", "go anxi")
    assert s.of("blue").figures == ["anxi", "oasis_a"]
    assert s.of("blue").coins == 5  # the journey was over before Anxi paid
    assert s.done


@pytest.mark.ruling("47", "59")
def test_they_may_travel_as_long_as_one_of_them_can() -> None:
    s = both("kochi", "oasis_a", dice=[1, 1], coins=3).begins("blue").play("place travel")
    assert s.legal() == ["go-second venezia", "go-second moscow"]
    s.play("go-second venezia")
    assert s.done
    assert not both("kochi", "kochi", dice=[1, 1], coins=3).begins("blue").offers("place travel")


# Arriving in two cities -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("47", "66")
def test_of_two_bonuses_that_ask_something_they_pick_the_order() -> None:
    s = both("oasis_f", "beijing", camels=4).gains("blue", move=2).play("go kashgar", "go-second xian")
    assert s.legal() == ["collect kashgar", "collect xian"]
    s.play("collect xian", "copy ormuz", "pair silk-gold")
    assert (s.of("blue").camels, s.of("blue").goods) == (3, (0, 1, 1))
    assert s.done


@pytest.mark.ruling("47")
def test_they_take_the_outposts_of_two_cities_at_once() -> None:
    s = both("venezia", "oasis_a").outpost("alexandria", "o4").outpost("moscow", "o6")
    s.gains("blue", move=2).play("go alexandria", "go-second moscow")
    assert s.of("blue").goods == (0, 2, 2)
    assert s.done


@pytest.mark.ruling("26", "47")
def test_with_one_post_left_and_two_cities_reached_another_post_must_move() -> None:
    s = both("oasis_a", "venezia", posts=EIGHT).gains("blue", move=2).play("go moscow", "go-second alexandria")
    assert s.of("blue").points == 10  # the ninth, and nothing for the one that moves
    assert "done" not in s.legal()
    s.play("move-post kochi")
    assert s.of("blue").posts == ["moscow", *EIGHT[:3], "alexandria", *EIGHT[3:7]]
    assert s.of("blue").points == 10
    assert s.done


@pytest.mark.ruling("26", "47")
def test_without_posts_left_two_of_them_must_move() -> None:
    s = both("oasis_a", "venezia", posts=[*EIGHT, "beijing"]).gains("blue", move=2)
    s.play("go moscow", "go-second alexandria", "move-post kochi", "move-post adana")
    assert s.of("blue").posts == ["moscow", *EIGHT[:3], "alexandria", *EIGHT[3:6], "beijing"]
    assert s.of("blue").points == 0
    assert s.done


@pytest.mark.ruling("26", "47", "72")
def test_without_posts_left_and_both_in_one_city_one_of_them_must_move() -> None:
    s = both("venezia", "venezia", posts=[*EIGHT, "beijing"]).gains("blue", move=2)
    s.play("go alexandria", "go-second alexandria", "move-post kochi")
    assert s.of("blue").posts == [*EIGHT[:3], "alexandria", *EIGHT[3:7], "beijing"]
    assert s.done
