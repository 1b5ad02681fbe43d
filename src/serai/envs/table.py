"""A table as all environments have it: chance is drawn, a seat sees features and legal actions, victory is shared."""

import random
from typing import Any, Final

import serai
from serai.bots.batch import points_of, win_shares
from serai.bots.describing import describer_of
from serai.core.game import Game
from serai.core.play import draw, one_of
from serai.core.state import State
from serai.core.step import CHANCE
from serai.envs.needing import needing

with needing("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray

Observation = dict[str, NDArray[Any]]

FARTHEST: Final = 2.0**24
"""No feature is larger: up to here 32-bit floats know every whole number."""
ILLEGAL: Final = -0.01
"""What an illegal action costs whoever chose it; it changes nothing else, and the seat is asked again."""
WIDTH: Final = 100
"""Columns of a table drawn as text."""


class Table:
    """One game after another of a title, for those who learn it."""

    def __init__(self, game: str | Game, players: int | None, options: dict[str, Any] | None) -> None:
        self.game = serai.game(game) if isinstance(game, str) else game
        self.players = self.game.usual_players() if players is None else players
        self.options = options or {}
        self.describer = describer_of(self.game)
        self.begin(random.Random())

    def begin(self, rng: random.Random) -> None:
        """A new game, up to the first decision of a seat."""
        self.rng = rng
        self.state: State = self.game.new(self.players, self.options)
        self.settle_chance()

    def settle_chance(self) -> None:
        while self.state.actor == CHANCE:
            self.state.apply(draw(self.state, self.rng))

    def is_legal(self, action: int) -> bool:
        return action in self.state.options

    def play(self, action: int) -> None:
        """A legal action of whoever decides, and what chance has to say to it."""
        self.state.apply(action)
        self.settle_chance()

    def play_anything(self) -> None:
        """A decision of somebody who is no longer asked."""
        self.play(one_of(self.state.options, self.rng))

    # What is seen -------------------------------------------------------------------------------------------------

    def action_space(self) -> Discrete:
        return Discrete(len(self.game.actions))

    def observation_space(self) -> Dict:
        size = len(self.describer.layout)
        return Dict(
            {
                "observation": Box(-FARTHEST, FARTHEST, (size,), np.float32),
                "action_mask": Box(0, 1, (len(self.game.actions),), np.int8),
            }
        )

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what is legal for it now: nothing while others decide, or when the game is over."""
        mask = np.zeros(len(self.game.actions), np.int8)
        if self.state.actor == seat:
            mask[self.state.options] = 1
        return {"observation": np.array(self.describer.describe(self.state, seat), np.float32), "action_mask": mask}

    def picture(self, seat: int | None) -> str:
        """The table as text, for one who sits there or for a spectator."""
        from serai.language import spoken  # only who looks needs words

        return spoken(self.game, "en").picture(self.state, seat, False, WIDTH)

    # How it ended -------------------------------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """By seat, the share in the victory; nothing before the game is over."""
        return win_shares(self.state) if self.state.is_over else [0.0] * self.players

    def points(self) -> list[int]:
        return points_of(self.state)
