"""Features: for each city how far it is and what a post there would bring, and the journeys that promise most.

What a post brings is told as one number, since a linear value could not make it of its parts: the bonus of the first
post and of every round to come, the cards, the goal cards, the points of the next post itself.
"""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.cities import OTHER_CARDS
from serai.games.marco_polo.bot.estimates import HUNDREDTHS, CardEstimate, Estimates, Journeys, size_of
from serai.games.marco_polo.bot.features_map import PLACES, goal_city_step
from serai.games.marco_polo.bot.features_spaces import best_value
from serai.games.marco_polo.bot.travels import DICE, HARDLY, IN_PASSING, MANY_POSTS, MOST_STEPS, SURE, SURER
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    CITIES,
    COIN,
    GOALS,
    GOLD,
    LARGE,
    NOBODY,
    PEPPER,
    SILK,
    SMALL,
    TRAVEL,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

# The weights of the evaluation, in whole numbers: tenths of a point, and hundredths of a share.
EACH_POST: Final = round(10 * MANY_POSTS)
TWO_DICE: Final = round(10 * DICE)
MORE_CARDS: Final = round(100 * OTHER_CARDS)
PASSED: Final = round(100 * IN_PASSING)
SURELY: Final = round(100 * SURE)
LESS: Final = round(100 * SURER)
LEAST: Final = round(100 * HARDLY)

# While a map is looked over, by city:
PRIZES: Final = [0] * len(CITIES)
"""What a post would bring, in tenths of a point; 0 where one has one."""
STEPS: Final = [0] * len(CITIES)
LACKS: Final = [0] * len(CITIES)
"""What the coins and camels are worth that are missing to go there, in tenths of a point."""


def describe_journeys(layout: Layout) -> None:
    layout.each("prize", PLACES, "what a post there would bring from now on, in tenths of a point; 0 if one has it")
    layout.each("steps", PLACES, "steps to this city on the cheapest way")
    layout.each("lack", PLACES, "the worth of the coins and camels missing to go there, in tenths of a point")
    layout.one("beijing.free", "points of the best free place in Beijing, if one has none there")
    layout.one("journey.best", "what the most promising journey promises, in tenths of a point")
    layout.one("journey.second", "what the second most promising journey promises, in tenths of a point")
    layout.one("journey.now", "the greatest prize within reach of one's dice, coins and camels, in tenths of a point")


def put_journeys(t: Table, me: Player, known: Estimates, row: Row) -> None:
    find_prizes(t, me, known)
    journeys = known.journeys(me)
    for city in range(LARGE, BEIJING + 1):
        row.put(PRIZES[city])
    for city in range(LARGE, BEIJING + 1):
        look_towards(me, journeys, city)
        row.put(STEPS[city])
    for city in range(LARGE, BEIJING + 1):
        row.put(LACKS[city])
    row.put(0 if me.posts >> BEIJING & 1 else best_free(t))
    put_promises(t, me, journeys, row)


# What a post would bring ---------------------------------------------------------------------------------------------


def find_prizes(t: Table, me: Player, known: Estimates) -> None:
    placed = size_of(me.posts)
    completed = size_of(me.completed)
    rounds = t.printed.rounds - t.round
    a_post = EACH_POST * (2 * placed + 1) + (10 * t.printed.post_points[placed + 1] if me.posts_left else 0)
    for city in range(LARGE, BEIJING + 1):
        prize = 0
        if not me.posts >> city & 1:
            prize = a_post
            if city < SMALL:
                prize += large_city_prize(t, city, known, placed, completed)
            elif city < BEIJING:
                prize += known.markers[t.markers[city - SMALL]] * (rounds + 1)
            else:
                goods = me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]
                prize += 10 * best_free(t) + 10 * goods // t.printed.goods_per_point
        PRIZES[city] = prize
    add_goals(t, me)


