"""Colour for a terminal, where it is wanted, and text set side by side. Colour never says anything alone."""

import re
from typing import Final

CODES: Final = re.compile(r"\x1b\[[0-9;]*m")

TITLE: Final = "1"
QUIET: Final = "2"
LIT: Final = "1;7"


class Ink:
    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text


def width_of(text: str) -> int:
    return len(CODES.sub("", text))


def pad(text: str, width: int) -> str:
    return text + " " * (width - width_of(text))


def centred(text: str, width: int) -> str:
    left = (width - width_of(text)) // 2
    return pad(" " * left + text, width)


def beside(left: list[str], right: list[str], gap: int = 2) -> list[str]:
    """Two blocks of lines as two columns."""
    width = max(map(width_of, left)) + gap
    rows = max(len(left), len(right))
    left, right = left + [""] * (rows - len(left)), right + [""] * (rows - len(right))
    return [(pad(one, width) + other).rstrip() for one, other in zip(left, right, strict=True)]


def headed(text: str, ink: Ink) -> str:
    """A heading: what stands before the first wide gap stands out, the rest explains."""
    name, gap, rest = text.partition("  ")
    return ink(name, TITLE) + gap + ink(rest, QUIET)


def flow(parts: list[str], width: int, indent: str, joint: str = "  ") -> list[str]:
    """Parts in lines no wider than this, each line after the first with an indent; no part is broken."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if line and width_of(line + joint + part) > width:
            lines.append(line.rstrip())
            line = indent + part
        else:
            line = line + joint + part if line else part
    return [*lines, line.rstrip()] if line else lines
