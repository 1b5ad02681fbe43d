"""Positions in the middle of a game, reached by random play."""

import random

import serai
from serai.core.play import draw


def position(players: int = 3, decisions: int = 60, seed: int = 5) -> serai.State:
    """A random game of Merv after some decisions, at a seat's decision."""
    rng = random.Random(seed)
    state = serai.game("merv").new(players)
    while decisions > 0 or state.actor == serai.CHANCE:
        decisions -= state.actor != serai.CHANCE
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))
    return state
