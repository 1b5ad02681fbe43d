"""What a run of games is, and how one game of it is played. It depends on the run and the game's number alone."""

import random
from dataclasses import dataclass, field
from itertools import islice, permutations
from math import factorial
from pathlib import Path
from typing import Any

from serai import bots as all_bots
from serai.arena.check import Watch
from serai.arena.hooks import hooks_of
from serai.arena.result import Result
from serai.arena.seat import Seat
from serai.core.components import Components
from serai.core.errors import Fault, said_where
from serai.core.game import Game
from serai.core.play import play
from serai.core.record import Record, begin_record, totals
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import find


@dataclass(frozen=True)
class Batch:
    """What to play: everything a worker process needs, as plain data."""

    game: str
    tables: list[list[str]]
    """Who sits together. At each table bots move on by one seat from game to game, so that each sits everywhere equally
    often; when all have been everywhere, the next table is played, and after the last the round begins anew."""
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    components: Components | None = None
    shared_luck: bool = False
    """Whether all games of a round are dealt alike: what a bot owes to its luck the others have had, too."""
    drawn: list[str] = field(default_factory=list)
    """The kinds of decisions that are drawn instead of asked: who somebody is, say."""
    check: bool = False
    records: Path | None = None
    timed: bool = False
    """Whether the bots' thinking is timed; asking for the time takes several times as long as a random decision."""

    @property
    def players(self) -> int:
        return len(self.tables[0])

    @property
    def round(self) -> int:
        """The games after which everybody has sat everywhere at every table."""
        return len(self.tables) * self.players

    def seats(self, number: int) -> list[str]:
        played, at = divmod(number, self.round)
        table = self.tables[at // self.players]
        if self.shared_luck:  # after whom one sits should favour nobody, either
            table = reordered(table, played)
        turn = at % self.players
        return table[-turn:] + table[:-turn] if turn else list(table)

    def luck(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number // self.round if self.shared_luck else number}"

    def identity(self) -> dict[str, Any]:
        """What must be the same for a game to come out the same, for the head of a file of results."""
        game = find(self.game)
        return {
            "game": self.game,
            "rules": game.rules,
            "components": (self.components or game.standard()).digest,
            "options": game.read_options(self.options),
            "seed": self.seed,
            "tables": self.tables,
            "shared_luck": self.shared_luck,
            "drawn": self.drawn,
            "check": self.check,
        }


def reordered(table: list[str], number: int) -> list[str]:
    """A table in one of the circles in which it can sit."""
    first, rest = table[:1], table[1:]
    return [*first, *next(islice(permutations(rest), number % factorial(len(rest)), None))]


@dataclass
class GameWatch:
    """Counts what happens in one game, and writes it down where that is wanted."""

    game: Game
    watch: Watch | None
    lines: list[str] | None
    decisions: list[int]
    opening: list[int] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)

    def see(self, state: State, action: int) -> None:
        actor = state.actor
        if actor != CHANCE:
            if not self.opening:
                self.opening = self.game.opening(state)
            self.decisions[actor] += 1
        if self.watch is not None:
            self.watch.before(action)
        if self.lines is not None:
            self.lines.append(state.notation(action))


def play_one(batch: Batch, number: int) -> Result:
    """One game of a batch."""
    game = find(batch.game)
    names = batch.seats(number)
    rng = random.Random(batch.luck(number))
    state = game.new(len(names), batch.options, batch.components)
    components = batch.components or game.standard()
    watched = GameWatch(
        game,
        Watch(game, state, components, rng.getrandbits(32)) if batch.check else None,
        None if batch.records is None else [],
        [0] * len(names),
    )
    bots = [all_bots.make(name, game) for name in names]
    seats: list[Seat] = []
    if batch.timed or batch.drawn:
        seats = [Seat(bot, batch.drawn, f"{batch.luck(number)}/{seat}") for seat, bot in enumerate(bots)]
    try:
        play(state, seats or bots, rng, watched.see)
        if watched.watch is not None:
            watched.watch.finish()
    except Exception as fault:  # a fault in one game is a finding, not the end of the run
        if not batch.check:
            raise
        watched.trouble.append(str(fault) if isinstance(fault, Fault) else said_where(fault))
    if batch.records is not None:
        record = begin_record(game, len(names), batch.options, components, names)
        write(record, state, watched, batch.records / f"{batch.game}-{len(names)}p-{batch.seed}-{number}.txt")
    thought = [seat.thought for seat in seats] if batch.timed else []
    return result_of(game, state, number, names, thought, watched)


def write(record: Record, state: State, watched: GameWatch, path: Path) -> None:
    record.actions = watched.lines or []
    record.result = totals(state) if state.is_over else None
    path.write_text(record.text(), "utf-8")


def result_of(
    game: Game, state: State, number: int, names: list[str], thought: list[float], watched: GameWatch
) -> Result:
    trouble = watched.trouble + (watched.watch.violations if watched.watch is not None else [])
    hooks = hooks_of(game.package)
    everybody = range(len(names)) if state.is_over else range(0)
    return Result(
        number=number,
        seats=names,
        opening=watched.opening,
        decisions=watched.decisions,
        parts=[score.parts for score in state.scores()],
        ranking=state.ranking() if state.is_over else [],
        violations=[f"game {number}: {what}" for what in trouble],
        roles=[] if hooks.played_as is None else [hooks.played_as(state, seat) for seat in everybody],
        tallies=[] if hooks.tally is None else [hooks.tally(state, seat) for seat in everybody],
        thought=thought,
    )
