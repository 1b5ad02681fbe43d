"""What a bot is and what it sees: its own seat's view, the legal actions, and re-dealt copies to think on."""

import random
from typing import Any, Protocol

from serai.core.state import State


class Chair:
    """The only thing a bot holds of a game. It has no door to what the seat may not know."""

    def __init__(self, state: State, seat: int, rng: random.Random) -> None:
        self._state = state
        self.seat = seat
        self.rng = rng

    def legal(self) -> list[int]:
        return self._state.legal()

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def redeal(self) -> State:
        """A copy in which all that this seat cannot know is dealt anew: a bot may do with it as it likes."""
        return self._state.redeal(self.seat, self.rng)

    def notation(self, action: int) -> str:
        return self._state.notation(action)


class Bot(Protocol):
    """Anything with this one method is a bot, wherever it was written."""

    def choose(self, chair: Chair) -> int:
        """One of `chair.legal()`."""
