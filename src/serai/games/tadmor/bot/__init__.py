"""What the bots know of Tadmor."""

from serai.games.tadmor.bot.evaluation import worth
from serai.games.tadmor.bot.features import LAYOUT, PHASES, features, phase

__all__ = ["LAYOUT", "PHASES", "features", "phase", "worth"]
