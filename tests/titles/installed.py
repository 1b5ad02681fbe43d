"""Putting a title into a folder as an installer would: its package, and the metadata that names its entry point."""

import os
import shutil
import sys
from pathlib import Path

import serai

HERE = Path(__file__).parent
HOME = Path(serai.__file__).parents[1]
"""Where the build under test is."""
CHECKOUT = HERE.parents[1]


def install(
    folder: Path,
    package: str = "pebbles",
    distribution: str = "pebble-games",
    entry: str = "pebbles",
    leads_to: str = "",
) -> Path:
    """Pebbles as a package of any name, in a distribution of any name; returns the package's folder."""
    made = folder / package
    shutil.copytree(HERE / "pebbles", made, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    leads_to = leads_to or f"{package}.game:PEBBLES"
    (metadata / "entry_points.txt").write_text(f"[serai.games]\n{entry} = {leads_to}\n")
    return made


def with_installed(folder: Path) -> dict[str, str]:
    """The environment of a process in which a folder's titles are found."""
    path = os.pathsep.join([str(folder), str(HOME), str(CHECKOUT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def python(*words: str) -> list[str]:
    return [sys.executable, *words]
