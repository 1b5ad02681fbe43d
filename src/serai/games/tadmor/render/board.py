"""The regions of the board as a terminal shows them: each slot with its shape, who stands there and what it gives."""

from collections.abc import Callable
from typing import Final

from serai.core.render.ink import LIT, QUIET, TITLE, Ink, beside, pad, width_of
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
from serai.games.tadmor.render.ink import COLOUR_INK, amount, person, short
from serai.games.tadmor.render.speech import texts
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import band_of

NAMES: Final = 10
"""How wide the names of the slots are."""

WEST: Final = ["north_sea", "south_sea"]
MIDDLE: Final = ["antioch", "ebla", "damascus"]
EAST: Final = ["palmyra", "euphrates"]
"""The regions as they lie on the map, in three columns."""
GAP: Final = 4
"""The most room between two columns."""


def say(key: str, **facts: int | str) -> str:
    return texts().say("picture", key, dict(facts))


def regions(t: Table, seat: int | None, ink: Ink, width: int, below: list[str]) -> list[str]:
    """Three columns from west to east, or two where these are too wide; in the west there is room for more below."""
    west, middle, east = [column(t, seat, names, ink) for names in (WEST, MIDDLE, EAST)]
    columns = [[*west, "", *below], middle, east]
    needed = sum(max(map(width_of, lines)) for lines in columns)
    if needed + 4 > width:
        columns = [[*west, "", *middle], [*east, "", *below]]
    gap = min(GAP, max(2, (width - needed) // 2))
    lines = columns[0]
    for other in columns[1:]:
        lines = beside(lines, other, gap)
    return lines


def column(t: Table, seat: int | None, names: list[str], ink: Ink) -> list[str]:
    lines: list[str] = []
    for name in names:
        lines += ([""] if lines else []) + region(t, seat, REGIONS.index(name), ink)
    return lines


def region(t: Table, seat: int | None, number: int, ink: Ink) -> list[str]:
    slots = [slot for slot in t.setting.slots if t.printed.region_of[slot] == number]
    return [title(t, seat, number, ink), *[line(t, seat, slot, ink) for slot in slots]]


def title(t: Table, seat: int | None, number: int, ink: Ink) -> str:
    """The name of a region, and what the Marauders have to do with it."""
    name = ink(texts().word("region_head", number), TITLE)
    if number == t.revealed:
        return f"{name}  {ink(say('coming'), LIT)}"
    if number == t.under_attack:
        return f"{name}  {say('safe')}" if is_placing(t) else f"{name}  {ink(say('under_attack'), LIT)}"
    return f"{name}  {say('yours')}" if seat is not None and t.holder == seat and t.chosen == number else name


def is_placing(t: Table) -> bool:
    """In the Placement stage the region attacked last is the one where nobody can come this turn."""
    return bool(t.stack) and isinstance(t.stack[-1], Place)


# A slot ---------------------------------------------------------------------------------------------------------------


def line(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    name = texts().word("slot", slot)
    if slot in COLOUR_AT:
        name = ink(name, COLOUR_INK[COLOUR_AT[slot]])
    return f"{pad(marker(t, slot, ink), 3)} {pad(name, NAMES)}{gives(t, seat, slot, ink)}".rstrip()


def marker(t: Table, slot: int, ink: Ink) -> str:
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
        return left + "".join(person(at, ink) for at, _ in here) + right
    return ink(f"{left}-{right}", QUIET) if t.occupied >> slot & 1 else ink(f"{left} {right}", TITLE)


def piece_slot(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    """Caravan and shipyard: the next piece, and whether what it asks is there."""
    kind = CAMEL if slot == CARAVAN else SHIP
    if seat is None:
        return say(["a_camel", "a_ship"][kind])
    me = t.players[seat]
    owned = [me.camels, me.ships][kind]
    if owned >= t.printed.most[kind]:
        return say("no_more")
    if t.turn == t.printed.turns:
        return say("nothing_more")
    ready = meets_caravan(t, seat) if kind == CAMEL else meets_shipyard(t, seat)
    return say(["nth_camel", "nth_ship"][kind], n=owned + 1, ready=say("ready" if ready else "not_yet"))


def rare_slot(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    colour = COLOUR_AT[slot]
    if t.tops[colour] == NOBODY:
        return say("empty")
    return say("rare", price=rare_price(t, seat, colour, ink), kind=t.tops[colour])


def rare_price(t: Table, seat: int | None, colour: int, ink: Ink) -> str:
    """As printed, less what this player need not pay; prices of several goods stay as they are."""
    cost = t.printed.rare_cost[colour]
    if seat is not None and sum(n > 0 for n in cost) == 1:
        cost = [max(0, n - rare_discount(t, seat)) for n in cost]
    return short(cost, ink)


def tower_slot(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    """What the next level, or the next two, would cost this player."""
    prices, key = (t.printed.one_level, "one_level") if slot == ONE_LEVEL else (t.printed.two_levels, "two_levels")
    cost = prices[band_of(t, (0 if seat is None else t.players[seat].tower) + 1)].copy()
    if seat is not None and t.owns(seat, WITHOUT_WOOD):
        cost[WOOD] = 0
    return say(key, price=short(cost, ink))


def traitor_slot(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    levels = t.printed.traitor[t.era()]
    return say("traitor", n=levels) if levels else say("nothing")


def taxman_slot(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    return say("taxman" if t.printed.tax_gold[t.era()] or t.printed.tax_points[t.era()] else "nothing")


def first_slot(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    return say("first_slot", n=t.printed.first_goods) if t.turn < t.printed.turns else say("nothing_more")


GIVES: Final[dict[int, Callable[[Table, int | None, int, Ink], str]]] = {
    CARAVAN: piece_slot,
    SHIPYARD: piece_slot,
    **{
        slot: lambda t, seat, slot, ink: f"{gift_of(t, NOBODY if seat is None else seat, slot)}Pt"
        for slot in (GIFTS_1, GIFTS_2)
    },
    **dict.fromkeys((RARE_GREY, RARE_YELLOW, RARE_RED), rare_slot),
    **{
        slot: lambda t, seat, slot, ink: say("improvement", n=t.printed.price[t.era()])
        for slot in range(IMPROVEMENT, IMPROVEMENT + IMPROVEMENT_SLOTS)
    },
    TEMPLE_PALMYRA: lambda t, seat, slot, ink: say("temple_mission"),
    TEMPLE_EBLA: lambda t, seat, slot, ink: say("temple"),
    MARKET_PALMYRA: lambda t, seat, slot, ink: say("market"),
    MARKET_EBLA: lambda t, seat, slot, ink: say("market_up"),
    FIRST_TO_PLAY: first_slot,
    ONE_LEVEL: tower_slot,
    TWO_LEVELS: tower_slot,
    TRAITOR: traitor_slot,
    **{slot: lambda t, seat, slot, ink: say("missions_slot") for slot in (MISSIONS_1, MISSIONS_2)},
    TAXMAN: taxman_slot,
    MARAUDERS: lambda t, seat, slot, ink: say("marauders_slot" if t.turn < t.printed.turns else "nothing_more"),
    WAR_SUPPLIES: lambda t, seat, slot, ink: say("war_seen") if seat is None else say("war", n=lead(t, seat)),
}


def gives(t: Table, seat: int | None, slot: int, ink: Ink) -> str:
    """What a slot gives in this era, to this player if there is one."""
    if slot in GIVES:
        return GIVES[slot](t, seat, slot, ink)
    kind = CAMEL if t.printed.takes_camel[slot] else SHIP
    return amount(GOOD_AT[slot], yield_of(t, NOBODY if seat is None else seat, GOOD_AT[slot], kind), ink)
