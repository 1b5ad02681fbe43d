"""What the bots know of Merv."""

from serai.games.merv.bot.evaluation import worth

__all__ = ["worth"]
