"""Live updates: whoever looks at a table hears at once that something has changed, and then asks what."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

LOBBY: Final = "lobby"
"""The topic of what concerns everybody; other topics are the ids of tables."""
ENDED: Final = "ended"
"""The last of all news: the server stops, or who listened has gone."""
BACKLOG: Final = 64
"""A listener that falls further behind than this has the oldest news dropped: it asks for everything anyway."""


@dataclass(frozen=True)
class News:
    kind: str
    data: dict[str, Any]


class Live:
    """Listeners by topic. News carry numbers, never a view: each listener asks for what it may see."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Queue[News]]] = {}
        self.ended = False

    @contextmanager
    def listen(self, topic: str) -> Iterator[asyncio.Queue[News]]:
        queue: asyncio.Queue[News] = asyncio.Queue(BACKLOG)
        self.listeners.setdefault(topic, set()).add(queue)
        if self.ended:
            put(queue, News(ENDED, {}))
        try:
            yield queue
        finally:
            self.listeners[topic].discard(queue)
            if not self.listeners[topic]:
                del self.listeners[topic]

    def publish(self, topic: str, kind: str, **data: Any) -> None:
        for queue in self.listeners.get(topic, ()):
            put(queue, News(kind, data))

    def end(self) -> None:
        """The server stops: nobody is kept waiting, nor who comes now."""
        self.ended = True
        for topic in self.topics():
            self.publish(topic, ENDED)

    def topics(self) -> list[str]:
        return list(self.listeners)

    def count(self) -> int:
        return sum(len(queues) for queues in self.listeners.values())


def put(queue: asyncio.Queue[News], news: News) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(news)
