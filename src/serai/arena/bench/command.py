"""`serai bench`: what may be asked of it, and what it does."""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from serai.arena.bench import kept, table
from serai.arena.bench.builds import ALONE, BUILDS, Asked, NotMeasured, measure_apart, measure_here
from serai.arena.bench.kept import Change, Kept
from serai.arena.bench.peers import PeerFound, measure_peers
from serai.core import build
from serai.core.errors import BadSetup, Fault
from serai.core.say import Say
from serai.core.titles import GAMES, find

SECONDS: Final = 0.05
QUICK_SECONDS: Final = 0.02
RUNS: Final = 20
KEPT_OF: Final = 3
"""Measurements of which the middle is kept."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", nargs="+", metavar="NAME", help="the titles (all that can seat so many)")
    parser.add_argument("--players", type=int, default=4, help="players at the table (4)")
    parser.add_argument("--seconds", type=float, help=f"length of each of the runs ({SECONDS})")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"runs, of which the best counts ({RUNS})")
    parser.add_argument("--quick", action="store_true", help="only what the checks look at, in short runs")
    parser.add_argument(ALONE, action="store_true", help="this build, without the other one and other libraries")
    parser.add_argument("--against", metavar="FILE", help="compare with figures that were kept; status 1 if too slow")
    parser.add_argument("--keep", metavar="FILE", help="keep the figures of both builds")
    parser.add_argument("--json", action="store_true", help="print data instead of tables")


@dataclass
class Found:
    """All that one run has measured."""

    asked: Asked
    builds: dict[str, dict[str, Any]]
    """The figures of each build, by title."""
    missing: str = ""
    """Why the other build was not measured; empty if it was, or nobody asked for it."""
    peers: list[PeerFound | str] = field(default_factory=list)
    kept: Kept | None = None
    changes: list[Change] = field(default_factory=list)

    @property
    def status(self) -> int:
        return 1 if self.kept is not None and table.is_too_slow(self.kept, self.changes) else 0

    def text(self) -> str:
        parts = [
            table.title_table(game, self.asked.players, {name: found[game] for name, found in self.builds.items()})
            for game in self.asked.games
        ]
        if self.missing:
            parts.append(self.missing)
        if self.peers:
            parts.append(table.peers_table(self.peers))
        if self.kept is not None:
            parts.append(table.changes_table(self.kept, self.changes))
        return "\n\n".join(parts)

    def data(self) -> dict[str, Any]:
        return {
            "players": self.asked.players,
            "builds": self.builds,
            "peers": [one if isinstance(one, str) else peer_data(one) for one in self.peers],
            "changes": [asdict(change) for change in self.changes],
        }


def peer_data(found: PeerFound) -> dict[str, Any]:
    copies = None if found.copies is None else asdict(found.copies)
    named = {"library": found.peer.library, "version": found.version, "game": found.peer.game, "how": found.peer.how}
    return {**named, "decisions": asdict(found.decisions), "copies": copies}


def bench(arguments: argparse.Namespace) -> tuple[str, int]:
    """What is to be printed, and the status with which to end."""
    found = Found(asked_for(arguments), {})
    if arguments.against:
        found.kept = kept.read(Path(arguments.against))
        if found.kept.players != found.asked.players:
            raise BadSetup(Say("refused-figures-players", path=arguments.against, players=found.kept.players))
    found.builds, found.missing = measure_builds(found.asked, arguments.alone)
    if arguments.keep:
        keep(Path(arguments.keep), found)
    if not (arguments.quick or arguments.alone):
        tell("measuring others ...")
        found.peers = list(measure_peers(found.asked.seconds, found.asked.runs))
    if found.kept is not None:
        found.changes = compare(found.kept, found, arguments.alone)
    return json.dumps(found.data(), indent=2) if arguments.json else found.text(), found.status


def asked_for(arguments: argparse.Namespace) -> Asked:
    names = arguments.games or list(GAMES)
    fitting = [name for name in names if arguments.players in find(name).players]
    if not fitting:
        raise BadSetup(Say("refused-no-game-for", players=arguments.players))
    seconds = arguments.seconds or (QUICK_SECONDS if arguments.quick else SECONDS)
    return Asked(fitting, arguments.players, seconds, arguments.runs, arguments.quick)


def measure_builds(asked: Asked, alone: bool) -> tuple[dict[str, dict[str, Any]], str]:
    """The figures of both builds; and why there is but one, where that is so."""
    if alone:
        return {build.NAME: measure_here(asked)}, ""
    found: dict[str, dict[str, Any]] = {}
    missing = ""
    for name in BUILDS:
        tell(f"measuring the {name} build ...")
        try:
            found[name] = measure_apart(name, asked)
        except NotMeasured as why:
            if name == build.NAME:
                raise Fault(str(why)) from None
            missing = f"{name} build: {why}"
    return found, missing


def tell(what: str) -> None:
    """Let whoever waits know what for."""
    if sys.stderr.isatty():
        print(what, file=sys.stderr)


def keep(path: Path, found: Found) -> None:
    """Keep what is in the middle of several measurements. Half a file would let the checks pass over the other half."""
    if len(found.builds) == 1:
        raise BadSetup(Say("refused-figures-half"))
    more = [measure_builds(found.asked, alone=False)[0] for _ in range(KEPT_OF - 1)]
    kept.keep(path, found.asked.players, kept.middle_of([kept.ratios_of(builds) for builds in (found.builds, *more)]))


def compare(before: Kept, found: Found, alone: bool) -> list[Change]:
    """How fast everything is beside what was kept. What seems slow is measured once more: machines are noisy."""
    today = kept.ratios_of(found.builds)
    slow = {change.game for change in kept.changes(before.ratios, today) if change.ratio < kept.SLOW}
    if slow:
        again, _ = measure_builds(replace(found.asked, games=sorted(slow)), alone)
        today = kept.faster_of(today, kept.ratios_of(again))
    changes = kept.changes(before.ratios, today)
    if not changes:
        raise BadSetup(Say("refused-figures-none", path=str(before.path)))
    return changes
