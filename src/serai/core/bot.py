"""What a bot is and what it sees: its own seat's view, the legal actions, and re-dealt copies to think on.

A bot is asked for one decision at a time. One that wants to keep what it has thought, as a search keeps its tree, has
`begin` as well: then it sits through a game in a session of its own, and is told what is played.
"""

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

    def asked(self) -> str:
        """The kind of decision that is to be taken now, by its name."""
        return type(self._state.stack[-1]).__name__

    def notation(self, action: int) -> str:
        return self._state.notation(action)


class Bot(Protocol):
    """Anything with this one method is a bot, wherever it was written."""

    def choose(self, chair: Chair) -> int:
        """One of `chair.legal()`."""


class Session(Protocol):
    """A bot on one chair, from wherever the game was when it sat down. Nothing is taken back: after a step back it
    sits down anew."""

    def moved(self, action: int | None) -> None:
        """This was just played, by whichever seat or by chance; None where the seat cannot tell what it was."""

    def choose(self, budget: float) -> int:
        """One of `chair.legal()`, within so many seconds."""

    # One that has `follows_others = False` is told of its own actions only; of all others, that there was something.


class Sitting:
    """A bot on its chair, whether or not it keeps a session: whoever drives a game tells and asks it in one way."""

    def __init__(self, bot: Bot, chair: Chair) -> None:
        begin: Any = getattr(bot, "begin", None)
        self.bot = bot
        self.chair = chair
        self.session: Session | None = begin(chair) if begin is not None else None
        self.follows_others = bool(getattr(self.session, "follows_others", True))

    def play(self, action: int) -> None:
        """Carry out an action at the chair's table, and tell the bot."""
        known = self.known(action)
        self.chair._state.apply(action)
        self.told(known)

    def known(self, action: int) -> int | None:
        """What to tell the bot of an action that is about to be played: finding out what its seat can tell of
        another's takes a view for every option, which only those pay for who want to hear it."""
        state, seat = self.chair._state, self.chair.seat
        if self.session is None or (state.actor != seat and not self.follows_others):
            return None
        return known_action(state, seat, action)

    def told(self, known: int | None) -> None:
        if self.session is not None:
            self.session.moved(known)

    def choose(self, budget: float) -> int:
        return self.bot.choose(self.chair) if self.session is None else self.session.choose(budget)


def known_action(state: State, seat: int, action: int) -> int | None:
    """An action that is about to be played, for one who sits at this seat: None if another one would look the same."""
    if state.actor == seat:
        return action
    seen = view_after(state, seat, action)
    for other in state.legal():
        if other != action and view_after(state, seat, other) == seen:
            return None
    return action


def view_after(state: State, seat: int, action: int) -> dict[str, Any]:
    after = state.clone()
    after.apply(action)
    return after.view(seat)
