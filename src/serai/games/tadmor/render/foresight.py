"""What a choice leads to at once, before it is made: a draw cannot be taken back."""

from serai.core.say import Say
from serai.core.step import CHANCE
from serai.games.tadmor.table import Table


def for_good(t: Table, action: int, said: Say) -> Say:
    """The sentence of an action, with a warning if something is drawn as soon as it is chosen."""
    then = t.clone()
    then.apply(action)
    return Say("warned-for-good", action=said) if then.actor == CHANCE else said
