"""A small policy learns a game by playing against itself: numpy, one core, ten minutes.

    python examples/research/policy.py marco_polo --minutes 10
    PYTHONPATH=examples/research serai simulate marco_polo --bots policy:PolicyBot,random,random --games 100

It is the plainest way there is (REINFORCE with a learnt baseline, one hidden layer), meant to be read and replaced.
What is learnt lies in a file NAME.npz in the folder where it was learnt; there `PolicyBot` finds it.
"""

import argparse
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import serai
from serai.bots.describing import describer_of
from serai.core.bot import Chair
from serai.core.game import Game
from serai.envs.vector import Vector

Array = NDArray[np.float32]

HIDDEN = 96
POINTS = 25.0
"""So many points more than the others have on average are one unit of success."""
LONGEST = 4000
"""Decisions of a game, of all seats together; what came before them is forgotten."""
LESSON = 4096
"""Decisions from which is learnt at once."""
RATE = 1e-3
CURIOSITY = 0.01
"""What it is worth not to be sure."""
WARM_UP = 300
"""Steps of random play from which the usual size of each feature is taken."""


class Network:
    """From features to a preference for each action and to the success expected."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        sizes = {"into": (features, HIDDEN), "act": (HIDDEN, actions), "expect": (HIDDEN, 1)}
        self.weights: dict[str, Array] = {"hidden": np.zeros(HIDDEN, np.float32)}
        for name, shape in sizes.items():
            self.weights[name] = (rng.standard_normal(shape) * (2 / shape[0]) ** 0.5).astype(np.float32)
        self.weights["act"] *= 0.1
        self.weights["expect"] *= 0.1
        self.middle: Array = np.zeros(features, np.float32)
        self.spread: Array = np.ones(features, np.float32)
        self.slow = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.size = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.lessons = 0

    def look(self, rows: Array) -> tuple[Array, Array]:
        """The features in their usual size, and what the hidden layer makes of them."""
        seen = np.clip((rows - self.middle) / self.spread, -5, 5)
        return seen, np.maximum(seen @ self.weights["into"] + self.weights["hidden"], 0)

    def chances(self, hidden: Array, masks: NDArray[np.bool_]) -> Array:
        """How likely each legal action is taken."""
        liking = np.where(masks, hidden @ self.weights["act"], -1e9)
        liking = np.exp(liking - liking.max(axis=1, keepdims=True))
        likely: Array = liking / liking.sum(axis=1, keepdims=True)
        return likely

    def learn(self, rows: Array, masks: NDArray[np.bool_], chosen: NDArray[np.int64], success: Array) -> None:
        """One step towards what turned out better than expected, and away from what turned out worse."""
        seen, hidden = self.look(rows)
        likely = self.chances(hidden, masks)
        surprise = success - (hidden @ self.weights["expect"])[:, 0]
        steady = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        unsure = np.log(likely + 1e-9)
        doubt = (likely * unsure).sum(axis=1, keepdims=True)
        liking = likely * steady[:, None] + CURIOSITY * likely * (unsure - doubt)
        liking[np.arange(len(chosen)), chosen] -= steady
        expect = -surprise[:, None]
        back = (liking @ self.weights["act"].T + 0.5 * expect @ self.weights["expect"].T) * (hidden > 0)
        count = len(rows)
        slopes = {"act": hidden.T @ liking, "expect": 0.5 * hidden.T @ expect, "into": seen.T @ back}
        slopes["hidden"] = back.sum(axis=0)
        for name, slope in slopes.items():
            self.adjust(name, (slope / count).astype(np.float32))
        self.lessons += 1

    def adjust(self, name: str, slope: Array) -> None:
        """Adam."""
        self.slow[name] += 0.1 * (slope - self.slow[name])
        self.size[name] += 0.001 * (slope * slope - self.size[name])
        slow = self.slow[name] / (1 - 0.9 ** (self.lessons + 1))
        size = self.size[name] / (1 - 0.999 ** (self.lessons + 1))
        self.weights[name] -= RATE * slow / (np.sqrt(size) + 1e-8)

    def save(self, file: Path) -> None:
        kept: dict[str, Any] = {"middle": self.middle, "spread": self.spread, **self.weights}
        np.savez(file, **kept)

    def load(self, file: Path) -> None:
        with np.load(file) as kept:
            self.middle, self.spread = kept["middle"], kept["spread"]
            self.weights = {name: kept[name] for name in self.weights}


class Memory:
    """The latest decisions at all tables, until it is known what came of them."""

    def __init__(self, tables: Vector) -> None:
        count, features = tables.observations.shape
        self.rows = np.zeros((LONGEST, count, features), np.float16)
        self.masks = np.zeros((LONGEST, count, tables.masks.shape[1]), np.bool_)
        self.chosen = np.zeros((LONGEST, count), np.int64)
        self.actors = np.zeros((LONGEST, count), np.uint8)
        self.began = np.zeros(count, np.int64)
        self.now = 0

    def note(self, tables: Vector, chosen: NDArray[np.int64]) -> None:
        at = self.now % LONGEST
        self.rows[at], self.masks[at] = tables.observations, tables.masks
        self.chosen[at], self.actors[at] = chosen, tables.actors
        self.now += 1

    def game(self, table: int) -> tuple[NDArray[np.int64], int]:
        """Where the decisions of a game that has just ended are; the next begins there."""
        first = max(int(self.began[table]), self.now - LONGEST)
        self.began[table] = self.now
        return np.arange(first, self.now) % LONGEST, table


class Learner:
    """Plays at many tables at once, all seats by the same network, and learns from every game that ends."""

    def __init__(self, game: Game, players: int, count: int, seed: int) -> None:
        self.tables = Vector(game, players, count, seed)
        self.rng = np.random.default_rng(seed)
        self.network = Network(len(self.tables.layout), len(game.actions), self.rng)
        self.memory = Memory(self.tables)
        self.lessons: list[tuple[Array, NDArray[np.bool_], NDArray[np.int64], Array]] = []
        self.games = 0
        self.warm_up(random.Random(seed))

    def warm_up(self, rng: random.Random) -> None:
        seen = []
        for _ in range(WARM_UP):
            self.tables.step(self.tables.random_actions(rng))
            seen.append(self.tables.observations.copy())
        rows = np.concatenate(seen)
        self.network.middle = rows.mean(axis=0)
        self.network.spread = rows.std(axis=0) + 0.1

    def step(self) -> None:
        """One decision at every table."""
        _, hidden = self.network.look(self.tables.observations)
        likely = self.network.chances(hidden, self.tables.masks)
        mark = self.rng.random((len(likely), 1), np.float32) * likely.sum(axis=1, keepdims=True)
        chosen = np.argmax((likely.cumsum(axis=1) > mark) & self.tables.masks, axis=1)
        self.memory.note(self.tables, chosen)
        self.tables.step(chosen)
        for table in np.flatnonzero(self.tables.ended):
            self.look_back(int(table))
        if sum(len(lesson[3]) for lesson in self.lessons) >= LESSON:
            self.learn()

    def look_back(self, table: int) -> None:
        """Every decision of a game with what it brought its seat."""
        points = self.tables.points[table]
        others = (points.sum() - points) / (len(points) - 1)
        success = np.clip((points - others) / POINTS, -2, 2)
        memory = self.memory
        steps, table = memory.game(table)
        rows = memory.rows[steps, table].astype(np.float32)
        lesson = (rows, memory.masks[steps, table], memory.chosen[steps, table], success[memory.actors[steps, table]])
        self.lessons.append(lesson)
        self.games += 1

    def learn(self) -> None:
        rows, masks, chosen, success = (np.concatenate(parts) for parts in zip(*self.lessons, strict=True))
        self.lessons = []
        for part in np.array_split(self.rng.permutation(len(rows)), max(1, len(rows) // LESSON)):
            self.network.learn(rows[part], masks[part], chosen[part], success[part])


class PolicyBot:
    """The policy at a seat: it takes what it likes best, by what the seat knows and nothing else."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.describer = describer_of(game)
        self.network = Network(len(self.describer.layout), len(game.actions), np.random.default_rng(0))
        self.network.load((folder or Path.cwd()) / f"{game.name}.npz")

    def choose(self, chair: Chair) -> int:
        row = np.array([self.describer.describe(chair.redeal(), chair.seat)], np.float32)
        legal = chair.legal()
        _, hidden = self.network.look(row)
        return legal[int(np.argmax((hidden @ self.network.weights["act"])[0, legal]))]


def train(game: Game, players: int, tables: int, minutes: float, seed: int, file: Path) -> Learner:
    """Learn for so long, and keep what was learnt; says now and then how far it is."""
    learner = Learner(game, players, tables, seed)
    start = told = time.monotonic()
    while time.monotonic() - start < 60 * minutes:
        learner.step()
        if time.monotonic() - told > 30:
            told = time.monotonic()
            learner.network.save(file)
            print(f"{told - start:.0f} s: {learner.games} games, {learner.network.lessons} lessons", flush=True)
    learner.network.save(file)
    return learner


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path.cwd())
    given = parser.parse_args(words)
    game = serai.game(given.game)
    train(game, given.players, given.tables, given.minutes, given.seed, given.folder / f"{game.name}.npz")


if __name__ == "__main__":
    main()
