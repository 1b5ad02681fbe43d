"""Group commit: those who wait share one commit, what fails is undone alone, and nobody is told too early."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server import group_commit
from serai.server.group_commit import NotKept, Steady
from serai.server.migrations import upgrade
from serai.server.refused import Refused
from serai.server.storage import Storage, now, people
from tests.server.live_server import rows

SLOW = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT sum(i) FROM n"
"""A statement that is still running when it is told to stop."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    upgrade(make_url(f"sqlite:///{tmp_path / 'serai.db'}"))
    return tmp_path / "serai.db"


def names(file: Path) -> list[str]:
    return [name for (name,) in rows(file, "SELECT name FROM people ORDER BY id")]


async def put(connection: AsyncConnection, name: str, login: str | None = None) -> None:
    await connection.execute(sa.insert(people).values(name=name, login=login, created=now()))


def with_storage(file: Path, act: Callable[[Storage], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(file) as storage:
            await act(storage)

    asyncio.run(whole())


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Storage]:
    storage = Storage(f"sqlite:///{file}")
    try:
        yield storage
    finally:
        await storage.close()


class Writers:
    """Several who write at once; the first holds its turn until all others wait for theirs."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tasks: list[asyncio.Task[None]] = []
        self.all_wait = asyncio.Event()

    def add(self, name: str, then: Callable[[AsyncConnection], Awaitable[None]] | None = None) -> asyncio.Task[None]:
        task = asyncio.create_task(self.write(name, not self.tasks, then))
        self.tasks.append(task)
        return task

    async def write(self, name: str, first: bool, then: Callable[[AsyncConnection], Awaitable[None]] | None) -> None:
        async with self.storage.write() as connection:
            if first:
                await self.all_wait.wait()
            await put(connection, name)
            if then is not None:
                await then(connection)

    async def outcomes(self) -> list[type[BaseException] | None]:
        while len(self.storage.writers.queue) < len(self.tasks) - 1:
            await asyncio.sleep(0)
        self.all_wait.set()
        found = await asyncio.gather(*self.tasks, return_exceptions=True)
        return [type(error) if error is not None else None for error in found]


async def fail(connection: AsyncConnection) -> None:
    raise RuntimeError


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for every commit of ours; a server of other tests may go on in a thread of its own."""
    made: list[int] = []
    commit, ours = Steady.commit, threading.get_ident()

    async def counted(self: Steady) -> None:
        if threading.get_ident() == ours:
            made.append(1)
        await commit(self)

    monkeypatch.setattr(Steady, "commit", counted)
    monkeypatch.setattr(group_commit, "LONGEST", 60.0)  # however slow the machine is
    return made


# Sharing --------------------------------------------------------------------------------------------------------------


def test_those_who_wait_share_one_commit(file: Path, commits: list[int]) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        for at in range(20):
            writers.add(f"{at}")
        assert await writers.outcomes() == [None] * 20

    with_storage(file, act)
    assert len(commits) == 1
    assert names(file) == [f"{at}" for at in range(20)]


def test_a_commit_waits_for_so_many_and_no_more(
    file: Path, commits: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        for at in range(20):
            writers.add(f"{at}")
        await writers.outcomes()

    monkeypatch.setattr(group_commit, "MOST", 8)
    with_storage(file, act)
    assert len(commits) == 3
    assert len(names(file)) == 20


def test_a_commit_waits_so_long_and_no_longer(file: Path, commits: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        for at in range(5):
            writers.add(f"{at}", lambda connection: asyncio.sleep(0.01))
        await writers.outcomes()

    monkeypatch.setattr(group_commit, "LONGEST", 0.001)
    with_storage(file, act)
    assert len(commits) == 5


@pytest.mark.usefixtures("commits")
def test_nobody_is_told_before_the_commit(file: Path) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        told: list[list[str]] = []
        for at in range(6):
            writers.add(f"{at}").add_done_callback(lambda task: told.append(names(file)))
        await writers.outcomes()
        assert told == [[f"{at}" for at in range(6)]] * 6

    with_storage(file, act)


@pytest.mark.usefixtures("commits")
def test_not_even_a_refusal_is_told_before_what_it_is_founded_on(file: Path) -> None:
    async def refuse(connection: AsyncConnection) -> None:
        count = await connection.scalar(sa.select(sa.func.count()).select_from(people))
        raise Refused(409, "no_seat", last=count or 0)

    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        told: list[list[str]] = []
        writers.add("Ada")
        writers.add("Bo", refuse).add_done_callback(lambda task: told.append(names(file)))
        writers.add("Cleo")
        assert await writers.outcomes() == [None, Refused, None]
        assert told == [["Ada", "Cleo"]]

    with_storage(file, act)


# What fails -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("failing", [[0], [1], [4], [0, 1], [1, 2], [0, 2, 4], [0, 1, 2, 3, 4]])
def test_whoever_fails_is_undone_alone(file: Path, failing: list[int]) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        for at in range(5):
            writers.add(f"{at}", fail if at in failing else None)
        assert await writers.outcomes() == [RuntimeError if at in failing else None for at in range(5)]

    with_storage(file, act)
    assert names(file) == [f"{at}" for at in range(5) if at not in failing]


def test_whoever_breaks_a_rule_of_the_database_is_undone_alone(file: Path) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        writers.add("0", lambda connection: put(connection, "ada", "ada"))
        writers.add("1", lambda connection: put(connection, "ada", "ada"))
        writers.add("2", lambda connection: put(connection, "bo", "bo"))
        assert await writers.outcomes() == [None, IntegrityError, None]

    with_storage(file, act)
    assert names(file) == ["0", "ada", "2", "bo"]


@pytest.mark.usefixtures("commits")
def test_a_commit_that_fails_fails_for_all_in_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[int] = []

    async def broken(self: Steady) -> None:
        raise RuntimeError("the disk is on fire")

    async def act(storage: Storage) -> None:
        storage.writers.when_lost = lambda: lost.append(1)
        with monkeypatch.context() as patched:
            patched.setattr(Steady, "commit", broken)
            writers = Writers(storage)
            for at in range(4):
                writers.add(f"{at}", fail if at == 2 else None)
            assert await writers.outcomes() == [NotKept, NotKept, RuntimeError, NotKept]
        async with storage.write() as connection:
            await put(connection, "later")

    with_storage(file, act)
    assert names(file) == ["later"]
    assert lost == [1]


@pytest.mark.usefixtures("commits")
def test_a_savepoint_that_fails_fails_for_all_in_the_transaction(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite gives a whole transaction up when, for instance, the disk is full."""

    async def give_up(connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("ROLLBACK")
        raise RuntimeError

    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        for at in range(4):
            writers.add(f"{at}", give_up if at == 2 else None)
        outcomes = await writers.outcomes()
        assert outcomes == [NotKept, NotKept, RuntimeError, None]

    with_storage(file, act)
    assert names(file) == ["3"]


def test_where_nobody_can_begin_all_who_wait_are_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def locked(self: Steady) -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise OperationalError("BEGIN", None, error)

    async def write(storage: Storage) -> None:
        async with storage.write() as connection:
            await put(connection, "never")

    async def act(storage: Storage) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Steady, "begin", locked)
            patched.setattr(group_commit, "PATIENCE", 0.2)
            found = await asyncio.gather(*[write(storage) for _ in range(5)], return_exceptions=True)
        assert [getattr(error, "code", None) for error in found] == ["busy"] * 5
        await write(storage)

    with_storage(file, act)
    assert names(file) == ["never"]


def test_a_writer_waits_for_another_process(file: Path) -> None:
    async def write(storage: Storage) -> None:
        async with storage.write() as connection:
            await put(connection, "Ada")

    async def act(storage: Storage) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(write(storage))
            await asyncio.sleep(0.1)
            assert not writing.done()
            other.execute("ROLLBACK")
            await writing

    with_storage(file, act)
    assert names(file) == ["Ada"]


def test_only_where_others_write_too_is_time_left_to_them(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'serai.db'}"
    assert Storage(address).writers.gap == 0
    assert Storage(address, shared=True).writers.gap > group_commit.LOOK


# Whoever goes away ----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("commits")
@pytest.mark.parametrize("cancelled", [0, 1, 3])
def test_whoever_is_cancelled_in_a_turn_harms_nobody(file: Path, cancelled: int) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)

        async def linger(connection: AsyncConnection) -> None:
            asyncio.get_running_loop().call_soon(writers.tasks[cancelled].cancel)
            slow = (
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT sum(i) FROM n"
            )
            await connection.execute(sa.text(slow))

        for at in range(4):
            writers.add(f"{at}", linger if at == cancelled else None)
        outcomes = await writers.outcomes()
        assert outcomes == [asyncio.CancelledError if at == cancelled else None for at in range(4)]

    with_storage(file, act)
    assert names(file) == [f"{at}" for at in range(4) if at != cancelled]


@pytest.mark.usefixtures("commits")
@pytest.mark.parametrize("cancelled", [0, 1, 3])
def test_what_the_cancelled_were_writing_is_undone_too(
    file: Path, cancelled: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = AsyncConnection.execute

    async def slowly(self: AsyncConnection, *asked: Any, **options: Any) -> Any:
        await asyncio.sleep(0.05)
        return await execute(self, *asked, **options)

    async def act(storage: Storage) -> None:
        writers = Writers(storage)

        async def too_late(connection: AsyncConnection) -> None:
            asyncio.get_running_loop().call_later(0.01, writers.tasks[cancelled].cancel)
            with monkeypatch.context() as patched:
                patched.setattr(AsyncConnection, "execute", slowly)
                await put(connection, "too late")

        for at in range(4):
            writers.add(f"{at}", too_late if at == cancelled else lambda connection: asyncio.sleep(0.1))
        outcomes = await writers.outcomes()
        assert outcomes == [asyncio.CancelledError if at == cancelled else None for at in range(4)]

    with_storage(file, act)
    assert names(file) == [f"{at}" for at in range(4) if at != cancelled]


def test_whoever_is_cancelled_while_waiting_harms_nobody(file: Path) -> None:
    async def act(storage: Storage) -> None:
        writers = Writers(storage)
        for at in range(5):
            writers.add(f"{at}")
        while len(storage.writers.queue) < 4:
            await asyncio.sleep(0)
        for at in [1, 4]:
            writers.tasks[at].cancel()
        gone = asyncio.CancelledError
        assert await writers.outcomes() == [None, gone, None, None, gone]

    with_storage(file, act)
    assert names(file) == ["0", "2", "3"]


def test_many_who_write_fail_and_go_away_leave_exactly_what_was_acknowledged(file: Path) -> None:
    async def one(storage: Storage, at: int, kept: list[str]) -> None:
        async with storage.write() as connection:
            await put(connection, f"{at}")
            await asyncio.sleep(at % 3 * 0.0005)
            if at % 7 == 3:
                raise RuntimeError
            await connection.execute(sa.select(people).where(people.c.id == at))
        kept.append(f"{at}")

    async def act(storage: Storage) -> None:
        kept: list[str] = []
        tasks = [asyncio.create_task(one(storage, at, kept)) for at in range(120)]
        for at in range(0, 120, 5):
            await asyncio.sleep(0.002)
            tasks[at].cancel()
        with suppress(asyncio.CancelledError, RuntimeError):
            await asyncio.gather(*tasks, return_exceptions=True)
        assert len(kept) > 60
        # Whoever was cancelled while the commit was on its way may be in it.
        found = set(names(file))
        assert set(kept) <= found
        assert not {f"{at}" for at in range(120) if at % 7 == 3} & found

    with_storage(file, act)


@pytest.mark.parametrize(("durable", "level"), [(True, 2), (False, 1)])
def test_what_is_committed_is_on_the_disk_unless_the_host_wants_it_otherwise(
    file: Path, durable: bool, level: int
) -> None:
    async def asked() -> Any:
        storage = Storage(f"sqlite:///{file}", durable)
        try:
            async with storage.write() as connection:
                return await connection.scalar(sa.text("PRAGMA synchronous"))
        finally:
            await storage.close()

    assert asyncio.run(asked()) == level
