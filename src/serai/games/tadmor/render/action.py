"""One legal action of the decision that is asked now."""

from serai.core.render.decision_text import ActionText
from serai.games.tadmor.render.speech import texts
from serai.games.tadmor.table import Table


class Action(ActionText[Table]):
    def __init__(self, t: Table, action: int) -> None:
        ActionText.__init__(self, texts(), t, action)
        self.me = t.players[max(0, self.seat)]
