"""The order of play: the days of the fair, and in each a turn for everybody: roll, perhaps roll again, spend."""

from otrar.actions import KEEP, REROLL, ROLL
from otrar.constants import DICE, FACES
from otrar.market import FillMarket
from otrar.scoring import end_fair
from otrar.spending import SpendDie
from otrar.table import Table
from serai.core.step import CHANCE, Automatic, Repeated, Step


class NextDay(Automatic):
    """A new day, on which everybody has one turn; after the last the fair is over."""

    def happen(self, t: Table) -> None:
        if t.day == t.setting.days:
            end_fair(t)
            return
        t.day += 1
        t.tell("day", -1, t.day)
        t.push(NextDay(0))
        for place in range(t.seats - 1, -1, -1):  # what is pushed last is asked first
            t.push(TakeTurn((t.first + place) % t.seats))


class TakeTurn(Automatic):
    """Three dice are rolled; some may be rolled again; they are spent; the market is filled up."""

    def happen(self, t: Table) -> None:
        t.push(FillMarket(0))
        t.push(SpendDie(self.seat))
        t.push(RollAgain(self.seat))
        t.push(RollDie(CHANCE, DICE, self.seat))


class RollDie(Repeated):
    """Chance rolls dice for a player, one after the other."""

    def __init__(self, seat: int, left: int, owner: int) -> None:
        Repeated.__init__(self, seat, left)
        self.owner = owner

    def legal(self, t: Table) -> list[int]:
        return [ROLL + face for face in range(FACES)]

    def apply(self, t: Table, action: int) -> None:
        t.dice = sorted([*t.dice, action - ROLL + 1])
        if self.left > 1:
            t.push(RollDie(CHANCE, self.left - 1, self.owner))
        else:
            t.tell("roll", self.owner, t.dice[0], t.dice[1], t.dice[2])


class RollAgain(Step):
    """The lowest die, the two lowest or all three may be rolled once more."""

    def legal(self, t: Table) -> list[int]:
        return [KEEP] + [REROLL + at for at in range(DICE)]

    def apply(self, t: Table, action: int) -> None:
        if action == KEEP:
            return
        dice = action - REROLL + 1
        t.dice = t.dice[dice:]
        t.tell("reroll", self.seat, dice)
        t.push(RollDie(CHANCE, dice, self.seat))
