"""PettingZoo's own tests of every title, and what they do not ask."""

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

import serai
from serai.core.game import Game
from serai.envs import aec
from serai.envs.table import ILLEGAL
from tests.envs.titles import every_title

CYCLES = 200 if serai.COMPILED else 40
"""Rounds in which PettingZoo looks at each title; a whole game of a small one is shorter."""

# Observations are dictionaries, as PettingZoo wants them where actions are masked; its test knows its own such games by
# name and warns of all others. Whoever has left the game has nothing legal to do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def module_of(game: Game, players: int) -> SimpleNamespace:
    """What PettingZoo calls a module: makers of both forms."""
    return SimpleNamespace(
        env=partial(aec.env, game, players=players), parallel_env=partial(aec.parallel_env, game, players=players)
    )


@every_title
def test_it_keeps_to_the_interface(game: Game) -> None:
    api_test(aec.env(game), num_cycles=CYCLES)


def test_it_does_so_to_the_end_of_a_game_and_where_agents_are_cut_off(otrar: Game) -> None:
    api_test(aec.env(otrar, players=2), num_cycles=1000)
    api_test(aec.env(otrar, players=3, max_cycles=5), num_cycles=1000)


@every_title
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    seed_test(partial(aec.env, game), num_cycles=CYCLES)


@every_title
def test_each_agent_is_asked_as_often_as_is_wanted(game: Game) -> None:
    for players in game.players[-2:]:
        max_cycles_test(module_of(game, players))


def test_the_form_in_which_all_answer_at_once_keeps_to_its_interface(otrar: Game) -> None:
    parallel_api_test(aec.parallel_env(otrar), num_cycles=200)


def test_both_forms_of_a_title_have_names_of_their_own(otrar: Game) -> None:
    envs = [aec.raw_env("merv"), aec.parallel_env("merv"), aec.raw_env(otrar)]
    assert [env.metadata["name"] for env in envs] == ["serai_merv_v0", "serai_merv_parallel_v0", "serai_otrar_v0"]


def played(env: aec.raw_env) -> dict[str, float]:
    """Random legal play to the end; what each agent was given in all."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        given[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
    return given


def test_the_winner_has_the_whole_reward(otrar: Game) -> None:
    env = aec.raw_env("otrar", players=3)
    env.reset(seed=4)
    given = played(env)
    assert sum(given.values()) == pytest.approx(1)
    winners = [f"seat_{seat}" for seat in env.table.state.ranking()[0]]
    assert [agent for agent, reward in given.items() if reward] == winners


def test_an_illegal_action_changes_nothing_and_costs_a_little(otrar: Game) -> None:
    env = aec.raw_env("otrar", players=2)
    env.reset(seed=1)
    before, agent = env.table.state.to_json(), env.agent_selection
    env.step(otrar.actions.parse("buy 1"))  # nobody may buy before the dice are kept
    assert env.table.state.to_json() == before
    assert (env.agent_selection, env.rewards[agent], env.infos[agent]) == (agent, ILLEGAL, {"illegal": True})


def test_who_was_asked_often_enough_leaves_and_others_play_on(otrar: Game) -> None:
    env = aec.raw_env("otrar", players=2, max_cycles=3)
    env.reset(seed=1)
    first = env.agent_selection
    while first in env.agents:
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(env.agent_selection).sample(seen["action_mask"]))
    assert env.agents
    assert env.agent_selection != first
    assert env.table.state.actor == env.possible_agents.index(env.agent_selection)


def test_options_and_players_are_arguments(otrar: Game) -> None:
    env = aec.raw_env("otrar", players=4, options={"short_fair": True})
    assert len(env.possible_agents) == 4
    env.reset(seed=1)
    assert env.table.state.terms.options["short_fair"] is True
    with pytest.raises(serai.Refusal, match="players, not 9"):
        aec.raw_env("otrar", players=9)


def test_it_is_drawn_as_text_for_whoever_asks(otrar: Game) -> None:
    env = aec.env("otrar", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Day 1 of 5" in env.render()
