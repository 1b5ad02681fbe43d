"""Dice: rolling them at the start of a round, compensation for a low roll, black dice."""

from typing import Final

from serai.core.step import CHANCE, Step
from serai.games.marco_polo.actions import AUTOMATIC, COINS, DONE, ROLL
from serai.games.marco_polo.constants import (
    BLACK,
    BLACK_COLOUR,
    CAMEL,
    COIN,
    MATTEO,
    OWN,
    WHITE,
    WHITE_COLOUR,
)
from serai.games.marco_polo.die import kind_of, placed_die, value_of
from serai.games.marco_polo.table import Table

EACH_ROLL: Final = [ROLL, ROLL + 1, ROLL + 2, ROLL + 3, ROLL + 4, ROLL + 5]
EVENLY: Final = [1, 1, 1, 1, 1, 1]


class Roll(Step):
    """Somebody's dice of one kind are rolled, one after the other."""

    def __init__(self, seat: int, owner: int, kind: int, left: int) -> None:
        Step.__init__(self, seat)
        self.owner = owner
        self.kind = kind
        self.left = left

    def legal(self, t: Table) -> list[int]:
        return EACH_ROLL

    def weights(self, t: Table) -> list[int]:
        return EVENLY

    def apply(self, t: Table, action: int) -> None:
        value = action - ROLL + 1
        t.players[self.owner].add_die(self.kind, value)
        t.tell("roll", self.owner, value, self.kind)
        if self.left > 1:
            t.push(Roll(CHANCE, self.owner, self.kind, self.left - 1))


def roll(t: Table, seat: int, kind: int, dice: int) -> None:
    """Dice come before a player: rolled, or for Rashid as they are. (40)"""
    if t.players[seat].names_values():
        for _ in range(dice):
            t.players[seat].add_die(kind, 0)
    elif dice:
        t.push(Roll(CHANCE, seat, kind, dice))


def roll_for_round(t: Table, seat: int) -> None:
    if t.players[seat].character == MATTEO:
        roll(t, seat, WHITE, t.printed.white_dice)
    roll(t, seat, OWN, t.printed.dice)


def gain_black_dice(t: Table, seat: int, dice: int) -> None:
    """From the board, as long as there are any; otherwise the reward is lost. (12)"""
    dice = min(dice, t.black_dice)
    if dice == 0:
        t.tell("no_black_die", seat)
    else:
        t.black_dice -= dice
        t.tell("black_die", seat, dice)
        roll(t, seat, BLACK, dice)


# Compensation --------------------------------------------------------------------------------------------------------


def shortfall(t: Table, seat: int) -> int:
    """How far a roll fell short; Rashid has none. (39, 40)"""
    me = t.players[seat]
    return 0 if me.names_values() else max(0, t.printed.compensation_below - me.pips())


class Compensate(Step):
    """For a low roll, coins or camels in any mix. (39)"""

    def legal(self, t: Table) -> list[int]:
        missing = shortfall(t, self.seat)
        return [COINS + coins for coins in range(missing + 1)] if missing else AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            missing = shortfall(t, self.seat)
            t.tell("compensation", self.seat, missing)
            t.take(self.seat, COIN, action - COINS)
            t.take(self.seat, CAMEL, missing - (action - COINS))


def different_dice(dice: list[int]) -> list[int]:
    """The dice of a sorted hand, those alike counted once."""
    found: list[int] = []
    for die in dice:
        if not found or found[-1] != die:
            found.append(die)
    return found


def put_die(t: Table, seat: int, space: int, die: int, one_more: bool) -> None:
    """A die leaves a player's hand for a space of the board; told as the first there, or as one more of its group."""
    kind, value = kind_of(die), value_of(die)
    colour = seat if kind == OWN else BLACK_COLOUR if kind == BLACK else WHITE_COLOUR
    t.players[seat].dice.remove(die)
    t.placed.append(placed_die(space, colour, value))
    if one_more:
        t.tell("die_too", seat, space, value, kind)
    else:
        t.tell("die", seat, space, value, kind)
