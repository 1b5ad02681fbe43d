"""The state contract: whose decision, what is legal, carry it out, copy.

A game is a stack of decisions. A game's table derives from `State`, adds what lies on it, and says how it is copied,
shown and scored; the handling of the stack is the same for every game and lives here.
"""

import random
from abc import ABC, abstractmethod
from typing import Any

from serai.core.actions import ActionTable
from serai.core.derived import mypyc_attr
from serai.core.errors import BadPosition, Fault, IllegalAction
from serai.core.step import CHANCE, OVER, Step
from serai.core.text import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. Everything that people and bots may do goes through these few methods."""

    def __init__(self, actions: ActionTable, seats: int) -> None:
        self.actions = actions
        self.seats = seats
        self.stack: list[Step[Any]] = []
        self.options: list[int] = []
        """What `legal()` lists now. Internal: callers outside the engine use `legal()`, which hands out a copy."""
        self.log: list[Entry] | None = None
        """Where events are told, when somebody listens."""

    # What a decision is -------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or OVER."""
        return self.stack[-1].seat if self.stack else OVER

    @property
    def is_over(self) -> bool:
        return not self.stack

    def legal(self) -> list[int]:
        """Every legal action, sorted; empty only when the game is over."""
        return self.options.copy()

    def chance(self) -> list[tuple[int, int]]:
        """The outcomes that chance may bring now, each with its weight."""
        if self.actor != CHANCE:
            raise IllegalAction("chance does not decide now")
        return list(zip(self.options, self.stack[-1].weights(self), strict=True))

    def apply(self, action: int) -> None:
        """Carry out a legal action. Any other is refused with IllegalAction and changes nothing."""
        if action not in self.options:
            raise IllegalAction(self.refusal(action))
        self.advance(action)

    def refusal(self, action: int) -> str:
        """One sentence that says why this action is refused."""
        if self.is_over:
            return "the game is over"
        if not 0 <= action < len(self.actions):
            return f"there is no action number {action}"
        return f"'{self.actions.notation(action)}' is not possible now"

    def redeal(self, seat: int, rng: random.Random) -> "State":
        """A copy in which all that this seat cannot know is dealt anew."""
        return self.redeal_for([seat], rng)

    # How the stack moves ------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Ask this next; what is already on the stack waits until it is answered."""
        self.stack.append(step)

    def advance(self, action: int) -> None:
        """Carry out an action known to be legal. For playouts and search inside the engine."""
        self.stack.pop().apply(self, action)
        self.settle()

    def settle(self) -> None:
        """Take every choice that has one option by itself, until there is a real decision or the game is over."""
        while self.stack:
            step = self.stack[-1]
            options = step.legal(self)
            if len(options) != 1 or step.asked_alone(self):
                if not options:
                    raise Fault(f"{type(step).__name__} has no legal action")
                self.options = options
                return
            self.stack.pop()
            step.apply(self, options[0])
        self.options = []

    # Notation -----------------------------------------------------------------------------------------------------

    def notation(self, action: int) -> str:
        return self.actions.notation(action)

    def parse(self, text: str) -> int:
        return self.actions.parse(text)

    # Telling ------------------------------------------------------------------------------------------------------

    def tell(self, key: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell everybody what happened, if somebody listens."""
        if self.log is not None:
            self.log.append(Entry(key, seat, [a, b, c]))

    def tell_only(self, audience: list[int], key: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell only these seats, such as what one of them has drawn in secret."""
        if self.log is not None:
            self.log.append(Entry(key, seat, [a, b, c], audience))

    def steps_to_json(self) -> list[list[Any]]:
        """The waiting decisions, bottom first: the step's name, then its numbers."""
        return [[type(step).__name__, *step.data()] for step in self.stack]

    def steps_from_json(self, rows: list[list[Any]], kinds: dict[str, Any]) -> None:
        """Rebuild the stack; `kinds` maps a step's name to its class."""
        self.stack = []
        for name, *numbers in rows:
            if name not in kinds:
                raise BadPosition(f"'{name}' is not a decision of this game")
            for number in numbers:
                if type(number) is not int:
                    raise BadPosition(f"{number!r} is not a whole number, and {name} needs one")
            step = kinds[name](*numbers)
            if not CHANCE <= step.seat < self.seats:
                raise BadPosition(f"there is no seat {step.seat} to decide {name}")
            self.stack.append(step)
        self.options = self.stack[-1].legal(self) if self.stack else []
        if self.stack and not self.options:
            raise BadPosition(f"{rows[-1][0]} has no legal action")

    # What each game provides --------------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy. It has no listeners."""

    @abstractmethod
    def redeal_for(self, seats: list[int], rng: random.Random) -> "State":
        """A copy in which all that one who plays just these seats cannot know is dealt anew, in one go.

        With no seat at all that is everybody's secrets: what a spectator may think on.
        """

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may see, as plain data."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data."""

    @abstractmethod
    def scores(self) -> list["Score"]:
        """Points with their breakdown, one entry for each who scores."""

    @abstractmethod
    def ranking(self) -> list[list[int]]:
        """Who stands where, best first; those who share a place stand together."""


def shared_places(standing: list[tuple[int, ...]]) -> list[list[int]]:
    """The ranking by what each seat has, the highest first; who is equal in all of it shares a place."""
    return [
        [seat for seat in range(len(standing)) if standing[seat] == place]
        for place in sorted(set(standing), reverse=True)
    ]


class Score:
    """The points of one who scores, and where they came from."""

    def __init__(self, name: str, parts: dict[str, int]) -> None:
        self.name = name
        self.parts = parts

    @property
    def total(self) -> int:
        return sum(self.parts.values())
