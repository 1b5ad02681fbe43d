"""The bot that looks over what its own turn can reach and takes the most promising line.

It thinks on re-dealt copies only. From the present decision it follows the best line of each way to begin (a beam)
until somebody else is to decide, judges every position on the way, and sets out for the best one. Where chance comes
in, a line ends and is worth what it is on average: nobody should count on a lucky roll. What happens after its turn it
does not foresee.
"""

import random
from collections.abc import Callable
from typing import Final

from serai.core.bot import Chair
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

Worth = Callable[[State, int], float]

BEAM: Final = 12
"""Lines followed at each depth, each begun by another action: what costs first may pay later."""
DEPTH: Final = 14
"""Decisions looked ahead; turns are shorter."""
DRAWS: Final = 4
"""Outcomes of chance looked at."""


class Prospect:
    """A way to play on: the first action of it, where it has led so far, and whether it can be followed from there."""

    def __init__(self, first: int, state: State, worth: float, goes_on: bool) -> None:
        self.first = first
        self.state = state
        self.worth = worth
        self.goes_on = goes_on


class GreedyBot:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def choose(self, chair: Chair) -> int:
        start = chair.redeal()
        best = Prospect(-1, start, 0.0, True)
        prospects = [best]
        for _ in range(DEPTH):
            ahead: list[Prospect] = []
            for prospect in prospects:
                for option in prospect.state.options:
                    child = self.follow(prospect, option, chair)
                    if child.goes_on:
                        ahead.append(child)
                    if best.first < 0 or child.worth > best.worth:
                        best = child
            if not ahead:
                break
            prospects = keep_best(ahead)
        return best.first

    def follow(self, prospect: Prospect, option: int, chair: Chair) -> Prospect:
        first = option if prospect.first < 0 else prospect.first
        state = prospect.state.clone()
        state.advance(option)
        if state.actor == CHANCE:
            return Prospect(first, state, self.average(state, chair), False)
        return Prospect(first, state, self.worth(state, chair.seat), state.actor == chair.seat)

    def average(self, state: State, chair: Chair) -> float:
        total = 0.0
        for _ in range(DRAWS):
            copy = state.clone()
            settle_chance(copy, chair.rng)
            total += self.worth(copy, chair.seat)
        return total / DRAWS


def settle_chance(state: State, rng: random.Random) -> None:
    while state.actor == CHANCE:
        state.advance(draw(state, rng))


def keep_best(prospects: list[Prospect]) -> list[Prospect]:
    """The best line of each first action, the best ones first."""
    prospects.sort(key=worth_of, reverse=True)
    kept: list[Prospect] = []
    for prospect in prospects:
        if not any(prospect.first == other.first for other in kept):
            kept.append(prospect)
            if len(kept) == BEAM:
                break
    return kept


def worth_of(prospect: Prospect) -> float:
    return prospect.worth
