"""Measuring speed: random play, copies, the greedy bot's thinking, the memory of a worker.

Machines are noisy, so each figure is the best of several short runs, and builds are compared within one `make bench`.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from typing import Any

from serai import bots
from serai.core import build
from serai.core.bot import Chair
from serai.core.game import Game
from serai.core.play import draw, playout
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import GAMES

WORKER = """
import random, sys
import serai
from serai.core.play import playout
for seed in range(20):
    playout(serai.game(sys.argv[1]).new(int(sys.argv[2])), random.Random(seed))
import resource
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, help="players at the table (4)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each of the runs (1)")
    parser.add_argument("--runs", type=int, default=5, help="runs, of which the best counts (5)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")


def bench(arguments: argparse.Namespace) -> str:
    """The figures of every game that can seat so many, as a table or as JSON."""
    rows = {
        name: measure(game, arguments.players, arguments.seconds, arguments.runs)
        for name, game in GAMES.items()
        if arguments.players in game.players
    }
    if arguments.json:
        return json.dumps({"build": build.NAME, "players": arguments.players, "games": rows}, indent=2)
    return "\n".join(table(name, arguments.players, row) for name, row in rows.items())


def measure(game: Game, players: int, seconds: float, runs: int) -> dict[str, Any]:
    middle = middle_of_game(game, players)
    return {
        "decisions_per_second": round(max(decisions_per_second(game, players, seconds, run) for run in range(runs))),
        "clone_us": round(min(clone_us(middle, seconds / 2) for _ in range(runs)), 2),
        "greedy_ms_per_decision": round(min(greedy_ms(game, players, run) for run in range(min(runs, 3))), 2),
        "worker_mb": worker_mb(game, players),
    }


def decisions_per_second(game: Game, players: int, seconds: float, seed: int) -> float:
    """Whole games of random legal play, setup and chance included in the time; only the seats' decisions count."""
    decisions = 0
    rng = random.Random(seed)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(5):
            decisions += playout(game.new(players), rng)
    return decisions / (time.perf_counter() - start)


def middle_of_game(game: Game, players: int) -> State:
    """A position with much on the table: halfway through a random game."""
    rng = random.Random(1)
    state = game.new(players)
    for _ in range(playout(game.new(players), random.Random(2)) // 2):
        state.advance(draw(state, rng) if state.actor == CHANCE else rng.choice(state.options))
    return state


def clone_us(state: State, seconds: float) -> float:
    copies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1000):
            state.clone()
        copies += 1000
    return (time.perf_counter() - start) / copies * 1e6


def greedy_ms(game: Game, players: int, seed: int) -> float:
    """One greedy bot (where nobody tells it what a game is about, a simpler one) among randoms: its own time."""
    rng = random.Random(seed)
    state = game.new(players)
    greedy = bots.make(bots.best_bot(game), game)
    chair = Chair(state, 0, rng)
    spent = 0.0
    decisions = 0
    while not state.is_over:
        if state.actor == 0:
            start = time.perf_counter()
            action = greedy.choose(chair)
            spent += time.perf_counter() - start
            decisions += 1
        else:
            action = draw(state, rng) if state.actor == CHANCE else rng.choice(state.options)
        state.advance(action)
    return spent / decisions * 1000


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


LABELS = {
    "decisions_per_second": "decisions a second, random legal play, one core",
    "clone_us": "µs to copy a position",
    "greedy_ms_per_decision": "ms the greedy bot thinks about a decision",
    "worker_mb": "MB of memory for a worker process",
}


def table(name: str, players: int, row: dict[str, Any]) -> str:
    lines = [f"{name}, {players} players, {build.NAME} build, Python {sys.version.split()[0]}"]
    for key, label in LABELS.items():
        value = "unknown" if row[key] is None else f"{row[key]:,}"
        lines.append(f"  {value:>12}  {label}")
    return "\n".join(lines)
