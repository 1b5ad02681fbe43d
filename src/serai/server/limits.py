"""How often one may ask: a fast limit against floods, a slow one against patience. Kept in memory, by who asks."""

import math
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from serai.server.refused import Refused

KEPT: Final = 20_000
"""Of each kind; so many are remembered, and a flood of one kind makes nothing of another forgotten."""
SPARE: Final = KEPT // 10
"""How many are forgotten at once when there are too many: to choose them is not free."""

ROUNDING: Final = 1e-6


@dataclass(frozen=True)
class Limit:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


LIMITS: Final = {
    "ask": [Limit(120, 30)],
    "guest": [Limit(10, 0.2), Limit(100, 100 / 86_400)],
    "password": [Limit(5, 0.1), Limit(60, 60 / 86_400)],
    "guess": [Limit(20, 1 / 180)],
    "table": [Limit(10, 0.2), Limit(200, 200 / 86_400)],
    "chat": [Limit(10, 0.5)],
}


class Limits:
    """For each kind, limit and asker only the moment is kept when everything asked for will be made good again."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.good_at: defaultdict[tuple[str, int], dict[str, float]] = defaultdict(dict)

    def count(self, kind: str, who: str) -> None:
        """Count a request; one too many is refused, and then nothing is counted."""
        if not self.enforced:
            return
        moment = time.monotonic()
        after = []
        for at, limit in enumerate(LIMITS[kind]):
            good = max(moment, self.good_at[kind, at].get(who, moment)) + 1 / limit.per_second
            if (good - moment) * limit.per_second > limit.burst + ROUNDING:
                raise too_fast(good - moment - limit.burst / limit.per_second)
            after.append(good)
        for at, good in enumerate(after):
            self.good_at[kind, at][who] = good
            forget(self.good_at[kind, at])

    def take_back(self, kind: str, who: str) -> None:
        """Count one request less, as if it had never been made."""
        for at, limit in enumerate(LIMITS[kind]):
            if who in self.good_at[kind, at]:
                self.good_at[kind, at][who] -= 1 / limit.per_second


def too_fast(seconds: float) -> Refused:
    refusal = Refused(429, "too_fast")
    refusal.wait = max(1, math.ceil(seconds))
    return refusal


def forget(good_at: dict[str, float]) -> None:
    """Forget those that are soonest good again: to make others forget who has asked much, one must ask as much."""
    if len(good_at) > KEPT:
        for who in sorted(good_at, key=good_at.__getitem__)[:SPARE]:
            del good_at[who]
