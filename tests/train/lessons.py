"""Small data sets and runs, for tests to look at."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from serai.arena.run import Way
from serai.core.say import Say
from serai.train.plan import Plan
from serai.train.selfplay import play_games

NO_TORCH = "!!!! NOT TESTED: the networks of serai.train, for torch is not there; pip install 'serai[train]' brings it"
with_torch = pytest.mark.skipif(find_spec("torch") is None, reason=NO_TORCH)
"""Marks a test of what torch fits. That it was left out is told at the end of the run."""

MERV = Plan("merv", 2, ["random"], 7)


def data_set(folder: Path, plan: Plan = MERV, games: int = 20, jobs: int = 1) -> Path:
    """A data set of random games: quick, and as good as any to see how they are kept."""
    play_games(plan, games, folder, Way(jobs))
    return folder


def tell_nobody(what: Say) -> None:
    """For those who fit and are not listened to."""


def bytes_in(folder: Path) -> dict[str, bytes]:
    """All files of a folder by their path in it."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}
