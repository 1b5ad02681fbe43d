"""Policies: how the seats play on in a rollout, quickly.

One plans its turn by a beam, as far as the next chance or the end of the turn, and then follows the plan. One asks a
network at every decision, which costs no copy at all. And one plans by what the network proposes.
"""

import math
import random
from abc import ABCMeta, abstractmethod
from typing import Final

from serai.bots.beam import Proposer, lines_of, settle_chance, worth_of
from serai.bots.judge import Fill, Judge
from serai.bots.network import Network
from serai.core.features import Row
from serai.core.state import State
from serai.core.step import CHANCE

Turn = tuple[int, int, int]
"""A turn of a rollout: changes of actor before it, draws of chance within it, and whose it is."""
ONE_DRAW: Final = 1
"""Outcomes of chance that a plan looks at, for speed: over many rollouts it meets them all."""
FAR_ENOUGH: Final = 10
"""Decisions of a turn that a network goes through at once."""
PROPOSED: Final = 12
"""Options of a decision that a network proposes to look at."""
NEVER_NOUGHT: Final = 1e-12
"""Added to what is drawn before its logarithm is taken."""


class Policy(metaclass=ABCMeta):
    """Chooses for whoever is to decide."""

    @abstractmethod
    def forget(self) -> None:
        """A round begins: whatever was planned in the one before is void."""

    @abstractmethod
    def begin(self, turn: Turn | None) -> None:
        """Another turn, or what is left of it after chance. In all rollouts of a round it is played alike as far as it
        can be, so that lines differ by what they are; none is named where the one who compares lines goes on, as fits
        each of them."""

    @abstractmethod
    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        """An action of the seat that decides."""


class Following(Policy, metaclass=ABCMeta):
    """Plans its turn, and follows the plan as far as that leads."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.at = 0
        self.turn: Turn | None = None
        self.plans: dict[Turn, list[int]] = {}
        """Of this round."""

    def forget(self) -> None:
        self.plans = {}

    def begin(self, turn: Turn | None) -> None:
        self.turn = turn
        self.path = [] if turn is None else self.plans.get(turn, [])
        self.at = 0

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        if self.at >= len(self.path) or self.path[self.at] not in state.options:
            self.path = self.plan(state, seat, rng)
            self.at = 0
            if self.turn is not None and self.turn not in self.plans:
                self.plans[self.turn] = self.path
        self.at += 1
        return self.path[self.at - 1]

    @abstractmethod
    def plan(self, start: State, seat: int, rng: random.Random) -> list[int]:
        """The next actions of the seat that decides, one at least."""


class Planning(Following):
    """The line that a beam over the own turn likes best, give or take what it misjudges."""

    def __init__(self, judge: Judge, width: int, heat: float = 0.0) -> None:
        Following.__init__(self)
        self.judge = judge
        self.width = width
        self.heat = heat
        """The points, give or take, by which it misjudges a line: nobody knows what others will do for certain."""

    def plan(self, start: State, seat: int, rng: random.Random) -> list[int]:
        found = lines_of(start, seat, self.judge, self.width, ONE_DRAW, rng)
        if self.heat > 0.0:
            for line in found:
                line.worth += rng.gauss(0.0, self.heat)
            return max(found, key=worth_of).path
        return found[0].path


class Proposing(Policy):
    """A network that knows how likely a good player takes each of the actions that are legal."""

    def __init__(self, size: int, fill: Fill, networks: list[Network], heat: float) -> None:
        self.fill = fill
        self.networks = networks
        """By the number of players."""
        self.heat = heat
        """How much is left to luck: nothing at 0; at 1 as much as the network says."""
        self.row = Row(size)

    def forget(self) -> None:
        """Nothing is planned."""

    def begin(self, turn: Turn | None) -> None:
        """Nothing is planned."""

    def rated(self, state: State, seat: int) -> list[float]:
        """How much there is for each option; more is better."""
        row = self.row
        self.fill(state, seat, row)
        found: list[float] = self.networks[state.seats].some(row.numbers, state.options)
        return found

    def choose(self, state: State, seat: int, rng: random.Random) -> int:
        rated = self.rated(state, seat)
        best = 0
        for at in range(len(rated)):
            if rated[at] > rated[best]:
                best = at
        if self.heat == 0.0:
            return state.options[best]
        top = rated[best]
        total = 0.0
        for at in range(len(rated)):
            rated[at] = math.exp((rated[at] - top) / self.heat)
            total += rated[at]
        mark = rng.random() * total
        for at in range(len(rated)):
            mark -= rated[at]
            if mark < 0.0:
                return state.options[at]
        return state.options[best]


class Weighing(Following):
    """Goes through its turn a few times as a network would, each time beginning otherwise, and takes the way whose end
    a judge likes best. It takes three times as long as the network alone, a third of what the plan of a beam takes or
    less."""

    def __init__(self, proposing: Proposing, judge: Judge, ways: int) -> None:
        Following.__init__(self)
        self.proposing = proposing
        self.judge = judge
        self.ways = ways

    def plan(self, start: State, seat: int, rng: random.Random) -> list[int]:
        best_path: list[int] = []
        best = 0.0
        for first in self.beginnings(start, seat, rng):
            path = [first]
            state = start.clone()
            state.advance(first)
            while state.actor == seat and len(path) < FAR_ENOUGH:
                action = self.proposing.choose(state, seat, rng)
                path.append(action)
                state.advance(action)
            if state.actor == CHANCE:
                settle_chance(state, rng)
            worth = self.judge.worth(state, seat)
            if not best_path or worth > best:
                best = worth
                best_path = path
        return best_path

    def beginnings(self, state: State, seat: int, rng: random.Random) -> list[int]:
        """Some of the options, drawn without putting back, each as likely as the network says: those with the highest
        ratings, once to each something was added by luck (Gumbel's way to draw)."""
        options = state.options
        if len(options) <= self.ways:
            return options
        rated = self.proposing.rated(state, seat)
        for at in range(len(rated)):
            rated[at] -= math.log(rng.expovariate(1.0) + NEVER_NOUGHT)
        least = sorted(rated, reverse=True)[self.ways - 1]
        return [options[at] for at in range(len(options)) if rated[at] >= least]


class Shortlist(Proposer):
    """The options that a network rates highest, where there are many."""

    def __init__(self, policy: Proposing) -> None:
        self.policy = policy

    def proposed(self, state: State, seat: int) -> list[int]:
        options = state.options
        if len(options) <= PROPOSED:
            return options
        rated = self.policy.rated(state, seat)
        least = sorted(rated, reverse=True)[PROPOSED - 1]
        chosen: list[int] = []
        for at in range(len(options)):
            if rated[at] >= least:
                chosen.append(options[at])
        return chosen
