"""One legal action of the decision that is asked now."""

from serai.core.render.decision import Offered
from serai.games.tadmor.table import Table


class Action(Offered[Table]):
    def __init__(self, t: Table, action: int) -> None:
        Offered.__init__(self, t, action)
        self.me = t.players[max(0, self.seat)]
