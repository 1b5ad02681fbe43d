"""What the bots know of Tadmor."""

from serai.games.tadmor.bot.evaluation import worth

__all__ = ["worth"]
