"""What a fulfilled mission brings when it is returned, and when it may be. (13, 41, 42, 68, 107, 110, 111)"""

from typing import Final

from serai.core.step import CHANCE
from serai.games.tadmor.actions import RETURN
from serai.games.tadmor.cards import (
    DESTROY,
    DRAW_MISSIONS,
    FETCH_RARE_GOOD,
    FIVE_GOODS,
    FREE_TOWER,
    NEW_BASEMENT,
    NEXT_CAMEL,
    NEXT_PART,
    NEXT_SHIP,
    OPEN_MARKET,
)
from serai.games.tadmor.constants import BASEMENT, CAMEL, EVERY_TRADE, MISSIONS, NOBODY, SHIP
from serai.games.tadmor.goods import ANY_GOOD, TRADED_AREA, ChooseGoods
from serai.games.tadmor.missions import DrawMissions, can_draw
from serai.games.tadmor.rare_goods import FetchRareGood
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import ReceivePart, free_parts, in_stock, raise_part
from serai.games.tadmor.tower import DestroyLevels, add_levels, tower_targets
from serai.games.tadmor.trading import open_trades

PIECE_BENEFITS: Final = [NEXT_SHIP, NEXT_CAMEL]
"""Also when it is one's turn to place. (13)"""
WINDOW_BENEFITS: Final = [NEXT_SHIP, NEXT_CAMEL, OPEN_MARKET, FIVE_GOODS]
"""In every window of the Resolution stage. (110)"""
ONLY_IN_CONSTRUCTION: Final = [FETCH_RARE_GOOD, NEXT_PART, FREE_TOWER, NEW_BASEMENT, DESTROY, DRAW_MISSIONS]
CONSTRUCTION_BENEFITS: Final = [*WINDOW_BENEFITS, *ONLY_IN_CONSTRUCTION]
"""In one's Construction window. (110)"""


def with_benefit(t: Table, seat: int, benefits: list[int]) -> list[int]:
    """The face-up missions that bring one of these."""
    fulfilled = t.players[seat].fulfilled
    if not fulfilled:
        return []
    return [
        mission
        for mission in range(len(MISSIONS))
        if fulfilled >> mission & 1 and t.printed.missions[mission].benefit in benefits
    ]


def return_options(t: Table, seat: int, benefits: list[int]) -> list[int]:
    """Never in vain. (111)"""
    return [RETURN + mission for mission in with_benefit(t, seat, benefits) if helps(t, seat, mission)]


def helps(t: Table, seat: int, mission: int) -> bool:
    me = t.players[seat]
    benefit = t.printed.missions[mission].benefit
    if benefit == NEXT_SHIP:
        return me.ships < t.printed.most[SHIP]
    if benefit == NEXT_CAMEL:
        return me.camels < t.printed.most[CAMEL]
    if benefit == OPEN_MARKET:
        return open_trades(t, seat) != EVERY_TRADE
    if benefit == FETCH_RARE_GOOD:
        return any(top != NOBODY for top in t.tops)
    if benefit == NEXT_PART:
        return len(free_parts(t, seat)) > 0
    if benefit == NEW_BASEMENT:
        return in_stock(t, BASEMENT)
    if benefit == DESTROY:
        return len(tower_targets(t, seat)) > 0
    if benefit == DRAW_MISSIONS:
        return can_draw(t)
    return True


def turn_over(t: Table, seat: int, mission: int) -> None:
    """Face down: from now on it counts half. (72)"""
    me = t.players[seat]
    me.fulfilled &= ~(1 << mission)
    me.returned |= 1 << mission
    t.tell("return", seat, mission)


def return_mission(t: Table, seat: int, mission: int) -> None:
    """Take a benefit that belongs to windows, or to one's turn to place."""
    turn_over(t, seat, mission)
    printed = t.printed.missions[mission]
    benefit = printed.benefit
    if benefit == NEXT_SHIP:
        t.gain_piece(seat, SHIP)
    elif benefit == NEXT_CAMEL:
        t.gain_piece(seat, CAMEL)
    elif benefit == OPEN_MARKET:
        t.players[seat].market_open = 1
    elif benefit == FIVE_GOODS:
        t.push(ChooseGoods(seat, printed.amount, ANY_GOOD, TRADED_AREA))
    elif benefit == FETCH_RARE_GOOD:
        t.push(FetchRareGood(seat))
    elif benefit == NEXT_PART:
        t.push(ReceivePart(seat))
    elif benefit == NEW_BASEMENT:
        raise_part(t, seat, BASEMENT)
    elif benefit == FREE_TOWER:
        add_levels(t, seat, printed.amount)
    elif benefit == DESTROY:
        t.push(DestroyLevels(seat, printed.amount))
    else:
        t.push(DrawMissions(CHANCE, seat, printed.amount))
