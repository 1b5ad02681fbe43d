"""Made-up weights: enough for a learnt bot to sit down and to have a taste of its own."""

import importlib
import random
from array import array
from pathlib import Path

from serai.bots.spec import LEARNT
from serai.bots.weights import Part, Weights, linear_count, mark_of, write
from serai.core.game import Game


def learnt_weights(game: Game, folder: Path, seed: int = 1) -> Path:
    """A folder with weights for `learnt` in this game."""
    offered = importlib.import_module(f"{game.package}.bot")
    sizes = [offered.PHASES, len(offered.LAYOUT)]
    rng = random.Random(seed)
    numbers = array("d", [rng.uniform(-1.0, 1.0) for _ in range(linear_count(sizes))])
    made = Weights(mark_of(offered.LAYOUT), {"seed": seed}, {"rival": 0.5, "win": 10.0})
    made.parts["value"] = Part(sizes, numbers)
    write(made, folder / f"{LEARNT}.weights")
    return folder
