"""Playing on a Ray cluster. A worker that dies, or a whole machine, costs its games no more than some time."""

import logging
import os
from collections.abc import Generator, Iterator
from typing import Any, Final

from serai.arena.batch import Batch
from serai.arena.libraries import library
from serai.arena.progress import Progress
from serai.arena.result import Result
from serai.arena.workers import WorkerLost, tried
from serai.core.errors import BadSetup, said
from serai.core.say import Say

AHEAD: Final = 2
"""Games handed out for each that can be played at once: nobody waits for the next."""
TRIES: Final = 4
"""More than at home: machines of a cluster come and go."""


def by_ray(jobs: int | None, batch: Batch, numbers: list[int], progress: Progress) -> Generator[Result, None, None]:
    """The results of these games as they come; so many are played at once, or as many as the cluster has room for."""
    ray = library("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        connect(ray, jobs)
    try:
        at_once = jobs or AHEAD * int(ray.cluster_resources()["CPU"])
        yield from Hands(ray, batch, progress).play(numbers[::-1], at_once)
    finally:
        if ours:
            ray.shutdown()


def connect(ray: Any, jobs: int | None) -> None:
    """To the cluster that RAY_ADDRESS names, else to one that runs on this machine, else to one that is begun here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody else's business
    quietly = {"log_to_driver": False, "logging_level": logging.ERROR}
    address = os.environ.get("RAY_ADDRESS")
    try:
        ray.init(address or "auto", **quietly)
    except ConnectionError as error:
        if address:
            raise BadSetup(Say("refused-ray", address=address, error=said(error))) from None
        ray.init("local", num_cpus=jobs, include_dashboard=False, **quietly)


class Hands:
    """The games that are out, and who has to have them again."""

    def __init__(self, ray: Any, batch: Batch, progress: Progress) -> None:
        self.ray = ray
        self.batch = ray.put(batch)
        self.progress = progress
        self.tried = ray.remote(max_retries=0)(tried)  # we count ourselves how often
        self.out: dict[Any, int] = {}
        self.deaths: dict[int, int] = {}

    def play(self, waiting: list[int], at_once: int) -> Iterator[Result]:
        """`waiting` has the next game last."""
        while waiting or self.out:
            while waiting and len(self.out) < at_once:
                number = waiting.pop()
                self.out[self.tried.remote(self.batch, number)] = number
            ready, _ = self.ray.wait(list(self.out))
            for reference in ready:
                came = self.take(reference, self.out.pop(reference), waiting)
                if isinstance(came, Exception):
                    raise came
                if came is not None:
                    yield came

    def take(self, reference: Any, number: int, waiting: list[int]) -> Result | Exception | None:
        """What came of a game; None if its worker died over it, and it waits again."""
        failures = self.ray.exceptions
        try:
            came: Result | Exception = self.ray.get(reference)
        except failures.RayTaskError:  # not the game, for that answers by itself: the worker cannot play at all
            raise
        except failures.RayError:
            self.deaths[number] = self.deaths.get(number, 0) + 1
            if self.deaths[number] == TRIES:
                raise WorkerLost(Say("refused-worker-lost", number=str(number), n=TRIES)) from None
            self.progress.lost(number)
            waiting.insert(0, number)  # last, so that all others are played
            return None
        return came
