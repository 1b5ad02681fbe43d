"""The camel market in the middle of the city: sell one camel for a boon, or take all that stand there."""

from serai.games.merv.actions import SELL_CAMEL, TAKE_CAMELS
from serai.games.merv.table import Table


def add_trades(t: Table, seat: int, options: list[int]) -> None:
    """Take all camels, even none; or sell one on a slot that is free. (B5)"""
    options.append(TAKE_CAMELS)
    if t.players[seat].camels > 0:
        for slot in range(4):
            if not t.market >> slot & 1:
                options.append(SELL_CAMEL + slot)


def worth_asking(t: Table, seat: int) -> bool:
    """After the action, nobody is asked about a trade that can change nothing."""
    return t.market != 0 or t.players[seat].camels > 0


def trade(t: Table, seat: int, action: int) -> None:
    if action == TAKE_CAMELS:
        t.tell("take_camels", seat, t.market.bit_count())
        t.players[seat].camels += t.market.bit_count()
        t.market = 0
    else:
        sell_camel(t, seat, action - SELL_CAMEL)
        t.gain_boon(seat, t.printed.market_boon[t.market_side][action - SELL_CAMEL])


def sell_camel(t: Table, seat: int, slot: int) -> None:
    t.players[seat].camels -= 1
    t.market |= 1 << slot
    t.tell("sell_camel", seat, t.printed.market_boon[t.market_side][slot])
