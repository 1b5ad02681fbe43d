"""Features: one's trading posts and what they pay, and the goal cards."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.games.marco_polo.bot.estimates import Estimates
from serai.games.marco_polo.bot.features_others import income
from serai.games.marco_polo.constants import (
    ANY_GOOD,
    BEIJING,
    CAMEL,
    CITIES,
    COIN,
    DIFFERENT_GOODS,
    GOALS,
    GOLD,
    LARGE,
    OTHER_BONUS,
    PEPPER,
    SILK,
    SMALL,
    SMALL_CITIES,
    VP,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACES: Final = CITIES[LARGE:]
"""The cities where posts stand."""
SMALL_SET: Final = (1 << BEIJING) - (1 << SMALL)
POINTED: Final = 8
"""The first post that scores by itself."""


# Posts ---------------------------------------------------------------------------------------------------------------


def describe_posts(layout: Layout) -> None:
    layout.each("post", PLACES, "1 if one has a trading post there")
    layout.one("posts", "trading posts on the map")
    layout.one("posts.squared", "their number times itself: the later ones score, and cards count them")
    layout.one("posts.left", "trading posts not yet placed")
    layout.one("posts.next", "points that the next post scores by itself")
    layout.one("posts.eighth", "posts still to be placed up to the first that scores by itself")
    layout.each("income", ["coins", "camels", "goods", "vp", "copies"], "what one's small cities pay each round")
    layout.one("income.worth", "the worth of that, in tenths of a point")


def put_posts(t: Table, me: Player, known: Estimates, row: Row) -> None:
    placed = size_of(me.posts)
    row.members(me.posts >> LARGE, len(PLACES))
    row.put(placed)
    row.put(placed * placed)
    row.put(me.posts_left)
    row.put(t.printed.post_points[placed + 1] if me.posts_left else 0)
    row.put(POINTED - placed if placed < POINTED else 0)
    put_income(t, me, known, row)


def put_income(t: Table, me: Player, known: Estimates, row: Row) -> None:
    coins = 0
    camels = 0
    goods = 0
    points = 0
    copies = 0
    posts: i64 = me.posts >> SMALL
    for city in range(len(SMALL_CITIES)):
        if posts >> city & 1:
            amounts = t.printed.markers[t.markers[city]].amounts
            coins += amounts[COIN]
            camels += amounts[CAMEL]
            goods += amounts[PEPPER] + amounts[SILK] + amounts[GOLD] + amounts[ANY_GOOD] + amounts[DIFFERENT_GOODS]
            points += amounts[VP]
            copies += amounts[OTHER_BONUS]
    row.put(coins)
    row.put(camels)
    row.put(goods)
    row.put(points)
    row.put(copies)
    row.put(income(t, me, known))


# Goal cards ----------------------------------------------------------------------------------------------------------


def describe_goals(layout: Layout) -> None:
    layout.each("goal", GOALS, "1 if one keeps this goal card")
    layout.one("goals.full", "points of one's goal cards with posts in both cities")
    layout.one("goals.half", "points of one's goal cards with a post in one of the two cities")
    layout.one("goals.none", "points of one's goal cards with no post in either city")
    layout.one("goals.cities", "different cities of one's goal cards with a post")
    layout.one("goals.points", "points that these cities score now")
    layout.one("goals.next", "points that one more of these cities would add")


def put_goals(t: Table, me: Player, row: Row) -> None:
    row.members(me.goals, len(GOALS))
    full = 0
    half = 0
    none = 0
    goals: i64 = me.goals
    for at in range(len(GOALS)):
        if goals >> at & 1:
            goal = t.printed.goals[at]
            found = me.posts & goal.set
            if found == goal.set:
                full += goal.points
            elif found:
                half += goal.points
            else:
                none += goal.points
    row.put(full)
    row.put(half)
    row.put(none)
    cities = goal_set(t, me)
    with_posts = size_of(cities & me.posts)
    row.put(with_posts)
    row.put(t.printed.goal_city_points[with_posts])
    row.put(goal_city_step(t, cities, with_posts))


def goal_set(t: Table, me: Player) -> int:
    """The cities of one's goal cards."""
    cities = 0
    goals: i64 = me.goals
    for at in range(len(GOALS)):
        if goals >> at & 1:
            cities |= t.printed.goals[at].set
    return cities


def goal_city_step(t: Table, cities: int, with_posts: int) -> int:
    if with_posts == size_of(cities):
        return 0
    return t.printed.goal_city_points[with_posts + 1] - t.printed.goal_city_points[with_posts]
