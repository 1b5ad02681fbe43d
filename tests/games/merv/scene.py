"""A table of Merv laid out for a test: say what lies where, take an action, play it in notation, look at the result.

    def test_the_second_courtier_costs_two():
        s = scene(players=3)
        s.give("red", cubes={"orange": 2}, courtiers={"knowledge": 1})
        s.takes("red", "palace").play("hall faith", "done")
        assert s.of("red").cubes == cubes()
        assert s.done

The stack holds only what the test begins, so a test ends with `s.done`: no decision is outstanding.
"""

from typing import Any

import serai
from serai.core.components import Components
from serai.games.merv.city import EndTurn, begin_turn, board_action
from serai.games.merv.constants import (
    AREAS,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    HALLS,
    NOBODY,
    SEATS,
    SPICES,
    TILES,
    WALL_PIECES,
)
from serai.games.merv.courtier import courtier_turn
from serai.games.merv.grid import CELLS, WALL_SLOTS
from serai.games.merv.invasion import begin_invasion
from serai.games.merv.magistrate import magistrate_turn, play_card
from serai.games.merv.magistrate_actions import act
from serai.games.merv.player import Player
from serai.games.merv.table import Table
from serai.games.merv.turn import end_round
from tests.scene import TableScene

ALL_SLOTS = ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]


def cubes(**held: int) -> list[int]:
    """A row of cubes by colour name, as a player holds them."""
    return [held.get(colour, 0) for colour in COLOURS]


def spices(**held: int) -> list[int]:
    return [held.get(spice, 0) for spice in SPICES]


