"""The regions of the board as a terminal shows them: each slot with its shape, who stands there and what it gives."""

from collections.abc import Callable
from typing import Final

from serai.core.render.ink import LIT, QUIET, TITLE, beside, pad, width_of
from serai.core.say import Count
from serai.games.tadmor.anytime import gift_of, meets_caravan, meets_shipyard, yield_of
from serai.games.tadmor.cards import WITHOUT_WOOD
from serai.games.tadmor.constants import (
    CAMEL,
    CARAVAN,
    FIRST_TO_PLAY,
    GIFTS_1,
    GIFTS_2,
    GOOD_AT,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    MARAUDERS,
    MARKET_EBLA,
    MARKET_PALMYRA,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    ONE_LEVEL,
    PIECES,
    RARE_GREY,
    RARE_RED,
    RARE_YELLOW,
    REGIONS,
    SHIP,
    SHIPYARD,
    TAXMAN,
    TEMPLE_EBLA,
    TEMPLE_PALMYRA,
    TRAITOR,
    TWO_LEVELS,
    WAR_SUPPLIES,
    WOOD,
)
from serai.games.tadmor.construction import COLOUR_AT
from serai.games.tadmor.kingdom import lead
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.placement import Place
from serai.games.tadmor.rare_goods import rare_discount
from serai.games.tadmor.render.pen import COLOUR_INK, Pen
from serai.games.tadmor.render.things import IN_PICTURE, RARE
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import band_of

WEST: Final = ["north_sea", "south_sea"]
MIDDLE: Final = ["antioch", "ebla", "damascus"]
EAST: Final = ["palmyra", "euphrates"]
"""The regions as they lie on the map, in three columns."""
GAP: Final = 4
"""The most room between two columns."""


