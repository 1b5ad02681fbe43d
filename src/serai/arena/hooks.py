"""What a title may tell the arena about a finished game, besides its points: two functions of its package `bot`."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from serai.core.state import State


@dataclass(frozen=True)
class Hooks:
    """Each may be missing."""

    played_as: Callable[[State, int], str] | None = None
    """What a seat played as, where seats differ: a character. Wins are counted by it."""
    tally: Callable[[State, int], dict[str, int]] | None = None
    """What a seat has come to, by name: posts, say. The means are shown."""


@cache
def hooks_of(package: str) -> Hooks:
    """What a title's package `bot` offers of these."""
    if find_spec(f"{package}.bot") is None:
        return Hooks()
    room = importlib.import_module(f"{package}.bot")
    return Hooks(getattr(room, "played_as", None), getattr(room, "tally", None))
