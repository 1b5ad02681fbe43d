"""A table's log of moves folded into the position it leads to.

The log is append-only. Stepping back is a row of its own, which takes the last decision off the *timeline*: the actions
that count. So nothing is ever deleted, a reload or a restart finds every tentative turn as it was, and the number of a
row is also the number of everything that has happened at the table.
"""

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from serai.core.ahead import ends_turn, reveals
from serai.core.errors import BadRecord
from serai.core.game import Game
from serai.core.play import draw
from serai.core.say import Fact, Say
from serai.core.stages import stages
from serai.core.state import Score, State
from serai.core.step import CHANCE
from serai.core.text import Entry
from serai.core.titles import find
from serai.server.beats import At, Beat, Beats
from serai.server.plans import Plans, plans
from serai.server.rows import TableRow
from serai.server.wording import clock_of, or_else

ACT: Final = "act"
UNDO: Final = "undo"
END: Final = "end"
SNAPSHOT: Final = 64
"""After so many actions each the position is kept, so that none of the past is far from one that is."""


@dataclass(frozen=True)
class Move:
    """A row of the log."""

    number: int
    kind: str
    seat: int
    action: str = ""
    final: bool = False
    holds: bool = False


@dataclass(frozen=True)
class UndoPoint:
    """The position before a decision that can still be taken back."""

    seat: int
    state: State
    told: int
    beats: int
    beat: Beat | None
    """How many beats there were, and the last of them."""


