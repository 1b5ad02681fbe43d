"""Judges: what a position is worth to a seat, in points.

Greedy's is written by hand, for one seat at a time. The learnt ones know the others, too: they foresee by how much one
will be ahead, and how likely one is to win.
"""

import math
from abc import ABCMeta, abstractmethod
from array import array
from collections.abc import Callable

from serai.bots.network import Network, dot
from serai.core.features import Row
from serai.core.state import State

Worth = Callable[[State, int], float]
Fill = Callable[[State, int, Row], None]
Phase = Callable[[State], int]


class Judge(metaclass=ABCMeta):
    """Judges positions for the seats, each by what it may know."""

    def __init__(self) -> None:
        self.knows_middle = False
        """Whether it can be believed in the middle of a turn, too."""

    @abstractmethod
    def worth(self, state: State, seat: int) -> float:
        """What the position is worth to a seat."""


class ByHand(Judge):
    """A title's own evaluation, less a part of what the best rival has."""

    def __init__(self, by_hand: Worth, rival: float) -> None:
        Judge.__init__(self)
        self.knows_middle = True
        self.by_hand = by_hand
        self.rival = rival

    def worth(self, state: State, seat: int) -> float:
        value = self.by_hand(state, seat)
        if self.rival == 0.0 or state.seats == 1:
            return value
        best = -math.inf
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.by_hand(state, other))
        return value - self.rival * best


class Aim:
    """What one plays for, in points: one's own, less a part of the best rival's, and so much for the victory."""

    def __init__(self, rival: float, win: float) -> None:
        self.rival = rival
        self.win = win

    def reached(self, state: State, seat: int) -> float:
        """At the end of a game."""
        own = 0.0
        best = 0.0
        others = 0
        for at, score in enumerate(state.scores()):
            points = float(score.total)
            if at == seat:
                own = points
            elif others == 0 or points > best:
                best = points
                others += 1
        first = state.ranking()[0]
        won = 1.0 / len(first) if seat in first else 0.0
        return own - self.rival * best + self.win * won


class BySeats(Judge):
    """One judge for games of each number of players."""

    def __init__(self, judges: list[Judge]) -> None:
        Judge.__init__(self)
        self.knows_middle = judges[-1].knows_middle
        self.judges = judges

    def worth(self, state: State, seat: int) -> float:
        return self.judges[state.seats].worth(state, seat)


class Eye:
    """How a learnt judge sees a position: its features, and after them what the title's own evaluation says, in
    tenths. What was written by hand need not be learnt anew."""

    def __init__(self, size: int, fill: Fill, by_hand: Worth) -> None:
        self.size = size + 1
        self.fill = fill
        self.by_hand = by_hand
        self.row = Row(size + 1)

    def look(self, state: State, seat: int) -> list[int]:
        """The numbers of a position, until the next look."""
        row = self.row
        self.fill(state, seat, row)
        row.tenths(self.by_hand(state, seat))
        return row.numbers


class Linear(Judge):
    """A sum of all numbers, each times its weight in this phase of the game."""

    def __init__(self, eye: Eye, phase: Phase, weights: "array[float]", aim: Aim) -> None:
        Judge.__init__(self)
        self.eye = eye
        self.phase = phase
        self.weights = weights
        self.aim = aim

    def worth(self, state: State, seat: int) -> float:
        if not state.stack:
            return self.aim.reached(state, seat)
        size = self.eye.size
        first = self.phase(state) * (size + 1)
        by_itself: float = self.weights[first + size]
        return dot(self.eye.look(state, seat), self.weights, first) + by_itself


class Refined(Judge):
    """A linear judge, and a network that has learnt by how much that one errs."""

    def __init__(self, linear: Linear, network: Network) -> None:
        Judge.__init__(self)
        self.knows_middle = linear.knows_middle
        self.linear = linear
        self.network = network

    def worth(self, state: State, seat: int) -> float:
        value = self.linear.worth(state, seat)
        if not state.stack:
            return value
        found: list[float] = self.network.outputs(self.linear.eye.row.numbers)  # what the linear judge has just seen
        return value + found[0]
