"""New Game as a game of the house: seats, options, setup, and what must be true of every position."""

from typing import Final

from serai.core.fields import NONE
from serai.core.game import Game, Makers, Option
from serai.core.state import State
from serai.core.step import CHANCE

from .actions import ACTIONS, FROM_PEBBLES, SEATS
from .components import Printed
from .table import Setting, Table
from .turn import set_up

RULES: Final = 1
"""Raise it when a recorded game would now play otherwise."""
OPTIONS: Final = [Option("may_stop", [True, False])]


class Title(Game):
    def __init__(self) -> None:
        makers = Makers(Printed, Setting, Table, set_up)
        Game.__init__(self, "newgame", "New Game", RULES, [2, 3], OPTIONS, ACTIONS, str(__package__), makers)

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def opening(self, state: State) -> list[int]:
        return list(range(state.seats))

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        taken = sum(player.points[FROM_PEBBLES] for player in state.players)
        held = [charm for charm in state.charms() if charm != NONE]
        found = []
        if state.pile < 0 or state.pile + taken != state.printed.pebbles:
            found.append("pebbles are lost")
        if len(set(held)) < len(held):
            found.append("two have one charm")
        if state.actor != CHANCE and len(held) < state.seats:
            found.append("a charm is missing")
        return found


GAME: Final = Title()
