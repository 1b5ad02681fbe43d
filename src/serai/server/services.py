"""Everything a server holds, put together once and passed to whoever answers requests."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from serai.language import Language
from serai.server import table_lists
from serai.server.addresses import Addresses
from serai.server.beats import At
from serai.server.bot_pool import BotPool
from serai.server.bot_round import BotRound
from serai.server.bus import Bus
from serai.server.chat import Chat, load_chat
from serai.server.closed import Closed
from serai.server.forks import Forks
from serai.server.leaving import Leaving
from serai.server.limits import Limits
from serai.server.migrations import upgrade
from serai.server.payloads import Line, MomentPayload, Reader, TablePayload, TableSummary
from serai.server.people import People
from serai.server.play import Play, by_todays_rules
from serai.server.presenter import log_for, present_closed, present_moment, present_table, summarise
from serai.server.printings import open_printings
from serai.server.process_lock import ProcessLock
from serai.server.refused import Refused
from serai.server.rows import OPEN, TableRow, at_table, load_invited_table, load_visible_table
from serai.server.settings import Settings
from serai.server.sights import load_sight
from serai.server.silence import Silence
from serai.server.storage import Storage, people
from serai.server.stream_limits import StreamLimits
from serai.server.tables import Tables
from serai.server.where import Shown, Where, latest, shown_at_step


class Services:
    def __init__(self, settings: Settings, rng: random.Random | None = None) -> None:
        self.settings = settings
        self.storage = Storage(settings.database, settings.durable, shared=settings.workers > 1)
        self.bus = Bus(self.storage, settings.workers)
        self.limits = Limits(settings.limits)
        self.waiting = StreamLimits(settings.limits)
        self.addresses = Addresses(settings.proxies, settings.hops)
        self.people = People(self.storage, self.bus, self.limits, alone=settings.workers == 1)
        self.tables = Tables(self.storage, self.bus)
        self.chat = Chat(self.storage, self.bus)
        self.play = Play(self.storage, self.bus, rng or random.SystemRandom())
        self.leaving = Leaving(self.play)
        self.silence = Silence(self.leaving)
        self.forks = Forks(self.play)
        pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.bots = BotRound(self.play, pool, settings.pause, ProcessLock(self.bots_file()))
        self.play.wake = self.bots.wake
        self.play.finished = pool.forget

    def bots_file(self) -> Path | None:
        """What the one of several processes that asks the bots holds."""
        return Path(f"{self.storage.url.database}-bots") if self.settings.workers > 1 else None

    async def open(self) -> None:
        await asyncio.to_thread(upgrade, self.storage.url)
        await open_printings(self.storage)
        self.bots.begin()
        self.play.sights.begin()
        self.bus.begin(self.bots.look_around)

    async def close(self) -> None:
        await self.bus.close()
        await self.bots.close()
        await self.play.sights.close()
        await self.storage.close()

    # What people see ------------------------------------------------------------------------------------------------

    async def see(
        self,
        table: str,
        reader: Reader | None,
        speak: Language,
        step: int | None = None,
        where: Where = latest,
        drawn: bool = False,
    ) -> TablePayload:
        """A table now, at a step of a replay, or in a position on the way; `drawn` is for a page."""
        async with self.storage.read() as connection:
            row = await load_visible_table(connection, table, reader)
            chat = await load_chat(connection, row)
            try:
                row = by_todays_rules(row)
                timeline = await self.play.timeline(connection, row)
            except Closed as closed:
                return present_closed(row, closed, await load_sight(connection, table), reader, chat, speak)
            silent = await self.silence.seen(connection, row, reader) if step is None else None
        shown = shown_at_step(timeline, step) if step is not None else where(timeline, row.seats_of(reader))
        seen = present_table(row, shown, reader, chat, speak, silent, drawn)
        return replace(seen, host=(await self.host_names([row]))[row.host]) if row.status == OPEN else seen

    async def invitation(self, invite: str, speak: Language) -> TableSummary:
        """What somebody is invited to, whom we need not know yet."""
        async with self.storage.read() as connection:
            row = await load_invited_table(connection, invite)
        return summarise(row, None, (await self.host_names([row]))[row.host], speak)

    async def log_before(self, table: str, reader: Reader | None, speak: Language, at: At) -> list[Line]:
        """The lines before a position, for a page."""
        row, timeline = await self.play.look(table, reader)
        return log_for(row, Shown(timeline, timeline), reader, speak, drawn=True).before(at)

    async def moment(self, table: str, reader: Reader | None, speak: Language, at: At) -> MomentPayload:
        """A climax of the past, for a page."""
        row, timeline = await self.play.look(table, reader)
        found = present_moment(row, Shown(timeline, timeline), reader, speak, at)
        if found is None:
            raise Refused(404, "no_step", last=len(timeline.acts))
        return found

    async def points(self, table: str, reader: Reader | None) -> list[list[int]]:
        """Everybody's points after every step, as they stood on the track."""
        _, timeline = await self.play.look(table, reader)
        state = timeline.start.clone()
        found = [[score.total for score in state.scores()]]
        for _, action in timeline.acts:
            state.apply(action)
            found.append([score.total for score in state.scores()])
        return found

    async def lists(self, reader: Reader | None, speak: Language) -> tuple[list[TableSummary], list[TableSummary]]:
        """The reader's own tables, and the others in the lobby."""
        async with self.storage.read() as connection:
            own = await table_lists.own(connection, reader) if reader is not None else []
            listed = [row for row in await table_lists.in_the_lobby(connection) if not at_table(row, reader)]
        names = await self.host_names(own + listed)
        return (
            [summarise(row, reader, names[row.host], speak) for row in own],
            [summarise(row, reader, names[row.host], speak) for row in listed],
        )

    async def host_names(self, rows: list[TableRow]) -> dict[int, str]:
        query = sa.select(people.c.id, people.c.name).where(people.c.id.in_({row.host for row in rows}))
        async with self.storage.read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}
