"""What a terminal can show: its width, its colours, the table of points."""

import os
import shutil
import sys
import textwrap

from serai.core.game import Game
from serai.core.render.verdict import verdict
from serai.core.state import State
from serai.core.text import sentence_case

WIDEST = 118


def in_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def columns() -> int:
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def wrapped(text: str, indent: str = "  ") -> str:
    return textwrap.fill(text, max(40, columns()), subsequent_indent=indent, break_on_hyphens=False)


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[0m" if in_colour() else text


def standings(game: Game, state: State, names: list[str] | None = None) -> str:
    """Everyone's points by source; when the game is over, who won."""
    scores = state.scores()
    names = (names or game.seat_names(state.seats))[: len(scores)]
    widths = [max(8, len(name) + 2) for name in names]
    rows = ["".join(name.rjust(width) for name, width in zip(names, widths, strict=True))]
    labels = [""]
    for source in scores[0].parts:
        points = [score.parts[source] for score in scores]
        if any(points):
            labels.append(sentence_case(source.replace("_", " ")))
            rows.append("".join(str(n or "·").rjust(width) for n, width in zip(points, widths, strict=True)))
    labels.append("Points")
    rows.append("".join(str(score.total).rjust(width) for score, width in zip(scores, widths, strict=True)))
    wide = max(map(len, labels))
    table = [f"{label.ljust(wide)}{row}" for label, row in zip(labels, rows, strict=True)]
    return "\n".join([*table, *(["", verdict(names, state)] if state.is_over else [])])
