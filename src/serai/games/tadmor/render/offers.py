"""What each place that is of use offers a player in this era, with their improvements, and what it asks."""

from collections.abc import Callable
from typing import Final

from serai.core.rows import more
from serai.core.say import OR, Count, Fact, Say, Several
from serai.games.tadmor.anytime import gift_of, meets_caravan, meets_shipyard, yield_of
from serai.games.tadmor.cards import RARE_GOOD_CHOICE, WITHOUT_WOOD
from serai.games.tadmor.constants import (
    CARAVAN,
    CONSTRUCTION_I47,
    FIRST_TO_PLAY,
    GIFTS_1,
    GIFTS_2,
    GOLD,
    GOOD_AT,
    GOODS,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    KINGDOM_I48,
    MARAUDERS,
    MARKET_EBLA,
    MARKETS,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    ONE_LEVEL,
    RARE_GREY,
    RARE_RED,
    RARE_YELLOW,
    SHIPYARD,
    TAXMAN,
    TEMPLE_EBLA,
    TEMPLE_I37,
    TEMPLE_PALMYRA,
    TRAITOR,
    TWO_LEVELS,
    WAR_SUPPLIES,
    WOOD,
)
from serai.games.tadmor.construction import COLOUR_AT
from serai.games.tadmor.goods import can_pay_with
from serai.games.tadmor.kingdom import lead
from serai.games.tadmor.missions import can_draw, fulfillable
from serai.games.tadmor.rare_goods import points_price, rare_discount
from serai.games.tadmor.render.idle import missing_colours
from serai.games.tadmor.render.lacks import lacking_any, lacking_goods, priced
from serai.games.tadmor.render.speech import goods, points, price
from serai.games.tadmor.render.things import COLOUR, MISSION, PART, RARE, SEAT
from serai.games.tadmor.scoring import rare_good_points
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import I37, in_stock, next_parts, temple_discount
from serai.games.tadmor.tower import band_of, traitor_targets

# Collecting -----------------------------------------------------------------------------------------------------------


def caravan(t: Table, seat: int, place: int, kind: int) -> Say:
    camels = t.players[seat].camels + 1
    if meets_caravan(t, seat):
        return Say("offer-camel-met", n=camels)
    if camels <= 4:
        tower, missions = t.printed.fourth_camel
        return Say("offer-camel-fourth", n=camels, tower=tower, missions=Count("fulfilled", missions))
    tower, missions, both_tower, both_missions = t.printed.fifth_camel
    return Say(
        "offer-camel-fifth",
        n=camels,
        tower=tower,
        missions=Count("fulfilled", missions),
        both_tower=both_tower,
        both_missions=Count("mission", both_missions),
    )


def shipyard(t: Table, seat: int, place: int, kind: int) -> Say:
    ships = t.players[seat].ships + 1
    sets = t.printed.ship_sets[0 if ships <= 3 else 1]
    if meets_shipyard(t, seat):
        return Say("offer-ship-met", n=ships, sets=sets)
    lacking = [COLOUR[colour] for colour, n in enumerate(missing_colours(t, seat)) if n]
    return Say("offer-ship-lacking", n=ships, sets=sets, colours=Several(lacking))


# What is lacking ------------------------------------------------------------------------------------------------------


def stock(t: Table, seat: int) -> list[int]:
    """What a player can spend, by good."""
    return [t.players[seat].stock(good) for good in range(len(GOODS))]


def short(t: Table, seat: int, cost: list[int], discount: int = 0) -> Fact | None:
    """What a player lacks of a price now."""
    return lacking_goods(stock(t, seat), cost, discount)


# Construction ---------------------------------------------------------------------------------------------------------


def adding(t: Table, seat: int, kind: int, said: Fact) -> Say:
    """With what a rare good adds to the sets of a player."""
    then = t.players[seat].copy()
    then.rare = more(then.rare, kind, 1)
    return Say(
        "adds-at-end", said=said, points=points(rare_good_points(t, then) - rare_good_points(t, t.players[seat]))
    )


def rare(t: Table, seat: int, place: int, kind: int) -> Say:
    colour = COLOUR_AT[place]
    top = t.tops[colour]
    free = t.owns(seat, RARE_GOOD_CHOICE)
    said = rare_price(t, seat, colour, Say("offer-any-rare") if free else RARE[top])
    return said if free else adding(t, seat, top, said)


def rare_price(t: Table, seat: int, colour: int, what: Say) -> Say:
    """In goods, in points, or either."""
    cost, discount, spent = t.printed.rare_cost[colour], rare_discount(t, seat), points_price(t, seat)
    if spent == NOBODY:
        return priced(Say("offer-rare", what=what, price=price(cost, discount)), short(t, seat, cost, discount))
    if can_pay_with(t.players[seat], cost, discount):
        return Say("offer-rare-points", what=what, price=price(cost, discount), points=points(spent))
    return Say("offer-rare-only-points", what=what, points=points(spent))


