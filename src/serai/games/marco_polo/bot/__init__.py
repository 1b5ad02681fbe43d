"""What the bots know of Marco Polo, and what the arena counts of it."""

from serai.games.marco_polo.bot.counts import played_as, tally
from serai.games.marco_polo.bot.evaluation import worth

__all__ = ["played_as", "tally", "worth"]
