"""The state of Tadmor: what lies on the table, and the small gains and payments that everything needs.

Nothing is derived, but for `occupied`, which every placement asks; the invariants compare it with the pieces.
"""

import random
from typing import Any, Final

from serai.core.fields import By, Form, OneOf, SetOf
from serai.core.rows import more
from serai.core.sets import draw_set, members, total
from serai.core.state import Score, State
from serai.core.terms import Terms
from serai.games.tadmor.actions import ACTIONS
from serai.games.tadmor.changes import Rules
from serai.games.tadmor.components import Printed
from serai.games.tadmor.constants import (
    CAMEL,
    COLOURS,
    GOODS,
    MISSIONS,
    NOBODY,
    PRIVATE,
    PRIVATE_PLACE,
    RARE_GOODS,
    REGIONS,
    SEATS,
    SLOTS,
    SOURCES,
    TILES,
)
from serai.games.tadmor.piece import piece_on
from serai.games.tadmor.player import Player


class Setting(Terms):
    """What is fixed for a whole game, and what follows from it."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        Terms.__init__(self, "tadmor", printed.digest, players, options, rules)
        self.printed = printed
        self.rules = Rules(rules)
        self.experienced = bool(options["experienced_setup"])
        self.one_pair = options["two_level_tower"] == "one_pair"
        self.on_occupied = options["placement_missions"] == "occupied_slot"
        self.pawn_declinable = options["first_to_play"] == "may_decline"
        self.display = printed.display[players - 2]
        self.slots = [slot for slot in range(len(SLOTS)) if players > 2 or printed.two_players[slot]]
        """The slots of the board in use: the back has fewer, for two players. (83)"""
        self.camel_slots = sum(1 << slot for slot in self.slots if printed.takes_camel[slot])
        self.ship_slots = sum(1 << slot for slot in self.slots if printed.takes_ship[slot])
        """Those that take camels or ships, as sets."""
        self.tiles = ((1 << len(TILES)) - 1) & ~(printed.not_for_two if players == 2 else 0)
        """The improvements in use, as a set. (83)"""
        self.rare_copies = printed.rare_copies - printed.rare_removed[players - 2]


class Table(State):
    """A position of Tadmor. Sets are kept as bits of a number."""

    def __init__(self, setting: Setting, form: Form) -> None:
        State.__init__(self, ACTIONS, setting, form)
        self.setting = setting
        self.printed = setting.printed
        self.rules = setting.rules
        self.players = [Player(holding) for holding in form.holdings(setting.players)]
        # The order of play
        self.turn = form.number("turn")
        self.first = form.number("first", OneOf(SEATS))
        """Who is first in this turn's order of play; it stays so to the end of the turn. (1)"""
        self.pawn = form.number("pawn", OneOf(SEATS))
        """Who holds the First Player pawn."""
        self.completers = form.number("completers", SetOf(SEATS))
        """The players who have completed a temple. (58)"""
        # Places, improvements and missions
        self.occupied = form.number("occupied", SetOf(SLOTS))
        """The slots of the board that were taken this turn: none reopens. (9)"""
        self.display = form.number("display", SetOf(TILES))
        """The improvements on the board."""
        self.box = form.number("box", SetOf(TILES))
        """The improvements that were never on the board nor chosen. (33)"""
        self.deck = form.number("deck", SetOf(MISSIONS), secret=True)
        """The missions nobody has drawn: their order nobody knows."""
        self.discards = form.number("discards", SetOf(MISSIONS))
        """The missions discarded from hands."""
        # Rare goods
        self.stacks = form.row("stacks", By(RARE_GOODS))
        """The rare goods that lie somewhere below the top of their stack: their order nobody knows. (61)"""
        self.tops = form.row("tops", By(COLOURS, OneOf(RARE_GOODS)))
        """The rare good on top of each stack."""
        # Marauders
        self.holder = form.number("holder", OneOf(SEATS))
        """Who holds a chosen Marauders card."""
        self.chosen = form.number("chosen", OneOf(REGIONS), secret=True)
        """The region on it."""
        self.under_attack = form.number("under_attack", OneOf(REGIONS))
        """The region on the card in the region-under-attack slot."""
        self.revealer = form.number("revealer", OneOf(SEATS))
        """Who revealed a card this turn, while the Marauders stage lasts. (17)"""
        self.revealed = form.number("revealed", OneOf(REGIONS))
        """The region about to be attacked, while the Marauders stage lasts."""

    def holders(self) -> list[Any]:
        return self.players

    def clone(self) -> "Table":
        other = self.copied()
        other.players = [player.copy() for player in self.players]
        return other

    # Secrets ------------------------------------------------------------------------------------------------------

    def sees(self, seat: int | None, owner: int, name: str) -> bool:
        """One's own missions, and the Marauders card that one holds. (90)"""
        return seat == (self.holder if name == "chosen" else owner)

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """The others' missions are dealt anew, and another's Marauders card may be any that can be chosen. (90)"""
        other = self.clone()
        self.deal_anew(other, seats, rng)
        while other.stack and not other.options:  # by older rules, who is asked about missions has one that can be paid
            self.deal_anew(other, seats, rng)
        return other

    def deal_anew(self, other: "Table", seats: list[int], rng: random.Random) -> None:
        unseen = self.deck
        for at, player in enumerate(self.players):
            if at not in seats:
                unseen |= player.hand
        left = members(unseen)
        for at, player in enumerate(other.players):
            if at not in seats:
                player.hand = draw_set(left, player.hand.bit_count(), rng)
        other.deck = draw_set(left, len(left), rng)
        if self.holder != NOBODY and self.holder not in seats:
            regions = [region for region in range(len(REGIONS)) if region != self.under_attack]
            other.chosen = regions[int(rng.random() * len(regions))]
        if other.stack:
            other.options = other.stack[-1].legal(other)

    # Points -------------------------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        return [
            Score(SEATS[seat], {SOURCES[source]: points for source, points in enumerate(player.points)})
            for seat, player in enumerate(self.players)
        ]

    def ranking(self) -> list[list[int]]:
        from serai.games.tadmor.scoring import ranking

        return ranking(self)

    def score(self, seat: int, points: int, source: int) -> None:
        """Points may fall below zero. (82)"""
        if points:
            me = self.players[seat]
            me.points = more(me.points, source, points)
            self.tell("points", seat, points, source)

    # Goods --------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, good: int, amount: int) -> None:
        """Into the warehouse; the supply never runs out. (53)"""
        if amount:
            self.players[seat].goods[good] += amount
            self.tell("gain", seat, amount, good)

    def gain_traded(self, seat: int, good: int, amount: int) -> None:
        """Into the Traded Goods area. (37)"""
        if amount:
            me = self.players[seat]
            me.traded = more(me.traded, good, amount)
            self.tell("gain", seat, amount, good, 1)

    def give(self, seat: int, good: int, amount: int) -> None:
        """Pay from both areas, traded goods first: those in the warehouse can still be traded. (39)"""
        if amount:
            me = self.players[seat]
            traded = min(amount, me.traded[good])
            if traded:
                me.traded = more(me.traded, good, -traded)
            me.goods[good] -= amount - traded
            self.tell("pay", seat, amount, good)

    def give_all(self, seat: int, cost: list[int]) -> None:
        for good in range(len(GOODS)):
            self.give(seat, good, cost[good])

    # Pieces -------------------------------------------------------------------------------------------------------

    def put_piece(self, seat: int, place: int, kind: int) -> None:
        me = self.players[seat]
        me.pieces.append(piece_on(place, kind))
        me.pieces.sort()
        if place < PRIVATE_PLACE:
            self.occupied |= 1 << place

    def send_home(self, seat: int, piece: int) -> None:
        """Back to the reserve, not to be placed again this turn. (20, 92)"""
        self.players[seat].pieces.remove(piece)

    def gain_piece(self, seat: int, kind: int) -> None:
        """Another camel or ship, in the reserve."""
        me = self.players[seat]
        if kind == CAMEL:
            me.camels += 1
        else:
            me.ships += 1
        self.tell("piece", seat, kind)

    # Seats and time -----------------------------------------------------------------------------------------------

    def play_order(self) -> list[int]:
        """The seats clockwise from whoever was first when the turn began. (1)"""
        return [(self.first + at) % self.seats for at in range(self.seats)]

    def era(self) -> int:
        """From 0."""
        return max(0, self.turn - 1) // self.printed.turns_per_era

    def is_last_turn(self) -> bool:
        """Nothing is kept for another turn; by older rules that made no difference. (129)"""
        return self.rules.last_turn_is_last and self.turn == self.printed.turns

    def owns(self, seat: int, effect: int) -> bool:
        """This player has an improvement with this effect."""
        return self.players[seat].tiles & self.printed.having[effect] != 0

    def owned(self, seat: int, effect: int) -> list[int]:
        """The improvements of this player with this effect."""
        tiles = self.players[seat].tiles & self.printed.having[effect]
        return members(tiles) if tiles else NO_TILES

    def points_of(self, seat: int, effect: int) -> int:
        """The points of all improvements of this player with this effect: they add up. (35)"""
        return total([self.printed.tiles[tile].points for tile in self.owned(seat, effect)])

    def amount_of(self, seat: int, effect: int) -> int:
        """The same for goods."""
        return total([self.printed.tiles[tile].amount for tile in self.owned(seat, effect)])

    def private_places(self, seat: int) -> list[int]:
        """The private places of this player's improvements. (93)"""
        tiles = self.players[seat].tiles
        return [PRIVATE_PLACE + at for at, tile in enumerate(PRIVATE_TILES) if tiles >> tile & 1]


NO_TILES: Final[list[int]] = []
PRIVATE_TILES: Final = [TILES.index(name) for name in PRIVATE]
