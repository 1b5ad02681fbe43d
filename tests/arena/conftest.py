"""Games that end the processes that play them."""

from pathlib import Path

import pytest

from tests.arena.elsewhere import DEATHS


@pytest.fixture
def deaths(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a file for each death that the deadly bot is to die; none yet."""
    folder = tmp_path / "deaths"
    folder.mkdir()
    monkeypatch.setenv(DEATHS, str(folder))
    return folder
