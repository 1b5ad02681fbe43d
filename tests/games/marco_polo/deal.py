"""Real tables of Marco Polo, dealt and played at random, for tests that need a whole game rather than a scene."""

import random
from collections.abc import Iterator
from typing import Any

import serai
from serai.core.play import draw
from serai.core.step import CHANCE
from serai.games.marco_polo.constants import SEATS
from serai.games.marco_polo.table import Table

EXPERT = {"random_city_bonuses": True, "character_draft": True, "goal_choice": True}


def new(players: int, **options: Any) -> Table:
    state = serai.game("marco_polo").new(players, options)
    assert isinstance(state, Table)
    return state


def step(t: Table, rng: random.Random) -> str:
    """Whatever comes next, at random; returns what it was."""
    action = draw(t, rng) if t.actor == CHANCE else rng.choice(t.legal())
    t.apply(action)
    return t.notation(action)


def dealt(players: int, start: str = "blue", seed: int = 1, **options: Any) -> Table:
    """A new table with this start player and a log, up to the first decision of a player."""
    t = new(players, **options)
    t.log = []
    t.apply(t.parse(f"start {start}"))
    rng = random.Random(seed)
    while t.actor == CHANCE:
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


def held(t: Table, seat: str) -> dict[str, Any]:
    """What lies before a seat, as plain data."""
    found: dict[str, Any] = t.to_json()["holdings"][SEATS.index(seat)]
    return found


def told(t: Table, key: str) -> list[tuple[int, int]]:
    """The seat and the first number of all events of this key."""
    return [(entry.seat, entry.args[0]) for entry in t.log or [] if entry.key == key]
