"""Who waits for news now. Waiting costs little, but not nothing: nobody may do it a thousand times at once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from serai.server.payloads import Reader
from serai.server.refused import Refused

PER_PERSON: Final = 20
"""Somebody with many tabs open, on several machines."""
PER_ADDRESS: Final = 100
"""A club behind one address."""


class StreamLimits:
    """Streams and long polls that are open, by person and by address."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.open: Counter[str] = Counter()

    @contextmanager
    def place(self, reader: Reader | None, address: str) -> Iterator[None]:
        """A place to wait at, as long as one is free."""
        limits = {f"at {address}": PER_ADDRESS}
        if reader is not None:
            limits[f"person {reader.id}"] = PER_PERSON
        if self.enforced and any(self.open[who] >= limit for who, limit in limits.items()):
            raise Refused(429, "too_many_streams")
        self.open.update(limits.keys())
        try:
            yield
        finally:
            self.open.subtract(limits.keys())
            for who in limits:
                if not self.open[who]:
                    del self.open[who]
