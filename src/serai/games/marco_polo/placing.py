"""Placing dice on an action space: who may, with which dice, at what price, and what then happens. (1 to 6, 59, 83)"""

from serai.core.step import Step
from serai.games.marco_polo.actions import DIE, VALUE
from serai.games.marco_polo.bazaar import ChooseColumn, take_column
from serai.games.marco_polo.bundle import sensible_entries
from serai.games.marco_polo.characters import others_profit
from serai.games.marco_polo.city_cards import can_use_card, use_card
from serai.games.marco_polo.constants import (
    BAZAAR,
    CAMEL,
    CARD_SPACE,
    COIN,
    COINS_SPACE,
    CONTRACT_SPACE,
    KHAN,
    NOBODY,
    TRAVEL,
)
from serai.games.marco_polo.contracts import TakeContracts
from serai.games.marco_polo.dice import put_die
from serai.games.marco_polo.die import colour_of, pips_of, value_of
from serai.games.marco_polo.journey import TRAVEL_ACTION, Journey, can_walk
from serai.games.marco_polo.naming import worth_naming
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.rewards import Arrive, gain
from serai.games.marco_polo.table import Table


def is_due(t: Table, me: Player, space: int) -> bool:
    """Whether one pays for company: on an occupied space, but not at the Khan's; city cards close instead. (1, 4)"""
    return t.occupied >> space & 1 == 1 and space != KHAN and me.pays_for_company()


def can_place(t: Table, seat: int, space: int) -> bool:
    """Some dice of this player can go there, and the action can be carried out. (7, 59)"""
    me = t.players[seat]
    dice = me.dice_for(space)
    needed = t.printed.dice_on[space]
    if len(dice) < needed:
        return False
    # The best value and the best price may be those of different dice: no space has both a least value and a price.
    highest = 6 if me.names_values() else value_of(dice[-needed])
    price = lowest_price(t, me, space, dice)
    return price <= me.stock[COIN] and can_act(t, seat, space, highest, me.stock[COIN] - price)


def lowest_price(t: Table, me: Player, space: int, dice: list[int]) -> int:
    if not is_due(t, me, space):
        return 0
    return 1 if me.names_values() else value_of(dice[0])


def can_act(t: Table, seat: int, space: int, value: int, coins: int) -> bool:
    """With dice of this value, and so many coins left, the action can be carried out at least once."""
    if space < KHAN:
        return True
    if space == KHAN:
        return t.khan_dice < t.printed.khan_spaces and value >= t.khan_value
    if space == CONTRACT_SPACE:
        return len(t.row) > 0
    if space == TRAVEL:
        me = t.players[seat]
        return can_walk(t, me, coins - t.printed.step_coins[0], me.stock[CAMEL])
    return not t.occupied >> space & 1 and can_use_card(t, seat, space - CARD_SPACE)


class ChooseDice(Step):
    """The dice for a space, the lowest first: it decides. The others are at least as high. (83)"""

    def __init__(self, seat: int, space: int, left: int, least: int) -> None:
        Step.__init__(self, seat)
        self.space = space
        self.left = left
        self.least = least
        """The die placed before this one, or NOBODY."""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        dice = me.dice_for(self.space)
        due = self.least == NOBODY and is_due(t, me, self.space)
        options: list[int] = []
        for at in range(len(dice) - self.left + 1):
            die = dice[at]
            if die < self.least or (options and options[-1] == DIE + die):
                continue
            if self.least == NOBODY and not self.can_decide(t, me, value_of(die), due):
                continue
            options.append(DIE + die)
        return options

    def can_decide(self, t: Table, me: Player, value: int, due: bool) -> bool:
        """A die of this value can be the lowest one; Rashid names his afterwards."""
        if value == 0:
            return True
        coins = me.stock[COIN] - (value if due else 0)
        return coins >= 0 and can_act(t, self.seat, self.space, value, coins)

    def apply(self, t: Table, action: int) -> None:
        put_die(t, self.seat, self.space, action - DIE, one_more=self.least != NOBODY)
        if self.left > 1:
            t.push(ChooseDice(self.seat, self.space, self.left - 1, action - DIE))
        else:
            dice_are_placed(t, self.seat, self.space)


def dice_are_placed(t: Table, seat: int, space: int) -> None:
    """First pay for company by the lowest die, then act; the space is occupied from now on. (2, 3)"""
    me = t.players[seat]
    due = is_due(t, me, space)
    group = t.placed[-t.printed.dice_on[space] :]
    for die in group:
        if colour_of(die) == seat:
            me.spaces |= 1 << space
    t.occupied |= 1 << space
    if me.names_values():
        t.push(NameValue(seat, space, int(due)))
    else:
        value = pips_of(group[0])
        if due:
            t.give(seat, COIN, value)
        act(t, seat, space, value)


class NameValue(Step):
    """Rashid names one value for all the dice he has placed, and pays by it. (40, 76, 84, 88)"""

    def __init__(self, seat: int, space: int, due: int) -> None:
        Step.__init__(self, seat)
        self.space = space
        self.due = due

    def legal(self, t: Table) -> list[int]:
        return [VALUE + value - 1 for value in self.values(t)]

    def values(self, t: Table) -> list[int]:
        """Where the value changes nothing but for the better, the best one is named for him. (84)"""
        if self.space == COINS_SPACE:
            return [1]
        if self.space == KHAN:
            last = t.khan_dice + 1 == t.printed.khan_spaces and t.rules.values_worth_naming
            return [6] if last else list(range(max(1, t.khan_value), 7))
        if self.due:
            return self.affordable(t)
        if self.space < KHAN:
            return [at + 1 for at in sensible_entries(t.printed.bazaar[self.space - BAZAAR], 6)]
        return [6]

    def affordable(self, t: Table) -> list[int]:
        """What his coins allow, but for values that give no more than another one and cost more. (88)"""
        me = t.players[self.seat]
        coins = me.stock[COIN]
        most = min(coins, len(t.row) if self.space == CONTRACT_SPACE else 6)
        values = [v for v in range(1, most + 1) if can_act(t, self.seat, self.space, v, coins - v)]
        return worth_naming(t, me, self.space, values) if t.rules.values_worth_naming else values

    def apply(self, t: Table, action: int) -> None:
        value = action - VALUE + 1
        for at in range(1, t.printed.dice_on[self.space] + 1):
            t.placed[-at] += value
        t.tell("value", self.seat, value)
        if self.due:
            t.give(self.seat, COIN, value)
        if BAZAAR <= self.space < KHAN:  # the value he names is the column he takes (84)
            take_column(t, self.seat, self.space, value - 1)
        else:
            act(t, self.seat, self.space, value)


def act(t: Table, seat: int, space: int, value: int) -> None:
    """Perform the action of a space, with the value of the lowest die."""
    if space == COINS_SPACE:
        gain(t, seat, t.printed.coins_gain)
        others_profit(t, seat, space)
    elif space < KHAN:
        t.push(ChooseColumn(seat, space, value))
    elif space == KHAN:
        t.khan_dice += 1
        t.khan_value = value
        gain(t, seat, t.printed.khan_gain)
        others_profit(t, seat, space)
    elif space == CONTRACT_SPACE:
        t.push(TakeContracts(seat, value, NOBODY))
    elif space == TRAVEL:
        t.traveller = seat  # only dice on this space count for the start player (23)
        t.push(Arrive(seat))
        t.push(Journey(seat, TRAVEL_ACTION, value, 0, 0))
    else:
        use_card(t, seat, space - CARD_SPACE, value)
