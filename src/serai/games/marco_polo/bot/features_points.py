"""Features: the points one has and would be given if the game were scored now, and the race for most contracts."""

from typing import Final

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.games.marco_polo.constants import BEIJING, COIN, FROM_GOAL_CARDS, GOLD, PEPPER, SEATS, SILK, SOURCES
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

# While a position is looked over, by seat:
COMPLETED: Final = [0] * len(SEATS)
"""Contracts completed."""
TRACK: Final = [0] * len(SEATS)
"""Points on the score track."""
STANDING: Final = [0] * len(SEATS)
"""Points if the game were scored now, as far as everybody sees: without the goal cards."""


def describe_points(layout: Layout) -> None:
    layout.one("points", "points on the score track")
    layout.one("points.now", "points if the game were scored now, goal cards left out")
    layout.one("points.coins", "points that the coins would score now")
    layout.one("points.goods", "points that the goods would score now")
    layout.one("points.beijing", "points of one's place in Beijing")
    layout.one("completed", "contracts completed")
    layout.one("completed.others", "contracts completed by whichever other player has completed most")
    layout.one("completed.ahead", "contracts completed more than by any other player, from -3 to 3")
    layout.one("completed.level", "1 if just as many contracts are completed as by the best other player")


def find_standings(t: Table) -> None:
    """All else is told from this. Before the end nobody has points of the final scoring."""
    most = 0
    for seat in range(t.seats):
        completed = size_of(t.players[seat].completed)
        COMPLETED[seat] = completed
        if completed > most:
            most = completed
    for seat in range(t.seats):
        me = t.players[seat]
        points = 0
        for source in range(len(SOURCES) if t.open_goals else FROM_GOAL_CARDS):
            points += me.points[source]
        TRACK[seat] = points
        if not t.open_goals:
            points += coin_points(t, me) + good_points(t, me) + beijing_points(t, seat, me)
            if COMPLETED[seat] == most and (most > 0 or t.setting.none_can_be_most):
                points += t.printed.most_completed
        STANDING[seat] = points


def put_points(t: Table, seat: int, row: Row) -> None:
    me = t.players[seat]
    row.put(TRACK[seat])
    row.put(STANDING[seat])
    row.put(coin_points(t, me))
    row.put(good_points(t, me))
    row.put(beijing_points(t, seat, me))
    mine = COMPLETED[seat]
    others = 0
    for other in range(t.seats):
        if other != seat and COMPLETED[other] > others:
            others = COMPLETED[other]
    row.put(mine)
    row.put(others)
    row.put(max(-3, min(3, mine - others)))
    row.flag(mine == others)


def coin_points(t: Table, me: Player) -> int:
    return me.stock[COIN] // t.printed.coins_per_point


def good_points(t: Table, me: Player) -> int:
    if not me.posts >> BEIJING & 1:
        return 0
    return (me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]) // t.printed.goods_per_point


def beijing_points(t: Table, seat: int, me: Player) -> int:
    if me.posts >> BEIJING & 1:
        for space in range(len(t.beijing)):
            if t.beijing[space] == seat:
                return t.printed.beijing_points[space]
    return 0
