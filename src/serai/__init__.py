"""Serai: the great games of the Silk Road, to play and to study.

>>> import serai
>>> state = serai.game("merv").new(players=3)
"""

from serai.core.build import COMPILED
from serai.core.components import ComponentsError
from serai.core.errors import IllegalAction, Refusal
from serai.core.game import Game
from serai.core.state import Score, State
from serai.core.step import CHANCE, OVER
from serai.core.titles import GAMES
from serai.core.titles import find as game

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "OVER",
    "ComponentsError",
    "Game",
    "IllegalAction",
    "Refusal",
    "Score",
    "State",
    "game",
]
