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
from serai.server.line import ACT, END, UNDO, Line, Move, begin_line, chance_moves
from serai.server.once import Asked, answered_before
from serai.server.refused import Refused
from serai.server.rows import TableRow, enter, must_be_open, must_have_begun, must_host
from serai.server.seen import Reader
from serai.server.sights import Sights, keep_sight
from serai.server.storage import Storage, moves, tables

KEPT: Final = 512
"""Lines kept in memory. They are a cache: the log alone makes them again."""
TRIES: Final = 5
"""How often somebody who is overtaken looks again: each time somebody else has got something done."""


class Play:
    def __init__(self, storage: Storage, bus: Bus, rng: random.Random) -> None:
        self.storage = storage
        self.bus = bus
        self.rng = rng
        self.sights = Sights(storage)
        self.lines: OrderedDict[str, Line] = OrderedDict()
        self.closed: dict[str, Closed] = {}
        """Tables that cannot be played on here, and why: nobody need find out again."""
        self.wake: Callable[[str], None] = lambda table: None
        """Called with every table where a bot may be to decide."""
        self.finished: Callable[[str], None] = lambda table: None
        """Called with every table where the game is over."""
        self.moves_made = 0
        storage.writers.when_lost = self.lines.clear  # some may hold what was written but never committed

    # The line of a table --------------------------------------------------------------------------------------------

    async def line(self, connection: AsyncConnection, row: TableRow) -> Line:
        """The line as the log has it at this row's number."""
        line = self.lines.get(row.id)
        if line is not None and line.number == row.number:
            return line
        if row.id in self.closed:
            raise self.closed[row.id]
        known = line.number if line is not None and line.number < row.number else 0
        between = moves.c.number.between(known + 1, row.number)
        query = sa.select(moves).where(moves.c.table_id == row.id, between)
        found = await connection.execute(query.order_by(moves.c.number))
        added = [Move(at.number, at.kind, at.seat, at.action, at.final, at.holds) for at in found]
        try:
            line = (line if line is not None and known else begin_line(row)).after(added)
        except Exception as error:  # whatever is wrong with it, a table that exists is shown
            self.closed[row.id] = closed(row, error)
            raise self.closed[row.id] from None
        if line.number:
            self.keep(row.id, line)
        return line

    def keep(self, table: str, line: Line) -> None:
        self.lines[table] = line
        self.lines.move_to_end(table)
        while len(self.lines) > KEPT:
            self.lines.popitem(last=False)

    async def look(self, table: str, reader: Reader | None) -> tuple[TableRow, Line]:
        """A table and its line, for one who may see it."""
        async with self.storage.read() as connection:
            row = await enter(connection, table, reader)
            return row, await self.line(connection, row)

    # Moves ----------------------------------------------------------------------------------------------------------

    async def start(self, reader: Reader, table: str) -> int:
        async with self.storage.write() as connection:
            row = await enter(connection, table, reader)
            must_host(row, reader)
            must_be_open(row)
            if any(seat.is_open for seat in row.seats):
                raise Refused(409, "seats_open", "Some seats are still free; fill them with bots or wait.")
            row = by_todays_rules(row)
            change = sa.update(tables).where(tables.c.id == table)
            await connection.execute(change.values(rules=row.rules, components=row.components, opened_from=None))
            line = await self.begin(connection, row)
        return self.published(row, line)

    async def begin(self, connection: AsyncConnection, row: TableRow) -> Line:
        line = await self.line(connection, row)
        first = chance_moves(line.state.clone(), line.number + 1, self.rng)
        return await self.write(connection, row, line, first)

    async def act(self, reader: Reader, table: str, number: int, action: int | str, key: str | None) -> int:
        """A person's decision, chosen at this number. The same key twice is the same choice, carried out once."""
        return await self.carry_out(reader, table, Asked(ACT, number, key, action))

    async def undo(self, reader: Reader, table: str, number: int, key: str | None) -> int:
        """Take back the last decision, as far as nothing was revealed or drawn and nobody else decided."""
        return await self.carry_out(reader, table, Asked(UNDO, number, key))

    async def end(self, reader: Reader, table: str, number: int, key: str | None) -> int:
        """End a turn that is played."""
        return await self.carry_out(reader, table, Asked(END, number, key))

    async def carry_out(self, reader: Reader, table: str, asked: Asked) -> int:
        """What a person asks for. Whoever is overtaken looks again, and is told what is the matter now."""
        row, line = await self.look_to_play(table, reader)
        for _ in range(TRIES):
            # A request that was carried out before has led to a later number; it need not be looked for at its own.
            if row.number != asked.number and (before := await self.answered(row, line, reader, asked)) is not None:
                return before
            try:
                added = rows_for(row, line, reader, asked, self.rng)
                return await self.append(row, line, added, reader, asked.key)
            except Overtaken:
                row, line = await self.look_to_play(table, reader)
                if (before := await self.answered(row, line, reader, asked)) is not None:
                    return before
            except Refusal:
                await self.answered(row, line, reader, asked)  # that a key is used up is said before all else
                raise
        raise Stale(row.number)

    async def look_to_play(self, table: str, reader: Reader) -> tuple[TableRow, Line]:
        async with self.storage.read() as connection:
            row = await enter(connection, table, reader)
            must_have_begun(row)
            return row, await self.line(connection, row)

    async def answered(self, row: TableRow, line: Line, reader: Reader, asked: Asked) -> int | None:
        """What the same request led to when it came before; refused if its key was used for anything else."""
        if asked.key is None:
            return None
        async with self.storage.read() as connection:
            return await answered_before(connection, row, reader, asked, written(line.state, asked))

    async def act_for(self, row: TableRow, line: Line, action: str) -> int | None:
        """A bot's decision; nothing happens if the position it thought about is gone, or if its person has returned."""
        added = line.moves_for(line.state.parse(action), explicit_end=False, rng=self.rng, by_bot=True)
        try:
            return await self.append(row, line, added)
        except Overtaken:
            return None

    async def append(
        self, row: TableRow, line: Line, added: list[Move], reader: Reader | None = None, key: str | None = None
    ) -> int:
        async with self.storage.write() as connection:
            after = await self.write(connection, row, line, added, reader, key)
        return self.published(row, after)

    # Within a transaction -------------------------------------------------------------------------------------------

    async def end_held(self, connection: AsyncConnection, row: TableRow, line: Line, reader: Reader) -> Line:
        """End a turn for one who is no longer there to do it."""
        return await self.write(connection, row, line, ended(line, self.rng), reader)

    async def write(
        self,
        connection: AsyncConnection,
        row: TableRow,
        line: Line,
        added: list[Move],
        reader: Reader | None = None,
        key: str | None = None,
    ) -> Line:
        """Append to the log, and see that the table is shown as it stood should its rules be gone one day."""
        after = line.after(added)
        await append(connection, row, after, added, reader, key)
        if after.is_over:
            await keep_sight(connection, row.id, after)
        else:
            self.sights.note(row.id, after)
        return after

    def published(self, row: TableRow, line: Line) -> int:
        """Only what is committed is kept and told."""
        self.moves_made += 1
        self.keep(row.id, line)
        self.bus.moved(row.id, line.number)
        if line.is_over:
            self.finished(row.id)
        elif row.bot_at(line.actor) is not None:
            self.wake(row.id)
        return line.number


def by_todays_rules(row: TableRow) -> TableRow:
    """A table at which people still gather: what it will be played by, whenever it was opened."""
    game = GAMES.get(row.game)
    if game is None or row.has_begun or row.position is not None:
        return row
    return replace(row, rules=game.rules, components=game.standard().digest)
