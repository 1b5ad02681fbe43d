"""What a choice leads to at once, before it is made: a draw cannot be taken back."""

from serai.core.step import CHANCE
from serai.games.tadmor.render.speech import phrase
from serai.games.tadmor.table import Table


def no_way_back(t: Table, action: int) -> str:
    """A warning, if something is drawn as soon as this is chosen."""
    then = t.clone()
    then.apply(action)
    return phrase("no_way_back") if then.actor == CHANCE else ""
