"""Titles of other distributions, found as long as a test lasts."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core.game import Game
from serai.core.titles import GAMES, Titles
from tests.titles.installed import install, with_installed


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose titles this process and those that it starts can find."""
    assert GAMES  # found before, so that what a test puts there is nobody else's
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", with_installed(tmp_path)["PYTHONPATH"])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith(("pebbles", "stones")):
            del sys.modules[name]


@pytest.fixture
def pebbles(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Pebbles, played here as long as a test lasts."""
    install(shelf)
    game = Titles()["pebbles"]
    monkeypatch.setitem(GAMES, "pebbles", game)
    return game
