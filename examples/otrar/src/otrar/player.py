"""What lies before one player."""

from otrar.constants import SOURCES, WARES
from serai.core.fields import By, Form, Holder
from serai.core.sets import total


class Player(Holder):
    """Rows are shared between copies of a table: they are replaced, never changed in place."""

    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.coins = form.number("coins")
        self.open = form.row("open", By(WARES))
        """The wares bought, which everybody sees."""
        self.hand = form.row("hand", By(WARES), secret=True)
        """The wares drawn, which nobody else sees."""
        self.stalls = form.row("stalls", By(WARES))
        self.points = form.row("points", By(SOURCES))

    def wares(self, ware: int) -> int:
        """So many cards of a ware, open or in hand."""
        return self.open[ware] + self.hand[ware]

    def score(self) -> int:
        return total(self.points)
