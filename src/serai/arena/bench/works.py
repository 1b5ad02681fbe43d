"""What is measured of a title, each as a work that does the same every time."""

import math
import random
from functools import cache
from typing import Final

from serai import bots
from serai.arena.bench.timing import Work
from serai.bots.batch import Batch
from serai.bots.describing import describer_of, has_features
from serai.bots.judge import Worth
from serai.bots.knowledge import knowledge, knows
from serai.core.bot import Chair
from serai.core.game import Game
from serai.core.play import draw, one_of, playout
from serai.core.state import State
from serai.core.step import CHANCE

SEED: Final = 3
GAMES: Final = 4
TABLES: Final = 8
STEPS: Final = 256
"""Tables that are played in one call, and calls: most of a game."""
COPIES: Final = 200
CARELESS: Final = 0.2
"""How often a seat takes any action: nobody goes in circles for ever."""
LOOKED_AT: Final = 16
"""Positions that are told as features."""
THOUGHT_ABOUT: Final = 20
"""Decisions that a bot is asked for."""
ROLLOUTS: Final = 8
"""Of a bot that searches: on plain Python they take seconds."""


def random_games(game: Game, players: int) -> Work:
    """Whole games of random legal play, setup and chance included in the time; only the seats' decisions count."""

    def work() -> int:
        rng = random.Random(SEED)
        return sum(playout(game.new(players), rng) for _ in range(GAMES))

    return work


def driven_games(game: Game, players: int) -> Work:
    """The same games, each action asked for and carried out from outside, as an environment does it."""

    def work() -> int:
        rng = random.Random(SEED)
        return sum(driven(game.new(players), rng) for _ in range(GAMES))

    return work


def driven(state: State, rng: random.Random) -> int:
    decisions = 0
    while not state.is_over:
        if state.actor == CHANCE:
            state.apply(draw(state, rng))
        else:
            decisions += 1
            state.apply(one_of(state.legal(), rng))
    return decisions


def batched(game: Game, players: int) -> Work | None:
    """Many tables side by side, an action at each in one call; None where a title does not tell its features."""
    if not has_features(game):
        return None

    def work() -> int:
        batch = Batch(game, players, TABLES, SEED)
        rng = random.Random(SEED)
        for _ in range(STEPS):
            batch.step(batch.random_actions(rng))
        return TABLES * STEPS

    return work


def positions(game: Game, players: int, count: int) -> list[State]:
    """Decisions of seats, evenly spread over a game."""
    found = decisions_of_a_game(game, players)
    return [found[len(found) * (2 * at + 1) // (2 * count)] for at in range(count)]


@cache
def decisions_of_a_game(game: Game, players: int) -> list[State]:
    """Every decision of a game in which seats mostly take what looks best at once: bots meet such positions, and those
    of random play are poorer."""
    rng = random.Random(SEED)
    worth = knowledge(game).by_hand if knows(game) else None
    state = game.new(players)
    found = []
    while not state.is_over:
        if state.actor == CHANCE:
            state.advance(draw(state, rng))
            continue
        found.append(state.clone())
        careless = rng.random() < CARELESS
        state.advance(one_of(state.options, rng) if worth is None or careless else best_at_once(state, rng, worth))
    return found


def best_at_once(state: State, rng: random.Random, worth: Worth) -> int:
    """The action after which its seat is best off."""
    seat = state.actor
    best = -math.inf
    chosen = -1
    for option in state.options:
        after = state.clone()
        after.advance(option)
        while after.actor == CHANCE:
            after.advance(draw(after, rng))
        value = worth(after, seat)
        if value > best:
            best, chosen = value, option
    return chosen


def copies(game: Game, players: int) -> Work:
    """A position with much on the table, copied."""
    (state,) = positions(game, players, 1)

    def work() -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return work


def features(game: Game, players: int) -> Work | None:
    """Positions as rows of numbers, for each seat; None where a title does not tell them so."""
    if not has_features(game):
        return None
    describer = describer_of(game)
    states = positions(game, players, LOOKED_AT)

    def work() -> int:
        for state in states:
            for seat in range(players):
                describer.describe(state, seat)
        return len(states) * players

    return work


def thinking(name: str, game: Game, players: int) -> Work | None:
    """Decisions of one bot; None where it does not play this title."""
    if name not in bots.names_for(game):
        return None
    bot = bots.make(name, game)
    states = positions(game, players, THOUGHT_ABOUT)

    def work() -> int:
        for state in states:
            bot.choose(Chair(state, state.actor, random.Random(SEED)))
        return len(states)

    return work


def searching(name: str, counter: str, game: Game, players: int) -> Work | None:
    """One decision of a bot that searches, with few rollouts; counted is what the bot counts. None as above."""
    if name not in bots.names_for(game):
        return None
    bot = bots.make(f"{name}@{ROLLOUTS}r", game)
    (state,) = positions(game, players, 1)

    def work() -> int:
        before: int = getattr(bot, counter)
        bot.choose(Chair(state, state.actor, random.Random(SEED)))
        after: int = getattr(bot, counter)
        return after - before

    return work
