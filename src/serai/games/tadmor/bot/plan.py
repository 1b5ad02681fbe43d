"""What the pieces of a seat in Tadmor are about to do, for the bot.

The goods they collect are added up, and the other pieces spend them one after the other, the most rewarding first.
"""

from typing import Final

from serai.core.rows import more
from serai.games.tadmor.actions import MOST_LEVELS
from serai.games.tadmor.anytime import IS_ANYTIME, gift_of, meets_caravan, meets_shipyard, yield_of
from serai.games.tadmor.bot.purse import GOOD_WORTH, HOPED, Purse
from serai.games.tadmor.bot.tiles import level_worth, place_worth, places_behind, tile_worth
from serai.games.tadmor.cards import (
    IMMUNITY,
    MISSION_POINTS,
    RARE_GOOD_POINTS,
    TAX_IMMUNITY,
    WITHOUT_WOOD,
)
from serai.games.tadmor.constants import (
    CARAVAN,
    CONSTRUCTION_I47,
    FIRST_TO_PLAY,
    GIFTS_1,
    GIFTS_2,
    GOLD,
    GOOD_AT,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    MARAUDERS,
    MARKETS,
    MISSIONS,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    ONE_LEVEL,
    PRIVATE_PLACE,
    RARE_SLOTS,
    SHIP,
    SHIPYARD,
    STATUES,
    TAXMAN,
    TEMPLE_EBLA,
    TEMPLE_I37,
    TEMPLE_PALMYRA,
    TILES,
    TRAITOR,
    TWO_LEVELS,
    WAR_SUPPLIES,
    WOOD,
)
from serai.games.tadmor.construction import STANDS_FOR
from serai.games.tadmor.missions import mission_discount
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.rare_goods import points_price, rare_discount
from serai.games.tadmor.scoring import rare_good_points
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import I37, free_parts, temple_discount
from serai.games.tadmor.tower import band_of, free_step, height_after, traitor_targets

HOPE: Final = 0.8
"""What it costs to count on one of them."""
CAMEL_A_TURN: Final = 2.4
SHIP_A_TURN: Final = 3.2
"""What another piece brings in each turn to come."""
PLANNED: Final = 0.9
"""What is only planned may still be prevented."""
AMONG_SIX: Final = 5.0 / 6.0
"""The chance that Marauders one knows nothing of attack elsewhere."""


