"""The two kinds of trouble: refusals, which are shown to a player, and faults, which are our own mistakes."""

import traceback
from collections.abc import Callable
from pathlib import Path

from serai.core.say import Say


def plainly(said: Say | str) -> str:
    return said if isinstance(said, str) else repr(said)


speak: Callable[[Say | str], str] = plainly
"""How a refusal reads to whoever prints it. `serai` puts English here, where the words are installed; doors for people
speak the language of their reader instead."""


class Refusal(Exception):
    """A request that cannot be granted, and in one sentence why: said, for the person who asked to read in their own
    language."""

    def __init__(self, said: Say | str) -> None:
        Exception.__init__(self, said)
        self.said = said

    def __str__(self) -> str:
        return speak(self.said)


class IllegalAction(Refusal):
    """An action that is not among `state.legal()`. The state is as it was before the call."""


class BadNotation(Refusal):
    """A text that names no action of the game."""


class BadPosition(Refusal):
    """Data that is not a position of the game."""


class BadValue(Refusal, ValueError):
    """A value in data that cannot stand there; whoever reads the whole says where."""


class BadRecord(Refusal):
    """A record that cannot be read, or that does not replay."""


class UnknownGame(Refusal):
    """A game Serai does not have."""


class BadSetup(Refusal):
    """A number of players, an option or a bot that the game does not know."""


class UnknownRules(Refusal):
    """A version of a game's rules that is not played here: older than the oldest kept, or newer than today's."""


class Fault(Exception):
    """A broken promise inside the engine itself, such as a decision without a legal action."""


def said(error: BaseException) -> str:
    """What an error says, in one line."""
    text = error.args[0] if isinstance(error, KeyError) and error.args else error  # which would show it in quotes
    lines = str(text).split("\n")
    return f"{type(error).__name__}: {lines[0]}" if lines[0] else type(error).__name__


def said_by(error: Exception) -> Say | str:
    """Why something was refused, or went wrong: said, or as Python has it."""
    return error.said if isinstance(error, Refusal) else str(error)


def said_where(error: BaseException) -> str:
    """The same, and in which line of which file it happened."""
    while isinstance(error, Fault) and error.__context__ is not None:  # which mypyc keeps, unlike the cause
        error = error.__context__
    places = traceback.extract_tb(error.__traceback__)
    return f"{said(error)}, {Path(places[-1].filename).name} line {places[-1].lineno}" if places else said(error)
