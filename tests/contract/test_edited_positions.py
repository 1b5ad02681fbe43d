"""Positions edited by hand: whatever one changes in them is refused in one sentence, or the game goes on from there."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import serai
from serai.core.errors import Fault
from serai.core.game import Game
from serai.core.play import draw
from serai.core.state import State
from tests.contract.journeys import every_game, journeys

EDITS: Final = 150
"""Positions with one change each."""
MOVES: Final = 30
"""So far those that are let in must play on."""
FAULTS: Final = 3
"""So many of them may go wrong later, with a sentence: where each thing is possible, and only not together."""
NUMBERS: Final = [-2, -1, 0, 1, 2, 7, 99]
FIXED: Final = ["game", "rules", "components", "players", "options", "actor"]
"""What says which game it is; other tests are about it."""

Path = list[str | int]


def places(data: Any, here: Path) -> Iterator[Path]:
    """The way to everything in a position."""
    inside = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else []
    for at, value in inside:
        yield [*here, at]
        yield from places(value, [*here, at])


def edit(position: dict[str, Any], rng: random.Random) -> Path:
    """Change one thing in a position; returns where."""
    path = rng.choice([path for path in places(position, []) if path[0] not in FIXED])
    holder: Any = position
    for at in path[:-1]:
        holder = holder[at]
    last: Any = path[-1]
    change = rng.choice(
        ["another value", "gone", "twice", "swapped"] if isinstance(holder, list) else ["another value"]
    )
    if change == "gone":
        del holder[last]
    elif change == "twice":
        holder.insert(last, deepcopy(holder[last]))
    elif change == "swapped":
        other = rng.randrange(len(holder))
        holder[last], holder[other] = holder[other], holder[last]
    elif isinstance(holder[last], list):
        holder[last].reverse()
    else:
        holder[last] = rng.choice([number for number in [*NUMBERS, None, "elsewhere"] if number != holder[last]])
    return path


def play_on(state: State, rng: random.Random) -> None:
    for _ in range(MOVES):
        if not state.is_over:
            state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))
            state.view(None)


def trouble_with(game: Game, position: dict[str, Any], rng: random.Random) -> serai.Refusal | Fault | None:
    """What one is told who plays on from a position, unless all is well; any other error is a mistake of ours."""
    try:
        play_on(game.from_json(position), rng)
    except (serai.Refusal, Fault) as trouble:
        return trouble
    return None


@every_game
def test_an_edited_position_is_refused_or_plays_on(game: Game) -> None:
    rng = random.Random(f"edit {game.name}")
    moments = [json.dumps(state.to_json()) for journey in journeys(game) for state in journey.moments]
    refused = faults = 0
    for _ in range(EDITS):
        position = json.loads(rng.choice(moments))
        path = edit(position, rng)
        trouble = trouble_with(game, position, rng)
        refused += isinstance(trouble, serai.Refusal)
        faults += isinstance(trouble, Fault)
        assert "\n" not in str(trouble), path
    assert 0 < refused < EDITS
    assert faults <= FAULTS
