"""Trading: markets, trading improvements, goods for points, missions discarded for a good. (37 to 43, 102)"""

from typing import Final

from serai.core.sets import members, total
from serai.games.tadmor.actions import BUY, DISCARD, TRADE
from serai.games.tadmor.cards import GOODS_FOR_POINTS, TRADE_TILE
from serai.games.tadmor.constants import (
    EVERY_TRADE,
    FROM_SPENT,
    GETS,
    GIVES,
    MARBLE,
    MARKET_EBLA,
    MARKETS,
    PLACES,
    TRADES,
    UPWARD,
)
from serai.games.tadmor.goods import ANY_GOOD, TRADED_AREA, ChooseGoods
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.table import Table

IS_MARKET: Final = [place in MARKETS for place in range(len(PLACES))]


def open_trades(t: Table, seat: int) -> int:
    """The exchanges open to this player now, as a set, whatever lies in the warehouse."""
    me = t.players[seat]
    if me.market_open:
        return EVERY_TRADE
    trades = 0
    for piece in me.pieces:
        place = place_of(piece)
        if place == MARKET_EBLA:
            trades |= UPWARD
        elif IS_MARKET[place]:
            return EVERY_TRADE
    for tile in t.owned(seat, TRADE_TILE):
        trades |= t.printed.tiles[tile].trades
    return trades


def trade_options(t: Table, seat: int) -> list[int]:
    """Trades with what lies in the warehouse, then goods for points. Traded goods stay what they are. (37)"""
    me = t.players[seat]
    options: list[int] = []
    if total(me.goods):
        trades = open_trades(t, seat)
        if trades:
            for trade in range(len(TRADES)):
                if trades >> trade & 1 and me.goods[GIVES[trade]]:
                    options.append(TRADE + trade)
    if t.owns(seat, GOODS_FOR_POINTS):
        if not me.bought_basic:
            options += [BUY, BUY + 1]
        if not me.bought_advanced:
            options += [BUY + 2, BUY + 3]
    return options


def trade(t: Table, seat: int, trade: int) -> None:
    """Any number of times, one exchange at a time."""
    me = t.players[seat]
    me.goods[GIVES[trade]] -= 1
    t.tell("trade", seat, trade)
    t.tell("pay", seat, 1, GIVES[trade])
    for good in GETS[trade]:
        t.gain_traded(seat, good, 1)


def buy_good(t: Table, seat: int, good: int) -> None:
    """One basic and one advanced good each turn, for points, even into the negative. (43)"""
    me = t.players[seat]
    sort = 1 if good >= MARBLE else 0
    if sort:
        me.bought_advanced = 1
    else:
        me.bought_basic = 1
    t.score(seat, -t.printed.tiles[t.owned(seat, GOODS_FOR_POINTS)[0]].prices[sort], FROM_SPENT)
    t.gain_traded(seat, good, 1)


def discard_options(t: Table, seat: int) -> list[int]:
    return members(t.players[seat].hand, DISCARD)


def discard_mission(t: Table, seat: int, mission: int) -> None:
    """From the hand to the discard pile, for one good of choice, which counts as traded. (38)"""
    t.players[seat].hand &= ~(1 << mission)
    t.discards |= 1 << mission
    t.tell("discard", seat, mission)
    t.push(ChooseGoods(seat, 1, ANY_GOOD, TRADED_AREA))