class Timeline:
    """The actions of a table that count, the position after them, and what was told on the way.

    A timeline that others may hold is never changed: `after` makes a new one.
    """

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.start = start
        self.state = start.clone()
        self.entries: list[Entry] = []
        self.state.log = self.entries
        self.acts: list[tuple[int, int]] = []
        """The seat and the action of every step, chance included."""
        self.log_offsets: list[int] = []
        """How much had been told before each step."""
        self.stages: list[list[int]] = []
        """How much had been told after each stage of a step that told anything."""
        self.beats = Beats()
        """All of it as others follow it, see beats.py."""
        self.snapshots: dict[int, State] = {}
        """Positions of the past by the number of steps before them."""
        self.past: list[UndoPoint] = []
        """What can be taken back, oldest first."""
        self.number = 0
        self.awaiting_end: int | None = None
        """The seat whose turn is played and waits for its explicit end."""
        self.whole: Timeline | None = None
        """Of which this is the beginning, up to some position: it knows the stages of the step in which this ends."""
        self.stage = 0
        """How many of those stages are told here."""

    # Folding the log ------------------------------------------------------------------------------------------------

    def after(self, moves: list[Move]) -> "Timeline":
        """The timeline that these further rows of the log lead to."""
        timeline = Timeline(self.game, self.start)
        timeline.state = self.state.clone()
        timeline.entries = self.entries.copy()
        timeline.state.log = timeline.entries
        timeline.acts = self.acts.copy()
        timeline.log_offsets = self.log_offsets.copy()
        timeline.stages = self.stages.copy()
        timeline.beats = Beats(self.beats)
        timeline.snapshots = self.snapshots.copy()
        timeline.past = self.past.copy()
        timeline.number = self.number
        timeline.awaiting_end = self.awaiting_end
        for move in moves:
            timeline.add(move)
        return timeline

    def add(self, move: Move) -> None:
        """Carry out the next row of the log."""
        if move.number != self.number + 1:
            raise BadRecord(Say("refused-move-order", number=move.number, before=self.number))
        if move.kind == ACT:
            self.take(move)
        elif move.kind == UNDO:
            self.step_back()
        elif move.kind == END:
            self.awaiting_end = None
            self.past = []
        self.number = move.number

    def take(self, move: Move) -> None:
        action = self.state.parse(move.action)
        if move.final or move.seat == CHANCE:
            self.past = []
        else:
            last = self.beats[-1] if self.beats else None
            self.past.append(UndoPoint(move.seat, self.state.clone(), len(self.entries), len(self.beats), last))
        if len(self.acts) % SNAPSHOT == 0:
            self.snapshots[len(self.acts)] = self.state.clone()
        self.log_offsets.append(len(self.entries))
        self.acts.append((move.seat, action))
        self.carry_out(move.seat, action)
        self.awaiting_end = move.seat if move.holds else None

    def carry_out(self, seat: int, action: int) -> None:
        """Apply an action stage by stage, and note what each told."""
        step, told = len(self.acts) - 1, [len(self.entries)]
        again = self.acts[-2:-1] == [(seat, action)]
        self.beats.decided(self.game, self.state, At(step), self.entries, again)
        for _ in stages(self.state, action):
            if len(self.entries) > told[-1]:
                begin = At(step, len(told) - 1)
                self.beats.happened(self.game, self.state, begin, seat, told[-1], self.entries)
                told.append(len(self.entries))
        self.stages.append(told[1:])

    def step_back(self) -> None:
        moment = self.past.pop()
        self.state = moment.state.clone()  # the moment may belong to other timelines too
        del self.entries[moment.told :]
        self.beats.back_to(moment.beats, moment.beat)
        self.state.log = self.entries
        self.acts.pop()
        self.log_offsets.pop()
        self.stages.pop()
        self.snapshots.pop(len(self.acts), None)
        self.awaiting_end = None

    # What is asked --------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that decides now: whoever has still to end their turn, else the one the rules name."""
        return self.state.actor if self.awaiting_end is None else self.awaiting_end

    def can_undo(self, seats: list[int]) -> bool:
        """Whether one who plays these seats may step back: the last decision was theirs, and nothing came of it yet."""
        return bool(self.past) and self.past[-1].seat in seats

    @property
    def is_over(self) -> bool:
        """The game is over, and nobody can take anything back any more."""
        return self.state.is_over and self.awaiting_end is None

    # Asked for again and again, by everybody who looks; a timeline that is folded never changes.

    @cached_property
    def clock(self) -> Fact:
        """The year, the round, the turn, to be spoken in any language."""
        return clock_of(self.game, self.state.view(None))

    @cached_property
    def scores(self) -> list[Score]:
        return self.state.scores()

    @cached_property
    def plans(self) -> Plans:
        """What whoever decides may do in one gesture. A title that stumbles over it is played one by one."""
        return or_else(self.game, "several decisions at once", lambda: plans(self.game, self.state), Plans())

    # What may follow ------------------------------------------------------------------------------------------------

    def moves_for(self, action: int, explicit_end: bool, rng: random.Random, by_bot: bool = False) -> list[Move]:
        """The rows that a seat's action brings: itself, then whatever chance adds before the next decision."""
        seat = self.state.actor
        after = self.state.clone()
        after.apply(action)
        final = by_bot or self.is_final(action, after, explicit_end, rng)
        holds = explicit_end and not final and ends_turn(self.state, action, rng)
        first = Move(self.number + 1, ACT, seat, self.state.notation(action), final, holds)
        return [first] if holds else [first, *chance_moves(after, self.number + 2, rng)]

    def is_final(self, action: int, after: State, explicit_end: bool, rng: random.Random) -> bool:
        """Whether nobody steps back behind an action. Where chance follows at once nobody does anyway; a bot never
        wants to. Only otherwise is it worth the search for something revealed."""
        if after.actor < 0 and not explicit_end:
            return True
        return self.game.keeps_secrets() and reveals(self.state, action, rng)

    # The past -------------------------------------------------------------------------------------------------------

    @property
    def end(self) -> At:
        return At(len(self.acts), self.stage)

    def at_step(self, step: int) -> "Timeline":
        """The timeline as it was after so many of its actions."""
        return self.at(At(step))

    def at(self, position: At) -> "Timeline":
        """The timeline as it was in a position on the way."""
        step = position.step
        told = self.told_before(position)
        timeline = Timeline(self.game, self.start)
        timeline.state = self.state_at(position)
        timeline.entries = self.entries[:told]
        timeline.state.log = timeline.entries
        timeline.acts = self.acts[:step]
        timeline.log_offsets = self.log_offsets[:step]
        timeline.stages = self.stages[:step]
        timeline.beats = Beats(beat for beat in self.beats if beat.begin < position)
        timeline.number = step
        timeline.whole, timeline.stage = self.whole or self, position.stage
        return timeline

    def told_before(self, position: At) -> int:
        """How much had been told in a position."""
        if self.whole is not None:
            return self.whole.told_before(position)
        if position.step >= len(self.acts):
            return len(self.entries)
        if position.stage == 0:
            return self.log_offsets[position.step]
        return self.stages[position.step][position.stage - 1]

    def state_at(self, position: At) -> State:
        if self.whole is not None:
            return self.whole.state_at(position)
        near = position.step - position.step % SNAPSHOT
        while near and near not in self.snapshots:
            near -= SNAPSHOT
        state = self.snapshots.get(near, self.start).clone()
        for _, action in self.acts[near : position.step]:
            state.apply(action)
        if position.stage:
            told = self.told_before(position) - self.log_offsets[position.step]
            state.log = []
            for _ in stages(state, self.acts[position.step][1]):
                if len(state.log) >= told:
                    break
        return state

    def has(self, position: At) -> bool:
        """Whether there was such a position."""
        if position.stage == 0:
            return position.step <= len(self.acts)
        return position.step < len(self.acts) and position.stage <= len(self.stages[position.step])

    def next_beat(self, position: At) -> At:
        """Where the next beat after a position is shown whole."""
        return next((beat.begin for beat in self.followed if beat.begin > position), self.end)

    def last_decision(self, seats: list[int]) -> int | None:
        """The step at which one who plays these seats last decided."""
        return next((step for step in range(len(self.acts) - 1, -1, -1) if self.acts[step][0] in seats), None)

    def decided_next(self, step: int) -> At:
        """Where somebody decided next after a step, and what chance added to it."""
        return next((At(at) for at in range(step + 1, len(self.acts)) if self.acts[at][0] != CHANCE), self.end)

    def known_to(self, seats: list[int]) -> int:
        """How many beats are no news any more to one who plays these seats."""
        step = self.last_decision(seats)
        return 0 if step is None else self.beats.known_to(seats, self.log_offsets[step])

    @property
    def followed(self) -> list[Beat]:
        """The beats that told something."""
        return self.beats.told_by(self.entries)


def begin_timeline(row: TableRow) -> Timeline:
    """The timeline of a table before its first move, by the rules and the printed tables that it was begun with."""
    game = find(row.game)
    if row.position is not None:
        return Timeline(game, game.from_json(row.position))
    return Timeline(game, game.new(row.players, row.options, game.printing(row.components), row.rules))


def chance_moves(state: State, number: int, rng: random.Random) -> list[Move]:
    """What chance brings from here until somebody decides; the state is moved along."""
    rows: list[Move] = []
    while state.actor == CHANCE:
        outcome = draw(state, rng)
        rows.append(Move(number + len(rows), ACT, CHANCE, state.notation(outcome), final=True))
        state.apply(outcome)
    return rows
