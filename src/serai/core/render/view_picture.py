"""Any view as text: the table's fields by name, then what each seat holds, side by side where that fits.

For a title that draws no picture of its own for a terminal.
"""

from typing import Any, Final

from serai.core.render.facts import in_words, value_parts
from serai.core.render.ink import TITLE, Ink, beside, flow, pad, width_of
from serai.core.text import Texts

TERMS: Final = ("game", "rules", "components", "players", "options", "actor", "holdings", "decisions")
"""What a view says besides the fields of the table."""
GAP: Final = 3


def view_picture(title: str, view: dict[str, Any], heads: list[str], texts: Texts, ink: Ink, width: int) -> str:
    """The table under a title, no wider than this; `heads` stand above what each seat holds."""
    fields = {name: value for name, value in view.items() if name not in TERMS}
    blocks = [
        [ink(head, TITLE), *field_lines(held, texts, width)] for head, held in zip(heads, view["holdings"], strict=True)
    ]
    return "\n".join([ink(title, TITLE), *field_lines(fields, texts, width), "", *arranged(blocks, width)])


def field_lines(fields: dict[str, Any], texts: Texts, width: int) -> list[str]:
    """A line for each field, or more where it holds much: its name, then its value in one column with the others."""
    names = [in_words(name, texts) for name in fields]
    wide = max(map(len, names), default=0) + 2
    lines: list[str] = []
    for name, value in zip(names, fields.values(), strict=True):
        first, *more = value_parts(value, texts)
        lines += flow([pad(name, wide) + first, *more], width, " " * wide, ", ")
    return lines


def arranged(blocks: list[list[str]], width: int) -> list[str]:
    """What the seats hold as columns, or one below the other where they are too wide for that."""
    wide = sum(max(map(width_of, block)) for block in blocks) + GAP * (len(blocks) - 1)
    if wide > width:
        return [line for block in blocks for line in [*block, ""]][:-1]
    found = blocks[0]
    for block in blocks[1:]:
        found = beside(found, block, GAP)
    return found
