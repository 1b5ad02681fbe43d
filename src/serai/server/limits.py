"""How often one may ask: a fast limit against floods, a slow one against patience. Kept in memory, by who asks."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from serai.server.refused import Refused

KEPT: Final = 20_000


@dataclass(frozen=True)
class Limit:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


LIMITS: Final = {
    "ask": [Limit(120, 30)],
    "guest": [Limit(10, 0.2), Limit(100, 100 / 86_400)],
    "password": [Limit(5, 0.1), Limit(60, 60 / 86_400)],
    "table": [Limit(10, 0.2), Limit(200, 200 / 86_400)],
    "chat": [Limit(10, 0.5)],
}


@dataclass
class Bucket:
    left: float
    at: float


class Limits:
    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.buckets: OrderedDict[tuple[str, int, str], Bucket] = OrderedDict()

    def count(self, kind: str, who: str) -> None:
        """Count a request; one too many is refused."""
        if not self.enforced:
            return
        moment = time.monotonic()
        for at, limit in enumerate(LIMITS[kind]):
            bucket = self.buckets.setdefault((kind, at, who), Bucket(limit.burst, moment))
            self.buckets.move_to_end((kind, at, who))
            bucket.left = min(limit.burst, bucket.left + (moment - bucket.at) * limit.per_second)
            bucket.at = moment
            if bucket.left < 1:
                raise Refused(429, "too_fast", "That is too much at once; wait a little and try again.")
            bucket.left -= 1
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
