"""A made-up game for tests of how bots think: a walk over crossings, at each of which somebody takes a way.

It is drawn as a map from where one has come to (the ways taken so far, as a text) to who decides there and which ways
lead on. Where the map says nothing, the walk is over.
"""

import random
from array import array
from collections.abc import Callable
from typing import Any

from serai.bots.judge import ByHand, Judge
from serai.bots.network import Network
from serai.bots.policy import Proposing
from serai.core.actions import ActionTable
from serai.core.features import Row
from serai.core.fields import Form
from serai.core.state import Score, State
from serai.core.step import CHANCE, Step
from serai.core.terms import Terms

WAYS = ActionTable()
WAYS.add("way", [str(way) for way in range(20)])

Map = dict[str, tuple[int, str]]
"""By the ways taken so far (a letter each, `a` is the first): who decides, and which ways there are."""


class Crossing(Step):
    """A seat, or chance, takes a way."""

    def legal(self, t: "Walk") -> list[int]:
        return [way_of(letter) for letter in t.map[t.come][1]]

    def apply(self, t: "Walk", action: int) -> None:
        t.come += "abcdefghijklmnopqrst"[action]
        t.go_on()

    def asked_alone(self, t: "Walk") -> bool:
        return True


class Walk(State):
    def __init__(self, drawn: Map, players: int = 2, points: dict[str, list[int]] | None = None) -> None:
        State.__init__(self, WAYS, Terms("walk", "", players, {}, 1), Form())
        self.map = drawn
        self.points = points or {}
        """Of each who scores, where a walk ends."""
        self.come = ""
        self.secret = 0
        """What nobody knows."""
        self.redealt = 0
        self.go_on()
        self.settle()

    def go_on(self) -> None:
        if self.come in self.map:
            self.push(Crossing(self.map[self.come][0]))

    def holders(self) -> list[Any]:
        return []

    def clone(self) -> "Walk":
        return self.copied()

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Walk":
        self.redealt += 1
        other = self.clone()
        other.secret = rng.randrange(1, 3)
        return other

    def scores(self) -> list[Score]:
        points = self.points.get(self.come, [0] * self.seats)
        return [Score(str(at), {"all": each}) for at, each in enumerate(points)]

    def ranking(self) -> list[list[int]]:
        totals = [score.total for score in self.scores()]
        return [[at for at, total in enumerate(totals) if total == place] for place in sorted(set(totals))[::-1]]


def way_of(letter: str) -> int:
    return ord(letter) - ord("a")


def ways(text: str) -> list[int]:
    """A path, as bots have it."""
    return [way_of(letter) for letter in text]


def word(path: list[int]) -> str:
    """A path as a text."""
    return "".join(chr(ord("a") + way) for way in path)


def come_to(state: State) -> str:
    assert isinstance(state, Walk)
    return state.come


def judged(worths: dict[str, float], knows_middle: bool, seen: list[str] | None = None) -> Judge:
    """A judge for whom places are worth so much to seat 0, and the contrary to others; it may note what it sees."""

    def worth(state: State, seat: int) -> float:
        if seen is not None:
            seen.append(come_to(state))
        value = worths.get(come_to(state), 0.0)
        return value if seat == 0 else -value

    return by(worth, knows_middle)


def by(worth: Callable[[State, int], float], knows_middle: bool = True) -> Judge:
    judge = ByHand(worth, 0.0)
    judge.knows_middle = knows_middle
    return judge


def dice(*after: str) -> Map:
    """After each of these chance rolls one of two ways."""
    return dict.fromkeys(after, (CHANCE, "ab"))


def wild(seed: int, length: int, actors: list[int]) -> tuple[Map, dict[str, float]]:
    """A map of walks of such a length, drawn at random, and what its places are worth. Seat 0 begins."""
    rng = random.Random(seed)
    drawn: Map = {"": (0, "abc")}
    places = ["a", "b", "c"]
    for come in places:
        if len(come) < length:
            drawn[come] = (rng.choice(actors), "abc"[: rng.randint(2, 3)])
            places += [come + letter for letter in drawn[come][1]]
    return drawn, {come: rng.uniform(-10.0, 10.0) for come in places}


def liking(rated: dict[int, float], heat: float = 0.0, players: int = 2) -> Proposing:
    """A policy that rates the ways so, wherever it is, in games of so many players; in others it likes none."""
    networks = [rating({}) for _ in range(5)]
    networks[players] = rating(rated)
    return Proposing(1, look, networks, heat)


def rating(rated: dict[int, float]) -> Network:
    outputs = [rated.get(way, 0.0) for way in range(len(WAYS))]
    return Network([1, 1, len(WAYS)], array("d", [0.0, 0.0, *outputs, *[0.0] * len(WAYS)]))


def look(state: State, seat: int, row: Row) -> None:
    row.begin()
    row.put(seat)
