"""What the bots know of the game: how much a position is worth to a seat, in points, and what it is as numbers."""

from serai.core.state import State

from .features import LAYOUT, features


def worth(state: State, seat: int) -> float:
    return float(state.scores()[seat].total)


__all__ = ["LAYOUT", "features", "worth"]
