"""Lines that a search compares, each with what has come of it so far."""

import math
from typing import Final

NOISE: Final = 0.05
"""Of a difference that has been the same in all rounds so far."""


class Arm:
    """A line with what has come of it so far."""

    def __init__(self, path: list[int], guess: float, trust: float) -> None:
        self.path = path
        self.guess = guess
        self.trust = trust
        """The rounds that the guess counts for."""
        self.total = 0.0
        self.values: list[float] = []
        """Round by round; arms that are still compared have as many."""
        self.worth = guess
        """All in all."""

    def mean(self) -> float:
        return self.total / len(self.values)


def judge_all(arms: list[Arm], share: float) -> None:
    """What each is worth by its rollouts and by the first guess, seen in the light of all rollouts. A share of the
    guess counts however many rollouts there are."""
    drift = 0.0
    for arm in arms:
        drift += arm.mean() - arm.guess
    drift /= len(arms)
    for arm in arms:
        guess = arm.guess + drift
        found = (arm.total + arm.trust * guess) / (len(arm.values) + arm.trust)
        arm.worth = found + share * (guess - found)


def clearly_behind(arm: Arm, best: Arm, sure: float) -> bool:
    """Whether a line has been behind by more than luck explains."""
    count = len(arm.values)
    total = 0.0
    squares = 0.0
    for at in range(count):
        difference = best.values[at] - arm.values[at]
        total += difference
        squares += difference * difference
    mean = total / count
    spread = max(0.0, squares / count - mean * mean)
    return best.worth - arm.worth > sure * math.sqrt((spread + NOISE) / count)


def same_beginning(arms: list[Arm]) -> bool:
    """Whether all begin with the same action: then there is nothing to decide now."""
    return all(arm.path[0] == arms[0].path[0] for arm in arms)


def worth_of(arm: Arm) -> float:
    return arm.worth
