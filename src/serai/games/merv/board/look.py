"""What all parts of Merv's board look at: the view, the printed tables, the sheet, and who is who."""

from typing import Any, Final

from serai.core.board.choices import Sheet
from serai.core.say import SPACE, YOU, Fact, Name, Say, Several
from serai.games.merv.components import Printed
from serai.games.merv.constants import AREAS, NOBODY, SEATS, TILES
from serai.games.merv.grid import CELLS
from serai.games.merv.render.things import NAME, seat_called

LINE_STEPS: Final = {"ChooseSite", "ChooseAction", "EndTurn", "CourtierSite"}
"""The decisions that remember which action slot the turn began on."""


class Look:
    """One drawing: nothing but the view is asked what lies on the table."""

    def __init__(self, view: dict[str, Any], printed: Printed, sheet: Sheet) -> None:
        self.view = view
        self.printed = printed
        self.sheet = sheet
        self.holdings: list[dict[str, Any]] = view["holdings"]
        self.players: int = view["players"]
        self.actor: int = view["actor"]
        self.high_courtier = 2 if self.players <= 2 else NOBODY
        self.magistrate = 1 if self.players == 1 else NOBODY
        self.decisions: list[list[Any]] = view["decisions"]
        self.slot, self.site = self._line()

    def _line(self) -> tuple[int, int]:
        """The slot of the turn that is going on, and the cell it has activated; -1 for none."""
        for name, *data in reversed(self.decisions):
            if name in LINE_STEPS:
                return int(data[1]), int(data[2]) if name == "ChooseAction" else NOBODY
        return NOBODY, NOBODY

    def decision(self, name: str) -> list[int] | None:
        """What the topmost decision of this name remembers."""
        for found, *data in reversed(self.decisions):
            if found == name:
                return [int(number) for number in data]
        return None

    def scores(self, seat: int) -> bool:
        """Everybody but the high courtier."""
        return seat != self.high_courtier

    def scorers(self) -> list[int]:
        return [seat for seat in range(len(self.holdings)) if self.scores(seat)]

    def colour(self, seat: int) -> str:
        return SEATS[seat]

    def name(self, seat: int) -> Name:
        """What the reader calls a seat: themselves `you`, while it is theirs to decide."""
        if self.sheet.choices and seat == self.actor:
            return YOU
        return NAME[seat_called(seat, self.high_courtier, self.magistrate)]

    def tip(self, key: str, /, **facts: Fact) -> str:
        """What something is, in a sentence."""
        return self.sheet.say(f"tip-{key}", **facts)

    def tips(self, said: list[Say]) -> str:
        """The same in several sentences."""
        return self.sheet.speak(Several(said, SPACE))

    def word(self, key: str, /, **facts: Fact) -> str:
        """A title or another printed word of the board."""
        return self.sheet.say(f"board-{key}", **facts)

    def opens(self, area: str) -> tuple[str, ...]:
        """The board action, at the area that the activated site leads to."""
        if self.site < 0:
            return ()
        tile = self.tile(self.site)
        return ("board",) if tile is not None and AREAS[tile // 4] == area else ()

    def tile(self, cell: int) -> int | None:
        """The number of the site tile there; None before it is dealt, and for the camel market."""
        found = self.view["city"].get(CELLS[cell], {}).get("site")
        return None if found is None else TILES.index(found)
