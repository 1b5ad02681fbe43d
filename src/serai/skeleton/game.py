"""New Game as a game of the house: seats, options, setup, and what must be true of every position."""

from typing import Any, Final

from serai.core.components import Components
from serai.core.fields import NONE, Form
from serai.core.game import Game, Option
from serai.core.state import State
from serai.core.step import CHANCE

from .actions import ACTIONS, FROM_PEBBLES, SEATS
from .components import Printed
from .table import Setting, Table
from .turn import set_up

RULES: Final = 1
"""Raise it when a recorded game would now play otherwise."""
OPTIONS: Final = [Option("may_stop", [True, False], "the game may be stopped once the pile is half empty")]


class Title(Game):
    def __init__(self) -> None:
        Game.__init__(self, "newgame", "New Game", RULES, [2, 3], OPTIONS, ACTIONS, str(__package__))

    def read_tables(self, components: Components) -> Printed:
        return Printed(components)

    def setting(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> Setting:
        return Setting(printed, players, options, rules)

    def set_up(self, setting: Setting) -> State:
        return set_up(setting)

    def table(self, setting: Setting, form: Form) -> State:
        return Table(setting, form)

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
