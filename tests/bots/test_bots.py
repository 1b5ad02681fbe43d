"""The bots: they play legally, see only their chair, and greedy is worth beating."""

import random

import pytest

import serai
from serai import bots
from serai.arena.simulate import simulate
from serai.bots.spec import SEARCHING
from serai.core.bot import Chair
from serai.core.game import Game
from serai.core.play import play

MERV = serai.game("merv")


GAMES, WON = (20, 18) if serai.COMPILED else (2, 1)
"""A bot is as strong on either build, and thinks twenty times as long on plain Python."""


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_greedy_beats_three_randoms(game: Game) -> None:
    report = simulate(game, ["greedy", "random", "random", "random"], GAMES, 7, {})
    assert report.by_bot["greedy"].wins >= WON


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_a_bot_leaves_the_table_alone_and_chooses_a_legal_action(game: Game) -> None:
    for name in set(bots.names_for(game)) - set(SEARCHING):
        rng = random.Random(1)
        state = game.new(2)
        bot = bots.make(name, game)
        for _ in range(120):
            if state.actor == serai.CHANCE:
                state.apply(rng.choice(state.legal()))
                continue
            before = state.to_json()
            action = bot.choose(Chair(state, state.actor, rng))
            assert state.to_json() == before
            assert action in state.legal()
            state.apply(action)


def test_a_chair_hands_out_copies_only() -> None:
    state = MERV.new(2)
    while state.actor == serai.CHANCE:
        state.apply(state.legal()[0])
    chair = Chair(state, state.actor, random.Random(1))
    before = state.to_json()
    assert chair.notation(chair.legal()[0]) == "slot 1"
    chair.legal().clear()
    chair.view().clear()
    copy = chair.redeal()
    copy.apply(copy.legal()[0])
    assert state.to_json() == before
    assert state.legal()


class Lazy:
    """A bot as a researcher would write it, in plain Python outside the package."""

    def choose(self, chair: Chair) -> int:
        return chair.legal()[0]


def test_anything_that_chooses_is_a_bot() -> None:
    state = MERV.play([Lazy(), Lazy()], seed=3)
    assert state.is_over


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(serai.Refusal, match="there is no bot 'deep'; there are random, greedy"):
        bots.make("deep", MERV)


def test_the_driver_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(serai.Refusal, match="2 seats need as many bots, not 1"):
        play(MERV.new(2), [bots.make("random", MERV)], random.Random(1))
    with pytest.raises(serai.Refusal, match="1 to 4 players, not 5"):
        MERV.play([bots.make("random", MERV)] * 5, 1)
