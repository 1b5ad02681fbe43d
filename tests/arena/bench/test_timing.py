"""A pace is measured in the time of the process, and by a yardstick that is disturbed by the same things."""

import time
from collections.abc import Callable
from itertools import chain, repeat

import pytest

from serai.arena.bench import yardstick
from serai.arena.bench.timing import pace, rate


class Clock:
    """A process's time that passes only when something is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.slower = 1.0
        monkeypatch.setattr(time, "process_time", lambda: self.now)

    def taking(self, seconds: float, amount: int) -> Callable[[], int]:
        """A work of so many seconds, more if the machine is slower now."""

        def work() -> int:
            self.now += seconds * self.slower
            return amount

        return work


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock(monkeypatch)
    monkeypatch.setattr(yardstick, "steps", made.taking(0.001, 4))
    return made


def test_a_rate_is_what_is_done_in_a_second(clock: Clock) -> None:
    assert rate(clock.taking(0.01, 5), 0.1) == pytest.approx(500)


def test_a_pace_is_a_rate_and_its_quotient_by_the_yardstick(clock: Clock) -> None:
    found = pace(clock.taking(0.01, 5), 0.1, 3)
    assert (found.per_second, found.ratio) == pytest.approx((500, 500 / 4000))


def test_what_slows_the_machine_down_slows_both(clock: Clock) -> None:
    clock.slower = 3.0
    assert pace(clock.taking(0.01, 5), 0.1, 3).ratio == pytest.approx(500 / 4000)


def test_the_best_run_counts_and_one_disturbed_run_moves_no_quotient(clock: Clock) -> None:
    steady = clock.taking(0.1, 50)
    slowness = chain([1.0, 1.0, 9.0], repeat(1.0))

    def work() -> int:
        clock.slower = next(slowness)
        done = steady()
        clock.slower = 1.0
        return done

    found = pace(work, 0.1, 5)
    assert (found.per_second, found.ratio) == pytest.approx((500, 500 / 4000))


def test_a_work_that_takes_long_is_done_less_often(clock: Clock) -> None:
    done = 0
    long = clock.taking(60, 1)

    def work() -> int:
        nonlocal done
        done += 1
        return long()

    pace(work, 0.1, 20)
    assert done == 2  # once to warm up
