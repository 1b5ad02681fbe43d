"""The five bonus actions, before and after the main one: complete a contract, 3 coins, reroll, adjust, black die."""

from serai.core.step import CHANCE, Step
from serai.games.marco_polo.actions import DIE, DOWN, UP
from serai.games.marco_polo.dice import Roll, different_dice, gain_black_dice, put_die
from serai.games.marco_polo.rewards import gain
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.words import CAMEL, KINDS, MONEY_BAG, NOBODY


def complete_contract(t: Table, seat: int, slot: int) -> None:
    """Pay for it, put it away, and only then receive its reward. (18)"""
    me = t.players[seat]
    number = me.contracts[slot]
    contract = t.printed.contracts[number]
    me.contracts[slot] = NOBODY
    me.completed |= 1 << number
    t.tell("complete", seat, number, me.contracts_completed())
    t.give_plain(seat, contract.cost)
    gain(t, seat, contract.reward)


def buy_black_die(t: Table, seat: int) -> None:
    t.give(seat, CAMEL, t.printed.black_die_camels)
    gain_black_dice(t, seat, 1)


def dice_of(t: Table, seat: int) -> list[int]:
    """Each die that one can name."""
    return [DIE + die for die in different_dice(t.players[seat].dice)]


class UseMoneyBag(Step[Table]):
    """Any die goes to the money bag, for 3 coins whatever it shows and whoever was there. (9)"""

    def legal(self, t: Table) -> list[int]:
        return dice_of(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        put_die(t, self.seat, MONEY_BAG, action - DIE)
        gain(t, self.seat, t.printed.bag_gain)


class Reroll(Step[Table]):
    """For a camel, one die is rolled again."""

    def legal(self, t: Table) -> list[int]:
        return dice_of(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        t.give(self.seat, CAMEL, t.printed.reroll_camels)
        die = action - DIE
        t.players[self.seat].dice.remove(die)
        t.tell("reroll", self.seat, die // KINDS, die % KINDS)
        t.push(Roll(CHANCE, self.seat, die % KINDS, 1))


class Adjust(Step[Table]):
    """For two camels, one die is turned up or down by one."""

    def legal(self, t: Table) -> list[int]:
        return dice_of(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        t.push(TurnDie(self.seat, action - DIE))


class TurnDie(Step[Table]):
    """Up or down, but never between a 6 and a 1."""

    def __init__(self, seat: int, die: int) -> None:
        Step.__init__(self, seat)
        self.die = die

    def data(self) -> list[int]:
        return [self.seat, self.die]

    def legal(self, t: Table) -> list[int]:
        value = self.die // KINDS
        return ([DOWN] if value > 1 else []) + ([UP] if value < 6 else [])

    def apply(self, t: Table, action: int) -> None:
        me = t.players[self.seat]
        t.give(self.seat, CAMEL, t.printed.adjust_camels)
        me.dice.remove(self.die)
        value = self.die // KINDS + (1 if action == UP else -1)
        me.add_die(self.die % KINDS, value)
        t.tell("adjust", self.seat, self.die // KINDS, value, self.die % KINDS)
