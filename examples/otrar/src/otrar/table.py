"""The state of Otrar: what lies on the table, and the small gains and payments that everything needs."""

import random
from typing import Any

from otrar.actions import ACTIONS
from otrar.changes import Rules
from otrar.components import Printed
from otrar.constants import COIN, FACES, PLACES, SEATS, SOURCES, WARES
from otrar.player import Player
from serai.core.copying import shallow
from serai.core.fields import NONE, By, Form, ListOf, Number, OneOf, SortedListOf
from serai.core.rows import more
from serai.core.sets import total
from serai.core.state import Score, State, shared_places
from serai.core.terms import Terms


class Setting(Terms):
    """What is fixed for a whole game, and what follows from it."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        Terms.__init__(self, "otrar", printed.digest, players, options, rules)
        self.printed = printed
        self.rules = Rules(rules)
        self.days = printed.short_days if options["short_fair"] else printed.days


class Table(State):
    """A position of Otrar."""

    def __init__(self, setting: Setting, form: Form) -> None:
        State.__init__(self, ACTIONS, setting, form)
        self.setting = setting
        self.printed = setting.printed
        self.rules = setting.rules
        self.players = [Player(holding) for holding in form.holdings(setting.players)]
        self.day = form.number("day", Number(most=setting.days))
        self.first = form.number("first", OneOf(SEATS[: setting.players]))
        """Who has the first turn of every day."""
        self.dice = form.row("dice", SortedListOf(Number(1, FACES, 1)))
        """The dice rolled and not yet spent, the lowest first."""
        self.market = form.row("market", ListOf(OneOf(WARES), PLACES))
        """The ware at each place, the cheapest first."""
        self.deck = form.row("deck", By(WARES), secret=True)
        """What is left in the deck: it has no order. Whoever knew it would know the hands too."""
        self.discards = form.row("discards", By(WARES))

    def holders(self) -> list[Any]:
        return self.players

    def clone(self) -> "Table":
        other = self.copied()
        other.players = [shallow(player) for player in self.players]
        return other

    # Secrets ------------------------------------------------------------------------------------------------------

    def sees(self, seat: int | None, owner: int, name: str) -> bool:
        """One's own hand; at the end all hands are shown. Nobody sees into the deck."""
        return seat == owner or (self.is_over and owner != NONE)

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """The deck and the hands that these seats do not see are mixed and dealt anew, as many to each as before."""
        other = self.clone()
        if self.is_over:
            return other
        hidden = [player for seat, player in enumerate(other.players) if seat not in seats]
        unseen = cards_of(self.deck)
        for player in hidden:
            unseen += cards_of(player.hand)
        rng.shuffle(unseen)
        for player in hidden:
            player.hand = counted([unseen.pop() for _ in range(total(player.hand))])
        other.deck = counted(unseen)
        other.options = other.stack[-1].legal(other)  # what chance may bring depends on the deck
        return other

    # Points -------------------------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        return [
            Score(SEATS[seat], {SOURCES[source]: points for source, points in enumerate(player.points)})
            for seat, player in enumerate(self.players)
        ]

    def ranking(self) -> list[list[int]]:
        """Who has as many points as another stands before them with more stalls."""
        return shared_places([(player.score(), total(player.stalls)) for player in self.players])

    def score(self, seat: int, points: int, source: int) -> None:
        """Every point is told: the checks add up the log."""
        if points:
            me = self.players[seat]
            me.points = more(me.points, source, points)
            self.tell("points", seat, points, source)

    # Coins --------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, coins: int) -> None:
        if coins:
            self.players[seat].coins += coins
            self.tell("gain", seat, coins, COIN)

    def pay(self, seat: int, coins: int) -> None:
        if coins:
            self.players[seat].coins -= coins
            self.tell("pay", seat, coins, COIN)

    # Cards and stalls ---------------------------------------------------------------------------------------------

    def cards_left(self) -> int:
        """In the deck, and in the discards that become the deck when it is empty."""
        return total(self.deck) + total(self.discards)

    def reshuffle_if_empty(self) -> None:
        if not total(self.deck) and total(self.discards):
            self.deck, self.discards = self.discards, self.deck
            self.tell("reshuffle", -1)

    def stalls_in(self, quarter: int) -> int:
        return total([player.stalls[quarter] for player in self.players])


def cards_of(row: list[int]) -> list[int]:
    """The cards, one by one, of which a row says how many there are of each ware."""
    return [ware for ware, number in enumerate(row) for _ in range(number)]


def counted(cards: list[int]) -> list[int]:
    return [cards.count(ware) for ware in range(len(WARES))]