class Scene(TableScene[Table]):
    """Seats are called red, blue, yellow, black; in the solo game red, magistrate, courtier; with two, courtier too."""

    def __init__(self, players: int, options: dict[str, Any], components: Components | None = None) -> None:
        state = serai.game("merv").new(players, options, components)
        assert isinstance(state, Table)
        TableScene.__init__(self, state)
        self.deal()
        self.t.stack = []
        self.t.options = []
        self.t.log = []

    def deal(self) -> None:
        """Red before blue before yellow, side a, tiles in the order of the box row by row, any cards."""
        t = self.t
        while len(t.display) < t.printed.display_size:
            t.advance(t.options[0])
        t.turn = 0
        t.tiles[:] = [*range(12), NOBODY, *range(12, 24)]
        t.queue[:] = [1, 0, 2] if t.setting.players == 1 else sorted(t.queue)
        t.display[:] = []
        t.deck[:] = t.printed.deck
        t.display_camels = 0

    # Laying out ---------------------------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        if name == "courtier":
            return self.t.setting.high_courtier
        return self.t.setting.magistrate if name == "magistrate" else SEATS.index(name)

    def of(self, name: str) -> Player:
        return self.t.players[self.number(name)]

    def give(self, name: str, **held: Any) -> "Scene":
        """Holdings by name: cubes={"teal": 2}, courtiers={"faith": 1}, posts=["rayy"], breakthroughs=[…], camels=1 …"""
        me = self.of(name)
        for what, value in held.items():
            if what == "cubes":
                me.cubes = cubes(**value)
            elif what == "spices":
                me.spices = spices(**value)
                for at, spice in enumerate(SPICES):
                    self.t.deck[at] -= value.get(spice, 0)
            elif what == "courtiers":
                me.courtiers = [value.get(hall, 0) for hall in HALLS]
                me.servants -= sum(me.courtiers)
            elif what == "posts":
                me.posts = sum(1 << CITIES.index(city) for city in value)
            elif what == "breakthroughs":
                me.breakthroughs = sum(1 << BREAKTHROUGHS.index(tile) for tile in value)
                self.t.breakthroughs &= ~me.breakthroughs
            elif what == "scoring_tile":
                me.scoring_tile = AREAS.index(value)
                self.t.scoring_tiles &= ~(1 << me.scoring_tile)
            else:
                assert hasattr(me, what), what
                setattr(me, what, value)
        return self

    def site(
        self,
        cell: str,
        tile: str | None = None,
        owner: str | None = None,
        upgrade: str | None = None,
        soldier: str | None = None,
    ) -> "Scene":
        """Put a tile, a building, an upgrade ("white" or a bonus colour) and a soldier on a site."""
        t = self.t
        at = CELLS.index(cell)
        if tile is not None:
            other = t.tiles.index(TILES.index(tile))
            t.tiles[other], t.tiles[at] = t.tiles[at], t.tiles[other]
        if owner is not None:
            t.owners[at] = self.number(owner)
            self.of(owner).buildings -= 1
        if upgrade == "white":
            t.upgrades[at] = 1
            t.white_upgrades -= 1
        elif upgrade is not None:
            t.upgrades[at] = 2 + COLOURS.index(upgrade)
            t.bonus_upgrades &= ~(1 << COLOURS.index(upgrade))
        if soldier is not None:
            t.soldiers[at] = self.number(soldier)
            self.of(soldier).servants -= 1
        return self

    def display(self, *cards: str, deck: dict[str, int] | None = None) -> "Scene":
        """The caravansary, front first; a star marks a camel: "ginger*". The deck is what is left, or as given."""
        self.t.display[:] = [SPICES.index(card.rstrip("*")) for card in cards]
        self.t.display_camels = sum(card.endswith("*") for card in cards)
        for spice in self.t.display:
            self.t.deck[spice] -= 1
        if deck is not None:
            self.t.deck[:] = [deck.get(spice, 0) for spice in SPICES]
        return self

    def walls(self, *slots: str) -> "Scene":
        for slot in slots:
            self.t.walls |= 1 << WALL_SLOTS.index(slot)
        return self

    def without_pieces(self, *pieces: str) -> "Scene":
        for piece in pieces:
            self.t.pieces &= ~(1 << WALL_PIECES.index(piece))
        return self

    def at(self, year: int, round: int) -> "Scene":
        """Counted from 1, as people do."""
        self.t.year, self.t.round = year - 1, round - 1
        return self

    def queue(self, *names: str) -> "Scene":
        self.t.queue[:] = [self.number(name) for name in names]
        return self

    def occupied(self, **slots: str) -> "Scene":
        """occupied(slot3="red"): master meeples that have already moved this round."""
        for slot, name in slots.items():
            self.t.slots[int(slot[-1]) - 1] = self.number(name)
        return self

    # Beginning something ------------------------------------------------------------------------------------------

    def takes(self, name: str, area: str, end_turn: bool = False) -> "Scene":
        """Begin a board action within this seat's turn (its camel market and last contracts only with end_turn)."""
        seat = self.number(name)
        self.t.wild_left = int(self.t.players[seat].holds_level(1))
        if end_turn:
            self.t.push(EndTurn(seat, 0, 0))
        board_action(self.t, seat, AREAS.index(area))
        self.t.settle()
        return self

    def begins(self, name: str) -> "Scene":
        """Begin a whole turn."""
        begin_turn(self.t, self.number(name))
        self.t.settle()
        return self

    def ends_round(self, **slots: str) -> "Scene":
        """ends_round(slot1="yellow", slot3="red"): master meeples by slot; then the queue fills."""
        self.t.slots[:] = [NOBODY] * 5
        for slot, name in slots.items():
            self.t.slots[int(slot[-1]) - 1] = self.number(name)
        end_round(self.t)
        self.t.settle()
        return self

    def invades(self) -> "Scene":
        begin_invasion(self.t)
        self.t.settle()
        return self

    def courtier_moves(self) -> "Scene":
        courtier_turn(self.t)
        self.t.settle()
        return self

    def magistrate_plays(self, card: str) -> "Scene":
        """The magistrate has drawn this playable card."""
        self.t.solo_card = AREAS.index(card)
        self.t.solo_deck = [layer & ~(1 << self.t.solo_card) for layer in self.t.solo_deck]
        play_card(self.t, self.t.solo_card)
        self.t.settle()
        return self

    def magistrate_draws(self) -> "Scene":
        """The magistrate's whole turn: chance draws its card."""
        magistrate_turn(self.t)
        self.t.settle()
        return self

    def magistrate_acts(self, area: str, times: int = 1) -> "Scene":
        """Only what the card says, this many times: no slot, no building, no camel market."""
        act(self.t, AREAS.index(area), times)
        self.t.settle()
        return self

    # Playing ------------------------------------------------------------------------------------------------------

    def waits_for(self, name: str) -> bool:
        return self.t.actor == self.number(name)

    def owner(self, cell: str) -> str | None:
        seat = self.t.owners[CELLS.index(cell)]
        if seat == NOBODY:
            return None
        if seat == self.t.setting.high_courtier:
            return "courtier"
        return "magistrate" if seat == self.t.setting.magistrate else SEATS[seat]


def scene(players: int = 3, components: Components | None = None, **options: Any) -> Scene:
    return Scene(players, options, components)
