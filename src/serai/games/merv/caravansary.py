"""The caravansary: a queue of caravan cards, bought with cubes of one colour, reached with camels."""

from typing import Final

from serai.core.rows import more
from serai.core.step import CHANCE, Step
from serai.games.merv.actions import AUTOMATIC, BOON, CAMEL, CARD, COLOUR, DONE, DRAW
from serai.games.merv.constants import CINNAMON, DISCOUNT_CARAVANSARY, NOBODY, PAIR_BOONS, WHITE
from serai.games.merv.contracts import OwnTurn
from serai.games.merv.cost import ONE_CUBE
from serai.games.merv.payment import can_pay, charge
from serai.games.merv.player import Player
from serai.games.merv.table import Table


def begin_caravansary(t: Table, seat: int) -> None:
    t.discount_left = int(t.players[seat].has(DISCOUNT_CARAVANSARY))
    t.push(BuySpices(seat, NOBODY, spices_held(t.players[seat])))


def spices_held(me: Player) -> int:
    """The cards of each spice as one number, eight bits a spice: what pairs are counted from."""
    spices = me.spices
    return spices[0] | spices[1] << 8 | spices[2] << 16 | spices[3] << 24


def new_pairs(me: Player, spice: int, before: int) -> int:
    """The pairs of a spice that were completed since `before` was held."""
    return me.spices[spice] // 2 - (before >> spice * 8 & 255) // 2


def may_collect(t: Table, me: Player, spice: int) -> bool:
    """A spice one has already, or a further one if influence allows another type. (B14, B63)"""
    if me.spices[spice] > 0:
        return True
    types = 0
    for held in me.spices:
        if held > 0:
            types += 1
    return types < t.printed.spices_allowed[me.influence]


def take_card(t: Table, seat: int, place: int) -> None:
    """The card, and the camel on it. The cards behind move up, so camels stay an unbroken run from the front."""
    spice = t.display.pop(place)
    t.players[seat].spices = more(t.players[seat].spices, spice, 1)
    t.tell("card", seat, spice)
    if place < t.display_camels:
        t.display_camels -= 1
        t.gain_camels(seat, 1)


class BuySpices(OwnTurn):
    """Buy cards one by one, each with a camel or first behind those; place camels to reach further. (B12, B13)"""

    def __init__(self, seat: int, colour: int, before: int) -> None:
        Step.__init__(self, seat)
        self.colour = colour
        """The colour that this action is paid in, once a coloured cube has been spent."""
        self.before = before
        """The spices held when the action began."""

    def choices(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options = [DONE]
        if self.can_buy(t, me):
            display = t.display
            for place in range(min(t.display_camels + 1, len(display))):
                if may_collect(t, me, display[place]):
                    options.append(CARD + place)
        if me.camels > 0 and t.display_camels < len(t.display):
            options.append(CAMEL)
        return options

    def can_buy(self, t: Table, me: Player) -> bool:
        if t.discount_left:
            return True
        if self.colour == NOBODY:
            return me.has_cubes()
        return can_pay(t, me, ONE_CUBE[self.colour])

    def choose(self, t: Table, action: int) -> None:
        if action == DONE:
            finish_caravansary(t, self.seat, self.before)
        elif action == CAMEL:
            t.players[self.seat].camels -= 1
            t.display_camels += 1
            t.tell("camel_on_card", self.seat, t.display_camels)
            t.push(self)
        else:
            self.buy(t, action - CARD)

    def buy(self, t: Table, place: int) -> None:
        me = t.players[self.seat]
        if t.discount_left:  # one card of the action is free (B16); used first, it leaves every colour open
            t.discount_left = 0
            t.push(self)
        elif self.colour == NOBODY:
            colours = [colour for colour in range(4) if me.cubes[colour] > 0]
            if len(colours) > 1:
                t.push(ChooseColour(self.seat, self.before, place))
                return
            self.pay_first(t, colours[0] if colours else NOBODY)
        else:
            t.push(self)
            charge(t, self.seat, ONE_CUBE[self.colour])
        take_card(t, self.seat, place)

    def pay_first(self, t: Table, colour: int) -> None:
        """The first cube settles the colour; a white one leaves it open."""
        t.push(BuySpices(self.seat, colour, self.before))
        if colour == NOBODY:
            t.players[self.seat].cubes[WHITE] -= 1
            t.tell("pay", self.seat, 1, WHITE)
        else:
            charge(t, self.seat, ONE_CUBE[colour])


class ChooseColour(Step):
    """Choose the colour that pays for all cards of this action, beside white. (A16)"""

    def __init__(self, seat: int, before: int, place: int) -> None:
        Step.__init__(self, seat)
        self.before = before
        self.place = place

    def legal(self, t: Table) -> list[int]:
        cubes = t.players[self.seat].cubes
        return [COLOUR + colour for colour in range(4) if cubes[colour] > 0]

    def apply(self, t: Table, action: int) -> None:
        t.push(BuySpices(self.seat, action - COLOUR, self.before))
        charge(t, self.seat, ONE_CUBE[action - COLOUR])
        take_card(t, self.seat, self.place)


class TakeAnyCard(Step):
    """Take any card on display that influence allows, without cost or camel rule; it must be taken. (B14, B56, B59)"""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        return [CARD + place for place, spice in enumerate(t.display) if may_collect(t, me, spice)] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            before = spices_held(t.players[self.seat])
            take_card(t, self.seat, action - CARD)
            finish_caravansary(t, self.seat, before)


def finish_caravansary(t: Table, seat: int, before: int) -> None:
    """Refill first, then the boons of the pairs just completed. (B15)"""
    t.discount_left = 0
    pairs = 0
    for spice in range(4):
        pairs |= new_pairs(t.players[seat], spice, before) << spice * 8
    if pairs:
        t.push(PairBoons(seat, pairs))
    refill(t)


def refill(t: Table) -> None:
    if len(t.display) < t.printed.display_size:
        t.push(REFILL)


class Refill(Step):
    """Draw caravan cards until the display is full or the deck is empty."""

    def legal(self, t: Table) -> list[int]:
        if len(t.display) == t.printed.display_size:
            return AUTOMATIC
        return [DRAW + spice for spice in range(4) if t.deck[spice] > 0] or AUTOMATIC

    def weights(self, t: Table) -> list[int]:
        return [left for left in t.deck if left > 0]

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.deck = more(t.deck, action - DRAW, -1)
            t.display.append(action - DRAW)
            t.tell("draw", self.seat, action - DRAW)
            t.push(self)


REFILL: Final = Refill(CHANCE)


class PairBoons(Step):
    """Gain the boon of each pair just completed, in the order you like. (B15)"""

    def __init__(self, seat: int, pairs: int) -> None:
        Step.__init__(self, seat)
        self.pairs = pairs
        """How many boons of each spice are still due, eight bits a spice."""

    def legal(self, t: Table) -> list[int]:
        if self.pairs & 255:  # a white cube touches nothing else: no need to ask when
            return [BOON + CINNAMON]
        return [BOON + spice for spice in range(1, 4) if self.pairs >> spice * 8 & 255]

    def apply(self, t: Table, action: int) -> None:
        spice = action - BOON
        rest = self.pairs - (1 << spice * 8)
        if rest:
            t.push(PairBoons(self.seat, rest))
        t.gain_boon(self.seat, PAIR_BOONS[spice])
