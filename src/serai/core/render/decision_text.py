"""A decision as sentences: what is asked, and what each legal action does. The words are in the game's text file."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from serai.core.state import State
from serai.core.text import Fact, Texts

S = TypeVar("S", bound=State)

Asks = tuple[str, dict[str, Fact]]
"""The variant of a sentence, and its facts."""


def variant_of(key: str, variant: str) -> str:
    return f"{key}_{variant}" if variant else key


class ActionText(Generic[S]):
    """One legal action of the decision that is asked now."""

    def __init__(self, texts: Texts, t: S, action: int) -> None:
        self.texts = texts
        self.t = t
        self.action = action
        self.kind = t.actions.kind_of[action].name
        self.n = t.actions.argument(action)
        self.step: Any = t.stack[-1]
        self.asked = type(self.step).__name__
        self.seat: int = self.step.seat

    def say(self, variant: str = "", /, **facts: Fact) -> str:
        """The sentence for this kind of action, perhaps one of several."""
        return self.texts.say("action", variant_of(self.kind, variant), {"n": self.n, **facts})

    def say_done(self, variant: str = "", /, **facts: Fact) -> str:
        """'done' says something else in every decision."""
        return self.texts.say("done", variant_of(self.asked, variant), facts)


def ask(texts: Texts, t: State, asks: Mapping[str, Callable[[Any, Any], Asks]]) -> str:
    """What is asked now. `asks` holds the steps whose sentence depends on the position."""
    if t.is_over:
        return texts.say("prompt", "over", {})
    step = t.stack[-1]
    key = type(step).__name__
    variant, facts = asks[key](t, step) if key in asks else ("", {})
    return texts.say("prompt", variant_of(key, variant), facts)
