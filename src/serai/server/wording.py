"""A title's words on the server, in a reader's language. Where a title stumbles over them, plainer ones stand in: its
table is still played."""

import logging
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any, TypeVar

from serai.core.game import Game
from serai.core.reading import Account, Spoke
from serai.core.render.verdict import verdict
from serai.core.say import Fact, Name, Of, Say
from serai.core.state import State
from serai.core.text import Entry
from serai.language import DEFAULT, Spoken, language, spoken
from serai.server.languages import words

T = TypeVar("T")

log = logging.getLogger(__name__)


class Wording:
    """What a page or a program reads of a game."""

    def __init__(self, game: Game, code: str, drawn: bool = False) -> None:
        self.game = game
        self.read = spoken(game, code, game.board.pictured if drawn else None)
        self.speak = words(code)

    def addressing(self, names: Mapping[Fact, Name]) -> "Wording":
        """The same for one reader, who has names for some of the seats."""
        wording = copy(self)
        wording.read = Spoken(self.game, self.read.language.code, self.read.pictures, names)
        return wording

    def sentence(self, state: State, action: int) -> str:
        line = state.notation(action)
        return self.or_else(f"the sentence of '{line}'", lambda: self.read.sentence(state, action), line)

    def lacking(self, state: State, action: int) -> str:
        line = state.notation(action)
        return self.or_else(f"what '{line}' lacks", lambda: self.read.lacking(state, action), "")

    def heading(self, state: State, action: int) -> str:
        line = state.notation(action)
        return self.or_else(f"the heading of '{line}'", lambda: self.read.heading(state, action), "")

    def prompt(self, state: State) -> str:
        step = type(state.stack[-1]).__name__ if state.stack else "the end"
        plain = self.speak.say("prompt-unworded")
        return self.or_else(f"the question of {step}", lambda: self.read.prompt(state), plain)

    def choosing(self, state: State) -> str:
        """What kind of thing is chosen now, for those who wait; the title need not say it."""
        return "" if state.actor < 0 else self.called(f"choosing-{type(state.stack[-1]).__name__}", "")

    def story(self, entries: list[Entry], names: list[Name]) -> list[Spoke]:
        return self.or_else("what has happened", lambda: self.read.story(entries, names), [])

    def moment(self, entry: Entry) -> str:
        """What a climax is called."""
        return self.or_else(f"the moment {entry.key}", lambda: self.read(self.game.render.moment(entry) or ""), "")

    def places(self, entries: Sequence[Entry]) -> list[str]:
        """Where on the board some events happened."""
        board = self.game.board

        def found() -> list[str]:
            return list(dict.fromkeys(place for entry in entries for place in board.places(entry)))

        nowhere: list[str] = []
        return self.or_else("where something happened", found, nowhere)

    def verdict(self, names: list[Name], state: State) -> str:
        return self.or_else("who won", lambda: self.read(verdict(names, state)), "")

    def clock(self, said: Fact) -> str:
        return self.or_else("the clock", lambda: self.read(said), "")

    def thing(self, said: Fact) -> str:
        return self.or_else("a thing that is counted", lambda: self.read(said), "")

    def called(self, key: str, instead: str) -> str:
        """What a message of the title calls something; a title from elsewhere may lack it."""
        return self.or_else(f"the message {key}", lambda: self.read(said_of(self.game, key, instead)), instead)

    def or_else(self, what: str, read: Callable[[], T], instead: T) -> T:
        return or_else(self.game, what, read, instead)


@cache
def wording_of(game: Game, code: str, drawn: bool = False) -> Wording:
    """For a page, which is `drawn`, the text keeps what of it has a picture."""
    return Wording(game, code, drawn)


def said_of(game: Game, key: str, instead: str) -> "Of | str":
    """What a title calls something: its message, where it has it."""
    return Of(game.package, Say(key)) if language(DEFAULT, game.package).has(key) else instead


def is_moment(game: Game, entry: Entry) -> bool:
    """Whether an event is a climax."""
    return or_else(game, f"the moment {entry.key}", lambda: game.render.moment(entry), None) is not None


def account_of(game: Game, entry: Entry) -> Account | None:
    """Where the account of a climax begins, if that is before the climax itself."""
    return or_else(game, f"the account of {entry.key}", lambda: game.render.account(entry), None)


def goes_on(game: Game, state: State, told: list[Entry]) -> bool:
    """Whether the decision that is asked belongs to what its seat has just done, of which this was told."""
    return or_else(game, "what belongs together", lambda: game.render.goes_on(state, told), False)


def is_read(game: Game, seats: int, entries: list[Entry]) -> bool:
    """Whether there is anything to read in some events: a title may have no words for some of them."""
    names = game.names(seats)
    return or_else(game, "the story", lambda: any(game.render.story([entry], names) for entry in entries), True)


def clock_of(game: Game, view: dict[str, Any]) -> Fact:
    """How far a game is, to be spoken in any language."""

    def read() -> Fact:
        said: Fact = game.render.clock(view, game.printed_of(view))
        return Of(game.package, said) if isinstance(said, Say) else said

    nothing: Fact = ""
    return or_else(game, "the clock", read, nothing)


def or_else(game: Game, what: str, read: Callable[[], T], instead: T) -> T:
    try:
        return read()
    except Exception:  # a title may come from anywhere, and the rest of its table must not suffer
        if what not in missing_of(game):
            missing_of(game).add(what)
            log.exception("%s has no words for %s", game.title, what)
        return instead


@cache
def missing_of(game: Game) -> set[str]:
    """What a title has no words for, each told to the host once."""
    return set()
