"""OpenSpiel's own test of every title, and a game with its tree search."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from serai.core.game import Game
from serai.envs import spiel
from tests.envs.titles import TITLES, every_title

for title in TITLES:
    if f"python_serai_{title.name}" not in pyspiel.registered_names():
        spiel.register(title)


@pytest.fixture(autouse=True)
def _found(otrar: Game) -> None:
    """Positions of Otrar are read again by the name of their title."""


@every_title
def test_random_games_can_be_played_copied_and_saved_on_the_way(game: Game) -> None:
    loaded = pyspiel.load_game(f"python_serai_{game.name}(players=2)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_its_tree_search_plays_a_game_to_the_end() -> None:
    game = pyspiel.load_game("python_serai_otrar(players=2,short_fair=true)")
    rng = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 1.4, 2, judge, random_state=rng) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("python_serai_otrar", {"players": 4, "short_fair": True})
    assert game.num_players() == 4
    assert game.new_initial_state().state.terms.options["short_fair"] is True


def test_a_player_sees_the_features_of_the_title() -> None:
    game = pyspiel.load_game("python_serai_otrar(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor[observer.describer.layout.at("1.here")] == 1
    assert observer.tensor[observer.describer.layout.at("3.here")] == 0
    assert "'holdings'" in observer.string_from(state, 1)
