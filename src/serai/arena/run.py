"""Running a batch: who plays its games, and that their results come in order, whoever plays them."""

import os
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from serai import bots as all_bots
from serai.arena.batch import Batch, play_one
from serai.arena.progress import Progress
from serai.arena.report import Report
from serai.arena.result import Result
from serai.arena.results_file import ResultsFile
from serai.arena.workers import WorkerLost, by_processes
from serai.core.errors import BadSetup
from serai.core.say import COMMA, Say, Several
from serai.core.titles import find

PROCESSES: Final = "processes"
RAY: Final = "ray"
ENGINES: Final = [PROCESSES, RAY]
"""Who plays: processes of this machine, or those of a Ray cluster."""


class Way:
    """How a batch is played: by whom, where its results are kept, who watches. Nothing of it changes a game."""

    def __init__(
        self,
        jobs: int | None = 1,
        engine: str = PROCESSES,
        results: Path | None = None,
        progress: Progress | None = None,
    ) -> None:
        if jobs is not None and jobs < 1:
            raise BadSetup(Say("refused-games-and-jobs"))
        if engine not in ENGINES:
            raise BadSetup(Say("refused-engine", engine=engine, engines=Several(ENGINES, COMMA)))
        self.jobs = jobs
        """How many games are played at once; None: as many as there are cores."""
        self.engine = engine
        self.results = results
        self.progress = progress or Progress()

    def arriving(self, batch: Batch, numbers: list[int]) -> Generator[Result, None, None]:
        """The results of these games as they come."""
        if self.engine == RAY:
            from serai.arena.on_ray import by_ray

            return by_ray(self.jobs, batch, numbers, self.progress)
        jobs = min(self.jobs or os.cpu_count() or 1, len(numbers))
        if jobs < 2:
            return (play_one(batch, number) for number in numbers)
        return by_processes(jobs, batch, numbers, self.progress)


def check(batch: Batch, games: int) -> None:
    """Refuse an impossible run before anything is written."""
    game = find(batch.game)
    for name in {name for table in batch.tables for name in table}:
        all_bots.make(name, game)
    game.new(batch.players, batch.options, batch.components)
    for name in batch.drawn:
        if name not in game.steps():
            raise BadSetup(Say("refused-drawn", name=name, game=game.called()))
    if games < 1:
        raise BadSetup(Say("refused-games-and-jobs"))


def run(batch: Batch, games: int, way: Way, report: Report, seen: Callable[[Result], None] | None = None) -> None:
    """Play a batch into a report; `seen` is given every result, too. The report says if it was cut short."""
    check(batch, games)
    kept = None if way.results is None else ResultsFile(way.results, batch.identity())
    if batch.records is not None:
        batch.records.mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    try:
        for result in in_order(batch, games, way, kept):
            report.add(result)
            if seen is not None:
                seen(result)
    except WorkerLost as lost:
        report.cut_short = lost
    finally:
        report.seconds = time.perf_counter() - start
        if kept is not None:
            kept.end(report.thinking)
            kept.close()
    for name, thinking in (kept.thinking if kept is not None else {}).items():
        if name in report.by_bot:
            report.thinking.setdefault(name, type(thinking)()).add(thinking.decisions, thinking.seconds)


def in_order(batch: Batch, games: int, way: Way, kept: ResultsFile | None) -> Iterator[Result]:
    """Every game's result by its number, so that sums come out the same whoever was faster."""
    early = {} if kept is None else {number: result for number, result in kept.known.items() if number < games}
    missing = [number for number in range(games) if number not in early]
    done = len(early)
    way.progress.began(done, games)
    with closing(way.arriving(batch, missing)) as arriving:
        for number in range(games):
            while number not in early:
                try:
                    result = next(arriving)
                except WorkerLost:
                    yield from [early[at] for at in sorted(early)]
                    raise
                if kept is not None:
                    kept.add(result)
                early[result.number] = result
                done += 1
                way.progress.played(done)
            yield early.pop(number)
