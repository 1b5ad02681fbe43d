"""The games of the house."""

from typing import Final

from serai.core.game import Game
from serai.games.marco_polo.game import MARCO_POLO
from serai.games.merv.game import MERV
from serai.games.tadmor.game import TADMOR

TITLES: Final[list[Game]] = [MERV, MARCO_POLO, TADMOR]
