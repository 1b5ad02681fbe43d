"""Whole games of every title, played once by somebody who likes to try everything, and looked at by many tests."""

import random
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import pytest

import serai
from serai.core.game import Game
from serai.core.play import draw
from serai.core.state import State
from serai.core.text import Entry

EVERY: Final = 23
"""So many decisions between two looks, besides those at whatever was not seen before."""

every_game = pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)


@dataclass
class Journey:
    """A game from its beginning to its end."""

    game: Game
    players: int
    options: dict[str, Any]
    moments: list[State] = field(default_factory=list)
    """Copies at some decisions of seats: the first of every kind, then now and again; and the end."""
    log: list[Entry] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)

    @property
    def start(self) -> State:
        return self.game.new(self.players, self.options)

    @property
    def end(self) -> State:
        return self.moments[-1]

    @property
    def decisions(self) -> list[State]:
        """The moments at which a seat decides."""
        return self.moments[:-1]


@cache
def journeys(game: Game) -> list[Journey]:
    """A game of every number of players, by the standard options and by others in turn."""
    met: Counter[str] = Counter()
    otherwise = {option.name: option.choices[-1] for option in game.options}
    return [travel(game, players, otherwise if at % 2 else {}, met) for at, players in enumerate(game.players)]


def travel(game: Game, players: int, options: dict[str, Any], met: Counter[str]) -> Journey:
    journey = Journey(game, players, options)
    rng = random.Random(f"{game.name}/{players}")
    state = journey.start
    state.log = journey.log
    asked: set[str] = set()
    decisions = 0
    while not state.is_over:
        if state.actor == serai.CHANCE:
            action = draw(state, rng)
        else:
            new = {kind_of(state, option) for option in state.legal()} | {type(state.stack[-1]).__name__}
            if decisions % EVERY == 0 or not new <= asked:
                journey.moments.append(state.clone())
            asked |= new
            decisions += 1
            action = try_something(state, met, rng)
        journey.actions.append(state.notation(action))
        state.apply(action)
    journey.moments.append(state.clone())
    return journey


def try_something(state: State, met: Counter[str], rng: random.Random) -> int:
    """Mostly the kind of action that was tried least so far: so more of a game is seen than by playing at random."""
    legal = state.legal()
    if rng.random() < 0.7:
        seldom = min(met[kind_of(state, action)] for action in legal)
        legal = [action for action in legal if met[kind_of(state, action)] == seldom]
    action = rng.choice(legal)
    met[kind_of(state, action)] += 1
    return action


def kind_of(state: State, action: int) -> str:
    return state.actions.kind_of[action].name


def readers(state: State) -> list[int | None]:
    """Everybody who may look: a spectator and each seat."""
    return [None, *range(state.seats)]
