"""What is measured of a title, each as a work that does the same every time."""

import random
from typing import Final

from serai import bots
from serai.arena.bench.timing import Work
from serai.bots.knowledge import knowledge, knows
from serai.core.bot import Chair
from serai.core.features import Row
from serai.core.game import Game
from serai.core.play import draw, one_of, playout
from serai.core.state import State
from serai.core.step import CHANCE

SEED: Final = 3
GAMES: Final = 4
COPIES: Final = 200
LOOKED_AT: Final = 16
"""Positions that are told as features."""
THOUGHT_ABOUT: Final = 6
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


def positions(game: Game, players: int, count: int) -> list[State]:
    """Decisions of seats, evenly spread over a random game."""
    rng = random.Random(SEED)
    state = game.new(players)
    found = []
    while not state.is_over:
        if state.actor != CHANCE:
            found.append(state.clone())
        state.advance(draw(state, rng) if state.actor == CHANCE else one_of(state.options, rng))
    return [found[len(found) * (2 * at + 1) // (2 * count)] for at in range(count)]


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
    told = knowledge(game).offered if knows(game) else None
    fill = getattr(told, "features", None)
    if told is None or fill is None:
        return None
    states = positions(game, players, LOOKED_AT)
    row = Row(len(told.LAYOUT))

    def work() -> int:
        for state in states:
            for seat in range(players):
                fill(state, seat, row)
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
