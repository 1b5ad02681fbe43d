"""What an action would bring: what it shows, what follows by itself, whether a turn is over with it."""

import random
from typing import cast

import pytest

import serai
from serai.core.ahead import ends_turn, reveals, taken_along
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

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


def solo(*actions: str) -> State:
    """A solo game of Merv with its first draws made and these actions taken."""
    state = serai.game("merv").new(1)
    rng = random.Random(7)
    while state.actor == CHANCE:
        state.apply(draw(state, rng))
    for action in actions:
        state.apply(state.parse(action))
    return state


def test_a_turn_ends_also_where_the_same_seat_has_the_next() -> None:
    """In the solo game only cards are drawn in between."""
    state = solo()
    site = state.legal()[0]
    assert not ends_turn(state, site, random.Random(1))
    state.apply(site)
    state.apply(state.legal()[0])
    assert ends_turn(state, state.parse("favour"), random.Random(1))


def test_looking_ahead_changes_nothing_and_tells_nobody() -> None:
    state = solo()
    state.log = []
    before = state.to_json()
    ends_turn(state, state.legal()[0], random.Random(1))
    taken_along(state, state.legal()[0])
    reveals(state, state.legal()[0], random.Random(1))
    assert state.to_json() == before
    assert state.log == []


def test_a_turn_ends_where_another_decides() -> None:
    """In Tadmor with every piece that is placed."""
    state = serai.game("tadmor").new(2)
    rng = random.Random(3)
    while not state.notation(state.legal()[0]).startswith("camel "):
        state.apply(draw(state, rng) if state.actor == CHANCE else state.legal()[0])
    assert ends_turn(state, state.legal()[0], rng)


@pytest.mark.parametrize("name", ["merv", "marco_polo", "tadmor"])
def test_along_with_an_action_comes_what_leaves_no_choice(name: str) -> None:
    state = serai.game(name).new(3)
    rng = random.Random(11)
    along: list[int] = []
    while not state.is_over:
        action = draw(state, rng) if state.actor == CHANCE else rng.choice(state.legal())
        taken = taken_along(state, action)
        step_by_step = state.clone()
        for one in [action, *taken]:
            step_by_step.stack.pop().apply(step_by_step, one)
        state.apply(action)
        assert step_by_step.to_json() == state.to_json()
        along += taken
    assert len(along) > 40
