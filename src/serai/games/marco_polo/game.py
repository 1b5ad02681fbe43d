"""The Voyages of Marco Polo as a game of the house: seats, options, setup."""

from typing import Final

from serai.core.game import Game, Makers, Option
from serai.core.state import State
from serai.games.marco_polo.actions import ACTIONS
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import SEATS
from serai.games.marco_polo.invariants import violations
from serai.games.marco_polo.setup import set_up
from serai.games.marco_polo.table import Setting, Table

RULES: Final = 2

OPTIONS: Final = [
    Option("random_city_bonuses", [False, True], variant=True),
    Option("character_draft", [False, True], variant=True),
    Option("goal_choice", [False, True], variant=True),
    Option("city_card_at_once", [True, False]),
    Option("exchange_either_way", [True, False]),
    Option("bonus_card_pays_first", [False, True]),
    Option("special_pile_empty", ["lost", "starting_contracts"]),
    Option("wilhelm_moves_posts", ["at_the_end", "always", "freely"]),
    Option("no_contracts_completed", ["nobody_scores", "everybody_scores"]),
]


class MarcoPolo(Game):
    def __init__(self) -> None:
        title = "The Voyages of Marco Polo"
        makers = Makers(Printed, Setting, Table, set_up)
        Game.__init__(self, "marco_polo", title, RULES, [2, 3, 4], OPTIONS, ACTIONS, "serai.games.marco_polo", makers)

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def opening(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return state.turn_order()

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        return violations(state)

    def ledger(self, state: State) -> list[list[int]]:
        assert isinstance(state, Table)
        return [player.stock.copy() for player in state.players]


MARCO_POLO: Final = MarcoPolo()
