"""Scoring: the palace and the city each year, the spice sets at the end, and who has won."""

from serai.games.merv.constants import (
    FROM_BUILDINGS,
    FROM_MOSQUE_END,
    FROM_PALACE,
    FROM_SCORING_TILE,
    FROM_SPICES,
    KNOWLEDGE,
    MOSQUE,
    NOBODY,
    SPICE,
    TRADE,
)
from serai.games.merv.grid import SITES
from serai.games.merv.player import Player
from serai.games.merv.table import Table


def hall_worth(t: Table, me: Player, hall: int) -> int:
    """What one courtier in this hall scores for this player now."""
    if hall == KNOWLEDGE:
        items = me.all_scrolls()
    elif hall == SPICE:
        items = me.cards()
    elif hall == TRADE:
        items = me.all_goods()
    else:
        items = me.row
    return items * t.printed.points_per_item


def score_year(t: Table) -> None:
    """Nobody's scoring touches another's, so any order will do. (B66)"""
    t.tell("scoring", NOBODY, t.year + 1)
    for seat in range(t.setting.scorers):
        score_palace(t, seat)
        score_city(t, seat)


def score_palace(t: Table, seat: int) -> None:
    """Each courtier costs one favour and scores its hall; short of favour, the best ones score. (B40, B66)"""
    me = t.players[seat]
    worths: list[int] = []
    for hall in range(4):
        worths += [hall_worth(t, me, hall)] * me.courtiers[hall]
    if seat != t.setting.magistrate:  # who never spends favour, and scores all courtiers (B72)
        worths.sort(reverse=True)
        worths = worths[: me.favour]
        me.favour -= len(worths)
        if worths:
            t.tell("spend_favour", seat, len(worths), me.favour)
    t.score(seat, sum(worths), FROM_PALACE)


def score_city(t: Table, seat: int) -> None:
    """A point for each building, more for those that match a scoring tile or, at the mosque's end, mosques. (B65)"""
    me = t.players[seat]
    buildings = 0
    matching = 0
    mosques = 0
    for cell in SITES:
        if t.owners[cell] == seat:
            area = t.tiles[cell] // 4
            buildings += 1
            matching += int(area == me.scoring_tile)
            mosques += int(area == MOSQUE)
    t.score(seat, buildings * t.printed.points_per_building, FROM_BUILDINGS)
    t.score(seat, matching * t.printed.scoring_tile_points, FROM_SCORING_TILE)
    if me.row == t.printed.mosque_rows:
        t.score(seat, mosques * t.printed.mosque_end_points, FROM_MOSQUE_END)


def set_points(t: Table, spices: list[int]) -> int:
    """Deal the cards into sets of different spices, the largest possible first. (B41)"""
    points = 0
    depth = 0
    while True:
        different = 0
        for held in spices:
            if held > depth:
                different += 1
        if different == 0:
            return points
        points += t.printed.set_points[different]
        depth += 1


def final_scoring(t: Table) -> None:
    t.tell("final", NOBODY)
    for seat in range(t.setting.scorers):
        t.score(seat, set_points(t, t.players[seat].spices), FROM_SPICES)


def standing(t: Table, seat: int) -> tuple[int, int, int, int]:
    """What decides, in this order: points, favour, influence, a place further forward in the queue. (B42)"""
    me = t.players[seat]
    place = t.queue.index(seat) if seat in t.queue else len(t.queue)
    return me.score(), me.favour, me.influence, -place


def ranking(t: Table) -> list[list[int]]:
    """Best first. Alone against the magistrate, only a higher score wins: equal points are a loss."""
    if t.setting.magistrate != NOBODY:
        human, magistrate = t.players[0].score(), t.players[t.setting.magistrate].score()
        return [[0], [1]] if human > magistrate else [[1], [0]]
    return [[seat] for seat in sorted(range(t.seats), key=lambda seat: standing(t, seat), reverse=True)]
