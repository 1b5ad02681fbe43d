"""The state of Marco Polo: what lies on the table, and the small gains that everything gives.

Nothing is derived, but for what every decision asks of the dice on the board: `occupied`, `khan_dice` and `khan_value`
here, `spaces` at each player. The invariants compare them with the dice themselves.
"""

import random
from typing import Any

from serai.core.rules import Rules
from serai.core.sets import draw_set
from serai.core.state import Score, State
from serai.games.marco_polo.actions import ACTIONS
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.words import GOALS, NOBODY, SEATS, SOURCES


class Setting:
    """What is fixed for a whole game: the printed tables, the players, the options, the rules. Shared, never copied."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        self.printed = printed
        self.players = players
        self.options = options
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


class Table(State):
    """A position of Marco Polo. Sets are kept as bits of a number."""

    def __init__(self, setting: Setting, players: list[Player], rows: list[list[int]]) -> None:
        State.__init__(self, ACTIONS, setting.players)
        self.setting = setting
        self.printed = setting.printed
        self.rules = setting.rules
        self.players = players
        # The map
        self.markers = rows[0]
        """The bonus marker in each small city."""
        self.outposts = rows[1]
        """The outpost bonus in each large city; NOBODY once it is taken."""
        self.cards = rows[2]
        """The city card on each card space."""
        self.beijing = rows[3]
        """Whose post stands on each space of Beijing."""
        # Contracts
        self.row = rows[4]
        """The contracts on the board, from space 1; NOBODY where one was taken and the rest have not yet moved up."""
        self.special = rows[5]
        """The contracts put under the special pile, in their order; above them lie `special_unseen` others."""
        # Dice on the board
        self.placed = rows[6]
        """Every die on the board, in the order of placing; see words.py for what a number means."""
        self.unseen = 0
        """The regular contracts that nobody has seen yet, as a set: those of the piles, the special one included."""
        self.special_unseen = 0
        self.starting = 0
        """The starting contracts nobody was dealt, as a set."""
        self.occupied = 0
        """The action spaces with at least one die, as a set."""
        self.khan_dice = 0
        """Dice on the Khan's favor."""
        self.khan_value = 0
        """The value of the last of them."""
        self.black_dice = 0
        """Black dice on the board."""
        # The order of play
        self.round = 0
        self.start = NOBODY
        """Whose turn is first in this round."""
        self.traveller = NOBODY
        """Who last used the Travel space in this round."""
        self.revealed = 0
        """The characters that can still be chosen in the draft, as a set."""
        # Within a turn
        self.fresh = 0
        """The cities where the active player has placed a post in this turn, as a set. (8)"""
        self.earned = 0
        """The cities whose bonus a movement has earned and not yet paid, as a set. (28)"""
        self.open_goals = 0
        """1 once the goal cards are open: at final scoring. What went back to the box stays unseen."""

    def clone(self) -> "Table":
        other = Table(
            self.setting,
            [player.copy() for player in self.players],
            [
                self.markers,
                self.outposts.copy(),
                self.cards,
                self.beijing.copy(),
                self.row.copy(),
                self.special.copy(),
                self.placed.copy(),
            ],
        )
        other.stack = self.stack.copy()
        other.options = self.options
        other.unseen = self.unseen
        other.special_unseen = self.special_unseen
        other.starting = self.starting
        other.occupied = self.occupied
        other.khan_dice = self.khan_dice
        other.khan_value = self.khan_value
        other.black_dice = self.black_dice
        other.round = self.round
        other.start = self.start
        other.traveller = self.traveller
        other.revealed = self.revealed
        other.fresh = self.fresh
        other.earned = self.earned
        other.open_goals = self.open_goals
        return other

    # Secrets ------------------------------------------------------------------------------------------------------

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

    def view(self, seat: int | None) -> dict[str, Any]:
        from serai.games.marco_polo.position import view  # position.py knows the steps, which know this table

        return view(self, seat)

    def to_json(self) -> dict[str, Any]:
        from serai.games.marco_polo.position import to_json

        return to_json(self)

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
            self.players[seat].points[source] += points
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
