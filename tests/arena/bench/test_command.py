"""`serai bench`: what it prints, and the status it ends with, on made-up figures."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai.arena.bench import command, kept
from serai.arena.bench.builds import Asked
from serai.arena.bench.command import add_arguments, asked_for, bench
from serai.core.errors import BadSetup

Builds = dict[str, dict[str, Any]]
Measured = Callable[..., list[Asked]]


def read_words(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def speeds(**ratios: float) -> Builds:
    """The figures of both builds, or of one of them."""
    return {
        build: {"merv": {"decisions": {"per_second": ratio * 1000, "ratio": ratio}}} for build, ratio in ratios.items()
    }


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measured:
    """Lets one measurement after the other find these figures; returns what was asked of each."""

    def find(*found: Builds) -> list[Asked]:
        asked: list[Asked] = []

        def measure(what: Asked, alone: bool) -> tuple[Builds, str]:
            asked.append(what)
            return found[len(asked) - 1], "" if len(found[0]) == 2 else "compiled build: not in a checkout"

        monkeypatch.setattr(command, "measure_builds", measure)
        return asked

    return find


@pytest.fixture
def before(tmp_path: Path) -> str:
    path = tmp_path / "speed.json"
    kept.keep(path, 4, kept.ratios_of(speeds(plain=1.0, compiled=10.0)))
    return str(path)


def test_the_table_has_a_column_for_each_build(measured: Measured) -> None:
    measured(speeds(plain=1.0, compiled=10.0))
    text, status = bench(read_words("--quick", "--games", "merv"))
    head, row = text.splitlines()
    assert head.split()[-2:] == ["plain", "compiled"]
    assert row.startswith("  decisions a second, random legal play ")
    assert row.split()[-2:] == ["1,000", "10,000"]
    assert status == 0


def test_a_build_that_is_not_there_is_named_in_one_line(measured: Measured) -> None:
    measured(speeds(plain=1.0))
    text, _ = bench(read_words("--quick", "--games", "merv"))
    assert text.splitlines()[-1] == "compiled build: not in a checkout"


def test_as_fast_as_before_is_measured_once(measured: Measured, before: str) -> None:
    asked = measured(speeds(plain=0.9, compiled=11.0))
    text, status = bench(read_words("--quick", "--games", "merv", "--against", before))
    assert (len(asked), status) == (1, 0)
    assert text.splitlines()[-1].split() == ["merv", "decisions", "0.90", "1.10"]


def test_what_seems_too_slow_is_measured_once_more(measured: Measured, before: str) -> None:
    asked = measured(speeds(plain=1.0, compiled=3.0), speeds(plain=0.5, compiled=9.5))
    text, status = bench(read_words("--quick", "--games", "merv", "--against", before))
    assert (len(asked), status) == (2, 0)
    assert text.splitlines()[-1].split() == ["merv", "decisions", "1.00", "0.95"]


def test_what_is_too_slow_twice_ends_with_status_one(measured: Measured, before: str) -> None:
    measured(speeds(plain=1.0, compiled=3.0), speeds(plain=1.0, compiled=3.1))
    text, status = bench(read_words("--quick", "--games", "merv", "--against", before))
    assert status == 1
    assert text.splitlines()[-1] == "TOO SLOW, below 0.67: merv decisions (compiled) 0.31"


def test_what_is_slow_twice_is_told(measured: Measured, before: str) -> None:
    measured(speeds(plain=0.7, compiled=10.0), speeds(plain=0.75, compiled=10.0))
    text, status = bench(read_words("--quick", "--games", "merv", "--against", before))
    assert status == 0
    assert text.splitlines()[-1] == "SLOW, below 0.8: merv decisions (plain) 0.75"


def test_the_middle_of_several_measurements_is_kept(measured: Measured, tmp_path: Path) -> None:
    path = tmp_path / "speed.json"
    measured(*(speeds(plain=ratio, compiled=10.0) for ratio in (1.2, 1.5, 1.6)))
    bench(read_words("--quick", "--games", "merv", "--keep", str(path)))
    assert kept.read(path).ratios["plain"] == {"merv": {"decisions": 1.5}}


def test_half_of_them_are_not(measured: Measured, tmp_path: Path) -> None:
    path = tmp_path / "speed.json"
    measured(speeds(plain=1.5))
    with pytest.raises(BadSetup, match="both builds"):
        bench(read_words("--quick", "--games", "merv", "--keep", str(path)))
    assert not path.exists()


def test_figures_of_another_table_are_refused_before_anything_is_measured(measured: Measured, before: str) -> None:
    asked = measured()
    with pytest.raises(BadSetup, match="measured with 4 players"):
        bench(read_words("--players", "2", "--against", before))
    assert asked == []


def test_figures_of_other_titles_are_refused(measured: Measured, before: str) -> None:
    found = speeds(plain=1.0, compiled=10.0)
    measured({build: {"tadmor": games["merv"]} for build, games in found.items()})
    with pytest.raises(BadSetup, match="tells nothing"):
        bench(read_words("--quick", "--games", "tadmor", "--against", before))


def test_the_data_has_all_of_it(measured: Measured, before: str) -> None:
    measured(speeds(plain=0.9, compiled=11.0))
    text, _ = bench(read_words("--quick", "--games", "merv", "--against", before, "--json"))
    data = json.loads(text)
    assert data["builds"]["plain"]["merv"]["decisions"] == {"per_second": 900.0, "ratio": 0.9}
    assert [change["ratio"] for change in data["changes"]] == pytest.approx([0.9, 1.1])


def test_only_titles_for_so_many_are_measured() -> None:
    assert asked_for(read_words("--players", "1")).games == ["merv"]  # only Merv can be played alone
    with pytest.raises(BadSetup, match="no game is for 9 players"):
        asked_for(read_words("--players", "9"))


@pytest.mark.parametrize("quick", [True, False])
def test_the_other_build_is_asked_for_the_same(quick: bool) -> None:
    asked = Asked(["tadmor", "merv"], 3, 0.5, 7, quick)
    assert asked_for(read_words(*asked.words())) == asked
