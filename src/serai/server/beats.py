"""A game in beats: one readable thing after the other, as somebody at the table would follow it.

A beat is one decision that told something, with the silent ones before it and what chance added, and with all that pay
for the same thing or do the very same again; or what the printed automa did by itself; or a climax, such as an attack,
which all look up for. A page shows others' turns beat by beat,
and the log has its lines by them.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final

ADDRESS: Final = re.compile(r"([0-9]{1,6})(?:\.([0-9]{1,4}))?")


@dataclass(frozen=True, order=True)
class At:
    """A position on the way: after so many actions, and so many further stages of the next one that told something."""

    step: int
    stage: int = 0

    def __str__(self) -> str:
        return f"{self.step}.{self.stage}" if self.stage else str(self.step)


def read_address(text: str) -> At | None:
    """A position as a page writes it; None for what is none."""
    found = ADDRESS.fullmatch(text)
    return At(int(found[1]), int(found[2] or 0)) if found else None


@dataclass(frozen=True)
class Beat:
    begin: At
    """The position in which it begins: there the one before it is shown whole."""
    told: int
    """How much had been told before it."""
    seat: int
    """Who did it: a seat, the printed automa after them, or chance."""
    by: int
    """Who decided it, perhaps for the printed automa; chance where it happened by itself."""
    moment: int | None = None
    """Which entry of the log makes it a climax."""
    spoken: dict[Any, Any] = field(default_factory=dict, compare=False)
    """Its lines, as readers have read them: a game's past is told again and again."""

    def of(self, seats: list[int]) -> bool:
        """Whether one who plays these seats decided it. What happened to them by itself is news to them, too."""
        return self.by in seats
