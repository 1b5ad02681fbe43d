"""The state of Marco Polo: what lies on the table, and the small gains that everything gives.

Nothing is derived, but for what every decision asks of the dice on the board: `occupied`, `khan_dice` and `khan_value`
here, `spaces` at each player. The invariants compare them with the dice themselves.
"""

import random
from typing import Any

from serai.core.fields import FLAG, By, Form, ListOf, Number, OneOf, Seat, SetOf
from serai.core.rows import more
from serai.core.sets import draw_set
from serai.core.state import Score, State
from serai.core.terms import Terms
from serai.games.marco_polo.actions import ACTIONS
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.changes import Rules
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import (
    CARD_SPACES,
    CARDS,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    GOALS,
    LARGE_CITIES,
    MARKERS,
    NOBODY,
    OUTPOSTS,
    SEATS,
    SMALL_CITIES,
    SOURCES,
    SPACES,
)
from serai.games.marco_polo.die import FACE, PlacedDie
from serai.games.marco_polo.player import Player


class Setting(Terms):
    """What is fixed for a whole game, and what follows from it."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        Terms.__init__(self, "marco_polo", printed.digest, players, options, rules)
        self.printed = printed
        self.rules = Rules(rules)
        self.black_dice = printed.black_dice[players - 2]
        self.neutral_khan = printed.neutral_khan[players - 2]
        self.neutral_coins = printed.neutral_coins[players - 2]
        self.random_bonuses = bool(options["random_city_bonuses"])
        self.draft = bool(options["character_draft"])
        self.goal_choice = bool(options["goal_choice"])
        self.card_at_once = bool(options["city_card_at_once"])
        self.either_way = bool(options["exchange_either_way"])
        self.pays_first = bool(options["bonus_card_pays_first"])
        self.starting_contracts_serve = options["special_pile_empty"] == "starting_contracts"
        self.wilhelm_must_in_passing = options["wilhelm_moves_posts"] == "always"
        self.wilhelm_must_at_the_end = options["wilhelm_moves_posts"] != "freely"
        everybody = options["no_contracts_completed"] == "everybody_scores"
        self.none_can_be_most = everybody or not self.rules.most_contracts_is_an_option


class Table(State):
    """A position of Marco Polo. Sets are kept as bits of a number."""

    def __init__(self, setting: Setting, form: Form) -> None:
        State.__init__(self, ACTIONS, setting, form)
        self.setting = setting
        self.printed = setting.printed
        self.rules = setting.rules
        self.players = [Player(holding) for holding in form.holdings(setting.players)]
        # The order of play
        self.round = form.number("round")
        self.start = form.number("start", Number(NOBODY))
        """Whose turn is first in this round."""
        self.traveller = form.number("traveller", Number(NOBODY))
        """Who last used the Travel space in this round."""
        self.revealed = form.number("revealed", SetOf(CHARACTERS))
        """The characters that can still be chosen in the draft."""
        # The map
        self.markers = form.row("markers", By(SMALL_CITIES, OneOf(MARKERS)))
        """The bonus marker in each small city."""
        self.outposts = form.row("outposts", By(LARGE_CITIES, OneOf(OUTPOSTS)))
        """The outpost bonus in each large city; NOBODY once it is taken."""
        self.cards = form.row("cards", By(CARD_SPACES, OneOf(CARDS)))
        """The city card on each card space."""
        self.beijing = form.row("beijing", ListOf(Seat(setting.players)))
        """Whose post stands on each space of Beijing."""
        # Contracts
        self.row = form.row("row", ListOf(OneOf(CONTRACTS)))
        """The contracts on the board, from space 1; NOBODY where one was taken and the rest have not yet moved up."""
        self.special = form.row("special", ListOf(OneOf(CONTRACTS)))
        """The contracts put under the special pile, in their order; above them lie `special_unseen` others."""
        self.special_unseen = form.number("special_unseen")
        self.unseen = form.number("unseen", SetOf(CONTRACTS))
        """The regular contracts that nobody has seen yet: those of the piles, the special one included."""
        self.starting = form.number("starting", SetOf(CONTRACTS))
        """The starting contracts nobody was dealt."""
        # Dice on the board
        self.placed = form.row("placed", ListOf(PlacedDie()))
        """Every die on the board, in the order of placing."""
        self.occupied = form.number("occupied", SetOf(SPACES))
        """The action spaces with at least one die."""
        self.khan_dice = form.number("khan_dice")
        """Dice on the Khan's favor."""
        self.khan_value = form.number("khan_value", FACE)
        """The value of the last of them."""
        self.black_dice = form.number("black_dice")
        """Black dice on the board."""
        # Within a turn
        self.fresh = form.number("fresh", SetOf(CITIES))
        """The cities where the active player has placed a post in this turn. (8)"""
        self.earned = form.number("earned", SetOf(CITIES))
        """The cities whose bonus a movement has earned and not yet paid. (28)"""
        self.open_goals = form.number("open_goals", FLAG)
        """1 once the goal cards are open: at final scoring. What went back to the box stays unseen."""

    def holders(self) -> list[Any]:
        return self.players

    def clone(self) -> "Table":
        other = self.copied()
        other.players = [player.copy() for player in self.players]
        other.placed = self.placed.copy()
        return other

    # Secrets ------------------------------------------------------------------------------------------------------

    def sees(self, seat: int | None, owner: int, name: str) -> bool:
        """One's own goal cards, and everybody's once they are open. (54)"""
        return seat == owner or (name == "goals" and self.open_goals == 1)

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """The others' goal cards are dealt anew; all else that is not open has not been drawn yet. (54)"""
        other = self.clone()
        known = 0
        for at, player in enumerate(self.players):
            if at in seats:
                known |= player.goals | player.offered
            elif self.open_goals:
                known |= player.goals
        left = [goal for goal in range(len(GOALS)) if not known >> goal & 1]
        for at, player in enumerate(other.players):
            if at not in seats:
                if not self.open_goals:
                    player.goals = draw_set(left, player.goals.bit_count(), rng)
                player.offered = draw_set(left, player.offered.bit_count(), rng)
        if other.stack:
            other.options = other.stack[-1].legal(other)
        return other

    # Points -------------------------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        return [
            Score(SEATS[seat], {SOURCES[source]: points for source, points in enumerate(player.points)})
            for seat, player in enumerate(self.players)
        ]

    def ranking(self) -> list[list[int]]:
        from serai.games.marco_polo.scoring import ranking

        return ranking(self)

    def score(self, seat: int, points: int, source: int) -> None:
        if points:
            me = self.players[seat]
            me.points = more(me.points, source, points)
            self.tell("points", seat, points, source)

    # The warehouse ------------------------------------------------------------------------------------------------

    def take(self, seat: int, thing: int, amount: int) -> None:
        """From the supply, which never runs out."""
        if amount:
            self.players[seat].stock[thing] += amount
            self.tell("gain", seat, amount, thing)

    def give(self, seat: int, thing: int, amount: int) -> None:
        """Back to the supply."""
        if amount:
            self.players[seat].stock[thing] -= amount
            self.tell("pay", seat, amount, thing)

    def take_plain(self, seat: int, gain: Bundle) -> None:
        """All of a bundle that asks nothing."""
        for thing in gain.stock:
            self.take(seat, thing, gain.amounts[thing])
        self.score(seat, gain.vp, gain.source)

    def can_give(self, seat: int, cost: Bundle) -> bool:
        """All of a price whose goods are not left to choose; points can always be given. (32)"""
        stock = self.players[seat].stock
        return all(stock[thing] >= cost.amounts[thing] for thing in cost.stock)

    def give_plain(self, seat: int, cost: Bundle) -> None:
        for thing in cost.stock:
            self.give(seat, thing, cost.amounts[thing])
        self.score(seat, -cost.vp, cost.source)

    # Seats --------------------------------------------------------------------------------------------------------

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + at) % self.seats for at in range(self.seats)]
