"""What a player of Tadmor could do with the goods in sight, as features: what is to be gained and what is lacking.

A cheap stand-in for the plan that the hand-written evaluation makes. Each action of the Construction phase is looked at
by itself; what the waiting pieces would take together is then compared with the goods held and to be collected.
"""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.sets import total
from serai.games.tadmor.anytime import meets_caravan, meets_shipyard
from serai.games.tadmor.bot.features_demand import DEMAND, FAR, lacking
from serai.games.tadmor.bot.features_levels import describe_levels, fill_levels
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.bot.features_standings import size_of
from serai.games.tadmor.cards import (
    CHEAPER_MISSIONS,
    CHEAPER_RARE_GOODS,
    CHEAPER_TEMPLE,
    MISSION_POINTS,
    RARE_GOOD_POINTS,
)
from serai.games.tadmor.constants import (
    BASEMENT,
    CARAVAN,
    COLOURS,
    GOODS,
    IMPROVEMENT,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    RARE_SLOTS,
    SHIPYARD,
    STATUES,
    TEMPLE_EBLA,
    TEMPLE_I37,
    TEMPLE_PALMYRA,
    WAR_SUPPLIES,
)
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import kinds_held
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import in_stock

if TYPE_CHECKING:
    from mypy_extensions import i64

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
    describe_levels(layout)
    layout.each("plan.deficit", GOODS, "goods lacking for all that my waiting pieces could do")
    layout.one("plan.lacking", "goods lacking for that after trades and discounts")
    layout.one("plan.over", "goods left over by all that, below zero if there are not enough")
    layout.one("plan.gain", "points of all that my waiting pieces could do")
    layout.one("plan.gain.sure", "the same points, if nothing is lacking")
    layout.one("plan.war", "points that a piece of mine on war supplies would score now")
    layout.one("plan.camel", "turns to come, if a piece of mine waits at the caravan and I meet what it asks")
    layout.one("plan.ship", "turns to come, if a piece of mine waits at the shipyard and I meet what it asks")


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
    fill_free(t, seat, me, row)


# One action -----------------------------------------------------------------------------------------------------------


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


# All actions together -------------------------------------------------------------------------------------------------


def fill_demand(t: Table, me: Player, row: Row) -> None:
    short: i64 = 0
    if DEMAND.pieces:
        DEMAND.compare(me)
        short = DEMAND.lacking()
    row.many(DEMAND.deficit)
    row.put(short)
    tiles: i64 = size_of(MEANS.acts >> IMPROVEMENT & FOUR_SLOTS) * t.printed.price[MEANS.era]
    row.put(total(MEANS.purse) - total(DEMAND.goods) + DEMAND.discount - tiles)
    row.put(DEMAND.gain)
    row.put(0 if short else DEMAND.gain)


def fill_free(t: Table, seat: int, me: Player, row: Row) -> None:
    """Actions that take no goods and bring more or less."""
    lowest: i64 = me.tower
    for player in t.players:
        lowest = min(lowest, player.tower)
    to_come: i64 = t.printed.turns - t.turn
    row.put(me.tower - lowest if MEANS.acts >> WAR_SUPPLIES & 1 else 0)
    row.put(to_come if MEANS.acts >> CARAVAN & 1 and meets_caravan(t, seat) else 0)
    row.put(to_come if MEANS.acts >> SHIPYARD & 1 and meets_shipyard(t, seat) else 0)
