"""Corrected tables: every printed value of a game written otherwise, one at a time, and whole games played with it.

Whatever an owner of the printed game writes must either play to the end or be refused in one line.
"""

import json
import random
import re
from typing import Any

from serai.core.components import Components, ComponentsError, leaves
from serai.core.corrections import correct
from serai.core.game import Game
from serai.core.play import playout

FILE = "mine.toml"
"""What refusals call the owner's file."""


class Owner:
    """Somebody with the box who writes corrections, right ones and wrong ones."""

    def __init__(self, game: Game, words: list[str], tables: list[dict[str, Any]] | None = None) -> None:
        self.game = game
        self.words = words
        """Words that mean something in this game, to be written where they do not belong."""
        self.tables = tables or [{}]
        """The options to play with, in turn."""
        self.base = game.standard()

    def corrected(self, path: str, value: Any) -> Components:
        return correct(self.base, toml(path, value), FILE)

    def play_all(self, tables: Components, seed: int = 0) -> None:
        """A whole random game of every number of players."""
        for at, players in enumerate(self.game.players):
            state = self.game.new(players, self.tables[at % len(self.tables)], tables)
            playout(state, random.Random(seed + players))
            assert self.game.violations(state) == []

    def refusal(self, path: str, value: Any) -> str:
        """Why a correction is refused; empty if games play to the end with it."""
        try:
            self.play_all(self.corrected(path, value))
        except ComponentsError as error:
            return str(error)
        return ""

    def values(self, part: int, parts: int) -> list[tuple[str, Any]]:
        """Every printed value as other values of its kind; one part of them, to be tried by itself."""
        found = leaves("", self.base.values)[part::parts]
        return [(path, value) for path, old in found for value in self.others(old) if value != old]

    def others(self, value: Any) -> list[Any]:
        """Values of the same kind that an owner might write, or mistype."""
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, int):
            return [value + 1, 0, -1, 1000]
        if isinstance(value, str):
            return ["", *self.words]
        if value and isinstance(value[0], int):
            return [[number + 1 for number in value], [-1] * len(value), value[::-1]]
        return [value[::-1], [self.words[0]] * len(value)]

    def check(self, corrections: list[tuple[str, Any]]) -> tuple[int, int]:
        """How many of these corrections play, and how many are refused; a refusal is one line with the file's name."""
        answers = [self.refusal(path, value) for path, value in corrections]
        refusals = [line for line in answers if line]
        assert [line for line in refusals if not line.startswith(f"{FILE}: ") or "\n" in line] == []
        return len(answers) - len(refusals), len(refusals)

    # Bags ---------------------------------------------------------------------------------------------------------

    def bags(self, pattern: str) -> list[str]:
        """The paths of all bags of one kind."""
        exact = re.compile(pattern.replace(".", r"\.").replace("*", r"[^.]+"))
        return [path for path in tables_in("", self.base.values) if exact.fullmatch(path)]

    def fill(self, pattern: str, bag: dict[str, int]) -> tuple[Components, int]:
        """The same written into every bag of one kind that may hold it, and how many these are."""
        paths = self.bags(pattern)
        while True:
            tables = correct(self.base, "\n".join(toml(path, bag) for path in paths), FILE)
            try:
                self.game.new(self.game.players[0], None, tables)
            except ComponentsError as error:
                paths = without(paths, str(error).removeprefix(f"{FILE}: ").split()[0])
            else:
                return tables, len(paths)


def toml(path: str, value: Any) -> str:
    """A correction of one value."""
    group, _, key = path.rpartition(".")
    if isinstance(value, dict):
        return f"[{path}]\n" + "\n".join(f"{name} = {json.dumps(part)}" for name, part in value.items())
    return f"[{group}]\n{key} = {json.dumps(value)}"


def tables_in(path: str, values: dict[str, Any]) -> list[str]:
    """The paths of all tables, the inner ones too."""
    found: list[str] = []
    for key, value in values.items():
        if isinstance(value, dict):
            inner = f"{path}.{key}" if path else key
            found += [inner, *tables_in(inner, value)]
    return found


def without(paths: list[str], refused: str) -> list[str]:
    """The paths that a refusal does not speak of: it names one of them, a table around it, or its neighbour."""
    for named in (refused, refused.rpartition(".")[0]):
        left = [path for path in paths if not f"{path}.".startswith(f"{named}.")]
        if len(left) < len(paths):
            return left
    raise AssertionError(refused)
