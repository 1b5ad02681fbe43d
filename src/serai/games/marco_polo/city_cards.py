"""The city cards: exchanges, counting cards, tables by die value. (6 to 8, 22, 29 to 36, 60 to 64)"""

from serai.core.step import Step
from serai.games.marco_polo.actions import COLUMN, DONE, GIVE, GIVE_PAIR, TIMES, WAY
from serai.games.marco_polo.bundle import Bundle, sensible_entries
from serai.games.marco_polo.cards import (
    ANY_DIRECTION,
    BY_DIE_VALUE,
    ONE_DIRECTION,
    PER_OWNED,
    PER_PIP,
    POSTS_COUNTED,
    CityCard,
    Way,
)
from serai.games.marco_polo.constants import (
    ANY_GOOD,
    COIN,
    DIFFERENT_GOODS,
    LARGE,
    MOVE,
    NOBODY,
    OWN_BONUS,
    PAIRS,
    PEPPER,
    STOCK,
)
from serai.games.marco_polo.rewards import NameCities, begin_moves, gain, own_small_cities
from serai.games.marco_polo.table import Table


def city_of(card_space: int) -> int:
    """The large city that a card space belongs to; Sumatra has the last three. (61)"""
    return LARGE + min(card_space, 6)


def card_on(t: Table, card_space: int) -> CityCard:
    return t.printed.cards[t.cards[card_space]]


def can_use_card(t: Table, seat: int, card_space: int) -> bool:
    """With a post in the city, and only if it can be carried out at least once. (7, 8)"""
    city = city_of(card_space)
    if not t.players[seat].has_post(city) or (t.fresh >> city & 1 and not t.setting.card_at_once):
        return False
    card = card_on(t, card_space)
    if card.mode == PER_PIP:
        return True
    if card.mode == PER_OWNED:
        return counted(t, seat, card) > 0
    if card.mode == BY_DIE_VALUE:
        return card.by_value[0].of(OWN_BONUS) == 0 or len(own_small_cities(t, seat)) > 0
    return any(can_pay_way(t, seat, way) for way in card.ways)


def counted(t: Table, seat: int, card: CityCard) -> int:
    """Posts on the map or contracts completed. (33)"""
    me = t.players[seat]
    return me.posts_placed() if card.counted == POSTS_COUNTED else me.contracts_completed()


def use_card(t: Table, seat: int, card_space: int, value: int) -> None:
    number = t.cards[card_space]
    card = t.printed.cards[number]
    t.tell("card", seat, number, value)
    if card.mode == PER_PIP:
        gain(t, seat, card.benefit.times(value))
    elif card.mode == PER_OWNED:
        gain(t, seat, card.benefit.times(min(value, counted(t, seat, card))))
    elif card.mode == BY_DIE_VALUE:
        t.push(ChooseEntry(seat, number, value))
    elif card.mode == ONE_DIRECTION:
        t.push(ChooseWay(seat, number, value))
    elif card.mode == ANY_DIRECTION or card.ways[0].cost.chosen_goods():
        t.push(Repeat(seat, number, value, 0, NOBODY))
    elif card.ways[0].benefit.of(OWN_BONUS) and not t.setting.pays_first:
        t.push(NameCities(seat, value, 1, 0, card.ways[0].cost.of(COIN)))
    else:
        t.push(ChooseTimes(seat, number, 0, value))


class OnCard(Step):
    """A choice on a card that depends on the value of the die."""

    def __init__(self, seat: int, card: int, value: int) -> None:
        Step.__init__(self, seat)
        self.card = card
        self.value = value


class ChooseEntry(OnCard):
    """What the die's value gives, or the entry of a lower value that gives something else. (81)"""

    def legal(self, t: Table) -> list[int]:
        return [COLUMN + at for at in sensible_entries(t.printed.cards[self.card].by_value, self.value)]

    def apply(self, t: Table, action: int) -> None:
        entry = t.printed.cards[self.card].by_value[action - COLUMN]
        if entry.of(OWN_BONUS):
            t.push(NameCities(self.seat, entry.of(OWN_BONUS), 1, 0, 0))  # one instead of two is allowed (62)
        else:
            gain(t, self.seat, entry)


class ChooseWay(OnCard):
    """One direction for all repetitions. (30)"""

    def legal(self, t: Table) -> list[int]:
        ways = t.printed.cards[self.card].ways
        return [WAY + at for at in range(len(ways)) if can_pay_way(t, self.seat, ways[at])]

    def apply(self, t: Table, action: int) -> None:
        way = action - WAY
        if t.printed.cards[self.card].ways[way].cost.chosen_goods():
            t.push(Repeat(self.seat, self.card, self.value, 0, way))
        else:
            t.push(ChooseTimes(self.seat, self.card, way, self.value))


