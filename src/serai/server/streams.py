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

from serai.language import Language
from serai.server.bus import Bus
from serai.server.keys import hashed
from serai.server.live import ENDED, LOBBY, Listener, News
from serai.server.payloads import TablePayload
from serai.server.rows import load_visible_table
from serai.server.services import Services

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it is alive, so that nobody in between cuts it."""
LOBBY_REST = 2.0
"""Seconds between two news of the lobby: every move at any table is one, and a list need not dance with them."""
LONGEST_WAIT = 25.0
STILL_HERE: Final = b": still here\n\n"


class Ear:
    """The news of a topic, for one who asked and may have gone."""

    def __init__(self, news: Listener) -> None:
        self.news = news
        self.gone = False

    async def watch(self, receive: Receive) -> None:
        try:
            while (await receive())["type"] != "http.disconnect":
                pass  # the rest of a body that nobody asked for
        finally:
            self.gone = True
            self.news.tell(News(ENDED, {}))

    async def next(self, seconds: float) -> News | None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self.news.get()
        return None

    async def last(self, seconds: float) -> News | None:
        """Let news gather for a while. They say the same: one is enough; the last, because it may be the very last."""
        last = None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while last is None or last.kind != ENDED:
                    last = await self.news.get()
        return last


@asynccontextmanager
async def listening(bus: Bus, topic: str, key: str | None, receive: Receive) -> AsyncIterator[Ear]:
    with bus.subscribe(topic, hashed(key) if key else None) as news:
        ear = Ear(news)
        watching = asyncio.create_task(ear.watch(receive))
        try:
            yield ear
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


async def wait_for_news(
    services: Services, table: str, key: str | None, after: int, receive: Receive, speak: Language
) -> TablePayload:
    """The table once its number is above this one, or something else happened there, or time is up."""
    async with listening(services.bus, table, key, receive) as ear:
        seen = await services.see(
            table, await services.people.who(key), speak
        )  # it may have happened before we listened
        if seen.number > after:
            return seen
        nothing = await ear.next(LONGEST_WAIT) is None or ear.gone
    # The key may be revoked by now: whose it is, is asked again.
    return seen if nothing else await services.see(table, await services.people.who(key), speak)


class Stream(Response):
    """Server-sent events about a table or the lobby."""

    media_type = "text/event-stream"

    def __init__(self, services: Services, topic: str, key: str | None, address: str) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.services = services
        self.topic = topic
        self.key = key
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = await self.services.people.who(self.key)
        if reader is None:
            self.key = None  # one that is nobody's cannot be revoked either
        with self.services.waiting.place(reader, self.address):
            async with listening(self.services.bus, self.topic, self.key, receive) as ear:
                # Only now, when whatever happens next is heard, can it be said where the table is. It is refused here,
                # if at all: a stream that has begun cannot be.
                where = await self.where(ear)
                if where is None:
                    return
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                await send({"type": "http.response.body", "body": said(News("hello", where)), "more_body": True})
                await self.tell(ear, send)
            await send({"type": "http.response.body", "body": b""})

    async def where(self, ear: Ear) -> dict[str, int] | None:
        """Where the table is; nothing is read for those who have gone before their turn came."""
        if self.topic == LOBBY:
            return {}
        reader = await self.services.people.who(self.key)
        async with self.services.storage.read() as connection:
            if ear.gone:
                return None
            row = await load_visible_table(connection, self.topic, reader)
            return {"number": row.number, "seated": row.seated, "said": row.said}

    async def tell(self, ear: Ear, send: Send) -> None:
        item = await ear.next(HEARTBEAT)
        while item is None or item.kind != ENDED:
            await send({"type": "http.response.body", "body": said(item) if item else STILL_HERE, "more_body": True})
            item = (await ear.last(LOBBY_REST) if self.topic == LOBBY else None) or await ear.next(HEARTBEAT)


def said(news: News) -> bytes:
    return f"event: {news.kind}\ndata: {json.dumps(news.data)}\n\n".encode()
