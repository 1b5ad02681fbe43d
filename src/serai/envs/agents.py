"""The seats of a table as PettingZoo's agents: what both of its forms have alike."""

from typing import Any, Final

from serai.core.game import Game
from serai.envs.needing import needing
from serai.envs.table import Table

with needing("rl"):
    from gymnasium.spaces import Space

VERSION: Final = 0
"""It rises whenever what an agent sees or may do is another than before."""


class Agents:
    """Stands before PettingZoo's class among the bases of an environment."""

    metadata: dict[str, Any]
    """As PettingZoo has it; in a class, the name has a gap for that of the title."""

    def __init__(
        self,
        game: str | Game = "merv",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: how often a seat is asked before it is truncated."""
        super().__init__()
        self.table = Table(game, players, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": self.metadata["name"].format(self.table.game.name)}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return self.table.picture(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""
