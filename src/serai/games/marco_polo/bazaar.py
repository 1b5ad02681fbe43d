"""The Grand Bazaar: four rows, in each a table of what a value gives."""

from serai.core.step import Step
from serai.games.marco_polo.actions import COLUMN
from serai.games.marco_polo.bundle import sensible_entries
from serai.games.marco_polo.characters import others_profit
from serai.games.marco_polo.constants import BAZAAR
from serai.games.marco_polo.rewards import gain
from serai.games.marco_polo.table import Table


class ChooseColumn(Step):
    """The column of the lowest die, or a lower one that gives something else. (81)"""

    def __init__(self, seat: int, space: int, value: int) -> None:
        Step.__init__(self, seat)
        self.space = space
        self.value = value

    def legal(self, t: Table) -> list[int]:
        return [COLUMN + at for at in sensible_entries(t.printed.bazaar[self.space - BAZAAR], self.value)]

    def apply(self, t: Table, action: int) -> None:
        take_column(t, self.seat, self.space, action - COLUMN)


def take_column(t: Table, seat: int, space: int, column: int) -> None:
    gain(t, seat, t.printed.bazaar[space - BAZAAR][column])
    others_profit(t, seat, space)
