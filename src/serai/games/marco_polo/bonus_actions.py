"""The five bonus actions, before and after the main one: complete a contract, 3 coins, reroll, adjust, black die."""

from serai.core.rows import changed
from serai.core.step import CHANCE, Step
from serai.games.marco_polo.actions import DIE, DOWN, UP
from serai.games.marco_polo.constants import CAMEL, MONEY_BAG, NOBODY
from serai.games.marco_polo.dice import Roll, different_dice, gain_black_dice, put_die
from serai.games.marco_polo.die import kind_of, value_of
from serai.games.marco_polo.rewards import gain
from serai.games.marco_polo.table import Table


def complete_contract(t: Table, seat: int, slot: int) -> None:
    """Pay for it, put it away, and only then receive its reward. (18)"""
    me = t.players[seat]
    number = me.contracts[slot]
    contract = t.printed.contracts[number]
    me.contracts = changed(me.contracts, slot, NOBODY)
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


class UseMoneyBag(Step):
    """Any die goes to the money bag, for 3 coins whatever it shows and whoever was there. (9)"""

    def legal(self, t: Table) -> list[int]:
        return dice_of(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        put_die(t, self.seat, MONEY_BAG, action - DIE, one_more=False)
        gain(t, self.seat, t.printed.bag_gain)


class Reroll(Step):
    """For a camel, one die is rolled again."""

    def legal(self, t: Table) -> list[int]:
        return dice_of(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        t.give(self.seat, CAMEL, t.printed.reroll_camels)
        die = action - DIE
        t.players[self.seat].dice.remove(die)
        t.tell("reroll", self.seat, value_of(die), kind_of(die))
        t.push(Roll(CHANCE, self.seat, kind_of(die), 1))


class Adjust(Step):
    """For two camels, one die is turned up or down by one."""

    def legal(self, t: Table) -> list[int]:
        return dice_of(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        t.push(TurnDie(self.seat, action - DIE))


class TurnDie(Step):
    """Up or down, but never between a 6 and a 1."""

    def __init__(self, seat: int, die: int) -> None:
        Step.__init__(self, seat)
        self.die = die

    def legal(self, t: Table) -> list[int]:
        value = value_of(self.die)
        return ([DOWN] if value > 1 else []) + ([UP] if value < 6 else [])

    def apply(self, t: Table, action: int) -> None:
        me = t.players[self.seat]
        t.give(self.seat, CAMEL, t.printed.adjust_camels)
        me.dice.remove(self.die)
        value = value_of(self.die) + (1 if action == UP else -1)
        me.add_die(kind_of(self.die), value)
        t.tell("adjust", self.seat, value_of(self.die), value, kind_of(self.die))
