"""What the bots know of Marco Polo."""

from serai.games.marco_polo.bot.evaluation import worth

__all__ = ["worth"]
