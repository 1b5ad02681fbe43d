"""Driving a game from outside: chance drawn by its weights, seats asked in turn."""

import random
from collections.abc import Callable, Sequence

from serai.core.bot import Bot, Chair
from serai.core.errors import BadSetup
from serai.core.state import State
from serai.core.step import CHANCE


def one_of(options: list[int], rng: random.Random) -> int:
    """One of these, all alike. The length as a float: mypyc multiplies those without Python's help."""
    return options[int(rng.random() * float(len(options)))]


def draw(state: State, rng: random.Random) -> int:
    """An outcome of chance, by its weight."""
    options = state.options
    weights = state.stack[-1].weights(state)
    if not weights:
        return one_of(options, rng)
    total = 0
    for weight in weights:
        total += weight
    mark = int(rng.random() * total)
    for at in range(len(options)):
        mark -= weights[at]
        if mark < 0:
            return options[at]
    return options[-1]


def playout(state: State, rng: random.Random) -> int:
    """Play random legal actions to the end; returns how many decisions the seats took (chance is not counted)."""
    decisions = 0
    while state.stack:
        if state.stack[-1].seat == CHANCE:
            state.advance(draw(state, rng))
        else:
            decisions += 1
            state.advance(one_of(state.options, rng))
    return decisions


def play(
    state: State, bots: Sequence[Bot], rng: random.Random, seen: Callable[[State, int], None] | None = None
) -> State:
    """Let the bots play a game to its end; `seen` is told every action before it is carried out."""
    if len(bots) != state.seats:
        raise BadSetup(f"{state.seats} seats need as many bots, not {len(bots)}")
    chairs = [Chair(state, seat, random.Random(rng.getrandbits(64))) for seat in range(state.seats)]
    while not state.is_over:
        actor = state.actor
        action = draw(state, rng) if actor == CHANCE else bots[actor].choose(chairs[actor])
        if seen is not None:
            seen(state, action)
        state.apply(action)
    return state
