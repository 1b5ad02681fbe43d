"""The figures that are kept in the repository, and what those of today are beside them.

Kept are quotients: a figure divided by the yardstick's of the same run. So they hold on a machine that is faster or
busier. On another processor or another Python a quotient may be another; there nothing is too slow, only told.
"""

import json
import platform
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from serai.arena.bench import yardstick
from serai.arena.bench.figures import MEMORY
from serai.core.errors import BadSetup
from serai.core.say import Say

SLOW: Final = 0.8
TOO_SLOW: Final = 0.67
ABOUT: Final = "Written by 'serai bench --keep': how much of each is done while the yardstick makes one step."

Ratios = dict[str, dict[str, dict[str, float]]]
"""By build, title and figure."""


@dataclass(frozen=True)
class Kept:
    """A file of figures."""

    path: Path
    python: str
    machine: str
    players: int
    ratios: Ratios

    @property
    def is_of_here(self) -> bool:
        """Whether it was measured on a processor and a Python like these."""
        return (self.python, self.machine) == (this_python(), platform.machine())


@dataclass(frozen=True)
class Change:
    """How fast something is beside what was kept: 1 is as fast, 0.5 half as fast."""

    build: str
    game: str
    figure: str
    ratio: float

    def __str__(self) -> str:
        return f"{self.game} {self.figure} ({self.build}) {self.ratio:.2f}"


def this_python() -> str:
    return f"{platform.python_implementation()} {'.'.join(platform.python_version_tuple()[:2])}"


def ratios_of(builds: dict[str, Any]) -> Ratios:
    """What can be kept of what was measured: all but the memory."""
    return {
        build: {
            game: {key: figure["ratio"] for key, figure in figures.items() if key != MEMORY}
            for game, figures in games.items()
        }
        for build, games in builds.items()
    }


def keep(path: Path, players: int, ratios: Ratios) -> None:
    data = {
        "about": ABOUT,
        "yardstick": yardstick.NUMBER,
        "python": this_python(),
        "machine": platform.machine(),
        "players": players,
        "builds": ratios,
    }
    try:
        path.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    except OSError as error:
        raise BadSetup(Say("refused-unwritable-why", path=str(path), error=str(error.strerror))) from None


def read(path: Path) -> Kept:
    """A file as `keep` writes it; any other is refused."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetup(Say("refused-unreadable", path=str(path), error=str(error.strerror))) from None
    except ValueError:  # neither text nor JSON
        raise BadSetup(Say("refused-figures", path=str(path))) from None
    try:
        kept = Kept(path, str(data["python"]), str(data["machine"]), int(data["players"]), checked(data["builds"]))
        other = data["yardstick"] != yardstick.NUMBER
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadSetup(Say("refused-figures", path=str(path))) from None
    if other:
        raise BadSetup(Say("refused-figures-yardstick", path=str(path)))
    return kept


def checked(builds: Any) -> Ratios:
    """The same, if it is a table of titles with figures above zero; else a ValueError."""
    ratios = {
        build: {game: {key: float(ratio) for key, ratio in figures.items()} for game, figures in games.items()}
        for build, games in builds.items()
    }
    if any(not ratio > 0 for games in ratios.values() for figures in games.values() for ratio in figures.values()):
        raise ValueError("a figure that is not above zero")
    return ratios


def changes(kept: Ratios, today: Ratios) -> list[Change]:
    """All that was kept and is measured today, too."""
    return [
        Change(build, game, figure, ratio / kept[build][game][figure])
        for build, games in today.items()
        for game, figures in games.items()
        for figure, ratio in figures.items()
        if figure in kept.get(build, {}).get(game, {})
    ]


def middle_of(measured: list[Ratios]) -> Ratios:
    """Of what was measured several times, the median."""
    return combined(measured, statistics.median)


def faster_of(once: Ratios, again: Ratios) -> Ratios:
    """Of what was measured twice, the better: what slows a machine down does not make Serai slow."""
    return combined([once, again], max)


def combined(measured: list[Ratios], of: Callable[[list[float]], float]) -> Ratios:
    """All that the first has, each made of what was measured of it."""
    return {
        build: {
            game: {
                figure: of([one[build][game][figure] for one in measured if figure in one.get(build, {}).get(game, {})])
                for figure in figures
            }
            for game, figures in games.items()
        }
        for build, games in measured[0].items()
    }
