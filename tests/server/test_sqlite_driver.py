"""Statements on SQLite: each goes to its thread and back once, with all its rows."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from serai.server.sqlite_driver import OneHop
from serai.server.storage import Storage


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows with every hop of ours; a server of other tests may go on in a thread of its own."""
    counted: list[str] = []
    there, ours = OneHop._execute, threading.get_ident()

    async def hop(self: OneHop, *asked: Any, **options: Any) -> Any:
        if threading.get_ident() == ours:
            counted.append("hop")
        return await there(self, *asked, **options)  # type: ignore[no-untyped-call]  # aiosqlite tells no types here

    monkeypatch.setattr(OneHop, "_execute", hop)
    return counted


def test_a_statement_with_many_rows_is_one_hop(tmp_path: Path, hops: list[str]) -> None:
    async def go() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/some.db")
        async with storage.read() as connection:
            await connection.execute(sa.text("SELECT 1"))
            hops.clear()
            found = await connection.execute(sa.text("VALUES (1, 'a'), (2, 'b'), (3, 'c')"))
            assert found.all() == [(1, "a"), (2, "b"), (3, "c")]
            assert len(hops) == 1
        await storage.close()

    asyncio.run(go())


def test_a_transaction_of_two_statements_is_four_hops(tmp_path: Path, hops: list[str]) -> None:
    async def go() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/some.db")
        async with storage.write() as connection:
            await connection.execute(sa.text("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"))
        hops.clear()
        async with storage.write() as connection:
            many = sa.text("INSERT INTO things (name) VALUES (:name)")
            await connection.execute(many, [{"name": "lamp"}, {"name": "rug"}])
            changed = await connection.execute(sa.text("UPDATE things SET name = name || 's'"))
            assert changed.rowcount == 2
        assert len(hops) == 4
        await storage.close()

    asyncio.run(go())


def test_what_a_statement_is_refused_for_is_told_to_whoever_asked(tmp_path: Path) -> None:
    async def go() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/some.db")
        async with storage.write() as connection:
            await connection.execute(sa.text("CREATE TABLE things (id INTEGER PRIMARY KEY)"))
            first = await connection.execute(sa.text("INSERT INTO things DEFAULT VALUES"))
            assert first.lastrowid == 1
        with pytest.raises(IntegrityError):
            async with storage.write() as connection:
                await connection.execute(sa.text("INSERT INTO things (id) VALUES (1)"))
        async with storage.read() as connection:
            assert await connection.scalar(sa.text("SELECT COUNT(*) FROM things")) == 1
        await storage.close()

    asyncio.run(go())
