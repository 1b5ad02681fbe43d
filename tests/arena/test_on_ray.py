"""A Ray cluster plays the same games, though one of its workers be killed.

Where Ray is missing these tests fail, and are not skipped: `make dev` installs it.
"""

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import ray

from serai.arena.on_ray import connect
from serai.arena.report import Report
from serai.arena.run import Way, run
from serai.core.errors import BadSetup
from tests.arena.runs import MERV, Heard, played


@pytest.fixture
def cluster() -> Iterator[None]:
    """A Ray of our own with two workers."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


def test_a_ray_cluster_plays_the_same_games_whatever_becomes_of_its_workers(
    tmp_path: Path, cluster: None, deadly: Callable[[int, int], None]
) -> None:
    """One test for two things, as a cluster takes long to begin: one worker is killed, then all that play a game."""
    one = played(Way(1, results=tmp_path / "one"))
    deadly(3, 1)
    heard = Heard()
    assert one == played(Way(None, "ray", tmp_path / "two", heard))
    assert heard.gone == [3]

    deadly(0, 9)
    report = Report("merv", [])
    run(MERV, 3, Way(2, "ray"), report)
    assert "4 processes died over game 0" in str(report.cut_short)
    assert report.games == 2


class NoCluster(SimpleNamespace):
    """What Ray is like where no cluster runs."""

    def __init__(self) -> None:
        SimpleNamespace.__init__(self)
        self.begun: list[tuple[str, Any]] = []

    def init(self, address: str, num_cpus: int | None = None, **_: Any) -> None:
        if address != "local":
            raise ConnectionError("nobody answers")
        self.begun.append((address, num_cpus))


def test_a_cluster_that_is_named_and_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "example.org:6379")
    with pytest.raises(BadSetup, match=r"no Ray cluster at example.org:6379 \(ConnectionError: nobody answers\)"):
        connect(NoCluster(), 2)


def test_without_a_cluster_one_is_begun_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    nobody = NoCluster()
    connect(nobody, 2)
    assert nobody.begun == [("local", 2)]
