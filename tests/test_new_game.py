"""`serai new-game`: what it writes, and what it refuses. That it plays is tested with the titles of others."""

import tomllib
from pathlib import Path

import pytest

from serai.cli import main


def test_a_new_game_is_a_distribution_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "salt_road"]) == 0
    project = tomllib.loads((tmp_path / "salt_road" / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["entry-points"]["serai.games"] == {"salt_road": "salt_road.game:GAME"}
    assert project["tool"]["setuptools"]["package-data"].keys() == {"salt_road"}
    home = tmp_path / "salt_road" / "src" / "salt_road"
    assert 'game = "salt_road"' in (home / "components.toml").read_text("utf-8")
    assert '"salt_road", "Salt Road"' in (home / "game.py").read_text("utf-8")
    told = capsys.readouterr().out
    assert "pip install --editable salt_road" in told
    assert "serai play salt_road" in told


def test_nothing_of_the_skeleton_keeps_its_name(tmp_path: Path) -> None:
    assert main(["new-game", "salt_road", "--folder", str(tmp_path / "deep" / "down")]) == 0
    files = [file for file in (tmp_path / "deep" / "down").rglob("*") if file.is_file()]
    assert {file.suffix for file in files} == {".py", ".toml", ".ftl", ".md", ".css", ".svg"}
    for file in files:
        text = file.read_text("utf-8")
        assert "newgame" not in text
        assert "New Game" not in text
        assert "serai.skeleton" not in text


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Salt", "a name has small letters"),
        ("salt-road", "a name has small letters"),
        ("7salt", "a name has small letters"),
        ("s" * 41, "a name has small letters"),
        ("class", "Python has another use for the word"),
        ("tests", "Python has another use for the word"),
        ("merv", "there is a game 'merv' already"),
        ("random", "Python has a module of that name already"),
        ("serai", "Python has a module of that name already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path / "here")]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert not (tmp_path / "here").exists()


def test_a_mere_folder_of_the_name_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "salt_road").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main(["new-game", "salt_road", "--folder", str(tmp_path / "elsewhere")]) == 0


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "salt_road", "--folder", str(tmp_path)]) == 2
    assert "is there already; a new game needs a folder of its own" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("a file")
    assert main(["new-game", "salt_road", "--folder", str(tmp_path / "file" / "below")]) == 2
    said = capsys.readouterr().err
    assert "cannot be written" in said
    assert said.count("\n") == 1
