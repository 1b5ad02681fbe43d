"""Serai: the great games of the Silk Road, to play and to study.

>>> import serai
>>> state = serai.game("merv").new(players=3)
"""

from serai.core import errors
from serai.core.build import COMPILED
from serai.core.components import ComponentsError
from serai.core.errors import IllegalAction, Refusal
from serai.core.game import Game
from serai.core.say import Say
from serai.core.state import Score, State
from serai.core.step import CHANCE, OVER
from serai.core.titles import GAMES
from serai.core.titles import find as game

__version__ = "0.1.0"


def in_english(said: Say | str) -> str:
    """What a refusal says to a program's author; without the libraries of words, its key and its facts."""
    try:
        from serai.language import language  # only who reads needs words
    except ImportError:
        return errors.plainly(said)
    return language("en")(said)


errors.speak = in_english

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
