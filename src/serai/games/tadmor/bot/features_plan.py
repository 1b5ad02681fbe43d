"""What a player of Tadmor could do with the goods in sight, as features: what is to be gained and what is lacking.

A cheap stand-in for the plan that the hand-written evaluation makes. Each action of the Construction phase is looked at
by itself; what the waiting pieces would take together is then compared with the goods held and to be collected.
"""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.sets import total
from serai.games.tadmor.actions import MOST_LEVELS
from serai.games.tadmor.bot.features_demand import DEMAND
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.bot.features_mine import level_points
from serai.games.tadmor.bot.features_standings import size_of
from serai.games.tadmor.cards import (
    CHEAPER_MISSIONS,
    CHEAPER_RARE_GOODS,
    CHEAPER_TEMPLE,
    FREE_LEVELS,
    MISSION_POINTS,
    RARE_GOOD_POINTS,
    WITHOUT_WOOD,
)
from serai.games.tadmor.constants import (
    BASEMENT,
    COLOURS,
    GOODS,
    IMPROVEMENT,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    ONE_LEVEL,
    RARE_SLOTS,
    STATUES,
    TEMPLE_EBLA,
    TEMPLE_I37,
    TEMPLE_PALMYRA,
    TWO_LEVELS,
    WOOD,
)
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import kinds_held
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import in_stock
from serai.games.tadmor.tower import band_of, with_free_level

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 12
"""As good as out of reach: more goods than any price."""
FOUR_SLOTS: Final = 0b1111
IN_TEMPLES: Final = 1 << TEMPLE_PALMYRA | 1 << TEMPLE_EBLA | 1 << TEMPLE_I37
IN_MISSIONS: Final = 1 << MISSIONS_1 | 1 << MISSIONS_2


def describe_plan(layout: Layout) -> None:
    layout.each("plan.income", GOODS, "goods that my pieces will collect this turn")
    for colour in COLOURS:
        describe_aim(layout, f"rare_{colour}", f"the {colour} rare good on top")
    describe_aim(layout, "temple", "the next part of my temple")
    describe_aim(layout, "mission", "the mission in my hand that is nearest to be paid")
    layout.each("plan.mission.lacking", GOODS, "goods lacking for that mission")
    layout.one("plan.levels", "levels that I could pay one by one with all goods in sight")
    layout.one("plan.levels.ready", "points that these will score, if a piece of mine waits there")
    layout.one("plan.pair.lacking", "goods lacking for two levels together")
    layout.one("plan.pair.ready", "points that these will score, if a piece of mine waits there and nothing is lacking")
    layout.each("plan.deficit", GOODS, "goods lacking for all that my waiting pieces could do")
    layout.one("plan.lacking", "goods lacking for that after trades and discounts")
    layout.one("plan.over", "goods left over by all that, below zero if there are not enough")
    layout.one("plan.gain", "points of all that my waiting pieces could do")
    layout.one("plan.gain.sure", "the same points, if nothing is lacking")


def describe_aim(layout: Layout, name: str, what: str) -> None:
    layout.one(f"plan.{name}.gain", f"points to be had for {what}")
    layout.one(f"plan.{name}.lacking", f"goods lacking for {what}, those to be collected counted, trades not")
    layout.one(f"plan.{name}.ready", f"the same points, if a piece of mine waits for {what} and nothing is lacking")


def fill_plan(t: Table, seat: int, row: Row) -> None:
    """`MEANS` has looked at this position and this seat."""
    me = t.players[seat]
    DEMAND.forget()
    row.many(MEANS.income)
    for colour in range(len(COLOURS)):
        fill_rare_good(t, me, colour, row)
    fill_temple(t, me, row)
    fill_mission(t, me, row)
    fill_levels(t, me, row)
    fill_demand(t, me, row)


# One action -----------------------------------------------------------------------------------------------------------


def lacking(cost: list[int], discount: "i64") -> "i64":
    """Goods of a price that are not in sight."""
    purse = MEANS.purse
    short: i64 = -discount
    for good in range(len(GOODS)):
        over: i64 = cost[good]
        if over:
            over -= purse[good]
            if over > 0:
                short += over
    return max(0, short)


def fill_aim(row: Row, cost: list[int], discount: "i64", gain: "i64", waiting: bool) -> None:
    short: i64 = lacking(cost, discount)
    row.put(gain)
    row.put(short)
    row.put(gain if waiting and not short else 0)
    if waiting:
        DEMAND.add(cost, discount, gain)


def fill_no_aim(row: Row) -> None:
    row.put(0)
    row.put(FAR)
    row.put(0)


def fill_rare_good(t: Table, me: Player, colour: int, row: Row) -> None:
    top = t.tops[colour]
    if top == NOBODY:
        fill_no_aim(row)
        return
    kinds = kinds_held(me, me.rare[top] + 1)
    gain = t.printed.set_points[kinds + 1] - t.printed.set_points[kinds] + MEANS.strength[RARE_GOOD_POINTS]
    waiting = MEANS.acts >> RARE_SLOTS[colour] & 1 != 0
    fill_aim(row, t.printed.rare_cost[colour], MEANS.strength[CHEAPER_RARE_GOODS], gain, waiting)


