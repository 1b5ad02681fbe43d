"""Many tables of a game played side by side: one action at each of them in one call, and what is seen after it.

For those who learn from play and ask a network for the actions of all tables at once. It lies with the bots, in a
compiled room, since it asks a title for its features as they do, and since driving a compiled engine from outside costs
half of its speed.

What is seen lies in blocks of memory that belong to the batch and are filled anew by every step: numpy's arrays, or a
`memoryview`, look at them without a copy (see `serai.envs.vector`).
"""

import random
from typing import Any

from serai.bots.describing import describer_of
from serai.core.errors import BadSetup, IllegalAction
from serai.core.filling import WIDTH, put_marks, put_numbers
from serai.core.game import Game
from serai.core.play import draw, one_of
from serai.core.say import Say
from serai.core.state import State
from serai.core.step import CHANCE


class Batch:
    """Tables that begin anew by themselves. Each has its own chance: what one plays changes nothing at others."""

    def __init__(self, game: Game, players: int, tables: int, seed: int, options: dict[str, Any] | None = None) -> None:
        if tables < 1:
            raise BadSetup(Say("refused-tables-number", tables=str(tables)))
        self.describer = describer_of(game)
        self.start = game.new(players, options)
        self.players = players
        self.tables = tables
        self.features = len(self.describer.layout)
        self.actions = len(game.actions)
        self.rngs = [random.Random(f"{seed}/{table}") for table in range(tables)]
        self.states = [self.start.clone() for _ in range(tables)]
        self.make_blocks()
        for table in range(tables):
            self.settle_chance(table)
            self.show(table)

    def make_blocks(self) -> None:
        self.rows = bytearray(WIDTH * self.tables * self.features)
        """By table, the features of the position for whoever decides, as 32-bit floats."""
        self.masks = bytearray(self.tables * self.actions)
        """By table and action, 1 where it is legal."""
        self.actors = bytearray(self.tables)
        """By table, the seat that decides."""
        self.ended = bytearray(self.tables)
        """By table, 1 where the last step ended a game; the next has begun there."""
        self.shares = bytearray(WIDTH * self.tables * self.players)
        """By table and seat, the share in the victory of a game that has just ended; 0 for all while games go on."""
        self.points = bytearray(WIDTH * self.tables * self.players)
        """The same of the points."""

    def step(self, actions: list[int]) -> None:
        """One action at each table; if any of them is illegal, none is carried out."""
        if len(actions) != self.tables:
            raise BadSetup(Say("refused-tables-actions", tables=self.tables, actions=len(actions)))
        for table in range(self.tables):
            if actions[table] not in self.states[table].options:
                why = self.states[table].refusal(actions[table])
                raise IllegalAction(Say("refused-at-table", table=str(table), why=why))
        for table in range(self.tables):
            self.states[table].advance(actions[table])
            self.settle_chance(table)
            if not self.states[table].stack:
                self.begin_anew(table)
            elif self.ended[table]:
                self.forget_end(table)
            self.show(table)

    def random_actions(self, rng: random.Random) -> list[int]:
        """A legal action for each table, all alike."""
        return [one_of(state.options, rng) for state in self.states]

    # How it goes on -----------------------------------------------------------------------------------------------

    def settle_chance(self, table: int) -> None:
        state = self.states[table]
        while state.stack and state.stack[-1].seat == CHANCE:
            state.advance(draw(state, self.rngs[table]))

    def begin_anew(self, table: int) -> None:
        """Say how a game ended, and begin the next."""
        state = self.states[table]
        at = table * self.players
        self.ended[table] = 1
        put_numbers(self.shares, at, win_shares(state))
        put_numbers(self.points, at, points_of(state))
        self.states[table] = self.start.clone()
        self.settle_chance(table)

    def forget_end(self, table: int) -> None:
        at = table * self.players
        nothing = [0] * self.players
        self.ended[table] = 0
        put_numbers(self.shares, at, nothing)
        put_numbers(self.points, at, nothing)

    def show(self, table: int) -> None:
        """Fill the blocks with what whoever decides there sees and may do."""
        state = self.states[table]
        seat = state.stack[-1].seat
        self.actors[table] = seat
        put_numbers(self.rows, table * self.features, self.describer.describe(state, seat))
        put_marks(self.masks, table * self.actions, self.actions, state.options)


def win_shares(state: State) -> list[float]:
    """By seat, the share in the victory of a finished game: those who tie share it."""
    first = state.ranking()[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(state.seats)]


def points_of(state: State) -> list[int]:
    """By seat, the points it has."""
    return [score.total for score in state.scores()[: state.seats]]