class Plan:
    """What the pieces that stand on the board will bring, one after the other, out of the same goods."""

    def __init__(self, t: Table, seat: int, to_come: int) -> None:
        self.t = t
        self.seat = seat
        self.me = t.players[seat]
        self.to_come = to_come
        self.level = level_worth(t)
        self.purse = Purse(t, seat, to_come)
        self.height = self.me.tower
        """Of the tower, with the levels planned so far."""
        self.reached = self.height
        """Of the tower, with the levels that the action looked at last would add."""

    def worth(self) -> float:
        value = 0.0
        waiting: list[int] = []
        for piece in self.me.pieces:
            place = place_of(piece)
            safe = self.safety(place)
            if GOOD_AT[place] != NOBODY:
                value += self.collect(GOOD_AT[place], kind_of(piece), safe)
            elif IS_ANYTIME[place]:
                value += safe * self.anytime(place)
            else:
                waiting.append(place)
        value += self.purse.kept()  # what an action takes of it, its gain is less by
        improvements = [place for place in waiting if IMPROVEMENT <= place < IMPROVEMENT + IMPROVEMENT_SLOTS]
        value += self.improvements(improvements)
        return value + self.constructions([place for place in waiting if place not in improvements])

    def safety(self, place: int) -> float:
        """The chance that a piece is still there when its action comes."""
        t = self.t
        if t.holder == NOBODY or place >= PRIVATE_PLACE or t.owns(self.seat, IMMUNITY):
            return 1.0
        region = t.printed.region_of[place]
        if region == t.under_attack:
            return 1.0
        if t.holder == self.seat:
            return 0.0 if region == t.chosen else 1.0
        return AMONG_SIX

    def collect(self, good: int, kind: int, safe: float) -> float:
        """Goods to be spent by the other pieces; if the Marauders may come, some of them are not counted."""
        amount = yield_of(self.t, self.seat, good, kind)
        if safe <= 0.0:
            return 0.0
        self.purse.goods[good] += amount
        return 0.1 * amount - (1.0 - safe) * amount * GOOD_WORTH[good]

    def anytime(self, place: int) -> float:
        t = self.t
        if place in (GIFTS_1, GIFTS_2):
            return float(gift_of(t, self.seat, place))
        if place == CARAVAN:
            return CAMEL_A_TURN * self.to_come * 0.95 if meets_caravan(t, self.seat) else 0.3 * self.to_come
        if place == SHIPYARD:
            return SHIP_A_TURN * self.to_come * 0.95 if meets_shipyard(t, self.seat) else 0.1 * self.to_come
        return 0.0

    def improvements(self, places: list[int]) -> float:
        """The best tiles that are likely to be left when these slots come."""
        if not places:
            return 0.0
        t = self.t
        price = t.printed.price[t.era()]
        worths: list[float] = []
        for tile in range(len(TILES)):
            if t.display >> tile & 1:
                worths.append(tile_worth(t, self.seat, t.printed.tiles[tile], self.to_come))
        worths.sort(reverse=True)
        value = 0.0
        for mine, place in enumerate(places):
            rank = max(mine, (place - IMPROVEMENT + mine) // 2)
            if rank < len(worths) and self.purse.can_pay_any(price):
                left = self.purse.after_any(price)
                gain = worths[rank] - self.purse.spent(left)
                if gain > 0.0:
                    value += gain * PLANNED * self.safety(place)
                    self.purse.goods = left
        return value

    def constructions(self, places: list[int]) -> float:
        """The most rewarding first, until nothing more is to be gained."""
        value = 0.0
        waiting = places.copy()
        while waiting:
            best = 0.0
            best_place = NOBODY
            best_left: list[int] = []
            for place in waiting:
                gain, left = self.gain(place)
                gain = gain * self.safety(place) - HOPE * (self.purse.goods[HOPED] - left[HOPED])
                if gain > best:
                    best, best_place, best_left = gain, place, left
            if best_place == NOBODY:
                break
            waiting.remove(best_place)
            value += PLANNED * best
            if best_place in (ONE_LEVEL, TWO_LEVELS):
                self.gain(best_place)
                self.height = self.reached
            self.purse.goods = best_left
        return value

    def gain(self, place: int) -> tuple[float, list[int]]:
        """What an action gains over its price, and the goods that are left after it."""
        if place == ONE_LEVEL:
            return self.tower(1)
        if place == TWO_LEVELS:
            return self.tower(2)
        if place in RARE_SLOTS:
            return self.rare_good(RARE_SLOTS.index(place))
        if place in (MISSIONS_1, MISSIONS_2):
            return self.mission()
        if place in (TEMPLE_PALMYRA, TEMPLE_EBLA, TEMPLE_I37):
            return self.temple(place)
        if place == CONSTRUCTION_I47:
            best: tuple[float, list[int]] = (0.0, self.purse.goods)
            for other in STANDS_FOR:
                one = self.gain(other)
                if one[0] > best[0]:
                    best = one
            return best
        return self.costs_nothing(place), self.purse.goods

    def costs_nothing(self, place: int) -> float:
        """Actions that take no goods."""
        t = self.t
        if place == TRAITOR:
            return 0.25 * t.printed.traitor[t.era()] * self.level if traitor_targets(t, self.seat) else 0.0
        if place in MARKETS:
            return 0.9 if self.to_come else 0.3
        if place == MARAUDERS:
            return 1.4 if self.to_come else 0.0
        if place == WAR_SUPPLIES:
            return self.lead()
        if place == TAXMAN:
            return self.tax()
        first = self.pawn()
        return first if place == FIRST_TO_PLAY else max(first, self.tax(), self.lead())

    def pawn(self) -> float:
        """The places that it brings forward, and a good; in the last turn nothing."""
        if not self.to_come:
            return 0.0
        return places_behind(self.t, self.seat) * place_worth(self.to_come) + GOOD_WORTH[WOOD]

    def lead(self) -> float:
        return float(self.height - min([player.tower for player in self.t.players]))

    def tax(self) -> float:
        t = self.t
        if t.owns(self.seat, TAX_IMMUNITY):
            return 0.0
        gold = t.printed.tax_gold[t.era()]
        return 1.3 * gold if self.purse.goods[GOLD] >= gold else 0.8 * t.printed.tax_points[t.era()]

    def tower(self, together: int) -> tuple[float, list[int]]:
        """As many levels as can be paid for and are worth it."""
        t = self.t
        prices = t.printed.one_level if together == 1 else t.printed.two_levels
        step = free_step(t, self.seat)
        steps_left = 1 if together == 2 and t.setting.one_pair else MOST_LEVELS
        before = self.purse.goods
        gain = 0.0
        self.reached = self.height
        while steps_left:
            cost = prices[band_of(t, self.reached + 1)].copy()
            if t.owns(self.seat, WITHOUT_WOOD):
                cost[WOOD] = 0
            higher = height_after(self.reached, together, step)
            left = self.purse.after(cost, 0)
            more = (higher - self.reached) * self.level - self.purse.spent(left) if left is not None else 0.0
            if left is None or more <= 0.0:
                break
            gain += more
            steps_left -= 1
            self.reached = higher
            self.purse.goods = left
        after = self.purse.goods
        self.purse.goods = before
        return gain, after

    def rare_good(self, colour: int) -> tuple[float, list[int]]:
        t = self.t
        top = t.tops[colour]
        if top == NOBODY:
            return 0.0, self.purse.goods
        me = self.me
        before = rare_good_points(t, me)
        held = me.rare
        me.rare = more(held, top, 1)
        points = float(rare_good_points(t, me) - before)
        me.rare = held
        if not me.rare[top]:
            points += 0.8 * min(3, self.to_come)  # a step towards a larger set
        if self.to_come > 1 and me.ships < t.printed.most[SHIP] and me.of_colour(colour) < (1 if me.ships < 3 else 2):
            points += 0.8 * self.to_come
        for tile in t.owned(self.seat, RARE_GOOD_POINTS):
            points += t.printed.tiles[tile].points
        cost = t.printed.rare_cost[colour]
        discount = rare_discount(t, self.seat)
        left = self.purse.after(cost, discount)
        in_points = points_price(t, self.seat)
        if left is not None:
            gain = points - self.purse.spent(left)
            if in_points == NOBODY or gain >= points - in_points:
                return max(0.0, gain), left
        if in_points != NOBODY:
            return max(0.0, points - in_points), self.purse.goods
        return 0.0, self.purse.goods

    def mission(self) -> tuple[float, list[int]]:
        """The best mission in hand that can be paid for, or a new card."""
        t = self.t
        best = (2.0 / (1 + self.me.hand.bit_count()) if self.to_come else 0.0, self.purse.goods)
        extra = 0.0
        for tile in t.owned(self.seat, MISSION_POINTS):
            extra += t.printed.tiles[tile].points
        discount = mission_discount(t, self.seat)
        for mission in range(len(MISSIONS)):
            if self.me.hand >> mission & 1:
                printed = t.printed.missions[mission]
                left = self.purse.after(printed.cost, discount)
                if left is not None:
                    gain = printed.points + extra + 0.8 * self.to_come - self.purse.spent(left)
                    if gain > best[0]:
                        best = (gain, left)
        return best

    def temple(self, place: int) -> tuple[float, list[int]]:
        t = self.t
        extra = 0.0
        if place == TEMPLE_PALMYRA:
            extra = 1.0 if self.to_come else 0.0  # the mission that comes with it
        elif place == TEMPLE_I37:
            extra = float(t.printed.tiles[I37].points)
        best: tuple[float, list[int]] = (0.0, self.purse.goods)
        discount = temple_discount(t, self.seat)
        for part in free_parts(t, self.seat):
            cost = t.printed.part_cost[part]
            left = self.purse.after(cost, discount)
            if left is None:
                continue
            gain = extra + t.printed.part_points[part] - (t.printed.part_points[part - 1] if part else 0)
            if part == STATUES and not t.completers >> self.seat & 1:
                place = t.completers.bit_count()
                if place < len(t.printed.completion_goods):
                    gain += 7.0 * t.printed.completion_goods[place]
            gain += 0.6 * min(3, self.to_come) - self.purse.spent(left)
            if gain > best[0]:
                best = (gain, left)
        return best
