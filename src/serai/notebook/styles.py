"""The styles of the pages, for a drawing that stands alone, by day."""

import re
from functools import cache
from importlib import resources
from typing import Final

from serai.core.game import Game

SCOPE: Final = "serai"
"""The class of a drawing. What all drawings share holds inside it only: a notebook has other pictures."""
SHARED: Final = ("fonts.css", "board.css")

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
FONT: Final = re.compile(r"@font-face\s*\{[^}]*\}")
ROOT: Final = re.compile(r":root\s*\{([^}]*)\}")
THEME: Final = re.compile(r":root\[[^\]]*\]\s*\{[^}]*\}")
BOTH: Final = re.compile(r"light-dark\(\s*([^,()]+),[^()]+\)")
"""A colour by day and by night."""


@cache
def styles(game: Game) -> str:
    """All that the drawings of a title need."""
    static = resources.files("serai").joinpath("web", "static")
    own = resources.files(game.package).joinpath("style.css")
    shared = by_day("\n".join(static.joinpath(name).read_text("utf-8") for name in SHARED))
    titles = by_day(own.read_text("utf-8") if own.is_file() else "")
    # A title's classes bear its name, and disturb nothing outside; inside a symbol they have nothing around them.
    return " ".join(f"{fonts(shared)} .{SCOPE} {{ {values(shared + titles)} {rules(shared)} }} {rules(titles)}".split())


def by_day(css: str) -> str:
    return BOTH.sub(r"\1", COMMENT.sub("", css))


def fonts(css: str) -> str:
    """Those that are on the reader's machine."""
    return " ".join(font for font in FONT.findall(css) if "url(" not in font)


def values(css: str) -> str:
    """The colours and typefaces by their names."""
    return " ".join(ROOT.findall(css)).replace("color-scheme: light dark;", "")


def rules(css: str) -> str:
    """All else."""
    return ROOT.sub("", THEME.sub("", FONT.sub("", css)))
