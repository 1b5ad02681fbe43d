"""Stopping in good order: streams would last as long as somebody listens, so they are ended when the server is told."""

import asyncio
import signal
import threading
from types import FrameType

from serai.server.live import Live


def end_streams_on_signal(live: Live) -> None:
    """End all streams before whoever serves us (and has its own handlers) waits for them."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals reach the main thread only
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def told(caught: int, frame: FrameType | None, before: object = before) -> None:
            loop.call_soon_threadsafe(live.end)
            if callable(before):
                before(caught, frame)

        signal.signal(number, told)
