"""Tadmor as a picture: the map with its regions, the supplies, the improvements, and what lies before each player."""

from serai.games.tadmor.board.pictures import symbols
from serai.games.tadmor.board.sheets import draw, mat

__all__ = ["draw", "mat", "symbols"]
