"""The state contract: whose decision, what is legal, carry it out, copy.

A game is a stack of decisions. A game's table derives from `State`, adds what lies on it, and says how it is copied,
shown and scored; the handling of the stack is the same for every game and lives here.
"""

import importlib
import random
from abc import ABCMeta, abstractmethod
from typing import Any, Final, Self

from serai.core.actions import ActionTable
from serai.core.copying import shallow
from serai.core.derived import mypyc_attr
from serai.core.errors import BadPosition, Fault, IllegalAction, said_where
from serai.core.fields import NONE, Form, Holder, shown
from serai.core.say import Say
from serai.core.step import CHANCE, OVER, Automatic, Step
from serai.core.terms import Terms
from serai.core.text import Entry

LONGEST: Final = 64
"""The most bits in a number of a waiting decision, which may be a set."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Holder, metaclass=ABCMeta):
    """A position of a game. Everything that people and bots may do goes through these few methods."""

    def __init__(self, actions: ActionTable, terms: Terms, form: Form) -> None:
        Holder.__init__(self, form)
        self.actions = actions
        self.terms = terms
        self.seats = terms.players
        self.stack: list[Step] = []
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
            raise IllegalAction(Say("refused-no-chance"))
        weights = self.stack[-1].weights(self) or [1] * len(self.options)
        return list(zip(self.options, weights, strict=True))

    def apply(self, action: int) -> None:
        """Carry out a legal action. Any other is refused with IllegalAction and changes nothing."""
        if action not in self.options:
            raise IllegalAction(self.refusal(action))
        try:
            self.advance(action)
        except Exception as error:  # a mistake in the rules, or a position that nobody could have come to
            raise Fault(f"after '{self.notation(action)}' the game cannot go on ({said_where(error)})") from error

    def refusal(self, action: int) -> Say:
        """Why this action is refused."""
        if self.is_over:
            return Say("refused-over")
        if not 0 <= action < len(self.actions):
            return Say("refused-no-number", number=str(action))
        return Say("refused-not-now", action=self.actions.notation(action))

    def redeal(self, seat: int, rng: random.Random) -> "State":
        """A copy in which all that this seat cannot know is dealt anew."""
        return self.redeal_for([seat], rng)

    # How the stack moves ------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Ask this next; what is already on the stack waits until it is answered."""
        self.stack.append(step)

    def advance(self, action: int) -> None:
        """Carry out an action known to be legal. For playouts and search inside the engine."""
        self.stack.pop().apply(self, action)
        self.settle()

    def settle(self) -> None:
        """Take every choice that has one option by itself, until there is a real decision or the game is over."""
        while self.take_only_option():
            pass

    def take_only_option(self) -> bool:
        """Take the next choice by itself, if it has but one option; False where somebody has to decide."""
        if not self.stack:
            self.options = []
            return False
        step = self.stack[-1]
        options = step.legal(self)
        if len(options) != 1 or step.asked_alone(self):
            if not options:
                raise Fault(f"{type(step).__name__} has no legal action")
            self.options = options
            return False
        self.stack.pop()
        step.apply(self, options[0])
        return True

    # Notation -----------------------------------------------------------------------------------------------------

    def notation(self, action: int) -> str:
        return self.actions.notation(action)

    def parse(self, text: str) -> int:
        return self.actions.parse(text)

    def kind(self, action: int) -> int:
        """The kind of an action, named as everywhere by the first action of that kind."""
        return self.actions.kind_of[action].start

    # Telling ------------------------------------------------------------------------------------------------------

    def tell(self, key: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell everybody what happened, if somebody listens."""
        if self.log is not None:
            self.log.append(Entry(key, seat, [a, b, c]))

    def tell_only(self, audience: list[int], key: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell only these seats, such as what one of them has drawn in secret."""
        if self.log is not None:
            self.log.append(Entry(key, seat, [a, b, c], audience))

    # Positions and views ------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data: everything by name, the waiting decisions bottom first."""
        return self.written(None, True)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may see, as plain data: of what is secret only what `sees` allows."""
        return self.written(seat, False)

    def written(self, seat: int | None, whole: bool) -> dict[str, Any]:
        data = self.terms.written()
        data["actor"] = self.actor
        for field in self.fields:
            field.put(data, self, whole or not field.secret or self.sees(seat, NONE, field.name))
        data["holdings"] = []
        for owner, holder in enumerate(self.holders()):
            held: dict[str, Any] = {}
            for field in holder.fields:
                field.put(held, holder, whole or not field.secret or self.sees(seat, owner, field.name))
            data["holdings"].append(held)
        data["decisions"] = self.steps_to_json()
        return data

    def _repr_svg_(self) -> str | None:
        """In a notebook, the table as a spectator sees it."""
        notebook: Any = importlib.import_module("serai.notebook")
        return notebook.Picture(self)._repr_svg_()  # type: ignore[no-any-return]  # by name: the kernel draws nothing

    def sees(self, seat: int | None, owner: int, name: str) -> bool:
        """Whether a seat may know a secret field of this owner (NONE: of the table itself)."""
        return seat == owner

    def steps_to_json(self) -> list[list[Any]]:
        """The waiting decisions, bottom first: the step's name, then its numbers."""
        return [[type(step).__name__, *step.data()] for step in self.stack]

    def steps_from_json(self, rows: Any, kinds: dict[str, Any]) -> None:
        """Rebuild the stack; `kinds` maps a step's name to its class."""
        self.stack = []
        if not isinstance(rows, list) or not all(isinstance(row, list) and row for row in rows):
            raise BadPosition(Say("refused-decisions"))
        for name, *numbers in rows:
            if type(name) is not str or name not in kinds:
                raise BadPosition(Say("refused-decision", name=shown(name)))
            for number in numbers:
                if type(number) is not int or number.bit_length() > LONGEST:
                    raise BadPosition(Say("refused-decision-number", value=shown(number), name=name))
            self.stack.append(self.step_from_json(name, kinds[name], numbers))
        self.options = self.stack[-1].legal(self) if self.stack else []
        if self.stack and not self.options:
            raise BadPosition(Say("refused-decision-stuck", name=str(rows[-1][0])))
        if self.stack and isinstance(self.stack[-1], Automatic):
            raise BadPosition(Say("refused-decision-of-nobody", name=str(rows[-1][0])))

    def step_from_json(self, name: str, kind: Any, numbers: list[int]) -> Step:
        try:
            step: Step = kind(*numbers)
        except TypeError:
            raise BadPosition(Say("refused-decision-numbers", name=name, n=len(numbers))) from None
        if not CHANCE <= step.seat < self.seats:
            raise BadPosition(Say("refused-decision-seat", seat=str(step.seat), name=name))
        return step

    # Copies -------------------------------------------------------------------------------------------------------

    def copied(self) -> Self:
        """A copy without listeners that shares every field with this one but the stack: `clone` begins with it."""
        other = shallow(self)
        other.stack = self.stack.copy()
        other.log = None
        return other

    # What each game provides --------------------------------------------------------------------------------------

    @abstractmethod
    def holders(self) -> list[Any]:
        """Those before whom something lies, by seat, and after them whoever else takes part."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy without listeners: `copied`, then a copy of all that the rules change in place."""

    @abstractmethod
    def redeal_for(self, seats: list[int], rng: random.Random) -> "State":
        """A copy in which all that one who plays just these seats cannot know is dealt anew, in one go.

        With no seat at all that is everybody's secrets: what a spectator may think on.
        """

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
