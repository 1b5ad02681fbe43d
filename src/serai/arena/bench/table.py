"""The figures as text: a table for each title, one for the others, one for what was kept."""

import sys
from collections.abc import Sequence
from typing import Any, Final

from serai.arena.bench.figures import FIGURES, MEMORY
from serai.arena.bench.kept import SLOW, TOO_SLOW, Change, Kept
from serai.arena.bench.peers import PeerFound

LABEL: Final = 60
COLUMN: Final = 12
UNKNOWN: Final = "unknown"


def title_table(name: str, players: int, builds: dict[str, dict[str, Any]]) -> str:
    """All figures of a title, a column for each build."""
    head = f"{name}, {players} players, Python {sys.version.split()[0]}"
    lines = [row(head, list(builds))]
    for figure in FIGURES:
        cells = [
            figure.shown(found[figure.key]["per_second"]) if figure.key in found else "-" for found in builds.values()
        ]
        if any(cell != "-" for cell in cells):
            lines.append(row(f"  {figure.label}", cells))
    memory = [found[MEMORY] for found in builds.values() if MEMORY in found]
    if memory:
        shown = [UNKNOWN if mb is None else f"{mb:,}" for mb in memory]
        lines.append(row("  MB of memory for a worker process", shown))
    return "\n".join(lines)


def peers_table(found: Sequence[PeerFound | str]) -> str:
    """Those that are here with their figures, then a line for each that is not."""
    lines = [row("others, random legal play", ["decisions/s", "µs a copy"])]
    for one in found:
        if isinstance(one, PeerFound):
            copies = "-" if one.copies is None else f"{1e6 / one.copies.per_second:,.2f}"
            label = f"  {one.peer.library} {one.version}, {one.peer.game}, {one.peer.how}"
            lines.append(row(label, [f"{one.decisions.per_second:,.0f}", copies]))
    return "\n".join([*lines, *[f"  {one}" for one in found if isinstance(one, str)]])


def row(label: str, cells: list[str]) -> str:
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


# What was kept --------------------------------------------------------------------------------------------------------


def changes_table(kept: Kept, changes: list[Change]) -> str:
    """How fast everything is beside what was kept, a column for each build, and what is to be said of it."""
    builds = list(dict.fromkeys(change.build for change in changes))
    by_place = {(change.game, change.figure, change.build): change.ratio for change in changes}
    lines = [row(f"beside {kept.path}: 1 is as fast as then", builds)]
    games = list(dict.fromkeys(change.game for change in changes))
    rows = dict.fromkeys((change.game, change.figure) for change in changes)  # what one build lacks would come last
    for game, figure in sorted(rows, key=lambda row: games.index(row[0])):
        ratios = [by_place.get((game, figure, build)) for build in builds]
        lines.append(row(f"  {game} {figure}", ["-" if ratio is None else f"{ratio:.2f}" for ratio in ratios]))
    return "\n".join([*lines, *verdict(kept, changes)])


def verdict(kept: Kept, changes: list[Change]) -> list[str]:
    """One line for what is slow and one for what is too slow; none if nothing is."""
    too_slow = [change for change in changes if change.ratio < TOO_SLOW]
    slow = [change for change in changes if TOO_SLOW <= change.ratio < SLOW]
    lines = []
    if slow:
        lines.append(f"SLOW, below {SLOW}: {', '.join(map(str, slow))}")
    if too_slow:
        lines.append(f"TOO SLOW, below {TOO_SLOW}: {', '.join(map(str, too_slow))}")
        if not kept.is_of_here:
            lines.append(f"but that was measured with {kept.python} on {kept.machine}, so it counts for nothing here")
    return lines


def is_too_slow(kept: Kept, changes: list[Change]) -> bool:
    """Whether a check has to fail."""
    return kept.is_of_here and any(change.ratio < TOO_SLOW for change in changes)
