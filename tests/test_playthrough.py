"""The golden playthroughs play as they were written."""

import pytest

from tests.playthrough import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("file", list(GAMES))
def test_a_golden_game_plays_as_written(file: str) -> None:
    assert playthrough(*GAMES[file]).splitlines() == (FOLDER / f"{file}.txt").read_text("utf-8").splitlines()
