"""`serai bench soak`: whether a server stays as it was while people play and many streams end as they begin.

It watches what a leak would show in: the write-ahead log, open files and connections, memory, and what is logged.
"""

import argparse
import asyncio
import random
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from serai.core.errors import BadSetup
from serai.core.titles import GAMES
from serai.server.storage import LARGEST_LOG, READERS
from serai.web.load import Person
from serai.web.trial import PROC, Trial, a_server

SAMPLES: Final = 20
"""How often the server is looked at."""
SETTLED: Final = 10.0
"""Seconds in which it must have given everything back when all have gone."""
MEGABYTE: Final = 1_000_000
MORE_FILES: Final = 3 * READERS + 10
"""Files that are open later and not at the start, rightly: the database's connections."""
MORE_MEMORY: Final = 25 * MEGABYTE
LONGEST_STREAM: Final = 0.1


@dataclass(frozen=True)
class Sample:
    """What the server uses at one moment."""

    seconds: float
    wal: int
    descriptors: int
    memory: int
    lines: int

    def __str__(self) -> str:
        return (
            f"{self.seconds:>8.0f}{self.wal / MEGABYTE:>9.1f}{self.descriptors:>9}"
            f"{self.memory / MEGABYTE:>9.0f}{self.lines:>9}"
        )


HEADING: Final = f"{'seconds':>8}{'WAL MB':>9}{'files':>9}{'mem MB':>9}{'logged':>9}"


@dataclass
class Soak:
    """A run: until when, and what has been done so far."""

    trial: Trial
    seconds: float
    begun: float = field(default_factory=time.monotonic)
    moves: int = 0
    streams: int = 0
    tables: list[str] = field(default_factory=lambda: ["lobby"])

    @property
    def passed(self) -> float:
        return time.monotonic() - self.begun

    @property
    def going_on(self) -> bool:
        return self.passed < self.seconds

    def sample(self) -> Sample:
        trial = self.trial
        lines = len(trial.log_lines())
        return Sample(self.passed, trial.log_in_the_database(), trial.descriptors(), trial.memory(), lines)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=3.0, help="how long (3)")
    parser.add_argument("--tables", type=int, default=6, help="tables played at once (6)")
    parser.add_argument("--streams", type=int, default=12, help="clients that open streams and drop them (12)")
    parser.add_argument("--workers", type=int, default=1, help="processes that answer (1)")


def soak(arguments: argparse.Namespace) -> int:
    """Returns the exit status: 1 if the server did not stay as it was."""
    if not PROC.exists():
        raise BadSetup("what a process uses is only known on Linux")
    wrong = asyncio.run(run(arguments))
    print(wrong or "The server stayed as it was.", flush=True)
    return 1 if wrong else 0


async def run(arguments: argparse.Namespace) -> str | None:
    async with a_server("--no-limits", "--workers", str(arguments.workers)) as trial:
        soaked = Soak(trial, arguments.minutes * 60)
        samples = [soaked.sample()]
        work: list[Coroutine[Any, Any, None]] = [watch(soaked, samples)]
        work += [play(soaked, game) for game in (list(GAMES) * arguments.tables)[: arguments.tables]]
        work += [drop_streams(soaked, random.Random(at)) for at in range(arguments.streams)]
        await asyncio.gather(*work)
        samples.append(await settled(soaked, samples[0]))
        print(f"{samples[-1]}  when all had gone; {soaked.moves} moves, {soaked.streams} streams", flush=True)
        return complaint(samples, trial.log_lines())


async def watch(soaked: Soak, samples: list[Sample]) -> None:
    print(f"{HEADING}\n{samples[0]}", flush=True)
    while soaked.going_on:
        await asyncio.sleep(soaked.seconds / SAMPLES)
        samples.append(soaked.sample())
        print(samples[-1], flush=True)


async def settled(soaked: Soak, first: Sample) -> Sample:
    """The server when it has had time to give back what those who have gone held."""
    ends = time.monotonic() + SETTLED
    while (found := soaked.sample()).descriptors > first.descriptors + MORE_FILES and time.monotonic() < ends:
        await asyncio.sleep(0.2)
    return found


def complaint(samples: list[Sample], log: list[str]) -> str | None:
    """What is wrong with a server that was so at the start, meanwhile, and at last when all had gone; if anything."""
    first, middle, last = samples[0], samples[len(samples) // 2], samples[-1]
    wal = max(sample.wal for sample in samples)
    if log:
        return f"The server logged {len(log)} lines; the first: {log[0]}"
    if last.descriptors > first.descriptors + MORE_FILES:
        return f"Files and connections were not given back: {last.descriptors}, and {first.descriptors} at the start."
    if wal > 4 * LARGEST_LOG:
        return f"The write-ahead log grew to {wal // MEGABYTE} MB."
    if last.memory > 1.25 * middle.memory + MORE_MEMORY:
        return f"Memory grew from {middle.memory // MEGABYTE} to {last.memory // MEGABYTE} MB in the second half."
    return None


# Those who come and go ------------------------------------------------------------------------------------------------


async def play(soaked: Soak, game: str) -> None:
    """One person plays for all seats, game after game."""
    rng, person = random.Random(), Person(soaked.trial.port)
    await person.must("POST", "/api/guests", {"name": "Player"})
    while soaked.going_on:
        made = await person.must("POST", "/api/tables", {"game": game, "seats": ["me", "shared"], "start": True})
        path = f"/api/tables/{made['id']}"
        soaked.tables.append(made["id"])
        view = await person.must("GET", path)
        while view["choices"] and soaked.going_on:
            action = rng.choice(view["choices"])["action"]
            await person.must("POST", f"{path}/act", {"number": view["number"], "action": action})
            soaked.moves += 1
            await asyncio.sleep(rng.uniform(0, 0.2))
            view = await person.must("GET", path)
    person.close()


async def drop_streams(soaked: Soak, rng: random.Random) -> None:
    """Somebody opens a stream and goes away, again and again; every other time nobody knows them."""
    person = Person(soaked.trial.port)
    await person.must("POST", "/api/guests", {"name": "Passer-by"})
    while soaked.going_on:
        with suppress(OSError):
            await drop_one(soaked, rng.choice([person, Person(soaked.trial.port)]), rng)
        await person.must("GET", "/api/tokens")  # a read like theirs, for this is no flood: no faster than they end
    person.close()


async def drop_one(soaked: Soak, person: Person, rng: random.Random) -> None:
    table = rng.choice(soaked.tables)
    events = "/api/lobby/events" if table == "lobby" else f"/api/tables/{table}/events"
    path = events if table == "lobby" or rng.random() < 0.8 else f"/api/tables/{table}?after=1000000"
    _, writer = await asyncio.open_connection("127.0.0.1", soaked.trial.port)
    try:
        writer.write(person.request("GET", path, None))
        await asyncio.sleep(rng.choice([0, rng.uniform(0, 0.01), rng.uniform(0, LONGEST_STREAM)]))
        soaked.streams += 1
    finally:
        writer.close()
