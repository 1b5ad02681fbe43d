"""One legal action of the decision that is asked now."""

from serai.core.render.asked import Choice
from serai.games.tadmor.render.speech import texts
from serai.games.tadmor.table import Table


class Asked(Choice[Table]):
    def __init__(self, t: Table, action: int) -> None:
        Choice.__init__(self, texts(), t, action)
        self.me = t.players[max(0, self.seat)]
