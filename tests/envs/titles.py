"""The titles that have features: ours, and the worked example of one more."""

import pytest

import serai
from otrar.game import OTRAR
from serai.bots.describing import has_features

TITLES = [*(game for game in serai.GAMES.values() if has_features(game)), OTRAR]

every_title = pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