def large_city_prize(t: Table, city: int, known: Estimates, placed: int, completed: int) -> int:
    at = city - LARGE
    cards = card_promise(known.cards[t.cards[at]], placed, completed)
    if city == SMALL - 1:  # Sumatra, the last of them, has two more
        for space in range(at + 1, len(t.cards)):
            card = card_promise(known.cards[t.cards[space]], placed, completed)
            cards = max(cards, card) + MORE_CARDS * min(cards, card) // 100
    outpost = t.outposts[at]
    bonus = 0 if outpost == NOBODY else known.outposts[outpost]
    return bonus + cards * (2 * (t.printed.rounds - t.round) + 1) // 2


def card_promise(card: CardEstimate, placed: int, completed: int) -> int:
    """For each round to come; a counting card counts the next post or contract too."""
    counted = (placed if card.counts_posts else completed) + 1
    most = len(card.rounds) - 1
    return card.rounds[counted if counted < most else most]


def best_free(t: Table) -> int:
    """Points of the best free place in Beijing."""
    best = 0
    for space in range(len(t.beijing)):
        if t.beijing[space] == NOBODY and t.printed.beijing_points[space] > best:
            best = t.printed.beijing_points[space]
    return best


def add_goals(t: Table, me: Player) -> None:
    """Half a card's points for one of its cities, all of them for the last; and what the next goal city adds."""
    cities = 0
    for at in range(len(GOALS)):
        if me.goals >> at & 1:
            goal = t.printed.goals[at]
            cities |= goal.set
            for city in goal.cities:
                PRIZES[city] += (10 if me.posts & goal.set else 5) * goal.points
    step = 10 * goal_city_step(t, cities, size_of(cities & me.posts))
    for city in range(LARGE, BEIJING + 1):
        if me.posts >> city & 1:
            PRIZES[city] = 0
        elif cities >> city & 1:
            PRIZES[city] += step


# Going there ---------------------------------------------------------------------------------------------------------


def look_towards(me: Player, journeys: Journeys, city: int) -> None:
    """Steps to a city and what is missing for them, of two figures for the one that lacks less."""
    here = me.figures[0]
    lack = lack_for(me, journeys.coins[here][city], journeys.camels[here][city])
    steps = journeys.steps[here][city]
    if len(me.figures) > 1:
        there = me.figures[1]
        other = lack_for(me, journeys.coins[there][city], journeys.camels[there][city])
        if other < lack or (other == lack and journeys.steps[there][city] < steps):
            lack = other
            steps = journeys.steps[there][city]
    STEPS[city] = steps
    LACKS[city] = lack


def lack_for(me: Player, coins: int, camels: int) -> int:
    missing = 0
    if coins > me.stock[COIN]:
        missing = HUNDREDTHS[COIN] * (coins - me.stock[COIN])
    if camels > me.stock[CAMEL]:
        missing += HUNDREDTHS[CAMEL] * (camels - me.stock[CAMEL])
    return missing // 10


def put_promises(t: Table, me: Player, journeys: Journeys, row: Row) -> None:
    """The two journeys that promise most, as the evaluation weighs them, and the prize that can be had at once."""
    value = best_value(t, me, TRAVEL)
    best = 0
    second = 0
    now = 0
    for city in range(LARGE, BEIJING + 1):
        if PRIZES[city] > 0 and 0 < STEPS[city] <= MOST_STEPS:
            promise = promise_of(me, journeys, city)
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
            if STEPS[city] <= value and LACKS[city] == 0 and PRIZES[city] > now:
                now = PRIZES[city]
    row.put(best)
    row.put(second)
    row.put(now)


def promise_of(me: Player, journeys: Journeys, city: int) -> int:
    here = me.figures[0]
    if len(me.figures) > 1 and journeys.steps[here][city] != STEPS[city]:
        here = me.figures[1]
    price = HUNDREDTHS[COIN] * journeys.coins[here][city] + HUNDREDTHS[CAMEL] * journeys.camels[here][city]
    prize = PRIZES[city]
    if me.posts_on_the_way():
        passed = journeys.passed[here][city]
        for other in range(LARGE, BEIJING + 1):
            if passed >> other & 1:
                prize += PASSED * PRIZES[other] // 100
    gain = prize - 8 * (price // 10 + TWO_DICE) // 10
    if gain <= 0:
        return 0
    share = SURELY - LESS * LACKS[city] // 10
    return gain * (share if share > LEAST else LEAST) // 100
