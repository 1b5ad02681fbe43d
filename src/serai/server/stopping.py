"""Stopping in good order: streams would last as long as somebody listens, so they are ended when the server is told.
And when whoever began us is gone, nobody could tell us: then we stop by ourselves."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from types import FrameType
from typing import Final

from serai.server.bus import Bus

GRACE: Final = 5.0
"""Seconds in which a process that was left alone may end in good order."""


def end_streams_on_signal(bus: Bus) -> None:
    """End all streams before whoever serves us (and has its own handlers) waits for them."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals reach the main thread only
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def told(caught: int, frame: FrameType | None, before: object = before) -> None:
            loop.call_soon_threadsafe(bus.end)
            if callable(before):
                before(caught, frame)

        signal.signal(number, told)


def end_with_parent() -> None:
    """In a process of several workers: end when the one that began us has died, however suddenly."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE)
        os._exit(1)

    threading.Thread(target=watch, name="end with parent", daemon=True).start()
