"""What came of one game, as data: what a worker sends home, and a line of a file of results."""

from dataclasses import dataclass, field
from typing import Any, Final

AUTOMA: Final = "automa"
"""Whoever scores without a seat."""


@dataclass
class Result:
    """What came of one game. Whoever scores beside the seats (an automa) stands after them."""

    number: int
    seats: list[str]
    """The bots by seat."""
    opening: list[int]
    """The seats in the order of the first turn."""
    decisions: list[int]
    """How many each seat took."""
    parts: list[dict[str, int]]
    """Points by source."""
    ranking: list[list[int]]
    """Who stands where, best first; none in a game that a fault has ended."""
    violations: list[str]
    roles: list[str] = field(default_factory=list)
    """What each seat played as, where the title tells: a character."""
    tallies: list[dict[str, int]] = field(default_factory=list)
    """What else the title counts of each seat."""
    thought: list[float] = field(default_factory=list)
    """The seconds that each seat thought, as this machine took them: no part of what the game came to. Empty where
    nobody took the time, and for a game that was read from a file."""

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.parts]

    @property
    def winners(self) -> list[int]:
        return self.ranking[0] if self.ranking else []

    def share(self, seat: int) -> float:
        """Of the victory; those who tie share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def name(self, seat: int) -> str:
        """The bot that scored there."""
        return self.seats[seat] if seat < len(self.seats) else AUTOMA

    def to_json(self) -> dict[str, Any]:
        """The same for the same game, wherever and however fast it was played."""
        data: dict[str, Any] = {
            "number": self.number,
            "seats": self.seats,
            "opening": self.opening,
            "decisions": self.decisions,
            "points": self.parts,
            "ranking": self.ranking,
            "violations": self.violations,
        }
        if self.roles:
            data["played_as"] = self.roles
        if self.tallies:
            data["tally"] = self.tallies
        return data


def result_from(data: dict[str, Any]) -> Result:
    """The result that `to_json` wrote; a KeyError or a TypeError if it did not."""
    return Result(
        int(data["number"]),
        list(data["seats"]),
        list(data["opening"]),
        list(data["decisions"]),
        [dict(parts) for parts in data["points"]],
        [list(place) for place in data["ranking"]],
        list(data["violations"]),
        list(data.get("played_as", [])),
        [dict(tally) for tally in data.get("tally", [])],
    )
