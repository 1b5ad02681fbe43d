"""Runs of a few quick games, for tests to compare."""

from pathlib import Path

from serai.arena.batch import Batch
from serai.arena.progress import Progress
from serai.arena.report import Report
from serai.arena.run import Way, run
from tests.arena.elsewhere import DEADLY

MERV = Batch("merv", [["random", "random"]], 7)
DEADLY_MERV = Batch("merv", [["random", "random"], ["random", DEADLY]], 7)
"""In which games 2 and 3 may be deadly."""


def played(way: Way, batch: Batch = MERV, games: int = 6) -> str:
    """The results of a run as its file has them, by number, without what depends on the machine."""
    assert way.results is not None
    run(batch, games, way, Report(batch.game, []))
    return results_in(way.results)


def results_in(file: Path) -> str:
    return "\n".join(sorted(line for line in file.read_text("utf-8").splitlines() if '"number"' in line))


class Heard(Progress):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.gone: list[int] = []

    def lost(self, number: int) -> None:
        self.gone.append(number)