class ChooseTimes(Step):
    """How often to exchange: at least once, at most the die's value. Moves become one journey. (22, 29)"""

    def __init__(self, seat: int, card: int, way: int, most: int) -> None:
        Step.__init__(self, seat)
        self.card = card
        self.way = way
        self.most = most

    def legal(self, t: Table) -> list[int]:
        way = t.printed.cards[self.card].ways[self.way]
        most = self.most
        if way.benefit.of(OWN_BONUS):
            most = min(most, len(own_small_cities(t, self.seat)))
        return [TIMES + at for at in range(affordable(t, self.seat, way, most))]

    def apply(self, t: Table, action: int) -> None:
        times = action - TIMES + 1
        way = t.printed.cards[self.card].ways[self.way]
        t.give_plain(self.seat, way.cost.times(times))
        gain(t, self.seat, way.benefit.times(times))


def affordable(t: Table, seat: int, way: Way, most: int) -> int:
    """How often a price can be paid, if each repetition is completed before the next. (60)"""
    stock = t.players[seat].stock.copy()
    for done in range(most):
        for thing in range(STOCK):
            stock[thing] -= way.cost.amounts[thing]
            if stock[thing] < 0:
                return done
            stock[thing] += way.benefit.amounts[thing]
    return most


class Repeat(Step):
    """Exchange once more or stop, each time with a choice of direction or of goods. (31, 36)"""

    def __init__(self, seat: int, card: int, left: int, made: int, way: int) -> None:
        Step.__init__(self, seat)
        self.card = card
        self.left = left
        self.made = made
        self.way = way
        """The direction to which one is bound, or NOBODY."""

    def legal(self, t: Table) -> list[int]:
        options = [DONE] if self.made > 0 else []
        if self.left > 0:
            for at, way in enumerate(t.printed.cards[self.card].ways):
                if self.way in (NOBODY, at):
                    options += payments(t, self.seat, way, WAY + at)
        options.sort()
        return options

    def apply(self, t: Table, action: int) -> None:
        ways = t.printed.cards[self.card].ways
        if action == DONE:
            moves = self.made * ways[0].benefit.of(MOVE)
            if moves:
                begin_moves(t, self.seat, moves)
            return
        at = action - WAY if t.kind(action) == WAY else 0  # goods are left to choose in the first direction only
        way = ways[at]
        bound = self.way if t.setting.either_way else at
        t.push(Repeat(self.seat, self.card, self.left - 1, self.made + 1, bound))
        pay_way(t, self.seat, way, action)
        if way.benefit.of(MOVE):
            t.take_plain(self.seat, way.benefit)  # the moves come together, at the end (22)
        else:
            gain(t, self.seat, way.benefit)


# Paying --------------------------------------------------------------------------------------------------------------


def can_pay_way(t: Table, seat: int, way: Way) -> bool:
    if way.benefit.of(OWN_BONUS) and not own_small_cities(t, seat):
        return False
    return len(payments(t, seat, way, DONE)) > 0


def payments(t: Table, seat: int, way: Way, plainly: int) -> list[int]:
    """The ways to pay once: this action if nothing is left to choose, else one for each good or pair of goods."""
    if not t.can_give(seat, way.cost):
        return []
    if not way.cost.chosen_goods():
        return [plainly]
    spare = spare_goods(t, seat, way.cost)
    if way.cost.of(ANY_GOOD):
        return [GIVE + good for good in range(3) if spare[good] > 0]
    return [
        GIVE_PAIR + at for at, pair in enumerate(PAIRS) if spare[pair[0] - PEPPER] > 0 and spare[pair[1] - PEPPER] > 0
    ]


def spare_goods(t: Table, seat: int, cost: Bundle) -> list[int]:
    """Pepper, silk and gold left once the named part of a price is paid."""
    stock = t.players[seat].stock
    return [stock[PEPPER + good] - cost.amounts[PEPPER + good] for good in range(3)]


def pay_way(t: Table, seat: int, way: Way, action: int) -> None:
    t.give_plain(seat, way.cost)
    if way.cost.of(ANY_GOOD):
        t.give(seat, PEPPER + action - GIVE, 1)
    elif way.cost.of(DIFFERENT_GOODS):
        for good in PAIRS[action - GIVE_PAIR]:
            t.give(seat, good, 1)
