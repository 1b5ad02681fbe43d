"""Games for learning: bots play, and every now and then what a seat sees is written down with what came of it.

A game depends on the seed and its number alone, whatever the number of processes. Some games are played with slips
(any action, now and then), so that positions are seen that good players avoid.
"""

import random
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from serai import bots
from serai.bots.knowledge import knowledge
from serai.core.bot import Chair, Sitting
from serai.core.features import Row
from serai.core.play import NO_HURRY, apply_and_tell, draw, one_of
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import find
from serai.train.shards import SUFFIX, write_shard

GAMES_IN_A_SHARD: Final = 20
MIDDLE: Final = 0.25
"""Of a seat's own decisions in the middle of its turn, how many are written down for the value."""
WORD: Final = 32767
"""The largest number that is written down; the features stay far below."""
THOUSANDTHS: Final = 1000


@dataclass(frozen=True)
class Plan:
    """What to play, as plain data."""

    game: str
    players: int
    bots: list[str]
    """As many as players, or one for all; they move on by one seat from game to game."""
    seed: int
    slips: float = 0.05
    """How likely any action is taken instead of the chosen one, in every other game."""
    values: float = 0.5
    """How many of the positions between two turns are written down, for every seat."""
    choices: float = 0.5
    """How many of the choices are written down."""
    opening: int = 0
    """Decisions at the beginning that are taken at random, such as who plays which character."""
    options: tuple[tuple[str, Any], ...] = ()

    def seats(self, number: int) -> list[str]:
        turn = number % self.players
        around = self.bots * self.players if len(self.bots) == 1 else self.bots
        return around[turn:] + around[:turn]


class Notes:
    """What is written down of some games."""

    def __init__(self) -> None:
        self.arrays: dict[str, array[int]] = {
            "rows": array("h"),
            "phase": array("h"),
            "own": array("h"),
            "rival": array("h"),
            "win": array("h"),
            "game": array("i"),
            "choice_rows": array("h"),
            "chosen": array("h"),
            "option_counts": array("h"),
            "options": array("h"),
        }


class Game:
    """One game, and what is noted while it is played."""

    def __init__(self, plan: Plan, number: int, notes: Notes) -> None:
        self.plan = plan
        self.number = number
        self.notes = notes
        self.title = find(plan.game)
        self.known = knowledge(self.title).offered
        self.row = Row(len(self.known.LAYOUT))
        self.rng = random.Random(f"{plan.seed}/{number}")
        self.state = self.title.new(plan.players, dict(plan.options))
        self.noted: list[int] = []
        """The seats of the rows, whose points are known at the end."""

    def play(self) -> None:
        state, rng, plan = self.state, self.rng, self.plan
        sitting = [
            Sitting(bots.make(name, self.title), Chair(state, seat, random.Random(rng.getrandbits(64))))
            for seat, name in enumerate(plan.seats(self.number))
        ]
        following = [one for one in sitting if one.session is not None]
        slips = plan.slips if self.number % 2 else 0.0
        last = CHANCE
        decisions = 0
        while not state.is_over:
            actor = state.actor
            if actor == CHANCE:
                apply_and_tell(state, draw(state, rng), following)
                continue
            if actor != last:
                self.note_turn()
            elif rng.random() < MIDDLE:
                self.note_value(actor)
            last = actor
            decisions += 1
            if decisions <= plan.opening or (slips and rng.random() < slips):
                action = one_of(state.options, rng)
            else:
                action = sitting[actor].choose(NO_HURRY)
                if rng.random() < plan.choices:
                    self.note_choice(actor, action)
            apply_and_tell(state, action, following)
        self.note_end()

    # Noting -----------------------------------------------------------------------------------------------------------

    def note_turn(self) -> None:
        if self.rng.random() < self.plan.values:
            for seat in range(self.state.seats):
                self.note_value(seat)

    def note_value(self, seat: int) -> None:
        arrays = self.notes.arrays
        self.known.features(self.state, seat, self.row)
        arrays["rows"].extend(self.row.numbers)
        arrays["phase"].append(self.known.phase(self.state))
        arrays["game"].append(self.number)
        self.noted.append(seat)

    def note_choice(self, seat: int, action: int) -> None:
        arrays = self.notes.arrays
        self.known.features(self.state, seat, self.row)
        arrays["choice_rows"].extend(self.row.numbers)
        arrays["chosen"].append(action)
        arrays["option_counts"].append(len(self.state.options))
        arrays["options"].extend(self.state.options)

    def note_end(self) -> None:
        arrays = self.notes.arrays
        own, rival, win = outcome(self.state)
        for seat in self.noted:
            arrays["own"].append(own[seat])
            arrays["rival"].append(rival[seat])
            arrays["win"].append(win[seat])


def outcome(state: State) -> tuple[list[int], list[int], list[int]]:
    """By seat, at the end: points, the best rival's points (an automa is a rival, too), thousandths of the victory."""
    points = [score.total for score in state.scores()]
    first = state.ranking()[0]
    seats = range(state.seats)
    rival = [max([points[other] for other in range(len(points)) if other != seat], default=0) for seat in seats]
    win = [THOUSANDTHS // len(first) if seat in first else 0 for seat in seats]
    return points, rival, win


def play_shard(plan: Plan, numbers: range, folder: Path) -> int:
    """Some games, and a shard of them; one that is there already is left alone."""
    path = folder / f"{numbers.start:07}{SUFFIX}"
    if not path.exists():
        notes = Notes()
        for number in numbers:
            Game(plan, number, notes).play()
        features = len(knowledge(find(plan.game)).offered.LAYOUT)
        games = [numbers.start, numbers.stop]
        write_shard(path, asdict(plan) | {"games": games, "features": features}, notes.arrays)
    return len(numbers)


def play_games(
    plan: Plan, games: int, folder: Path, jobs: int, progress: Callable[[int], None] | None = None, first: int = 0
) -> None:
    """A data set of so many games, on all cores; what is there already is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    ends = range(first, first + games, GAMES_IN_A_SHARD)
    shards = [range(start, min(start + GAMES_IN_A_SHARD, first + games)) for start in ends]
    done = 0
    with ProcessPoolExecutor(jobs) as pool:
        for played in pool.map(play_shard, [plan] * len(shards), shards, [folder] * len(shards)):
            done += played
            if progress is not None:
                progress(done)
