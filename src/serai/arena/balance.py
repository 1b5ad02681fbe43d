"""Whether a seat or a line of play dominates: wins by place in the first order of play, points by source."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Mean:
    """A mean that grows number by number."""

    count: int = 0
    sum: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.sum += number

    @property
    def value(self) -> float:
        return self.sum / self.count if self.count else 0.0


@dataclass
class Standing:
    """How those have done who began at one place."""

    wins: Mean = field(default_factory=Mean)
    points: Mean = field(default_factory=Mean)

    def to_json(self) -> dict[str, Any]:
        return {"win_share": round(self.wins.value, 4), "mean_score": round(self.points.value, 2)}


WINNERS = "winners"
"""The column of those who won, beside those of the bots."""


@dataclass
class Balance:
    places: list[Standing] = field(default_factory=list)
    """By place in the first order of play: the seats themselves are drawn, so they tell nothing."""
    sources: dict[str, dict[str, Mean]] = field(default_factory=dict)
    """By source of points, the mean of each bot's games and of the winners'."""

    def add(self, bots: list[str], opening: list[int], parts: list[dict[str, int]], wins: list[float]) -> None:
        """One game: who sat where, who began, what each scored from where, and whose share of the victory it was."""
        for place, seat in enumerate(opening):
            if place == len(self.places):
                self.places.append(Standing())
            self.places[place].wins.add(wins[seat])
            self.places[place].points.add(sum(parts[seat].values()))
        for seat, bot in enumerate(bots):
            for source, points in parts[seat].items():
                means = self.sources.setdefault(source, {})
                means.setdefault(bot, Mean()).add(points)
                if wins[seat]:
                    means.setdefault(WINNERS, Mean()).add(points)

    def columns(self) -> list[str]:
        """The bots by name, then the winners."""
        names = {name for means in self.sources.values() for name in means}
        return [*sorted(names - {WINNERS}), *[name for name in [WINNERS] if name in names]]

    def mean(self, source: str, column: str) -> float:
        means = self.sources[source]
        return means[column].value if column in means else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "by_place": [place.to_json() for place in self.places],
            "by_source": {
                source: {column: round(self.mean(source, column), 2) for column in self.columns()}
                for source in self.sources
            },
        }

    def lines(self) -> list[str]:
        return [
            f"{'first order':20}{'won':>9}{'points':>9}",
            *[
                f"{f'place {place + 1}':20}{standing.wins.value:>9.1%}{standing.points.value:>9.1f}"
                for place, standing in enumerate(self.places)
            ],
            "",
            *self.source_lines(),
        ]

    def source_lines(self) -> list[str]:
        columns = self.columns()
        width = max([9, *[len(column) + 2 for column in columns]])
        lines = [f"{'points from':20}" + "".join(f"{column:>{width}}" for column in columns)]
        for source in self.scored_sources():
            row = "".join(f"{self.mean(source, column):>{width}.1f}" for column in columns)
            lines.append(f"{source.replace('_', ' '):20}{row}")
        totals = [sum(self.mean(source, column) for source in self.sources) for column in columns]
        return [*lines, f"{'in all':20}" + "".join(f"{total:>{width}.1f}" for total in totals)]

    def scored_sources(self) -> list[str]:
        """Those where somebody has ever scored."""
        return [source for source in self.sources if any(self.mean(source, column) for column in self.columns())]
