"""A player's windows in the Resolution stage: what can be done in each of them. (3, 89)

A window asks until its owner is done. Trades, discarded missions and returned ones are open in every window; what
else a window offers, the step says that opens it.
"""

from serai.games.tadmor.actions import BUY, DISCARD, RETURN, TRADE, USE
from serai.games.tadmor.anytime import use_anytime
from serai.games.tadmor.constants import NOBODY
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.returns import return_mission, return_options
from serai.games.tadmor.table import Table
from serai.games.tadmor.trading import buy_good, discard_mission, discard_options, trade, trade_options


def window_options(t: Table, seat: int, benefits: list[int]) -> list[int]:
    """What every window offers, together with the returns of its kind; sorted."""
    return trade_options(t, seat) + discard_options(t, seat) + return_options(t, seat, benefits)


def in_window(t: Table, seat: int, action: int) -> None:
    """Carry out what every window offers."""
    kind = t.kind(action)
    if kind == TRADE:
        trade(t, seat, action - TRADE)
    elif kind == BUY:
        buy_good(t, seat, action - BUY)
    elif kind == DISCARD:
        discard_mission(t, seat, action - DISCARD)
    else:
        return_mission(t, seat, action - RETURN)


def piece_at(t: Table, seat: int, place: int) -> int:
    """This player's piece on a place, or NOBODY."""
    for piece in t.players[seat].pieces:
        if place_of(piece) == place:
            return piece
    return NOBODY


def use_piece(t: Table, seat: int, action: int) -> None:
    """Resolve an anytime piece."""
    use_anytime(t, seat, piece_at(t, seat, action - USE))
