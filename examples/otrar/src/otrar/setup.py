"""Setting up: coins, two wares in secret for each, a market, and who begins."""

from otrar.actions import START
from otrar.constants import WARES
from otrar.market import DrawCard, FillMarket
from otrar.table import Setting, Table
from otrar.turn import NextDay
from serai.core.fields import Form
from serai.core.step import CHANCE, Step


def set_up(setting: Setting) -> Table:
    """A table up to its first decision, which is chance's."""
    t = Table(setting, Form())
    t.deck = [t.printed.copies] * len(WARES)
    for player in t.players:
        player.coins = t.printed.first_coins
    t.push(NextDay(0))
    t.push(FillMarket(0))
    for seat in range(t.seats):
        for _ in range(t.printed.first_cards):
            t.push(DrawCard(CHANCE, seat))
    t.push(ChooseFirst(CHANCE))
    t.settle()
    return t


class ChooseFirst(Step):
    """Chance says who begins, on every day of the fair, and has a coin more for it."""

    def legal(self, t: Table) -> list[int]:
        return [START + seat for seat in range(t.seats)]

    def apply(self, t: Table, action: int) -> None:
        t.first = action - START
        t.tell("start", t.first)
        if t.rules.first_has_more:
            t.gain(t.first, t.printed.coins_for_first)
