"""Positions as numbers: a title's layout, and its function that fills a row, both from its package `bot`.

Here and not in the kernel, which knows nothing of what titles tell the bots. See `serai.core.features`.
"""

from collections.abc import Callable
from typing import Any

from serai.bots.knowledge import knowledge, knows
from serai.core.errors import BadSetup
from serai.core.features import Layout, Row
from serai.core.game import Game
from serai.core.say import Say
from serai.core.state import State

Features = Callable[[State, int, Row], None]


class Describer:
    """Describes positions of one title. It has one row, which the next position fills anew."""

    def __init__(self, layout: Layout, features: Features) -> None:
        self.layout = layout
        self.features = features
        self.row = Row(len(layout))

    def describe(self, state: State, seat: int) -> list[int]:
        """What this seat knows of a position; the numbers are good until the next is described."""
        self.row.begin()
        self.features(state, seat, self.row)
        return self.row.numbers


def describer_of(game: Game) -> Describer:
    """One for a title that tells its features; another is refused."""
    offered = knowledge(game).offered if knows(game) else None
    layout: Layout | None = getattr(offered, "LAYOUT", None)
    features: Any = getattr(offered, "features", None)
    if layout is None or not callable(features):
        raise BadSetup(Say("refused-features", game=game.called(), package=f"{game.package}.bot"))
    return Describer(layout, features)


def has_features(game: Game) -> bool:
    """Whether a title tells its positions as numbers."""
    try:
        describer_of(game)
    except BadSetup:
        return False
    return True
