"""The corrupt magistrate's turn: draw a card, choose a slot by method A or B, build, act, visit the camel market."""

from typing import Final

from serai.core.step import CHANCE, Automatic, Step
from serai.games.merv.actions import AUTOMATIC, DONE, SOLO_CARD, TAKE_CAMELS
from serai.games.merv.camel_market import sell_camel, trade
from serai.games.merv.city import build, buildings_of, free_slots, take_slot
from serai.games.merv.constants import (
    BOON_CARD,
    BOON_MOSQUE,
    BOON_SCROLL,
    CARAVANSARY,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MOSQUE,
    LIBRARY,
    MOSQUE,
    NOBODY,
    PALACE,
)
from serai.games.merv.grid import HAS_MARKET, LINES, crossing
from serai.games.merv.magistrate_actions import act
from serai.games.merv.table import Table

OPENING: Final = 4
"""`solo_middle` before the first draw: one card that is not the palace, then three among which it is."""


def magistrate_turn(t: Table) -> None:
    t.push(DrawSoloCard(CHANCE, 0))


def next_cards(t: Table) -> int:
    """The cards of which one comes next, as a set."""
    return t.solo_deck[0] if t.solo_deck else 0


class DrawSoloCard(Step):
    """Draw solo cards until one can be played; an empty deck is shuffled anew once. (B48, B76)"""

    def __init__(self, seat: int, shuffled: int) -> None:
        Step.__init__(self, seat)
        self.shuffled = shuffled

    def legal(self, t: Table) -> list[int]:
        return [SOLO_CARD + card for card in range(6) if self.weight(t, card)] or AUTOMATIC

    def weights(self, t: Table) -> list[int]:
        return [self.weight(t, action - SOLO_CARD) for action in self.legal(t)]

    def weight(self, t: Table, card: int) -> int:
        """How likely this card is next, given how the deck was put together. (B77)"""
        cards = next_cards(t)
        if not cards >> card & 1:
            return 0
        if t.solo_middle == 0 or not cards >> PALACE & 1:
            return 1
        if t.solo_middle == OPENING:
            return int(card != PALACE)
        return cards.bit_count() - 1 if card == PALACE else t.solo_middle - 1

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            self.with_empty_deck(t)
            return
        card = action - SOLO_CARD
        self.remove(t, card)
        t.tell("solo_card", t.setting.magistrate, card)
        if slot_by_method_a(t, card) == NOBODY and slot_by_method_b(t, card) == NOBODY:
            t.solo_discards |= 1 << card
            t.push(self)
        else:
            t.solo_card = card
            play_card(t, card)

    def remove(self, t: Table, card: int) -> None:
        top = t.solo_deck[0] & ~(1 << card)
        t.solo_deck = [top, *t.solo_deck[1:]] if top else t.solo_deck[1:]
        if t.solo_middle > 0:
            t.solo_middle -= 1

    def with_empty_deck(self, t: Table) -> None:
        if not self.shuffled and t.solo_discards:
            shuffle_solo_discards(t)
            t.push(DrawSoloCard(CHANCE, 1))
            return
        slot = free_slots(t)[-1]
        take_slot(t, t.setting.magistrate, slot)
        t.push(VisitMarket(slot))


def shuffle_solo_discards(t: Table) -> None:
    """The discards go on top of the deck; what is left there of an earlier shuffle comes after them. (B76, B77)"""
    if t.solo_discards:
        t.solo_deck = [t.solo_discards, *t.solo_deck]
        t.solo_discards = 0


def put_away_solo_card(t: Table) -> None:
    """At the end of a round the current card is discarded."""
    if t.solo_card != NOBODY:
        t.solo_discards |= 1 << t.solo_card
        t.solo_card = NOBODY


