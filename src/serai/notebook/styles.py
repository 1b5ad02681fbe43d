"""The styles of the pages, for a drawing that stands alone: by day, and within the drawing only."""

import re
from functools import cache
from importlib import resources
from typing import Final

from serai.core.game import Game

SCOPE: Final = "serai"
"""The class of the drawing; what is styled is inside it, and nothing else of a notebook."""
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
    sheets = [static.joinpath(name).read_text("utf-8") for name in SHARED]
    sheets += [own.read_text("utf-8")] if own.is_file() else []
    return scoped("\n".join(sheets))


def scoped(css: str) -> str:
    """A style sheet whose rules hold inside a drawing, by the colours of the day; fonts only if they are there."""
    css = BOTH.sub(r"\1", COMMENT.sub("", css))
    fonts = [font for font in FONT.findall(css) if "url(" not in font]
    values = " ".join(ROOT.findall(css)).replace("color-scheme: light dark;", "")
    rules = ROOT.sub("", THEME.sub("", FONT.sub("", css)))
    return " ".join(f"{' '.join(fonts)} .{SCOPE} {{ {values} {rules} }}".split())
