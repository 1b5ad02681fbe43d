"""A player's windows in the Resolution stage: what can be done in each of them. (3, 89)

A window asks until its owner is done. Trades, discarded missions and returned ones are open in every window; what
else a window offers, the step says that opens it.
"""

from serai.games.tadmor.actions import BUY, DISCARD, DONE, REST, RETURN, TRADE, USE
from serai.games.tadmor.anytime import use_anytime
from serai.games.tadmor.constants import NOBODY
from serai.games.tadmor.last_turn import still_of_use
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.returns import WINDOW_BENEFITS, return_mission, return_options
from serai.games.tadmor.table import Table
from serai.games.tadmor.trading import buy_good, discard_mission, discard_options, trade, trade_options


def window_options(t: Table, seat: int, benefits: list[int]) -> list[int]:
    """What every window offers, together with the returns of its kind; sorted."""
    options = trade_options(t, seat)
    if not t.players[seat].resting:
        options += discard_options(t, seat) + return_options(t, seat, benefits)
    return still_of_use(t, seat, options) if t.is_last_turn() else options


def may_rest(t: Table, options: list[int]) -> list[int]:
    """These options, and where a later window would offer some of its missions again, to let them rest. (130)"""
    if t.rules.missions_can_rest and any(comes_again(t, action) for action in options):
        options.append(REST)
    return options


def comes_again(t: Table, action: int) -> bool:
    """A mission that every window of this turn would offer."""
    if t.kind(action) == RETURN:
        return t.printed.missions[action - RETURN].benefit in WINDOW_BENEFITS
    return t.kind(action) == DISCARD


def only_discards(t: Table, options: list[int]) -> bool:
    """All that a window has to offer are the cards in hand."""
    return all(t.kind(action) in (DONE, DISCARD) for action in options)


def in_window(t: Table, seat: int, action: int) -> None:
    """Carry out what every window offers."""
    kind = t.kind(action)
    if kind == TRADE:
        trade(t, seat, action - TRADE)
    elif kind == BUY:
        buy_good(t, seat, action - BUY)
    elif kind == DISCARD:
        discard_mission(t, seat, action - DISCARD)
    elif kind == REST:
        t.players[seat].resting = 1
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
