"""One kind of decision is one small class.

A step is immutable plain data: its seat and a few numbers. It holds no reference to the table and no closure, so a
position in the middle of any action survives cloning, saving and search. The table pops a step before applying it;
a step that wants to be asked again pushes itself (or a changed copy) back.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from serai.core.derived import mypyc_attr

T = TypeVar("T")

CHANCE: Final = -1
"""The actor of shuffles, dice and draws."""

OVER: Final = -2
"""The actor of a finished game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[T]):
    """A decision of `seat`, waiting on the stack."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def legal(self, t: T) -> list[int]:
        """Every legal action, sorted and without duplicates. A single one is taken without asking."""

    @abstractmethod
    def apply(self, t: T, action: int) -> None:
        """Carry out one of the legal actions; the step has already left the stack."""

    def asked_alone(self, t: T) -> bool:
        """Whether even a single option is asked: where others would see a secret if it were taken by itself."""
        return False

    def weights(self, t: T) -> list[int]:
        """How likely each of the legal actions is, when chance decides: whole numbers, by default all alike."""
        return [1] * len(self.legal(t))

    def data(self) -> list[int]:
        """The arguments that make this step again: `type(step)(*step.data())` equals it."""
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Step[T]):
    """A step that comes several times: `left` says how often, this time included."""

    def __init__(self, seat: int, left: int) -> None:
        Step.__init__(self, seat)
        self.left = left

    def data(self) -> list[int]:
        return [self.seat, self.left]
