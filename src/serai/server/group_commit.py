"""One writer at a time, and one commit for all who wait.

A commit is what costs: it waits for the disk. So those who queue take their turns in one transaction, and it is
committed when nobody waits any more or it has gone on for long enough. A turn that fails is undone alone; nobody is
told that theirs is done before the commit that holds it.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serai.server.database_errors import code_of, trouble

MOST: Final = 32
"""Turns that one commit waits for."""
LONGEST: Final = 0.05
"""Seconds after which a transaction takes no further turn."""
PATIENCE: Final = 5.0
"""Seconds to wait for another process that writes."""
LOOK: Final = 0.002
"""Seconds between two looks whether it has ended. SQLite would look ever more seldom, and find another one there."""
GAP: Final = 0.006
"""Seconds that a process leaves to the others between two transactions."""


class NotKept(Exception):
    """The transaction that held a turn came to nothing."""


class Steady(AsyncConnection):
    """A connection on which a statement runs to its end even when whoever asked for it is cancelled: to break it off
    would cost all others in the transaction what they have written."""

    running: "asyncio.Task[CursorResult[Any]] | None" = None

    async def execute(self, *asked: Any, **options: Any) -> CursorResult[Any]:
        self.running = asyncio.create_task(super().execute(*asked, **options))
        return await asyncio.shield(self.running)

    async def rest(self) -> None:
        """Wait for a statement that somebody has left behind."""
        if self.running is not None and not self.running.done():
            await asyncio.wait([self.running])


class Turn:
    """One who wants to write: waits to begin, says how it ended, waits until that is settled."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.begins: asyncio.Future[AsyncConnection] = loop.create_future()
        self.ends: asyncio.Future[bool] = loop.create_future()
        """Whether what was written is to be kept."""
        self.settled = asyncio.Event()
        self.error: BaseException | None = None

    def end(self, keep: bool) -> None:
        if not self.ends.done():
            self.ends.set_result(keep)

    def settle(self, error: BaseException | None) -> None:
        self.error = error
        self.settled.set()
        if error is not None:
            self.begins.cancel()  # if it has not begun, it never will

    def must_be_kept(self) -> None:
        if self.error is not None:
            raise trouble(self.error) or NotKept("what was written could not be committed") from self.error


class GroupCommit:
    def __init__(self, engine: AsyncEngine, gap: float) -> None:
        self.engine = engine
        self.gap = gap
        self.queue: deque[Turn] = deque()
        self.task: asyncio.Task[None] | None = None
        self.when_lost: Callable[[], None] = lambda: None
        """Called when a transaction came to nothing after some had read in it what others wrote."""

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[AsyncConnection]:
        """A turn to write; when it is left without an error, what was written is committed."""
        turn = self.queue_up()
        try:
            yield await self.begun(turn)
        except BaseException as error:
            turn.end(keep=False)
            if isinstance(error, Exception):  # it may be founded on what others wrote: let that be true first
                await turn.settled.wait()
            raise
        turn.end(keep=True)
        await turn.settled.wait()
        turn.must_be_kept()

    def queue_up(self) -> Turn:
        turn = Turn()
        self.queue.append(turn)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.attend())
        return turn

    async def begun(self, turn: Turn) -> AsyncConnection:
        try:
            return await turn.begins
        except asyncio.CancelledError:
            turn.must_be_kept()
            raise

    async def close(self) -> None:
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    # The transactions -----------------------------------------------------------------------------------------------

    async def attend(self) -> None:
        """One transaction after another, until nobody waits."""
        while self.queue:
            group: list[Turn] = []
            try:
                connection = Steady(self.engine)
                async with connection:
                    await begin(connection)
                    await self.take_turns(connection, group)
                    await connection.commit()
            except BaseException as error:
                self.lose(group, error)
                if not isinstance(error, Exception):
                    raise
            for turn in group:
                turn.settle(None)
            if self.queue:
                await asyncio.sleep(self.gap)

    def lose(self, group: list[Turn], error: BaseException) -> None:
        """All in a transaction that failed are told; if nobody could even begin, all who wait."""
        if not group or not isinstance(error, Exception):
            group += self.queue
            self.queue.clear()
        self.when_lost()
        for turn in group:
            turn.settle(error)
        group.clear()

    async def take_turns(self, connection: Steady, group: list[Turn]) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST
        while self.queue and len(group) < MOST and loop.time() < until:
            turn = self.queue.popleft()
            group.append(turn)
            if len(group) > 1:
                await connection.exec_driver_sql("SAVEPOINT turn")
            if await keeps(connection, turn):
                continue
            if len(group) == 1:
                await connection.rollback()
                return
            await connection.exec_driver_sql("ROLLBACK TO turn")


async def begin(connection: Steady) -> None:
    """Take the lock on the database, as soon as no other process has it."""
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE
    while True:
        try:
            await connection.begin()
            return
        except OperationalError as error:
            if code_of(error) != sqlite3.SQLITE_BUSY or loop.time() > until:
                raise
        await asyncio.sleep(LOOK)


async def keeps(connection: Steady, turn: Turn) -> bool:
    """Let somebody write; whether that is to be kept."""
    if not turn.begins.done():  # it may have been cancelled while it waited; then it has ended already
        turn.begins.set_result(connection)
    kept = await turn.ends
    await connection.rest()
    return kept
