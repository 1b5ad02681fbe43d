"""News go through here and nowhere else: who has done something says so, who waits subscribes.

Within a process they go straight to those who listen. What other processes have done is heard from the database, by
looking (process_sync.py); a database that speaks by itself, as PostgreSQL does with LISTEN and NOTIFY, can take that
place, and nobody else would notice.
"""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager

from serai.server.live import LOBBY, Listener, Live
from serai.server.process_sync import ProcessSync
from serai.server.storage import Storage


class Bus:
    def __init__(self, storage: Storage, workers: int) -> None:
        self.live = Live()
        self.process_sync = ProcessSync(storage, self.live, workers)

    def begin(self, heard: Callable[[], Awaitable[None]]) -> None:
        """From now on others are listened to; `heard` is called whenever they have changed something."""
        self.process_sync.begin(heard)

    async def close(self) -> None:
        await self.process_sync.close()

    # Who waits ------------------------------------------------------------------------------------------------------

    def subscribe(self, topic: str, key: str | None = None) -> AbstractContextManager[Listener]:
        """The news of a table or the lobby, for as long as the key by which somebody was let in is good."""
        return self.live.listen(topic, key)

    def drop(self, key: str) -> None:
        """A key, given by its hash, is no longer good."""
        self.live.drop(key)

    def end(self) -> None:
        """The server stops: nobody is kept waiting."""
        self.live.end()

    def count(self) -> int:
        return self.live.count()

    # What has happened, once it is committed ------------------------------------------------------------------------

    def moved(self, table: str, number: int) -> None:
        self.live.publish(table, "changed", number=number)
        self.lobby_changed()

    def seats_changed(self, table: str) -> None:
        """Somebody has sat down or got up, a bot has come or gone, or is asked for."""
        self.live.publish(table, "seats")
        self.lobby_changed()

    def said(self, table: str) -> None:
        self.live.publish(table, "chat")

    def lobby_changed(self) -> None:
        self.live.publish(LOBBY, "lobby")
