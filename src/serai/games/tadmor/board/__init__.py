"""Tadmor as a picture: the map with its regions, the supplies, the improvements, and what lies before each player."""

from serai.games.tadmor.board.pictured import pictured
from serai.games.tadmor.board.pictures import symbols
from serai.games.tadmor.board.places import places
from serai.games.tadmor.board.sheets import draw, mat
from serai.games.tadmor.board.whole import brief, card

__all__ = ["brief", "card", "draw", "mat", "pictured", "places", "symbols"]
