"""The source distribution carries what a build needs: whoever has only that can compile Serai, and test it."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
NEEDED = [
    "setup.py",
    "package.json",
    "package-lock.json",
    "constraints.txt",
    "src/serai/bots/_network.c",
    "src/serai/core/_copying.c",
    "src/serai/core/_filling.c",
    "src/serai/core/fields.py",
    "src/serai/games/merv/components.toml",
    "src/serai/web/static/app.js",
    "tools/vendor.py",
    "tools/training.py",
    "tests/contract/journeys.py",
    "examples/otrar/pyproject.toml",
    "docs/new-game.md",
]


@pytest.fixture(scope="module")
def carried(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files in a source distribution of this checkout."""
    copy = tmp_path_factory.mktemp("sdist") / "serai"
    left_out = shutil.ignore_patterns(".*", "build", "var", "node_modules", "__pycache__", "*.egg-info")
    shutil.copytree(CHECKOUT, copy, ignore=left_out)
    subprocess.run([sys.executable, "setup.py", "-q", "sdist"], cwd=copy, check=True, capture_output=True)
    (made,) = (copy / "dist").iterdir()
    with tarfile.open(made) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


@pytest.mark.parametrize("file", NEEDED)
def test_the_source_distribution_carries(file: str, carried: set[str]) -> None:
    assert file in carried


def test_it_carries_nothing_that_was_made_here(carried: set[str]) -> None:
    assert not [name for name in carried if name.endswith(".pyc") or name.startswith(("build/", ".venv", "var/"))]
