"""The example of docs/research.md learns, with a tiny budget, to beat who plays at random."""

from pathlib import Path

import numpy as np
import pytest

from examples.research import policy
from examples.research.policy import Learner, PolicyBot, main, train
from otrar.game import OTRAR
from serai.bots.random_bot import RandomBot
from serai.core.titles import GAMES

GAMES_PLAYED = 30


def share_of_victories(bot: PolicyBot) -> float:
    """Against one who plays at random, each in turn at either seat."""
    won = 0.0
    for seed in range(GAMES_PLAYED):
        mine = seed % 2
        first = OTRAR.play([RandomBot(), bot] if mine else [bot, RandomBot()], seed).ranking()[0]
        won += (mine in first) / len(first)
    return won / GAMES_PLAYED


def test_a_few_lessons_are_enough_to_beat_random_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "LESSON", 1024)
    learner = Learner(OTRAR, players=2, count=32, seed=1)
    for _ in range(300):
        learner.step()
    assert learner.network.lessons > 3
    learner.network.save(tmp_path / "otrar.npz")
    assert share_of_victories(PolicyBot(OTRAR, tmp_path)) > 0.7


def test_the_same_seed_learns_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "LESSON", 128)
    monkeypatch.setattr(policy, "WARM_UP", 10)
    learners = [Learner(OTRAR, players=2, count=8, seed=4) for _ in range(2)]
    for learner in learners:
        for _ in range(60):
            learner.step()
    assert learners[0].network.lessons > 0
    assert np.array_equal(learners[0].network.weights["act"], learners[1].network.weights["act"])


def test_the_command_keeps_what_was_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "otrar", OTRAR)
    main(["otrar", "--players", "2", "--tables", "4", "--minutes", "0.005", "--folder", str(tmp_path)])
    assert (tmp_path / "otrar.npz").is_file()
    assert train(OTRAR, 2, 2, 0.0, 1, tmp_path / "again.npz").games == 0
