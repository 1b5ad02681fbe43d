"""OpenSpiel: every title that has features as a game that pyspiel loads.

    import pyspiel
    import serai.envs.spiel
    game = pyspiel.load_game("python_serai_merv(players=3)")

A title's options are parameters of the game, by their names. Chance is explicit; returns are shares in the victory.
"""

from typing import Any, Final

import serai
from serai.bots.batch import win_shares
from serai.bots.describing import describer_of, has_features
from serai.core.game import Game
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import GAMES
from serai.envs.needing import needing

with needing("openspiel"):
    import numpy as np
    import pyspiel

LONGEST: Final = 20_000
"""More decisions than any game has, chance's among them."""
PLAYERS: Final = "players"


class Position:
    """A position inside OpenSpiel's state, which is copied and pickled as Python does it: a compiled one cannot be."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.state.clone())

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return restored, (self.state.to_json(),)


def restored(data: dict[str, Any]) -> Position:
    return Position(serai.game(data["game"]).from_json(data))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of one of our games."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position = Position(game.title.new(game.players, game.options))

    @property
    def state(self) -> State:
        return self.position.state

    def current_player(self) -> int:
        actor = self.state.actor
        if self.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal() if self.state.actor == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.notation(action)

    def is_terminal(self) -> bool:
        return self.state.is_over

    def returns(self) -> list[float]:
        return win_shares(self.state) if self.state.is_over else [0.0] * self.state.seats

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a player sees: the title's features, or in words the view as it is."""

    def __init__(self, title: Game) -> None:
        self.describer = describer_of(title)
        self.tensor = np.zeros(len(self.describer.layout), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.describer.describe(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return repr(state.state.view(player))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games, with a number of players and options."""

    def __init__(self, title: Game, kind: Any, given: dict[str, Any]) -> None:
        self.title = title
        self.players = int(given.get(PLAYERS, title.usual_players()))
        self.options = {name: value for name, value in given.items() if name != PLAYERS}
        title.new(self.players, self.options)  # refused now, if it cannot be played so
        actions = len(title.actions)
        information = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.title)


def kind_of(title: Game) -> Any:
    """What pyspiel wants to know of a title before a game of it is made."""
    parameters = {option.name: option.default(title.rules) for option in title.options}
    return pyspiel.GameType(
        short_name=f"python_serai_{title.name}",
        long_name=title.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=title.players[0],
        max_num_players=title.players[-1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: title.usual_players(), **parameters},
    )


def register(title: Game) -> None:
    """Let pyspiel know a title, as `python_serai_NAME`.

    It is given a class, not a function: pyspiel lets go of it when Python is gone already, which a function would not
    survive.
    """
    kind = kind_of(title)

    class Registered(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, given or {})

    pyspiel.register_game(kind, Registered)


for game in GAMES.values():
    if has_features(game):
        register(game)
