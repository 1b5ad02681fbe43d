"""Games for learning: bots play, and every now and then what a seat sees is written down with what came of it.

A game depends on the seed and its number alone, whatever the number of processes. Some games are played with slips
(any action, now and then), so that positions are seen that good players avoid.
"""

import os
import random
import signal
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from serai import bots
from serai.arena.run import Way
from serai.arena.workers import context
from serai.bots.knowledge import knowledge
from serai.core.bot import Chair, Sitting
from serai.core.features import Row
from serai.core.play import NO_HURRY, apply_and_tell, draw, one_of
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import find
from serai.train.comparing import Comparing, compared
from serai.train.plan import Plan, keep_plan, learner
from serai.train.shards import SUFFIX, games_of, head_of, write_shard

GAMES_IN_A_SHARD: Final = 20
MIDDLE: Final = 0.25
"""Of a seat's own decisions in the middle of its turn, how many are written down for the value."""
THOUSANDTHS: Final = 1000


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
            "compared_rows": array("h"),
            "chosen_rows": array("h"),
            "compared_phase": array("h"),
            "gain": array("h"),
            "error": array("h"),
            "compared_game": array("i"),
        }


class Game:
    """One game, and what is noted while it is played."""

    def __init__(self, plan: Plan, number: int, notes: Notes) -> None:
        self.plan = plan
        self.number = number
        self.notes = notes
        self.title = find(plan.game)
        self.known = learner(self.title)
        self.eye = knowledge(self.title).eye()
        self.row = Row(len(self.known.LAYOUT))
        self.comparing = Comparing(self.known, self.eye, notes.arrays, number)
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
                    arms = compared(sitting[actor])
                    if len(arms) > 1:
                        self.comparing.note(sitting[actor].chair, arms)
            apply_and_tell(state, action, following)
        self.note_end()

    # Noting -----------------------------------------------------------------------------------------------------------

    def note_turn(self) -> None:
        if self.rng.random() < self.plan.values:
            for seat in range(self.state.seats):
                self.note_value(seat)

    def note_value(self, seat: int) -> None:
        arrays = self.notes.arrays
        arrays["rows"].extend(self.eye.look(self.state, seat))
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


def shard_of(numbers: range, folder: Path) -> Path:
    return folder / f"{numbers.start:07}{SUFFIX}"


def is_there(numbers: range, folder: Path) -> bool:
    """Whether a shard holds these games; one of an earlier, shorter run may hold some of them only."""
    path = shard_of(numbers, folder)
    return path.exists() and games_of(head_of(path)["made"], path).stop >= numbers.stop


def play_shard(plan: Plan, numbers: range, folder: Path) -> int:
    """Some games, and a shard of them."""
    notes = Notes()
    for number in numbers:
        Game(plan, number, notes).play()
    write_shard(shard_of(numbers, folder), plan.told() | {"games": [numbers.start, numbers.stop]}, notes.arrays)
    return len(numbers)


def play_games(plan: Plan, games: int, folder: Path, way: Way, first: int = 0) -> None:
    """A data set of so many games, on all cores; what is there already is not played again."""
    keep_plan(plan.told(), folder)
    ends = range(first, first + games, GAMES_IN_A_SHARD)
    shards = [range(start, min(start + GAMES_IN_A_SHARD, first + games)) for start in ends]
    missing = [numbers for numbers in shards if not is_there(numbers, folder)]
    done = games - sum(len(numbers) for numbers in missing)
    way.progress.began(done, games)
    for played in playing(plan, missing, folder, min(way.jobs or os.cpu_count() or 1, len(missing))):
        done += played
        way.progress.played(done)


def playing(plan: Plan, shards: list[range], folder: Path, jobs: int) -> Iterator[int]:
    """Plays shards in so many processes, and tells of each how many games it has."""
    if jobs < 2:
        yield from (play_shard(plan, numbers, folder) for numbers in shards)
        return
    with ProcessPoolExecutor(jobs, context(), end_when_interrupted) as pool:
        try:
            yield from pool.map(play_shard, [plan] * len(shards), shards, [folder] * len(shards))
        finally:
            pool.shutdown(cancel_futures=True)


def end_when_interrupted() -> None:
    """Whoever interrupts means all processes, of which the first one says so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
