"""A live server on a loopback port, and people who talk to it over HTTP like everybody else."""

import asyncio
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI

from serai.server import storage
from serai.server.payloads import Reader
from serai.server.rows import PLAYING
from serai.server.services import Services
from serai.server.settings import Settings
from serai.web.app import make_site
from serai.web.protocol import options_of

PATIENCE = 20.0
T = TypeVar("T")


def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that happens in another thread or process."""
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it never happened"
        time.sleep(0.01)


class Server:
    """The whole site, served by a thread; its database is a file."""

    def __init__(self, file: Path, seed: int = 1, **settings: Any) -> None:
        self.file = file
        given = {"pause": 0, "limits": False, "bot_processes": 1, **settings}
        self.app: FastAPI = make_site(Settings(f"sqlite:///{file}", **given), random.Random(seed))
        self.people: list[Person] = []
        self.wires: list[socket.socket] = []

    def __enter__(self) -> Self:
        listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            self.app, log_config=None, timeout_graceful_shutdown=1, **options_of(self.services.settings)
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=[[listening]])
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for person in self.people:
            person.client.close()
        for wire in self.wires:
            wire.close()
        self.server.should_exit = True
        self.thread.join()

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def person(self, name: str = "") -> "Person":
        """Somebody at a browser of their own; without a name, nobody knows them."""
        made = Person(self.url, name)
        self.people.append(made)
        return made

    def run(self, asked: Coroutine[Any, Any, T]) -> T:
        """Something done inside the server, on its own loop."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result(3 * PATIENCE)

    @contextmanager
    def no_reader_free(self) -> Iterator[None]:
        """All connections to read on are taken, as by many who read slowly."""
        held = AsyncExitStack()
        for _ in range(storage.READERS):
            self.run(held.enter_async_context(self.services.storage.read(None)))
        try:
            yield
        finally:
            self.run(held.aclose())

    def hurry(self, person: "Person", table: str, rng: random.Random) -> dict[str, Any]:
        """Play a person's game to its end, at random, inside the server: a decision needs no answer to be looked at."""
        reader = Reader(**person.get("/api/me"))

        async def step() -> bool:
            row, line = await self.services.play.look(table, reader)
            if line.actor in row.seats_of(reader):
                action = rng.choice(line.state.legal())
                await self.services.play.act(reader, table, row.number, action, None)
            elif row.status == PLAYING:
                await asyncio.sleep(0.002)  # a bot decides
            return row.status == PLAYING

        async def played() -> None:
            while await step():
                pass

        self.run(played())
        return person.see(table)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        sweeping = self.services.bots.sweeping
        assert sweeping is not None
        return sweeping.get_loop()

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the database holds, read past the server."""
        return rows(self.file, query, *values)


def rows(file: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(file)
    try:
        found = connection.execute(query, values).fetchall()
        connection.commit()
        return found
    finally:
        connection.close()


class Refusal(tuple[int, str]):
    """The status and the code of an answer that says no; with its sentence, and what else it brings."""

    message: str
    more: dict[str, Any]

    @property
    def code(self) -> str:
        return self[1]


class Person:
    def __init__(self, url: str, name: str = "") -> None:
        self.client = httpx.Client(base_url=url, timeout=40, trust_env=False)
        self.name = name
        if name:
            self.id: int = self.post("/api/guests", name=name)["id"]

    # Asking ---------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return self.client.request(method, path, json=body if method == "POST" else None)

    def get(self, path: str) -> Any:
        return granted(self.client.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return granted(self.ask("POST", path, body))

    def refused(self, method: str, path: str, **body: Any) -> Refusal:
        return refusal_of(self.ask(method, path, body))

    # At tables ------------------------------------------------------------------------------------------------------

    def open(self, game: str = "merv", seats: str = "me shared", start: bool = True, **more: Any) -> str:
        """A table of this person's; seats with spaces between."""
        made = self.post("/api/tables", game=game, seats=seats.split(), start=start, **more)
        return str(made["id"])

    def see(self, table: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.get(f"/api/tables/{table}")
        return seen

    def at(self, table: str, verb: str, **body: Any) -> Any:
        return self.post(f"/api/tables/{table}/{verb}", **body)

    def refused_at(self, table: str, verb: str, **body: Any) -> Refusal:
        return self.refused("POST", f"/api/tables/{table}/{verb}", **body)

    def act(self, table: str, choice: int = 0) -> dict[str, Any]:
        """Take one of the choices; the table before it."""
        seen = self.see(table)
        self.at(table, "act", number=seen["number"], action=seen["choices"][choice]["action"])
        return seen

    def play(self, table: str, rng: random.Random, most: int = 10_000) -> dict[str, Any]:
        """Choose at random wherever this person is to choose, until the game is over or so many choices are made."""
        seen = self.see(table)
        while seen["status"] == "playing" and most > 0:
            if seen["choices"]:
                action = rng.choice(seen["choices"])["action"]
                self.at(table, "act", number=seen["number"], action=action)
                most -= 1
                seen = self.see(table)
            elif seen["must_end"]:
                self.at(table, "end", number=seen["number"])
                seen = self.see(table)
            else:
                seen = self.get(f"/api/tables/{table}?after={seen['number']}")
        return seen


def granted(response: httpx.Response) -> Any:
    assert response.is_success, (response.status_code, response.text[:500])
    if response.status_code == 204:
        return None
    return response.json() if "json" in response.headers["content-type"] else response.text


def refusal_of(response: httpx.Response) -> Refusal:
    """A refusal, with what is true of every one: a code, and one sentence without a trace of the inside."""
    assert response.is_error, (response.status_code, response.text[:500])
    body = response.json()
    code, message = body.pop("code"), body.pop("message")
    assert code.replace("_", "").islower()
    assert message[0].isupper() or not message[0].isalpha(), message
    assert message.endswith("."), message
    assert "\n" not in message
    assert "Traceback" not in response.text
    refusal = Refusal((response.status_code, code))
    refusal.message, refusal.more = message, body
    return refusal
