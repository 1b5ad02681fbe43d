"""What a tournament has shown: how often each bot won and how surely, with what points, and as whom."""

from typing import Any, Final

from serai.arena.balance import Mean
from serai.arena.batch import Batch
from serai.arena.ratings import Ratings
from serai.arena.report import Report, Sums
from serai.arena.result import Result

NAME: Final = 20
"""The width of the first column."""


class Standings:
    def __init__(self, batch: Batch, against: str | None) -> None:
        self.batch = batch
        self.ratings = None if against else Ratings()
        """Where everybody meets in every company."""
        self.against = against
        self.report = Report(batch.game, sorted({name for table in batch.tables for name in table}))
        self.roles: dict[str, dict[str, Sums]] = {}
        """By what somebody played as, then by bot."""
        self.tallies: dict[str, dict[str, Mean]] = {}
        """By what is counted, then by bot."""

    def add(self, result: Result) -> None:
        if self.ratings is not None:
            self.ratings.add(result)
        scores = result.scores
        for seat, role in enumerate(result.roles):
            by_bot = self.roles.setdefault(role, {})
            by_bot.setdefault(result.seats[seat], Sums()).add(scores[seat], result.share(seat))
        for seat, tally in enumerate(result.tallies):
            for name, count in tally.items():
                self.tallies.setdefault(name, {}).setdefault(result.seats[seat], Mean()).add(count)

    @property
    def bots(self) -> list[str]:
        """The best first."""
        by_bot = self.report.by_bot
        return sorted(by_bot, key=lambda name: (-by_bot[name].share, -by_bot[name].mean, name))

    def to_json(self) -> dict[str, Any]:
        report = self.report
        return {
            "game": report.game,
            "players": self.batch.players,
            "against": self.against,
            "seed": self.batch.seed,
            "games": report.games,
            "deals": report.games // self.batch.round,
            "seconds": round(report.seconds, 3),
            "bots": {name: self.bot_json(name) for name in self.bots},
            "balance": report.balance.to_json(),
        }

    def bot_json(self, name: str) -> dict[str, Any]:
        sums = self.report.by_bot[name]
        ms = self.report.thinking[name].ms if name in self.report.thinking else None
        data = sums_json(sums) | {"ms_per_decision": None if ms is None else round(ms, 3)}
        if self.ratings is not None:
            data["rating"] = self.ratings.by_bot[name].to_json()
        if self.roles:
            data["played_as"] = {
                role: sums_json(self.roles[role][name]) for role in sorted(self.roles) if name in self.roles[role]
            }
        if self.tallies:
            data["tally"] = {what: round(means[name].value, 3) for what, means in self.tallies.items() if name in means}
        return data

    # As text ----------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        report, batch = self.report, self.batch
        width = max([NAME, *[len(name) + 2 for name in self.bots]])
        company = "alone" if batch.players == 1 else f"{batch.players} players"
        lines = [
            f"{report.games} games of {report.game}, {company}, seed {batch.seed}, "
            f"{report.seconds:.1f} s: each deal played {batch.round} times, with every seating",
            "",
            f"{'':{width}}{'games':>8}{'won':>9}{'95 % sure':>18}{'points':>9}{'ms':>9}"
            + (f"{'rating':>15}" if self.ratings is not None else ""),
            *[self.bot_line(name, width) for name in self.bots],
            "",
            *report.balance.source_lines(),
        ]
        return "\n".join([*lines, *self.role_lines(), *self.tally_lines(), *report.trouble()])

    def bot_line(self, name: str, width: int) -> str:
        sums = self.report.by_bot[name]
        ms = self.report.thinking[name].ms if name in self.report.thinking else None
        thought = "–" if ms is None else f"{ms:.2f}"
        line = f"{name:{width}}{sums.games:>8}{sums.share:>9.1%}{between(sums):>18}{sums.mean:>9.1f}{thought:>9}"
        if self.ratings is None:
            return line
        rating = self.ratings.by_bot[name]
        return line + f"{f'{rating.mu:.1f} ± {rating.sigma:.1f}':>15}"

    def role_lines(self) -> list[str]:
        """How each bot did as whom."""
        lines = []
        for name in self.bots if self.roles else []:
            played = {role: by_bot[name] for role, by_bot in self.roles.items() if name in by_bot}
            if played:
                lines += ["", f"{f'{name} as':{NAME}}{'games':>8}{'won':>9}{'95 % sure':>18}{'points':>9}"]
            for role in sorted(played, key=lambda role: (-played[role].share, role)):
                sums = played[role]
                lines.append(f"{role:{NAME}}{sums.games:>8}{sums.share:>9.1%}{between(sums):>18}{sums.mean:>9.1f}")
        return lines

    def tally_lines(self) -> list[str]:
        if not self.tallies:
            return []
        columns = [name for name in self.bots if any(name in means for means in self.tallies.values())]
        width = max([9, *[len(name) + 2 for name in columns]])
        lines = ["", f"{'on average':{NAME}}" + "".join(f"{name:>{width}}" for name in columns)]
        for what, means in self.tallies.items():
            counts = "".join(f"{means[name].value if name in means else 0:>{width}.2f}" for name in columns)
            lines.append(f"{what.replace('_', ' '):{NAME}}{counts}")
        return lines


def between(sums: Sums) -> str:
    low, high = sums.interval
    return f"{low:.1%} – {high:.1%}"


def sums_json(sums: Sums) -> dict[str, Any]:
    return sums.to_json() | {"interval": [round(edge, 4) for edge in sums.interval]}
