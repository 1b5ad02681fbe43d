"""What a run of games has shown, as text and as data."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

from serai.arena.balance import Balance
from serai.arena.result import Result
from serai.core.errors import Refusal

CERTAIN: Final = 1.959964
"""Standard deviations on each side that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with a confidence of 95 %: Wilson's interval."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = CERTAIN**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CERTAIN / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Thinking:
    """How long a bot thought."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, decisions: int, seconds: float) -> None:
        self.decisions += decisions
        self.seconds += seconds

    @property
    def ms(self) -> float | None:
        """For a decision, on average; None where it is not known."""
        return self.seconds / self.decisions * 1000 if self.decisions else None

    def to_json(self) -> dict[str, Any]:
        return {"decisions": self.decisions, "seconds": round(self.seconds, 6)}


@dataclass
class Sums:
    """Sums for one bot or one seat."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, points: int, win: float) -> None:
        self.games += 1
        self.points += points
        self.wins += win

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        return {"games": self.games, "win_share": round(self.share, 4), "mean_score": round(self.mean, 2)}


@dataclass
class Report:
    """Everything that `serai simulate` prints."""

    game: str
    bots: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    by_bot: dict[str, Sums] = field(default_factory=dict)
    by_seat: list[Sums] = field(default_factory=list)
    thinking: dict[str, Thinking] = field(default_factory=dict)
    shortest: int = 0
    longest: int = 0
    balance: Balance = field(default_factory=Balance)
    cut_short: Refusal | None = None
    """Why not all games were played."""

    def add(self, result: Result) -> None:
        self.games += 1
        decisions = sum(result.decisions)
        self.decisions += decisions
        self.violations += result.violations
        self.shortest = decisions if self.games == 1 else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        while len(self.by_seat) < len(result.scores):
            self.by_seat.append(Sums())
        for seat, points in enumerate(result.scores):
            self.by_seat[seat].add(points, result.share(seat))
            self.by_bot.setdefault(result.name(seat), Sums()).add(points, result.share(seat))
        for seat, seconds in enumerate(result.thought):
            self.thinking.setdefault(result.seats[seat], Thinking()).add(result.decisions[seat], seconds)
        everybody = range(len(result.parts))
        names, shares = [result.name(seat) for seat in everybody], [result.share(seat) for seat in everybody]
        self.balance.add(names, result.opening, result.parts, shares)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self, with_balance: bool = False) -> dict[str, Any]:
        data = {
            "game": self.game,
            "bots": self.bots,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "violations": self.violations,
            "by_bot": {name: line.to_json() for name, line in self.by_bot.items()},
            "by_seat": [line.to_json() for line in self.by_seat],
            "length": {
                "shortest": self.shortest,
                "mean": round(self.decisions / self.games, 1),
                "longest": self.longest,
            },
        }
        return data | {"balance": self.balance.to_json()} if with_balance else data

    def text(self, with_balance: bool = False) -> str:
        lines = [
            *self.head(),
            f"{'':12}{'games':>8}{'won':>9}{'points':>9}",
            *[row(name, line) for name, line in self.by_bot.items()],
            *[row(f"seat {seat + 1}", line) for seat, line in enumerate(self.by_seat)],
        ]
        if with_balance:
            lines += ["", *self.balance.lines()]
        return "\n".join([*lines, *self.trouble()])

    def head(self) -> list[str]:
        return [
            f"{self.games} games of {self.game}: {self.decisions} decisions in {self.seconds:.1f} s, "
            f"{self.decisions_per_second:,.0f} a second",
            f"length: {self.shortest} to {self.longest} decisions, {self.decisions / self.games:.1f} on average",
            "",
        ]

    def trouble(self) -> list[str]:
        return ["", f"{len(self.violations)} violations:", *self.violations[:20]] if self.violations else []


def row(name: str, line: Sums) -> str:
    return f"{name:12}{line.games:>8}{line.share:>9.1%}{line.mean:>9.1f}"
