"""PettingZoo: the seats are agents, asked one after the other as the game asks them.

    from serai.envs import aec
    env = aec.env("merv", players=3)

An observation is a dictionary: `observation`, the title's features, and `action_mask`, which actions are legal now.
The reward comes with the end of the game and is the share in the victory. An illegal action changes nothing and costs
a little (`serai.envs.table.ILLEGAL`); who wants it to end the game has PettingZoo's `TerminateIllegalWrapper`.
"""

import random
from typing import Any

from serai.core.game import Game
from serai.envs.agents import VERSION, Agents
from serai.envs.needing import needing
from serai.envs.parallel import parallel_env
from serai.envs.table import ILLEGAL, Observation

with needing("rl"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A title as it is, without PettingZoo's checks of the order in which it is used.

    After `max_cycles` a seat is truncated, and decisions that fall to it are taken at random until all others are, too,
    or the game is over.
    """

    metadata = {  # noqa: RUF012  # PettingZoo declares it as one's own
        "name": f"serai_{{}}_v{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed brings the same one. What can be chosen of a game is chosen when it is made."""
        self.table.begin(random.Random(seed))
        self.agents = self.possible_agents.copy()
        self.asked = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.deciding()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.take(agent, action)
        self.go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def take(self, agent: str, action: int | None) -> None:
        """Carry out an action, if it is legal."""
        if action is not None and self.table.is_legal(int(action)):
            self.table.play(int(action))
        else:
            self.rewards[agent] = ILLEGAL
            self.infos[agent] = {"illegal": True}
        self.asked[agent] += 1
        self.truncations[agent] = self.asked[agent] == self.max_cycles

    def go_on(self) -> None:
        """Find who is asked next, or end the game."""
        state = self.table.state
        while not state.is_over and self.anybody_left() and not self.is_asked(self.deciding()):
            self.table.play_anything()
        if state.is_over:
            rewards, points = self.table.rewards(), self.table.points()
            for agent in self.agents:
                seat = self.possible_agents.index(agent)
                self.terminations[agent] = True
                self.rewards[agent] += rewards[seat]
                self.infos[agent] = {"points": points[seat]}
        elif self.anybody_left():
            self.agent_selection = self.deciding()

    def deciding(self) -> str:
        return self.possible_agents[self.table.state.actor]

    def is_asked(self, agent: str) -> bool:
        return agent in self.agents and not self.truncations[agent]

    def anybody_left(self) -> bool:
        return any(self.is_asked(agent) for agent in self.agents)


def env(game: str | Game = "merv", **arguments: Any) -> AECEnv[str, Observation, int]:
    """A title as an environment that says what is wrong when it is used otherwise than in PettingZoo's order."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, **arguments)))
