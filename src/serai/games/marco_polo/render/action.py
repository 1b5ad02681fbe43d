"""One legal action of the decision that is asked now."""

from serai.core.render.decision import Offered
from serai.core.say import SEMICOLON, Fact, Say, Several
from serai.games.marco_polo.table import Table


class Action(Offered[Table]):
    def __init__(self, t: Table, action: int) -> None:
        Offered.__init__(self, t, action)
        self.me = t.players[max(0, self.seat)]


def noted(action: Say, notes: list[Fact]) -> Say:
    """An action with what there is to be said of it besides."""
    return Say("with-notes", action=action, notes=Several(notes, SEMICOLON)) if notes else action
