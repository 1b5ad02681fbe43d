"""Who plays makes no difference: one process or several, though one be killed."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from serai.arena import workers
from serai.arena.batch import Batch
from serai.arena.report import Report
from serai.arena.run import Way, run
from serai.core.errors import BadSetup, Fault
from tests.arena.elsewhere import STUMBLING
from tests.arena.runs import DEADLY_MERV, Heard, played, results_in


def test_several_processes_write_the_same_results_as_one(tmp_path: Path, deaths: Path) -> None:
    one = played(Way(1, results=tmp_path / "one"), DEADLY_MERV)
    assert one.count("\n") == 5
    assert one == played(Way(2, results=tmp_path / "two"), DEADLY_MERV)
    assert one == played(Way(5, results=tmp_path / "five"), DEADLY_MERV)


def test_a_process_that_has_threads_is_not_copied() -> None:
    ended = threading.Event()
    thread = threading.Thread(target=ended.wait)
    thread.start()
    try:
        assert workers.context().get_start_method() == "spawn"
    finally:
        ended.set()
        thread.join()


def test_the_command_plays_in_copies_of_itself(tmp_path: Path) -> None:
    """Which has no threads, unlike the process of a test."""
    for jobs in ("1", "2"):
        command = ["simulate", "merv", "--games", "4", "--jobs", jobs, "--results", str(tmp_path / jobs)]
        subprocess.run([sys.executable, "-m", "serai", *command], check=True, capture_output=True)
    assert results_in(tmp_path / "1") == results_in(tmp_path / "2")


def test_the_game_of_a_process_that_was_killed_is_played_again(tmp_path: Path, deaths: Path) -> None:
    one = played(Way(1, results=tmp_path / "one"), DEADLY_MERV)
    (deaths / "one").touch()
    heard = Heard()
    assert one == played(Way(2, results=tmp_path / "two", progress=heard), DEADLY_MERV)
    assert heard.gone in ([2], [3])


def test_a_game_that_kills_whoever_plays_it_ends_the_run_and_the_others_count(tmp_path: Path, deaths: Path) -> None:
    for number in range(9):
        (deaths / str(number)).touch()
    report = Report("merv", [])
    file = tmp_path / "results"
    run(DEADLY_MERV, 6, Way(2, results=file), report)
    assert str(report.cut_short).startswith(("2 processes died over game 2 ", "2 processes died over game 3 "))
    assert report.games == file.read_text().count('"number"') >= 3


def test_a_fault_in_another_process_is_the_same_fault() -> None:
    stumbling = Batch("merv", [["random", STUMBLING]], 7)
    with pytest.raises(Fault, match=r"ZeroDivisionError: by nought, elsewhere.py line \d+") as raised:
        run(stumbling, 4, Way(2), Report("merv", []))
    assert "Traceback" in raised.value.__notes__[0]


@pytest.mark.parametrize(("jobs", "engine"), [(0, "processes"), (1, "abacus")])
def test_an_impossible_way_to_play_is_refused(jobs: int, engine: str) -> None:
    with pytest.raises(BadSetup):
        Way(jobs, engine)


def test_workers_end_when_nobody_is_left_to_ask_them(tmp_path: Path) -> None:
    file = tmp_path / "results"
    command = ["simulate", "merv", "--games", "100000", "--jobs", "3", "--results", str(file)]
    first = subprocess.Popen([sys.executable, "-m", "serai", *command], process_group=0)
    while not file.exists() or file.read_text("utf-8").count("\n") < 9:
        assert first.poll() is None
        time.sleep(0.05)
    first.kill()
    first.wait()
    while still_there(first.pid):
        time.sleep(0.05)


def still_there(group: int) -> bool:
    """Whether any process of a group lives."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
