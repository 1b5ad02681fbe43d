"""Gymnasium: one seat learns, bots have the others.

    import gymnasium
    env = gymnasium.make("serai.envs.single:serai/merv-v0", players=3, others="greedy")

An observation is a dictionary: `observation`, the title's features, and `action_mask`, which actions are legal now.
The reward comes with the end of the game and is the share in the victory. An illegal action changes nothing and costs
a little (`serai.envs.table.ILLEGAL`).
"""

import random
from typing import Any

from serai import bots
from serai.bots.describing import has_features
from serai.core.bot import Bot, Chair, Sitting
from serai.core.game import Game
from serai.core.play import NO_HURRY, apply_and_tell, draw
from serai.core.step import CHANCE
from serai.core.titles import GAMES
from serai.envs.needing import needing
from serai.envs.table import ILLEGAL, Observation, Table

with needing("rl"):
    import gymnasium
    import numpy as np

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class Single(gymnasium.Env[dict[str, Any], np.int64]):
    """A title as one of its players meets it."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it as one's own

    def __init__(
        self,
        game: str | Game = "merv",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        others: str | Bot = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """`others`: the bot at the other seats, by its name or one's own. `seat`: which one learns; None: any, another
        one in each game."""
        self.table = Table(game, players, options)
        self.bot = bots.make(others, self.table.game) if isinstance(others, str) else others
        self.wanted = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.action_space = self.table.action_space()
        self.observation_space = self.table.observation_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to the seat's first decision; the same seed brings the same one."""
        super().reset(seed=seed)
        self.rng = random.Random(int(self.np_random.integers(2**62)))
        self.begin()
        while self.table.state.is_over:  # decided without the seat; such a game teaches nothing
            self.begin()
        return self.table.observe(self.seat), {}

    def begin(self) -> None:
        self.seat = self.rng.randrange(self.table.players) if self.wanted is None else self.wanted
        self.table.begin(self.rng)
        self.others = {
            seat: Sitting(self.bot, Chair(self.table.state, seat, random.Random(self.rng.getrandbits(64))))
            for seat in range(self.table.players)
            if seat != self.seat
        }
        self.following = [one for one in self.others.values() if one.session is not None]
        self.go_on()

    def go_on(self) -> None:
        """Let chance and the bots play until the seat decides again."""
        state = self.table.state
        while not state.is_over and state.actor != self.seat:
            actor = state.actor
            self.play(draw(state, self.rng) if actor == CHANCE else self.others[actor].choose(NO_HURRY))

    def play(self, action: int) -> None:
        if self.following:
            apply_and_tell(self.table.state, action, self.following)
        else:
            self.table.state.apply(action)

    def step(self, action: int | np.int64) -> Step:
        if not self.table.is_legal(int(action)):
            return self.table.observe(self.seat), ILLEGAL, False, False, {"illegal": True}
        self.play(int(action))
        self.go_on()
        over = self.table.state.is_over
        reward = self.table.rewards()[self.seat]
        return self.table.observe(self.seat), reward, over, False, {"points": self.table.points()} if over else {}

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        return self.table.picture(self.seat) if self.render_mode == "ansi" else None


def register(title: Game) -> None:
    """Let Gymnasium know a title, as `serai/NAME-v0`."""
    gymnasium.register(f"serai/{title.name}-v0", "serai.envs.single:Single", kwargs={"game": title.name})


for game in GAMES.values():
    if has_features(game):
        register(game)
