"""Features: for each city how far it is and what a post there would bring, and the journeys that promise most."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.estimates import SHARE, WORTH, Estimates, Outlook
from serai.games.marco_polo.bot.features_map import PLACES, goal_set
from serai.games.marco_polo.bot.features_spaces import best_value
from serai.games.marco_polo.bot.prizes import PRIZES, best_free, cards_promise, find_prizes
from serai.games.marco_polo.bot.travels import HARDLY, IN_PASSING, MOST_STEPS, SURE, SURER
from serai.games.marco_polo.constants import BEIJING, CAMEL, COIN, LARGE, TRAVEL
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# The weights of the evaluation, as shares.
PASSED: Final = round(IN_PASSING * (1 << SHARE))
SURELY: Final = round(SURE * (1 << SHARE))
LESS: Final = round(SURER / 10 * (1 << SHARE))
LEAST: Final = round(HARDLY * (1 << SHARE))

FAR: Final = 8
"""Nowhere is it so many steps to Beijing."""

# While a map is looked over, by city from the first large one on:
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
    layout.one("beijing.near", "the same times the steps that one is nearer than eight")
    layout.one("goals.steps", "steps to the cities of one's goal cards without a post, together")
    layout.one("goals.lack", "the worth of what is missing to go to each of them, in tenths of a point, together")
    layout.one("cards.each_round", "what the cards of one's cities promise for a round, in tenths of a point")
    layout.one("journey.best", "what the most promising journey promises, in tenths of a point")
    layout.one("journey.second", "what the second most promising journey promises, in tenths of a point")
    layout.one("journey.now", "the greatest prize within reach of one's dice, coins and camels, in tenths of a point")


def put_journeys(t: Table, me: Player, known: Estimates, row: Row) -> None:
    outlooks = known.outlooks(me)
    outlook = outlooks[me.figures[0]]
    steps = outlook.steps
    prices = outlook.prices
    goals = goal_set(t, me)
    find_prizes(t, me, known, goals)
    find_lacks(me, outlook, LACKS)
    if len(me.figures) > 1:
        join_outlooks(me, outlook, outlooks[me.figures[1]])
        steps = STEPS
        prices = PRICES
    row.many(PRIZES)
    row.many(steps)
    row.many(LACKS)
    free = 0 if me.posts >> BEIJING & 1 else best_free(t)
    near = FAR - steps[BEIJING - LARGE]
    row.put(free)
    row.put(free * near if near > 0 else 0)
    put_goal_ways(goals & ~me.posts, steps, row)
    row.put(cards_promise(t, me, known))
    put_promises(t, me, outlook, steps, prices, row)


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


def put_goal_ways(cities: "i64", steps: list[int], row: Row) -> None:
    """To these cities, together."""
    away = 0
    lack = 0
    for at in range(len(PLACES)):
        if cities >> LARGE + at & 1:
            away += steps[at]
            lack += LACKS[at]
    row.put(away)
    row.put(lack)


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


def prizes_passed(passed: "i64") -> int:
    """What awaits Wilhelm in the cities on his way."""
    prizes = 0
    for at in range(len(PLACES)):
        if passed >> at & 1:
            prizes += PRIZES[at]
    return PASSED * prizes >> SHARE
