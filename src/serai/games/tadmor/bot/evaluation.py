"""What a position of Tadmor is worth to a seat: the points it has, what it owns, and what its pieces are about to do.

Written by hand, in points.
"""

from typing import Final

from serai.core.state import State
from serai.games.tadmor.bot.plan import CAMEL_A_TURN, SHIP_A_TURN, Plan
from serai.games.tadmor.bot.tiles import level_worth, place_worth, places_behind, tile_worth
from serai.games.tadmor.constants import TILES
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import mission_points, rare_good_points, temple_points
from serai.games.tadmor.table import Table

RIVALRY: Final = 0.2
"""What harms the best opponent helps a little."""
RESTING: Final = 100.0
"""A bot is never tired of being asked."""


def worth(state: State, seat: int) -> float:
    assert isinstance(state, Table)
    t = state
    me = t.players[seat]
    value = float(me.score())
    if t.is_over:
        return value + 0.01 * me.rare_goods()
    to_come = t.printed.turns - t.turn
    value += achieved(t, me, level_worth(t))
    value += CAMEL_A_TURN * to_come * me.camels + SHIP_A_TURN * to_come * me.ships
    for tile in range(len(TILES)):
        if me.tiles >> tile & 1:
            value += tile_worth(t, seat, t.printed.tiles[tile], to_come)
    value += hand_worth(t, seat, to_come) - RESTING * me.resting
    value -= places_behind(t, seat) * place_worth(to_come)
    value += Plan(t, seat, to_come).worth()
    return value - RIVALRY * best_rival(t, seat)


def achieved(t: Table, me: Player, level: float) -> float:
    """What would score if the game ended now, towers at all their scorings; sets of rare goods promise more."""
    value = me.tower * level + mission_points(t, me) + temple_points(t, me) + rare_good_points(t, me)
    return value + 0.6 * me.unfinished_temples() * min(3, t.printed.turns - t.turn)


def best_rival(t: Table, seat: int) -> float:
    """How far the best opponent has come; what harms him helps a little."""
    level = level_worth(t)
    best = -1000.0
    for other, player in enumerate(t.players):
        if other != seat:
            best = max(best, player.score() + achieved(t, player, level))
    return best


def hand_worth(t: Table, seat: int, to_come: int) -> float:
    """Missions that may still be fulfilled, each next one less likely."""
    if not to_come:
        return 0.0
    value = 0.0
    for place in range(t.players[seat].hand.bit_count()):
        value += 3.0 / (1 + place)
    return value * min(1.0, to_come / 3.0)
