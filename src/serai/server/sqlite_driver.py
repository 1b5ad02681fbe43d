"""SQLite for asyncio at the price of one hop to its thread and back for each statement.

aiosqlite hops for the cursor, for the statement, for its rows and for the end of it, four times; with few rows a
statement, as here, that costs more than the statement itself. So a statement and all its rows are fetched in one go,
and what does not touch the disk is done where it is asked.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from aiosqlite import Connection

Rows = list[Any]


class OneHopCursor:
    """A cursor as SQLAlchemy uses it, which never holds rows that are still to be read."""

    def __init__(self, connection: "OneHop") -> None:
        self.connection = connection
        self.rows: Rows = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> "OneHopCursor":
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> "OneHopCursor":
        return await self.hop(lambda cursor: cursor.execute(statement, values))

    async def executemany(self, statement: str, values: Iterable[Sequence[Any]]) -> "OneHopCursor":
        return await self.hop(lambda cursor: cursor.executemany(statement, values))

    async def hop(self, work: Callable[[sqlite3.Cursor], sqlite3.Cursor]) -> "OneHopCursor":
        def there() -> Rows:
            cursor = work(self.connection.sqlite.cursor())
            self.description, self.rowcount, self.lastrowid = cursor.description, cursor.rowcount, cursor.lastrowid
            rows = cursor.fetchall()
            cursor.close()
            return rows

        self.rows = await self.connection.hop(there)
        return self

    async def fetchall(self) -> Rows:
        rows, self.rows = self.rows, []
        return rows

    async def close(self) -> None:
        self.rows = []


class OneHop(Connection):
    """aiosqlite's connection with its thread, and cursors of ours."""

    @property
    def sqlite(self) -> sqlite3.Connection:
        return self._conn

    async def hop(self, work: Callable[[], Rows]) -> Rows:
        found: Rows = await self._execute(work)  # type: ignore[no-untyped-call]  # aiosqlite tells no types here
        return found

    async def rollback(self) -> None:
        """Asked whenever a connection is given back; after a commit there is nothing to undo, and no way to go."""
        if self.sqlite.in_transaction:
            await super().rollback()

    def cursor(self) -> OneHopCursor:  # type: ignore[override]  # aiosqlite's own is one only after a hop
        return OneHopCursor(self)


async def connect(file: str, **options: Any) -> OneHop:
    """A connection whose thread ends with the process."""
    made = OneHop(lambda: sqlite3.connect(file, **options), iter_chunk_size=64)
    made._thread.daemon = True
    await made
    return made
