"""What a terminal can show: its width, its colours, the table of points."""

import os
import shutil
import sys
import textwrap

from serai.core.render.verdict import verdict
from serai.core.say import Fact, Name, Say
from serai.core.state import State
from serai.language import Spoken

WIDEST = 118


def in_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def columns() -> int:
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def wrapped(text: str, indent: str = "  ") -> str:
    return textwrap.fill(text, max(40, columns()), subsequent_indent=indent, break_on_hyphens=False)


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[0m" if in_colour() else text


def standings(read: Spoken, state: State, names: list[Name] | None = None) -> str:
    """Everyone's points by source; when the game is over, who won."""
    scores = state.scores()
    known = (names or read.game.names(state.seats))[: len(scores)]
    heads = [read(name) for name in known]
    widths = [max(8, len(head) + 2) for head in heads]
    rows = ["".join(head.rjust(width) for head, width in zip(heads, widths, strict=True))]
    labels = [""]
    for source in scores[0].parts:
        points = [score.parts[source] for score in scores]
        if any(points):
            labels.append(label(read, source_of(read, source)))
            rows.append("".join(str(n or "·").rjust(width) for n, width in zip(points, widths, strict=True)))
    labels.append(label(read, Say("points-total")))
    rows.append("".join(str(score.total).rjust(width) for score, width in zip(scores, widths, strict=True)))
    wide = max(map(len, labels))
    table = [f"{head.ljust(wide)}{row}" for head, row in zip(labels, rows, strict=True)]
    return "\n".join([*table, *(["", read(verdict(known, state))] if state.is_over else [])])


def source_of(read: Spoken, source: str) -> Fact:
    """Where points come from, in the words of the title; one without a word for it calls it as its rules do."""
    key = f"source-{source}"
    return Say(key) if read.language.has(key) else source.replace("_", " ")


def label(read: Spoken, what: Fact) -> str:
    return read(Say("label", what=what))
