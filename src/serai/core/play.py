"""Driving a game from outside: chance drawn by its weights, seats asked in turn."""

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from serai.core.bot import Bot, Chair, Sitting
from serai.core.errors import BadSetup
from serai.core.say import Say
from serai.core.state import State
from serai.core.step import CHANCE

NO_HURRY: Final = math.inf
"""The seconds that a bot has where nobody waits for it."""


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
        raise BadSetup(Say("refused-bots", seats=state.seats, bots=len(bots)))
    sitting = [Sitting(bot, Chair(state, seat, random.Random(rng.getrandbits(64)))) for seat, bot in enumerate(bots)]
    following = [one for one in sitting if one.session is not None]
    while not state.is_over:
        actor = state.actor
        action = draw(state, rng) if actor == CHANCE else sitting[actor].choose(NO_HURRY)
        if seen is not None:
            seen(state, action)
        if following:
            apply_and_tell(state, action, following)
        else:
            state.apply(action)
    return state


def apply_and_tell(state: State, action: int, following: list[Sitting]) -> None:
    """Carry out an action, and tell those who follow the game, each as far as its seat may know."""
    known = [one.known(action) for one in following]
    state.apply(action)
    for one, what in zip(following, known, strict=True):
        one.told(what)
