"""The subcommands by which bots learn."""

import re
import sys
from pathlib import Path

import pytest

from serai.cli import main
from serai.train.shards import shards_in

REFUSED = 2
RESEARCH = Path(__file__).parents[1] / "docs" / "research.md"


def selfplay(folder: Path, *more: str) -> int:
    words = ["selfplay", "merv", "--out", str(folder), "--games", "20", "--players", "2", "--bots", "random"]
    return main([*words, "--jobs", "1", *more])


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    assert selfplay(folder) == 0
    return folder


def test_a_data_set_is_played_once(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (shard,) = shards_in([data])
    before = shard.stat().st_mtime_ns
    assert selfplay(data) == 0
    assert capsys.readouterr().out == f"20 games are in {data}.\n"
    assert shard.stat().st_mtime_ns == before


def test_another_data_set_in_the_same_folder_is_refused(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert selfplay(data, "--seed", "9") == REFUSED
    assert capsys.readouterr().err == f"serai: {data} holds another run: its seed is 1, not 9\n"


def test_weights_are_made_of_it(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--linear", "--players", "2"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"positions and .* choices to learn from\nthe linear value explains -?\d+ %", out)
    assert [path.name for path in tmp_path.iterdir()] == ["learnt-2p.weights"]


@pytest.mark.parametrize(("library", "words"), [("torch", []), ("numpy", ["--linear"])], ids=["networks", "linear"])
def test_a_missing_library_is_refused_with_what_brings_it(
    library: str,
    words: list[str],
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    for command in (["fit", "merv", str(data)], ["train", "merv"]):
        assert main([*command, "--out", str(tmp_path / "new"), *words]) == REFUSED
        assert capsys.readouterr().err == f"serai: this needs '{library}': pip install 'serai[train]'\n"
    assert list(tmp_path.iterdir()) == []


def test_the_documented_way_to_read_a_data_set_reads_one(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    section = RESEARCH.read_text("utf-8").split("## Data sets")[1]
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found is not None
    monkeypatch.chdir(data.parent)
    data.rename(data.parent / "games")
    try:
        names: dict[str, object] = {}
        exec(found[1], names)
    finally:
        (data.parent / "games").rename(data)
    rows, own, features = names["rows"], names["own"], names["features"]
    assert rows.shape == (len(own), features + 1)  # type: ignore[attr-defined,arg-type,operator]  # arrays and a number, of which the names know nothing
