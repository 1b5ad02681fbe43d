"""Both builds in one run, each in a process of its own; the other one where a checkout has it."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import serai
from serai.arena.bench.figures import measure
from serai.core import build
from serai.core.titles import find

PLAIN: Final = "plain"
BUILDS: Final = (PLAIN, "compiled")
ALONE: Final = "--alone"
"""The word by which a bench measures its own build and nothing else."""


class NotMeasured(Exception):
    """Why a build was not measured, in a few words."""


@dataclass(frozen=True)
class Asked:
    """What is to be measured."""

    games: list[str]
    players: int
    seconds: float
    runs: int
    quick: bool = False

    def words(self) -> list[str]:
        """The same as the words of a command line."""
        numbers = {"--players": self.players, "--seconds": self.seconds, "--runs": self.runs}
        words = [word for name, number in numbers.items() for word in (name, str(number))]
        return [*words, *(["--quick"] if self.quick else []), "--games", *self.games]


def measure_here(asked: Asked) -> dict[str, Any]:
    """The figures of this build, by title."""
    return {name: measure(find(name), asked.players, asked.seconds, asked.runs, asked.quick) for name in asked.games}


def measure_apart(name: str, asked: Asked) -> dict[str, Any]:
    """The figures of a build, by title, from a process that does nothing else. Where its memory lies is a matter of
    luck and makes some percent; whoever measures again has another one."""
    path = place_of(name)
    words = ["-P", "-m", "serai.cli", "bench", ALONE, "--json", *asked.words()]
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}  # names hash alike each time
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise NotMeasured(done.stderr.strip().rpartition("\n")[2])
    found: dict[str, Any] = json.loads(done.stdout)["builds"]
    if name not in found:
        raise NotMeasured(f"{path} holds another")
    games: dict[str, Any] = found[name]
    return games


def place_of(name: str) -> Path:
    """The folder of a build: this one's, or in a checkout the other one's beside it."""
    here = Path(serai.__file__).resolve().parent.parent
    if name == build.NAME:
        return here
    if name == PLAIN:
        plain = here.parent.parent / "src"
        if here.parent.name == "build" and (plain / "serai").is_dir():
            return plain
        raise NotMeasured("not in a checkout")
    tool = here.parent / "tools" / "compiled.py"
    if not tool.exists():
        raise NotMeasured("not in a checkout")
    if subprocess.run([sys.executable, str(tool), "--fresh"], capture_output=True, check=False).returncode:
        raise NotMeasured("not there, or older than its sources; 'make compiled' makes it")
    return here.parent / "build" / "compiled"
