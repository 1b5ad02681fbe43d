"""Moves. A move is one transaction: lock the table, check the expected number, bring the line up to date, check with
`legal()`, insert, commit; then publish. Whatever fails on the way has changed nothing."""

import random
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.errors import IllegalAction
from serai.core.state import State
from serai.core.step import OVER as NOBODY_LEFT
from serai.core.titles import GAMES
from serai.server.closed import Closed, closed, keep_sight
from serai.server.line import ACT, END, UNDO, Line, Move, begin_line, chance_moves, clock_of
from serai.server.live import LOBBY, Live
from serai.server.once import Asked, answered_before
from serai.server.refused import Refused
from serai.server.rows import (
    OVER,
    PLAYING,
    TableRow,
    enter,
    load_table,
    must_be_open,
    must_be_playing,
    must_have_begun,
    must_host,
)
from serai.server.seen import Reader
from serai.server.storage import Storage, moves, now, tables

KEPT: Final = 512
"""Lines kept in memory. They are a cache: the log alone makes them again."""


class Stale(Refused):
    """A move chosen in a position that is no longer there."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "stale", "Something happened before your choice arrived; look again.", number=number)


class Play:
    def __init__(self, storage: Storage, live: Live, rng: random.Random) -> None:
        self.storage = storage
        self.live = live
        self.rng = rng
        self.lines: OrderedDict[str, Line] = OrderedDict()
        self.closed: dict[str, Closed] = {}
        """Tables that cannot be played on here, and why: nobody need find out again."""
        self.wake: Callable[[str], None] = lambda table: None
        """Called with every table where a bot may be to decide."""
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
        return self.published(table, line)

    async def begin(self, connection: AsyncConnection, row: TableRow) -> Line:
        line = await self.line(connection, row)
        first = chance_moves(line.state.clone(), line.number + 1, self.rng)
        return await self.write(connection, row, line, first, None, None)

    async def act(self, reader: Reader, table: str, number: int, action: int | str, key: str | None) -> int:
        """A person's decision, chosen at this number. The same key twice is the same choice, carried out once."""
        async with self.storage.write() as connection:
            row = await enter(connection, table, reader)
            must_have_begun(row)
            line = await self.line(connection, row)
            chosen = line.state.parse(action) if isinstance(action, str) else action
            asked = Asked(ACT, number, key)
            before = await answered_before(connection, row, reader, asked, written(line.state, chosen))
            if before is not None:
                return before
            must_be_at(row, number)
            must_decide(row, line, reader)
            line = await self.take(connection, row, line, chosen, reader, key)
        return self.published(table, line)

    async def act_for(self, table: str, number: int, action: str) -> int | None:
        """A bot's decision; nothing happens if the position it thought about is gone, or if its person has returned."""
        async with self.storage.write() as connection:
            row = await load_table(connection, table)
            if row.number != number or row.status != PLAYING or row.actor is None or row.bot_at(row.actor) is None:
                return None
            line = await self.line(connection, row)
            line = await self.take(connection, row, line, line.state.parse(action), None, None)
        return self.published(table, line)

    async def take(
        self,
        connection: AsyncConnection,
        row: TableRow,
        line: Line,
        action: int,
        reader: Reader | None,
        key: str | None,
    ) -> Line:
        if action not in line.state.legal():
            raise IllegalAction(line.state.refusal(action))
        by_person = reader is not None
        added = line.moves_for(action, row.explicit_end and by_person, self.rng)
        return await self.write(connection, row, line, added, reader, key)

    async def undo(self, reader: Reader, table: str, number: int, key: str | None) -> int:
        """Take back the last decision, as far as nothing was revealed or drawn and nobody else decided."""
        async with self.storage.write() as connection:
            row = await enter(connection, table, reader)
            before = await answered_before(connection, row, reader, Asked(UNDO, number, key))
            if before is not None:
                return before
            must_be_at(row, number)
            line = await self.line(connection, row)
            if not line.can_undo(row.seats_of(reader)):
                said = "There is nothing to take back: something was drawn, or somebody else has decided since."
                raise Refused(409, "nothing_to_undo", said)
            move = Move(line.number + 1, UNDO, line.past[-1].seat)
            line = await self.write(connection, row, line, [move], reader, key)
        return self.published(table, line)

    async def end(self, reader: Reader, table: str, number: int, key: str | None) -> int:
        """End a turn that is played."""
        async with self.storage.write() as connection:
            row = await enter(connection, table, reader)
            before = await answered_before(connection, row, reader, Asked(END, number, key))
            if before is not None:
                return before
            must_be_at(row, number)
            line = await self.line(connection, row)
            if line.held is None or line.held not in row.seats_of(reader):
                raise Refused(409, "nothing_to_end", "There is no turn of yours to end.")
            line = await self.end_held(connection, row, line, reader, key)
        return self.published(table, line)

    async def end_held(
        self, connection: AsyncConnection, row: TableRow, line: Line, reader: Reader, key: str | None = None
    ) -> Line:
        """The played turn ends, and chance has its say."""
        move = Move(line.number + 1, END, line.actor)
        added = [move, *chance_moves(line.state.clone(), line.number + 2, self.rng)]
        return await self.write(connection, row, line, added, reader, key)

    async def write(
        self,
        connection: AsyncConnection,
        row: TableRow,
        line: Line,
        added: list[Move],
        reader: Reader | None,
        key: str | None,
    ) -> Line:
        """Append to the log, and say in the table's row where the game stands."""
        at, after = now(), line.after(added)
        values = [
            {
                "table_id": row.id,
                "number": move.number,
                "kind": move.kind,
                "seat": move.seat,
                "action": move.action,
                "final": move.final,
                "holds": move.holds,
                "person_id": reader.id if reader is not None and move.seat >= 0 else None,
                "key": key if move is added[0] else None,
                "at": at,
            }
            for move in added
        ]
        if values:
            await connection.execute(sa.insert(moves), values)
        view = after.state.view(None)
        change = sa.update(tables).where(tables.c.id == row.id)
        await connection.execute(change.values(**standing(after, view), updated=at))
        await keep_sight(connection, row.id, after, view)
        return after

    def published(self, table: str, line: Line) -> int:
        """Only what is committed is kept and told."""
        self.moves_made += 1
        self.keep(table, line)
        self.live.publish(table, "changed", number=line.number)
        self.live.publish(LOBBY, "lobby")
        self.wake(table)
        return line.number


