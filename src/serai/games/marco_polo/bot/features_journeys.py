"""Features: for each city how far it is and what a post there would bring, and the journeys that promise most.

What a post brings is told as one number, since a linear value could not make it of its parts: the bonus of the first
post and of every round to come, the cards, the goal cards, the points of the next post itself.
"""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.cities import OTHER_CARDS
from serai.games.marco_polo.bot.estimates import SHARE, WORTH, CardEstimate, Estimates, size_of, tenths
from serai.games.marco_polo.bot.features_map import PLACES, goal_city_step
from serai.games.marco_polo.bot.features_spaces import best_value
from serai.games.marco_polo.bot.travels import HARDLY, IN_PASSING, MANY_POSTS, MOST_STEPS, SURE, SURER
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    CARD_SPACES,
    COIN,
    GOALS,
    GOLD,
    LARGE,
    LARGE_CITIES,
    NOBODY,
    PEPPER,
    SILK,
    SMALL,
    SMALL_CITIES,
    TRAVEL,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

# The weights of the evaluation in whole numbers: tenths of a point, and shares.
EACH_POST: Final = tenths(MANY_POSTS)
MORE_CARDS: Final = round(OTHER_CARDS * (1 << SHARE))
PASSED: Final = round(IN_PASSING * (1 << SHARE))
SURELY: Final = round(SURE * (1 << SHARE))
LESS: Final = round(SURER / 10 * (1 << SHARE))
LEAST: Final = round(HARDLY * (1 << SHARE))

# While a map is looked over, by city from the first large one on:
PRIZES: Final = [0] * len(PLACES)
"""What a post would bring, in tenths of a point; 0 where one has one."""
STEPS: Final = [0] * len(PLACES)
LACKS: Final = [0] * len(PLACES)
"""What the coins and camels are worth that are missing to go there, in tenths of a point."""
PRICES: Final = [0] * len(PLACES)
"""What the journey takes, in tenths of a point."""


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
    find_ways(me, known)
    row.many(PRIZES)
    row.many(STEPS)
    row.many(LACKS)
    row.put(0 if me.posts >> BEIJING & 1 else best_free(t))
    put_promises(t, me, known, row)


# What a post would bring ---------------------------------------------------------------------------------------------


def find_prizes(t: Table, me: Player, known: Estimates) -> None:
    placed = size_of(me.posts)
    completed = size_of(me.completed)
    rounds = t.printed.rounds - t.round
    a_post = EACH_POST * (2 * placed + 1) + (10 * t.printed.post_points[placed + 1] if me.posts_left else 0)
    for at in range(len(LARGE_CITIES)):
        PRIZES[at] = a_post + large_city_prize(t, at, known, placed, completed)
    for at in range(len(SMALL_CITIES)):
        PRIZES[SMALL - LARGE + at] = a_post + known.markers[t.markers[at]] * (rounds + 1)
    goods = me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]
    PRIZES[BEIJING - LARGE] = a_post + 10 * best_free(t) + 10 * goods // t.printed.goods_per_point
    add_goals(t, me)
    for at in range(len(PLACES)):
        if me.posts >> LARGE + at & 1:
            PRIZES[at] = 0


def large_city_prize(t: Table, at: int, known: Estimates, placed: int, completed: int) -> int:
    cards = card_promise(known.cards[t.cards[at]], placed, completed)
    if at == len(LARGE_CITIES) - 1:  # Sumatra has two more
        for space in range(at + 1, len(CARD_SPACES)):
            card = card_promise(known.cards[t.cards[space]], placed, completed)
            cards = max(cards, card) + (MORE_CARDS * min(cards, card) >> SHARE)
    outpost = t.outposts[at]
    bonus = 0 if outpost == NOBODY else known.outposts[outpost]
    return bonus + (cards * (2 * (t.printed.rounds - t.round) + 1) >> 1)


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
    for number in range(len(GOALS)):
        if me.goals >> number & 1:
            goal = t.printed.goals[number]
            cities |= goal.set
            for city in goal.cities:
                PRIZES[city - LARGE] += (10 if me.posts & goal.set else 5) * goal.points
    if cities:
        step = 10 * goal_city_step(t, cities, size_of(cities & me.posts))
        for at in range(len(PLACES)):
            if cities >> LARGE + at & 1:
                PRIZES[at] += step


# Going there ---------------------------------------------------------------------------------------------------------


def find_ways(me: Player, known: Estimates) -> None:
    """Of two figures the one that lacks less for a city goes there."""
    outlooks = known.outlooks(me)
    for figure in range(len(me.figures)):
        outlook = outlooks[me.figures[figure]]
        for at in range(len(PLACES)):
            lack = lack_for(me, outlook.coins[at], outlook.camels[at])
            if figure == 0 or lack < LACKS[at] or (lack == LACKS[at] and outlook.steps[at] < STEPS[at]):
                STEPS[at] = outlook.steps[at]
                LACKS[at] = lack
                PRICES[at] = outlook.price[at]


def lack_for(me: Player, coins: int, camels: int) -> int:
    coins -= me.stock[COIN]
    camels -= me.stock[CAMEL]
    return (WORTH[COIN] * coins if coins > 0 else 0) + (WORTH[CAMEL] * camels if camels > 0 else 0)


def put_promises(t: Table, me: Player, known: Estimates, row: Row) -> None:
    """The two journeys that promise most, as the evaluation weighs them, and the prize that can be had at once."""
    value = best_value(t, me, TRAVEL)
    best = 0
    second = 0
    now = 0
    for at in range(len(PLACES)):
        prize = PRIZES[at]
        if prize > 0 and 0 < STEPS[at] <= MOST_STEPS:
            if me.posts_on_the_way():
                prize += prizes_passed(me, known, at)
            promise = promise_of(prize - PRICES[at], LACKS[at])
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
            if prize > now and STEPS[at] <= value and LACKS[at] == 0:
                now = prize
    row.put(best)
    row.put(second)
    row.put(now)


def promise_of(gain: int, lack: int) -> int:
    if gain <= 0:
        return 0
    share = SURELY - LESS * lack
    return gain * (share if share > LEAST else LEAST) >> SHARE


def prizes_passed(me: Player, known: Estimates, there: int) -> int:
    """What awaits Wilhelm in the cities on his way."""
    passed = known.walking[me.figures[0]].passed[there]
    prizes = 0
    for at in range(len(PLACES)):
        if passed >> at & 1:
            prizes += PRIZES[at]
    return PASSED * prizes >> SHARE
