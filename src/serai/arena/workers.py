"""Playing in several processes of this machine. One of them may die: its game is played again by another."""

import multiprocessing
import os
import signal
import sys
import traceback
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from serai.arena.batch import Batch, play_one
from serai.arena.progress import Progress
from serai.arena.result import Result
from serai.core.errors import Fault, Refusal, said_where
from serai.core.say import Say

TRIES: Final = 2
"""A game that has ended so many processes is the cause of it."""


class WorkerLost(Refusal):
    """A game that ends every process that plays it. What else was played stands."""


def by_processes(jobs: int, batch: Batch, numbers: list[int], progress: Progress) -> Generator[Result, None, None]:
    """The results of these games as they come, from so many processes."""
    crew = Crew(batch, jobs, progress)
    try:
        yield from crew.play(deque(numbers))
    finally:
        crew.end()


def work(batch: Batch, pipe: Connection, other: Connection) -> None:
    """What a worker does until nobody sends it games any more."""
    other.close()  # of which it has a copy: while that is open, the pipe has no end
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts means all, and the first process ends the others
    with suppress(EOFError, OSError):
        while True:
            pipe.send(tried(batch, pipe.recv()))


def tried(batch: Batch, number: int) -> Result | Exception:
    """The result, or what went wrong as something that can travel."""
    try:
        return play_one(batch, number)
    except Exception as error:
        sent = error if isinstance(error, (Fault, Refusal)) else Fault(said_where(error))
        sent.add_note(traceback.format_exc())
        return sent


def context() -> Any:
    """How processes begin. A copy of this one is there at once, and safe only where no threads are cut off by it."""
    alone = sys.platform == "linux" and len(os.listdir("/proc/self/task")) == 1
    return multiprocessing.get_context("fork" if alone else "spawn")


class Worker:
    """One process, seen from the first."""

    def __init__(self, batch: Batch) -> None:
        begins = context()
        self.pipe, theirs = begins.Pipe()
        self.process = begins.Process(target=work, args=(batch, theirs, self.pipe), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when that process does
        self.number = -1
        """The game that it plays."""

    def give(self, number: int) -> None:
        self.number = number
        with suppress(OSError):  # it is dead, and will be found so when its answer is asked for
            self.pipe.send(number)

    def take(self) -> Result | Exception | None:
        """What came of its game; None if the process died over it."""
        try:
            came: Result | Exception = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return came

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class Crew:
    """The processes of a run: each has one game, and gets the next when it is done."""

    def __init__(self, batch: Batch, jobs: int, progress: Progress) -> None:
        self.batch = batch
        self.jobs = jobs
        self.progress = progress
        self.workers: list[Worker] = []
        self.deaths: dict[int, int] = {}

    def play(self, waiting: deque[int]) -> Iterator[Result]:
        while waiting or self.workers:
            while waiting and len(self.workers) < self.jobs:
                self.begin(waiting)
            ready = wait([worker.pipe for worker in self.workers])
            for worker in [worker for worker in self.workers if worker.pipe in ready]:
                came = worker.take()
                if isinstance(came, Result):
                    self.go_on(worker, waiting)
                    yield came
                elif came is None:
                    self.bury(worker, waiting)
                else:
                    raise came

    def begin(self, waiting: deque[int]) -> None:
        worker = Worker(self.batch)
        self.workers.append(worker)
        self.go_on(worker, waiting)

    def go_on(self, worker: Worker, waiting: deque[int]) -> None:
        if waiting:
            worker.give(waiting.popleft())
        else:
            self.dismiss(worker)

    def dismiss(self, worker: Worker) -> None:
        worker.end()
        self.workers.remove(worker)

    def bury(self, worker: Worker, waiting: deque[int]) -> None:
        number = worker.number
        self.dismiss(worker)
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] == TRIES:
            raise WorkerLost(Say("refused-worker-lost", number=str(number), n=TRIES))
        self.progress.lost(number)
        waiting.append(number)  # last, so that all others are played, whatever is wrong with it

    def end(self) -> None:
        for worker in self.workers:
            worker.end()