def regions(t: Table, seat: int | None, pen: Pen, width: int, below: list[str]) -> list[str]:
    """Three columns from west to east, or two where these are too wide; in the west there is room for more below."""
    west, middle, east = [column(t, seat, names, pen) for names in (WEST, MIDDLE, EAST)]
    columns = [[*west, "", *below], middle, east]
    needed = sum(max(map(width_of, lines)) for lines in columns)
    if needed + 4 > width:
        columns = [[*west, "", *middle], [*east, "", *below]]
    gap = min(GAP, max(2, (width - needed) // 2))
    lines = columns[0]
    for other in columns[1:]:
        lines = beside(lines, other, gap)
    return lines


def column(t: Table, seat: int | None, names: list[str], pen: Pen) -> list[str]:
    lines: list[str] = []
    for name in names:
        lines += ([""] if lines else []) + region(t, seat, REGIONS.index(name), pen)
    return lines


def region(t: Table, seat: int | None, number: int, pen: Pen) -> list[str]:
    slots = [slot for slot in t.setting.slots if t.printed.region_of[slot] == number]
    wide = max(len(slot_name(slot, pen)) for slot in t.setting.slots) + 1
    return [title(t, seat, number, pen), *[line(t, seat, slot, wide, pen) for slot in slots]]


def title(t: Table, seat: int | None, number: int, pen: Pen) -> str:
    """The name of a region, and what the Marauders have to do with it."""
    name = pen.ink(pen.say(f"picture-region-{REGIONS[number]}"), TITLE)
    if number == t.revealed:
        return f"{name}  {pen.ink(pen.say('picture-coming'), LIT)}"
    if number == t.under_attack:
        safe = is_placing(t)
        return f"{name}  {pen.say('picture-safe') if safe else pen.ink(pen.say('picture-attacked'), LIT)}"
    return (
        f"{name}  {pen.say('picture-goal')}" if seat is not None and t.holder == seat and t.chosen == number else name
    )


def is_placing(t: Table) -> bool:
    """In the Placement stage the region attacked last is the one where nobody can come this turn."""
    return bool(t.stack) and isinstance(t.stack[-1], Place)


# A slot ---------------------------------------------------------------------------------------------------------------


def line(t: Table, seat: int | None, slot: int, wide: int, pen: Pen) -> str:
    """A slot; `wide` is how much room the names of all slots take."""
    name = slot_name(slot, pen)
    if slot in COLOUR_AT:
        name = pen.ink(name, COLOUR_INK[COLOUR_AT[slot]])
    return f"{pad(marker(t, slot, pen), 3)} {pad(name, wide)}{gives(t, seat, slot, pen)}".rstrip()


def slot_name(slot: int, pen: Pen) -> str:
    return pen.speak(IN_PICTURE[slot])


def marker(t: Table, slot: int, pen: Pen) -> str:
    """Round for camels, square for ships, as the slots are; with the letters of those who stand there."""
    here = [
        (at, kind_of(piece))
        for at, player in enumerate(t.players)
        for piece in player.pieces
        if place_of(piece) == slot
    ]
    left = "(" if t.printed.takes_camel[slot] else "["
    right = "]" if t.printed.takes_ship[slot] else ")"
    if here:
        if len({kind for _, kind in here}) == 1:
            left, right = ("(", ")") if here[0][1] == CAMEL else ("[", "]")
        return left + "".join(pen.letter(at) for at, _ in here) + right
    return pen.ink(f"{left}-{right}", QUIET) if t.occupied >> slot & 1 else pen.ink(f"{left} {right}", TITLE)


def piece_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    """Caravan and shipyard: the next piece, and whether what it asks is there."""
    kind = CAMEL if slot == CARAVAN else SHIP
    if seat is None:
        return pen.say(f"gives-{PIECES[kind]}")
    me = t.players[seat]
    owned = [me.camels, me.ships][kind]
    if owned >= t.printed.most[kind]:
        return pen.say("gives-no-more")
    if t.turn == t.printed.turns:
        return pen.say("gives-nothing-more")
    ready = meets_caravan(t, seat) if kind == CAMEL else meets_shipyard(t, seat)
    return pen.say(f"gives-{PIECES[kind]}-{'ready' if ready else 'not-yet'}", n=owned + 1)


def rare_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    colour = COLOUR_AT[slot]
    if t.tops[colour] == NOBODY:
        return pen.say("gives-rare-none")
    return pen.say("gives-rare", price=rare_price(t, seat, colour, pen), kind=RARE[t.tops[colour]])


def rare_price(t: Table, seat: int | None, colour: int, pen: Pen) -> str:
    """As printed, less what this player need not pay; prices of several goods stay as they are."""
    cost = t.printed.rare_cost[colour]
    if seat is not None and sum(n > 0 for n in cost) == 1:
        cost = [max(0, n - rare_discount(t, seat)) for n in cost]
    return pen.short(cost)


def tower_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    """What the next level, or the next two, would cost this player."""
    single = slot == ONE_LEVEL
    prices = t.printed.one_level if single else t.printed.two_levels
    cost = prices[band_of(t, (0 if seat is None else t.players[seat].tower) + 1)].copy()
    if seat is not None and t.owns(seat, WITHOUT_WOOD):
        cost[WOOD] = 0
    return pen.say("gives-one-level" if single else "gives-two-levels", price=pen.short(cost))


def gifts_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    return pen.say("sign-points", n=gift_of(t, NOBODY if seat is None else seat, slot))


def improvement_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    return pen.say("gives-improvement", goods=Count("good", t.printed.price[t.era()]))


def traitor_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    levels = t.printed.traitor[t.era()]
    return pen.say("gives-traitor", levels=Count("level", levels)) if levels else pen.say("gives-nothing")


def taxman_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    due = t.printed.tax_gold[t.era()] or t.printed.tax_points[t.era()]
    return pen.say("gives-taxman" if due else "gives-nothing")


def first_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    if t.turn == t.printed.turns:
        return pen.say("gives-nothing-more")
    return pen.say("gives-first", n=t.printed.first_goods)


def marauders_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    return pen.say("gives-marauders" if t.turn < t.printed.turns else "gives-nothing-more")


def war_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    return pen.say("gives-war-seen") if seat is None else pen.say("gives-war", n=lead(t, seat))


def goods_slot(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    kind = CAMEL if t.printed.takes_camel[slot] else SHIP
    return pen.amount(GOOD_AT[slot], yield_of(t, NOBODY if seat is None else seat, GOOD_AT[slot], kind))


GIVES: Final[dict[int, Callable[[Table, int | None, int, Pen], str]]] = {
    CARAVAN: piece_slot,
    SHIPYARD: piece_slot,
    **dict.fromkeys((GIFTS_1, GIFTS_2), gifts_slot),
    **dict.fromkeys((RARE_GREY, RARE_YELLOW, RARE_RED), rare_slot),
    **dict.fromkeys(range(IMPROVEMENT, IMPROVEMENT + IMPROVEMENT_SLOTS), improvement_slot),
    FIRST_TO_PLAY: first_slot,
    ONE_LEVEL: tower_slot,
    TWO_LEVELS: tower_slot,
    TRAITOR: traitor_slot,
    TAXMAN: taxman_slot,
    MARAUDERS: marauders_slot,
    WAR_SUPPLIES: war_slot,
}
ALWAYS: Final = {
    TEMPLE_PALMYRA: "gives-temple-mission",
    TEMPLE_EBLA: "gives-temple",
    MARKET_PALMYRA: "gives-market",
    MARKET_EBLA: "gives-market-up",
    MISSIONS_1: "gives-missions",
    MISSIONS_2: "gives-missions",
}
"""The slots that give the same in every era, to everybody."""


def gives(t: Table, seat: int | None, slot: int, pen: Pen) -> str:
    """What a slot gives in this era, to this player if there is one."""
    return pen.say(ALWAYS[slot]) if slot in ALWAYS else GIVES.get(slot, goods_slot)(t, seat, slot, pen)
