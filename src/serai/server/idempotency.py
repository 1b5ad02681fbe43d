"""Requests that arrive twice. A key of the asker's own making says that they are one and the same."""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.step import CHANCE
from serai.server.payloads import Reader
from serai.server.refused import Refused
from serai.server.rows import TableRow
from serai.server.storage import moves

MOST_ACTIONS: Final = 40
"""Actions that one request may name."""


@dataclass(frozen=True)
class MoveRequest:
    """A move as somebody asks for it: its kind, the number it was chosen at, and its key, if it has one."""

    kind: str
    number: int
    key: str | None = None
    actions: tuple[int | str, ...] = ()
    """What is chosen, in order, as numbers or in notation, where the kind is to act."""


BY_KEY: Final = sa.select(moves).where(moves.c.table_id == sa.bindparam("table"), moves.c.key == sa.bindparam("key"))


async def answered_before(
    connection: AsyncConnection, row: TableRow, reader: Reader, request: MoveRequest, actions: list[str]
) -> int | None:
    """The number that the first request with this key led to; None if there was none. Used for anything else than
    this very choice, a key is refused. `actions` are what the log has of such a request, row by row."""
    if request.key is None:
        return None
    found = (await connection.execute(BY_KEY, {"table": row.id, "key": request.key})).first()
    if found is None:
        return None
    asked = (reader.id, request.kind, request.number + 1)
    if (found.person_id, found.kind, found.number) != asked or await gesture(connection, row, request.key) != actions:
        raise Refused(409, "key_used")
    return await last_of(connection, row, found.number + len(actions) - 1)


async def gesture(connection: AsyncConnection, row: TableRow, key: str) -> list[str]:
    """What was chosen together, under one key."""
    further = moves.c.key.between(key_of(key, 0), key_of(key, MOST_ACTIONS))
    at_once = sa.select(moves.c.action).where(moves.c.table_id == row.id, (moves.c.key == key) | further)
    return [found.action for found in await connection.execute(at_once.order_by(moves.c.number))]


def key_of(key: str, at: int) -> str:
    """The key of a further action of one request, so that the log knows how many there were. Nobody types the sign."""
    return f"{key}\x1f{at:02}"


async def last_of(connection: AsyncConnection, row: TableRow, number: int) -> int:
    """Where the table stood after this move and what chance added to it. It may have been made since it was read."""
    here = moves.c.table_id == row.id
    next_one = sa.select(sa.func.min(moves.c.number)).where(here, moves.c.number > number, moves.c.seat != CHANCE)
    last = sa.select(sa.func.max(moves.c.number)).where(here)
    found = (await connection.execute(sa.select(next_one.scalar_subquery(), last.scalar_subquery()))).one()
    return int(found[1] if found[0] is None else found[0] - 1)
