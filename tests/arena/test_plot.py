"""Pictures of a run."""

from pathlib import Path

import pytest

from serai.arena.plot import check_plot, plot
from serai.arena.report import Report
from serai.core.errors import BadRecord, BadSetup
from tests.arena.test_ratings import result

PNG = b"\x89PNG"


@pytest.fixture
def report() -> Report:
    made = Report("merv", [])
    one = result(["greedy", "random"], [[0], [1]])
    one.parts = [{"palace": 20, "scoring_tile": 4}, {"palace": 3, "scoring_tile": 0}]
    made.add(one)
    return made


def test_a_picture_names_the_game_the_bots_and_the_sources(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "run.svg"
    plot(report, 2, file)
    drawn = file.read_text("utf-8")
    for words in ("Merv, 2 players, 1 games", "greedy", "random", "100.0%", "scoring tile", "24.0"):
        assert f"<!-- {words} -->" in drawn
    plot(report, 2, tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn


def test_a_picture_may_be_made_of_pixels(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "run.PNG"
    check_plot(file)
    plot(report, 1, file)
    assert file.read_bytes().startswith(PNG)


def test_what_cannot_be_drawn_is_refused(report: Report, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="ends in one of png, svg"):
        check_plot(tmp_path / "run.txt")
    with pytest.raises(BadRecord, match="cannot be written"):
        plot(report, 2, tmp_path / "nowhere" / "run.png")
