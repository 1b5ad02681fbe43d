"""Putting a title into a folder as an installer would: its package, and the metadata that names its entry point."""

import os
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import serai
from serai.new_game import skeleton
from tests.toys import forget_words

HOME = Path(serai.__file__).parents[1]
"""Where the build under test is."""
CHECKOUT = Path(__file__).parents[2]


def install(
    folder: Path,
    package: str = "pebbles",
    distribution: str = "pebble-games",
    entry: str = "pebbles",
    leads_to: str = "",
) -> Path:
    """The skeleton as a game called Pebbles, in a package and a distribution of any name; returns the package."""
    forget_words()
    made = folder / package
    for path, text in skeleton("pebbles", "Pebbles").items():
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_text(text, "utf-8")
    name_entry(folder, distribution, entry, leads_to or f"{package}.game:GAME")
    return made


def install_from(project: Path, folder: Path) -> None:
    """The title of a distribution's own folder, as its pyproject.toml names it."""
    named = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    ((entry, leads_to),) = named["entry-points"]["serai.games"].items()
    without = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(project / "src", folder, ignore=without, dirs_exist_ok=True)
    name_entry(folder, named["name"], entry, leads_to)


def name_entry(folder: Path, distribution: str, entry: str, leads_to: str) -> None:
    """The metadata of an installed distribution, as far as anybody asks for it."""
    metadata = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[serai.games]\n{entry} = {leads_to}\n")


def with_installed(folder: Path) -> dict[str, str]:
    """The environment of a process in which a folder's titles are found."""
    path = os.pathsep.join([str(folder), str(HOME), str(CHECKOUT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def python(*words: str) -> list[str]:
    return [sys.executable, *words]


def spoil(file: str, before: str, after: str) -> Callable[[Path], None]:
    """A change in one of the files of a title; without `before` all of it."""

    def change(made: Path) -> None:
        text = (made / file).read_text("utf-8")
        assert before in text
        (made / file).write_text(text.replace(before, after) if before else after, "utf-8")

    return change
