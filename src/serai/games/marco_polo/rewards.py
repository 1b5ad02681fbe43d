"""What a bundle gives: what is plain at once, then whatever needs a choice, a draw or a roll. (65, 66, 85)"""

from typing import Final

from serai.core.rows import changed
from serai.core.sets import members
from serai.core.step import CHANCE, Automatic, Repeated, Step
from serai.games.marco_polo.actions import AUTOMATIC, CITY, COLLECT, COPY, DONE, GOOD, PAIR, REWARD
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import EMPTY
from serai.games.marco_polo.constants import (
    ANY_GOOD,
    BEIJING,
    BLACK_DIE,
    COIN,
    DIFFERENT_GOODS,
    LARGE,
    MOVE,
    NOBODY,
    OTHER_BONUS,
    OWN_BONUS,
    PAIRS,
    PEPPER,
    SMALL,
    SMALL_CITIES,
    SPECIAL_CONTRACT,
    VENEZIA,
)
from serai.games.marco_polo.contracts import DrawContract
from serai.games.marco_polo.dice import gain_black_dice
from serai.games.marco_polo.journey import FREE, Journey
from serai.games.marco_polo.table import Table

EACH_GOOD: Final = [GOOD, GOOD + 1, GOOD + 2]
EACH_PAIR: Final = [PAIR, PAIR + 1, PAIR + 2]


def gain(t: Table, seat: int, reward: Bundle) -> None:
    """Receive a whole bundle."""
    t.take_plain(seat, reward)
    if len(reward.asked) == 1:
        ask(t, seat, reward.asked[0], reward.amounts[reward.asked[0]])
    elif reward.asked:
        t.push(ChooseReward(seat, *reward.amounts[ANY_GOOD:]))


