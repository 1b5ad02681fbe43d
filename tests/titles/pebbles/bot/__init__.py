"""What the bots know of Pebbles: more is better."""

from serai.core.state import State


def worth(state: State, seat: int) -> float:
    return float(state.scores()[seat].total)
