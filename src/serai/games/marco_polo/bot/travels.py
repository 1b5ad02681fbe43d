"""What the map promises: the posts that stand, and the journeys to new ones, which are weighed as contracts are."""

from typing import Final

from serai.games.marco_polo.bot.cities import arrival_worth, city_worth
from serai.games.marco_polo.bot.things import THING_WORTH
from serai.games.marco_polo.bot.ways import Ways, ways_of
from serai.games.marco_polo.constants import BEIJING, CAMEL, COIN, LARGE
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.scoring import goal_card_points, goal_cities
from serai.games.marco_polo.table import Table

MANY_POSTS: Final = 0.4
"""Times the square of their number: the later ones score, and cards count them."""
HALF_A_CARD: Final = 0.5
"""The share of a goal card's points that one post of the two promises."""
DICE: Final = 2.2
"""What the two dice of a journey would bring elsewhere."""
SURE: Final = 0.39
"""The share of its gain that a journey promises to one who can pay for it now."""
SURER: Final = 0.12
"""How much less for each point that is missing."""
HARDLY: Final = 0.03
OTHER_JOURNEY: Final = 0.3
"""What the second best journey adds."""
IN_PASSING: Final = 0.8
"""What a city on the way is worth to Wilhelm."""
MOST_STEPS: Final = 6


def map_promise(t: Table, seat: int, rounds_to_come: int, time: float) -> float:
    me = t.players[seat]
    value = MANY_POSTS * me.posts_placed() * me.posts_placed() + goal_promise(t, me, time)
    prizes = [0.0] * (BEIJING + 1)
    for city in range(LARGE, BEIJING + 1):
        worth = city_worth(t, seat, city, rounds_to_come)
        if me.has_post(city):
            value += worth
        else:
            prizes[city] = worth + arrival_worth(t, city) + goal_gain(t, me, city, time)
            prizes[city] += MANY_POSTS * (2 * me.posts_placed() + 1)
    return value + journeys_promise(t, me, prizes) * min(1.0, rounds_to_come + len(me.dice) / 4.0)


# Goal cards ----------------------------------------------------------------------------------------------------------


def goal_promise(t: Table, me: Player, time: float) -> float:
    """What the goal cards score as the posts stand, and something for one post of the two."""
    value = float(goal_card_points(t, me.goals, me.posts))
    value += t.printed.goal_city_points[goal_cities(t, me.goals, me.posts)]
    for at, goal in enumerate(t.printed.goals):
        if me.goals >> at & 1 and (me.posts & goal.set).bit_count() == 1:
            value += HALF_A_CARD * goal.points * time
    return value


def goal_gain(t: Table, me: Player, city: int, time: float) -> float:
    """What a post in a city would add to that."""
    if not is_goal(t, me, city):
        return 0.0
    gain = 0.0
    for at, goal in enumerate(t.printed.goals):
        if me.goals >> at & 1 and goal.set >> city & 1:
            half = HALF_A_CARD * time
            gain += goal.points * (1.0 - half if me.posts & goal.set else half)
    cities = goal_cities(t, me.goals, me.posts)
    return gain + t.printed.goal_city_points[cities + 1] - t.printed.goal_city_points[cities]


def is_goal(t: Table, me: Player, city: int) -> bool:
    return any(me.goals >> at & 1 and goal.set >> city & 1 for at, goal in enumerate(t.printed.goals))


# Journeys ------------------------------------------------------------------------------------------------------------


def journeys_promise(t: Table, me: Player, prizes: list[float]) -> float:
    """The most promising journey and something for the next; of two figures the one with more before it."""
    ways = ways_of(t.printed, me.leaps())
    most = 0.0
    for here in me.figures:
        best = 0.0
        second = 0.0
        for city in range(LARGE, BEIJING + 1):
            if prizes[city] > 0.0 and 0 < ways.steps[here][city] <= MOST_STEPS:
                promise = journey_promise(t, me, prizes, ways, here, city)
                if promise > best:
                    best, second = promise, best
                elif promise > second:
                    second = promise
        most = max(most, best + OTHER_JOURNEY * second)
    return most


def journey_promise(t: Table, me: Player, prizes: list[float], ways: Ways, here: int, city: int) -> float:
    """What a journey gains over its price, and the surer the less is missing of that."""
    coins = ways.coins[here][city]
    for step in range(ways.steps[here][city]):
        coins += t.printed.step_coins[step]
    camels = ways.camels[here][city]
    price = THING_WORTH[COIN] * coins + THING_WORTH[CAMEL] * camels + DICE
    gain = prize_of(me, prizes, ways.passed[here][city], city) - 0.8 * price
    if gain <= 0.0:
        return 0.0
    missing = THING_WORTH[COIN] * max(0, coins - me.stock[COIN])
    missing += THING_WORTH[CAMEL] * max(0, camels - me.stock[CAMEL])
    return gain * max(HARDLY, SURE - SURER * missing)


def prize_of(me: Player, prizes: list[float], passed: int, city: int) -> float:
    """What awaits in a city, for Wilhelm also in those that he passes."""
    prize = prizes[city]
    if me.posts_on_the_way():
        for other in range(LARGE, BEIJING + 1):
            if passed >> other & 1:
                prize += IN_PASSING * prizes[other]
    return prize