def ask(t: Table, seat: int, thing: int, amount: int) -> None:
    """Begin one reward that is not simply taken."""
    if thing == ANY_GOOD:
        t.push(GainGoods(seat, amount))
    elif thing == DIFFERENT_GOODS:
        t.push(GainPairs(seat, amount // 2))
    elif thing == MOVE:
        begin_moves(t, seat, amount)
    elif thing == SPECIAL_CONTRACT:
        t.push(DrawContract(CHANCE, seat, amount))
    elif thing == BLACK_DIE:
        gain_black_dice(t, seat, amount)
    elif thing == OWN_BONUS:
        t.push(NameCities(seat, amount, amount, 0, 0))
    else:
        for _ in range(amount):
            t.push(CopyBonus(seat))


class ChooseReward(Step):
    """Several rewards at the same time: the receiver picks the order. (66)"""

    def __init__(self, seat: int, *amounts: int) -> None:
        Step.__init__(self, seat)
        self.amounts = amounts
        """What is still to be received, by thing from ANY_GOOD on."""

    def data(self) -> list[int]:
        return [self.seat, *self.amounts]

    def legal(self, t: Table) -> list[int]:
        return [REWARD + ANY_GOOD + at for at in range(len(self.amounts)) if self.amounts[at] > 0] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        at = action - REWARD - ANY_GOOD
        rest = list(self.amounts)
        rest[at] = 0
        t.push(ChooseReward(self.seat, *rest))
        ask(t, self.seat, ANY_GOOD + at, self.amounts[at])


# Goods ---------------------------------------------------------------------------------------------------------------


class GainGoods(Repeated):
    """So many goods, each freely chosen. (36)"""

    def legal(self, t: Table) -> list[int]:
        return EACH_GOOD

    def apply(self, t: Table, action: int) -> None:
        t.take(self.seat, PEPPER + action - GOOD, 1)
        if self.left > 1:
            t.push(GainGoods(self.seat, self.left - 1))


class GainPairs(Repeated):
    """Two goods of different kinds, perhaps several times. (36)"""

    def legal(self, t: Table) -> list[int]:
        return EACH_PAIR

    def apply(self, t: Table, action: int) -> None:
        for good in PAIRS[action - PAIR]:
            t.take(self.seat, good, 1)
        if self.left > 1:
            t.push(GainPairs(self.seat, self.left - 1))


# Movement ------------------------------------------------------------------------------------------------------------


def begin_moves(t: Table, seat: int, steps: int) -> None:
    """Moves without the travel table; route costs are paid, and whatever is not used is lost. (21)"""
    t.push(Arrive(seat))
    t.push(Journey(seat, FREE, steps, 0, 0))


class Arrive(Automatic):
    """The whole movement has ended: now the bonuses of the cities with new posts. (28)"""

    def happen(self, t: Table) -> None:
        earned = t.earned
        t.earned = 0
        collect(t, self.seat, earned)


# Bonuses of cities and characters ------------------------------------------------------------------------------------


def bonus_at(t: Table, seat: int, location: int) -> Bundle:
    """The marker of a small city, the outpost of a large one; Venezia stands for the character's own bonus."""
    if location == VENEZIA:
        return t.printed.round_start[t.players[seat].character]
    if location >= BEIJING:
        return EMPTY
    if location >= SMALL:
        return t.printed.markers[t.markers[location - SMALL]]
    outpost = t.outposts[location - LARGE]
    return EMPTY if outpost == NOBODY else t.printed.outposts[outpost]


def collect(t: Table, seat: int, locations: int) -> None:
    """Receive several bonuses: those that ask nothing at once, the others in the order one likes. (66, 85)"""
    waiting = 0
    for location in range(BEIJING):
        if locations >> location & 1:
            if bonus_at(t, seat, location).asked:
                waiting |= 1 << location
            else:
                collect_one(t, seat, location)
    if waiting:
        t.push(Collect(seat, waiting))


def collect_one(t: Table, seat: int, location: int) -> None:
    bonus = bonus_at(t, seat, location)
    if bonus.is_empty():
        return
    t.tell("bonus", seat, location)
    if LARGE <= location < SMALL:
        t.outposts = changed(t.outposts, location - LARGE, NOBODY)
    gain(t, seat, bonus)


class Collect(Step):
    """Bonuses that ask something, one after the other. (66)"""

    def __init__(self, seat: int, waiting: int) -> None:
        Step.__init__(self, seat)
        self.waiting = waiting
        """The locations whose bonus is still to come, as a set."""

    def legal(self, t: Table) -> list[int]:
        """An outpost may be gone: a move among the bonuses can bring a post there anew, and take it. (73)"""
        return [
            COLLECT + location
            for location in range(BEIJING)
            if self.waiting >> location & 1 and not bonus_at(t, self.seat, location).is_empty()
        ] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        location = action - COLLECT
        rest = self.waiting & ~(1 << location)
        if rest:
            t.push(Collect(self.seat, rest))
        collect_one(t, self.seat, location)


class CopyBonus(Step):
    """Receive the bonus of any small city on the map, but none that copies in its turn. (35, 63)"""

    def legal(self, t: Table) -> list[int]:
        return [
            COPY + city for city, marker in enumerate(t.markers) if not t.printed.markers[marker].of(OTHER_BONUS)
        ] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            collect_one(t, self.seat, SMALL + action - COPY)


class NameCities(Step):
    """Receive the bonuses of different small cities with a post of one's own, perhaps for coins. (34, 60, 62)"""

    def __init__(self, seat: int, left: int, least: int, named: int, coins: int) -> None:
        Step.__init__(self, seat)
        self.left = left
        self.least = least
        """How many must be named, if there are as many."""
        self.named = named
        """The small cities named so far, as a set."""
        self.coins = coins
        """What each of them costs."""

    def legal(self, t: Table) -> list[int]:
        options = [] if self.named.bit_count() < self.least else [DONE]
        if self.left > 0 and t.players[self.seat].stock[COIN] >= self.coins:
            options += [CITY + city for city in own_small_cities(t, self.seat) if not self.named >> city & 1]
        return options or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        city = action - CITY
        t.give(self.seat, COIN, self.coins)
        t.push(NameCities(self.seat, self.left - 1, self.least, self.named | 1 << city, self.coins))
        collect_one(t, self.seat, SMALL + city)


def own_small_cities(t: Table, seat: int) -> list[int]:
    return members(t.players[seat].posts >> SMALL & (1 << len(SMALL_CITIES)) - 1)
