"""The figures of a title: what each is called, how it is shown, and which of them the checks look at."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from serai import bots
from serai.arena.bench import works
from serai.arena.bench.memory import worker_mb
from serai.arena.bench.timing import Work, pace
from serai.core.game import Game

PER_SECOND: Final = 0.0
MICROSECONDS: Final = 1e6
MILLISECONDS: Final = 1e3
MEMORY: Final = "worker_mb"
"""The one figure that is no speed."""


@dataclass(frozen=True)
class Figure:
    """Something that is done often in a second."""

    key: str
    label: str
    work: Callable[[Game, int], Work | None]
    """What is done, for a title and a number of players; None where there is no such thing."""
    each: float = PER_SECOND
    """If it is shown by how long one takes, in which parts of a second."""

    def shown(self, per_second: float) -> str:
        if self.each == PER_SECOND:
            return f"{per_second:,.0f}"
        return f"{self.each / per_second:,.2f}"


FIGURES: Final = [
    Figure("decisions", "decisions a second, random legal play", works.random_games),
    Figure("driven", "the same, each asked for and carried out from Python", works.driven_games),
    Figure("copies", "µs to copy a position", works.copies, MICROSECONDS),
    Figure("features", "positions a second told as features", works.features),
    *[
        Figure(name, f"ms the bot '{name}' thinks about a decision", partial(works.thinking, name), MILLISECONDS)
        for name in bots.NAMES
        if name != "random"
    ],
]


def measure(game: Game, players: int, seconds: float, runs: int, memory: bool) -> dict[str, Any]:
    """All figures that a title has: how often in a second, and how often for a step of the yardstick."""
    found: dict[str, Any] = {}
    for figure in FIGURES:
        work = figure.work(game, players)
        if work is not None:
            measured = pace(work, seconds, runs)
            found[figure.key] = {"per_second": round(measured.per_second, 2), "ratio": float(f"{measured.ratio:.4g}")}
    if memory:
        found[MEMORY] = worker_mb(game, players)
    return found
