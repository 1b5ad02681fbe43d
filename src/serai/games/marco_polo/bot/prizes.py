"""What a post in each city would bring to a player from now on, in tenths of a point.

It is told as one number, since a linear value could not make it of its parts: the bonus of the first post and of every
round to come, the cards, the goal cards, the points of the next post itself.
"""

from typing import TYPE_CHECKING, Final

from serai.core.sets import size_of
from serai.games.marco_polo.bot.cities import MIDDLING, OTHER_CARDS
from serai.games.marco_polo.bot.estimates import SHARE, CardEstimate, Estimates, tenths
from serai.games.marco_polo.bot.features_map import PLACES, goal_city_step
from serai.games.marco_polo.bot.features_spaces import CITY_OF
from serai.games.marco_polo.bot.travels import MANY_POSTS
from serai.games.marco_polo.constants import (
    BEIJING,
    CARD_SPACES,
    GOALS,
    GOLD,
    LARGE,
    LARGE_CITIES,
    NOBODY,
    PEPPER,
    SILK,
    SMALL,
    SMALL_CITIES,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

EACH_POST: Final = tenths(MANY_POSTS)
MORE_CARDS: Final = round(OTHER_CARDS * (1 << SHARE))
SUMATRA: Final = len(LARGE_CITIES) - 1

PRIZES: Final = [0] * len(PLACES)
"""By city from the first large one on, while a map is looked over; 0 where one has a post."""


def find_prizes(t: Table, me: Player, known: Estimates, goals: int) -> None:
    placed = size_of(me.posts)
    rounds = t.printed.rounds - t.round
    a_post = EACH_POST * (2 * placed + 1) + (10 * t.printed.post_points[placed + 1] if me.posts_left else 0)
    find_large_prizes(t, known, a_post, placed, size_of(me.completed))
    markers = t.markers
    for at in range(len(SMALL_CITIES)):
        PRIZES[SMALL - LARGE + at] = a_post + known.markers[markers[at]] * (rounds + 1)
    goods = me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]
    PRIZES[BEIJING - LARGE] = a_post + 10 * best_free(t) + 10 * goods // t.printed.goods_per_point
    if goals:
        add_goals(t, me, goals)
    posts: i64 = me.posts >> LARGE
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


def cards_promise(t: Table, me: Player, known: Estimates) -> int:
    """Of all cards that one's posts open."""
    placed = size_of(me.posts) - 1
    completed = size_of(me.completed) - 1
    promise = 0
    for space in range(len(CARD_SPACES)):
        if me.posts >> CITY_OF[space] & 1:
            promise += card_promise(known.cards[t.cards[space]], placed, completed)
    return promise


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


def add_goals(t: Table, me: Player, cities: "i64") -> None:
    """Half a card's points for one of its cities, all of them for the last; and what the next goal city adds."""
    kept: i64 = me.goals
    for number in range(len(GOALS)):
        if kept >> number & 1:
            goal = t.printed.goals[number]
            for city in goal.cities:
                PRIZES[city - LARGE] += (10 if me.posts & goal.set else 5) * goal.points
    step = 10 * goal_city_step(t, cities, size_of(cities & me.posts))
    for at in range(len(PLACES)):
        if cities >> LARGE + at & 1:
            PRIZES[at] += step
