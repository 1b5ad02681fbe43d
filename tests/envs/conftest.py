"""A small title with features, played here as long as a test lasts."""

import pytest

from otrar.game import OTRAR
from serai.core.game import Game
from serai.core.titles import GAMES


@pytest.fixture
def otrar(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(GAMES, "otrar", OTRAR)
    return OTRAR
