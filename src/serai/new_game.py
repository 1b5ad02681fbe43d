"""`serai new-game`: a title of one's own, as a distribution that plays from the first minute.

What is written is the package `serai.skeleton`, a small whole game, under another name.
"""

import keyword
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import serai
from serai.core.errors import BadSetup
from serai.core.say import Say
from serai.core.titles import NAME

SKELETON: Final = "serai.skeleton"
SKELETON_NAME: Final = "newgame"
SKELETON_TITLE: Final = "New Game"
WRITTEN: Final = (".py", ".toml", ".ftl", ".css", ".svg")

PROJECT: Final = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Serai"
requires-python = ">=3.11"
dependencies = ["serai"]

# Serai finds titles by this group.
[project.entry-points."serai.games"]
{name} = "{name}.game:GAME"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{name} = ["*.toml", "*.css", "*.svg", "texts/*.ftl"]
"""

README: Final = """\
# {title}

A game for Serai, written by `serai new-game {name}`.

    pip install --editable .
    serai play {name}
    serai simulate {name} --check
    serai serve
"""

TEST: Final = '''\
"""The rules of {title}, each test a sentence of them."""

import random

from {name}.game import GAME

from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE


def begun() -> State:
    """A game of two, its charms dealt."""
    state = GAME.new(2)
    while state.actor == CHANCE:
        state.apply(draw(state, random.Random(1)))
    return state


def test_whoever_takes_a_pebble_has_a_point_for_it() -> None:
    state = begun()
    state.apply(state.parse("take 3"))
    assert [score.total for score in state.scores()] == [3, 0]
    assert state.actor == 1


def test_nobody_sees_the_charms_of_others() -> None:
    view = begun().view(0)
    assert view["holdings"][0]["charm"]
    assert view["holdings"][1]["charm"] is None
'''


def write(name: str, folder: Path) -> list[Path]:
    """A distribution with a title of this name in a folder that there is not yet; returns the files."""
    refuse_name(name)
    if folder.exists():
        raise BadSetup(Say("refused-exists", path=str(folder)))
    title = name.replace("_", " ").title()
    files = {
        folder / "pyproject.toml": PROJECT.format(name=name, title=title),
        folder / "README.md": README.format(name=name, title=title),
        folder / "tests" / f"test_{name}.py": TEST.format(name=name, title=title),
    }
    for path, text in skeleton(name, title).items():
        files[folder / "src" / name / path] = text
    try:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    except OSError as error:
        raise BadSetup(Say("refused-unwritable-why", path=str(folder), error=str(error.strerror))) from None
    return list(files)


def refuse_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise BadSetup(Say("refused-name", name=name))
    if keyword.iskeyword(name) or name == "tests":
        raise BadSetup(Say("refused-name-keyword", name=name))
    if name in serai.GAMES:
        raise BadSetup(Say("refused-name-game", name=name))
    found = find_spec(name)
    if found is not None and found.origin is not None:  # a mere folder of that name takes nothing away
        raise BadSetup(Say("refused-name-module", name=name))


def skeleton(name: str, title: str) -> dict[str, str]:
    """The files of the skeleton's package by their paths, under another name."""
    found: dict[str, str] = {}
    gather(resources.files(SKELETON), "", found)
    return {
        path: text.replace(SKELETON_TITLE, title).replace(SKELETON_NAME, name) for path, text in sorted(found.items())
    }


def gather(folder: Traversable, inside: str, found: dict[str, str]) -> None:
    for file in folder.iterdir():
        if file.is_dir():
            gather(file, f"{inside}{file.name}/", found)
        elif file.name.endswith(WRITTEN):
            found[inside + file.name] = file.read_text("utf-8")
