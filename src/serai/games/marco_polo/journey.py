"""Moving a figure over the map, step by step, and the trading posts it leaves. (21 to 28, 44 to 47, 71 to 75)"""

from typing import Final

from serai.core.rows import changed
from serai.core.step import Step
from serai.games.marco_polo.actions import DONE, GO, GO_SECOND, MOVE_POST
from serai.games.marco_polo.components import Road
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    COIN,
    FROM_POSTS,
    LARGE,
    NOBODY,
    WILHELM,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

FREE: Final = 0
"""Moves that a reward or a city card gives: the travel table is not paid, and not moving is allowed. (21)"""
TRAVEL_ACTION: Final = 1
"""The table is paid, and at least one step is made."""


def roads_from(t: Table, me: Player, here: int) -> list[Road]:
    return t.printed.jumps[here] if me.leaps() else t.printed.roads[here]


def step_price(t: Table, kind: int, made: int) -> int:
    """What the travel table charges for the next step. (71)"""
    return t.printed.step_coins[made] if kind == TRAVEL_ACTION else 0


def can_walk(t: Table, me: Player, coins: int, camels: int) -> bool:
    """At least one route is within these means. (59)"""
    for here in me.figures:
        for road in roads_from(t, me, here):
            if can_pay(road, coins, camels):
                return True
    return False


def can_pay(road: Road, coins: int, camels: int) -> bool:
    return road.coins <= coins and road.camels <= camels


class Journey(Step):
    """Step by step, paying as one goes, which comes to the same as paying all at the start; or stop here. (24, 71)"""

    def __init__(self, seat: int, kind: int, left: int, made: int, moved: int) -> None:
        Step.__init__(self, seat)
        self.kind = kind
        self.left = left
        self.made = made
        self.moved = moved
        """Which figures have moved, as a set: one that stayed places nothing. (72)"""

    def legal(self, t: Table) -> list[int]:
        return ([DONE] if self.made > 0 or self.kind == FREE else []) + self.steps(t)

    def steps(self, t: Table) -> list[int]:
        """The next steps that are within one's means."""
        options: list[int] = []
        if self.left > 0:
            me = t.players[self.seat]
            coins = me.stock[COIN] - step_price(t, self.kind, self.made)
            camels = me.stock[CAMEL]
            for figure, here in enumerate(me.figures):
                first = GO if figure == 0 else GO_SECOND
                for road in roads_from(t, me, here):
                    if can_pay(road, coins, camels):
                        options.append(first + road.to)
        return options

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            if not self.made:
                if self.steps(t):
                    t.tell("stay", self.seat, self.left)
                else:
                    t.tell("no_road", self.seat, self.left)
            self.end(t)
            return
        figure = 1 if t.kind(action) == GO_SECOND else 0
        there = action - (GO_SECOND if figure else GO)
        self.walk(t, figure, there)
        t.push(Journey(self.seat, self.kind, self.left - 1, self.made + 1, self.moved | 1 << figure))
        me = t.players[self.seat]
        if me.posts_on_the_way() and may_place(me, there):
            self.post_in_passing(t, there)

    def walk(self, t: Table, figure: int, there: int) -> None:
        me = t.players[self.seat]
        for road in roads_from(t, me, me.figures[figure]):
            if road.to == there:
                t.tell("go", self.seat, there, figure)
                t.give(self.seat, COIN, road.coins + step_price(t, self.kind, self.made))
                t.give(self.seat, CAMEL, road.camels)
        me.figures = changed(me.figures, figure, there)

    def post_in_passing(self, t: Table, city: int) -> None:
        """Wilhelm places a post at once; without one, whether he must move another is an option. (46, 74, 86)"""
        if t.players[self.seat].posts_left:
            place_post(t, self.seat, city)
        elif t.setting.wilhelm_must_in_passing:
            t.push(MovePost(self.seat, city, 1))
        elif self.left > 1 or not t.setting.wilhelm_must_at_the_end:
            t.push(MovePost(self.seat, city, 0))

    def end(self, t: Table) -> None:
        """A post where each figure that moved has ended, if there is none yet. (25, 47, 72, 87)"""
        me = t.players[self.seat]
        waiting: list[int] = []
        for figure, here in enumerate(me.figures):
            if self.moved >> figure & 1 and may_place(me, here) and here not in waiting:
                if me.posts_left:
                    place_post(t, self.seat, here)
                elif must_move(t, me):
                    waiting.append(here)
        for city in reversed(waiting):
            t.push(MovePost(self.seat, city, 1))


# Trading posts -------------------------------------------------------------------------------------------------------


def may_place(me: Player, location: int) -> bool:
    """In any city, once; never in Venezia or an oasis. (25)"""
    return LARGE <= location <= BEIJING and not me.has_post(location)


def must_move(t: Table, me: Player) -> bool:
    """Without a post left, one moves to where a journey ends; for Wilhelm it is an option. (26, 74)"""
    return me.character != WILHELM or t.setting.wilhelm_must_at_the_end


def place_post(t: Table, seat: int, city: int) -> None:
    """A post from the supply; the later ones give points. (46)"""
    me = t.players[seat]
    me.posts_left -= 1
    put_post(t, seat, city)
    placed = me.posts_placed()
    t.tell("post", seat, city, placed)
    t.score(seat, t.printed.post_points[placed], FROM_POSTS)


def put_post(t: Table, seat: int, city: int) -> None:
    """It stands there now, has earned the city's bonus, and in Beijing takes the best free space. (27)"""
    t.players[seat].posts |= 1 << city
    t.earned |= 1 << city
    t.fresh |= 1 << city
    if city == BEIJING:
        best = NOBODY
        for space, owner in enumerate(t.beijing):
            points = t.printed.beijing_points
            if owner == NOBODY and (best == NOBODY or points[space] > points[best]):
                best = space
        t.beijing = changed(t.beijing, best, seat)


class MovePost(Step):
    """All posts are placed: one of them moves here from elsewhere, with the bonus but without points. (26, 74)"""

    def __init__(self, seat: int, city: int, must: int) -> None:
        Step.__init__(self, seat)
        self.city = city
        self.must = must

    def legal(self, t: Table) -> list[int]:
        options = [] if self.must else [DONE]
        posts = t.players[self.seat].posts & ~(1 << self.city)
        return options + [MOVE_POST + city for city in range(LARGE, BEIJING + 1) if posts >> city & 1]

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            t.tell("leave_posts", self.seat, self.city)
            return
        old = action - MOVE_POST
        t.players[self.seat].posts &= ~(1 << old)
        t.fresh &= ~(1 << old)
        if old == BEIJING:
            t.beijing = changed(t.beijing, t.beijing.index(self.seat), NOBODY)
        t.tell("move_post", self.seat, old, self.city)
        put_post(t, self.seat, self.city)
