"""Being asked or not tells no secret (ruling 128 of Tadmor): others see the same, whoever holds which card.

Two copies of a position in which a reader's unknowns are dealt anew look alike to that reader. So they must after any
action that is legal in both: the same seat decides, the same is asked of it, the same is told.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core.play import draw
from serai.core.state import State
from tests.games.marco_polo.deal import EXPERT
from tests.games.tadmor.deal import OTHERWISE

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("merv", 1, {}),
    ("merv", 3, {}),
    ("marco_polo", 2, {}),
    ("marco_polo", 3, {"goal_choice": True}),
    ("marco_polo", 4, EXPERT),
    ("tadmor", 2, {}),
    ("tadmor", 3, {}),
    ("tadmor", 4, OTHERWISE),
]

SHOWS: dict[str, set[str]] = {"merv": set(), "marco_polo": {"final"}, "tadmor": {"reveal"}}
"""By game, the events that turn a hidden card up, so that from there on the copies are different games.

The last action of Marco Polo opens all goal cards. What ends a placement in Tadmor turns up the Marauders card. All
other actions that show a card name it, as `fulfil k16` and `discard k16` do: where both are legal it is the same card.
"""


def heard(state: State, reader: int | None) -> list[dict[str, Any]]:
    return [entry.to_json() for entry in state.log or [] if entry.may_read(reader)]


def differs(state: State, reader: int | None, rng: random.Random, shows: set[str]) -> str | None:
    """An action after which two copies dealt anew for this reader look different to them, if one comes to light."""
    seats = [] if reader is None else [reader]
    one, two = state.redeal_for(seats, rng), state.redeal_for(seats, rng)
    both = sorted(set(one.legal()) & set(two.legal()))
    for action in rng.sample(both, min(2, len(both))):
        left, right = one.clone(), two.clone()
        left.log, right.log = [], []
        left.apply(action)
        right.apply(action)
        if not shows.isdisjoint(entry.key for entry in [*left.log, *right.log]):
            continue
        if left.view(reader) != right.view(reader) or heard(left, reader) != heard(right, reader):
            return state.notation(action)
    return None


def leaks(name: str, players: int, options: dict[str, Any], rules: int, seed: int) -> Iterator[str]:
    """What comes to light in a random game, before a spectator and the seats that do not decide in turn."""
    state = serai.game(name).new(players, options, rules=rules)
    rng = random.Random(seed)
    readers: list[int | None] = [None, *range(players)]
    while not state.is_over:
        reader = rng.choice(readers)
        if reader != state.actor:
            found = differs(state, reader, rng, SHOWS[name])
            if found is not None:
                yield found
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_nobody_sees_from_what_is_asked_who_holds_which_card(name: str, players: int, options: dict[str, Any]) -> None:
    assert list(leaks(name, players, options, serai.game(name).rules, seed=5)) == []


def test_by_the_first_rules_of_tadmor_everybody_saw_who_could_pay_for_a_mission() -> None:
    found = {line for seed in range(3) for line in leaks("tadmor", 4, {}, 1, seed)}
    assert found
    assert all(line in ("use kings-missions-1", "use kings-missions-2", "as kings-missions-1") for line in found), found
