"""A game as one reader reads it: what its package `render` says, in the words of a language."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from serai.core.game import Game
from serai.core.reading import Choice, Spoke, choices
from serai.core.say import Fact, Name, named
from serai.core.state import State
from serai.core.text import Entry
from serai.language.pictured import Pictures, pictured
from serai.language.speaking import Language, language


class Spoken:
    """The reading of a game in words; the same questions as `Render`, answered with text."""

    def __init__(
        self, game: Game, code: str, pictures: Pictures | None = None, names: Mapping[Fact, Name] | None = None
    ) -> None:
        self.game = game
        self.pictures = pictures
        self.names = names or {}
        """What the reader calls seats that the title calls by their colours."""
        package = game.package
        self.language: Language = pictured(code, package, pictures) if pictures else language(code, package)

    def __call__(self, said: Fact) -> str:
        return self.language(named(said, self.names) if self.names else said)

    def sentence(self, state: State, action: int) -> str:
        return self(self.game.render.sentence(state, action))

    def lacking(self, state: State, action: int) -> str:
        """Empty where an action brings something."""
        lacks = self.game.render.lacking(state, action)
        return self(lacks) if lacks else ""

    def heading(self, state: State, action: int) -> str:
        return self(self.game.render.heading(state, action))

    def choices(self, state: State) -> list[Choice]:
        return choices(self, state)

    def prompt(self, state: State) -> str:
        return self(self.game.render.prompt(state))

    def event(self, entry: Entry, names: list[Name]) -> str:
        return self(self.game.render.event(entry, names))

    def story(self, entries: list[Entry], names: list[Name]) -> list[Spoke]:
        """Paragraphs, each with the seat it tells of."""
        return [Spoke(told.seat, self(told.said), told.entries) for told in self.game.render.story(entries, names)]

    def clock(self, view: dict[str, Any], printed: Any) -> str:
        return self(self.game.render.clock(view, printed))

    def holdings(self, state: State, seat: int) -> str:
        return self(self.game.render.holdings(state, seat))

    def picture(self, state: State, seat: int | None, colour: bool, width: int) -> str:
        return self.game.render.picture(state, seat, self.language, colour, width)


@cache
def spoken(game: Game, code: str, pictures: Pictures | None = None) -> Spoken:
    """With `pictures`, the text keeps what of it has one, see pictured.py."""
    return Spoken(game, code, pictures)
