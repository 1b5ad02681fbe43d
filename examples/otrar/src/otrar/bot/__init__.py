"""What the bots know of Otrar: how much a position is worth to a seat, in points, and what it is as numbers."""

from typing import Final

from otrar.bot.features import LAYOUT, features
from otrar.constants import WARES
from otrar.player import Player
from otrar.scoring import quarter_points, set_points
from otrar.table import Table
from serai.core.state import State

__all__ = ["LAYOUT", "features", "worth"]

COIN: Final = 0.45
"""A coin left for a die to come; at the end it is worth less."""
CARD: Final = 1.2
"""A card that may become a stall."""
RIVALRY: Final = 0.25
"""What harms the best opponent helps a little."""


def worth(state: State, seat: int) -> float:
    assert isinstance(state, Table)
    if state.is_over:
        return float(state.players[seat].score())
    rivals = [standing(state, other) for other in range(state.seats) if other != seat]
    return standing(state, seat) - RIVALRY * max(rivals)


def standing(t: Table, seat: int) -> float:
    """The points one has and those in sight, as if the fair ended soon."""
    me = t.players[seat]
    to_come = (t.setting.days - t.day) / t.setting.days
    value = float(me.score())
    for quarter in range(len(WARES)):
        value += quarter_worth(t, seat, quarter)
    wares = [me.wares(ware) for ware in range(len(WARES))]
    value += (1.0 - 0.5 * to_come) * set_points(t.printed, wares)
    value += CARD * to_come * useful(t, me)
    return value + me.coins * (COIN * to_come + (1.0 - to_come) / t.printed.coins_for_point)


def quarter_worth(t: Table, seat: int, quarter: int) -> float:
    """The prize as the stalls stand now, and a little for each stall: a lead may be lost, and won back."""
    return 0.8 * quarter_points(t, seat, quarter) + 0.5 * t.players[seat].stalls[quarter]


def useful(t: Table, me: Player) -> int:
    """The cards with which a stall can be opened."""
    left = t.printed.stalls - sum(me.stalls)
    return min(left, sum([me.wares(ware) for ware in range(len(WARES))]))