def temple(t: Table, seat: int, place: int, kind: int) -> Fact:
    told: list[Fact] = []
    for part in next_parts(t.players[seat]):
        told.append(next_part(t, seat, part) if in_stock(t, part) else Say("offer-part-gone", part=PART[part]))
    parts = Several(told, OR)
    if place == TEMPLE_PALMYRA:
        return Say("offer-temple-mission", parts=parts)
    if place == TEMPLE_I37:
        return Say("offer-temple-points", parts=parts, points=points(t.printed.tiles[I37].points))
    return parts


def next_part(t: Table, seat: int, part: int) -> Say:
    cost, discount = t.printed.part_cost[part], temple_discount(t, seat)
    return priced(Say("offer-part", part=PART[part], price=price(cost, discount)), short(t, seat, cost, discount))


def tower(t: Table, seat: int, place: int, kind: int) -> Say:
    prices = t.printed.one_level if place == ONE_LEVEL else t.printed.two_levels
    cost = prices[band_of(t, t.players[seat].tower + 1)].copy()
    if t.owns(seat, WITHOUT_WOOD):
        cost[WOOD] = 0
    said = Say("offer-one-level" if place == ONE_LEVEL else "offer-two-levels", price=goods(cost))
    return priced(said, short(t, seat, cost))


def traitor(t: Table, seat: int, place: int, kind: int) -> Say:
    levels = t.printed.traitor[t.era()]
    targets = [SEAT[other] for other in traitor_targets(t, seat)]
    lost = Count("level", levels)
    if not targets:
        return Say("offer-traitor-nobody", levels=lost)
    return Say("offer-traitor", levels=lost, others=Several(targets, OR))


def missions(t: Table, seat: int, place: int, kind: int) -> Say:
    ready = ready_missions(t, seat)
    return Say("offer-missions-ready", missions=ready) if ready.parts else Say("offer-missions")


def missions_now(t: Table, seat: int) -> Say:
    """The same when it is done: whoever can pay for no mission can only draw."""
    ready = ready_missions(t, seat)
    if not ready.parts:
        return Say("offer-missions-draw" if can_draw(t) else "offer-missions-none")
    return Say("offer-missions-ready" if can_draw(t) else "offer-missions-only", missions=ready)


def ready_missions(t: Table, seat: int) -> Several:
    """The missions in hand that can be paid for."""
    return Several([MISSION[mission] for mission in fulfillable(t, seat)], OR)


# The other places -----------------------------------------------------------------------------------------------------


def improvement(t: Table, seat: int, place: int, kind: int) -> Say:
    asked = t.printed.price[t.era()]
    return priced(Say("offer-improvement", price=Count("good", asked)), lacking_any(stock(t, seat), asked))


def taxman(t: Table, seat: int, place: int, kind: int) -> Say:
    gold, lost = t.printed.tax_gold[t.era()], t.printed.tax_points[t.era()]
    return Say("offer-taxman", gold=Count(GOODS[GOLD], gold), points=points(lost))


def first(t: Table, seat: int, place: int, kind: int) -> Say:
    return Say("offer-first", goods=Count("basic", t.printed.first_goods))


def gifts(t: Table, seat: int, place: int, kind: int) -> Count:
    return points(gift_of(t, seat, place))


def goods_here(t: Table, seat: int, place: int, kind: int) -> Fact:
    amounts = [0] * len(GOODS)
    amounts[GOOD_AT[place]] = yield_of(t, seat, GOOD_AT[place], kind)
    return goods(amounts)


OFFERS: Final[dict[int, Callable[[Table, int, int, int], Fact]]] = {
    SHIPYARD: shipyard,
    CARAVAN: caravan,
    GIFTS_1: gifts,
    GIFTS_2: gifts,
    RARE_GREY: rare,
    RARE_YELLOW: rare,
    RARE_RED: rare,
    TEMPLE_PALMYRA: temple,
    TEMPLE_EBLA: temple,
    TEMPLE_I37: temple,
    ONE_LEVEL: tower,
    TWO_LEVELS: tower,
    TRAITOR: traitor,
    MISSIONS_1: missions,
    MISSIONS_2: missions,
    CONSTRUCTION_I47: lambda t, seat, place, kind: Say("offer-construction"),
    TAXMAN: taxman,
    WAR_SUPPLIES: lambda t, seat, place, kind: Say("offer-war", n=lead(t, seat)),
    FIRST_TO_PLAY: first,
    KINGDOM_I48: lambda t, seat, place, kind: Say("offer-kingdom"),
    MARAUDERS: lambda t, seat, place, kind: Say("offer-marauders"),
    **dict.fromkeys(range(IMPROVEMENT, IMPROVEMENT + IMPROVEMENT_SLOTS), improvement),
    **{market: lambda t, seat, place, kind: Say("offer-market") for market in MARKETS},
    MARKET_EBLA: lambda t, seat, place, kind: Say("offer-market-up"),
}


def offer(t: Table, seat: int, place: int, kind: int) -> Fact:
    """What a piece of this kind can do for a player at a place."""
    return OFFERS.get(place, goods_here)(t, seat, place, kind)
