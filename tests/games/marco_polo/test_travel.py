"""The travel action: how far, what it costs, over which routes, and who starts the next round."""

import pytest

from serai.games.marco_polo.words import LOCATIONS, SEATS
from tests.games.marco_polo.scene import Scene, scene

ROUTES = [  # between two locations: coins and camels, both ways
    ("venezia", "oasis_a", 0, 0),
    ("venezia", "oasis_e", 0, 3),
    ("venezia", "alexandria", 0, 0),
    ("oasis_a", "moscow", 0, 0),
    ("moscow", "anxi", 0, 3),
    ("anxi", "karakorum", 0, 2),
    ("karakorum", "oasis_b", 0, 0),
    ("oasis_b", "oasis_c", 5, 0),
    ("oasis_b", "oasis_d", 0, 0),
    ("oasis_c", "beijing", 0, 0),
    ("oasis_d", "beijing", 0, 3),
    ("oasis_d", "lan_zhou", 0, 0),
    ("beijing", "xian", 0, 0),
    ("beijing", "oasis_j", 0, 0),
    ("oasis_e", "samarcanda", 0, 0),
    ("oasis_e", "oasis_g", 0, 0),
    ("samarcanda", "oasis_f", 0, 2),
    ("oasis_f", "kashgar", 0, 4),
    ("kashgar", "lan_zhou", 0, 2),
    ("xian", "oasis_h", 0, 0),
    ("oasis_j", "sumatra", 0, 4),
    ("alexandria", "oasis_g", 7, 0),
    ("alexandria", "oasis_i", 0, 0),
    ("oasis_g", "ormuz", 0, 3),
    ("ormuz", "karachi", 0, 3),
    ("karachi", "oasis_h", 0, 0),
    ("oasis_h", "kochi", 0, 4),
    ("sumatra", "kochi", 10, 0),
    ("oasis_i", "adana", 0, 2),
    ("adana", "kochi", 15, 0),
]
BOTH_WAYS = ROUTES + [(there, here, coins, camels) for here, there, coins, camels in ROUTES]
SMALL = ["anxi", "kashgar", "xian", "ormuz", "adana", "kochi"]


def go(place: str) -> str:
    return f"go {place.replace('_', '-')}"


def traveller(here: str, coins: int, camels: int = 0, **held: object) -> Scene:
    """Red stands somewhere with two dice, and with posts in the small cities so that none of them gives anything."""
    return scene().give("red", at=here, coins=coins, camels=camels, dice=[1, 1], posts=SMALL, **held)


# Routes --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("24")
@pytest.mark.parametrize(("here", "there", "coins", "camels"), BOTH_WAYS)
def test_a_route_costs_the_same_both_ways(here: str, there: str, coins: int, camels: int) -> None:
    s = traveller(here, coins, camels).gains("red", move=1)
    s.play(go(there))
    assert s.of("red").figures == [there]
    assert (s.of("red").coins, s.of("red").camels) == (0, 0)
    assert s.done
    for lacking in [(coins - 1, camels)] * (coins > 0) + [(coins, camels - 1)] * (camels > 0):
        assert not traveller(here, *lacking).gains("red", move=1).offers(go(there))


@pytest.mark.parametrize("here", LOCATIONS)
def test_no_other_routes_leave_a_location(here: str) -> None:
    ends = [there for start, there, _, _ in BOTH_WAYS if start == here]
    s = traveller(here, 50, 50).gains("red", move=1)
    assert sorted(s.legal()) == ["done", *sorted(go(there) for there in ends)]
    s.play("done")
    assert s.done


@pytest.mark.ruling("24")
def test_the_travel_action_pays_table_and_routes() -> None:
    s = scene().give("red", at="moscow", dice=[2, 5], coins=8, camels=6)
    s.begins("red").play("place travel", "go anxi", "go karakorum")
    assert s.of("red").posts == ["karakorum"]
    assert (s.of("red").coins, s.of("red").camels) == (8 - 7, 6 - 3 - 2)
    assert s.done


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
    s = traveller("kochi", coins, camels).begins("red")
    assert s.offers("place travel") is offered


@pytest.mark.ruling("59")
def test_on_an_occupied_space_the_payment_comes_on_top() -> None:
    for coins, offered in [(4, False), (5, True)]:
        s = scene().placed("travel", "blue 1", "blue 1").give("red", dice=[2, 6, 6], coins=coins).begins("red")
        assert s.offers("place travel") is offered
    s.play("place travel", "die own-6", "go alexandria")  # a 2 as the lowest die: 6 coins would be too many
    assert s.of("red").coins == 0
    assert s.of("red").dice == ["own-6"]
    s.play("done")
    assert s.done


# Who starts the next round -------------------------------------------------------------------------------------------


def start_player(s: Scene) -> str:
    for seat, character in zip(SEATS, ["berke", "kubilai", "rashid", "mercator"], strict=True):
        s.is_(seat, character)
    return SEATS[s.starts_round().t.start]


@pytest.mark.ruling("23")
def test_who_last_placed_dice_on_travel_starts_the_next_round() -> None:
    s = scene().give("yellow", dice=[1, 1], coins=3).give("red", dice=[1, 1], coins=4)
    s.begins("red").play("place travel", "go oasis-a") if False else None
    s.begins("yellow").play("place travel", "go oasis-a")
    s.begins("red").play("place travel", "go oasis-a")
    assert s.done
    assert start_player(s) == "red"
