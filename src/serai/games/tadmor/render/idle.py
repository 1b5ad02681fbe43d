"""Where a piece can do nothing for its owner in this turn, whatever else happens in it, and why."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Fact, Say, Several
from serai.games.tadmor.anytime import IS_ANYTIME, meets_caravan, meets_shipyard
from serai.games.tadmor.cards import TAX_IMMUNITY
from serai.games.tadmor.constants import (
    CAMEL,
    CARAVAN,
    COLOURS,
    FIRST_TO_PLAY,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    MARAUDERS,
    NOBODY,
    RARE_GREY,
    RARE_RED,
    RARE_YELLOW,
    SHIP,
    SHIPYARD,
    TAXMAN,
    TRAITOR,
)
from serai.games.tadmor.construction import COLOUR_AT
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.things import COLOUR
from serai.games.tadmor.table import Table


def lacking(t: Table, action: int) -> Say | None:
    """What is lacking where a piece would be sent for nothing."""
    a = Action(t, action)
    return idle(t, a.seat, a.n) if a.kind in ("camel", "ship") and a.asked == "Place" else None


def idle(t: Table, seat: int, place: int) -> Say | None:
    """Why a place can bring this player nothing any more in this turn; None where it may."""
    return IDLE[place](t, seat, place) if place in IDLE else None


def lack(key: str, **facts: Fact) -> Say:
    return Say(f"lack-{key}", **facts)


# New pieces -----------------------------------------------------------------------------------------------------------


def chances(t: Table, seat: int) -> int:
    """By how many pieces and missions, at most, a player who places one elsewhere may still get on in this turn."""
    me = t.players[seat]
    elsewhere = sum(not IS_ANYTIME[place_of(piece)] for piece in me.pieces)
    return me.camels_left + me.ships_left - 1 + elsewhere + me.fulfilled.bit_count()


def caravan(t: Table, seat: int, place: int) -> Say | None:
    if t.players[seat].camels >= t.printed.most[CAMEL]:
        return lack("camels", n=t.printed.most[CAMEL])
    if t.is_last_turn():
        return lack("time-for-piece")
    return None if meets_caravan(t, seat) or chances(t, seat) else lack("tower-or-missions")


def shipyard(t: Table, seat: int, place: int) -> Say | None:
    """Each piece or mission brings one rare good at most, and a first complete temple some more."""
    me = t.players[seat]
    if me.ships >= t.printed.most[SHIP]:
        return lack("ships", n=t.printed.most[SHIP])
    if t.is_last_turn():
        return lack("time-for-piece")
    missing = missing_colours(t, seat)
    ways = chances(t, seat)
    most = ways + max(t.printed.completion_goods, default=0) if ways else 0
    if meets_shipyard(t, seat) or sum(missing) <= most:
        return None
    return lack("colours", colours=Several([COLOUR[colour] for colour, n in enumerate(missing) if n]))


def missing_colours(t: Table, seat: int) -> list[int]:
    """By colour, how many rare goods the next ship still asks for."""
    me = t.players[seat]
    sets = t.printed.ship_sets[0 if me.ships < 3 else 1]
    return [max(0, sets - me.of_colour(colour)) for colour in range(len(COLOURS))]


# The other places -----------------------------------------------------------------------------------------------------


def port(t: Table, seat: int, place: int) -> Say | None:
    return lack("stack") if t.tops[COLOUR_AT[place]] == NOBODY else None


def improvement(t: Table, seat: int, place: int) -> Say | None:
    return None if t.display else lack("display")


def traitor(t: Table, seat: int, place: int) -> Say | None:
    return None if t.printed.traitor[t.era()] else lack("traitor")


def taxman(t: Table, seat: int, place: int) -> Say | None:
    if t.owns(seat, TAX_IMMUNITY):
        return lack("tax-of-yours")
    return None if t.printed.tax_gold[t.era()] or t.printed.tax_points[t.era()] else lack("tax")


IDLE: Final[dict[int, Callable[[Table, int, int], Say | None]]] = {
    CARAVAN: caravan,
    SHIPYARD: shipyard,
    **dict.fromkeys((RARE_GREY, RARE_YELLOW, RARE_RED), port),
    **dict.fromkeys(range(IMPROVEMENT, IMPROVEMENT + IMPROVEMENT_SLOTS), improvement),
    TRAITOR: traitor,
    TAXMAN: taxman,
    MARAUDERS: lambda t, seat, place: lack("time-for-marauders") if t.is_last_turn() else None,
    FIRST_TO_PLAY: lambda t, seat, place: lack("time-for-turn") if t.is_last_turn() else None,
}
