"""Whoever waits for news may go away at any moment, and leaves nothing behind."""

import logging
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.server import streams
from serai.server.live import Listener
from serai.server.refused import Refused
from serai.server.stream_limits import PER_ADDRESS, PER_PERSON
from serai.server.streams import Ear, Stream
from tests.server.live_server import Person, Server, refusal_of, until
from tests.server.wire import Wire


@pytest.fixture
def quiet(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Server]:
    """A server of one's own that in the end has given everything back, and has logged nothing."""
    with caplog.at_level(logging.WARNING), Server(tmp_path / "serai.db", bot_processes=1) as server:
        yield server
        until(lambda: server.services.bus.live.count() == 0)
        until(lambda: checked_out(server) == 0)
        assert not server.services.waiting.open
        assert checkpoint(server.file) == (0, 0, 0)
    assert not caplog.records


def checked_out(server: Server) -> int:
    engines = [server.services.storage.reader, server.services.storage.writer]
    return sum(engine.sync_engine.pool.checkedout() for engine in engines)  # type: ignore[attr-defined]  # a QueuePool


def checkpoint(file: Path) -> tuple[int, ...]:
    """Empty the write-ahead log: whether somebody was in the way, and what is left in it."""
    connection = sqlite3.connect(file)
    try:
        return tuple(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
    finally:
        connection.close()


def test_streams_that_end_as_they_begin_leave_nothing_behind(quiet: Server) -> None:
    ada, rng = quiet.person("Ada"), random.Random(1)
    table = ada.open()
    paths = [f"/api/tables/{table}/events", "/api/lobby/events", f"/api/tables/{table}?after=1000"]
    wires: list[Wire] = []
    for at in range(400):
        wire = Wire(quiet)
        wire.ask(paths[at % 3], ada if at % 2 else None)
        wires.append(wire)
        if rng.random() < 0.1:
            ada.act(table)  # somebody has something to tell
        while len(wires) > rng.randrange(8):
            time.sleep(rng.choice([0, 0, 0.001, 0.003]))  # at all moments of a stream's life
            wires.pop(rng.randrange(len(wires))).drop()
    for wire in wires:
        wire.drop()


def test_a_long_poll_stops_waiting_when_its_client_has_gone(quiet: Server) -> None:
    ada = quiet.person("Ada")
    table = ada.open()
    wires = [Wire(quiet) for _ in range(20)]
    for wire in wires:
        wire.ask(f"/api/tables/{table}?after=1000", ada)
    until(lambda: quiet.services.bus.live.count() == 20)
    until(lambda: checked_out(quiet) == 0)
    for wire in wires:
        wire.drop()
    until(lambda: quiet.services.bus.live.count() == 0, streams.LONGEST_WAIT / 2)


def test_nobody_who_waits_holds_the_database(quiet: Server) -> None:
    ada = quiet.person("Ada")
    table = ada.open()
    wires = [Wire(quiet) for _ in range(60)]
    for wire in wires:
        wire.ask(f"/api/tables/{table}/events", ada)
        assert b"hello" in wire.read(b"hello")
    assert quiet.services.bus.live.count() == 60
    assert checked_out(quiet) == 0
    ada.act(table)
    assert all(b"changed" in wire.read(b"changed") for wire in wires)
    for wire in wires:
        wire.drop()


def test_a_stream_is_forgotten_though_more_was_asked_behind_it(quiet: Server) -> None:
    ada = quiet.person("Ada")
    table = ada.open()
    wire = Wire(quiet)
    wire.ask(f"/api/tables/{table}/events", ada)
    wire.read(b"hello")
    wire.ask("/healthz")
    wire.drop()
    ada.act(table)  # news that cannot be delivered any more
    ada.act(table)


def test_a_silent_stream_says_that_it_is_alive(quiet: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.05)
    wire = Wire(quiet)
    wire.ask("/api/lobby/events")
    assert wire.read(b": still here\n\n").count(b"event:") == 1
    wire.drop()


def test_the_lobby_tells_once_of_many_moves(quiet: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "LOBBY_REST", 0.5)
    ada = quiet.person("Ada")
    table = ada.open()
    wire = Wire(quiet)
    wire.ask("/api/lobby/events")
    wire.read(b"hello")
    for _ in range(20):
        ada.act(table)
    quiet.run(told(quiet, "the last"))
    assert 1 <= wire.read(b"the last").count(b"event: lobby") < 20
    wire.drop()


async def told(server: Server, news: str) -> None:
    server.services.bus.live.publish("lobby", "lobby", said=news)


def test_streams_end_when_the_server_says_so(quiet: Server) -> None:
    ada = quiet.person("Ada")
    wires = [Wire(quiet) for _ in range(2)]
    for wire, path in zip(wires, ["/api/lobby/events", f"/api/tables/{ada.open()}/events"], strict=True):
        wire.ask(path)
        wire.read(b"hello")
    quiet.loop.call_soon_threadsafe(quiet.services.bus.live.end)
    assert all(wire.read(b"0\r\n\r\n").endswith(b"0\r\n\r\n") for wire in wires)
    late = Wire(quiet)
    late.ask("/api/lobby/events")
    assert late.read(b"0\r\n\r\n").endswith(b"0\r\n\r\n")
    for wire in wires:
        wire.drop()


def test_a_stream_of_a_table_that_is_not_there_is_refused(quiet: Server) -> None:
    assert quiet.person("Ada").refused("GET", "/api/tables/nowhere/events") == (404, "no_table")


# How many -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "serai.db", limits=True) as server:
        yield server


def streams_of(server: Server, person: Person | None, count: int, path: str = "/api/lobby/events") -> list[Wire]:
    wires = [Wire(server) for _ in range(count)]
    for wire in wires:
        wire.ask(path, person)
        assert wire.status() == 200
    return wires


def test_one_person_opens_so_many_streams_and_no_more(strict: Server) -> None:
    ada, bo = strict.person("Ada"), strict.person("Bo")
    table = ada.open()
    wires = streams_of(strict, ada, PER_PERSON)
    for path in ["/api/lobby/events", f"/api/tables/{table}/events", f"/api/tables/{table}?after=1000"]:
        answer = ada.client.get(path)
        assert refusal_of(answer) == (429, "too_many_streams")
        assert int(answer.headers["retry-after"]) > 0
    wires += streams_of(strict, bo, 1)
    wires.pop(0).drop()
    until(lambda: strict.services.bus.live.count() == PER_PERSON)
    wires += streams_of(strict, ada, 1)
    for wire in wires:
        wire.drop()
    until(lambda: not strict.services.waiting.open)


def test_one_address_opens_so_many_streams_and_no_more(strict: Server) -> None:
    wires = streams_of(strict, None, PER_ADDRESS)
    assert strict.person().refused("GET", "/api/lobby/events") == (429, "too_many_streams")
    assert strict.person("Ada").refused("GET", "/api/lobby/events") == (429, "too_many_streams")
    for wire in wires:
        wire.drop()


def test_for_one_who_has_gone_before_their_turn_nothing_is_looked_up(server: Server) -> None:
    async def where(gone: bool) -> dict[str, int] | None:
        ear = Ear(Listener(None))
        ear.gone = gone
        return await Stream(server.services, "nowhere", None, "here").where(ear)

    assert server.run(where(gone=True)) is None
    with pytest.raises(Refused):
        server.run(where(gone=False))
