"""The order of play: charms are dealt, then one after the other takes from the pile."""

from serai.core.fields import Form
from serai.core.step import CHANCE, Step

from .actions import CHARM, CHARMS, FROM_CHARM, FROM_PEBBLES, STOP, TAKE
from .table import Setting, Table


def set_up(setting: Setting) -> Table:
    """A table up to its first decision."""
    t = Table(setting, Form())
    t.pile = setting.printed.pebbles
    t.push(TakePebbles(0))
    for seat in range(setting.players):
        t.push(DrawCharm(CHANCE, seat))
    t.settle()
    return t


class DrawCharm(Step):
    """Chance gives a player one of the charms that nobody has, and nobody else sees it."""

    def __init__(self, seat: int, owner: int) -> None:
        Step.__init__(self, seat)
        self.owner = owner

    def legal(self, t: Table) -> list[int]:
        return [CHARM + charm for charm in range(len(CHARMS)) if charm not in t.charms()]

    def apply(self, t: Table, action: int) -> None:
        t.players[self.owner].charm = action - CHARM
        t.tell_only([self.owner], "charm", self.owner, action - CHARM)


class TakePebbles(Step):
    """Take some pebbles, or stop the game once the pile is half empty; it ends with the last pebble too."""

    def legal(self, t: Table) -> list[int]:
        half_empty = 2 * t.pile <= t.printed.pebbles
        stop = [STOP] if half_empty and t.terms.options["may_stop"] else []
        return stop + [TAKE + n for n in range(min(t.pile, t.printed.most))]

    def apply(self, t: Table, action: int) -> None:
        if action == STOP:
            t.tell("stop", self.seat)
        else:
            pebbles = action - TAKE + 1
            t.pile -= pebbles
            t.tell("take", self.seat, pebbles)
            t.score(self.seat, pebbles, FROM_PEBBLES)
        if action == STOP or not t.pile:
            end_game(t)
        else:
            t.push(TakePebbles((self.seat + 1) % t.seats))


def end_game(t: Table) -> None:
    """All charms are turned up and score."""
    for seat, charm in enumerate(t.charms()):
        t.tell("show", seat, charm)
        t.score(seat, t.printed.points[charm], FROM_CHARM)
