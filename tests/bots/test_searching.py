"""The search at the tables of every title: legal, and blind to what its seat cannot know."""

import random
from typing import Final

import pytest

import serai
from serai.bots.knowledge import knowledge
from serai.bots.policy import Planning
from serai.bots.search import SearchBot, Settings
from serai.core.bot import Chair, Sitting
from serai.core.game import Game
from serai.core.play import apply_and_tell, draw
from tests.contract.journeys import every_game, journeys

ROLLOUTS: Final = 8
DECISIONS: Final = 8 if serai.COMPILED else 2
"""Of a game that a search decides; on plain Python it thinks long."""
BETWEEN: Final = 9
"""From one of the positions that are looked at to the next."""

TABLES: Final = [
    pytest.param(game, players, id=f"{game.name}-{players}p")
    for game in serai.GAMES.values()
    for players in ([1, 2, 4] if 1 in game.players else [2, 4])
]


def search(game: Game) -> SearchBot:
    """One that judges by hand, whatever else a title has learnt."""
    judge = knowledge(game).cautious()
    bot = SearchBot(judge, Planning(judge, 2), Settings(0.0, ROLLOUTS))
    bot.settings.arms, bot.settings.horizon = 4, 1
    return bot


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_search_plays_whole_games_legally(game: Game, players: int) -> None:
    state, rng, bot = game.new(players), random.Random(players), search(game)
    sitting = Sitting(bot, Chair(state, players - 1, random.Random(7)))
    decided = 0
    while not state.is_over:
        actor, legal = state.actor, state.legal()
        action = draw(state, rng) if actor == serai.CHANCE else rng.choice(legal)
        if actor == players - 1 and decided < DECISIONS and rng.random() < 0.25:
            before = state.to_json()
            action = sitting.choose(60.0)
            assert action in legal
            assert state.to_json() == before
            decided += 1
        apply_and_tell(state, action, [sitting])
    assert bot.rollouts > 0
    assert decided == DECISIONS


@every_game
def test_what_a_seat_cannot_know_makes_no_difference(game: Game) -> None:
    compared = 0
    for at, state in enumerate(journeys(game)[-1].decisions[::BETWEEN]):
        other = state.redeal(state.actor, random.Random(at))
        choices = [search(game).choose(Chair(one, state.actor, random.Random(5))) for one in (state, other)]
        assert choices[0] == choices[1]
        compared += state.to_json() != other.to_json()
    assert bool(compared) == game.keeps_secrets()
