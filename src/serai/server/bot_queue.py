"""Whose bot may think next. Somebody waits at a table with people; at a table of bots only nobody does.

Each table asks one thing at a time. Tables with people come first, in the order in which they ask. Tables of bots only
come one at a time for each person who opened some, these people in turn, and never take the last process.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class BotQueue:
    def __init__(self, processes: int) -> None:
        self.free = processes
        self.free_for_idle = max(1, processes - 1)
        """How many more tables of bots only may be attended to; if there is but one process, it is for everybody."""
        self.urgent: deque[asyncio.Future[None]] = deque()
        """Tables where people wait."""
        self.idle: OrderedDict[int, deque[asyncio.Future[None]]] = OrderedDict()
        """Tables of bots only, by who opened them; whoever had a turn last is last."""
        self.served: set[int] = set()
        """For whom a table of bots only is attended to."""

    @asynccontextmanager
    async def turn(self, opened_by: int | None) -> AsyncIterator[None]:
        """A turn to let a bot think; none opened the table where people wait."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self.urgent if opened_by is None else self.idle.setdefault(opened_by, deque())
        waiting.append(mine)
        self.give_turns()
        try:
            await mine
            yield
        finally:
            self.leave(mine, waiting, opened_by)

    def leave(self, mine: asyncio.Future[None], waiting: deque[asyncio.Future[None]], opened_by: int | None) -> None:
        if mine in waiting:  # gone before its turn came
            waiting.remove(mine)
        else:
            self.free += 1
            if opened_by is not None:
                self.free_for_idle += 1
                self.served.remove(opened_by)
        if opened_by is not None and opened_by in self.idle:
            self.idle.move_to_end(opened_by)
            if not self.idle[opened_by]:
                del self.idle[opened_by]
        self.give_turns()

    def give_turns(self) -> None:
        while self.free > 0 and self.urgent:
            self.give(self.urgent.popleft())
        while self.free > 0 and self.free_for_idle > 0 and (opened_by := self.next_idle()) is not None:
            self.free_for_idle -= 1
            self.served.add(opened_by)
            self.give(self.idle[opened_by].popleft())

    def give(self, turn: asyncio.Future[None]) -> None:
        self.free -= 1
        if not turn.done():  # it may have been cancelled just now; then it leaves in a moment
            turn.set_result(None)

    def next_idle(self) -> int | None:
        """Of those who wait and are not served, the one whose turn is longest ago."""
        return next((one for one, waiting in self.idle.items() if waiting and one not in self.served), None)
