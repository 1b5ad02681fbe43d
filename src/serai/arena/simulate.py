"""Playing many games between bots, in one process or several, and counting what came of them."""

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from serai import bots as all_bots
from serai.arena.check import Watch
from serai.arena.report import Report, Result
from serai.core.components import Components
from serai.core.errors import BadSetup, Fault, said_where
from serai.core.game import Game
from serai.core.play import play
from serai.core.record import begin_record, totals
from serai.core.say import Say
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import find


@dataclass(frozen=True)
class Batch:
    """What to play: everything a worker process needs, as plain data."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, Any]
    components: Components | None
    check: bool
    records: Path | None

    def seats(self, number: int) -> list[str]:
        """Bots move on by one seat from game to game, so that each sits everywhere equally often."""
        turn = number % len(self.bots)
        return self.bots[-turn:] + self.bots[:-turn] if turn else list(self.bots)


@dataclass
class GameWatch:
    """Counts what happens in one game, and writes it down where that is wanted."""

    game: Game
    watch: Watch | None
    lines: list[str] | None
    decisions: int = 0
    opening: list[int] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)

    def see(self, state: State, action: int) -> None:
        if state.actor != CHANCE:
            if not self.decisions:
                self.opening = self.game.opening(state)
            self.decisions += 1
        if self.watch is not None:
            self.watch.before(action)
        if self.lines is not None:
            self.lines.append(state.notation(action))


def play_one(batch: Batch, number: int) -> Result:
    """Game `number` of a batch. It depends on the seed and this number alone."""
    game = find(batch.game)
    seats = batch.seats(number)
    rng = random.Random(f"{batch.seed}/{number}")
    state = game.new(len(seats), batch.options, batch.components)
    components = batch.components or game.standard()
    record = begin_record(game, len(seats), batch.options, components, seats)
    watched = GameWatch(
        game,
        Watch(game, state, components, rng.getrandbits(32)) if batch.check else None,
        record.actions if batch.records is not None else None,
    )
    try:
        play(state, [all_bots.make(name, game) for name in seats], rng, watched.see)
        if watched.watch is not None:
            watched.watch.finish()
    except Exception as fault:  # a fault in one game is a finding, not the end of the run
        if not batch.check:
            raise
        watched.trouble.append(str(fault) if isinstance(fault, Fault) else said_where(fault))
    if batch.records is not None:
        record.result = totals(state) if state.is_over else None
        name = f"{batch.game}-{len(seats)}p-{batch.seed}-{number}.txt"
        (batch.records / name).write_text(record.text(), "utf-8")
    trouble = watched.trouble + (watched.watch.violations if watched.watch is not None else [])
    parts = [score.parts for score in state.scores()]
    return Result(
        seats, watched.opening, watched.decisions, parts, winners(state), [f"game {number}: {what}" for what in trouble]
    )


def winners(state: State) -> list[int]:
    return state.ranking()[0] if state.is_over else []


def play_some(batch: Batch, numbers: range) -> list[Result]:
    return [play_one(batch, number) for number in numbers]


def simulate(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    components: Components | None = None,
    check: bool = False,
    records: Path | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games between these bots, seats rotating; `progress` hears how many are done."""
    for name in bots:
        all_bots.make(name, game)
    game.new(len(bots), options, components)  # refuses an impossible table before anything is written
    if games < 1 or jobs < 1:
        raise BadSetup(Say("refused-games-and-jobs"))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    batch = Batch(game.name, bots, seed, options, components, check, records)
    report = Report(game.name, bots)
    start = time.perf_counter()
    for results in results_of(batch, games, jobs):
        for result in results:
            report.add(result)
        if progress is not None:
            progress(report.games)
    report.seconds = time.perf_counter() - start
    return report


def results_of(batch: Batch, games: int, jobs: int) -> Iterator[list[Result]]:
    """The results, some games at a time; with several jobs from as many processes."""
    size = max(1, min(50, games // (jobs * 4)))
    chunks = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_some(batch, chunk)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_some, [batch] * len(chunks), chunks)