def fill_temple(t: Table, me: Player, row: Row) -> None:
    part = next_part(t, me)
    if part == NOBODY:
        fill_no_aim(row)
        return
    gain = t.printed.part_points[part] - (t.printed.part_points[part - 1] if part else 0)
    waiting = MEANS.acts & IN_TEMPLES != 0
    fill_aim(row, t.printed.part_cost[part], MEANS.strength[CHEAPER_TEMPLE], gain, waiting)


def next_part(t: Table, me: Player) -> int:
    """The highest part that can be built next, or NOBODY if none can. (56, 57)"""
    started = False
    for part in range(STATUES, BASEMENT, -1):
        if me.temples[part - 1]:
            started = True
            if in_stock(t, part):
                return part
    return BASEMENT if not started and in_stock(t, BASEMENT) else NOBODY


def fill_mission(t: Table, me: Player, row: Row) -> None:
    best = nearest_mission(t, me.hand)
    if best == NOBODY:
        fill_no_aim(row)
        row.nothing(len(GOODS))
        return
    mission = t.printed.missions[best]
    gain = mission.points + MEANS.strength[MISSION_POINTS]
    fill_aim(row, mission.cost, MEANS.strength[CHEAPER_MISSIONS], gain, MEANS.acts & IN_MISSIONS != 0)
    for good in range(len(GOODS)):
        row.put(max(0, mission.cost[good] - MEANS.purse[good]))


def nearest_mission(t: Table, hand: "i64") -> int:
    """The mission in hand for which the fewest goods are lacking, of these the one with the most points."""
    discount: i64 = MEANS.strength[CHEAPER_MISSIONS]
    best = NOBODY
    least: i64 = FAR
    points: i64 = NOBODY
    at: i64 = 0
    while hand:
        if hand & 1:
            mission = t.printed.missions[at]
            short: i64 = lacking(mission.cost, discount)
            if short < least or (short == least and mission.points > points):
                best, least, points = at, short, mission.points
        hand >>= 1
        at += 1
    return best


# The tower ------------------------------------------------------------------------------------------------------------


def fill_levels(t: Table, me: Player, row: Row) -> None:
    points: i64 = level_points(t)
    levels: i64 = payable_levels(t, me)
    band = band_of(t, me.tower + 1)
    row.put(levels)
    if MEANS.acts >> ONE_LEVEL & 1:
        one = t.printed.one_level[band]
        row.put(levels * points)
        DEMAND.add(one, without_wood(one), points)
    else:
        row.put(0)
    pair = t.printed.two_levels[band]
    wood: i64 = without_wood(pair)
    short: i64 = lacking(pair, 0) - max(0, wood - MEANS.purse[WOOD])
    row.put(short)
    if MEANS.acts >> TWO_LEVELS & 1:
        row.put(0 if short else 2 * points)
        DEMAND.add(pair, wood, 2 * points)
    else:
        row.put(0)


def without_wood(price: list[int]) -> "i64":
    """The wood of a price of levels that an improvement spares."""
    return price[WOOD] if MEANS.strength[WITHOUT_WOOD] else 0


LEFT: Final = [0] * len(GOODS)
"""What levels leave of the goods in sight; filled anew for each position."""


def payable_levels(t: Table, me: Player) -> int:
    """How much taller the tower could become by the one-level action with all goods in sight."""
    for good in range(len(GOODS)):
        LEFT[good] = MEANS.purse[good]
    if MEANS.strength[WITHOUT_WOOD]:
        LEFT[WOOD] = MOST_LEVELS * FAR
    height = me.tower
    step = MEANS.strength[FREE_LEVELS]
    for _ in range(MOST_LEVELS):
        price = t.printed.one_level[band_of(t, height + 1)]
        for good in range(len(GOODS)):
            cost: i64 = price[good]
            if cost:
                LEFT[good] -= cost
                if LEFT[good] < 0:
                    return height - me.tower
        height = with_free_level(height + 1, step)
    return height - me.tower


# All actions together -------------------------------------------------------------------------------------------------


def fill_demand(t: Table, me: Player, row: Row) -> None:
    short: i64 = 0
    if DEMAND.pieces:
        DEMAND.compare(me)
        short = DEMAND.lacking()
    row.many(DEMAND.deficit)
    row.put(short)
    tiles: i64 = size_of(MEANS.acts >> IMPROVEMENT & FOUR_SLOTS) * t.printed.price[t.era()]
    row.put(total(MEANS.purse) - total(DEMAND.goods) + DEMAND.discount - tiles)
    row.put(DEMAND.gain)
    row.put(0 if short else DEMAND.gain)
