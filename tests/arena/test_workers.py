"""Who plays makes no difference: one process, several, a Ray cluster; and none of them is lost with a worker."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from serai.arena import batch as batches
from serai.arena import on_ray, workers
from serai.arena.batch import Batch
from serai.arena.progress import Progress
from serai.arena.report import Report
from serai.arena.result import Result
from serai.arena.run import Way, run
from serai.arena.workers import tried
from serai.core.errors import BadSetup, Fault

MERV = Batch("merv", [["random", "random"]], 7)


def played(way: Way, batch: Batch = MERV, games: int = 6) -> str:
    """The results of a run as its file has them, by number, without what depends on the machine."""
    assert way.results is not None
    run(batch, games, way, Report(batch.game, []))
    lines = way.results.read_text("utf-8").splitlines()
    return "\n".join(sorted(line for line in lines if '"number"' in line))


class Heard(Progress):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.gone: list[int] = []

    def lost(self, number: int) -> None:
        self.gone.append(number)


def test_several_processes_write_the_same_results_as_one(tmp_path: Path) -> None:
    one = played(Way(1, results=tmp_path / "one"))
    assert one.count("\n") == 5
    assert one == played(Way(2, results=tmp_path / "two"))
    assert one == played(Way(5, results=tmp_path / "five"))


@pytest.fixture
def deadly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int, int], None]:
    """Let game `number` end so many of the processes that play it."""

    def prepare(number: int, times: int) -> None:
        def tried_or_died(batch: Batch, at: int) -> Result | Exception:
            deaths = len(list(tmp_path.glob("death*")))
            if at == number and deaths < times:
                (tmp_path / f"death{deaths}").touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return tried(batch, at)

        monkeypatch.setattr(workers, "tried", tried_or_died)
        monkeypatch.setattr(on_ray, "tried", tried_or_died)

    return prepare


def test_the_game_of_a_process_that_was_killed_is_played_again(
    tmp_path: Path, deadly: Callable[[int, int], None]
) -> None:
    one = played(Way(1, results=tmp_path / "one"))
    deadly(3, 1)
    heard = Heard()
    assert one == played(Way(2, results=tmp_path / "two", progress=heard))
    assert heard.gone == [3]


def test_a_game_that_kills_whoever_plays_it_ends_the_run_and_the_others_count(
    tmp_path: Path, deadly: Callable[[int, int], None]
) -> None:
    deadly(3, 9)
    report = Report("merv", [])
    file = tmp_path / "results"
    run(MERV, 6, Way(2, results=file), report)
    assert "2 processes died over game 3" in str(report.cut_short)
    assert report.games == file.read_text().count('"number"') >= 4


def test_a_fault_in_another_process_is_the_same_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr(batches, "play", stumble)
    with pytest.raises(Fault, match=r"ZeroDivisionError: by nought, test_workers.py line \d+") as raised:
        run(MERV, 4, Way(2), Report("merv", []))
    assert "Traceback" in raised.value.__notes__[0]


@pytest.mark.parametrize(("jobs", "engine"), [(0, "processes"), (1, "abacus")])
def test_an_impossible_way_to_play_is_refused(jobs: int, engine: str) -> None:
    with pytest.raises(BadSetup):
        Way(jobs, engine)


# On a Ray cluster -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A Ray of our own with two workers. Without the library this fails, and is not skipped: `make dev` installs it."""
    import ray

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


def test_a_ray_cluster_writes_the_same_results_though_a_worker_is_killed(
    tmp_path: Path, cluster: None, deadly: Callable[[int, int], None]
) -> None:
    one = played(Way(1, results=tmp_path / "one"))
    deadly(3, 1)
    heard = Heard()
    assert one == played(Way(None, "ray", tmp_path / "two", heard))
    assert heard.gone == [3]


def test_a_game_that_kills_every_worker_of_a_cluster_ends_the_run(
    tmp_path: Path, cluster: None, deadly: Callable[[int, int], None]
) -> None:
    deadly(0, 9)
    report = Report("merv", [])
    run(MERV, 3, Way(2, "ray"), report)
    assert "4 processes died over game 0" in str(report.cut_short)
    assert report.games == 2


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(BadSetup, match=r"no Ray cluster at 127\.0\.0\.1:1"):
        run(MERV, 3, Way(2, "ray"), Report("merv", []))
