"""What the greedy bot sees in the map: posts, goal cards, Beijing, and the journeys there."""

import pytest

from serai.games.marco_polo.bot.cities import beijing_points, city_worth
from serai.games.marco_polo.bot.travels import goal_gain, goal_promise, journeys_promise, map_promise
from serai.games.marco_polo.bot.ways import ways_of
from serai.games.marco_polo.constants import BEIJING, LOCATIONS
from tests.games.marco_polo.scene import Scene, scene


def at(place: str) -> int:
    return LOCATIONS.index(place)


def blue(**held: object) -> Scene:
    return scene().is_("blue", "berke").give("blue", **held)


def promise(s: Scene, **prizes: float) -> float:
    """What journeys promise to blue, if posts are worth so much in these cities and nothing elsewhere."""
    return journeys_promise(s.t, s.player("blue"), [prizes.get(city, 0.0) for city in LOCATIONS[: BEIJING + 1]])


# Posts and goals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", ["moscow", "xian", "alexandria", "anxi", "beijing"])
def test_a_post_is_worth_more_than_standing_beside_its_city(city: str) -> None:
    goals = ["g01", "g13"]  # Moscow and Xian, Alexandria and Anxi
    for road in scene().t.printed.roads[at(city)]:
        there = blue(goals=goals, at=city, posts=[city], coins=9, camels=4, dice=[3, 3])
        beside = blue(goals=goals, at=LOCATIONS[road.to], coins=9, camels=4, dice=[3, 3])
        for rounds, time in [(4, 1.0), (0, 0.3)]:
            assert map_promise(there.t, 0, rounds, time) > map_promise(beside.t, 0, rounds, time) + 1


def test_goal_cards_count_as_they_would_score_and_a_post_adds_what_is_missing() -> None:
    both, one, none = (blue(goals=["g01"], posts=posts) for posts in (["moscow", "xian"], ["moscow"], []))
    points = both.t.printed.goals[0].points
    assert goal_promise(both.t, both.player("blue"), 1.0) == points + 3
    assert goal_promise(one.t, one.player("blue"), 1.0) == points / 2 + 1
    assert goal_promise(none.t, none.player("blue"), 1.0) == 0
    assert goal_gain(one.t, one.player("blue"), at("xian"), 1.0) == points / 2 + 2
    assert goal_gain(one.t, one.player("blue"), at("xian"), 0.0) == points + 2
    assert goal_gain(none.t, none.player("blue"), at("xian"), 1.0) == points / 2 + 1
    assert goal_gain(none.t, none.player("blue"), at("anxi"), 1.0) == 0


def test_beijing_is_worth_ones_place_or_the_best_free_one() -> None:
    s = scene(4).give("red", posts=["beijing"])
    assert (beijing_points(s.t, 3), beijing_points(s.t, 0)) == (10, 7)
    for seat in ("blue", "yellow", "green"):
        s.give(seat, posts=["beijing"])
    assert [beijing_points(s.t, seat) for seat in (3, 0, 1, 2)] == [10, 7, 4, 1]


def test_a_small_city_pays_every_round_and_a_large_one_by_its_card() -> None:
    s = scene().card("moscow", "cc21").card("karakorum", "cc16").give("blue", dice=[3])  # 4 points, or a few coins
    assert city_worth(s.t, 0, at("anxi"), 4) == pytest.approx(4 * 5 * 0.21)
    assert city_worth(s.t, 0, at("anxi"), 0) == 0
    assert city_worth(s.t, 0, at("moscow"), 2) > 3 * city_worth(s.t, 0, at("karakorum"), 2)
    open_, closed = scene().card("moscow", "cc21"), scene().card("moscow", "cc21").placed("moscow", "red 3")
    for table in (open_, closed):
        table.give("blue", dice=[3])
    assert city_worth(open_.t, 0, at("moscow"), 0) > city_worth(closed.t, 0, at("moscow"), 0) == 0


def test_the_more_posts_the_more_the_next_one_is_worth() -> None:
    few, many, more = (blue(posts=posts) for posts in ([], ["anxi"], ["anxi", "ormuz"]))
    values = [map_promise(s.t, 0, 0, 0.0) for s in (few, many, more)]
    assert values == pytest.approx([0.0, 0.4, 1.6])


# Journeys -------------------------------------------------------------------------------------------------------------


def test_the_cheapest_way_is_known_with_all_that_it_asks() -> None:
    ways = ways_of(scene().t.printed, False)
    here, there = at("venezia"), at("anxi")
    assert (ways.steps[here][there], ways.coins[here][there], ways.camels[here][there]) == (3, 0, 3)
    assert ways.passed[here][there] == 1 << at("oasis_a") | 1 << at("moscow")
    assert ways.steps[here][here] == ways.passed[here][here] == 0
    leaps = ways_of(scene().t.printed, True)
    assert leaps.steps[at("oasis_a")][at("xian")] == 2 < ways.steps[at("oasis_a")][at("xian")]


def test_a_journey_promises_what_it_gains_and_the_surer_the_less_is_missing() -> None:
    poor, rich = blue(coins=2), blue(coins=9)
    assert 0 < promise(poor, alexandria=9.0) < promise(rich, alexandria=9.0)
    assert promise(rich, alexandria=9.0) == pytest.approx(0.39 * (9 - 0.8 * (3 * 0.21 + 2.2)))
    assert promise(rich, alexandria=2.0) == 0  # not worth its price
    assert promise(rich, alexandria=9.0, moscow=9.0) > promise(rich, alexandria=9.0)  # something for the next one
    assert promise(rich, beijing=30.0) == 0  # eight steps: not in one journey


def test_the_bonus_of_the_first_post_draws_a_traveller() -> None:
    with_, without = blue(coins=9, camels=2).outpost("alexandria", "o4"), blue(coins=9, camels=2)
    assert map_promise(with_.t, 0, 2, 1.0) > map_promise(without.t, 0, 2, 1.0)


def test_camels_for_the_road_are_counted_too() -> None:
    without, with_ = blue(coins=20), blue(coins=20, camels=3)
    assert promise(without, anxi=12.0) < promise(with_, anxi=12.0)


def test_wilhelm_counts_the_cities_on_his_way() -> None:
    s = scene().is_("blue", "wilhelm").give("blue", coins=20, camels=3)
    assert promise(s, anxi=12.0, moscow=9.0) > promise(blue(coins=20, camels=3), anxi=12.0, moscow=9.0)


def test_of_two_figures_the_one_with_more_before_it_counts() -> None:
    s = scene().is_("blue", "niccolo_marco").give("blue", coins=9, at=["venezia", "oasis_h"])
    near = scene().is_("blue", "berke").give("blue", coins=9, at="oasis_h")
    assert promise(s, karachi=9.0) == promise(near, karachi=9.0) > 0
