"""What the bots know of the game: how much a position is worth to a seat, in points."""

from serai.core.state import State


def worth(state: State, seat: int) -> float:
    return float(state.scores()[seat].total)
