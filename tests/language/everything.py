"""Everything that a title says in some whole games, in one language, as one who reads and one who listens get it."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Final

from serai.core.game import Game
from serai.core.render.verdict import verdict
from serai.core.say import YOU, Name
from serai.core.state import State
from serai.language import language, spoken
from tests.contract.journeys import Journey, journeys
from tests.contract.test_looking import drawings, sheet_for

ADA: Final = "Ада"
"""Somebody at the table, who is called in a way that no language takes for its own word."""
SAID: Final = re.compile(r'(?:data-tip|aria-label)="([^"]*)"|<text[^>]*>([^<]*)</text>')
"""What a drawing says."""


def names_in(game: Game, players: int) -> list[Name]:
    """The reader, somebody by their own name, and the rest as the title calls them."""
    return [YOU, *([Name(ADA)] if players > 1 else []), *game.names(players)[1 if players == 1 else 2 :]]


def read_aloud(game: Game, code: str) -> Iterator[tuple[str, str]]:
    """What is asked, offered, told, held and won in whole games, each with what it is."""
    for journey in journeys(game):
        yield from decisions(game, journey, code)
        yield from happenings(game, journey, code)
        names = names_in(game, journey.players)
        yield "verdict", spoken(game, code)(verdict(names, journey.end))


def decisions(game: Game, journey: Journey, code: str) -> Iterator[tuple[str, str]]:
    read = spoken(game, code)
    for state in [*journey.decisions, journey.end]:
        view = state.view(None)
        yield "clock", read.clock(view, game.printed_of(view))
        yield "prompt", read.prompt(state)
        if state.is_over:
            continue
        yield "holdings", read.holdings(state, state.actor)
        for choice in read.choices(state):
            yield f"action {choice.notation}", choice.sentence
            if choice.lacking:
                yield f"lacking {choice.notation}", choice.lacking


def happenings(game: Game, journey: Journey, code: str) -> Iterator[tuple[str, str]]:
    read, names = spoken(game, code), names_in(game, journey.players)
    for turned in (names, names[1:] + names[:1]):
        for entry in journey.log:
            yield f"event {entry.key}", read.event(entry, turned)
        for paragraph in read.story(journey.log, turned):
            yield "story", paragraph.text


def drawn(game: Game, code: str, every: int = 6) -> Iterator[tuple[str, str]]:
    """What boards and mats say: their words, their tips, what they are to those who cannot see them."""
    for journey in journeys(game):
        for state in [*journey.decisions[::every], journey.end]:
            yield from drawing(game, state, code)


def drawing(game: Game, state: State, code: str) -> Iterator[tuple[str, str]]:
    seat = state.actor if not state.is_over else None
    for svg in drawings(game, state, seat, sheet_for(game, state, None, code)):
        for match in SAID.finditer(svg):
            yield "board", unescape(match[1] or match[2] or "")


def labels(game: Game, code: str) -> Iterator[tuple[str, str]]:
    """What stands outside of the play: the name, the options, the sources of points."""
    speak = language(code, game.package)
    yield "title", speak.say("title")
    yield "about", speak.say("about-lobby")
    for option in game.options:
        yield f"option {option.name}", speak.say(f"option-{option.name}")
    for source in journeys(game)[0].end.scores()[0].parts:
        yield f"source {source}", speak.say(f"source-{source}")
