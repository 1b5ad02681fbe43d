"""The final scoring, and who has won. (48 to 51, 79, 80)"""

from serai.core.state import shared_places
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    COIN,
    FROM_BEIJING,
    FROM_COINS,
    FROM_GOAL_CARDS,
    FROM_GOAL_CITIES,
    FROM_GOODS,
    FROM_MOST,
    GOALS,
    NOBODY,
)
from serai.games.marco_polo.table import Table


def final_scoring(t: Table) -> None:
    """Item by item, in turn order; nothing is spent. (80)"""
    t.open_goals = 1
    t.tell("final", NOBODY)
    most = max([player.contracts_completed() for player in t.players])
    for seat in t.turn_order():
        me = t.players[seat]
        score_goals(t, seat)
        t.score(seat, me.stock[COIN] // t.printed.coins_per_point, FROM_COINS)
        if me.has_post(BEIJING):
            t.score(seat, t.printed.beijing_points[t.beijing.index(seat)], FROM_BEIJING)
            t.score(seat, me.goods() // t.printed.goods_per_point, FROM_GOODS)
        if me.contracts_completed() == most and (most > 0 or t.setting.none_can_be_most):
            t.score(seat, t.printed.most_completed, FROM_MOST)  # all who share the most get it in full (49)
    for winner in t.ranking()[0]:
        t.tell("over", winner)


def score_goals(t: Table, seat: int) -> None:
    """Each card with posts in both its cities; then the different goal cities of both cards together. (48)"""
    me = t.players[seat]
    for goal in range(len(GOALS)):
        if me.goals >> goal & 1:
            t.tell("goal", seat, goal, *t.printed.goals[goal].cities)
    t.score(seat, goal_card_points(t, me.goals, me.posts), FROM_GOAL_CARDS)
    t.score(seat, t.printed.goal_city_points[goal_cities(t, me.goals, me.posts)], FROM_GOAL_CITIES)


def goal_card_points(t: Table, goals: int, posts: int) -> int:
    points = 0
    for at, goal in enumerate(t.printed.goals):
        if goals >> at & 1 and posts & goal.set == goal.set:
            points += goal.points
    return points


def goal_cities(t: Table, goals: int, posts: int) -> int:
    """How many different cities of these goal cards hold one of these posts."""
    cities = 0
    for at, goal in enumerate(t.printed.goals):
        if goals >> at & 1:
            cities |= goal.set
    return (cities & posts).bit_count()


def ranking(t: Table) -> list[list[int]]:
    """By points, then camels; who is equal in both shares the place."""
    return shared_places([(player.score(), player.stock[CAMEL]) for player in t.players])
