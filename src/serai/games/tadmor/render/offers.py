"""What each place offers a player in this era, with their improvements, and what it asks."""

from collections.abc import Callable
from typing import Final

from serai.core.rows import more
from serai.core.text import Fact
from serai.games.tadmor.anytime import gift_of, meets_caravan, meets_shipyard, yield_of
from serai.games.tadmor.cards import RARE_GOOD_CHOICE, TAX_IMMUNITY, WITHOUT_WOOD
from serai.games.tadmor.constants import (
    CAMEL,
    CARAVAN,
    COLOURS,
    CONSTRUCTION_I47,
    FIRST_TO_PLAY,
    GIFTS_1,
    GIFTS_2,
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
    SHIP,
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
from serai.games.tadmor.render.speech import either, goods, price, texts
from serai.games.tadmor.scoring import rare_good_points
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import I37, in_stock, next_parts, temple_discount
from serai.games.tadmor.tower import band_of, traitor_targets


def say(key: str, **facts: Fact) -> str:
    return texts().say("offer", key, facts)


# Collecting -----------------------------------------------------------------------------------------------------------


def caravan(t: Table, seat: int, place: int, kind: int) -> str:
    camels = t.players[seat].camels + 1
    if camels > t.printed.most[CAMEL]:
        return say("camels_all", n=t.printed.most[CAMEL])
    if t.turn == t.printed.turns:
        return say("piece_late")
    if meets_caravan(t, seat):
        return say("camel", n=camels, needs=say("needs_met"))
    names = ["tower", "missions", "both_tower", "both_missions"]
    needs = t.printed.fourth_camel if camels <= 4 else t.printed.fifth_camel
    facts: dict[str, Fact] = dict(zip(names, needs, strict=False))
    return say("camel", n=camels, needs=say("fourth" if camels <= 4 else "fifth", **facts))


def shipyard(t: Table, seat: int, place: int, kind: int) -> str:
    me = t.players[seat]
    ships = me.ships + 1
    if ships > t.printed.most[SHIP]:
        return say("ships_all", n=t.printed.most[SHIP])
    if t.turn == t.printed.turns:
        return say("piece_late")
    sets = t.printed.ship_sets[0 if ships <= 3 else 1]
    lacking = [texts().word("colour", colour) for colour in range(len(COLOURS)) if me.of_colour(colour) < sets]
    lacks = say("needs_met") if meets_shipyard(t, seat) else say("lacks", colours=texts().listed(lacking))
    return say("ship", n=ships, sets=sets, lacks=lacks)


# Construction ---------------------------------------------------------------------------------------------------------


def more_at_the_end(t: Table, seat: int, kind: int) -> str:
    """What this rare good adds to the sets of a player."""
    then = t.players[seat].copy()
    then.rare = more(then.rare, kind, 1)
    return say("set", n=rare_good_points(t, then) - rare_good_points(t, t.players[seat]))


def rare(t: Table, seat: int, place: int, kind: int) -> str:
    colour = COLOUR_AT[place]
    top = t.tops[colour]
    if top == NOBODY:
        return say("rare_none")
    cost, discount, points = t.printed.rare_cost[colour], rare_discount(t, seat), points_price(t, seat)
    key = "rare" if points == NOBODY else "rare_points"
    if points != NOBODY and not can_pay_with(t.players[seat], cost, discount):
        key = "rare_only_points"
    free = t.owns(seat, RARE_GOOD_CHOICE)
    what = say("any_rare") if free else texts().word("rare_good", top)
    more = "" if free else more_at_the_end(t, seat, top)
    return say(key, what=what, price=price(cost, discount), points=points, set=more)


def temple(t: Table, seat: int, place: int, kind: int) -> str:
    parts = []
    for part in next_parts(t.players[seat]):
        cost = price(t.printed.part_cost[part], temple_discount(t, seat))
        parts.append(say("part" if in_stock(t, part) else "part_gone", part=part, price=cost))
    key = {TEMPLE_PALMYRA: "temple_mission", TEMPLE_I37: "temple_points"}.get(place, "temple")
    return say(key, parts=either(parts), points=t.printed.tiles[I37].points)


def tower(t: Table, seat: int, place: int, kind: int) -> str:
    prices = t.printed.one_level if place == ONE_LEVEL else t.printed.two_levels
    cost = prices[band_of(t, t.players[seat].tower + 1)].copy()
    if t.owns(seat, WITHOUT_WOOD):
        cost[WOOD] = 0
    return say("one_level" if place == ONE_LEVEL else "two_levels", price=goods(cost))


def traitor(t: Table, seat: int, place: int, kind: int) -> str:
    levels = t.printed.traitor[t.era()]
    if not levels:
        return say("traitor_none")
    targets = [texts().word("seat", other) for other in traitor_targets(t, seat)]
    return say("traitor", n=levels, who=say("traitor_who", who=either(targets)) if targets else say("traitor_nobody"))


def missions(t: Table, seat: int, place: int, kind: int) -> str:
    ready = [texts().word("mission", mission) for mission in fulfillable(t, seat)]
    return say("missions_ready", missions=either(ready)) if ready else say("missions")


def missions_now(t: Table, seat: int) -> str:
    """The same when it is done: whoever can pay for no mission can only draw."""
    ready = [texts().word("mission", mission) for mission in fulfillable(t, seat)]
    if not ready:
        return say("missions_draw" if can_draw(t) else "missions_none")
    return say("missions_ready" if can_draw(t) else "missions_only", missions=either(ready))


# The other places -----------------------------------------------------------------------------------------------------


def improvement(t: Table, seat: int, place: int, kind: int) -> str:
    return say("improvement", n=t.printed.price[t.era()]) if t.display else say("improvement_none")


def taxman(t: Table, seat: int, place: int, kind: int) -> str:
    gold, points = t.printed.tax_gold[t.era()], t.printed.tax_points[t.era()]
    if t.owns(seat, TAX_IMMUNITY):
        return say("taxman_spared")
    return say("taxman", gold=gold, points=points) if gold or points else say("taxman_none")


def marauders(t: Table, seat: int, place: int, kind: int) -> str:
    return say("marauders" if t.turn < t.printed.turns else "marauders_none")


def first(t: Table, seat: int, place: int, kind: int) -> str:
    return say("first", n=t.printed.first_goods) if t.turn < t.printed.turns else say("first_none")


def goods_here(t: Table, seat: int, place: int, kind: int) -> str:
    amounts = [0] * len(GOODS)
    amounts[GOOD_AT[place]] = yield_of(t, seat, GOOD_AT[place], kind)
    return say("goods", things=goods(amounts))


OFFERS: Final[dict[int, Callable[[Table, int, int, int], str]]] = {
    SHIPYARD: shipyard,
    CARAVAN: caravan,
    GIFTS_1: lambda t, seat, place, kind: say("gifts", n=gift_of(t, seat, place)),
    GIFTS_2: lambda t, seat, place, kind: say("gifts", n=gift_of(t, seat, place)),
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
    CONSTRUCTION_I47: lambda t, seat, place, kind: say("construction"),
    TAXMAN: taxman,
    WAR_SUPPLIES: lambda t, seat, place, kind: say("war", n=lead(t, seat)),
    FIRST_TO_PLAY: first,
    KINGDOM_I48: lambda t, seat, place, kind: say("kingdom"),
    MARAUDERS: marauders,
    **dict.fromkeys(range(IMPROVEMENT, IMPROVEMENT + IMPROVEMENT_SLOTS), improvement),
    **{market: lambda t, seat, place, kind: say("market") for market in MARKETS},
    MARKET_EBLA: lambda t, seat, place, kind: say("market_up"),
}


def offer(t: Table, seat: int, place: int, kind: int) -> str:
    """What a piece of this kind can do for a player at a place."""
    return OFFERS.get(place, goods_here)(t, seat, place, kind)
