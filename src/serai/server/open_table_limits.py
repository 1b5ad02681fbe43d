"""How many tables one may keep waiting for players, so that nobody fills the lobby alone."""

import hashlib
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.payloads import Reader
from serai.server.refused import Refused
from serai.server.rows import OPEN
from serai.server.storage import now, tables

OF_ONE_PERSON: Final = 5
FROM_ONE_ADDRESS: Final = 20
COUNTED: Final = 24 * 3600 * 1000
"""Milliseconds. Of an address only those count where something happened since: whoever opened older ones may be gone
for good, and others who come from the same address could not close them."""


def trace_of(address: str) -> str:
    """Enough of an address to count by, and too little to find it again: hundreds of them look the same."""
    return hashlib.sha256(address.encode()).hexdigest()[:6]


async def must_have_room(connection: AsyncConnection, reader: Reader, trace: str) -> None:
    """Refused are one table too many of a person, private ones too, and one too many from an address."""
    if await count_open(connection, tables.c.host_id == reader.id) >= OF_ONE_PERSON:
        raise Refused(409, "too_many_open", most=OF_ONE_PERSON)
    lately = sa.and_(tables.c.opened_from == trace, tables.c.updated > now() - COUNTED)
    if await count_open(connection, lately) >= FROM_ONE_ADDRESS:
        raise Refused(429, "too_many_open", "address")


async def count_open(connection: AsyncConnection, of: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(tables).where(tables.c.status == OPEN, of)
    return await connection.scalar(query) or 0
