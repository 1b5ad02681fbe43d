"""Tables to be looked at and never played on at: made once for all tests of a process that only look."""

from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.people import Person

SEATS: Final = "me bot:random bot:random bot:random"
WELL_UNDER_WAY: Final = 25
"""Decisions of Ada's; the others have made as many each."""


class Gallery:
    """Ada's tables of each game. Whoever comes with her cookies sees them as she does."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.ada = Person(browser, url, "Ada")
        self.tables: dict[str, str] = {}

    @property
    def cookies(self) -> Any:
        return self.ada.context.storage_state()

    def live(self, game: str) -> str:
        """A game of four, in which Ada is asked for a decision."""
        if game not in self.tables:
            table = self.tables[game] = self.ada.open(game, SEATS)
            self.ada.play_on(table, WELL_UNDER_WAY)
            self.ada.waits_for(table)
        return self.tables[game]

    def over(self, game: str) -> str:
        """A game of four that has come to its end."""
        key = f"{game} over"
        if key not in self.tables:
            self.tables[key] = self.ada.open(game, SEATS)
            self.ada.play_on(self.tables[key])
        return self.tables[key]

    def room(self) -> str:
        """A table at which seats are free."""
        if "room" not in self.tables:
            self.tables["room"] = self.ada.open("merv", "me open open open", start=False)
        return self.tables["room"]
