"""A table and its seats as the database has them, and who may do what there."""

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.payloads import Reader
from serai.server.refused import Refused, no_table
from serai.server.storage import chat, moves, people, seats, tables, visitors, votes

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""Never stored: what a table is called whose rules are no longer played here."""
CANCELLED: Final = "cancelled"
"""Closed by its host before the game began."""
A_DAY: Final = 24 * 60


@dataclass(frozen=True)
class SeatRow:
    seat: int
    person: int | None
    name: str
    """Of the person, who may have left it to a bot."""
    bot: str | None

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    def played_by(self, reader: Reader | None) -> bool:
        return reader is not None and self.person == reader.id and self.bot is None


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    status: str
    host: int
    private: bool
    invite: str
    explicit_end: bool
    number: int
    clock: str
    """How far the game is, as it is kept: see called.py."""
    actor: int | None
    rematch: str | None
    updated: int
    seats: list[SeatRow]
    patience: int = A_DAY
    """Minutes after which whoever is waited for may be replaced by a bot."""
    seated: int = 0
    """Rises whenever a seat changes hands."""
    moved: int | None = None
    """When the last move was made."""
    said: int = 0
    """The number of the last word in its chat; 0 while nobody has said anything."""
    votes: int = 0
    """How many have ever said that a bot shall play for somebody; seldom anybody."""

    @property
    def has_begun(self) -> bool:
        return self.status not in (OPEN, CANCELLED)

    @property
    def is_hot_seat(self) -> bool:
        """Whether the host has made this a table where one person may take several seats: by taking several."""
        return [seat.person for seat in self.seats].count(self.host) > 1

    def seats_of(self, reader: Reader | None) -> list[int]:
        return [row.seat for row in self.seats if row.played_by(reader)]

    def bot_at(self, seat: int) -> str | None:
        return self.seats[seat].bot if 0 <= seat < len(self.seats) else None


def table_row(row: Any, its_seats: list[SeatRow], **more: Any) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        components=row.components,
        players=row.players,
        options=row.options,
        position=row.position,
        status=row.status,
        host=row.host_id,
        private=row.private,
        invite=row.invite,
        explicit_end=row.explicit_end,
        number=row.number,
        clock=row.clock,
        actor=row.actor,
        rematch=row.rematch_id,
        updated=row.updated,
        seats=its_seats,
        patience=row.patience,
        seated=row.seated,
        **more,
    )


async def load_seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    query = (
        sa.select(seats, people.c.name)
        .select_from(sa.outerjoin(seats, people, seats.c.person_id == people.c.id))
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for row in await connection.execute(query):
        found[row.table_id].append(SeatRow(row.seat, row.person_id, row.name or "", row.bot))
    return found


async def load_tables(connection: AsyncConnection, query: sa.Select[Any]) -> list[TableRow]:
    """The tables that a query on `tables` finds, with their seats."""
    rows = (await connection.execute(query)).all()
    its_seats = await load_seats(connection, [row.id for row in rows])
    return [table_row(row, its_seats[row.id]) for row in rows]


AROUND: Final = (
    sa.select(moves.c.at)
    .where(moves.c.table_id == tables.c.id, moves.c.number == tables.c.number)
    .scalar_subquery()
    .label("moved"),
    sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery().label("said"),
    sa.select(sa.func.count()).where(votes.c.table_id == tables.c.id).scalar_subquery().label("votes"),
)
"""What tells whether more has to be read."""
ONE_TABLE: Final = (
    sa.select(tables, seats.c.seat, seats.c.person_id, seats.c.bot, people.c.name, *AROUND)
    .select_from(tables)
    .join(seats, seats.c.table_id == tables.c.id)
    .outerjoin(people, people.c.id == seats.c.person_id)
    .where(tables.c.id == sa.bindparam("table"))
    .order_by(seats.c.seat)
)
"""Asked with every request, so it is put together once."""


async def load_table(connection: AsyncConnection, table: str) -> TableRow:
    """A table with its seats, in one statement."""
    rows = (await connection.execute(ONE_TABLE, {"table": table})).all()
    if not rows:
        raise no_table()
    its_seats = [SeatRow(row.seat, row.person_id, row.name or "", row.bot) for row in rows]
    first = rows[0]
    return table_row(first, its_seats, moved=first.moved, said=first.said or 0, votes=first.votes)


async def load_visible_table(connection: AsyncConnection, table: str, reader: Reader | None) -> TableRow:
    """A table that this reader may see: private ones show themselves only to those at them and to the invited."""
    row = await load_table(connection, table)
    if not row.private or (reader is not None and (row.host == reader.id or at_table(row, reader))):
        return row
    if reader is not None and await is_invited(connection, table, reader):
        return row
    raise no_table()


async def load_invited_table(connection: AsyncConnection, invite: str) -> TableRow:
    """The table that an invitation is for."""
    table = await connection.scalar(sa.select(tables.c.id).where(tables.c.invite == invite))
    if table is None:
        raise Refused(404, "no_invitation")
    return await load_table(connection, table)


async def is_invited(connection: AsyncConnection, table: str, reader: Reader) -> bool:
    """Whether they have opened the invitation to a table."""
    found = sa.select(visitors).where(visitors.c.table_id == table, visitors.c.person_id == reader.id)
    return (await connection.execute(found)).first() is not None


def at_table(row: TableRow, reader: Reader | None) -> bool:
    """Whether they have a seat, or had one that a bot now plays for them."""
    return reader is not None and any(seat.person == reader.id for seat in row.seats)


def must_host(row: TableRow, reader: Reader) -> None:
    if row.host != reader.id:
        raise Refused(403, "not_the_host")


def must_not_be_cancelled(row: TableRow) -> None:
    if row.status == CANCELLED:
        raise Refused(409, "cancelled")


def must_be_open(row: TableRow) -> None:
    must_not_be_cancelled(row)
    if row.status != OPEN:
        raise Refused(409, "has_begun")


def must_have_begun(row: TableRow) -> None:
    must_not_be_cancelled(row)
    if row.status == OPEN:
        raise Refused(409, "not_begun")


def must_be_playing(row: TableRow) -> None:
    must_have_begun(row)
    if row.status == OVER:
        raise Refused(409, "is_over")
