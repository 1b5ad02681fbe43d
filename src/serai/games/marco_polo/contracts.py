"""Contracts: the row on the board, the special pile, the two active ones, and completing them. (14 to 20, 67 to 70)"""

from serai.core.rows import changed
from serai.core.sets import members
from serai.core.step import CHANCE, Repeated, Step
from serai.games.marco_polo.actions import AUTOMATIC, CONTRACT, DISCARD, DONE, DRAW, ROW_BONUS
from serai.games.marco_polo.constants import CAMEL, COIN, NOBODY, REGULAR
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

# The Contracts space -------------------------------------------------------------------------------------------------


class TakeContracts(Step):
    """Take one or two of the contracts under spaces up to the die's value; only then the others move up. (14, 15)"""

    def __init__(self, seat: int, value: int, first: int) -> None:
        Step.__init__(self, seat)
        self.value = value
        self.first = first
        """The contract already taken in this action, or NOBODY."""

    def legal(self, t: Table) -> list[int]:
        options = [] if self.first == NOBODY else [DONE]
        for space in range(min(self.value, len(t.row))):
            if t.row[space] != NOBODY:
                options.append(CONTRACT + space)
        return options

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            move_up(t)
            return
        space = action - CONTRACT
        contract = t.row[space]
        t.row = changed(t.row, space, NOBODY)
        t.tell("contract", self.seat, contract, space + 1)
        if self.first == NOBODY:
            t.push(TakeContracts(self.seat, self.value, contract))
        else:
            move_up(t)
        if t.printed.row_bonus[space]:
            t.push(TakeRowBonus(self.seat, t.printed.row_bonus[space]))
        if not put_in_free_space(t.players[self.seat], contract):
            t.push(MakeRoom(self.seat, contract, self.first))


def move_up(t: Table) -> None:
    """There is never a gap in the row."""
    t.row = [contract for contract in t.row if contract != NOBODY]


class TakeRowBonus(Step):
    """The contracts furthest to the right come with coins or camels, all of one kind. (15)"""

    def __init__(self, seat: int, amount: int) -> None:
        Step.__init__(self, seat)
        self.amount = amount

    def legal(self, t: Table) -> list[int]:
        return [ROW_BONUS, ROW_BONUS + 1]

    def apply(self, t: Table, action: int) -> None:
        t.take(self.seat, COIN if action == ROW_BONUS else CAMEL, self.amount)


class MakeRoom(Step):
    """Both spaces are full: a contract held before this action goes under the special pile. (16)"""

    def __init__(self, seat: int, contract: int, first: int) -> None:
        Step.__init__(self, seat)
        self.contract = contract
        """The one just taken."""
        self.first = first
        """The other one taken in this action, or NOBODY."""

    def legal(self, t: Table) -> list[int]:
        held = t.players[self.seat].contracts
        return [DISCARD + slot for slot in range(2) if held[slot] != self.first]

    def apply(self, t: Table, action: int) -> None:
        exchange(t, self.seat, action - DISCARD, self.contract)


def exchange(t: Table, seat: int, slot: int, contract: int) -> None:
    """A new contract takes the place of one that goes under the special pile. (19)"""
    me = t.players[seat]
    put_under_special_pile(t, seat, me.contracts[slot])
    me.contracts = changed(me.contracts, slot, contract)


def put_under_special_pile(t: Table, seat: int, contract: int) -> None:
    t.special = [*t.special, contract]
    t.tell("discard", seat, contract)


def put_in_free_space(me: Player, contract: int) -> bool:
    """Lay a contract on a free space for active ones; false if there is none."""
    for slot in range(2):
        if me.contracts[slot] == NOBODY:
            me.contracts = changed(me.contracts, slot, contract)
            return True
    return False


# The special pile ----------------------------------------------------------------------------------------------------


def special_draws(t: Table) -> list[int]:
    """What the next draw from the special pile may bring; `done` if it is the one known to lie there, or none. (67)"""
    if t.special_unseen:
        return members(t.unseen, DRAW)
    if not t.special and t.starting and t.setting.starting_contracts_serve:
        return members(t.starting, DRAW)
    return AUTOMATIC


def draw_special(t: Table, action: int) -> int:
    """The contract drawn from the special pile, or NOBODY if it is empty. (68)"""
    if action == DONE:
        if not t.special:
            return NOBODY
        first, *t.special = t.special
        return first
    contract = action - DRAW
    if contract < REGULAR:
        t.unseen &= ~(1 << contract)
        t.special_unseen -= 1
    else:
        t.starting &= ~(1 << contract)
    return contract


class DrawContract(Step):
    """A reward: contracts from the special pile, kept if there is a free space. (17, 65)"""

    def __init__(self, seat: int, owner: int, left: int) -> None:
        Step.__init__(self, seat)
        self.owner = owner
        self.left = left

    def legal(self, t: Table) -> list[int]:
        return special_draws(t)

    def apply(self, t: Table, action: int) -> None:
        contract = draw_special(t, action)
        if contract == NOBODY:
            t.tell("no_contract", self.owner)
            return
        t.tell("draw", self.owner, contract)
        if self.left > 1:
            t.push(DrawContract(CHANCE, self.owner, self.left - 1))
        if not put_in_free_space(t.players[self.owner], contract):
            t.push(KeepTwo(self.owner, contract))


class KeepTwo(Step):
    """A third contract was drawn: any one of the three goes under the special pile. (17)"""

    def __init__(self, seat: int, contract: int) -> None:
        Step.__init__(self, seat)
        self.contract = contract

    def legal(self, t: Table) -> list[int]:
        return [DISCARD, DISCARD + 1, DISCARD + 2]

    def apply(self, t: Table, action: int) -> None:
        if action == DISCARD + 2:
            put_under_special_pile(t, self.seat, self.contract)
        else:
            exchange(t, self.seat, action - DISCARD, self.contract)


# Filling the row -----------------------------------------------------------------------------------------------------


class LayPile(Repeated):
    """A new pile of contracts is laid out, one on each space. At the start of a round."""

    def legal(self, t: Table) -> list[int]:
        return members(t.unseen, DRAW)

    def apply(self, t: Table, action: int) -> None:
        contract = action - DRAW
        t.unseen &= ~(1 << contract)
        add_to_row(t, contract)
        if self.left > 1:
            t.push(LayPile(CHANCE, self.left - 1))


class RefillRow(Repeated):
    """The row is empty at the start of a turn: it gets contracts from the special pile. (20, 68)"""

    def legal(self, t: Table) -> list[int]:
        return special_draws(t)

    def apply(self, t: Table, action: int) -> None:
        contract = draw_special(t, action)
        if contract == NOBODY:
            return
        add_to_row(t, contract)
        if self.left > 1:
            t.push(RefillRow(CHANCE, self.left - 1))


def add_to_row(t: Table, contract: int) -> None:
    t.row = [*t.row, contract]
    t.tell("row", NOBODY, contract, len(t.row))


def clear_row(t: Table) -> None:
    """What is left at the end of a round goes under the special pile, from space 1 up. (67)"""
    t.special = t.special + t.row
    t.row = []


# Completing ----------------------------------------------------------------------------------------------------------


def can_complete(t: Table, seat: int, slot: int) -> bool:
    contract = t.players[seat].contracts[slot]
    return contract != NOBODY and t.can_give(seat, t.printed.contracts[contract].cost)
