"""The bots' round: wherever a bot is to decide, it is asked, after a short pause so that people can follow."""

import asyncio
import logging
from typing import Final

import sqlalchemy as sa

from serai.server.bot_pool import BotPool
from serai.server.closed import Closed, playable
from serai.server.play import Play
from serai.server.rows import PLAYING, load_table
from serai.server.storage import now, seats, tables

SWEEP: Final = 3.0
"""Seconds between two looks for tables that wait for a bot whom nobody has asked: after a restart, or a failure."""
FORGOTTEN: Final = 5000
"""Milliseconds after which a table that waits for a bot is taken for forgotten."""
WITHIN_A_TURN: Final = 0.4
"""The pause between two decisions of one turn, as a part of the pause before it."""

log = logging.getLogger(__name__)


class BotRound:
    def __init__(self, play: Play, pool: BotPool, pause: float) -> None:
        self.play = play
        self.pool = pool
        self.pause = pause
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        """Tables where something happened while a bot was attended to."""
        self.sweeping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.sweeping = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        tasks = [task for task in [self.sweeping, *self.busy.values()] if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    def wake(self, table: str) -> None:
        """Something has happened at a table: perhaps a bot is to decide now."""
        self.again.add(table)
        if table not in self.busy:
            self.busy[table] = asyncio.create_task(self.attend(table))

    async def attend(self, table: str) -> None:
        """Ask bots at a table until a person is to decide. Whatever fails is looked at again by the sweep."""
        try:
            seat: int | None = None
            while seat is not None or table in self.again:
                self.again.discard(table)
                seat = await self.one_decision(table, seat)
        except Closed:
            pass  # nobody plays there any more
        except Exception:
            log.exception("the bots' round failed at table %s", table)
        finally:
            del self.busy[table]

    async def one_decision(self, table: str, before: int | None) -> int | None:
        """Let a bot decide, if one is to; returns its seat."""
        async with self.play.storage.read(None) as connection:
            row = await load_table(connection, table)
            if row.status != PLAYING or row.actor is None or row.bot_at(row.actor) is None:
                return None
            line = await self.play.line(connection, row)
        seat, bot = row.actor, row.bot_at(row.actor)
        if line.held is not None or bot is None:
            return None
        await asyncio.sleep(self.pause * (WITHIN_A_TURN if seat == before else 1))
        chosen = await self.pool.choose(row.game, bot, line.state, self.play.rng)
        await self.play.act_for(table, row.number, chosen)
        return seat

    async def sweep(self) -> None:
        patience = 0  # at the start nobody has been asked yet
        while True:
            try:
                for table in await self.forgotten(patience):
                    self.wake(table)
                patience = FORGOTTEN
            except Exception:
                log.exception("the sweep for waiting bots failed")
            await asyncio.sleep(SWEEP)

    async def forgotten(self, patience: int) -> list[str]:
        joined = sa.join(tables, seats, sa.and_(tables.c.id == seats.c.table_id, tables.c.actor == seats.c.seat))
        query = (
            sa.select(tables.c.id)
            .select_from(joined)
            .where(tables.c.status == PLAYING, seats.c.bot.is_not(None), tables.c.updated <= now() - patience)
            .where(playable())
        )
        async with self.play.storage.read(None) as connection:
            return [str(table) for table in (await connection.execute(query)).scalars()]
