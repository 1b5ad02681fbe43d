"""Which languages there are, and which of them somebody wants. A language is there when its file is."""

import os
from functools import cache
from importlib.resources import files
from typing import Final

from serai.core.message_keys import SHARED
from serai.language.speaking import FALLBACK, language

DEFAULT: Final = FALLBACK


@cache
def languages() -> list[str]:
    """The codes of all languages, English first."""
    found = sorted(
        file.name.removesuffix(".ftl") for file in files(SHARED).joinpath("texts").iterdir() if file.name[-4:] == ".ftl"
    )
    return [DEFAULT, *(code for code in found if code != DEFAULT)]


def name_of(code: str) -> str:
    """A language by its own name."""
    return language(code).say("language-name")


def best_of(wishes: list[str]) -> str | None:
    """The first of some wishes that can be fulfilled: `fr-CA` and `fr_CA.UTF-8` are French. None: none of them."""
    there = {code.lower(): code for code in languages()}
    for wish in wishes:
        code = wish.strip().lower().replace("_", "-").partition(".")[0].partition("@")[0]
        for one in (code, code.partition("-")[0]):
            if one in there:
                return there[one]
    return None


def accepted(header: str) -> list[str]:
    """What a browser asks for in Accept-Language, the dearest first."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        code, _, rest = part.strip().partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            wishes.append((float(weight) if weight else 1.0, code.strip()))
        except ValueError:
            continue
    return [code for weight, code in sorted(wishes, key=lambda wish: -wish[0]) if code and weight > 0]


def from_environment() -> list[str]:
    """What the terminal's environment asks for, the dearest first."""
    locale = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale.partition(".")[0] in ("C", "POSIX"):  # of no country, whatever else is wished
        return []
    return [wish for wish in [*os.environ.get("LANGUAGE", "").split(":"), locale] if wish]
