"""The subcommands that let bots play many games: `serai simulate` and `serai tournament`."""

import argparse
import json
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

from serai.arena.progress import Progress
from serai.arena.report import Report
from serai.commands import check_folder, check_writable, read_components, read_options, read_seats, title
from serai.core.components import Components
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import Say
from serai.language import Language

WIDTH: Final = 30
"""Of the bar."""
BETWEEN: Final = 0.1
"""Seconds between two pictures of it."""


class Watching(Progress):
    """Tells whoever waits what they should know of a run."""

    def __init__(self, speak: Language) -> None:
        self.speak = speak

    def lost(self, number: int) -> None:
        print(f"serai: {self.speak.say('worker-lost', number=str(number))}", file=sys.stderr)


class Bar(Watching):
    """A bar on a terminal that fills, and how long it will take to."""

    def __init__(self, speak: Language) -> None:
        Watching.__init__(self, speak)
        self.known = self.games = 0
        self.start = self.shown = 0.0

    def began(self, done: int, games: int) -> None:
        self.known, self.games = done, games
        self.start = time.monotonic()
        self.show(done)

    def played(self, done: int) -> None:
        if done == self.games or time.monotonic() - self.shown > BETWEEN:
            self.show(done)

    def lost(self, number: int) -> None:
        print("\r\x1b[K", end="", file=sys.stderr)
        Watching.lost(self, number)

    def show(self, done: int) -> None:
        self.shown = time.monotonic()
        filled = done * WIDTH // self.games
        far = self.speak.say("simulate-progress", done=done, games=self.games)
        left = ""
        if self.known < done < self.games:
            seconds = (self.shown - self.start) / (done - self.known) * (self.games - done)
            left = self.speak.say("simulate-left", far=far, time=clock(round(seconds)))
        end = "\n" if done == self.games else ""
        print(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {left or far}\x1b[K", end=end, file=sys.stderr, flush=True)


def clock(seconds: int) -> str:
    """Such as 1:02:03, the same in every language."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Run:
    """What both subcommands are given alike, read and checked before anything is played."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        from serai.arena.plot import check_plot
        from serai.arena.run import Way

        speak: Language = arguments.speak
        self.game: Game = title(arguments.game)
        self.options: dict[str, Any] = read_options(arguments.options)
        self.components: Components | None = None
        if arguments.components:
            self.components = read_components(self.game, arguments.components)
        self.records = Path(arguments.records) if arguments.records else None
        if self.records is not None:
            check_folder(self.records)
        results = Path(arguments.results) if arguments.results else None
        if results is not None:
            check_writable(results)
        self.plot = Path(arguments.plot) if arguments.plot else None
        if self.plot is not None:
            check_plot(self.plot)
            check_writable(self.plot)
        progress = Bar(speak) if sys.stderr.isatty() else Watching(speak)
        self.way = Way(arguments.jobs, arguments.engine, results, progress)

    def show(self, report: Report, players: int, told: str) -> None:
        """What is asked for of a finished run; one that was cut short is shown as far as it came, and refused then."""
        if report.games:
            print(told)
        if report.games and self.plot is not None:
            from serai.arena.plot import plot

            plot(report, players, self.plot)
        if report.cut_short is not None:
            raise report.cut_short


def read_table(arguments: argparse.Namespace, game: Game) -> list[str]:
    """Who sits at the table by `--bots` and `--players`: one for each seat, or one for all."""
    names = read_seats(arguments.bots, game, [])
    players: int | None = arguments.players
    if players is None:
        players = len(names) if len(names) > 1 else game.usual_players(4)
    if len(names) == 1:
        names = names * players
    if len(names) != players:
        raise BadSetup(Say("refused-players-bots", players=players, bots=len(names)))
    return names


def simulate(arguments: argparse.Namespace) -> int:
    from serai.arena.simulate import simulate as play

    run = Run(arguments)
    names = read_table(arguments, run.game)
    with redirect_stdout(sys.stderr):  # what libraries have to say, Ray of its workers, is no result
        report = play(
            game=run.game,
            bots=names,
            games=arguments.games,
            seed=arguments.seed,
            options=run.options,
            components=run.components,
            check=arguments.check,
            records=run.records,
            way=run.way,
        )
    run.show(report, len(names), as_asked(arguments, report.to_json(arguments.report), report.text(arguments.report)))
    return 1 if report.violations else 0


def tournament(arguments: argparse.Namespace) -> int:
    from serai.arena.tournament import tournament as play

    if arguments.bots is None:
        raise BadSetup(Say("refused-no-bots"))
    run = Run(arguments)
    players = run.game.usual_players(4) if arguments.players is None else arguments.players
    with redirect_stdout(sys.stderr):
        standings = play(
            game=run.game,
            bots=read_seats(arguments.bots, run.game, []),
            against=arguments.against,
            players=players,
            games=arguments.games,
            seed=arguments.seed,
            options=run.options,
            components=run.components,
            drawn=arguments.drawn,
            records=run.records,
            way=run.way,
        )
    run.show(standings.report, players, as_asked(arguments, standings.to_json(), standings.text()))
    return 0


def as_asked(arguments: argparse.Namespace, data: dict[str, Any], text: str) -> str:
    return json.dumps(data, indent=2) if arguments.json else text
