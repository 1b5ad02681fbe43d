"""Small data sets and runs, for tests to look at."""

import random
from array import array
from importlib.util import find_spec
from pathlib import Path

import pytest

from serai.arena.run import Way
from serai.core.say import Say
from serai.core.titles import find
from serai.train.plan import Plan, learner
from serai.train.selfplay import Notes, play_games
from serai.train.shards import write_shard

NO_TORCH = "!!!! NOT TESTED: the networks of serai.train, for torch is not there; pip install 'serai[train]' brings it"
with_torch = pytest.mark.skipif(find_spec("torch") is None, reason=NO_TORCH)
"""Marks a test of what torch fits. That it was left out is told at the end of the run."""

MERV = Plan("merv", 2, ["random"], 7)


def data_set(folder: Path, plan: Plan = MERV, games: int = 20, jobs: int = 1) -> Path:
    """A data set of random games: quick, and as good as any to see how they are kept."""
    play_games(plan, games, folder, Way(jobs))
    return folder


def made_up_arrays(count: int = 80) -> dict[str, "array[int]"]:
    """Of twenty games that nobody has played: so many positions, decisions and comparisons."""
    rng = random.Random(1)
    known = learner(find("merv"))
    size = len(known.LAYOUT)
    games = [at % 20 for at in range(count)]
    phases = [at % known.PHASES for at in range(count)]

    def some(numbers: int) -> list[int]:
        return rng.choices(range(-3, 4), k=numbers)

    told = {"rows": some(count * (size + 1)), "phase": phases, "game": games}
    told |= {"own": some(count), "rival": some(count), "win": [0] * count}
    told |= {"choice_rows": some(count * size), "chosen": [1] * count}
    told |= {"option_counts": [3] * count, "options": [0, 1, 2] * count}
    told |= {"compared_rows": some(count * (size + 1)), "chosen_rows": some(count * (size + 1))}
    told |= {"compared_phase": phases, "compared_game": games}
    told |= {"gain": rng.choices(range(-500, 100), k=count), "error": [50] * count}
    return {name: array(each.typecode, told[name]) for name, each in Notes().arrays.items()}


def made_up_data(folder: Path, arrays: dict[str, "array[int]"]) -> Path:
    """A data set of twenty games with these arrays."""
    folder.mkdir(exist_ok=True)
    write_shard(folder / "0000000.shard", MERV.told() | {"games": [0, 20]}, arrays)
    return folder


def tell_nobody(what: Say) -> None:
    """For those who fit and are not listened to."""


def bytes_in(folder: Path) -> dict[str, bytes]:
    """All files of a folder by their path in it."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}
