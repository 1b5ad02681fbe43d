"""What must be true of every position of Otrar: no card is lost and none appears."""

from otrar.constants import DICE, FACES, WARES
from otrar.setup import ChooseFirst
from otrar.table import Table
from serai.core.fields import NONE
from serai.core.sets import total


def violations(t: Table) -> list[str]:
    """One line for each broken promise; empty for a sound position."""
    return [*cards(t), *players(t), *order(t)]


def cards(t: Table) -> list[str]:
    found = []
    for ware, name in enumerate(WARES):
        held = [player.wares(ware) for player in t.players]
        there = t.deck[ware] + t.discards[ware] + t.market.count(ware) + total(held)
        if there != t.printed.copies:
            found.append(f"there are {there} cards of {name}")
    rows = [t.deck, t.discards, *[row for player in t.players for row in (player.open, player.hand)]]
    if any(number < 0 for row in rows for number in row):
        found.append("somewhere there are fewer than no cards")
    return found


def players(t: Table) -> list[str]:
    found = []
    for seat, player in enumerate(t.players):
        if player.coins < 0:
            found.append(f"seat {seat} has {player.coins} coins")
        if min(player.stalls) < 0 or total(player.stalls) > t.printed.stalls:
            found.append(f"seat {seat} has {total(player.stalls)} stalls")
    if any(t.stalls_in(quarter) > FACES for quarter in range(len(WARES))):
        found.append("a quarter has more stalls than there is room for")
    return found


def order(t: Table) -> list[str]:
    found = []
    begun = not any(isinstance(step, ChooseFirst) for step in t.stack)
    if not 0 <= t.day <= t.setting.days:
        found.append(f"day {t.day}")
    if t.first >= t.seats or (begun and t.first == NONE):
        found.append("nobody begins")
    if len(t.dice) > DICE or any(not 1 <= die <= FACES for die in t.dice):
        found.append(f"dice {t.dice}")
    return found
