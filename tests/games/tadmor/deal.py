"""Real tables of Tadmor, dealt and played at random, for tests that need a whole game rather than a scene."""

import random
from collections.abc import Iterator
from typing import Any

import serai
from serai.core.play import draw
from serai.core.step import CHANCE
from serai.games.tadmor.constants import SEATS
from serai.games.tadmor.table import Table

OTHERWISE = {
    "experienced_setup": True,
    "two_level_tower": "repeatable",
    "placement_missions": "occupied_slot",
    "first_to_play": "may_decline",
}
"""Every option chosen other than by default."""


def new(players: int, **options: Any) -> Table:
    state = serai.game("tadmor").new(players, options)
    assert isinstance(state, Table)
    return state


def step(t: Table, rng: random.Random) -> str:
    """Whatever comes next, at random; returns what it was."""
    action = draw(t, rng) if t.actor == CHANCE else rng.choice(t.legal())
    t.apply(action)
    return t.notation(action)


def begun(players: int, start: str = "red", **options: Any) -> Table:
    """A new table with a log, this first player and the first tile of each stack on top, up to the first choice."""
    t = new(players, **options)
    t.log = []
    for top in ("glass-bottles", "jade", "silk"):
        t.apply(t.parse(f"top {top}"))
    t.apply(t.parse(f"start {start}"))
    return t


def dealt(players: int, start: str = "red", seed: int = 1, **options: Any) -> Table:
    """A new table with a log, set up at random with this first player, up to the first placement."""
    t = begun(players, start, **options)
    rng = random.Random(seed)
    while not t.turn:
        step(t, rng)
    return t


def whole_game(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """A random game: the table before each decision, chance included, and at last after the end."""
    t = new(players, **options)
    rng = random.Random(seed)
    while not t.is_over:
        yield t
        step(t, rng)
    yield t


def offers(t: Table) -> list[str]:
    return [t.notation(action) for action in t.legal()]


def held(t: Table, seat: str) -> dict[str, Any]:
    """What lies before a seat, as plain data."""
    found: dict[str, Any] = t.to_json()["holdings"][SEATS.index(seat)]
    return found
