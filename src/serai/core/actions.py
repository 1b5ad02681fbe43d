"""A game's actions: one fixed table, int <-> (kind, argument) <-> one line that a person can read and type."""

from typing import Final

from serai.core.errors import BadNotation
from serai.core.say import Say

DONE: Final = "done"


class ActionKind:
    """A block of actions that differ in one argument, such as the five slots or the eight cities."""

    def __init__(self, name: str, start: int, arguments: list[str], last: bool) -> None:
        self.name = name
        self.start = start
        self.arguments = arguments
        self.last = last
        """Whether it leaves something undone, and stands below everything one could do."""


class ActionTable:
    """Grows while the game's module is imported, then never changes: records depend on the notation."""

    def __init__(self) -> None:
        self.kinds: list[ActionKind] = []
        self.notations: list[str] = []
        self.kind_of: list[ActionKind] = []
        self.numbers: dict[str, int] = {}
        self.automatic: list[int] = []
        """What a step offers that asks nobody: to be done with it."""

    def add(self, name: str, arguments: list[str] | None = None, last: bool = False) -> int:
        """Add a kind with one action per argument (or a single action); returns the number of its first action."""
        kind = ActionKind(name, len(self.notations), [] if arguments is None else arguments, last)
        self.kinds.append(kind)
        for line in [name] if arguments is None else [f"{name} {argument}" for argument in arguments]:
            self.numbers[line] = len(self.notations)
            self.notations.append(line)
            self.kind_of.append(kind)
        if name == DONE:
            self.automatic = [kind.start]
        return kind.start

    def __len__(self) -> int:
        return len(self.notations)

    def notation(self, action: int) -> str:
        """The line that stands for this action in records and at the prompt."""
        if not 0 <= action < len(self.notations):
            raise BadNotation(Say("refused-no-number", number=str(action)))
        return self.notations[action]

    def parse(self, text: str) -> int:
        """The action that a line stands for; spaces and capitals do not matter."""
        line = " ".join(text.lower().split())
        action = self.numbers.get(line, -1)
        if action < 0:
            raise BadNotation(Say("refused-notation", word=text.strip()))
        return action

    def argument(self, action: int) -> int:
        """The argument's place within its kind, counted from 0."""
        return action - self.kind_of[action].start
