"""Lines of one's own turn: what it can reach, found by following the best line of each way to begin (a beam).

Where chance comes in, a line ends and is worth what it is on average: nobody should count on a lucky roll. It also
ends where somebody else is to decide.
"""

import random
from abc import ABCMeta, abstractmethod
from typing import Final

from serai.bots.judge import Judge
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

BEAM: Final = 12
"""Lines followed at each depth, each begun by another action: what costs first may pay later."""
DEPTH: Final = 14
"""Decisions looked ahead; turns are shorter."""
DRAWS: Final = 4
"""Outcomes of chance looked at."""


class Line:
    """A way to play on: its actions, where it has led so far, what that is worth, and whether it can be followed."""

    def __init__(self, path: list[int], state: State, worth: float, goes_on: bool) -> None:
        self.path = path
        self.state = state
        self.worth = worth
        self.goes_on = goes_on


class Proposer(metaclass=ABCMeta):
    """Says which of many options are worth a look."""

    @abstractmethod
    def proposed(self, state: State, seat: int) -> list[int]:
        """Some of the options, one at least."""


def lines_of(
    start: State, seat: int, judge: Judge, width: int, draws: int, rng: random.Random, proposer: Proposer | None = None
) -> list[Line]:
    """The lines that end a turn or leave it to chance; the best first. There is one at least.

    A judge that also knows the middle of a turn judges there, too: then a line counts as soon as it is the best so far.
    """
    found: list[Line] = []
    lines = [Line([], start, 0.0, True)]
    best = 0.0
    for _ in range(DEPTH):
        ahead: list[Line] = []
        for line in lines:
            options = line.state.options if proposer is None else proposer.proposed(line.state, seat)
            for option in options:
                child = follow(line, option, seat, judge, draws, rng)
                better = not found or child.worth > best
                if not child.goes_on or (judge.knows_middle and better):
                    found.append(child)
                    if better:
                        best = child.worth
                if child.goes_on:
                    ahead.append(child)
        lines = keep_best(ahead, width)
        if not lines:
            break
    if not judge.knows_middle:
        found += lines  # turns that are longer than one looks ahead
    found.sort(key=worth_of, reverse=True)
    return found


def follow(line: Line, option: int, seat: int, judge: Judge, draws: int, rng: random.Random) -> Line:
    path = line.path.copy()
    path.append(option)
    state = line.state.clone()
    state.advance(option)
    if state.actor == CHANCE:
        return Line(path, state, average(state, seat, judge, draws, rng), False)
    return Line(path, state, judge.worth(state, seat), state.actor == seat)


def average(state: State, seat: int, judge: Judge, draws: int, rng: random.Random) -> float:
    """What a position is worth after chance, over some of its outcomes."""
    total = 0.0
    for _ in range(draws):
        copy = state.clone()
        settle_chance(copy, rng)
        total += judge.worth(copy, seat)
    return total / draws


def settle_chance(state: State, rng: random.Random) -> None:
    while state.actor == CHANCE:
        state.advance(draw(state, rng))


def keep_best(lines: list[Line], width: int) -> list[Line]:
    """The best line of each first action, the best ones first."""
    lines.sort(key=worth_of, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if not any(line.path[0] == other.path[0] for other in kept):
            kept.append(line)
            if len(kept) == width:
                break
    return kept


def worth_of(line: Line) -> float:
    return line.worth
