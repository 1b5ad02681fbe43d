"""How fast a work is done, in itself and by the yardstick."""

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from serai.arena.bench import yardstick

Work = Callable[[], int]
"""Does the same each time, and returns how much that was."""
PATIENCE: Final = 4
"""A work that takes long is done less often: so many times the seconds of all runs are enough."""


@dataclass(frozen=True)
class Pace:
    """How much of something is done in a second, and how much while the yardstick makes one step."""

    per_second: float
    ratio: float


def rate(work: Work, seconds: float) -> float:
    """How much is done in a second of this process's own time; that of other processes does not count."""
    done = 0
    start = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent >= seconds and spent > 0:  # some clocks stand still for a while
            return done / spent


def pace(work: Work, seconds: float, runs: int) -> Pace:
    """The best of short runs; by the yardstick, which is held to it before and after each, their median."""
    work()  # what is read or remembered at the first time is not measured
    gc.collect()
    best = 0.0
    ratios: list[float] = []
    start = time.process_time()
    before = rate(yardstick.steps, seconds / 2)
    while len(ratios) < runs:
        found = rate(work, seconds)
        after = rate(yardstick.steps, seconds / 2)
        best = max(best, found)
        ratios.append(found * 2 / (before + after))
        before = after
        if time.process_time() - start > seconds * runs * PATIENCE:
            break
    return Pace(best, statistics.median(ratios))
