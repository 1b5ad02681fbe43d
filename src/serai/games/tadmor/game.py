"""Tadmor as a game of the house: seats, options, setup."""

from typing import Final

from serai.core.game import Game, Makers, Option
from serai.core.state import State
from serai.games.tadmor.actions import ACTIONS
from serai.games.tadmor.components import Printed
from serai.games.tadmor.constants import GOODS, SEATS
from serai.games.tadmor.invariants import violations
from serai.games.tadmor.setup import set_up
from serai.games.tadmor.table import Setting, Table

RULES: Final = 3

OPTIONS: Final = [
    Option("experienced_setup", [False, True], variant=True),
    Option(
        "two_level_tower",
        ["one_pair", "repeatable"],
        until={2: "repeatable"},
    ),
    Option("placement_missions", ["two_pieces", "occupied_slot"]),
    Option(
        "first_to_play",
        ["received", "may_decline"],
        until={2: "may_decline"},
    ),
]


class Tadmor(Game):
    def __init__(self) -> None:
        makers = Makers(Printed, Setting, Table, set_up)
        Game.__init__(self, "tadmor", "Tadmor", RULES, [2, 3, 4], OPTIONS, ACTIONS, "serai.games.tadmor", makers)

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def opening(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return state.play_order()

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        return violations(state)

    def ledger(self, state: State) -> list[list[int]]:
        """Goods of both areas together."""
        assert isinstance(state, Table)
        return [[player.stock(good) for good in range(len(GOODS))] for player in state.players]


TADMOR: Final = Tadmor()
