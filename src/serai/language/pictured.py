"""Text that still knows what of it has a picture: so many camels, a card by its name.

The picture's name stands in the text between marks that nobody writes, before the words it belongs to. Whoever shows
the text draws it there, or leaves it out (`plain`).
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from serai.core.say import Fact, Of, Say
from serai.language.speaking import BEGIN, END, SPLIT, Language

MARKED: Final = re.compile(f"{BEGIN}([^{SPLIT}]*){SPLIT}|{END}")

Pictures = Callable[[Say], str]
"""The name of the picture that something said has; empty if it has none."""


class Pictured(Language):
    """How a package speaks to a page."""

    def __init__(self, code: str, package: str, pictures: Pictures) -> None:
        Language.__init__(self, code, package)
        self.pictures = pictures

    def _text(self, said: Fact, wanted: str) -> str:
        text = Language._text(self, said, wanted)
        if isinstance(said, Say) and (picture := self.pictures(said)):
            return f"{BEGIN}{picture}{SPLIT}{text}{END}"
        if isinstance(said, Of) and said.package == self.package:
            return self.text(said.said, wanted)
        return text


def plain(text: str) -> str:
    """The words alone."""
    return MARKED.sub("", text)


def parts(text: str) -> list[tuple[str, str]]:
    """The words in pieces, each with the picture that begins it; empty for none. Pictures within words that have one
    themselves are left out."""
    found: list[tuple[str, str]] = []
    depth, picture, words = 0, "", ""
    for piece in re.split(f"({BEGIN}[^{SPLIT}]*{SPLIT}|{END})", text):
        if piece.startswith(BEGIN):
            depth += 1
            if depth == 1:
                found.append(("", words))
                picture, words = piece[1:-1], ""
        elif piece == END:
            depth -= 1
            if depth == 0:
                found.append((picture, words))
                picture, words = "", ""
        else:
            words += piece
    return [(shown, said) for shown, said in [*found, (picture, words)] if shown or said]


@lru_cache(64)
def pictured(code: str, package: str, pictures: Pictures) -> Pictured:
    return Pictured(code, package, pictures)
