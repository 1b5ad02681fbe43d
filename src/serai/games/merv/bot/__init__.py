"""What the bots know of Merv."""

from serai.games.merv.bot.evaluation import worth
from serai.games.merv.bot.features import LAYOUT, PHASES, features, phase

__all__ = ["LAYOUT", "PHASES", "features", "phase", "worth"]
