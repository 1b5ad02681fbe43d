"""One kind of decision is one small class.

A step is immutable plain data: its seat and a few numbers. It holds no reference to the table and no closure, so a
position in the middle of any action survives cloning, saving and search. The table pops a step before applying it;
a step that wants to be asked again pushes itself (or a changed copy) back.
"""

import sys
from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from serai.core.copying import field_names
from serai.core.derived import mypyc_attr

if TYPE_CHECKING:
    from serai.core.state import State  # which knows this module

CHANCE: Final = -1
"""The actor of shuffles, dice and draws."""

OVER: Final = -2
"""The actor of a finished game."""

ALL_ALIKE: Final[list[int]] = []
"""The weights of outcomes that are equally likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(metaclass=ABCMeta):
    """A decision of `seat`, waiting on the stack."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def legal(self, t: Any) -> list[int]:
        """Every legal action, sorted and without duplicates. A single one is taken without asking."""

    @abstractmethod
    def apply(self, t: Any, action: int) -> None:
        """Carry out one of the legal actions; the step has already left the stack."""

    def asked_alone(self, t: Any) -> bool:
        """Whether even a single option is asked: where others would see a secret if it were taken by itself."""
        return False

    def weights(self, t: Any) -> list[int]:
        """How likely each of the legal actions is, when chance decides: whole numbers; none if all are alike."""
        return ALL_ALIKE

    def data(self) -> list[int]:
        """The arguments that make this step again, which are its fields: `type(step)(*step.data())` equals it."""
        return [getattr(self, name) for name in field_names(self)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step):
    """What happens by itself when its time has come: nobody is asked."""

    def legal(self, t: "State") -> list[int]:
        return t.actions.automatic

    def apply(self, t: Any, action: int) -> None:
        self.happen(t)

    @abstractmethod
    def happen(self, t: Any) -> None:
        """Let it happen; the step has already left the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Step):
    """A step that comes several times: `left` says how often, this time included."""

    def __init__(self, seat: int, left: int) -> None:
        Step.__init__(self, seat)
        self.left = left


def steps_of(package: str) -> dict[str, Any]:
    """Every kind of decision that the modules of a package define, by name; those that others derive from are none."""
    found: dict[str, Any] = {}
    kinds: list[Any] = Step.__subclasses__()
    for kind in kinds:
        derived = kind.__subclasses__()
        kinds += derived
        if not derived and kind.__module__.startswith(f"{package}."):
            other = found.get(kind.__name__, kind)
            if other.__module__ != kind.__module__ and is_there(other) and is_there(kind):
                raise ValueError(f"{kind.__name__} stands in {other.__module__} and in {kind.__module__}")
            found[kind.__name__] = kind
    return found


def is_there(kind: Any) -> bool:
    """Whether a module still has this class: one that was imported anew has another of its name."""
    return getattr(sys.modules.get(kind.__module__), kind.__name__, None) is kind
