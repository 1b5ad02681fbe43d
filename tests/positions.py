"""Positions in the middle of a game, reached by random play, and positions that no game could come to."""

import random
from typing import Any

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


def spoil(table: Any, path: str, value: int) -> None:
    """Put another value in one place of a table, such as players.0.stock.1."""
    *way, last = path.split(".")
    inner = table
    for key in way:
        inner = inner[int(key)] if isinstance(inner, list) else getattr(inner, key)
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        setattr(inner, last, value)
