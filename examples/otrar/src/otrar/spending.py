"""What a die is spent for: a card of the market, a card of the deck, a stall, or coins."""

from otrar.actions import BUY, COINS, DRAW, STALL
from otrar.constants import FACES, FROM_STALLS, PLACES, WARES
from otrar.market import DrawCard, take_card
from otrar.table import Table
from serai.core.fields import NONE
from serai.core.rows import more
from serai.core.sets import total
from serai.core.step import CHANCE, Step


class SpendDie(Step):
    """The dice are spent one by one, the lowest first. A coin lifts a die by one where it falls short."""

    def legal(self, t: Table) -> list[int]:
        strength = t.dice[0] + t.players[self.seat].coins
        found = [BUY + at for at in range(PLACES) if t.market[at] != NONE and strength >= t.printed.prices[at]]
        found += [STALL + quarter for quarter in range(len(WARES)) if may_open(t, self.seat, quarter, strength)]
        return [*found, DRAW, COINS] if t.cards_left() else [*found, COINS]

    def asked_alone(self, t: Table) -> bool:
        """Who has nothing but coins to choose is asked all the same: others must not see what is in the hand."""
        return True

    def apply(self, t: Table, action: int) -> None:
        die, t.dice = t.dice[0], t.dice[1:]
        if t.dice:
            t.push(self)
        if action == COINS:
            t.tell("coins", self.seat, die)
            t.gain(self.seat, t.printed.coins_for_die)
        elif action == DRAW:
            t.tell("draw", self.seat, die)
            t.reshuffle_if_empty()
            t.push(DrawCard(CHANCE, self.seat))
        elif action < STALL:
            buy(t, self.seat, action - BUY, die)
        else:
            open_stall(t, self.seat, action - STALL, die)


def buy(t: Table, seat: int, place: int, die: int) -> None:
    t.tell("buy", seat, die, t.market[place])
    t.pay(seat, missing(t.printed.prices[place], die))
    take_card(t, seat, place)


def may_open(t: Table, seat: int, quarter: int, strength: int) -> bool:
    """With a card of the ware and a stall left, where there is room; the die must be higher than the stalls there."""
    me, stalls = t.players[seat], t.stalls_in(quarter)
    has_both = me.wares(quarter) > 0 and total(me.stalls) < t.printed.stalls
    return has_both and stalls < FACES and strength > stalls


def open_stall(t: Table, seat: int, quarter: int, die: int) -> None:
    """A card that lies open is spent before one in the hand."""
    me, before = t.players[seat], t.stalls_in(quarter)
    t.tell("stall", seat, die, quarter)
    t.pay(seat, missing(before + 1, die))
    if me.open[quarter]:
        me.open = more(me.open, quarter, -1)
    else:
        me.hand = more(me.hand, quarter, -1)
    t.discards = more(t.discards, quarter, 1)
    me.stalls = more(me.stalls, quarter, 1)
    t.score(seat, t.printed.stall_points[before], FROM_STALLS)


def missing(needed: int, die: int) -> int:
    """The coins that lift a die to what is needed."""
    return max(0, needed - die)
