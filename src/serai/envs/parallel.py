"""PettingZoo's other form, in which all agents answer at once: the answer of whoever decides counts.

Our games ask one after the other, so of the agents' actions at a step one is carried out, and the others, whose masks
are empty, may say anything. It is for those whose tools know no other form; `serai.envs.aec` is nearer to the games.
"""

import random
from typing import Any

from serai.envs.agents import VERSION, Agents
from serai.envs.needing import needing
from serai.envs.table import ILLEGAL, Observation

with needing("rl"):
    from pettingzoo import ParallelEnv

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A title whose seats are all asked at every step. After `max_cycles` all are truncated."""

    metadata = {"name": f"serai_{{}}_parallel_v{VERSION}", "render_modes": ["ansi"]}  # noqa: RUF012  # as in PettingZoo

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; the same seed brings the same one."""
        self.table.begin(random.Random(seed))
        self.agents = self.possible_agents.copy()
        self.steps = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Step:
        state = self.table.state
        agent = self.possible_agents[state.actor]
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if agent in actions and self.table.is_legal(int(actions[agent])):
            self.table.play(int(actions[agent]))
        else:
            rewards[agent] = ILLEGAL
            infos[agent] = {"illegal": True}
        self.steps += 1
        if state.is_over:
            rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            infos = {agent: {"points": points} for agent, points in zip(self.agents, self.table.points(), strict=True)}
        ended = dict.fromkeys(self.agents, state.is_over)
        cut = dict.fromkeys(self.agents, self.steps == self.max_cycles and not state.is_over)
        if state.is_over or self.steps == self.max_cycles:
            self.agents = []
        return self.seen(), rewards, ended, cut, infos
