"""The camel market in the middle of the city: sell one camel for a boon, or take all that stand there."""

from serai.games.merv.actions import SELL_CAMEL, TAKE_CAMELS
from serai.games.merv.caravansary import TakeAnyCard
from serai.games.merv.library import gain_scroll
from serai.games.merv.mosque import FreeStep
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.table import Table
from serai.games.merv.words import (
    BOON_CARD,
    BOON_FAVOUR,
    BOON_MOSQUE,
    BOON_RARE_GOOD,
    BOON_SCROLL,
    BOON_SOLDIER,
    BOON_WHITE_CUBE,
    WHITE,
)


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
        market_boon(t, seat, t.printed.market_boon[t.market_side][action - SELL_CAMEL])


def sell_camel(t: Table, seat: int, slot: int) -> None:
    t.players[seat].camels -= 1
    t.market |= 1 << slot
    t.tell("sell_camel", seat, t.printed.market_boon[t.market_side][slot])


def market_boon(t: Table, seat: int, boon: int) -> None:
    """A boon that cannot be used may still be chosen, for nothing. (B6)"""
    if boon == BOON_WHITE_CUBE:
        t.gain_cube(seat, WHITE)
    elif boon == BOON_SCROLL:
        gain_scroll(t, seat)
    elif boon == BOON_CARD:
        t.push(TakeAnyCard(seat))
    elif boon == BOON_FAVOUR:
        t.gain_favour(seat, 1)
    elif boon == BOON_RARE_GOOD:
        t.gain_good(seat, True)
    elif boon == BOON_MOSQUE:
        t.push(FreeStep(seat))
    elif boon == BOON_SOLDIER:
        t.push(DEPLOY[seat])
