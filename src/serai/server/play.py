"""Moves. What a move brings is worked out from the table as it was read; one short transaction then appends it to the
log, if nobody was there first; and when that is committed it is told. Whatever fails on the way has changed nothing."""

import random
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.errors import Refusal
from serai.core.titles import GAMES
from serai.server.append import Overtaken, append
from serai.server.bus import Bus
from serai.server.closed import Closed, closed
from serai.server.deciding import Stale, ended, rows_for, written
from serai.server.idempotency import MoveRequest, answered_before
from serai.server.payloads import Reader
from serai.server.refused import Refused
from serai.server.rows import TableRow, load_visible_table, must_be_open, must_have_begun, must_host
from serai.server.sights import Sights, keep_sight
from serai.server.storage import Storage, moves, tables
from serai.server.timeline import ACT, END, UNDO, Move, Timeline, begin_timeline, chance_moves

Chosen = int | str | list[int | str]
"""An action by its number or in notation, or several."""
KEPT: Final = 512
"""Timelines kept in memory. They are a cache: the log alone makes them again."""
TRIES: Final = 5
"""How often somebody who is overtaken looks again: each time somebody else has got something done."""


class Play:
    def __init__(self, storage: Storage, bus: Bus, rng: random.Random) -> None:
        self.storage = storage
        self.bus = bus
        self.rng = rng
        self.sights = Sights(storage)
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()
        self.closed: dict[str, Closed] = {}
        """Tables that cannot be played on here, and why: nobody need find out again."""
        self.wake: Callable[[str], None] = lambda table: None
        """Called with every table where a bot may be to decide."""
        self.finished: Callable[[str], None] = lambda table: None
        """Called with every table where the game is over."""
        self.moves_made = 0
        storage.writers.when_lost = self.timelines.clear  # some may hold what was written but never committed

    # The timeline of a table ----------------------------------------------------------------------------------------

    async def timeline(self, connection: AsyncConnection, row: TableRow) -> Timeline:
        """The timeline as the log has it at this row's number."""
        timeline = self.timelines.get(row.id)
        if timeline is not None and timeline.number == row.number:
            return timeline
        if row.id in self.closed:
            raise self.closed[row.id]
        known = timeline.number if timeline is not None and timeline.number < row.number else 0
        between = moves.c.number.between(known + 1, row.number)
        query = sa.select(moves).where(moves.c.table_id == row.id, between)
        found = await connection.execute(query.order_by(moves.c.number))
        added = [Move(at.number, at.kind, at.seat, at.action, at.final, at.holds) for at in found]
        try:
            timeline = (timeline if timeline is not None and known else begin_timeline(row)).after(added)
        except Exception as error:  # whatever is wrong with it, a table that exists is shown
            self.closed[row.id] = closed(row, error)
            raise self.closed[row.id] from None
        if timeline.number:
            self.keep(row.id, timeline)
        return timeline

    def keep(self, table: str, timeline: Timeline) -> None:
        self.timelines[table] = timeline
        self.timelines.move_to_end(table)
        while len(self.timelines) > KEPT:
            self.timelines.popitem(last=False)

    async def look(self, table: str, reader: Reader | None) -> tuple[TableRow, Timeline]:
        """A table and its timeline, for one who may see it."""
        async with self.storage.read() as connection:
            row = await load_visible_table(connection, table, reader)
            return row, await self.timeline(connection, row)

    # Moves ----------------------------------------------------------------------------------------------------------

    async def start(self, reader: Reader, table: str) -> int:
        async with self.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_host(row, reader)
            must_be_open(row)
            if any(seat.is_open for seat in row.seats):
                raise Refused(409, "seats_open")
            row = by_todays_rules(row)
            change = sa.update(tables).where(tables.c.id == table)
            await connection.execute(change.values(rules=row.rules, components=row.components, opened_from=None))
            timeline = await self.begin(connection, row)
        return self.published(row, timeline)

    async def begin(self, connection: AsyncConnection, row: TableRow) -> Timeline:
        timeline = await self.timeline(connection, row)
        first = chance_moves(timeline.state.clone(), timeline.number + 1, self.rng)
        return await self.write(connection, row, timeline, first)

    async def act(self, reader: Reader, table: str, number: int, action: Chosen, key: str | None) -> int:
        """A person's decision, chosen at this number, or several in a row, all or none of them. The same key twice is
        the same choice, carried out once."""
        actions = tuple(action) if isinstance(action, list) else (action,)
        return await self.carry_out(reader, table, MoveRequest(ACT, number, key, actions))

    async def undo(self, reader: Reader, table: str, number: int, key: str | None) -> int:
        """Take back the last decision, as far as nothing was revealed or drawn and nobody else decided."""
        return await self.carry_out(reader, table, MoveRequest(UNDO, number, key))

    async def end(self, reader: Reader, table: str, number: int, key: str | None) -> int:
        """End a turn that is played."""
        return await self.carry_out(reader, table, MoveRequest(END, number, key))

    async def carry_out(self, reader: Reader, table: str, request: MoveRequest) -> int:
        """What a person asks for. Whoever is overtaken looks again, and is told what is the matter now."""
        row, timeline = await self.look_to_play(table, reader)
        for _ in range(TRIES):
            # A request that was carried out before has led to a later number; it need not be looked for at its own.
            if (
                row.number != request.number
                and (before := await self.answered(row, timeline, reader, request)) is not None
            ):
                return before
            try:
                added = rows_for(row, timeline, reader, request, self.rng)
                return await self.append(row, timeline, added, reader, request.key)
            except Overtaken:
                row, timeline = await self.look_to_play(table, reader)
                if (before := await self.answered(row, timeline, reader, request)) is not None:
                    return before
            except Refusal:
                await self.answered(row, timeline, reader, request)  # that a key is used up is said before all else
                raise
        raise Stale(row.number)

    async def look_to_play(self, table: str, reader: Reader) -> tuple[TableRow, Timeline]:
        async with self.storage.read() as connection:
            row = await load_visible_table(connection, table, reader)
            must_have_begun(row)
            return row, await self.timeline(connection, row)

    async def answered(self, row: TableRow, timeline: Timeline, reader: Reader, request: MoveRequest) -> int | None:
        """What the same request led to when it came before; refused if its key was used for anything else."""
        if request.key is None:
            return None
        async with self.storage.read() as connection:
            return await answered_before(connection, row, reader, request, written(timeline.state, request))

    async def act_for(self, row: TableRow, timeline: Timeline, action: str) -> int | None:
        """A bot's decision; nothing happens if the position it thought about is gone, or if its person has returned."""
        added = timeline.moves_for(timeline.state.parse(action), explicit_end=False, rng=self.rng, by_bot=True)
        try:
            return await self.append(row, timeline, added)
        except Overtaken:
            return None

    async def append(
        self, row: TableRow, timeline: Timeline, added: list[Move], reader: Reader | None = None, key: str | None = None
    ) -> int:
        async with self.storage.write() as connection:
            after = await self.write(connection, row, timeline, added, reader, key)
        return self.published(row, after)

    # Within a transaction -------------------------------------------------------------------------------------------

    async def end_awaited(
        self, connection: AsyncConnection, row: TableRow, timeline: Timeline, reader: Reader
    ) -> Timeline:
        """End a turn for one who is no longer there to do it."""
        return await self.write(connection, row, timeline, ended(timeline, self.rng), reader)

    async def write(
        self,
        connection: AsyncConnection,
        row: TableRow,
        timeline: Timeline,
        added: list[Move],
        reader: Reader | None = None,
        key: str | None = None,
    ) -> Timeline:
        """Append to the log, and see that the table is shown as it stood should its rules be gone one day."""
        after = timeline.after(added)
        await append(connection, row, after, added, reader, key)
        if after.is_over:
            await keep_sight(connection, row.id, after)
        else:
            self.sights.note(row.id, after)
        return after

    def published(self, row: TableRow, timeline: Timeline) -> int:
        """Only what is committed is kept and told."""
        self.moves_made += 1
        self.keep(row.id, timeline)
        self.bus.moved(row.id, timeline.number)
        if timeline.is_over:
            self.finished(row.id)
        elif row.bot_at(timeline.actor) is not None:
            self.wake(row.id)
        return timeline.number


def by_todays_rules(row: TableRow) -> TableRow:
    """A table at which people still gather: what it will be played by, whenever it was opened."""
    game = GAMES.get(row.game)
    if game is None or row.has_begun or row.position is not None:
        return row
    return replace(row, rules=game.rules, components=game.standard().digest)
