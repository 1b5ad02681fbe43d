"""The lists of tables: what is in the lobby, and where one's own games are."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.closed import playable
from serai.server.payloads import Reader
from serai.server.rows import CANCELLED, OPEN, PLAYING, TableRow, load_tables
from serai.server.storage import seats, tables

LISTED: Final = 50
OF_ONE_HOST: Final = 3
"""The newest of each host, of those that gather and of those in play: nobody fills the lobby alone."""


async def in_the_lobby(connection: AsyncConnection) -> list[TableRow]:
    """Open tables with a free seat first, then those in play."""
    newest = sa.func.row_number().over(
        partition_by=[tables.c.host_id, tables.c.status], order_by=tables.c.updated.desc()
    )
    listed = sa.or_(tables.c.status == PLAYING, sa.and_(tables.c.status == OPEN, has_room()))
    shown = sa.and_(tables.c.private.is_(False), listed, playable())
    ranked = sa.select(tables.c.id, newest.label("place")).where(shown).subquery()
    few = sa.select(tables).join(ranked, ranked.c.id == tables.c.id).where(ranked.c.place <= OF_ONE_HOST)
    order = [tables.c.status == PLAYING, tables.c.updated.desc()]
    return await load_tables(connection, few.order_by(*order).limit(LISTED))


async def own(connection: AsyncConnection, reader: Reader) -> list[TableRow]:
    """Where this reader sits or is the host: all that wait for their move, then all of theirs that gather, then the
    latest others."""
    there = sa.select(seats.c.table_id).where(seats.c.person_id == reader.id)
    mine = sa.or_(tables.c.id.in_(there), tables.c.host_id == reader.id)
    rank = sa.case((waits_for(reader), 0), (gathers_for(reader), 1), else_=2)
    place = sa.func.row_number().over(partition_by=rank, order_by=tables.c.updated.desc())
    found = sa.select(tables.c.id, rank.label("rank"), place.label("place")).where(mine, tables.c.status != CANCELLED)
    ranked = found.subquery()
    query = sa.select(tables).join(ranked, ranked.c.id == tables.c.id)
    few = query.where(sa.or_(ranked.c.rank < 2, ranked.c.place <= LISTED))
    return await load_tables(connection, few.order_by(ranked.c.rank, tables.c.updated.desc()))


def waits_for(reader: Reader) -> sa.ColumnElement[bool]:
    asked = sa.select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor)
    by_hand: Any = asked.where(seats.c.person_id == reader.id, seats.c.bot.is_(None))
    return sa.and_(tables.c.status == PLAYING, playable(), by_hand.exists())


def has_room() -> sa.ColumnElement[bool]:
    """Whether somebody can still sit down."""
    free = sa.select(seats.c.seat).where(seats.c.table_id == tables.c.id)
    return free.where(seats.c.person_id.is_(None), seats.c.bot.is_(None)).exists()


def gathers_for(reader: Reader) -> sa.ColumnElement[bool]:
    return sa.and_(tables.c.status == OPEN, tables.c.host_id == reader.id)
