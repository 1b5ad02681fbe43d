"""Figures are kept, read, and compared with; a file that holds none is refused in one sentence."""

import json
import platform
from pathlib import Path
from typing import Any

import pytest

from serai.arena.bench import yardstick
from serai.arena.bench.kept import Change, Kept, Ratios, changes, faster_of, keep, ratios_of, read, this_python
from serai.arena.bench.table import changes_table, is_too_slow, verdict
from serai.core.errors import BadSetup

BEFORE = {"plain": {"merv": {"decisions": 0.4, "copies": 0.5}}, "compiled": {"merv": {"decisions": 2.0}}}


def of_here(ratios: Ratios = BEFORE) -> Kept:
    return Kept(Path("speed.json"), this_python(), platform.machine(), 4, ratios)


def beside(ratio: float) -> list[Change]:
    return [Change("plain", "merv", "decisions", ratio)]


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "speed.json"
    keep(path, 3, BEFORE)
    found = read(path)
    assert (found.players, found.ratios, found.is_of_here) == (3, BEFORE, True)


def test_the_memory_is_not_kept() -> None:
    measured = {"plain": {"merv": {"decisions": {"per_second": 900.0, "ratio": 0.3}, "worker_mb": 31.0}}}
    assert ratios_of(measured) == {"plain": {"merv": {"decisions": 0.3}}}


def test_only_what_was_kept_and_measured_is_compared() -> None:
    today = {"plain": {"merv": {"decisions": 0.2, "features": 7.0}, "otrar": {"decisions": 1.0}}}
    assert changes(BEFORE, today) == beside(0.5)


def test_of_two_measurements_the_faster_counts() -> None:
    once = {"plain": {"merv": {"decisions": 0.1, "copies": 0.5}, "tadmor": {"decisions": 0.3}}}
    again = {"plain": {"merv": {"decisions": 0.4, "copies": 0.4}}}
    assert faster_of(once, again) == {
        "plain": {"merv": {"decisions": 0.4, "copies": 0.5}, "tadmor": {"decisions": 0.3}}
    }


@pytest.mark.parametrize(
    ("ratio", "says", "fails"),
    [
        (1.0, "", False),
        (0.8, "", False),
        (0.79, "SLOW, below 0.8", False),
        (0.67, "SLOW, below 0.8", False),
        (0.66, "TOO SLOW, below 0.67", True),
    ],
)
def test_slow_is_told_and_too_slow_fails(ratio: float, says: str, fails: bool) -> None:
    lines = verdict(of_here(), beside(ratio))
    assert [line.partition(":")[0] for line in lines] == [says] * bool(says)
    assert is_too_slow(of_here(), beside(ratio)) is fails


def test_what_was_measured_on_another_processor_or_python_fails_nothing() -> None:
    elsewhere = Kept(Path("speed.json"), "CPython 2.7", "abacus", 4, BEFORE)
    assert not is_too_slow(elsewhere, beside(0.1))
    assert "CPython 2.7 on abacus" in verdict(elsewhere, beside(0.1))[-1]


def test_the_table_has_a_column_for_each_build() -> None:
    text = changes_table(of_here(), [*beside(1.02), Change("compiled", "merv", "decisions", 0.99)])
    assert [line.split() for line in text.splitlines()[1:]] == [["merv", "decisions", "1.02", "0.99"]]


GOOD: dict[str, Any] = {
    "yardstick": yardstick.NUMBER, "python": "CPython 3.11", "machine": "x86_64", "players": 4, "builds": BEFORE
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("not figures", "is not a file of figures"),
        ("[]", "is not a file of figures"),
        ("{}", "is not a file of figures"),
        (json.dumps({**GOOD, "builds": {"plain": {"merv": {"decisions": "fast"}}}}), "is not a file of figures"),
        (json.dumps({**GOOD, "builds": {"plain": {"merv": {"decisions": 0}}}}), "is not a file of figures"),
        (json.dumps({**GOOD, "builds": {"plain": ["merv"]}}), "is not a file of figures"),
        (json.dumps({**GOOD, "yardstick": 0}), "another yardstick"),
    ],
)
def test_a_file_that_holds_no_figures_is_refused(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "speed.json"
    path.write_text(json.dumps(GOOD))
    assert read(path).ratios == BEFORE
    path.write_text(text)
    with pytest.raises(BadSetup, match=why):
        read(path)


def test_so_is_one_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be read"):
        read(tmp_path / "nowhere.json")
    (tmp_path / "picture.json").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(BadSetup, match="is not a file of figures"):
        read(tmp_path / "picture.json")
