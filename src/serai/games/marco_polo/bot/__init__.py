"""What the bots know of Marco Polo."""

from serai.games.marco_polo.bot.evaluation import worth
from serai.games.marco_polo.bot.features import LAYOUT, PHASES, features, phase

__all__ = ["LAYOUT", "PHASES", "features", "phase", "worth"]