def has_site(t: Table, slot: int, card: int, owners: list[int]) -> bool:
    return any(t.tiles[cell] // 4 == card and t.owners[cell] in owners for cell in LINES[t.round * 5 + slot])


def slot_by_method_a(t: Table, card: int) -> int:
    """A line with an empty site of the type: most own buildings, the courtier's, the human's, furthest away."""
    magistrate = t.setting.magistrate
    best = NOBODY
    best_worth = (-1, 0, 0)
    if t.players[magistrate].buildings == 0:
        return best
    for slot in free_slots(t):
        if has_site(t, slot, card, [NOBODY]):
            line = LINES[t.round * 5 + slot]
            worth = (
                buildings_of(t, magistrate, line),
                buildings_of(t, t.setting.high_courtier, line),
                buildings_of(t, 0, line),
            )
            if worth >= best_worth:
                best, best_worth = slot, worth
    return best


def slot_by_method_b(t: Table, card: int) -> int:
    """A line with such a building of the magistrate's or the courtier's: most of both, own, the human's, furthest."""
    magistrate, courtier = t.setting.magistrate, t.setting.high_courtier
    best = NOBODY
    best_worth = (-1, 0, 0)
    for slot in free_slots(t):
        if has_site(t, slot, card, [magistrate, courtier]):
            line = LINES[t.round * 5 + slot]
            own = buildings_of(t, magistrate, line)
            worth = (own + buildings_of(t, courtier, line), own, buildings_of(t, 0, line))
            if worth >= best_worth:
                best, best_worth = slot, worth
    return best


def site_to_build(t: Table, slot: int, card: int) -> int:
    """Where the crossing line has most own buildings, then the human's, then furthest from the slot. (B47)"""
    best = NOBODY
    best_worth = (-1, 0)
    for cell in LINES[t.round * 5 + slot]:
        if t.tiles[cell] // 4 == card and t.owners[cell] == NOBODY:
            line = crossing(t.round, cell)
            worth = (buildings_of(t, t.setting.magistrate, line), buildings_of(t, 0, line))
            if worth >= best_worth:
                best, best_worth = cell, worth
    return best


def play_card(t: Table, card: int) -> None:
    """Move, build if method A found the slot, and act once for each own or courtier's building in the line."""
    magistrate = t.setting.magistrate
    slot = slot_by_method_a(t, card)
    site = NOBODY if slot == NOBODY else site_to_build(t, slot, card)
    if slot == NOBODY:
        slot = slot_by_method_b(t, card)
    take_slot(t, magistrate, slot)
    if site != NOBODY:
        build(t, magistrate, site)
    line = LINES[t.round * 5 + slot]
    times = buildings_of(t, magistrate, line) + buildings_of(t, t.setting.high_courtier, line)
    t.push(VisitMarket(slot))
    t.push(RetireCards(int(card == CARAVANSARY)))
    t.push(SoloAct(card, times + extra_action(t, card)))


class SoloAct(Automatic):
    """The action of the card, once the master meeple stands and its building is built."""

    def __init__(self, card: int, times: int) -> None:
        Step.__init__(self, 0)
        self.card = card
        self.times = times

    def data(self) -> list[int]:
        return [self.card, self.times]

    def happen(self, t: Table) -> None:
        act(t, self.card, self.times)


def extra_action(t: Table, card: int) -> int:
    """The first breakthrough repeats its action once, when a card calls for it. (A34)"""
    me = t.players[t.setting.magistrate]
    return int((card == CARAVANSARY and me.has(DISCOUNT_CARAVANSARY)) or (card == MOSQUE and me.has(DISCOUNT_MOSQUE)))


class RetireCards(Automatic):
    """Take solo cards that have no more use out of the game, wherever they lie. (B75)"""

    def __init__(self, caravansary: int) -> None:
        Step.__init__(self, 0)
        self.caravansary = caravansary
        """1 after a caravansary action: only then an empty caravansary counts."""

    def data(self) -> list[int]:
        return [self.caravansary]

    def happen(self, t: Table) -> None:
        me = t.players[t.setting.magistrate]
        if me.all_scrolls() >= t.printed.library_card_until:
            retire(t, LIBRARY)
        if self.caravansary and not t.display:
            retire(t, CARAVANSARY)
        if me.row == t.printed.mosque_rows:
            retire(t, MOSQUE)


def retire(t: Table, card: int) -> None:
    keep = ~(1 << card)
    t.solo_deck = [layer & keep for layer in t.solo_deck if layer & keep]
    t.solo_discards &= keep
    if t.solo_card == card:
        t.solo_card = NOBODY


class VisitMarket(Automatic):
    """With the camel market in the line: take all camels, or sell one on a top slot. (A28)"""

    def __init__(self, slot: int) -> None:
        Step.__init__(self, 0)
        self.slot = slot

    def data(self) -> list[int]:
        return [self.slot]

    def happen(self, t: Table) -> None:
        if not HAS_MARKET[t.round * 5 + self.slot]:
            return
        magistrate = t.setting.magistrate
        broke = t.players[magistrate].camels == 0
        if t.market.bit_count() >= t.printed.magistrate_takes_camels or (broke and t.setting.takes_lone_camel):
            if t.market:
                trade(t, magistrate, TAKE_CAMELS)
        elif not broke:
            self.sell(t, 1 if t.market & 1 else 0)

    def sell(self, t: Table, slot: int) -> None:
        """A lone camel covers one slot at the most, so one of the two top slots is free. (A28, B82)"""
        boon = t.printed.market_boon[t.market_side][slot]
        sell_camel(t, t.setting.magistrate, slot)
        t.push(RetireCards(int(boon == BOON_CARD)))
        if boon == BOON_SCROLL:
            act(t, LIBRARY, 1)
        elif boon == BOON_CARD:
            act(t, CARAVANSARY, 1)
        elif boon == BOON_MOSQUE:
            act(t, MOSQUE, 1)
        else:
            t.gain_good(t.setting.magistrate, True)
