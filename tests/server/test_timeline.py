"""A table's timeline: what an action has shown, and to whom."""

import random
from dataclasses import replace
from typing import cast

import serai
from serai.core.state import State
from serai.server.timeline import ACT, UNDO, Move, Timeline, chance_moves, reveals

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


def test_after_a_step_back_the_news_are_those_before_it() -> None:
    """Whoever stepped back decides anew; what they had heard since their decision before is news again."""
    game = serai.game("merv")
    state = game.new(2)
    chance_moves(state, 1, random.Random(1))
    timeline = Timeline(game, state)
    while len([seat for seat, _ in timeline.acts if seat == timeline.actor]) < 2:
        timeline = timeline.after(timeline.moves_for(timeline.state.legal()[-1], False, random.Random(2)))
    seat = timeline.actor
    acted = Move(timeline.number + 1, ACT, seat, timeline.state.notation(timeline.state.legal()[0]))
    stepped = timeline.after([acted, Move(timeline.number + 2, UNDO, seat)])
    assert (stepped.acts, stepped.log_offsets) == (timeline.acts, timeline.log_offsets)
    again = stepped.after([replace(acted, number=stepped.number + 1)])
    assert again.told_since([seat]) == timeline.after([acted]).told_since([seat])
