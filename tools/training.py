"""Games for a compiler that is guided by a profile: what people and bots do with the engine, in a few seconds.

setup.py plays them on a build that counts, and compiles again by the counts.
"""

import random

import serai
from serai import bots
from serai.core.game import Game
from serai.core.play import play, playout

GAMES_EACH = 60
SEED = 12


def train(game: Game) -> None:
    """Random games with every number of players, copies in the middle of them, and one between greedy bots."""
    rng = random.Random(SEED)
    for players in game.players:
        for _ in range(GAMES_EACH):
            state = game.new(players)
            playout(state.clone(), rng)
            if players > 1:
                playout(state.redeal(0, rng), rng)
    players = game.players[-1]
    play(game.new(players), [bots.make("greedy", game) for _ in range(players)], rng)


if __name__ == "__main__":
    for each in serai.GAMES.values():
        train(each)
