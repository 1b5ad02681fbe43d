"""Ratings: whoever finishes before others rises above them."""

import sys

import pytest

from serai.arena.ratings import Ratings
from serai.arena.result import Result
from serai.core.errors import BadSetup


def result(seats: list[str], ranking: list[list[int]]) -> Result:
    return Result(0, seats, [], [0] * len(seats), [{}] * len(seats), ranking, [])


def test_whoever_wins_rises_and_all_become_surer() -> None:
    ratings = Ratings()
    for _ in range(20):
        ratings.add(result(["good", "fair", "poor"], [[0], [1], [2]]))
    by_bot = ratings.by_bot
    assert by_bot["good"].mu > by_bot["fair"].mu > by_bot["poor"].mu
    assert by_bot["good"].sigma < 25 / 3
    assert by_bot["good"].ordinal == by_bot["good"].mu - 3 * by_bot["good"].sigma


def test_those_who_tie_stay_alike() -> None:
    ratings = Ratings()
    ratings.add(result(["a", "b", "c"], [[0, 1], [2]]))
    assert ratings.by_bot["a"].mu == ratings.by_bot["b"].mu > ratings.by_bot["c"].mu


def test_a_bot_with_several_seats_is_their_mean() -> None:
    ratings = Ratings()
    ratings.add(result(["a", "b", "b"], [[1], [0], [2]]))
    assert ratings.by_bot["a"].mu == pytest.approx(ratings.by_bot["b"].mu, abs=2)
    ratings.add(result(["a", "b", "b"], [[0], [1], [2]]))
    assert ratings.by_bot["a"].mu > ratings.by_bot["b"].mu


def test_the_automa_is_rated_too_and_a_broken_game_rates_nobody() -> None:
    ratings = Ratings()
    ratings.add(result(["a"], []))
    assert ratings.by_bot == {}
    ratings.add(result(["a"], [[1], [0]]))
    assert ratings.by_bot["automa"].mu > ratings.by_bot["a"].mu


def test_a_missing_library_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadSetup, match=r"needs 'openskill.models': pip install 'serai\[arena\]'"):
        Ratings()
