"""The state: what lies on the table and before each player, every field said once, and nothing derived."""

import random
from typing import Any

from serai.core.copying import shallow
from serai.core.fields import NONE, By, Form, Holder, Number, OneOf
from serai.core.rows import more
from serai.core.state import Score, State, shared_places
from serai.core.terms import Terms

from .actions import ACTIONS, CHARMS, SEATS, SOURCES
from .components import Printed


class Setting(Terms):
    """What is settled before the game begins."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        Terms.__init__(self, "newgame", printed.digest, players, options, rules)
        self.printed = printed


class Player(Holder):
    """What lies before one player."""

    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.points = form.row("points", By(SOURCES))
        self.charm = form.number("charm", OneOf(CHARMS), secret=True)


class Table(State):
    """A position of the game."""

    def __init__(self, setting: Setting, form: Form) -> None:
        State.__init__(self, ACTIONS, setting, form)
        self.printed = setting.printed
        self.players = [Player(holding) for holding in form.holdings(setting.players)]
        self.pile = form.number("pile", Number(most=setting.printed.pebbles))

    def holders(self) -> list[Any]:
        return self.players

    def clone(self) -> "Table":
        other = self.copied()
        other.players = [shallow(player) for player in self.players]
        return other

    # Secrets ------------------------------------------------------------------------------------------------------

    def sees(self, seat: int | None, owner: int, name: str) -> bool:
        """One's own charm; at the end all are turned up."""
        return seat == owner or self.is_over

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """The charms that these seats do not see, and those nobody has, are dealt among the others."""
        other = self.clone()
        if self.is_over:
            return other
        known = [self.players[seat].charm for seat in seats]
        left = [charm for charm in range(len(CHARMS)) if charm not in known]
        rng.shuffle(left)
        for seat, player in enumerate(other.players):
            if player.charm != NONE and seat not in seats:
                player.charm = left.pop()
        other.options = other.stack[-1].legal(other)
        return other

    def charms(self) -> list[int]:
        return [player.charm for player in self.players]

    # Points -------------------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, source: int) -> None:
        """Every point is told: the checks add up the log."""
        if points:
            me = self.players[seat]
            me.points = more(me.points, source, points)
            self.tell("points", seat, points, source)

    def scores(self) -> list[Score]:
        return [
            Score(SEATS[seat], dict(zip(SOURCES, player.points, strict=True)))
            for seat, player in enumerate(self.players)
        ]

    def ranking(self) -> list[list[int]]:
        return shared_places([(sum(player.points),) for player in self.players])
