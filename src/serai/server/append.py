"""Appending to a table's log. Whoever is first has the next number: the log's primary key is the arbiter.

What is appended was worked out from a table as it was read, outside of any transaction. So it is written only if the
table still stands at that number and with those seats; otherwise nothing is.
"""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.step import OVER as NOBODY_LEFT
from serai.server.called import kept
from serai.server.idempotency import key_of
from serai.server.payloads import Reader
from serai.server.rows import OVER, PLAYING, TableRow
from serai.server.storage import moves, now, tables
from serai.server.timeline import Move, Timeline

ADDED: Final = sa.insert(moves)
STANDS: Final = (
    sa.update(tables)
    .where(
        tables.c.id == sa.bindparam("table"),
        tables.c.number == sa.bindparam("read_number"),
        tables.c.status == sa.bindparam("read_status"),
        tables.c.seated == sa.bindparam("read_seated"),
    )
    .values({name: sa.bindparam(name) for name in ("number", "status", "actor", "clock", "updated")})
)


class Overtaken(Exception):
    """Somebody has changed the table since it was read."""


async def append(
    connection: AsyncConnection,
    row: TableRow,
    after: Timeline,
    added: list[Move],
    reader: Reader | None,
    key: str | None,
) -> None:
    """Write these rows, which lead from the table as read to this timeline, and say where the game stands then."""
    at = now()
    values = [values_of(row, move, reader, at) for move in added]
    if key is not None:
        for at, asked in enumerate([value for value in values if value["seat"] >= 0]):
            asked["key"] = key_of(key, at) if at else key
    if values:
        try:
            await connection.execute(ADDED, values)
        except IntegrityError:
            raise Overtaken from None
    read = {"table": row.id, "read_number": row.number, "read_status": row.status, "read_seated": row.seated}
    changed = await connection.execute(STANDS, {**read, **standing(after), "updated": at})
    if changed.rowcount != 1:
        raise Overtaken


def values_of(row: TableRow, move: Move, reader: Reader | None, at: int) -> dict[str, Any]:
    return {
        "table_id": row.id,
        "number": move.number,
        "kind": move.kind,
        "seat": move.seat,
        "action": move.action,
        "final": move.final,
        "holds": move.holds,
        "person_id": reader.id if reader is not None and move.seat >= 0 else None,
        "key": None,
        "at": at,
    }


def standing(timeline: Timeline) -> dict[str, Any]:
    """Where the game stands, with what anybody may see of it, for lists and for the bots' round."""
    actor = timeline.actor
    return {
        "number": timeline.number,
        "status": OVER if timeline.is_over else PLAYING,
        "actor": None if actor == NOBODY_LEFT else actor,
        "clock": kept(timeline.clock),
    }
