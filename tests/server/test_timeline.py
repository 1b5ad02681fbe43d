"""A table's timeline: what an action has shown, and to whom."""

import random
from typing import cast

from serai.core.ahead import reveals
from serai.core.state import State

LIFT = 0
LOOK_AWAY = 1


class Cup:
    """A coin lies under a cup; nobody knows which side is up until it is lifted."""

    actor = 0

    def __init__(self, heads: bool = True, lifted: bool = False) -> None:
        self.heads = heads
        self.lifted = lifted

    def clone(self) -> "Cup":
        return Cup(self.heads, self.lifted)

    def redeal(self, seat: int, rng: random.Random) -> "Cup":
        return Cup(rng.random() < 0.5, self.lifted)

    def apply(self, action: int) -> None:
        self.lifted = action == LIFT

    def view(self, seat: int | None) -> dict[str, bool | None]:
        return {"heads": self.heads if self.lifted else None}


def shown(action: int, times: int) -> int:
    """How often of so many times it is noticed that an action has shown something."""
    return sum(reveals(cast(State, Cup()), action, random.Random(seed)) for seed in range(times))


def test_what_is_as_likely_as_not_is_hardly_ever_missed() -> None:
    """Or somebody would step back behind what they have seen."""
    assert shown(LIFT, 400) >= 396


def test_what_shows_nothing_is_never_taken_for_a_look() -> None:
    assert shown(LOOK_AWAY, 100) == 0
