"""Merv as a game of the house: seats, options, setup."""

from typing import Final

from serai.core.game import Game, Makers, Option
from serai.core.state import State
from serai.games.merv.actions import ACTIONS
from serai.games.merv.components import Printed
from serai.games.merv.constants import SEATS
from serai.games.merv.invariants import violations
from serai.games.merv.setup import set_up
from serai.games.merv.table import Setting, Table

RULES: Final = 2

OPTIONS: Final = [
    Option("solo_city_order", ["nw_ne_sw_se", "nw_ne_se_sw"], players=[1]),
    Option(
        "solo_takes_lone_camel_when_without",
        [True, False],
        players=[1],
    ),
    Option("pepper_upgrade_target", ["any_site", "own_site"]),
    Option("ransom_wild_breakthrough", [True, False]),
    Option("supplies_unlimited", [True, False]),
    Option("reserve_mosque_disc", [False, True], until={1: True}),
    Option("courtier_boon_optional", [False, True]),
]


class Merv(Game):
    def __init__(self) -> None:
        makers = Makers(Printed, Setting, Table, set_up)
        Game.__init__(self, "merv", "Merv", RULES, [1, 2, 3, 4], OPTIONS, ACTIONS, "serai.games.merv", makers)

    def seat_names(self, players: int) -> list[str]:
        if players == 1:
            return [SEATS[0], "magistrate", "high_courtier"]
        return [*SEATS[:2], "high_courtier"] if players == 2 else SEATS[:players]

    def seat_colours(self, players: int) -> list[str]:
        """Whoever takes part without being a player has pieces of the next colour."""
        return SEATS[: len(self.seat_names(players))]

    def opening(self, state: State) -> list[int]:
        """The first queue, without whoever stands there beside the players."""
        assert isinstance(state, Table)
        return [seat for seat in state.queue if 0 <= seat < state.setting.players]

    def keeps_secrets(self) -> bool:
        """What is not yet known is not yet drawn. (B68)"""
        return False

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        return violations(state)


MERV: Final = Merv()
