"""The compiled build plays exactly as the plain one: thousands of seeded games at any options, decision by decision."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import serai

SRC = Path(__file__).parents[1] / "src"

PLAYER = """
import hashlib, json, random, sys
import serai
from serai.core.play import draw

def trace(players, seed):
    rng = random.Random(seed)
    game = serai.game(sys.argv[1])
    state = game.new(players, {option.name: rng.choice(option.choices) for option in game.options})
    seen = hashlib.sha256()
    count = 0
    while not state.is_over:
        seen.update(repr((state.actor, state.options)).encode())
        count += 1
        if count % 25 == 0:
            seen.update(json.dumps(state.to_json()).encode())
        chance = state.actor == serai.CHANCE
        state.advance(draw(state, rng) if chance else rng.choice(state.options))
    seen.update(json.dumps(state.to_json()).encode())
    return seen.hexdigest()

print(serai.COMPILED)
for players in serai.game(sys.argv[1]).players:
    for seed in range(int(sys.argv[2])):
        print(players, seed, trace(players, seed))
"""


def traces(path: Path, game: str, games: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PLAYER, game, str(games)],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(not serai.COMPILED, reason="there are two builds to compare only where one is compiled")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", list(serai.GAMES))
def test_both_builds_play_the_same_games(game: str) -> None:
    compiled = traces(Path(serai.__file__).parents[1], game, 500)
    plain = traces(SRC, game, 500)
    assert (compiled[0], plain[0]) == ("True", "False")
    assert compiled[1:] == plain[1:]
