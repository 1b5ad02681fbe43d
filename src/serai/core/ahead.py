"""What an action would bring: the end of a turn, what follows by itself, something new to its seat."""

import random
from typing import Final

from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

TURN: Final = "turn"
"""What a game tells when somebody's turn begins."""

REDEAL_SAMPLES: Final = 8
"""How often what a seat cannot know is dealt anew, to see whether an action has shown it something."""


def ends_turn(state: State, action: int, rng: random.Random) -> bool:
    """Whether a turn is over with this action: once chance has had its say, another decides, or a turn begins."""
    after = state.clone()
    after.log = []
    after.apply(action)
    while after.actor == CHANCE:
        after.apply(draw(after, rng))
    return after.actor != state.actor or any(entry.key == TURN for entry in after.log)


def taken_along(state: State, action: int) -> list[int]:
    """What follows an action by itself, because there is nothing else to choose."""
    after = state.clone()
    after.stack.pop().apply(after, action)
    found: list[int] = []
    while after.stack:
        step = after.stack[-1]
        options = step.legal(after)
        if len(options) != 1 or step.asked_alone(after):
            break
        found += options
        after.stack.pop().apply(after, options[0])
    return found


def reveals(state: State, action: int, rng: random.Random) -> bool:
    """Whether an action shows its seat something it could not know: then it sees another table where that differs."""
    seat = state.actor
    after = state.clone()
    after.apply(action)
    seen = after.view(seat)
    for _ in range(REDEAL_SAMPLES):
        other = state.redeal(seat, rng)
        other.apply(action)
        if other.view(seat) != seen:
            return True
    return False
