"""What several tests of learning share: a data set to look at, and a look at which weights are asked for."""

import os
from pathlib import Path

import pytest

from serai.bots.knowledge import Knowledge
from serai.bots.weights import Weights
from tests.train.lessons import data_set

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tests run side by side, and torch's threads would wait for each other


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return data_set(tmp_path_factory.mktemp("lessons"))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For how many players weights were asked for, in turn."""
    noted: list[int] = []
    weights = Knowledge.weights

    def noting(known: Knowledge, name: str, players: int) -> Weights:
        noted.append(players)
        return weights(known, name, players)

    monkeypatch.setattr(Knowledge, "weights", noting)
    return noted
