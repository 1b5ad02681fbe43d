"""A Ray cluster plays the same games, though one of its workers be killed.

Where Ray is missing these tests fail, and are not skipped: `make dev` installs it.
"""

import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import ray

from serai.arena.on_ray import connect
from serai.arena.report import Report
from serai.arena.run import Way, run
from serai.core.errors import BadSetup
from tests.arena.runs import DEADLY_MERV, Heard, played


@pytest.fixture
def cluster(deaths: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Ray of our own with two workers."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


def test_a_ray_cluster_plays_the_same_games_whatever_becomes_of_its_workers(
    tmp_path: Path, deaths: Path, cluster: None
) -> None:
    """One test for two things, as a cluster takes long to begin: a worker is killed, then all that play some games."""
    one = played(Way(1, results=tmp_path / "one"), DEADLY_MERV)
    (deaths / "one").touch()
    heard = Heard()
    assert one == played(Way(None, "ray", tmp_path / "two", heard), DEADLY_MERV)
    assert heard.gone in ([2], [3])

    for number in range(9):
        (deaths / str(number)).touch()
    report = Report("merv", [])
    run(DEADLY_MERV, 4, Way(1, "ray"), report)
    assert "4 processes died over game 2" in str(report.cut_short)
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
