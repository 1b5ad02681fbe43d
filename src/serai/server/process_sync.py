"""Several processes may serve one database. Each looks now and then for what the others have committed, and tells."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from serai.server.live import LOBBY, Live
from serai.server.storage import Storage, chat, keys, tables

INTERVAL: Final = 0.05
KEYS_REST: Final = 1.0
"""Seconds between two looks whether the keys by which people listen are still good."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Standing:
    """What tells whether something has happened at a table: a move, a change of seats, a message."""

    number: int
    seated: int
    chat: int


NEVER_TOLD: Final = Standing(-1, -1, -1)


class ProcessSync:
    """SQLite says cheaply whether another process has written (`data_version`); only then is anything read."""

    def __init__(self, storage: Storage, live: Live, workers: int) -> None:
        self.storage = storage
        self.live = live
        self.workers = workers
        self.told: dict[str, Standing] = {}
        self.keys_at = 0.0
        self.task: asyncio.Task[None] | None = None

    def begin(self, heard: Callable[[], Awaitable[None]]) -> None:
        """Listen from now on; `heard` is called after every change that others made."""
        if self.workers > 1:
            self.task = asyncio.create_task(self.listen(heard))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def listen(self, heard: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await self.listen_on_one_connection(heard)
            except Exception:
                log.exception("listening to the other processes failed")
                await asyncio.sleep(1)

    async def listen_on_one_connection(self, heard: Callable[[], Awaitable[None]]) -> None:
        async with self.storage.read(None) as connection:
            version = None
            keys_checked = True
            while True:
                seen = await connection.scalar(sa.text("PRAGMA data_version"))
                if version is not None and seen != version:
                    keys_checked = False
                    await self.tell()
                    await heard()
                if not keys_checked and time.monotonic() >= self.keys_at:
                    keys_checked = True
                    await self.drop_revoked()
                version = seen
                await asyncio.sleep(INTERVAL)

    async def tell(self) -> None:
        """Whoever looks at a table is told what has happened there. About a table that is new to us all is told:
        to ask again when nothing has changed costs little."""
        found = await self.look(self.live.topics())
        for table, standing in found.items():
            before = self.told.get(table, NEVER_TOLD)
            if standing.number > max(before.number, self.live.numbers.get(table, -1)):
                self.live.publish(table, "changed", number=standing.number)
            if standing.seated != before.seated:
                self.live.publish(table, "seats")
            if standing.chat != before.chat:
                self.live.publish(table, "chat")
        self.told = found
        self.live.publish(LOBBY, "lobby")

    async def look(self, topics: list[str]) -> dict[str, Standing]:
        said = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        query = sa.select(tables.c.id, tables.c.number, tables.c.seated, said.label("said"))
        async with self.storage.read(None) as connection:
            found = await connection.execute(query.where(tables.c.id.in_(topics)))
            return {row.id: Standing(row.number, row.seated, row.said or 0) for row in found}

    async def drop_revoked(self) -> None:
        """Whoever listens by a key that another process has revoked hears no more."""
        self.keys_at = time.monotonic() + KEYS_REST
        listening = self.live.keys()
        async with self.storage.read(None) as connection:
            query = sa.select(keys.c.hash).where(keys.c.hash.in_(listening))
            good = set((await connection.execute(query)).scalars())
        for key in listening - good:
            self.live.drop(key)
