"""A server is put to the test: how fast it is, and whether it stays as it was."""

import asyncio
import os
import re
import signal
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.cli import main
from serai.server.storage import LARGEST_LOG
from serai.web import bench, protocol, soak
from serai.web.load import Person
from serai.web.soak import MEGABYTE, Sample, complaint
from serai.web.trial import a_server, stat
from tests.server.live_server import Server

CALM = Sample(0, 0, 20, 100 * MEGABYTE, 0)


def test_a_short_soak_finds_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "soak", "--minutes", "0.1", "--tables", "3", "--streams", "6"]) == 0
    said = capfd.readouterr().out.splitlines()
    assert said[0].split() == ["seconds", "WAL", "MB", "files", "mem", "MB", "logged"]
    moves, streams = int(said[-2].split()[-4]), int(said[-2].split()[-2])
    assert moves > 3
    assert streams > 20
    assert said[-1] == "The server stayed as it was."


def test_a_soak_that_finds_something_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def found(arguments: Any) -> str:
        return "Memory grew."

    monkeypatch.setattr(soak, "run", found)
    assert main(["bench", "soak"]) == 1
    assert capsys.readouterr().out == "Memory grew.\n"


@pytest.mark.parametrize(
    ("at", "change", "names"),
    [
        (-1, {"descriptors": 150}, "150, and 20 at the start"),
        (2, {"wal": 5 * LARGEST_LOG}, "write-ahead log"),
        (-1, {"memory": 160 * MEGABYTE}, "from 100 to 160 MB"),
    ],
)
def test_what_grows_without_bound_is_named(at: int, change: dict[str, int], names: str) -> None:
    samples = [CALM] * 6
    assert complaint(samples, []) is None
    samples[at] = replace(samples[at], **change)
    assert names in str(complaint(samples, []))


def test_what_grows_at_first_only_is_no_leak() -> None:
    busy = replace(CALM, descriptors=50, memory=300 * MEGABYTE, wal=LARGEST_LOG)
    crowded = replace(busy, descriptors=500)
    assert complaint([CALM, busy, crowded, busy, busy], []) is None


def test_whatever_is_logged_is_named() -> None:
    assert complaint([CALM] * 3, ["a fault", "and more"]) == "The server logged 2 lines; the first: a fault"


def test_the_bench_tells_times_and_what_a_move_costs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def unmeasured(port: int, game: str) -> dict[str, float]:
        return dict.fromkeys(["page_ms", "fragments_ms", "page_kb", "fragments_kb"], 0.0)

    monkeypatch.setattr(bench, "measure_page", unmeasured)
    assert main(["bench", "server", "--tables", "3", "--seconds", "2", "--think", "0.05"]) == 0
    figures = {what: float(figure) for figure, what in re.findall(r"([\d.]+)  ms (.*)", capsys.readouterr().out)}
    assert figures["from posting a move to the other player's event, p50 (25 wanted)"] > 0
    assert figures["of the server's CPU a move, with the looks and events that follow it"] > 0


@pytest.mark.parametrize(
    "words", ["soak --minutes 0", "soak --streams 0", "soak --tables 0", "server --tables 0", "page --clicks 1"]
)
def test_nothing_at_all_is_not_measured(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words.split()]) == 2
    assert "must be at least" in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_told_to_stop_ends_all_streams_and_logs_nothing(workers: str) -> None:
    async def stopped() -> list[str]:
        async with a_server("--workers", workers) as trial:
            person = Person(trial.port)
            await person.must("POST", "/api/guests", {"name": "Ada"})
            made = await person.must(
                "POST", "/api/tables", {"game": "merv", "seats": ["me", "bot:greedy"], "start": True}
            )
            path = f"/api/tables/{made['id']}"
            paths = [f"{path}/events", "/api/lobby/events", f"{path}?after=100000"] * 5
            streams = [await begun(person, path) for path in paths]
            for _ in range(3):  # by then the server has heard whoever asked before
                await person.must("GET", "/api/me")
            os.kill(trial.process, signal.SIGTERM)
            for reader, writer in streams:
                await reader.read()
                writer.close()
            while stat(trial.process)[0] != "Z":
                await asyncio.sleep(0.05)
            person.close()
            return trial.log_lines()

    assert asyncio.run(stopped()) == []


async def begun(person: Person, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A stream that has begun, or somebody who waits."""
    reader, writer = await asyncio.open_connection("127.0.0.1", person.port)
    writer.write(person.request("GET", path, None))
    if path.endswith("events"):
        await reader.readuntil(b"hello")
    return reader, writer


# The client -----------------------------------------------------------------------------------------------------------


class Fickle:
    """A server that answers each connection once, and closes it on the second request."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    async def chat(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.request(reader)
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
            with suppress(asyncio.IncompleteReadError):
                await self.request(reader)
        finally:
            writer.close()

    async def request(self, reader: asyncio.StreamReader) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.split(b"Content-Length: ")[1].split()[0])
        self.asked.append(head.split()[0] + b" " + await reader.readexactly(size))


def asking(*asked: tuple[str, dict[str, Any] | None]) -> list[bytes]:
    """What a fickle server is asked by one who asks so."""

    async def ask() -> list[bytes]:
        fickle = Fickle()
        async with await asyncio.start_server(fickle.chat, "127.0.0.1", 0) as server:
            person = Person(server.sockets[0].getsockname()[1])
            try:
                for method, body in asked:
                    assert (await person.ask(method, "/", body)).status == 200
            finally:
                person.close()
        return fickle.asked

    return asyncio.run(ask())


def test_what_may_be_done_twice_is_asked_again() -> None:
    assert asking(("GET", None), ("GET", None)) == [b"GET "] * 3
    keyed = {"key": "once"}
    assert asking(("GET", None), ("POST", keyed)) == [b"GET ", *[b'POST {"key": "once"}'] * 2]


def test_what_may_be_done_once_is_not_asked_again() -> None:
    with pytest.raises(asyncio.IncompleteReadError):
        asking(("GET", None), ("POST", {}))


def test_a_connection_that_was_closed_meanwhile_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "IDLE_SECONDS", 0.1)

    async def come_back(port: int) -> int:
        person = Person(port)
        await person.must("POST", "/api/guests", {"name": "Ada"})
        assert person.streams is not None
        while not person.streams[0].at_eof():
            await asyncio.sleep(0.02)
        answered = await person.ask("POST", "/api/tables", {"game": "merv", "seats": ["me", "shared"]})
        person.close()
        return answered.status

    with Server(tmp_path / "serai.db") as server:
        assert asyncio.run(come_back(int(server.url.rpartition(":")[2]))) == 201
