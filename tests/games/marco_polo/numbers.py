"""Positions of Marco Polo as numbers, by name, for tests of the features."""

import random
from collections.abc import Iterator
from typing import Any

from serai.core.features import Row
from serai.core.step import CHANCE
from serai.games.marco_polo.bot import LAYOUT, features
from serai.games.marco_polo.constants import CAMEL, COIN, LARGE_CITIES
from serai.games.marco_polo.table import Table
from tests.games.marco_polo.deal import new, step

LIKED = ("place travel", "go", *(f"place {city}" for city in LARGE_CITIES))


def numbers(t: Table, seat: int = 0) -> list[int]:
    """The row of a seat; one that was used before, as a search does."""
    row = Row(len(LAYOUT))
    row.numbers = [777] * len(LAYOUT)
    features(t, seat, row)
    assert row.filled == len(LAYOUT)
    return row.numbers


def told(t: Table, seat: int = 0) -> dict[str, int]:
    """What is told to a seat, by name."""
    return {feature.name: number for feature, number in zip(LAYOUT.features, numbers(t, seat), strict=True)}


def group(name: str, found: dict[str, int]) -> list[int]:
    """The numbers of a group."""
    return [number for key, number in found.items() if key.startswith(f"{name}.")]


def travels(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """Positions of a random game whose players have coins and camels and like to travel: posts and cards come up."""
    t = new(players, **options)
    rng = random.Random(seed)
    while not t.is_over:
        if rng.random() < 0.2:
            yield t
        if t.actor == CHANCE:
            step(t, rng)
            continue
        me = t.players[t.actor]
        me.stock[COIN] = max(me.stock[COIN], 12)
        me.stock[CAMEL] = max(me.stock[CAMEL], 6)
        t.options = t.stack[-1].legal(t)
        wanted = [action for action in t.legal() if t.notation(action).startswith(LIKED)]
        t.apply(rng.choice(wanted or t.legal()))
    yield t
