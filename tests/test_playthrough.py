"""The golden playthroughs play as they were written."""

import pytest

import serai
from tests.playthrough import FOLDER, GAMES, choices, playthrough

FOLLOWED = [file for file, (_, seats, _, _) in GAMES.items() if seats.count("greedy") > 1 and not serai.COMPILED]
"""On plain Python several greedy bots think for minutes: what they chose is read, and only the rules are played."""


@pytest.mark.parametrize("file", list(GAMES))
def test_a_golden_game_plays_as_written(file: str) -> None:
    written = (FOLDER / f"{file}.txt").read_text("utf-8")
    played = playthrough(*GAMES[file], choices(written) if file in FOLLOWED else None)
    assert played.splitlines() == written.splitlines()
