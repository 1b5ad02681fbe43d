"""What a decision may cost: processor time or rollouts, and never more than what is given by the clock on the wall."""

import time
from typing import Final

PART_OF_TIME: Final = 0.8
"""Of the time that is given: the last round must end in it, too."""


class Clock:
    """How much of what a decision may cost is used up: 1 when all is. Of seconds and rollouts, nought is no limit."""

    def __init__(self, seconds: float, most: int, budget: float) -> None:
        self.began = time.perf_counter()
        self.cpu = time.process_time()
        self.seconds = seconds
        self.most = most
        self.given = budget * PART_OF_TIME
        self.rollouts = 0
        self.used = 0.0 if budget > 0.0 else 1.0
        self.cut_off = False
        """A rollout found no time to end."""

    def tick(self, rollouts: int) -> None:
        self.rollouts += rollouts
        used = (time.perf_counter() - self.began) / self.given
        if self.seconds > 0.0:
            used = max(used, (time.process_time() - self.cpu) / self.seconds)
        if self.most > 0:
            used = max(used, self.rollouts / self.most)
        self.used = used

    def is_late(self) -> bool:
        """Whether time is up in the middle of a rollout."""
        late = time.perf_counter() - self.began > self.given
        self.cut_off = late or (self.seconds > 0.0 and time.process_time() - self.cpu > self.seconds)
        return self.cut_off
