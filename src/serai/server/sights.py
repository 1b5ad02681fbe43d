"""How every table last looked to everybody: kept in the database, to be shown when its rules are no longer played here.

A game that is over is kept so with its last move. While one goes on, its sight is written a while after a move, for
all moves of that while at once, and when the server stops: then come the days on which rules may change. Should the
server be killed instead, the moves are all there, and only the last sight may be some seconds older than they are.
"""

import asyncio
import json
import logging
import zlib
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.database_errors import trouble
from serai.server.storage import Storage, sights, tables
from serai.server.timeline import Timeline

REST = 15.0
"""Seconds in which the moves of a table gather before its sight is written."""

FOUND: Final = sa.select(sights.c.sight).where(sights.c.table_id == sa.bindparam("table"))
NUMBER: Final = sa.select(tables.c.number).where(tables.c.id == sa.bindparam("table"))

log = logging.getLogger(__name__)


class Sights:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.changed: dict[str, Timeline] = {}
        """Tables that look otherwise than is written."""
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.task = asyncio.create_task(self.keep_up())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.catch_up()

    def note(self, table: str, timeline: Timeline) -> None:
        """A table looks otherwise now, if what is being written is committed."""
        self.changed[table] = timeline

    async def keep_up(self) -> None:
        while True:
            await asyncio.sleep(REST)
            await self.catch_up()

    async def catch_up(self) -> None:
        """Write what has changed, table by table: others have their turns in between."""
        for table in list(self.changed):
            timeline = self.changed.pop(table)
            try:
                await self.write(table, timeline)
            except Exception as error:
                if (said := trouble(error)) is None:
                    log.exception("how table %s looks cannot be kept", table)
                else:
                    log.warning("how table %s looks is kept later: %s", table, said)
                    self.changed.setdefault(table, timeline)

    async def write(self, table: str, timeline: Timeline) -> None:
        async with self.storage.write() as connection:
            # Where it was never committed nothing is to be kept; where another process moved since, that one keeps it.
            if await connection.scalar(NUMBER, {"table": table}) == timeline.number:
                await keep_sight(connection, table, timeline)


async def keep_sight(connection: AsyncConnection, table: str, timeline: Timeline) -> None:
    """Keep what everybody may see of a table after its last move."""
    sight = {"view": timeline.state.view(None), "scores": [score.parts for score in timeline.scores]}
    packed = zlib.compress(json.dumps(sight, separators=(",", ":")).encode(), 1)
    kept = insert(sights).values(table_id=table, sight=packed)
    await connection.execute(kept.on_conflict_do_update(index_elements=["table_id"], set_={"sight": packed}))


async def load_sight(connection: AsyncConnection, table: str) -> dict[str, Any]:
    packed = await connection.scalar(FOUND, {"table": table})
    found: dict[str, Any] = json.loads(zlib.decompress(packed)) if packed is not None else {"view": None, "scores": []}
    return found
