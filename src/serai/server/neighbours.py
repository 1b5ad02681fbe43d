"""Several processes may serve one database. Each looks now and then for what the others have committed, and tells."""

import asyncio
import logging
from typing import Final

import sqlalchemy as sa

from serai.server.live import LOBBY, Live
from serai.server.storage import Storage, tables

INTERVAL: Final = 0.05

log = logging.getLogger(__name__)


class Neighbours:
    """SQLite says cheaply whether another process has written (`data_version`); only then is anything read."""

    def __init__(self, storage: Storage, live: Live, workers: int) -> None:
        self.storage = storage
        self.live = live
        self.workers = workers
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if self.workers > 1:
            self.task = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def listen(self) -> None:
        while True:
            try:
                await self.listen_on_one_connection()
            except Exception:
                log.exception("listening to the other processes failed")
                await asyncio.sleep(1)

    async def listen_on_one_connection(self) -> None:
        async with self.storage.read(None) as connection:
            version = None
            while True:
                seen = await connection.scalar(sa.text("PRAGMA data_version"))
                if version is not None and seen != version:
                    await self.tell()
                version = seen
                await asyncio.sleep(INTERVAL)

    async def tell(self) -> None:
        """Whoever looks at a table is told its number; asking again when nothing has changed costs little."""
        topics = self.live.topics()
        async with self.storage.read(None) as connection:
            query = sa.select(tables.c.id, tables.c.number).where(tables.c.id.in_(topics))
            found = (await connection.execute(query)).all()
        for row in found:
            self.live.publish(row.id, "changed", number=row.number)
        self.live.publish(LOBBY, "lobby")
