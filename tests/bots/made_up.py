"""Made-up weights: enough for a learnt bot to sit down and to have a taste of its own."""

import random
from array import array
from pathlib import Path

from serai.bots.knowledge import POLICY, VALUE, knowledge
from serai.bots.network import weights_of
from serai.bots.spec import LEARNT, NEURAL
from serai.bots.weights import Part, Weights, linear_count, mark_of, write
from serai.core.game import Game

HIDDEN = 4
"""Units of a network between what it sees and what it says."""


def made_up_weights(game: Game, folder: Path, *names: str) -> Path:
    """A folder with weights for these bots in this game."""
    known = knowledge(game)
    numbers, rng = known.eye().size, random.Random(1)
    value = [numbers, HIDDEN, 1]
    policy = [len(known.offered.LAYOUT), HIDDEN, len(game.actions)]
    phases = [known.offered.PHASES, numbers]
    parts = {
        LEARNT: {VALUE: Part(phases, some(linear_count(phases), rng))},
        NEURAL: {VALUE: Part(value, some(weights_of(value), rng)), POLICY: Part(policy, some(weights_of(policy), rng))},
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        made = Weights(mark_of(known.offered.LAYOUT), {"seed": 1}, {"rival": 0.5, "win": 10.0}, parts[name])
        write(made, folder / f"{name}.weights")
    return folder


def some(count: int, rng: random.Random) -> "array[float]":
    return array("d", [rng.uniform(-1.0, 1.0) for _ in range(count)])
