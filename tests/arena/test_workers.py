"""Who plays makes no difference: one process or several, though one be killed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from serai.arena import batch as batches
from serai.arena.report import Report
from serai.arena.run import Way, run
from serai.core.errors import BadSetup, Fault
from tests.arena.runs import MERV, Heard, played


def test_several_processes_write_the_same_results_as_one(tmp_path: Path) -> None:
    one = played(Way(1, results=tmp_path / "one"))
    assert one.count("\n") == 5
    assert one == played(Way(2, results=tmp_path / "two"))
    assert one == played(Way(5, results=tmp_path / "five"))


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
