"""The parts of a table's page that change. Each has a mark, and travels only to those who do not have it yet.

A page keeps the marks of what it shows, and sends them with whatever it asks; nothing is remembered here.
"""

import base64
import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from markupsafe import Markup

BETWEEN: Final = "."
TABLE: Final = (
    "clock",
    "board",
    "result",
    "tray",
    "prompt",
    "own",
    "others",
    "strip",
    "log",
    "chat",
    "menu_actions",
    "scores",
    "moment",
)
ROOM: Final = ("room", "chat")


@dataclass(frozen=True)
class Parts:
    """All parts of one page, by name, in one order."""

    made: dict[str, Markup]

    @cached_property
    def marks(self) -> str:
        """What stands for all of them together, as a page keeps it."""
        return BETWEEN.join(mark(part) for part in self.made.values())

    def unknown_to(self, known: str) -> list[Markup]:
        """Those that a page with these marks does not show. What cannot be marks of such a page stands for nothing."""
        theirs = known.split(BETWEEN)
        if len(theirs) != len(self.made):
            return list(self.made.values())
        now = self.marks.split(BETWEEN)
        return [part for part, old, new in zip(self.made.values(), theirs, now, strict=True) if old != new]


def mark(part: str) -> str:
    return base64.urlsafe_b64encode(hashlib.blake2b(part.encode(), digest_size=6).digest()).decode()
