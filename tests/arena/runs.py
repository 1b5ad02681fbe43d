"""Runs of a few quick games, for tests to compare."""

from serai.arena.batch import Batch
from serai.arena.progress import Progress
from serai.arena.report import Report
from serai.arena.run import Way, run

MERV = Batch("merv", [["random", "random"]], 7)


def played(way: Way, batch: Batch = MERV, games: int = 6) -> str:
    """The results of a run as its file has them, by number, without what depends on the machine."""
    assert way.results is not None
    run(batch, games, way, Report(batch.game, []))
    lines = way.results.read_text("utf-8").splitlines()
    return "\n".join(sorted(line for line in lines if '"number"' in line))


class Heard(Progress):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.gone: list[int] = []

    def lost(self, number: int) -> None:
        self.gone.append(number)
