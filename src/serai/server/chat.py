"""Chat at a table."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.bus import Bus
from serai.server.payloads import ChatMessage, Reader
from serai.server.presenter import time_words
from serai.server.refused import Refused
from serai.server.rows import TableRow, load_visible_table
from serai.server.storage import Storage, chat, now, people

LONGEST: Final = 500
SHOWN: Final = 100

LATEST: Final = (
    sa.select(chat, people.c.name)
    .select_from(sa.join(chat, people, chat.c.person_id == people.c.id))
    .where(chat.c.table_id == sa.bindparam("table"))
    .order_by(chat.c.id.desc())
    .limit(SHOWN)
)


class Chat:
    def __init__(self, storage: Storage, bus: Bus) -> None:
        self.storage = storage
        self.bus = bus

    async def say(self, reader: Reader, table: str, text: str) -> None:
        said = " ".join(text.split())
        if not 1 <= len(said) <= LONGEST:
            raise Refused(422, "bad_message", most=LONGEST)
        async with self.storage.write() as connection:
            await load_visible_table(connection, table, reader)
            await connection.execute(sa.insert(chat).values(table_id=table, person_id=reader.id, text=said, at=now()))
        self.bus.said(table)


async def load_chat(connection: AsyncConnection, row: TableRow) -> list[ChatMessage]:
    """The latest messages, oldest first."""
    if not row.said:
        return []
    seats = {seat.person: seat.seat for seat in reversed(row.seats) if seat.person is not None}
    found = (await connection.execute(LATEST, {"table": row.id})).all()
    return [
        ChatMessage(line.id, line.name, seats.get(line.person_id), line.text, time_words(line.at))
        for line in reversed(found)
    ]
