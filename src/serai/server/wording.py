"""A title's words on the server. Where a title stumbles over them, plainer ones stand in: its table is still played."""

import logging
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from serai.core.game import Game
from serai.core.state import State
from serai.core.text import Entry

T = TypeVar("T")

log = logging.getLogger(__name__)


class Wording:
    """What a page or a program reads of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.missing: set[str] = set()
        """What it has no words for, each told to the host once."""

    def sentence(self, state: State, action: int) -> str:
        line = state.notation(action)
        return self.or_else(f"the sentence of '{line}'", lambda: self.game.render.sentence(state, action), line)

    def lacking(self, state: State, action: int) -> str:
        line = state.notation(action)
        return self.or_else(f"what '{line}' lacks", lambda: self.game.render.lacking(state, action), "")

    def prompt(self, state: State) -> str:
        step = type(state.stack[-1]).__name__ if state.stack else "the end"
        return self.or_else(f"the question of {step}", lambda: self.game.render.prompt(state), "What next?")

    def story(self, entries: list[Entry], names: list[str]) -> list[str]:
        return self.or_else("what has happened", lambda: self.game.render.story(entries, names), [])

    def clock(self, view: dict[str, Any]) -> str:
        return self.or_else("the clock", lambda: self.game.render.clock(view, self.game.printed_of(view)), "")

    def or_else(self, what: str, read: Callable[[], T], instead: T) -> T:
        try:
            return read()
        except Exception:  # a title may come from anywhere, and the rest of its table must not suffer
            if what not in self.missing:
                self.missing.add(what)
                log.exception("%s has no words for %s", self.game.title, what)
            return instead


@cache
def wording_of(game: Game) -> Wording:
    return Wording(game)
