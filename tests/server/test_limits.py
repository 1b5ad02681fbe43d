"""How often one may ask, and who is remembered when very many do."""

import time

import pytest

from serai.server import limits
from serai.server.limits import LIMITS, Limit, Limits
from serai.server.refused import Refused


class Clock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "monotonic", made)
    return made


def granted(counted: Limits, kind: str, who: str, most: int = 1000) -> int:
    """How often somebody may ask now, one time after another."""
    for times in range(most):
        try:
            counted.count(kind, who)
        except Refused:
            return times
    return most


def test_who_asks_too_often_is_told_when_to_come_back(clock: Clock) -> None:
    counted = Limits(True)
    granted(counted, "guess", "Ada")
    with pytest.raises(Refused) as refused:
        counted.count("guess", "Ada")
    assert refused.value.wait == 180
    clock.now += 180
    assert granted(counted, "guess", "Ada") == 1


def test_so_many_at_once_and_then_one_after_the_other(clock: Clock) -> None:
    counted = Limits(True)
    assert granted(counted, "chat", "Ada") == 10
    assert granted(counted, "chat", "Bo") == 10
    clock.now += 2.01
    assert granted(counted, "chat", "Ada") == 1
    clock.now += 3600
    assert granted(counted, "chat", "Ada") == 10


def test_the_slow_limit_holds_where_the_fast_one_would_not(clock: Clock) -> None:
    counted, times = Limits(True), 0
    for _ in range(100):
        times += granted(counted, "password", "Ada")
        clock.now += 10.01
    assert 60 <= times <= 62


def test_a_refused_request_is_not_counted(clock: Clock) -> None:
    counted = Limits(True)
    granted(counted, "chat", "Ada")
    for _ in range(50):
        assert granted(counted, "chat", "Ada") == 0
    clock.now += 2.01
    assert granted(counted, "chat", "Ada") == 1


def test_what_is_taken_back_can_be_asked_again(clock: Clock) -> None:
    counted = Limits(True)
    for _ in range(100):
        counted.count("guess", "Ada")
        counted.take_back("guess", "Ada")
    assert granted(counted, "guess", "Ada") == 20
    counted.take_back("guess", "Ada")
    assert granted(counted, "guess", "Ada") == 1
    counted.take_back("guess", "nobody")


def test_who_counts_nothing_refuses_nothing(clock: Clock) -> None:
    assert granted(Limits(False), "guess", "Ada") == 1000


def test_a_crowd_of_newcomers_makes_nobody_forgotten_who_asked_much(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or whoever guesses passwords would invent names between the guesses."""
    monkeypatch.setattr(limits, "KEPT", 100)
    monkeypatch.setattr(limits, "SPARE", 10)
    counted = Limits(True)
    granted(counted, "guess", "Ada")
    for invented in range(1000):
        counted.count("guess", f"invented {invented}")
        assert len(counted.good_at["guess", 0]) <= 101
    assert granted(counted, "guess", "Ada") == 0


def test_one_kind_makes_nothing_of_another_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "slow", [Limit(1, 1e-6)])
    monkeypatch.setattr(limits, "KEPT", 100)
    monkeypatch.setattr(limits, "SPARE", 10)
    counted = Limits(True)
    granted(counted, "guess", "Ada")
    for invented in range(1000):
        counted.count("slow", f"invented {invented}")
    assert granted(counted, "guess", "Ada") == 0
