"""Otrar as a game of the house: seats, options, setup."""

from typing import Final

from otrar.actions import ACTIONS
from otrar.components import Printed
from otrar.constants import SEATS
from otrar.invariants import violations
from otrar.setup import set_up
from otrar.table import Setting, Table
from serai.core.game import Game, Makers, Option
from serai.core.state import State

RULES: Final = 2
OPTIONS: Final = [Option("short_fair", [False, True])]


class Otrar(Game):
    def __init__(self) -> None:
        makers = Makers(Printed, Setting, Table, set_up)
        Game.__init__(self, "otrar", "Otrar", RULES, [2, 3, 4], OPTIONS, ACTIONS, "otrar", makers)

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def opening(self, state: State) -> list[int]:
        """Clockwise from whoever begins."""
        assert isinstance(state, Table)
        return [(state.first + at) % state.seats for at in range(state.seats)]

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        return violations(state)

    def ledger(self, state: State) -> list[list[int]]:
        """Coins come and go only by a told `gain` or `pay`."""
        assert isinstance(state, Table)
        return [[player.coins] for player in state.players]


OTRAR: Final = Otrar()
