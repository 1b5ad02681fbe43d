"""Contracts: six stacks whose top cards can be fulfilled between any two steps of one's own turn."""

from abc import abstractmethod

from serai.core.rows import more
from serai.core.step import Automatic, Step
from serai.games.merv.actions import AUTOMATIC, CONTRACT, CUBE, GOOD
from serai.games.merv.components import Contract
from serai.games.merv.constants import FROM_CONTRACTS, NOBODY
from serai.games.merv.cost import ONE_CUBE
from serai.games.merv.payment import ANY_COLOUR, charge, covers, single_cube, spend_single, usable_wild
from serai.games.merv.player import Player
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.table import Table


def with_contracts(t: Table, seat: int, options: list[int]) -> list[int]:
    """These options and, after them, every contract that can be fulfilled now. (B35)"""
    me = t.players[seat]
    if me.influence < t.printed.contract_level_from[0] or not me.has_cubes():
        return options
    if me.scrolls + me.common + me.rare < t.printed.fewest_contract_items:
        return options
    for stack in range(6):
        card = t.printed.top_contract(stack, t.contracts_gone[stack])
        if card is not None and can_fulfil(t, me, card):
            options.append(CONTRACT + stack)
    return options


def can_fulfil(t: Table, me: Player, card: Contract) -> bool:
    """Influence reached, items in hand and not committed, and the cube. (A38, B36, B37)"""
    if me.influence < t.printed.contract_level_from[card.level - 1] or not has_items(me, card):
        return False
    if card.cube == NOBODY:
        return me.has_cubes()
    return covers(me.cubes, ONE_CUBE[card.cube], 0, usable_wild(t, me))  # discounts are for board actions (B60)


def has_items(me: Player, card: Contract) -> bool:
    common = me.common - card.common
    rare = me.rare - card.rare
    return me.scrolls >= card.scrolls and common >= 0 and rare >= 0 and common + rare >= card.any


class OwnTurn(Step):
    """A decision between two steps of one's own turn: contracts can be fulfilled there, too. (B35)"""

    def legal(self, t: Table) -> list[int]:
        return with_contracts(t, self.seat, self.choices(t))

    def apply(self, t: Table, action: int) -> None:
        if t.kind(action) == CONTRACT:
            t.push(self)
            begin_contract(t, self.seat, action)
        else:
            self.choose(t, action)

    @abstractmethod
    def choices(self, t: Table) -> list[int]:
        """What this decision itself offers: a list of its own, sorted."""

    @abstractmethod
    def choose(self, t: Table, action: int) -> None:
        """Carry out one of the choices."""


def begin_contract(t: Table, seat: int, action: int) -> None:
    """Choose the goods where the card takes either kind, pay the cube, then the card is yours."""
    stack = action - CONTRACT
    card = t.printed.top_contract(stack, t.contracts_gone[stack])
    assert card is not None
    t.push(ChooseGoods(seat, stack, card.any, 0))


class ChooseGoods(Step):
    """Where a card takes any good, choose which kind to commit, one after the other. (B36)"""

    def __init__(self, seat: int, stack: int, left: int, rare: int) -> None:
        Step.__init__(self, seat)
        self.stack = stack
        self.left = left
        self.rare = rare
        """Rare goods chosen so far for places that take any good."""

    def legal(self, t: Table) -> list[int]:
        if self.left == 0:
            return AUTOMATIC
        me = t.players[self.seat]
        card = t.printed.top_contract(self.stack, t.contracts_gone[self.stack])
        assert card is not None
        common = card.any - self.left - self.rare
        options = []
        if me.common > card.common + common:
            options.append(GOOD)
        if me.rare > card.rare + self.rare:
            options.append(GOOD + 1)
        return options

    def apply(self, t: Table, action: int) -> None:
        if self.left == 0:
            self.go_on_to_the_cube(t)
        else:
            t.push(ChooseGoods(self.seat, self.stack, self.left - 1, self.rare + action - GOOD))

    def go_on_to_the_cube(self, t: Table) -> None:
        card = t.printed.top_contract(self.stack, t.contracts_gone[self.stack])
        assert card is not None
        t.push(Fulfil(self.seat, self.stack, self.rare, t.discount_left))
        t.discount_left = 0
        if card.cube == NOBODY:
            t.push(SpendAnyCube(self.seat))
        else:
            charge(t, self.seat, ONE_CUBE[card.cube])


class SpendAnyCube(Step):
    """Spend one cube of any colour. (A38)"""

    def legal(self, t: Table) -> list[int]:
        return [CUBE + colour for colour in single_cube(t, t.players[self.seat], ANY_COLOUR)]

    def apply(self, t: Table, action: int) -> None:
        spend_single(t, self.seat, action - CUBE, ANY_COLOUR)


class Fulfil(Automatic):
    """The cube is paid: commit the items, score, gain favour or deploy a soldier; the next card is on offer. (B36)"""

    def __init__(self, seat: int, stack: int, rare: int, discount: int) -> None:
        Step.__init__(self, seat)
        self.stack = stack
        self.rare = rare
        self.discount = discount
        """The discount of the action that this contract interrupted."""

    def happen(self, t: Table) -> None:
        t.discount_left = self.discount
        card = t.printed.top_contract(self.stack, t.contracts_gone[self.stack])
        assert card is not None
        take_contract(t, self.seat, card, card.any - self.rare, self.rare)
        if card.soldier:
            t.push(DEPLOY[self.seat])
        else:
            t.gain_favour(self.seat, 1)


def take_contract(t: Table, seat: int, card: Contract, any_common: int, any_rare: int) -> None:
    """Commit the items to the card and score it; it leaves its stack."""
    me = t.players[seat]
    me.scrolls -= card.scrolls
    me.committed_scrolls += card.scrolls
    me.common -= card.common + any_common
    me.committed_common += card.common + any_common
    me.rare -= card.rare + any_rare
    me.committed_rare += card.rare + any_rare
    me.contracts |= 1 << card.number
    t.contracts_gone = more(t.contracts_gone, card.stack, 1)
    t.tell("contract", seat, card.stack + 1, card.points)
    t.score(seat, card.points, FROM_CONTRACTS)
