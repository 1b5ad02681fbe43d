"""Watching a game for broken promises: every invariant, after every action."""

import json
import random
from typing import Any

from serai.core.components import Components
from serai.core.errors import IllegalAction, Refusal
from serai.core.game import Game
from serai.core.state import State
from serai.core.step import CHANCE


class Watch:
    """Stands behind a table and checks what every game promises, and what its own invariants say."""

    def __init__(self, game: Game, state: State, components: Components, seed: int) -> None:
        self.game = game
        self.components = components
        self.state = state
        self.rng = random.Random(seed)
        self.violations: list[str] = []
        self.expected: dict[str, Any] | None = None
        self.points = [score.total for score in state.scores()]
        self.ledger = game.ledger(state)
        state.log = []

    def before(self, action: int) -> None:
        """Called before an action is carried out: looks at the position, and tries the action on a copy."""
        state = self.state
        position = state.to_json()
        if self.expected is not None and position != self.expected:
            self.fail("the same action led a copy elsewhere")
        for broken in self.game.violations(state):
            self.fail(broken)
        self.check_sums()
        self.check_legal()
        self.check_views()
        self.check_json(position)
        self.check_copy(position, action)

    def finish(self) -> None:
        """Called when the game is over."""
        for broken in self.game.violations(self.state):
            self.fail(broken)
        self.check_sums()
        if self.state.legal():
            self.fail("something is legal after the end")
        if sorted(seat for place in self.state.ranking() for seat in place) != list(range(len(self.points))):
            self.fail("the ranking leaves somebody out")

    def fail(self, what: str) -> None:
        self.violations.append(what)

    def check_sums(self) -> None:
        """Every point has been told: scores are the sum of the logged gains. So with what a game keeps a ledger of."""
        log = self.state.log or []
        for entry in log:
            if entry.key == "points":
                self.points[entry.seat] += entry.args[0]
            elif self.ledger and entry.key in ("gain", "pay"):
                amount, thing = entry.args[0], entry.args[1]
                self.ledger[entry.seat][thing] += amount if entry.key == "gain" else -amount
        self.state.log = []
        if self.game.ledger(self.state) != self.ledger:
            self.fail("what somebody holds is not the sum of the logged gains and payments")
        if [score.total for score in self.state.scores()] != self.points:
            self.fail("a score is not the sum of its logged gains")

    def check_legal(self) -> None:
        state = self.state
        options = state.legal()
        if not options or options != sorted(set(options)):
            self.fail("legal() is empty, unsorted or has duplicates")
        if any(state.parse(state.notation(option)) != option for option in options):
            self.fail("notation does not read back")
        if state.actor == CHANCE and min(weight for _, weight in state.chance()) < 1:
            self.fail("chance lists an outcome that cannot happen")

    def check_views(self) -> None:
        """What a seat sees does not change when all it cannot know is dealt anew; nor does what a spectator sees."""
        spectator = self.state.view(None)
        for seat in range(self.state.seats):
            other = self.state.redeal(seat, self.rng)
            if self.state.view(seat) != other.view(seat):
                self.fail(f"the view of seat {seat} shows a secret")
            if spectator != other.view(None):
                self.fail("the view of a spectator shows a secret")
        if spectator != self.state.redeal_for([], self.rng).view(None):
            self.fail("the view of a spectator shows a secret")

    def check_json(self, position: dict[str, Any]) -> None:
        try:
            again = self.game.from_json(json.loads(json.dumps(position)), self.components)
        except Refusal as refusal:
            self.fail(f"a position is not read back: {refusal}")
            return
        if again.to_json() != position or again.legal() != self.state.legal():
            self.fail("a position does not survive JSON")

    def check_copy(self, position: dict[str, Any], action: int) -> None:
        """A copy plays alike and leaves the original alone; an illegal action changes nothing."""
        state = self.state
        copy = state.clone()
        illegal = self.rng.randrange(len(state.actions))
        if illegal not in state.legal():
            try:
                copy.apply(illegal)
                self.fail("an illegal action was accepted")
            except IllegalAction:
                pass
            if copy.to_json() != position:
                self.fail("a refused action changed the position")
        copy.apply(action)
        if state.to_json() != position:
            self.fail("a copy is not independent")
        self.expected = copy.to_json()