def must_be_at(row: TableRow, number: int) -> None:
    """The game goes on, and nothing has happened since this number."""
    must_be_playing(row)
    if number != row.number:
        raise Stale(row.number)


def written(state: State, action: int) -> str:
    """An action as the log has it; a number that is none is like nothing there."""
    return state.notation(action) if 0 <= action < len(state.actions) else str(action)


def must_decide(row: TableRow, line: Line, reader: Reader) -> None:
    mine = row.seats_of(reader)
    if not mine:
        raise Refused(403, "not_at_table", "You have no seat at this table.")
    if line.held in mine:
        raise Refused(409, "turn_is_played", "Your turn is played: end it or take something back.")
    if line.actor not in mine:
        raise Refused(409, "not_your_turn", "Somebody else is choosing now.")


def by_todays_rules(row: TableRow) -> TableRow:
    """A table at which people still gather: what it will be played by, whenever it was opened."""
    game = GAMES.get(row.game)
    if game is None or row.has_begun or row.position is not None:
        return row
    return replace(row, rules=game.rules, components=game.standard().digest)


def standing(line: Line, view: dict[str, Any]) -> dict[str, Any]:
    """Where the game stands, with what anybody may see of it, for lists and for the bots' round."""
    actor = line.actor
    return {
        "number": line.number,
        "status": OVER if line.state.is_over and line.held is None else PLAYING,
        "actor": None if actor == NOBODY_LEFT else actor,
        "clock": clock_of(line.game, view),
    }
