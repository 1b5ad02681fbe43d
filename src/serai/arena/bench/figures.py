"""The figures of a title: what each is called, how it is shown, and which of them the checks look at."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from serai.arena.bench import works
from serai.arena.bench.memory import worker_mb
from serai.arena.bench.timing import Work, pace
from serai.bots.spec import GREEDY, LEARNT, SEARCHING
from serai.core import build
from serai.core.game import Game

PER_SECOND: Final = 0.0
MICROSECONDS: Final = 1e6
MILLISECONDS: Final = 1e3
MANY: Final = 100.0
"""From here on nobody asks for tenths."""
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
    checked: tuple[str, ...] = ("plain", "compiled")
    """The builds of which the checks want to know it: where it does not take long, and tells something new."""

    def shown(self, per_second: float) -> str:
        if self.each == PER_SECOND:
            return f"{per_second:,.0f}" if per_second >= MANY else f"{per_second:.1f}"
        return f"{self.each / per_second:,.2f}"


def figures_of_search(name: str) -> list[Figure]:
    """What a bot that searches does: it thinks as long as it may, so there is no figure for that."""
    rollouts = partial(works.searching, name, "rollouts")
    nodes = partial(works.searching, name, "nodes")
    return [
        Figure(f"{name}_rollouts", f"rollouts a second of the bot '{name}'", rollouts, checked=()),
        Figure(f"{name}_nodes", f"decisions a second in the rollouts of '{name}'", nodes, checked=("compiled",)),
    ]


FIGURES: Final = [
    Figure("decisions", "decisions a second, random legal play", works.random_games),
    Figure("driven", "the same, each asked for and carried out from Python", works.driven_games),
    Figure("batched", "the same, many tables in one call, with features", works.batched),
    Figure("copies", "µs to copy a position", works.copies, MICROSECONDS),
    Figure("features", "positions a second told as features", works.features),
    *[
        Figure(name, f"ms the bot '{name}' thinks about a decision", partial(works.thinking, name), MILLISECONDS)
        for name in (GREEDY, LEARNT)
    ],
    *[figure for name in SEARCHING for figure in figures_of_search(name)],
]


def measure(game: Game, players: int, seconds: float, runs: int, quick: bool) -> dict[str, Any]:
    """The figures that a title has: how often in a second, and how often for a step of the yardstick."""
    found: dict[str, Any] = {}
    for figure in FIGURES:
        work = None if quick and build.NAME not in figure.checked else figure.work(game, players)
        if work is not None:
            measured = pace(work, seconds, runs)
            found[figure.key] = {"per_second": round(measured.per_second, 2), "ratio": float(f"{measured.ratio:.4g}")}
    if not quick:
        found[MEMORY] = worker_mb(game, players)
    return found
