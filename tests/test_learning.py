"""The subcommands by which bots learn."""

import re
import sys
from pathlib import Path

import pytest

import serai
from serai.bots.knowledge import POLICY, VALUE, knowledge
from serai.bots.spec import LEARNT, NEURAL
from serai.bots.weights import read
from serai.cli import main
from serai.train.rounds import Course, Run
from serai.train.shards import shards_in
from tests.bots.made_up import made_up_weights
from tests.train.lessons import with_torch

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
    assert out.endswith(f"\nThe weights are in {tmp_path}; beside others they play games of 2.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["learnt-2p.weights"]


def test_weights_for_all_who_play_play_by_themselves(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--linear"]) == 0
    out = capsys.readouterr().out
    assert out.endswith(f"\nThe weights are in {tmp_path}; learnt={tmp_path} plays with them.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["learnt.weights"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rival", "1e30"], "--rival must be at most 1000, not 1e+30"),
        (["--rival", "-1"], "--rival must be at least 0, not -1.0"),
        (["--win", "1001"], "--win must be at most 1000, not 1001.0"),
        (["--win", "-0.5"], "--win must be at least 0, not -0.5"),
    ],
)
def test_what_one_plays_for_is_some_points(
    words: list[str], said: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--linear", *words]) == REFUSED
    assert capsys.readouterr().err == f"serai: {said}\n"
    most = ["--rival", "1000", "--win", "1000"]
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--linear", *most]) == 0


def test_a_folder_where_weights_are_to_be_is_refused(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "learnt-2p.weights"
    there.mkdir()
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--linear", "--players", "2"]) == REFUSED
    assert capsys.readouterr().err == f"serai: {there} is a folder, not a file\n"
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--linear"]) == 0


@pytest.mark.parametrize("command", ["selfplay", "fit", "train"])
def test_what_stands_where_something_is_to_be_written_is_named(
    command: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = {"selfplay": "0000000.shard", "fit": "learnt.new", "train": "plan.new"}[command]
    way = tmp_path / ("games/0" if command == "train" else "") / at
    way.mkdir(parents=True)
    words = {
        "selfplay": ["selfplay", "merv", "--players", "2", "--bots", "random", "--games", "20", "--jobs", "1"],
        "fit": ["fit", "merv", str(data), "--linear"],
        "train": ["train", "merv", "--players", "2", "--games", "20", "--rounds", "1", "--linear", "--jobs", "1"],
    }[command]
    assert main([*words, "--out", str(tmp_path)]) == REFUSED
    *progress, said = capsys.readouterr().err.splitlines()
    assert said == f"serai: {way} cannot be written (Is a directory)"
    assert progress == [] or command == "train", "whose games were played before"


def test_where_what_is_known_is_refused_no_folder_is_left_behind(data: Path, tmp_path: Path) -> None:
    (tmp_path / "known").mkdir()
    (tmp_path / "known" / "learnt.weights").write_text("no weights")
    out = tmp_path / "a" / "b"
    assert main(["fit", "merv", str(data), "--linear", "--on", str(tmp_path / "known"), "--out", str(out)]) == REFUSED
    assert not (tmp_path / "a").exists()


def test_a_folder_without_games_is_named_though_others_have_some(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    words = ["fit", "merv", str(data), str(empty), "--out", str(tmp_path / "out"), "--linear"]
    assert main(words) == REFUSED
    assert capsys.readouterr().err == f"serai: there are no games to learn from in {empty}\n"
    assert not (tmp_path / "out").exists()


def test_weights_correct_those_of_a_folder(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In phases of which so few games tell too little, they are the same."""
    monkeypatch.setattr("serai.train.linear.FEWEST", 100)
    fit = ["fit", "merv", str(data), "--linear", "--out", str(tmp_path), "--on"]
    assert main([*fit, str(data)]) == REFUSED
    assert capsys.readouterr().err == f"serai: --on: there is no learnt.weights in {data}\n"
    assert list(tmp_path.iterdir()) == []
    merv = knowledge(serai.game("merv"))
    shipped = RESEARCH.parents[1] / "src" / "serai" / "games" / "merv" / "bot"
    assert main([*fit, str(shipped)]) == 0
    after = read((tmp_path / "learnt.weights").read_bytes(), merv.offered.LAYOUT).parts[VALUE].weights
    before = merv.weights("learnt", 2).parts[VALUE].weights
    size = merv.eye().size + 1
    same = [before[at : at + size] == after[at : at + size] for at in range(0, len(before), size)]
    assert any(same)
    assert not all(same)


def test_weights_for_so_many_players_correct_those_that_there_are_for_them_alone(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known, out = made_up_weights(serai.game("merv"), tmp_path / "known", LEARNT), tmp_path / "out"
    (known / "learnt.weights").rename(known / "learnt-2p.weights")
    fit = ["fit", "merv", str(data), "--linear", "--out", str(out), "--on", str(known)]
    for players in ([], ["--players", "3"]):
        assert main([*fit, *players]) == REFUSED
        assert capsys.readouterr().err == f"serai: --on: there is no learnt.weights in {known}\n"
    assert main([*fit, "--players", "2"]) == 0
    assert [path.name for path in out.iterdir()] == ["learnt-2p.weights"]


@with_torch
def test_where_a_network_that_is_known_is_of_no_use_nothing_is_written(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known, out = made_up_weights(serai.game("merv"), tmp_path / "known", LEARNT, NEURAL), tmp_path / "out"
    (known / "neural.weights").write_bytes(b"")
    assert main(["fit", "merv", str(data), "--out", str(out), "--on", str(known)]) == REFUSED
    assert capsys.readouterr().err.startswith(f"serai: {known}/neural.weights cannot be used (")
    assert not out.exists()


@with_torch
def test_networks_learn_with_any_seed(data: Path, tmp_path: Path) -> None:
    assert main(["fit", "merv", str(data), "--out", str(tmp_path), "--seed", str(10**30)]) == 0


@with_torch
def test_networks_only_propose_where_no_lines_were_compared(data: Path, tmp_path: Path) -> None:
    assert main(["fit", "merv", str(data), "--out", str(tmp_path)]) == 0
    weights = read((tmp_path / "neural.weights").read_bytes(), knowledge(serai.game("merv")).offered.LAYOUT)
    assert list(weights.parts) == [POLICY]


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> list[Course]:
    """Those of runs that learn nothing, in turn."""
    noted: list[Course] = []

    def learn(run: Run, rounds: int, seconds: float) -> int:
        noted.append(run.course)
        return rounds - 1

    monkeypatch.setattr(Run, "learn", learn)
    return noted


@pytest.mark.parametrize(("level", "bot"), [("vizier", "neural@1s"), ("trader", "learnt"), ("apprentice", "greedy")])
def test_the_name_of_a_level_says_who_plays_the_games(
    level: str, bot: str, courses: list[Course], tmp_path: Path
) -> None:
    assert main(["train", "merv", "--linear", "--out", str(tmp_path), "--bot", level]) == 0
    assert [course.bot for course in courses] == [bot]
    assert level not in courses[0].command(1)


def test_a_run_has_games_enough_to_keep_some_apart(
    courses: list[Course], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ["train", "merv", "--linear", "--out", str(tmp_path / "run"), "--games"]
    assert main([*run, "19"]) == REFUSED
    assert capsys.readouterr().err == "serai: --games must be at least 20, not 19\n"
    assert list(tmp_path.iterdir()) == []
    assert main([*run, "20"]) == 0
    assert [course.games for course in courses] == [20]


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
