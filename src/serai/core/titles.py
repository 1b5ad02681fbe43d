"""The titles that are played here: ours, and those of other distributions.

A title is a `Game` that its distribution names in the entry-point group `serai.games`. Ours are the folders of the
package of the same name, whatever is or is not installed: so they are found in a bare checkout too, and the metadata
of an older one neither hides nor doubles them. Nothing is imported before somebody asks.
"""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator, MutableMapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from serai.core.errors import UnknownGame, said
from serai.core.game import Game
from serai.core.say import COMMA, Say, Several

GROUP: Final = "serai.games"
"""The group of entry points, and the package in which our own titles live."""
T = TypeVar("T")
NAME: Final = re.compile("[a-z][a-z0-9_]{0,39}")


class BrokenTitle(Exception):
    """Why a title cannot be played here, in one sentence."""


@dataclass(frozen=True)
class Source:
    """Where a title is to be found."""

    name: str
    module: str
    attribute: str
    called: str
    """How a sentence names it."""
    ours: bool = False

    def load(self) -> Game:
        """The game with its printed tables read; whatever keeps it from being played is said in one sentence."""
        if not NAME.fullmatch(self.name):
            raise self.broken("a name has small letters, digits and _, at most 40 of them")
        try:
            game: Any = importlib.import_module(self.module)
            for part in self.attribute.split("."):
                game = getattr(game, part)
        except (Exception, SystemExit) as error:  # other people's code may do anything
            raise self.broken(f"{self.module} cannot be imported ({said(error)})") from error
        if not isinstance(game, Game):
            raise self.broken(f"{self.attribute} is not a game, but of type {type(game).__name__}")
        if game.name != self.name:
            raise self.broken(f"the game calls itself '{game.name}'")
        self.check("its printed tables cannot be read", lambda: game.printed(game.standard()))
        return game

    def check(self, lack: str, do: Callable[[], T]) -> T:
        """Do something that a title should let be done."""
        try:
            return do()
        except BrokenTitle:
            raise
        except (Exception, SystemExit) as error:
            raise self.broken(f"{lack} ({said(error)})") from error

    def broken(self, why: str) -> BrokenTitle:
        return BrokenTitle(f"{self.called} is left out: {why}")


# Where titles are -----------------------------------------------------------------------------------------------------


def our_sources() -> list[Source]:
    """The folders of our package, those on its shelf first."""
    home: Any = importlib.import_module(GROUP)
    names = [found.name for found in pkgutil.iter_modules(home.__path__) if found.ispkg]
    shelf: list[str] = home.SHELF
    names.sort(key=lambda name: shelf.index(name) if name in shelf else len(shelf))
    return [
        Source(name, f"{GROUP}.{name}.game", name.upper(), f"the title '{name}' in {GROUP}.{name}", ours=True)
        for name in names
    ]


def other_sources() -> list[Source]:
    """What other distributions have named; an entry that leads to our package is one of ours, or was once."""
    from importlib.metadata import entry_points

    found = []
    for entry in entry_points(group=GROUP):
        module, _, attribute = entry.value.partition(":")
        if not module.startswith(f"{GROUP}."):
            owner = entry.dist.name if entry.dist is not None else "an unnamed distribution"
            called = f"the title '{entry.name}' of {owner} (entry point {entry.value})"
            found.append(Source(entry.name, module.strip(), attribute.strip(), called))
    return sorted(found, key=lambda source: source.called)


class Titles(MutableMapping[str, Game]):
    """The games by name, each imported when it is first asked for: ours in their order, then others by title."""

    def __init__(self) -> None:
        self.sources: dict[str, Source] | None = None
        self.games: dict[str, Game] = {}
        self.complete = False
        """Whether all have been loaded that can be."""
        self.broken: dict[str, str] = {}
        """Why a title is left out, by its name."""
        self.doubles: list[str] = []
        """Why a second title of a name is left out."""
        self.lacks: list[str] | None = None
        """What titles do without; known once they have been looked over."""

    def __getitem__(self, name: str) -> Game:
        if name not in self.games and not self.complete:
            self.load(name)
        return self.games[name]

    def __iter__(self) -> Iterator[str]:
        self.load_all()
        return iter(list(self.games))

    def __len__(self) -> int:
        self.load_all()
        return len(self.games)

    def __setitem__(self, name: str, game: Game) -> None:
        self.load_all()
        self.games[name] = game

    def __delitem__(self, name: str) -> None:
        self.load_all()
        del self.games[name]

    def look_over(self) -> list[str]:
        """Look at every title as those who play it will; returns what is wrong, a sentence each. The others play."""
        self.load_all()
        if self.lacks is None:
            self.lacks = []
            for name, source in self.found().items():
                self.lacks += self.look_at(name, source)
        return [*self.doubles, *self.broken.values(), *self.lacks]

    def look_over_one(self, name: str) -> list[str]:
        """The same for one title; ours our tests have looked over."""
        source = self.found().get(name)
        return [] if source is None or source.ours else self.look_at(name, source)

    def look_at(self, name: str, source: Source) -> list[str]:
        from serai.core.look_over import look_over

        try:
            return look_over(self.games[name], source) if name in self else []
        except BrokenTitle as why:
            del self.games[name]
            self.broken[name] = str(why)
            return []

    # How they are loaded ----------------------------------------------------------------------------------------------

    def found(self) -> dict[str, Source]:
        """Every title's source by its name; of two with the same name the first is played."""
        if self.sources is None:
            self.sources = {}
            for source in our_sources() + other_sources():
                first = self.sources.setdefault(source.name, source)
                if first is not source:
                    self.doubles.append(str(source.broken(f"{first.called} has this name already")))
        return self.sources

    def load(self, name: str) -> None:
        source = self.found().get(name)
        if source is not None and name not in self.broken:
            try:
                self.games[name] = source.load()
            except BrokenTitle as why:
                self.broken[name] = str(why)

    def load_all(self) -> None:
        if self.complete:
            return
        for name in self.found():
            if name not in self.games:
                self.load(name)
        here = [(name, source) for name, source in self.found().items() if name in self.games]
        here.sort(key=lambda found: "" if found[1].ours else self.games[found[0]].title)
        self.games = {name: self.games[name] for name, _ in here}
        self.complete = True


GAMES: Final = Titles()


def find(name: str) -> Game:
    """The game of this name; one that there is not, or that is broken, is refused."""
    game = GAMES.get(name)
    if game is None:
        known = Say("refused-game", name=name, games=Several(list(GAMES), COMMA))
        raise UnknownGame(GAMES.broken.get(name, known))
    return game
