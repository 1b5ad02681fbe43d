"""What the bots know of Tadmor."""

from typing import Final

from serai.games.tadmor.bot.evaluation import worth
from serai.games.tadmor.bot.features import LAYOUT, PHASES, features, phase

__all__ = ["LAYOUT", "PHASES", "features", "phase", "worth"]

KNOWS_MIDDLE: Final = True
"""A turn may be so long that nobody looks ahead to its end."""

AHEAD: Final = 12
"""Changes of actor that a rollout looks ahead: what is placed one by one pays later."""
