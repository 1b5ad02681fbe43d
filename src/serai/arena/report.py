"""What a run of games has shown, as text and as data."""

from dataclasses import dataclass, field
from typing import Any

from serai.arena.balance import Balance


@dataclass
class Result:
    """What came of one game. Whoever scores beside the seats (an automa) stands after them."""

    seats: list[str]
    opening: list[int]
    """The seats in the order of the first turn."""
    decisions: int
    parts: list[dict[str, int]]
    """Points by source."""
    winners: list[int]
    violations: list[str]

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.parts]

    def share(self, seat: int) -> float:
        """Of the victory; those who tie share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


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

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "win_share": round(self.wins / self.games, 4) if self.games else 0.0,
            "mean_score": round(self.points / self.games, 2) if self.games else 0.0,
        }


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
    shortest: int = 0
    longest: int = 0
    balance: Balance = field(default_factory=Balance)

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.violations += result.violations
        self.shortest = result.decisions if self.games == 1 else min(self.shortest, result.decisions)
        self.longest = max(self.longest, result.decisions)
        while len(self.by_seat) < len(result.scores):
            self.by_seat.append(Sums())
        for seat, points in enumerate(result.scores):
            self.by_seat[seat].add(points, result.share(seat))
            name = result.seats[seat] if seat < len(result.seats) else "automa"
            self.by_bot.setdefault(name, Sums()).add(points, result.share(seat))
        shares = [result.share(seat) for seat in range(len(result.seats))]
        self.balance.add(result.seats, result.opening, result.parts, shares)

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
            f"{self.games} games of {self.game}: {self.decisions} decisions in {self.seconds:.1f} s, "
            f"{self.decisions_per_second:,.0f} a second",
            f"length: {self.shortest} to {self.longest} decisions, {self.decisions / self.games:.1f} on average",
            "",
            f"{'':12}{'games':>8}{'won':>9}{'points':>9}",
            *[row(name, line) for name, line in self.by_bot.items()],
            *[row(f"seat {seat + 1}", line) for seat, line in enumerate(self.by_seat)],
        ]
        if with_balance:
            lines += ["", *self.balance.lines()]
        if self.violations:
            lines += ["", f"{len(self.violations)} violations:", *self.violations[:20]]
        return "\n".join(lines)


def row(name: str, line: Sums) -> str:
    share = line.wins / line.games if line.games else 0.0
    points = line.points / line.games if line.games else 0.0
    return f"{name:12}{line.games:>8}{share:>9.1%}{points:>9.1f}"
