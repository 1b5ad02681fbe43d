"""What the bots know of Tadmor."""

from typing import Final

from serai.games.tadmor.bot.evaluation import worth
from serai.games.tadmor.bot.features import LAYOUT, PHASES, features, phase

__all__ = ["LAYOUT", "PHASES", "features", "phase", "worth"]

KNOWS_MIDDLE: Final = True
"""A turn may be so long that nobody looks ahead to its end."""

FAR: Final = 40
"""Changes of actor that a rollout looks ahead: pieces are placed one by one, and pay much later."""
