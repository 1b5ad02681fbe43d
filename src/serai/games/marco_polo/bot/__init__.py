"""What the bots know of Marco Polo, and what the arena counts of it."""

from serai.games.marco_polo.bot.counts import played_as, tally
from serai.games.marco_polo.bot.evaluation import worth
from serai.games.marco_polo.bot.features import LAYOUT, PHASES, features, phase

__all__ = ["LAYOUT", "PHASES", "features", "phase", "played_as", "tally", "worth"]
