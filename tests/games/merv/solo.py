"""What tests of the solo game share: the solo deck, where the magistrate stands, what it did and scored."""

from serai.games.merv.constants import AREAS, SOURCES
from serai.games.merv.grid import CELLS
from tests.games.merv.scene import Scene


def cards(names: str) -> int:
    """A set of solo cards."""
    return sum(1 << AREAS.index(name) for name in names.split())


def deck(s: Scene, top: str = "", under: str = "", rest: str = "", discards: str = "") -> Scene:
    """The solo deck after the first year: the last shuffle, what it was laid upon, and the cards below."""
    s.t.solo_deck = [cards(layer) for layer in (top, under, rest) if layer]
    s.t.solo_discards = cards(discards)
    s.t.solo_middle = 0
    return s


def slot_of(s: Scene, name: str = "magistrate") -> int:
    """The action slot on which somebody stands, counted from 1."""
    return s.t.slots.index(s.number(name)) + 1


def buildings(s: Scene) -> int:
    return s.t.owners.count(s.number("magistrate"))


def soldiers(s: Scene) -> list[str]:
    """Where the magistrate's soldiers stand."""
    return [CELLS[cell] for cell in range(25) if s.t.soldiers[cell] == s.number("magistrate")]


def told(s: Scene, key: str, words: list[str]) -> list[str]:
    """What events of this key named, in the order told."""
    return [words[args[0]] for args in s.events(key)]


def points(s: Scene, source: str, name: str = "magistrate") -> int:
    return s.of(name).points[SOURCES.index(source)]


TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT = 1, 2, 4, 8


def at_the_market(s: Scene, market: int, camels: int, side: str = "a") -> Scene:
    """The magistrate plays the palace in the middle column: the market is in its line."""
    s.site("c5", owner="magistrate").give("magistrate", camels=camels)
    s.t.market, s.t.market_side = market, "ab".index(side)
    s.magistrate_plays("palace")
    assert slot_of(s) == 3
    assert s.owner("c2") == "magistrate"
    return s
