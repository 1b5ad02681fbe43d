"""What the scenes of all games have in common: playing in notation, and looking at what is offered."""

from typing import Any, Generic, Self, TypeVar

from serai.core.state import State

T = TypeVar("T", bound=State)


class TableScene(Generic[T]):
    """A table laid out for a test. The stack holds only what the test begins."""

    def __init__(self, t: T) -> None:
        self.t = t

    def asks(self, *steps: Any) -> Self:
        """Put any steps on the stack, the last one on top."""
        for step in steps:
            self.t.push(step)
        self.t.settle()
        return self

    def play(self, *lines: str) -> Self:
        """Actions in notation, one after the other, chance included; an illegal one fails the test."""
        for line in lines:
            self.t.apply(self.t.parse(line))
        return self

    def legal(self) -> list[str]:
        return [self.t.notation(action) for action in self.t.legal()]

    def offers(self, line: str) -> bool:
        return line in self.legal()

    @property
    def done(self) -> bool:
        """No decision is outstanding."""
        return not self.t.stack

    def events(self, key: str) -> list[list[int]]:
        """The arguments of all events of this key told so far."""
        return [entry.args for entry in self.t.log or [] if entry.key == key]
