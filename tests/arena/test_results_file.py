"""A file of results: what is there is not played again, and nothing else is taken for it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.arena import batch as batches
from serai.arena import run as running
from serai.arena.batch import Batch
from serai.arena.report import Report
from serai.arena.result import Result, result_from
from serai.arena.run import Way, run
from serai.core.errors import BadRecord
from tests.arena.runs import MERV


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are really played."""
    found: list[int] = []

    def note(batch: Batch, number: int) -> Result:
        found.append(number)
        return batches.play_one(batch, number)

    monkeypatch.setattr(running, "play_one", note)
    return found


def report_of(file: Path | None, games: int, batch: Batch = MERV) -> dict[str, Any]:
    report = Report(batch.game, [])
    run(batch, games, Way(results=file), report)
    data = report.to_json(with_balance=True)
    del data["seconds"], data["decisions_per_second"]
    return data


def test_a_result_survives_being_written(tmp_path: Path) -> None:
    played = batches.play_one(MERV, 3)
    played.roles, played.tallies = ["wilhelm", "matteo"], [{"posts": 3}, {"posts": 1}]
    again = result_from(json.loads(json.dumps(played.to_json())))
    assert replace(played, thought=[]) == again


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, numbers: list[int]) -> None:
    file = tmp_path / "results"
    report_of(file, 2)
    assert report_of(file, 5) == report_of(None, 5)
    assert numbers == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]
    assert report_of(file, 3) == report_of(None, 3)
    assert numbers[10:] == [0, 1, 2]


def test_a_line_that_was_torn_is_played_again(tmp_path: Path, numbers: list[int]) -> None:
    file = tmp_path / "results"
    whole = report_of(file, 3)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:40])
    assert report_of(file, 3) == whole
    assert numbers == [0, 1, 2, 2]
    assert [json.loads(line).get("number") for line in file.read_text().splitlines()] == [None, 0, 1, 2]


def test_how_long_bots_thought_is_added_up_over_all_parts_of_a_run(tmp_path: Path) -> None:
    file = tmp_path / "results"
    for games in (2, 3, 3):
        report = Report("merv", [])
        run(replace(MERV, timed=True), games, Way(results=file), report)
        assert report.thinking["random"].decisions == report.decisions


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(MERV, game="tadmor"), 'its game is "merv", not "tadmor"'),
        (replace(MERV, tables=[["random", "greedy"]]), "its tables is"),
        (replace(MERV, seed=8), "its seed is 7, not 8"),
        (replace(MERV, options={"supplies_unlimited": "false"}), "its options is"),
        (replace(MERV, shared_luck=True), "its shared_luck is false, not true"),
    ],
)
def test_the_file_of_another_run_is_refused(tmp_path: Path, other: Batch, why: str) -> None:
    file = tmp_path / "results"
    report_of(file, 1)
    before = file.read_text()
    with pytest.raises(BadRecord, match="holds another run") as refused:
        report_of(file, 1, other)
    assert why in str(refused.value)
    assert file.read_text() == before


@pytest.mark.parametrize("name", ["rules", "components"])
def test_so_is_one_of_other_rules_or_tables(tmp_path: Path, name: str) -> None:
    file = tmp_path / "results"
    report_of(file, 1)
    head, rest = file.read_text().split("\n", 1)
    file.write_text(json.dumps(json.loads(head) | {name: 0}) + "\n" + rest)
    with pytest.raises(BadRecord, match=f"its {name} is 0, not"):
        report_of(file, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("my shopping list", "line 1 is no result"),
        ("my shopping list\n", "line 1 is no result"),
        ('{"milk": 2}\n', "its first line does not say 'serai results 1'"),
        ("[]\n", "its first line does not say"),
    ],
)
def test_what_is_no_file_of_results_is_refused_and_left_alone(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "results"
    file.write_text(text)
    with pytest.raises(BadRecord, match=why):
        report_of(file, 1)
    assert file.read_text() == text


@pytest.mark.parametrize("line", ["nonsense", "{}", "[1]", '{"number": 1}', '{"thinking": 3}'])
def test_so_is_one_with_a_broken_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results"
    report_of(file, 1)
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(BadRecord, match="line 3 is no result"):
        report_of(file, 2)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be written"):
        report_of(tmp_path / "nowhere" / "results", 1)
