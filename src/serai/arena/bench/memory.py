"""The memory of a process that plays games."""

import subprocess
import sys
from typing import Final

from serai.core.game import Game

WORKER: Final = """
import random, sys
import serai
from serai.core.play import playout
for seed in range(20):
    playout(serai.game(sys.argv[1]).new(int(sys.argv[2])), random.Random(seed))
try:
    told = open("/proc/self/status").read().split("VmHWM:")[1].split()[0]
except OSError:
    import resource
    told = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(told)
"""
"""On Linux the second way also counts the process that began this one."""


def worker_mb(game: Game, players: int) -> float | None:
    """The most memory a process that plays games ever holds; None where the system does not tell."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", WORKER, game.name, str(players)], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return round(int(done.stdout) * unit / 1e6, 1)
