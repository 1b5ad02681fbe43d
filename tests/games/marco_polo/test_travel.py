"""The travel action: how far, at what price, what is needed for it, where it ends, who starts the next round."""

import pytest

from serai.games.marco_polo.constants import SEATS
from tests.games.marco_polo.scene import Scene, scene

# Steps and their price -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("24", "71")
@pytest.mark.parametrize(("steps", "price"), [(1, 3), (2, 7), (3, 12), (4, 12), (5, 18), (6, 18)])
def test_one_to_six_steps_cost_3_7_12_12_18_and_18_coins(steps: int, price: int) -> None:
    """Going back and forth is allowed; only the steps made are paid."""
    s = scene().give("red", dice=[6, 6], coins=20)
    s.begins("red").play("place travel", *["go oasis-a", "go venezia"] * (steps // 2), *["go oasis-a"] * (steps % 2))
    if steps < 6:
        s.play("done")
    assert s.of("red").coins == 20 - price
    assert s.of("red").posts == []
    assert s.done


@pytest.mark.ruling("71")
def test_step_by_step_that_is_3_4_5_0_6_and_0() -> None:
    s = scene().give("red", dice=[6, 6], coins=18).begins("red").play("place travel")
    left = []
    for place in ("oasis-a", "venezia", "oasis-a", "venezia", "oasis-a", "venezia"):
        s.play(f"go {place}")
        left.append(s.of("red").coins)
    assert left == [15, 11, 6, 6, 0, 0]
    assert s.done


@pytest.mark.ruling("24")
def test_the_lower_die_is_the_number_of_steps_at_most() -> None:
    s = scene().give("red", dice=[2, 6], coins=50)
    s.begins("red").play("place travel", "go oasis-a")
    assert s.legal() == ["done", "go venezia", "go moscow"]
    s.play("go moscow")
    assert s.of("red").figures == ["moscow"]
    assert s.of("red").coins == 43
    assert s.done


@pytest.mark.ruling("21", "24")
def test_at_least_one_step_is_made_and_then_one_may_stop() -> None:
    s = scene().give("red", dice=[3, 3], coins=12)
    s.begins("red").play("place travel")
    assert s.legal() == ["go alexandria", "go oasis-a"]
    s.play("go alexandria")
    assert s.offers("done")
    s.play("done")
    assert s.of("red").posts == ["alexandria"]
    assert s.of("red").coins == 9
    assert s.done


def test_whoever_cannot_pay_for_another_step_stops() -> None:
    s = scene().give("red", dice=[3, 3], coins=6)
    s.begins("red").play("place travel", "go alexandria")
    assert s.of("red").figures == ["alexandria"]
    assert s.of("red").coins == 3
    assert s.done


@pytest.mark.ruling("24")
def test_the_travel_action_pays_table_and_routes() -> None:
    s = scene().give("red", at="moscow", dice=[2, 5], coins=8, camels=6)
    s.begins("red").play("place travel", "go anxi", "go karakorum")
    assert s.of("red").posts == ["karakorum"]
    assert (s.of("red").coins, s.of("red").camels) == (8 - 7, 6 - 3 - 2)
    assert s.done


def test_a_route_and_the_step_over_it_are_paid_together() -> None:
    """7 coins for the route from Alexandria and 3 for the step: 9 are too few."""
    for coins, offered in [(9, False), (10, True)]:
        s = scene().give("red", at="alexandria", dice=[1, 1], coins=coins)
        s.begins("red").play("place travel")
        assert s.offers("go oasis-g") is offered
        s.play("go oasis-i")
        assert s.done


def test_it_takes_two_dice() -> None:
    s = scene().give("red", dice=[6], coins=50).begins("red")
    assert not s.offers("place travel")
    s.play("place coins")
    assert s.done


@pytest.mark.ruling("25")
def test_cities_on_the_way_get_no_post() -> None:
    s = scene().outpost("moscow", "o9").give("red", at="oasis_a", dice=[3, 3], coins=12, camels=5)
    s.begins("red").play("place travel", "go moscow", "go anxi", "go karakorum")
    assert s.of("red").posts == ["karakorum"]
    assert s.of("red").posts_left == 8
    assert (s.of("red").coins, s.of("red").camels) == (0, 0)
    assert s.done


# Only what can be carried out ----------------------------------------------------------------------------------------


@pytest.mark.ruling("59")
@pytest.mark.parametrize(
    ("coins", "camels", "offered"),
    [(3, 3, False), (2, 4, False), (3, 4, True), (12, 0, False), (13, 0, True), (12, 3, False)],
)
def test_travel_needs_the_price_of_one_step_and_one_route(coins: int, camels: int, offered: bool) -> None:
    """From Kochi: 4 camels by land, or at least 10 coins over the sea."""
    s = scene().give("red", at="kochi", dice=[1, 1], coins=coins, camels=camels).begins("red")
    assert s.offers("place travel") is offered


@pytest.mark.ruling("59")
def test_on_an_occupied_space_the_payment_comes_on_top() -> None:
    """With 5 coins a 2 can be paid and a step; with a 6 as the lower die it would be 9."""
    poor = scene().placed("travel", "blue 1", "blue 1").give("red", dice=[2, 6, 6], coins=4).begins("red")
    assert not poor.offers("place travel")
    s = scene().placed("travel", "blue 1", "blue 1").give("red", dice=[2, 6, 6], coins=5).begins("red")
    s.play("place travel", "go alexandria")
    assert s.of("red").coins == 0
    assert s.of("red").dice == ["own-6"]
    s.play("done")
    assert s.done


# Where it ends -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("25")
@pytest.mark.parametrize("end", ["venezia", "oasis-b", "moscow", "anxi"])
def test_an_oasis_venezia_or_a_city_with_an_own_post_gets_nothing_and_gives_nothing(end: str) -> None:
    here = {"venezia": "oasis_a", "oasis-b": "karakorum", "moscow": "oasis_a", "anxi": "karakorum"}[end]
    s = scene().outpost("moscow", "o9").give("red", at=here, dice=[1, 1], coins=3, camels=2, posts=["moscow", "anxi"])
    s.begins("red").play("place travel", f"go {end}")
    assert s.of("red").figures == [end.replace("-", "_")]
    assert s.of("red").posts == ["moscow", "anxi"]
    assert s.of("red").posts_left == 7
    assert s.of("red").coins == 0
    assert s.done


def test_posts_of_others_are_no_hindrance() -> None:
    s = scene().give("blue", posts=["alexandria"]).give("green", posts=["alexandria"])
    s.give("red", dice=[1, 1], coins=3).begins("red").play("place travel", "go alexandria")
    assert s.of("red").posts == s.of("blue").posts == s.of("green").posts == ["alexandria"]
    assert s.done


@pytest.mark.ruling("72")
def test_walking_back_to_a_city_without_an_own_post_places_one() -> None:
    s = scene().give("red", at="anxi", dice=[2, 2], coins=7, camels=4)
    s.begins("red").play("place travel", "go karakorum", "go anxi")
    assert s.of("red").posts == ["anxi"]
    assert s.of("red").coins == 5  # its bonus
    assert s.done


@pytest.mark.ruling("72")
@pytest.mark.covers("character niccolo_marco")
def test_a_second_figure_that_did_not_move_places_nothing() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", at=["venezia", "moscow"], dice=[1, 1], coins=3)
    s.begins("red").play("place travel", "go alexandria")
    assert s.of("red").figures == ["alexandria", "moscow"]
    assert s.of("red").posts == ["alexandria"]
    assert s.done


@pytest.mark.ruling("72")
@pytest.mark.covers("character niccolo_marco")
def test_two_figures_that_end_in_the_same_city_place_one_post() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", at=["oasis_i", "venezia"], dice=[2, 2], coins=7)
    s.begins("red").play("place travel", "go alexandria", "go-second alexandria")
    assert s.of("red").figures == ["alexandria", "alexandria"]
    assert s.of("red").posts == ["alexandria"]
    assert s.of("red").posts_left == 8
    assert s.done


@pytest.mark.ruling("72")
@pytest.mark.covers("character niccolo_marco")
def test_a_figure_that_passed_a_city_and_left_it_places_nothing_there() -> None:
    s = scene().is_("red", "niccolo_marco").give("red", at=["venezia", "venezia"], dice=[3, 3], coins=12)
    s.begins("red").play("place travel", "go alexandria", "go oasis-i", "go-second alexandria")
    assert s.of("red").figures == ["oasis_i", "alexandria"]
    assert s.of("red").posts == ["alexandria"]
    assert s.done


# Who starts the next round -------------------------------------------------------------------------------------------


def start_player(s: Scene) -> str:
    for seat, character in zip(SEATS, ["berke", "kubilai", "rashid", "mercator"], strict=True):
        s.is_(seat, character)
    return SEATS[s.starts_round().t.start]


@pytest.mark.ruling("23")
def test_who_last_placed_dice_on_travel_starts_the_next_round() -> None:
    s = scene().give("yellow", dice=[1, "black 1"], coins=3).give("green", dice=["black 1", "black 1"], coins=4)
    s.begins("yellow").play("place travel", "go oasis-a")
    s.begins("green").play("place travel", "go oasis-a")  # black dice count like others
    assert s.done
    assert start_player(s) == "green"


@pytest.mark.ruling("23")
def test_moves_by_rewards_and_city_cards_make_nobody_the_start_player() -> None:
    s = scene().card("moscow", "cc13").give("yellow", dice=[1, 1], coins=3)
    s.give("red", dice=[1], camels=2, posts=["moscow"])
    s.begins("yellow").play("place travel", "go oasis-a")
    s.begins("red").play("place moscow", "go oasis-a")
    s.gains("green", move=1).play("go oasis-a")
    assert s.done
    assert start_player(s) == "yellow"


@pytest.mark.ruling("23")
def test_without_a_traveller_the_start_player_stays() -> None:
    s = scene().starts_with("green").gains("red", move=1).play("go oasis-a")
    assert s.done
    assert start_player(s) == "green"
