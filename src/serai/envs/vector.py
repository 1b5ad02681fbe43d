"""Many tables in one call, as numpy's arrays: the fastest way to play from Python.

    from serai.envs.vector import Vector
    tables = Vector("merv", players=3, tables=256, seed=1)
    tables.step(actions)  # an action for each table

At each table some seat decides, `actors` says which; a finished game is followed by the next at once. The arrays look
at the memory of the batch (`serai.bots.batch`): every step fills them anew, so copy what is to be kept.
"""

import random
from collections.abc import Sequence
from typing import Any

import serai
from serai.bots.batch import Batch
from serai.core.game import Game
from serai.envs.needing import needing

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray


class Vector:
    """So many tables of a title."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        tables: int = 64,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = serai.game(game) if isinstance(game, str) else game
        self.players = self.game.usual_players() if players is None else players
        self.tables = tables
        self.batch = Batch(self.game, self.players, tables, seed, options)
        self.layout = self.batch.describer.layout
        self.observations = self.look_at(self.batch.rows, np.float32, self.batch.features)
        """By table, the features of the position for whoever decides."""
        self.masks = self.look_at(self.batch.masks, np.bool_, self.batch.actions)
        """By table and action, whether it is legal."""
        self.actors: NDArray[np.uint8] = np.frombuffer(self.batch.actors, np.uint8)
        """By table, the seat that decides."""
        self.ended: NDArray[np.bool_] = np.frombuffer(self.batch.ended, np.bool_)
        """By table, whether the last step ended a game; what is seen is then of the next."""
        self.shares = self.look_at(self.batch.shares, np.float32, self.players)
        """By table and seat, the share in the victory of a game that has just ended, else 0."""
        self.points = self.look_at(self.batch.points, np.float32, self.players)
        """The same of the points."""

    def look_at(self, block: bytearray, kind: Any, size: int) -> NDArray[Any]:
        return np.frombuffer(block, kind).reshape(self.tables, size)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action at each table; if any is illegal, none is carried out."""
        self.batch.step(np.asarray(actions).tolist())

    def random_actions(self, rng: random.Random) -> NDArray[np.int64]:
        """A legal action for each table, all alike."""
        return np.array(self.batch.random_actions(rng))
