"""Pictures of a run: how often each bot won, and where its points came from. Drawn by matplotlib, as PNG or SVG."""

from pathlib import Path
from typing import Any, Final

from serai.arena.libraries import library
from serai.arena.report import Report
from serai.arena.result import AUTOMA
from serai.core.errors import BadRecord, BadSetup
from serai.core.say import COMMA, Say, Several
from serai.core.titles import find

KINDS: Final = ["png", "svg"]

GROUND: Final = "#FBF6EC"
INK: Final = "#2B2420"
QUIET: Final = "#6B5E52"
LINE: Final = "#D8C9AE"
LAPIS: Final = "#1F4E8C"
SOURCES: Final = [
    "#1F4E8C", "#D98A1F", "#B23A2E", "#1E7F7F", "#7A5C99", "#8A9A3B",
    "#6D93C4", "#EDBE78", "#D98077", "#73B3B3", "#B5A0C7", "#BFC98A", "#6B5E52", "#B8A993",
]  # fmt: skip
"""The colours of the house, then the same lightened."""
STYLE: Final = {
    "figure.facecolor": GROUND,
    "axes.facecolor": GROUND,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.titlecolor": QUIET,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "ytick.major.size": 0,
    "font.size": 10,
    "legend.frameon": False,
    "svg.hashsalt": "serai",  # the same run, the same file
}
WIDE: Final = 12.0
HIGH: Final = 0.62
"""Inches: the picture, and each bot in it."""


def check_plot(path: Path) -> None:
    """Refuse before anything is played what could not be drawn after it."""
    if path.suffix.removeprefix(".").lower() not in KINDS:
        raise BadSetup(Say("refused-plot", path=str(path), kinds=Several(KINDS, COMMA)))
    library("matplotlib", "arena")


def plot(report: Report, players: int, path: Path) -> None:
    """Draw a report into a file; `players` share each victory."""
    matplotlib = library("matplotlib", "arena")
    matplotlib.use("agg")
    pyplot = library("matplotlib.pyplot", "arena")
    with matplotlib.rc_context(STYLE):
        by_bot = report.by_bot
        names = sorted(by_bot, key=lambda name: (by_bot[name].share, by_bot[name].mean))  # the best on top
        high = 1.9 + HIGH * max(len(names), 2)
        figure, (wins, points) = pyplot.subplots(1, 2, figsize=(WIDE, high), width_ratios=[2, 3], sharey=True)
        draw_wins(wins, report, names, players)
        draw_points(points, report, names)
        table = "alone" if players == 1 else f"{players} players"
        heading = f"{find(report.game).title}, {table}, {report.games} games"
        figure.suptitle(heading, x=0.015, ha="left", size=14, weight="bold")
        figure.tight_layout(w_pad=2.5)
        try:
            figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise BadRecord(Say("refused-unwritable-why", path=str(path), error=str(error.strerror))) from None
        finally:
            pyplot.close(figure)


def draw_wins(axes: Any, report: Report, names: list[str], players: int) -> None:
    """A point for each share and a line for where it surely lies; the dashes are where all would be alike."""
    par = 100 / max(players, 2)
    axes.axvline(par, color=LINE, linestyle=(0, (4, 3)), linewidth=1.2, zorder=0)
    for at, name in enumerate(names):
        sums = report.by_bot[name]
        low, high = (edge * 100 for edge in sums.interval)
        colour = QUIET if name == AUTOMA else LAPIS
        axes.plot([low, high], [at, at], color=colour, linewidth=5, alpha=0.28, solid_capstyle="round")
        axes.plot(sums.share * 100, at, "o", color=colour, markersize=8)
        axes.annotate(f"{sums.share:.1%}", (sums.share * 100, at), (0, 9), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.3)
    axes.set_xlim(-4, 104)
    axes.set_xlabel("% of games; the line is 95 % sure, the dashes are par")
    axes.set_title("Won")


def draw_points(axes: Any, report: Report, names: list[str]) -> None:
    """A bar for each bot, a piece of it for each source."""
    balance = report.balance
    ends = [0.0] * len(names)
    for number, source in enumerate(balance.scored_sources()):
        means = [max(0.0, balance.mean(source, name)) for name in names]
        label, colour = source.replace("_", " "), SOURCES[number % len(SOURCES)]
        axes.barh(range(len(names)), means, left=ends, height=0.52, color=colour, label=label, edgecolor=GROUND)
        ends = [end + mean for end, mean in zip(ends, means, strict=True)]
    for at, name in enumerate(names):
        axes.annotate(
            f"{report.by_bot[name].mean:.1f}", (ends[at], at), (5, 0), textcoords="offset points", va="center"
        )
    axes.margins(x=0.1)
    axes.set_xlabel("points on average")
    axes.set_title("Points by source")
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize=9, handlelength=1, handleheight=1)
