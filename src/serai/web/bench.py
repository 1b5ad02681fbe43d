"""`serai bench server`: how fast a server on this machine answers while many tables are played at once.

It starts a server of its own on a database of its own, seats scripted people at every table, and times each move from
the moment it is posted to the moment the other player's stream tells of it.
"""

import argparse
import asyncio
import json
import random
import re
import secrets
import statistics
import time
from contextlib import aclosing, suppress
from typing import Any, Final
from urllib.parse import urljoin

from serai.core import build
from serai.core.errors import BadSetup
from serai.core.titles import GAMES
from serai.web.load import Answered, Person
from serai.web.trial import Trial, a_server

PATIENCE: Final = 30.0
"""Seconds until a move must be told."""
RETRY: Final = 0.2
PAGE_LOADS: Final = 15
LOADED: Final = r'(?:(?:href|src)="|from "|import\("|url\()([\w./-]+\.(?:js|css|svg|woff2))'
"""How a page, a script or a style sheet names what it needs."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=50, help="tables played at once, two people at each (50)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (20)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a scripted player thinks, on average (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes that answer (1)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")


def bench(arguments: argparse.Namespace) -> str:
    found = asyncio.run(measure(arguments))
    return json.dumps(found, indent=2) if arguments.json else table(found, arguments)


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    async with a_server("--no-limits", "--workers", str(arguments.workers)) as trial:
        pages = {name: await measure_page(trial.port, name) for name in GAMES}
        waits = Waits(arguments.tables, arguments.seconds, trial)
        names = list(GAMES)
        await asyncio.gather(
            *[play_table(trial.port, names[at % len(names)], waits, arguments.think) for at in range(arguments.tables)]
        )
        return {"build": build.NAME, "moves": waits.summary(), "pages": pages}


# Moves ----------------------------------------------------------------------------------------------------------------


class Waits:
    """How long each move took to reach the other player, in milliseconds, from when everybody is seated."""

    def __init__(self, tables: int, seconds: float, trial: Trial) -> None:
        self.told: list[float] = []
        self.seated = asyncio.Barrier(tables)
        self.seconds = seconds
        self.trial = trial
        self.cpu = trial.cpu_seconds()
        self.ends = float("inf")

    async def begin(self) -> None:
        """Wait until every table has begun."""
        await self.seated.wait()
        if self.ends == float("inf"):
            self.cpu = self.trial.cpu_seconds()
            self.ends = time.perf_counter() + self.seconds

    @property
    def going_on(self) -> bool:
        return time.perf_counter() < self.ends

    def summary(self) -> dict[str, float | None]:
        if len(self.told) < 2:
            raise BadSetup("too few moves were made to say anything; measure for longer")
        hundredths = statistics.quantiles(self.told, n=100)
        return {
            "a_second": round(len(self.told) / self.seconds, 1),
            "p50_ms": round(hundredths[49], 1),
            "p99_ms": round(hundredths[98], 1),
            "worst_ms": round(max(self.told), 1),
            "cpu_ms": self.cpu_a_move(),
        }

    def cpu_a_move(self) -> float | None:
        """What the server computed for a move with all that belongs to it: a busy machine does not spoil this one."""
        cpu = self.trial.cpu_seconds()
        return round((cpu - self.cpu) * 1000 / len(self.told), 1) if cpu is not None and self.cpu is not None else None


class Ears:
    """A player's stream: when it told of each number."""

    def __init__(self, person: Person, path: str) -> None:
        self.heard = 0
        self.at = 0.0
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.listen(person, path))

    async def listen(self, person: Person, path: str) -> None:
        while True:  # as a browser does: a stream that was cut is opened again, and says first where the table is
            with suppress(OSError):
                async with aclosing(person.listen(path)) as stream:
                    async for data in stream:
                        self.heard, self.at = max(self.heard, data.get("number", 0)), time.perf_counter()
                        self.news.set()
            await asyncio.sleep(RETRY)

    async def hears(self, number: int) -> float:
        """When the stream told of this number."""
        async with asyncio.timeout(PATIENCE):
            while self.heard < number:
                self.news.clear()
                await self.news.wait()
        return self.at


