"""A decision as something said: what is asked, and what each legal action does. The words are in the title's texts."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from serai.core.say import Fact, Say
from serai.core.state import State

S = TypeVar("S", bound=State)

Asks = tuple[str, dict[str, Fact]]
"""The variant of a message, and its facts."""


def variant_of(key: str, variant: str) -> str:
    return f"{key}-{variant}" if variant else key


class Offered(Generic[S]):
    """One legal action of the decision that is asked now."""

    def __init__(self, t: S, action: int) -> None:
        self.t = t
        self.action = action
        self.kind = t.actions.kind_of[action].name
        self.n = t.actions.argument(action)
        self.step: Any = t.stack[-1]
        self.asked = type(self.step).__name__
        self.seat: int = self.step.seat

    def say(self, variant: str = "", /, **facts: Fact) -> Say:
        """The message for this kind of action, perhaps one of several."""
        return Say(variant_of(f"action-{self.kind}", variant), **facts)

    def say_done(self, variant: str = "", /, **facts: Fact) -> Say:
        """'done' says something else in every decision."""
        return Say(variant_of(f"done-{self.asked}", variant), **facts)


def ask(t: State, asks: Mapping[str, Callable[[Any, Any], Asks]]) -> Say:
    """What is asked now. `asks` holds the steps whose question depends on the position."""
    if t.is_over:
        return Say("prompt-over")
    step = t.stack[-1]
    key = type(step).__name__
    variant, facts = asks[key](t, step) if key in asks else ("", {})
    return Say(variant_of(f"prompt-{key}", variant), **facts)
