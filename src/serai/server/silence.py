"""Somebody is waited for and does not come. After the time that the table's setup names, a bot can play for them: the
host says so alone, all others who play here say so together. They may return as after leaving."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.say import Count, Name
from serai.server.deciding import must_be_at
from serai.server.leaving import Leaving
from serai.server.payloads import Reader, SilencePayload
from serai.server.presenter import time_words
from serai.server.refused import Refused
from serai.server.rows import PLAYING, SeatRow, TableRow, load_visible_table, must_be_playing
from serai.server.storage import now, tables, votes

MINUTE: Final = 60_000
HOUR: Final = 60
DAY: Final = 24 * HOUR
MOST_NOTED: Final = 10_000

SAID: Final = sa.select(votes.c.person_id).where(
    votes.c.table_id == sa.bindparam("table"),
    votes.c.number == sa.bindparam("number"),
    votes.c.seat == sa.bindparam("seat"),
)


class Silence:
    def __init__(self, leaving: Leaving) -> None:
        self.leaving = leaving
        self.play = leaving.play
        self.noted: dict[str, int] = {}
        """Tables where somebody was heard of since the last move, or whose last move lies in the future, and when."""

    async def come_back(self, reader: Reader, table: str) -> None:
        """Whoever takes a seat back has time again."""
        await self.leaving.come_back(reader, table)
        self.note(table)

    def note(self, table: str) -> int:
        if len(self.noted) > MOST_NOTED:
            self.noted.clear()
        self.noted[table] = now()
        return self.noted[table]

    def since(self, table: str, moved: int) -> int:
        """Since when nothing was heard; where the clock has gone back behind the last move, since that was noticed."""
        heard = [at for at in (moved, self.noted.get(table)) if at is not None and at <= now()]
        return max(heard) if heard else self.note(table)

    async def look(self, connection: AsyncConnection, row: TableRow) -> tuple[int, set[int]]:
        """Since when the seat that decides is silent, and who would hand it to a bot."""
        since = self.since(row.id, row.moved if row.moved is not None else row.updated)
        if not row.votes:
            return since, set()
        asked = {"table": row.id, "number": row.number, "seat": row.actor}
        return since, set((await connection.execute(SAID, asked)).scalars())

    async def seen(self, connection: AsyncConnection, row: TableRow, reader: Reader | None) -> SilencePayload | None:
        """Who is waited for, for one who may do something about it."""
        gone = waited_for(row)
        if gone is None or reader is None or gone.person == reader.id or not may_speak(row, reader):
            return None
        since, said = await self.look(connection, row)
        due, moment = since + row.patience * MINUTE, now()
        together = others(row, gone)
        return SilencePayload(
            seat=gone.seat,
            since=time_words(since),
            due=time_words(due),
            ready=moment >= due,
            minutes=rounded((moment - since) // MINUTE) if moment >= due else 0,
            said=len(said & together),
            of=len(together),
            alone=row.host == reader.id,
            has_said=reader.id in said,
        )

    async def stand_in(self, reader: Reader, table: str, seat: int, number: int) -> bool:
        """Say that a bot shall play for a silent seat; whether it does now."""
        async with self.play.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            gone = must_be_waited_for(row, reader, seat, number)
            since, said = await self.look(connection, row)
            must_be_due(gone, since + row.patience * MINUTE - now())
            handed = row.host == reader.id or others(row, gone) <= said | {reader.id}
            if handed:
                theirs = [at.seat for at in row.seats if at.person == gone.person and at.bot is None]
                await self.leaving.leave_to_bot(connection, row, theirs, reader)
                await connection.execute(sa.delete(votes).where(votes.c.table_id == table))
            else:
                await say(connection, row, seat, reader)
        self.play.bus.seats_changed(table)
        self.play.wake(table)
        return handed


async def say(connection: AsyncConnection, row: TableRow, seat: int, reader: Reader) -> None:
    """Remember what somebody said. It is forgotten with the next move, which has another number."""
    said = insert(votes).values(table_id=row.id, seat=seat, person_id=reader.id, number=row.number)
    await connection.execute(
        said.on_conflict_do_update(index_elements=["table_id", "seat", "person_id"], set_={"number": row.number})
    )
    told = sa.update(tables).where(tables.c.id == row.id)
    await connection.execute(told.values(seated=tables.c.seated + 1))  # so that other processes tell it too


def waited_for(row: TableRow) -> SeatRow | None:
    """The seat that decides, if a person sits there."""
    asked = [at for at in row.seats if row.status == PLAYING and at.seat == row.actor]
    return next((at for at in asked if at.person is not None and at.bot is None), None)


def others(row: TableRow, gone: SeatRow) -> set[int]:
    """Who else plays here; whoever has left to a bot does not."""
    return {at.person for at in row.seats if at.person not in (None, gone.person) and at.bot is None}


def may_speak(row: TableRow, reader: Reader) -> bool:
    return row.host == reader.id or bool(row.seats_of(reader))


def must_be_waited_for(row: TableRow, reader: Reader, seat: int, number: int) -> SeatRow:
    """The silent seat, for one who may speak about it and knows how the table stands."""
    must_be_playing(row)
    if not may_speak(row, reader):
        raise Refused(403, "not_at_table", "silence")
    must_be_at(row, number)
    gone = waited_for(row)
    if gone is None or gone.seat != seat:
        raise Refused(409, "not_waited_for")
    if gone.person == reader.id:
        raise Refused(409, "your_own_seat")
    return gone


def must_be_due(gone: SeatRow, left: int) -> None:
    """Refused while there are so many milliseconds left."""
    if left > 0:
        refusal = Refused(409, "not_silent", who=Name(gone.name), time=how_long(-(-left // MINUTE)))
        raise refusal.bringing(seconds=-(-left // 1000))


def rounded(minutes: int) -> int:
    """Full hours after one hour, full days after two days: nobody counts silence by the minute."""
    unit = DAY if minutes >= 2 * DAY else HOUR if minutes >= HOUR else 1
    return minutes // unit * unit


def how_long(minutes: int) -> Count:
    """So many minutes, rather more than less."""
    for unit, thing in ((DAY, "day"), (HOUR, "hour")):
        if minutes >= 2 * unit:
            return Count(thing, -(-minutes // unit))
    return Count("minute", minutes)