async def play_table(port: int, game: str, waits: Waits, think: float) -> None:
    """Two people play game after game, each asking for the table whenever it has changed, as a page would."""
    rng = random.Random()
    people = [Person(port), Person(port)]
    for at, person in enumerate(people):
        await person.must("POST", "/api/guests", {"name": f"Player {at + 1}"})
    while waits.going_on:
        made = await people[0].must("POST", "/api/tables", {"game": game, "seats": ["me", "open"]})
        path = f"/api/tables/{made['id']}"
        await people[1].must("POST", f"{path}/join", {})
        await people[0].must("POST", f"{path}/start")
        ears = [Ears(person, f"{path}/events") for person in people]
        await asyncio.gather(*[ear.hears(1) for ear in ears])
        if waits.ends == float("inf"):
            await waits.begin()
        await play_game(path, people, ears, waits, think, rng)
        for ear in ears:
            ear.task.cancel()
        await asyncio.gather(*[ear.task for ear in ears], return_exceptions=True)
    for person in people:
        person.close()


async def play_game(
    path: str, people: list[Person], ears: list[Ears], waits: Waits, think: float, rng: random.Random
) -> None:
    while waits.going_on:
        views = [await person.must("GET", path) for person in people]
        mover = next((at for at, view in enumerate(views) if view["choices"]), None)
        if mover is None:
            return
        await asyncio.sleep(rng.uniform(0, 2 * think))
        action = rng.choice(views[mover]["choices"])["action"]
        asked = {"number": views[mover]["number"], "action": action, "key": secrets.token_hex(8)}
        begun = time.perf_counter()
        done = await people[mover].must("POST", f"{path}/act", asked)
        waits.told.append((await ears[1 - mover].hears(done["number"]) - begun) * 1000)


# Pages ----------------------------------------------------------------------------------------------------------------


async def measure_page(port: int, game: str) -> dict[str, float]:
    """The page of a four-player game well under way, and what it transfers with all it needs."""
    person = Person(port)
    await person.must("POST", "/api/guests", {"name": "Reader"})
    seats = ["me", "shared", "shared", "shared"]
    made = await person.must("POST", "/api/tables", {"game": game, "seats": seats, "start": True})
    await play_some(person, f"/api/tables/{made['id']}", 100)
    address = f"/tables/{made['id']}"
    page = await person.ask("GET", address)
    weight = await weight_of(person, address, page)
    fragments = await person.ask("GET", f"{address}/fragments")
    page_ms, fragments_ms = await median_ms(person, address), await median_ms(person, f"{address}/fragments")
    person.close()
    return {
        "page_ms": round(page_ms, 1),
        "fragments_ms": round(fragments_ms, 1),
        "page_kb": round(weight / 1000, 1),
        "fragments_kb": round(len(fragments.body) / 1000, 1),
    }


async def weight_of(person: Person, address: str, page: Answered) -> int:
    """The bytes of a page and of all it loads: what it names, what its scripts import, what its styles refer to."""
    found, waiting, weight = {address}, [(address, page)], 0
    while waiting:
        base, answered = waiting.pop()
        weight += len(answered.body)
        for name in re.findall(LOADED, answered.content.decode("utf-8", "ignore")):
            asset = urljoin(base, name)
            if asset not in found:
                found.add(asset)
                waiting.append((asset, await person.ask("GET", asset)))
    return weight


async def play_some(person: Person, path: str, moves: int) -> None:
    rng = random.Random(1)
    for _ in range(moves):
        view = await person.must("GET", path)
        if not view["choices"]:
            return
        action = rng.choice(view["choices"])["action"]
        await person.must("POST", f"{path}/act", {"number": view["number"], "action": action})


async def median_ms(person: Person, address: str) -> float:
    times = []
    for _ in range(PAGE_LOADS):
        begun = time.perf_counter()
        await person.ask("GET", address)
        times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


def table(found: dict[str, Any], arguments: argparse.Namespace) -> str:
    moves = found["moves"]
    lines = [
        f"{arguments.tables} tables at once, {found['build']} build, SQLite, workers: {arguments.workers}",
        f"  {moves['a_second']:>8}  moves a second",
        f"  {moves['p50_ms']:>8}  ms from posting a move to the other player's event, p50 (25 wanted)",
        f"  {moves['p99_ms']:>8}  ms the same, p99 (100 wanted)",
        f"  {moves['cpu_ms'] or '?':>8}  ms of the server's CPU a move, with the looks and events that follow it",
    ]
    for name, page in found["pages"].items():
        lines += [
            f"{name}, four players, in the middle of a game, nothing else going on",
            f"  {page['page_ms']:>8}  ms for the whole page (50 wanted)",
            f"  {page['page_kb']:>8}  KB transferred, with styles, scripts and fonts (300 wanted)",
            f"  {page['fragments_ms']:>8}  ms for the parts that change after a move",
            f"  {page['fragments_kb']:>8}  KB of them, compressed (60 wanted)",
        ]
    return "\n".join(lines)
