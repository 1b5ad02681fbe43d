"""Waiting for news: streams of events, and answers that wait for the next move.

Whoever waits holds a place and a queue, and nothing of the database. Nothing here is cancelled when a client goes
away, for a read cut off in the middle would take its connection with it: that the client has gone is the last of the
news, and is heard between two reads.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from fastapi.responses import Response
from starlette.types import Receive, Scope, Send

from serai.server.house import House
from serai.server.live import ENDED, LOBBY, Live, News, put
from serai.server.rows import enter
from serai.server.seen import Reader, TableSeen

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it is alive, so that nobody in between cuts it."""
LOBBY_REST = 2.0
"""Seconds between two news of the lobby: every move at any table is one, and a list need not dance with them."""
LONGEST_WAIT = 25.0
STILL_HERE: Final = b": still here\n\n"


@asynccontextmanager
async def listening(live: Live, topic: str, receive: Receive) -> AsyncIterator[asyncio.Queue[News]]:
    """The news of a topic, until who asked has gone."""
    with live.listen(topic) as news:
        watching = asyncio.create_task(watch(receive, news))
        try:
            yield news
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


async def watch(receive: Receive, news: asyncio.Queue[News]) -> None:
    try:
        while (await receive())["type"] != "http.disconnect":
            pass  # the rest of a body that nobody asked for
    finally:
        put(news, News(ENDED, {}))


async def wait_for_news(house: House, table: str, reader: Reader | None, after: int, receive: Receive) -> TableSeen:
    """The table once its number is above this one, or something else happened there, or time is up."""
    async with listening(house.live, table, receive) as news:
        seen = await house.see(table, reader)  # it may have happened before we listened
        if seen.number > after:
            return seen
        item = await next_of(news, LONGEST_WAIT)
    return seen if item is None or item.kind == ENDED else await house.see(table, reader)


async def next_of(news: asyncio.Queue[News], seconds: float) -> News | None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            return await news.get()
    return None


class Stream(Response):
    """Server-sent events about a table or the lobby."""

    media_type = "text/event-stream"

    def __init__(self, house: House, topic: str, reader: Reader | None, address: str) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.house = house
        self.topic = topic
        self.reader = reader
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.house.waiting.place(self.reader, self.address):
            async with listening(self.house.live, self.topic, receive) as news:
                # Only now, when whatever happens next is heard, can it be said where the table is. It is refused here,
                # if at all: a stream that has begun cannot be.
                hello = said(News("hello", await self.where()))
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                await send({"type": "http.response.body", "body": hello, "more_body": True})
                await self.tell(news, send)
            await send({"type": "http.response.body", "body": b""})

    async def where(self) -> dict[str, int]:
        if self.topic == LOBBY:
            return {}
        async with self.house.storage.read() as connection:
            return {"number": (await enter(connection, self.topic, self.reader)).number}

    async def tell(self, news: asyncio.Queue[News], send: Send) -> None:
        item = await next_of(news, HEARTBEAT)
        while item is None or item.kind != ENDED:
            await send({"type": "http.response.body", "body": said(item) if item else STILL_HERE, "more_body": True})
            item = (await rest(news) if self.topic == LOBBY else None) or await next_of(news, HEARTBEAT)


async def rest(news: asyncio.Queue[News]) -> News | None:
    """Let news gather for a while. They say the same: one is enough; the last, because it may be the very last."""
    last = None
    with suppress(TimeoutError):
        async with asyncio.timeout(LOBBY_REST):
            while last is None or last.kind != ENDED:
                last = await news.get()
    return last


def said(news: News) -> bytes:
    return f"event: {news.kind}\ndata: {json.dumps(news.data)}\n\n".encode()
