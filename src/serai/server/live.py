"""Live updates: whoever looks at a table hears at once that something has changed, and then asks what."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

LOBBY: Final = "lobby"
"""The topic of what concerns everybody; other topics are the ids of tables."""
ENDED: Final = "ended"
"""The last of all news: the server stops, the listener has gone, or their key is no longer good."""
BACKLOG: Final = 64
"""A listener that falls further behind than this has the oldest news dropped: it asks for everything anyway."""


@dataclass(frozen=True)
class News:
    kind: str
    data: dict[str, Any]


class Listener(asyncio.Queue[News]):
    """What one who listens has still to hear, and the hash of the key by which they were let in, if there was one."""

    def __init__(self, key: str | None) -> None:
        super().__init__(BACKLOG)
        self.key = key

    def tell(self, news: News) -> None:
        if self.full():
            self.get_nowait()
        self.put_nowait(news)


class Live:
    """Listeners by topic. News carry numbers, never a view: each listener asks for what it may see."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.numbers: dict[str, int] = {}
        """The last number that the listeners to a topic were told."""
        self.ended = False

    @contextmanager
    def listen(self, topic: str, key: str | None = None) -> Iterator[Listener]:
        listener = Listener(key)
        self.listeners.setdefault(topic, set()).add(listener)
        if self.ended:
            listener.tell(News(ENDED, {}))
        try:
            yield listener
        finally:
            self.listeners[topic].discard(listener)
            if not self.listeners[topic]:
                del self.listeners[topic]
                self.numbers.pop(topic, None)

    def publish(self, topic: str, kind: str, **data: Any) -> None:
        """Tell all who listen. Numbers only rise: whoever finds a move in the database may tell of it before the one
        who has just written it there, and then it is not told again."""
        if topic in self.listeners and "number" in data:
            if data["number"] <= self.numbers.get(topic, -1):
                return
            self.numbers[topic] = data["number"]
        for listener in self.listeners.get(topic, ()):
            listener.tell(News(kind, data))

    def drop(self, key: str) -> None:
        """A key is no longer good: whoever listens by it hears no more. Given by its hash, as it is kept."""
        for listener in self.all():
            if listener.key == key:
                listener.tell(News(ENDED, {}))

    def end(self) -> None:
        """The server stops: nobody is kept waiting, nor who comes now."""
        self.ended = True
        for topic in self.topics():
            self.publish(topic, ENDED)

    def topics(self) -> list[str]:
        return list(self.listeners)

    def keys(self) -> set[str]:
        """The hashes of all keys by which somebody listens."""
        return {listener.key for listener in self.all() if listener.key is not None}

    def all(self) -> list[Listener]:
        return [listener for listeners in self.listeners.values() for listener in listeners]

    def count(self) -> int:
        return sum(len(listeners) for listeners in self.listeners.values())
