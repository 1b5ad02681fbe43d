"""Merv as a game of the house: seats, options, setup."""

from typing import Any, Final

from serai.core.components import Components
from serai.core.errors import BadPosition
from serai.core.game import Game, Option
from serai.core.state import State
from serai.core.text import Entry
from serai.games.merv.actions import ACTIONS
from serai.games.merv.components import Printed, printed, standard
from serai.games.merv.invariants import violations
from serai.games.merv.position import from_json
from serai.games.merv.setup import set_up
from serai.games.merv.table import Setting, Table
from serai.games.merv.words import SEATS

RULES: Final = 1

OPTIONS: Final = [
    Option("solo_city_order", ["nw_ne_sw_se", "nw_ne_se_sw"], "the order in which the magistrate prefers cities"),
    Option(
        "solo_takes_lone_camel_when_without",
        [True, False],
        "the magistrate takes even a lone camel from the market when it has none",
    ),
    Option("pepper_upgrade_target", ["any_site", "own_site"], "where a pepper pair's white upgrade may go"),
    Option("ransom_wild_breakthrough", [True, False], "the second breakthrough can pay a ransom"),
    Option("supplies_unlimited", [True, False], "cubes, scrolls and goods never run out"),
    Option("reserve_mosque_disc", [True, False], "everyone keeps a disc for the mosque"),
    Option("courtier_boon_optional", [False, True], "a free courtier may be declined"),
]


class Merv(Game):
    def __init__(self) -> None:
        Game.__init__(self, "merv", "Merv", RULES, [1, 2, 3, 4], OPTIONS, ACTIONS)
        self.tables: Components | None = None
        self.last: Printed | None = None

    def standard(self) -> Components:
        if self.tables is None:
            self.tables = standard()
        return self.tables

    def printed(self, components: Components) -> Printed:
        """The typed tables; those of the last components asked for are kept."""
        if self.last is None or self.last.source is not components:
            self.last = printed(components, self.standard())
        return self.last

    def set_up(self, players: int, options: dict[str, Any], components: Components) -> State:
        return set_up(Setting(self.printed(components), players, options))

    def from_json(self, data: dict[str, Any], components: Components | None = None) -> State:
        tables = components or self.standard()
        if data.get("game") != self.name:
            raise BadPosition(f"a position of '{data.get('game')}', not of {self.title}")
        if data.get("components") != tables.digest:
            raise BadPosition(f"played with component tables {data.get('components')}; these are {tables.digest}")
        if data.get("players") not in self.players:
            raise BadPosition(f"{self.title} is for {self.player_words()} players, not {data.get('players')}")
        options = self.read_options(data.get("options", {}))
        return from_json(data, Setting(self.printed(tables), data["players"], options))

    def seat_names(self, players: int) -> list[str]:
        if players == 1:
            return [SEATS[0], "the magistrate", "the high courtier"]
        return [*SEATS[:2], "the high courtier"] if players == 2 else SEATS[:players]

    def violations(self, state: State) -> list[str]:
        return violations(table(state))

    # How it reads: imported when somebody reads, so that bots and simulations do without ---------------------------

    def sentence(self, state: State, action: int) -> str:
        from serai.games.merv import render

        return render.sentence(table(state), action)

    def prompt(self, state: State) -> str:
        from serai.games.merv import render

        return render.prompt(table(state))

    def event(self, entry: Entry, names: list[str]) -> str:
        from serai.games.merv import render

        return render.event(entry, names)

    def story(self, entries: list[Entry], names: list[str]) -> list[str]:
        from serai.games.merv import render

        return render.story(entries, names)

    def holdings(self, state: State, seat: int) -> str:
        from serai.games.merv import render

        return render.holdings(table(state), seat)

    def picture(self, state: State, seat: int | None, colour: bool, width: int) -> str:
        from serai.games.merv import render

        return render.picture(table(state), seat, colour, width)


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


MERV: Final = Merv()
