"""Looking a title over before anybody sits down to it.

What is missing is done without where that can be: a vignette, a style sheet, a board, an evaluation for the bots, a
way of its own to read. What is there and broken leaves the title out, and so does a lack of what nobody can play
without: rules, tables, sentences.
"""

import importlib
import random
from functools import partial
from importlib import resources
from importlib.util import find_spec
from typing import Any, Final

from serai.core.errors import Fault
from serai.core.game import COLOURS, Game
from serai.core.message_keys import message_keys
from serai.core.say import Say
from serai.core.state import State
from serai.core.titles import Source

DRAWN: Final = ("symbols", "draw", "mat")
"""What its package `board` offers."""
VALUED: Final = ("worth",)
"""What its package `bot` offers."""

TEXTS: Final = "texts/en.ftl"
ABOUT: Final = "about-lobby"
TITLE: Final = "title"
"""The message that speaks of the title in the lobby."""

MOMENTS: Final = 60
"""Actions of a game, chance's among them, that are read before anybody sits down to it."""

DONE_WITHOUT: Final = {
    "vignette.svg": "the lobby shows a plain picture",
    "style.css": "its board has only the colours that all share",
}
"""By file, what comes of it that there is none."""


def look_over(game: Game, source: Source) -> list[str]:
    """What a title does without, a sentence each. One that cannot be played is a BrokenTitle."""
    if not game.players or any(type(players) is not int or players < 1 for players in game.players):
        raise source.broken(f"it is for {game.players} players, and not for some numbers of them")
    for players in game.players:
        source.check(f"a game of {players} cannot be set up", partial(begin, game, players))
    source.check("its decisions cannot be told apart", game.steps)
    if not resources.files(game.package).joinpath(TEXTS).is_file():
        raise source.broken(f"it has no {TEXTS}, and nothing of it can be put into words")
    messages = source.check(f"{TEXTS} cannot be read", lambda: message_keys(game.package))
    has_room(game, source, "render", ())  # what it lacks reads in the usual way, from the texts
    if can_speak():
        source.check(f"it cannot be put into words by {TEXTS}", partial(read, game, source))
    lacks = [f"{name}: {what}" for name, what in DONE_WITHOUT.items() if not has_file(game, source, name)]
    if not has_room(game, source, "board", DRAWN):
        lacks.append("package board: it is played from the list of choices")
    if not has_room(game, source, "bot", VALUED):
        lacks.append("package bot: only the bot 'random' plays it")
    if ABOUT not in messages:
        lacks.append(f"message {ABOUT} in {TEXTS}: the lobby says nothing of it")
    seats = [name for players in game.players for name in game.seat_names(players)[:players]]
    if not set(seats) <= set(COLOURS):
        lacks.append(f"seats of colours that the pages know, {', '.join(COLOURS)}: some of its seats have none there")
    return [f"{source.called} has no {lack}" for lack in lacks]


def begin(game: Game, players: int) -> None:
    game.new(players)
    names = game.seat_names(players)
    if len(set(names)) != len(names) or len(names) < players:
        raise ValueError(f"seats called {', '.join(names)}")


def can_speak() -> bool:
    """Whether the libraries of words are installed; where they are not, whoever plays reads nothing."""
    try:
        importlib.import_module("serai.language")  # by name: the kernel needs no words
    except ImportError:
        return False
    return True


def read(game: Game, source: Source) -> None:
    """Read how a game begins, as a terminal does: where it stands, what is asked, every choice, what has happened. In
    English, which stands in wherever another language lacks a message or has a broken one."""
    state = game.new(game.players[0])
    state.log = []
    rng = random.Random(1)
    for _ in range(MOMENTS):
        if not all(type(words) is str for words in read_aloud(game, state)):
            raise TypeError("something that is no text")
        if game.violations(state):
            raise source.broken(f"its own checks say of a game just begun: {game.violations(state)[0]}")
        if state.is_over:
            break
        try:
            state.apply(rng.choice(state.legal()))
        except Fault as fault:
            raise source.broken(str(fault)) from fault


def read_aloud(game: Game, state: State) -> list[str]:
    spoken: Any = importlib.import_module("serai.language").spoken(game, "en")
    names = game.names(game.players[0])
    words: list[str] = [spoken(Say(key)) for key in message_keys(game.package) if key in (TITLE, ABOUT)]
    words += [spoken.clock(state.view(None), game.printed(game.standard())), spoken.holdings(state, 0)]
    words += [paragraph.text for paragraph in spoken.story(state.log or [], names)]
    words += [spoken.event(entry, names) for entry in state.log or []]
    if state.actor >= 0:
        words.append(spoken.prompt(state))
        words += [spoken.sentence(state, action) for action in state.legal()]
    return words


def has_file(game: Game, source: Source, name: str) -> bool:
    """Whether a title has this file; if so, it must be text."""
    file = resources.files(game.package).joinpath(name)
    if file.is_file():
        source.check(f"{name} cannot be read", lambda: file.read_text("utf-8"))
    return file.is_file()


def has_room(game: Game, source: Source, room: str, functions: tuple[str, ...]) -> bool:
    """Whether a title has this package; if so, it must have the functions that others call."""
    package = f"{game.package}.{room}"
    if find_spec(package) is None:
        return False
    module = source.check(f"{package} cannot be imported", lambda: importlib.import_module(package))
    missing = [name for name in functions if not callable(getattr(module, name, None))]
    if missing:
        raise source.broken(f"{package} lacks {', '.join(missing)}")
    return True
