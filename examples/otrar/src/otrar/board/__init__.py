"""Otrar as a picture: days and dice, the market, the four quarters, and what lies before each player."""

from otrar.board.mats import mat
from otrar.board.pictures import symbols
from otrar.board.sheets import draw

__all__ = ["draw", "mat", "symbols"]
