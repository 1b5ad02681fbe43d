"""The bots' round: wherever a bot is to decide, it is asked, after a short pause so that people can follow."""

import asyncio
import logging
from typing import Final

import sqlalchemy as sa

from serai.core.errors import Fault
from serai.server.bot_pool import BotPool
from serai.server.bot_queue import BotQueue
from serai.server.closed import Closed, playable
from serai.server.database_errors import trouble
from serai.server.play import Play
from serai.server.process_lock import ProcessLock
from serai.server.rows import PLAYING, TableRow, load_table
from serai.server.storage import now, seats, tables
from serai.server.timeline import Timeline

SWEEP: Final = 3.0
"""Seconds between two looks for tables that wait for a bot whom nobody has asked: after a restart, or a failure."""
RECENT: Final = 10_000
"""Milliseconds for which a table counts as just changed. Should the clock be set, the sweep finds what this misses."""

StreamLimits = set[tuple[str, int]]
"""Tables where a bot is to decide, each with its number."""

log = logging.getLogger(__name__)


class BotRound:
    """Of several processes one asks the bots, so that nobody is asked twice and the queue is fair to all."""

    def __init__(self, play: Play, pool: BotPool, pause: float, only_one: ProcessLock) -> None:
        self.play = play
        self.pool = pool
        self.pause = pause
        self.only_one = only_one
        self.queue = BotQueue(len(pool.thinkers))
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        """Tables where something happened while a bot was attended to."""
        self.asks = False
        """Whether it is this process that asks."""
        self.waited: StreamLimits | None = None
        """Who waited at the last sweep; none before the first one, when nobody has been asked yet."""
        self.sweeping: asyncio.Task[None] | None = None
        self.faults: set[str] = set()
        """The mistakes in the rules of titles that were met so far."""

    def begin(self) -> None:
        self.asks = self.only_one.is_me()
        self.sweeping = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        self.asks = False  # news may still come in, and must wake nobody
        tasks = [task for task in [self.sweeping, *self.busy.values()] if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
        self.only_one.close()

    # Tables where a bot may be to decide ----------------------------------------------------------------------------

    def wake(self, table: str) -> None:
        """Something has happened at a table: perhaps a bot is to decide now."""
        if not self.asks:
            return  # the one that does hears of it from the database
        self.again.add(table)
        if table not in self.busy:
            self.busy[table] = asyncio.create_task(self.attend(table))

    async def look_around(self) -> None:
        """Another process has changed something: perhaps a bot is to decide now."""
        if self.asks:
            for table, _ in await self.waiting(tables.c.updated >= now() - RECENT):
                self.wake(table)

    async def sweep(self) -> None:
        while True:
            try:
                self.asks = self.asks or self.only_one.is_me()
                if self.asks:
                    await self.wake_forgotten()
            except Exception as error:
                if (said := trouble(error)) is None:
                    log.exception("the sweep for waiting bots failed")
                else:
                    log.warning("nobody can look for waiting bots: %s", said)
            await asyncio.sleep(SWEEP)

    async def wake_forgotten(self) -> None:
        """Whoever waits as at the last sweep may have been forgotten; one in thought is not asked again."""
        waiting = await self.waiting(sa.true())
        for table, number in waiting:
            if self.waited is None or (table, number) in self.waited:
                self.wake(table)
        self.waited = waiting

    async def waiting(self, which: sa.ColumnElement[bool]) -> StreamLimits:
        joined = sa.join(tables, seats, sa.and_(tables.c.id == seats.c.table_id, tables.c.actor == seats.c.seat))
        query = (
            sa.select(tables.c.id, tables.c.number)
            .select_from(joined)
            .where(tables.c.status == PLAYING, seats.c.bot.is_not(None), playable(), which)
        )
        async with self.play.storage.read(None) as connection:
            return {(row.id, row.number) for row in await connection.execute(query)}

    # Asking ---------------------------------------------------------------------------------------------------------

    async def attend(self, table: str) -> None:
        """Ask bots at a table until a person is to decide. Whatever fails is looked at again by the sweep."""
        try:
            decided = False
            while decided or table in self.again:
                self.again.discard(table)
                decided = await self.one_decision(table)
        except Closed:
            pass  # nobody plays there any more
        except Fault as fault:
            self.told_of(table, fault)
        except Exception as error:
            if (said := trouble(error)) is None:
                log.exception("the bots' round failed at table %s", table)
            else:
                log.warning("the bots at table %s wait: %s", table, said)
        finally:
            del self.busy[table]

    def told_of(self, table: str, fault: Fault) -> None:
        """A mistake in a title's rules is told once; the sweep tries again, for another choice may be without one."""
        if str(fault) not in self.faults:
            self.faults.add(str(fault))
            log.error("the bots at table %s cannot play on: %s", table, fault, exc_info=fault)

    async def one_decision(self, table: str) -> bool:
        """Let a bot decide; False if none is to."""
        row = await self.waits_for_bot(table)
        if row is None:
            return False
        await asyncio.sleep(self.pause)
        async with self.queue.turn(None if has_people(row) else row.host):
            asked = await self.ask(table)
        if asked is None:
            return False
        await self.play.act_for(*asked)
        return True

    async def waits_for_bot(self, table: str) -> TableRow | None:
        async with self.play.storage.read(None) as connection:
            row = await load_table(connection, table)
        waits = row.status == PLAYING and row.actor is not None and row.bot_at(row.actor) is not None
        return row if waits else None

    async def ask(self, table: str) -> tuple[TableRow, Timeline, str] | None:
        """What the bot that is to decide now chooses, and where. Much may have happened before its turn to think
        came."""
        async with self.play.storage.read(None) as connection:
            row = await load_table(connection, table)
            timeline = await self.play.timeline(connection, row)
        bot = row.bot_at(row.actor) if row.actor is not None else None
        if row.status != PLAYING or bot is None or timeline.awaiting_end is not None:
            return None
        return row, timeline, await self.pool.choose(table, bot, timeline, self.play.rng)


def has_people(row: TableRow) -> bool:
    """Whether anybody waits for the bots here: a person who has not left."""
    return any(seat.person is not None and seat.bot is None for seat in row.seats)
