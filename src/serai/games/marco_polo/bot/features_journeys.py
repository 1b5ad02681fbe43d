"""Features: for each city how far it is and what a post there would bring, and the journeys that promise most.

What a post brings is told as one number, since a linear value could not make it of its parts: the bonus of the first
post and of every round to come, the cards, the goal cards, the points of the next post itself.
"""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.cities import MIDDLING, OTHER_CARDS
from serai.games.marco_polo.bot.estimates import SHARE, WORTH, CardEstimate, Estimates, Outlook, size_of, tenths
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

SUMATRA: Final = len(LARGE_CITIES) - 1

# While a map is looked over, by city from the first large one on:
PRIZES: Final = [0] * len(PLACES)
"""What a post would bring, in tenths of a point; 0 where one has one."""
LACKS: Final = [0] * len(PLACES)
"""What the coins and camels are worth that are missing to go there, in tenths of a point."""
THEIRS: Final = [0] * len(PLACES)
STEPS: Final = [0] * len(PLACES)
PRICES: Final = [0] * len(PLACES)
"""With two figures: what the second lacks; the steps of the one that would go there, and what its journey takes."""


def describe_journeys(layout: Layout) -> None:
    layout.each("prize", PLACES, "what a post there would bring from now on, in tenths of a point; 0 if one has it")
    layout.each("steps", PLACES, "steps to this city on the cheapest way")
    layout.each("lack", PLACES, "the worth of the coins and camels missing to go there, in tenths of a point")
    layout.one("beijing.free", "points of the best free place in Beijing, if one has none there")
    layout.one("journey.best", "what the most promising journey promises, in tenths of a point")
    layout.one("journey.second", "what the second most promising journey promises, in tenths of a point")
    layout.one("journey.now", "the greatest prize within reach of one's dice, coins and camels, in tenths of a point")


def put_journeys(t: Table, me: Player, known: Estimates, row: Row) -> None:
    outlooks = known.outlooks(me)
    outlook = outlooks[me.figures[0]]
    steps = outlook.steps
    prices = outlook.prices
    find_prizes(t, me, known)
    find_lacks(me, outlook, LACKS)
    if len(me.figures) > 1:
        join_outlooks(me, outlook, outlooks[me.figures[1]])
        steps = STEPS
        prices = PRICES
    row.many(PRIZES)
    row.many(steps)
    row.many(LACKS)
    row.put(0 if me.posts >> BEIJING & 1 else best_free(t))
    put_promises(t, me, outlook, steps, prices, row)


# What a post would bring ---------------------------------------------------------------------------------------------


def find_prizes(t: Table, me: Player, known: Estimates) -> None:
    placed = size_of(me.posts)
    rounds = t.printed.rounds - t.round
    a_post = EACH_POST * (2 * placed + 1) + (10 * t.printed.post_points[placed + 1] if me.posts_left else 0)
    find_large_prizes(t, known, a_post, placed, size_of(me.completed))
    markers = t.markers
    for at in range(len(SMALL_CITIES)):
        PRIZES[SMALL - LARGE + at] = a_post + known.markers[markers[at]] * (rounds + 1)
    goods = me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]
    PRIZES[BEIJING - LARGE] = a_post + 10 * best_free(t) + 10 * goods // t.printed.goods_per_point
    add_goals(t, me)
    posts = me.posts >> LARGE
    for at in range(len(PLACES)):
        if posts >> at & 1:
            PRIZES[at] = 0


def find_large_prizes(t: Table, known: Estimates, a_post: int, placed: int, completed: int) -> None:
    """The outpost bonus, and the card in half of this round and in each to come; Sumatra has three cards."""
    halves = 2 * (t.printed.rounds - t.round) + 1
    best = 0
    total = 0
    for space in range(len(CARD_SPACES)):
        worth = card_promise(known.cards[t.cards[space]], placed, completed)
        if space < SUMATRA:
            PRIZES[space] = a_post + outpost_bonus(t, known, space) + (worth * halves >> 1)
        else:
            total += worth
            best = max(best, worth)
    worth = best + (MORE_CARDS * (total - best) >> SHARE)
    PRIZES[SUMATRA] = a_post + outpost_bonus(t, known, SUMATRA) + (worth * halves >> 1)


def card_promise(card: CardEstimate, placed: int, completed: int) -> int:
    """For each round to come; a counting card counts the next post or contract too."""
    counted = placed if card.counts_posts else completed
    return card.rounds[counted + 1 if counted < MIDDLING else MIDDLING]


def outpost_bonus(t: Table, known: Estimates, city: int) -> int:
    outpost = t.outposts[city]
    return 0 if outpost == NOBODY else known.outposts[outpost]


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


def find_lacks(me: Player, outlook: Outlook, lacks: list[int]) -> None:
    coins = me.stock[COIN]
    camels = me.stock[CAMEL]
    for at in range(len(PLACES)):
        lack = 0
        short = outlook.coins[at] - coins
        if short > 0:
            lack = WORTH[COIN] * short
        short = outlook.camels[at] - camels
        if short > 0:
            lack += WORTH[CAMEL] * short
        lacks[at] = lack


def join_outlooks(me: Player, first: Outlook, second: Outlook) -> None:
    """Of two figures the one that lacks less for a city would go there, or else the nearer one."""
    find_lacks(me, second, THEIRS)
    for at in range(len(PLACES)):
        if THEIRS[at] < LACKS[at] or (THEIRS[at] == LACKS[at] and second.steps[at] < first.steps[at]):
            LACKS[at] = THEIRS[at]
            STEPS[at] = second.steps[at]
            PRICES[at] = second.prices[at]
        else:
            STEPS[at] = first.steps[at]
            PRICES[at] = first.prices[at]


def put_promises(t: Table, me: Player, outlook: Outlook, steps: list[int], prices: list[int], row: Row) -> None:
    """The two journeys that promise most, as the evaluation weighs them, and the prize that can be had at once."""
    value = best_value(t, me, TRAVEL)
    passes = me.posts_on_the_way()
    best = 0
    second = 0
    now = 0
    for at in range(len(PLACES)):
        prize = PRIZES[at]
        if prize > 0 and 0 < steps[at] <= MOST_STEPS:
            if passes:
                prize += prizes_passed(outlook.passed[at])
            lack = LACKS[at]
            promise = promise_of(prize - prices[at], lack)
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
            if lack == 0 and prize > now and steps[at] <= value:
                now = prize
    row.put(best)
    row.put(second)
    row.put(now)


def promise_of(gain: int, lack: int) -> int:
    if gain <= 0:
        return 0
    share = SURELY - LESS * lack
    return gain * (share if share > LEAST else LEAST) >> SHARE


def prizes_passed(passed: int) -> int:
    """What awaits Wilhelm in the cities on his way."""
    prizes = 0
    for at in range(len(PLACES)):
        if passed >> at & 1:
            prizes += PRIZES[at]
    return PASSED * prizes >> SHARE
