"""The database: brought to the present at every start, and never without what was acknowledged."""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import make_url

from serai.core.errors import BadSetup
from serai.server import migrations, storage
from serai.server.migrations import upgrade
from serai.server.storage import METADATA, Storage, now, people, read_address
from tests.server.live_server import Person, rows


def address(file: Path) -> str:
    return f"sqlite:///{file}"


UPGRADES_WHEN_TOLD = """
import sys
from sqlalchemy.engine import make_url
from serai.server import storage
from serai.server.migrations import upgrade
print("ready", flush=True)
sys.stdin.readline()
upgrade(make_url(sys.argv[1]))
"""


def upgrade_file(file: Path) -> None:
    upgrade(make_url(address(file)))


# Migrations -----------------------------------------------------------------------------------------------------------


def test_an_empty_database_is_brought_to_the_present(tmp_path: Path) -> None:
    file = tmp_path / "folder to be made" / "serai.db"
    upgrade_file(file)
    assert rows(file, "SELECT count(*) FROM tables") == [(0,)]


def test_a_second_upgrade_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    upgrade_file(file)
    rows(file, "INSERT INTO people (name, created) VALUES ('Ada', 0)")
    schema = rows(file, "SELECT sql FROM sqlite_master ORDER BY name")
    upgrade_file(file)
    assert rows(file, "SELECT name FROM people") == [("Ada",)]
    assert rows(file, "SELECT sql FROM sqlite_master ORDER BY name") == schema


def test_the_migrations_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    upgrade_file(file)
    engine = sa.create_engine(address(file))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_several_processes_may_start_on_an_empty_database_at_once(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    command = [sys.executable, "-c", UPGRADES_WHEN_TOLD, address(file)]
    begun = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(3)]
    ready = [process.stdout.readline() for process in begun if process.stdout is not None]
    assert ready == [b"ready\n"] * 3
    with ThreadPoolExecutor(3) as pool:
        assert [answer for answer, _ in pool.map(lambda process: process.communicate(b"go\n"), begun)] == [b""] * 3
    assert [process.returncode for process in begun] == [0, 0, 0]
    assert rows(file, "SELECT count(*) FROM alembic_version") == [(1,)]


def test_whoever_finds_a_new_database_held_waits_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "serai.db"
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with monkeypatch.context() as patched:
            patched.setattr(migrations, "PATIENCE", 0.05)
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                upgrade_file(file)
        ends = threading.Timer(0.3, other.execute, ["ROLLBACK"])
        ends.start()
        upgrade_file(file)
        ends.join()
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]


@pytest.mark.parametrize("said", ["", "serai.db", "sqlite://", "sqlite:///:memory:", "postgresql://host/serai"])
def test_only_the_address_of_a_file_is_a_database(said: str) -> None:
    with pytest.raises(BadSetup):
        read_address(said)


def test_what_fails_on_the_way_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    upgrade_file(file)

    async def fail() -> None:
        storage = Storage(address(file))
        try:
            async with storage.write() as connection:
                await connection.execute(sa.insert(people).values(name="Ada", created=now()))
                raise RuntimeError
        finally:
            await storage.close()

    with pytest.raises(RuntimeError):
        asyncio.run(fail())
    assert rows(file, "SELECT count(*) FROM people") == [(0,)]


# A server that is killed ----------------------------------------------------------------------------------------------


class Killed:
    """`serai serve` in a process of its own, which is killed without warning and begun again on the same file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.begin()

    def begin(self) -> None:
        command = ["-m", "serai", "serve", "--port", str(self.port), "--database", address(self.file)]
        # A group of its own, so that the kill takes the bots' processes with it.
        self.process = subprocess.Popen(
            [sys.executable, *command, "--pause", "0", "--bots", "1", "--no-limits"],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        limit = time.monotonic() + 30
        while not self.answers():
            assert self.process.poll() is None
            assert time.monotonic() < limit
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", trust_env=False).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def moves_of(self, table: str, seat: int) -> int:
        """How often a seat has moved."""
        return int(rows(self.file, "SELECT count(*) FROM moves WHERE table_id = ? AND seat = ?", table, seat)[0][0])

    def acknowledged(self, table: str, number: int) -> list[tuple[Any, ...]]:
        query = "SELECT number, kind, action FROM moves WHERE table_id = ? AND number <= ? ORDER BY number"
        return rows(self.file, query, table, number)


def test_a_server_killed_again_and_again_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Killed(tmp_path / "serai.db")
    ada = Person(server.url, "Ada")
    rng = random.Random(1)
    try:
        tables = [ada.open("merv", "me shared", explicit_end=True), ada.open("tadmor", "me bot:random")]
        for _ in range(2):
            before = [play_some(ada, table, rng) for table in tables]
            log = [server.acknowledged(table, seen["number"]) for table, seen in zip(tables, before, strict=True)]
            server.kill()
            server.begin()
            after = [ada.see(table) for table in tables]
            assert after[0] == before[0]
            assert all(now["number"] >= then["number"] for now, then in zip(after, before, strict=True))
            assert log == [
                server.acknowledged(table, seen["number"]) for table, seen in zip(tables, before, strict=True)
            ]
            assert [len(kept) for kept in log] == [seen["number"] for seen in before]
        then = server.moves_of(tables[1], 1)
        for _ in range(200):  # when the bot's turn comes, its own luck decides
            ada.play(tables[1], rng, 1)
            if server.moves_of(tables[1], 1) > then:
                break
        assert server.moves_of(tables[1], 1) > then, "the bot plays on too"
    finally:
        server.kill()
        ada.client.close()


def play_some(ada: Person, table: str, rng: random.Random) -> dict[str, Any]:
    """A few choices with steps back, up to a tentative turn where the table has such; what Ada sees then."""
    for _ in range(12):
        seen = ada.play(table, rng, 1)
        if seen["explicit_end"] and seen["can_undo"] and rng.random() < 0.3:
            ada.at(table, "undo", number=seen["number"])
    seen = ada.see(table)
    while seen["explicit_end"] and not seen["can_undo"]:
        seen = ada.play(table, rng, 1)
    return seen


# The write-ahead log --------------------------------------------------------------------------------------------------


def test_a_log_that_grew_in_a_rush_shrinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LARGEST_LOG", 100_000)
    file, log = tmp_path / "serai.db", tmp_path / "serai.db-wal"

    async def rush() -> tuple[int, int]:
        stored = Storage(address(file))
        async with stored.write() as connection:
            await connection.execute(sa.text("CREATE TABLE leaves (leaf BLOB)"))
        reading = sqlite3.connect(file, isolation_level=None)
        reading.execute("BEGIN")
        reading.execute("SELECT * FROM leaves").fetchall()  # whoever reads on and on keeps the log from being emptied
        await leaf(stored, 5_000_000)
        grown = log.stat().st_size
        reading.close()
        for _ in range(2):  # the first empties the log, the second begins it anew
            await leaf(stored, 10)
        shrunk = log.stat().st_size
        await stored.close()
        return grown, shrunk

    grown, shrunk = asyncio.run(rush())
    assert grown > 5_000_000
    assert shrunk <= 100_000


async def leaf(stored: Storage, size: int) -> None:
    async with stored.write() as connection:
        await connection.execute(sa.text("INSERT INTO leaves VALUES (zeroblob(:size))"), {"size": size})
