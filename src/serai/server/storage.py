"""Where everything is kept: the tables of the database, and transactions on it.

The source of truth is `moves`: append-only, unique on (table, number), never purged. All else about a game is folded
from it (see timeline.py). Times are milliseconds since 1970.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from serai.core.errors import BadSetup
from serai.core.say import Say
from serai.server.group_commit import GAP, GroupCommit
from serai.server.refused import Refused
from serai.server.sqlite_driver import connect

READERS: Final = 8
"""Connections that read at once, each for a few milliseconds; each is a thread, and more of them only jostle."""
PATIENCE: Final = 5.0
"""Seconds that somebody waits for one of them, before being told that the server is busy."""
LARGEST_LOG: Final = 16 * 1024 * 1024
"""The write-ahead log may grow beyond this in a rush, but is cut back to it."""

METADATA: Final = sa.MetaData()
TRIAL: Final = "PRAGMA user_version = 0"
"""Changes nothing, for nobody uses this number; but it is written, and so shows whether anything can be."""

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # the name without regard to capitals; null for a guest
    sa.Column("password", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("skeleton", sa.Text, index=True),  # what an account's name looks like; null for a guest
    sa.Column("language", sa.Text),  # what they have chosen; null while they have not
    sa.Column("preferences", sa.Text),  # as preferences.py keeps them; null while all is as usual
)

# What proves who somebody is: a browser's session or a personal token for a bot. Only hashes are kept.
keys = sa.Table(
    "keys",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("hash", sa.Text, nullable=False, unique=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("position", sa.JSON(none_as_null=True)),  # where the line begins, if not at a game's own beginning
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("host_id", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("invite", sa.Text, nullable=False, unique=True),
    sa.Column("explicit_end", sa.Boolean, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("actor", sa.Integer),  # the seat that decides, for lists and for the bots' round
    sa.Column("rematch_id", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("patience", sa.Integer, nullable=False, server_default="1440"),  # minutes a seat may be silent
    sa.Column("seated", sa.Integer, nullable=False, server_default="0"),  # rises whenever a seat changes hands
    sa.Column("opened_from", sa.Text, index=True),  # a hash of the address it was opened from
    sa.Index("ix_tables_status_host_id", "status", "host_id"),  # who has how many open is asked while others wait
)

# The printed tables that games were begun with, so that they are finished with them.
printings = sa.Table(
    "printings",
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("tables", sa.JSON, nullable=False),
)

# How each table looked to everybody after its last move, compressed: shown when its rules are no longer played here.
sights = sa.Table(
    "sights",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sight", sa.LargeBinary, nullable=False),
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), index=True),
    sa.Column("bot", sa.Text),  # a seat with neither a person nor a bot is open; with both, the bot plays for who left
)

moves = sa.Table(
    "moves",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # act, undo, end
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),  # in the game's notation; empty unless the kind is act
    sa.Column("final", sa.Boolean, nullable=False),  # something was revealed: nobody steps back behind it
    sa.Column("holds", sa.Boolean, nullable=False),  # the turn waits for its explicit end
    sa.Column("person_id", sa.ForeignKey("people.id")),
    sa.Column("key", sa.Text),  # the request's idempotency key
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)

# Who has opened the invitation to a private table without taking a seat.
visitors = sa.Table(
    "visitors",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
)

# Who would hand a silent seat to a bot, and at which number of the table they said so.
votes = sa.Table(
    "votes",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


def now() -> int:
    return time.time_ns() // 1_000_000


class Storage:
    """The database. SQLite has one writer: those of this process queue here, which is fairer than its own waiting."""

    def __init__(self, address: str, durable: bool = True, shared: bool = False) -> None:
        self.url = read_address(address)
        url = self.url.set(drivername="sqlite+aiosqlite")
        self.writer = create_async_engine(url, pool_size=1, connect_args={"async_creator_fn": connect})
        # A reader's single statements need no transaction around them: each saves several hops between threads.
        self.reader = create_async_engine(
            url,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            pool_reset_on_return=None,
            pool_size=READERS,
            connect_args={"async_creator_fn": connect},
        )
        self.reading = asyncio.Semaphore(READERS)
        self.writers = GroupCommit(self.writer, GAP if shared else 0)
        for engine in [self.writer, self.reader]:
            sa.event.listen(engine.sync_engine, "connect", prepare if durable else prepare_fast)
        sa.event.listen(self.writer.sync_engine, "connect", never_wait)
        sa.event.listen(self.writer.sync_engine, "begin", begin)

    @asynccontextmanager
    async def read(self, patience: float | None = PATIENCE) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement sees what is committed when it runs."""
        try:
            async with asyncio.timeout(patience):
                await self.reading.acquire()  # who came first is first, which the pool's own queue does not heed
        except TimeoutError:
            raise Refused(503, "busy", "reading") from None
        try:
            async with self.reader.connect() as connection:
                yield connection
        finally:
            self.reading.release()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: it is committed at the end, or nothing of it is."""
        async with self.writers.turn() as connection:
            yield connection

    async def close(self) -> None:
        await self.writers.close()
        await self.writer.dispose()
        await self.reader.dispose()


def read_address(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadSetup(Say("refused-database", address=address)) from None
    if url.drivername != "sqlite" or not url.database or url.database == ":memory:":
        raise BadSetup(Say("refused-database-file", address=address))
    return url


def prepare(connection: Any, record: Any, synchronous: str = "FULL") -> None:
    """Readers never wait for the writer (WAL), what is committed is on the disk (FULL), and references are checked."""
    connection.isolation_level = None  # we say BEGIN ourselves: the driver would say it too late
    cursor = connection.cursor()
    for pragma in ["busy_timeout=5000", "journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON"]:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA journal_size_limit={LARGEST_LOG}")
    cursor.close()


def prepare_fast(connection: Any, record: Any) -> None:
    """A power failure never corrupts, but may cost what was committed a moment before."""
    prepare(connection, record, "NORMAL")


def never_wait(connection: Any, record: Any) -> None:
    """Our writers wait for those of other processes themselves, see group_commit.py."""
    connection.execute("PRAGMA busy_timeout=0").close()


def begin(connection: Connection) -> None:
    """A writer takes the lock at once: whoever reads first and writes later may find it gone."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
