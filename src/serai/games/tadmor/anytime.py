"""The actions that are resolved at any time: collecting goods, peace gifts, caravan, shipyard. (3, 4, 122)"""

from typing import Final

from serai.core.step import Automatic
from serai.games.tadmor.actions import USE
from serai.games.tadmor.cards import DOUBLE_GIFTS, SHIP_BONUS
from serai.games.tadmor.constants import (
    ANYTIME,
    CAMEL,
    CARAVAN,
    COLOURS,
    FROM_GIFTS,
    GIFTS_1,
    GIFTS_2,
    GOOD_AT,
    MARBLE,
    NOBODY,
    PLACES,
    SHIP,
    SHIPYARD,
)
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.table import Table

IS_ANYTIME: Final = [place in ANYTIME for place in range(len(PLACES))]


def can_use(t: Table, seat: int, place: int) -> bool:
    """Caravan and shipyard have requirements; the others always work."""
    if place == CARAVAN:
        return meets_caravan(t, seat)
    if place == SHIPYARD:
        return meets_shipyard(t, seat)
    return True


def anytime_options(t: Table, seat: int) -> list[int]:
    """The anytime pieces that can be resolved now."""
    options: list[int] = []
    last = NOBODY
    for piece in t.players[seat].pieces:
        place = place_of(piece)
        if place != last and IS_ANYTIME[place] and can_use(t, seat, place):
            options.append(USE + place)
        last = place
    return options


def use_anytime(t: Table, seat: int, piece: int) -> None:
    """Resolve an anytime piece and send it home."""
    place = place_of(piece)
    t.send_home(seat, piece)
    if place == CARAVAN:
        t.gain_piece(seat, CAMEL)
    elif place == SHIPYARD:
        t.gain_piece(seat, SHIP)
    elif place in (GIFTS_1, GIFTS_2):
        t.score(seat, gift_of(t, seat, place), FROM_GIFTS)
    else:
        t.gain(seat, GOOD_AT[place], yield_of(t, seat, GOOD_AT[place], kind_of(piece)))


def yield_of(t: Table, seat: int, good: int, kind: int) -> int:
    """As much as the era and the piece give; the improvements of a seat add to what its ships bring. (35)"""
    amount = t.printed.yields[kind][1 if good >= MARBLE else 0][t.era()]
    if kind == SHIP and seat != NOBODY:
        for tile in t.owned(seat, SHIP_BONUS):
            if t.printed.tiles[tile].good == good:
                amount += t.printed.tiles[tile].amount
    return amount


def gift_of(t: Table, seat: int, place: int) -> int:
    """The points of a spot of the peace gifts. (I44)"""
    points = t.printed.gifts[0 if place == GIFTS_1 else 1][t.era()]
    return points * 2 if seat != NOBODY and t.owns(seat, DOUBLE_GIFTS) else points


# Requirements --------------------------------------------------------------------------------------------------------


def meets_caravan(t: Table, seat: int) -> bool:
    """For the fourth camel a tower or missions; for the fifth more of one, or some of both. (69)"""
    me = t.players[seat]
    if me.camels >= t.printed.most[CAMEL]:
        return False
    missions = me.missions()
    if me.camels < 4:
        tower, fulfilled = t.printed.fourth_camel
        return me.tower >= tower or missions >= fulfilled
    tower, fulfilled, both_tower, both_missions = t.printed.fifth_camel
    return me.tower >= tower or missions >= fulfilled or (me.tower >= both_tower and missions >= both_missions)


def meets_shipyard(t: Table, seat: int) -> bool:
    """One rare good of each colour for the third ship, two of each for the fourth; none is spent. (66)"""
    me = t.players[seat]
    if me.ships >= t.printed.most[SHIP]:
        return False
    needed = t.printed.ship_sets[0 if me.ships < 3 else 1]
    return all(me.of_colour(colour) >= needed for colour in range(len(COLOURS)))


# By itself -----------------------------------------------------------------------------------------------------------


class ResolveAnytime(Automatic):
    """All anytime pieces that can be resolved are: once the Improvements phase is over, waiting gains nothing. (122)

    Before the Construction phase it happens to everybody, so that nobody's construction takes away what they ask for.
    """

    def happen(self, t: Table) -> None:
        resolve_anytime(t, self.seat)


def resolve_anytime(t: Table, seat: int) -> None:
    for piece in t.players[seat].pieces.copy():
        if IS_ANYTIME[place_of(piece)] and can_use(t, seat, place_of(piece)):
            use_anytime(t, seat, piece)
