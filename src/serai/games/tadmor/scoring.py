"""Points at a new era and at the end, and who has won. (60, 66, 72, 79 to 82)"""

from typing import TYPE_CHECKING

from serai.core.state import shared_places
from serai.games.tadmor.cards import FINAL_POINTS
from serai.games.tadmor.constants import (
    FROM_FINAL,
    FROM_MISSIONS,
    FROM_RARE_GOODS,
    FROM_TEMPLE,
    FROM_TOWER,
    NOBODY,
    PARTS,
)
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def score_towers(t: Table, points: int) -> None:
    """So many points for every level."""
    for seat in t.play_order():
        t.score(seat, t.players[seat].tower * points, FROM_TOWER)


def final_scoring(t: Table) -> None:
    t.tell("final", NOBODY)
    score_towers(t, t.printed.level_points_end)
    for seat in t.play_order():
        me = t.players[seat]
        t.score(seat, mission_points(t, me), FROM_MISSIONS)
        t.score(seat, temple_points(t, me), FROM_TEMPLE)
        t.score(seat, rare_good_points(t, me), FROM_RARE_GOODS)
        for tile in t.owned(seat, FINAL_POINTS):
            if has_most(t, seat, t.printed.tiles[tile].most):
                t.tell("most", seat, tile)
                t.score(seat, t.printed.tiles[tile].points, FROM_FINAL)
    for winner in t.ranking()[0]:
        t.tell("over", winner)


def mission_points(t: Table, me: Player) -> int:
    """Face-up missions in full, returned ones half, card by card. (72)"""
    face_up: i64 = me.fulfilled
    left: i64 = me.fulfilled | me.returned
    points = 0
    mission: i64 = 0
    while left:
        if left & 1:
            printed = t.printed.missions[mission].points
            points += printed if face_up >> mission & 1 else printed // 2
        left >>= 1
        mission += 1
    return points


def temple_points(t: Table, me: Player) -> int:
    """Every temple by its topmost part. (60)"""
    points = 0
    for part in range(len(PARTS)):
        points += me.temples[part] * t.printed.part_points[part]
    return points


def rare_good_points(t: Table, me: Player) -> int:
    """One of every kind makes the first set, one of every kind still left the next, and so on. (66)"""
    points = 0
    size = 1
    kinds = kinds_held(me, size)
    while kinds:
        points += t.printed.set_points[kinds]
        size += 1
        kinds = kinds_held(me, size)
    return points


def kinds_held(me: Player, least: int) -> int:
    """The kinds of rare goods of which this player has at least so many."""
    kinds = 0
    for held in me.rare:
        if held >= least:
            kinds += 1
    return kinds


def has_most(t: Table, seat: int, what: int) -> bool:
    """Strictly more than every opponent, and so more than nothing. (80)"""
    mine = measure(t, t.players[seat], what)
    return all(measure(t, t.players[other], what) < mine for other in range(t.seats) if other != seat)


def measure(t: Table, me: Player, what: int) -> int:
    """Tower, missions, rare goods, temples, improvements: in the order of MOST_OF."""
    if what == 0:
        return me.tower
    if what == 1:
        return mission_points(t, me)
    if what == 2:
        return me.rare_goods()
    if what == 3:
        return me.completed_temples()
    return me.tiles.bit_count()


def ranking(t: Table) -> list[list[int]]:
    """By points, then rare goods; who is equal in both shares the place. (81)"""
    return shared_places([(player.score(), player.rare_goods()) for player in t.players])
