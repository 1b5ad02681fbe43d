"""Any view as text: the table's fields by name, then what each seat holds, side by side where that fits.

For a title that draws no picture of its own for a terminal.
"""

from typing import Any, Final

from serai.core.reading import Speak
from serai.core.render.facts import Namer
from serai.core.render.ink import TITLE, Ink, beside, flow, pad, width_of

TERMS: Final = ("game", "rules", "components", "players", "options", "actor", "holdings", "decisions")
"""What a view says besides the fields of the table."""
GAP: Final = 3


class ViewPicture:
    """Prints views of a title for one reader."""

    def __init__(self, namer: Namer, speak: Speak, ink: Ink, width: int) -> None:
        self.namer = namer
        self.speak = speak
        self.ink = ink
        self.width = width

    def drawn(self, title: str, view: dict[str, Any], heads: list[str]) -> str:
        """The table under a title, no wider than it may be; `heads` stand above what each seat holds."""
        fields = {name: value for name, value in view.items() if name not in TERMS}
        blocks = [
            [self.ink(head, TITLE), *self.field_lines(held)] for head, held in zip(heads, view["holdings"], strict=True)
        ]
        return "\n".join([self.ink(title, TITLE), *self.field_lines(fields), "", *self.arranged(blocks)])

    def field_lines(self, fields: dict[str, Any]) -> list[str]:
        """A line for each field, or more where it holds much: its name, then its value in a column with the others."""
        names = [self.speak(self.namer.named(name)) for name in fields]
        wide = max(map(width_of, names), default=0) + 2
        comma = self.speak.say("joint-comma", before="", after="")
        lines: list[str] = []
        for name, value in zip(names, fields.values(), strict=True):
            first, *more = map(self.speak, self.namer.parts(value))
            lines += flow([pad(name, wide) + first, *more], self.width, " " * wide, comma)
        return lines

    def arranged(self, blocks: list[list[str]]) -> list[str]:
        """What the seats hold as columns, or one below the other where they are too wide for that."""
        wide = sum(max(map(width_of, block)) for block in blocks) + GAP * (len(blocks) - 1)
        if wide > self.width:
            return [line for block in blocks for line in [*block, ""]][:-1]
        found = blocks[0]
        for block in blocks[1:]:
            found = beside(found, block, GAP)
        return found
