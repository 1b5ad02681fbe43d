"""The bot that looks over what its own turn can reach and takes the most promising line.

It thinks on re-dealt copies only. From the present decision it follows a few of the best lines (a beam) until somebody
else is to decide, judges every position on the way, and sets out for the best one; chance is drawn once. What happens
after its turn it does not foresee.
"""

import random
from collections.abc import Callable
from typing import Final

from serai.core.bot import Chair
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

Worth = Callable[[State, int], float]

BEAM: Final = 4
"""Lines followed at each depth."""
DEPTH: Final = 14
"""Decisions looked ahead; turns are shorter."""


class Line:
    """A way to play on: the first action of it, and where it has led so far."""

    def __init__(self, first: int, state: State, worth: float) -> None:
        self.first = first
        self.state = state
        self.worth = worth


class GreedyBot:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def choose(self, chair: Chair) -> int:
        start = chair.redeal()
        best = Line(-1, start, 0.0)
        lines = [best]
        for _ in range(DEPTH):
            ahead: list[Line] = []
            for line in lines:
                for option in line.state.options:
                    child = self.follow(line, option, chair)
                    if child.state.actor == chair.seat:
                        ahead.append(child)
                    if best.first < 0 or child.worth > best.worth:
                        best = child
            if not ahead:
                break
            lines = keep_best(ahead)
        return best.first

    def follow(self, line: Line, option: int, chair: Chair) -> Line:
        state = line.state.clone()
        state.advance(option)
        settle_chance(state, chair.rng)
        return Line(option if line.first < 0 else line.first, state, self.worth(state, chair.seat))


def settle_chance(state: State, rng: random.Random) -> None:
    while state.actor == CHANCE:
        state.advance(draw(state, rng))


def keep_best(lines: list[Line]) -> list[Line]:
    lines.sort(key=worth_of, reverse=True)
    return lines[:BEAM]


def worth_of(line: Line) -> float:
    return line.worth
