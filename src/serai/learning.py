"""The subcommands by which bots learn: `serai selfplay`, `serai fit` and `serai train`."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from serai.arena.libraries import library
from serai.arena.run import Way
from serai.bots import by_level
from serai.bots.knowledge import Knowledge, knowledge
from serai.bots.spec import LEARNT, NEURAL
from serai.commands import at_least, at_most, check_folder, check_writable, read_options, title
from serai.contests import Bar, Watching, read_table
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import Say
from serai.language import Language
from serai.train.plan import Plan, learner

EXTRA: Final = "train"
MOST_WEIGHT: Final = 1000
"""Of what a rival's points and a victory count for: more leaves nothing else to learn."""


class Lesson:
    """What all three are given alike, read and checked before anything is played or written."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.speak: Language = arguments.speak
        self.game: Game = title(arguments.game)
        learner(self.game)
        if not arguments.out:
            raise BadSetup(Say("refused-no-out"))
        self.out = Path(arguments.out)
        check_folder(self.out)

    def tell(self, what: Say) -> None:
        print(self.speak(what), flush=True)

    def way(self, arguments: argparse.Namespace) -> Way:
        """How games are played; there must be some."""
        at_least(arguments, games=1, opening=0)
        return Way(arguments.jobs, progress=Bar(self.speak) if sys.stderr.isatty() else Watching(self.speak))

    def options(self, arguments: argparse.Namespace, players: int) -> tuple[tuple[str, Any], ...]:
        """The options of a game, if it can be begun with them."""
        options = read_options(arguments.options)
        self.game.new(players, options)
        return tuple(sorted(options.items()))


@contextmanager
def on_the_disk() -> Iterator[None]:
    """Whatever cannot be written is refused by its name."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            raise
        raise BadSetup(Say("refused-unwritable-why", path=str(error.filename), error=str(error.strerror))) from None


def wants_networks(arguments: argparse.Namespace) -> bool:
    """Whether networks are fitted, too; refused where numpy, or torch for these, is not installed."""
    for name in ["numpy"] if arguments.linear else ["numpy", "torch"]:
        library(name, EXTRA)
    return not arguments.linear


@on_the_disk()
def selfplay(arguments: argparse.Namespace) -> int:
    from serai.train.selfplay import play_games

    lesson = Lesson(arguments)
    bots = read_table(arguments, lesson.game)
    options = lesson.options(arguments, len(bots))
    way = lesson.way(arguments)
    plan = Plan(lesson.game.name, len(bots), bots, arguments.seed, opening=arguments.opening, options=options)
    play_games(plan, arguments.games, lesson.out, way)
    lesson.tell(Say("selfplay-done", games=arguments.games, folder=str(lesson.out)))
    return 0


@on_the_disk()
def fit(arguments: argparse.Namespace) -> int:
    lesson = Lesson(arguments)
    networks = wants_networks(arguments)
    from serai.train.fit import Fit, suffix_for
    from serai.train.fit import fit as learn

    at_least(arguments, rival=0, win=0)
    at_most(arguments, rival=MOST_WEIGHT, win=MOST_WEIGHT)
    if arguments.players is not None and arguments.players not in lesson.game.players:
        lesson.game.new(arguments.players, {})  # which says for how many the game is
    how = Fit(arguments.rival, arguments.win, seed=arguments.seed, networks=networks)
    for name in (LEARNT, NEURAL) if lesson.out.exists() else ():
        check_writable(lesson.out / f"{name}{suffix_for(arguments.players)}.weights")
    known = None if arguments.on is None else known_in(Path(arguments.on), lesson.game, arguments.players)
    data = [Path(each) for each in arguments.data]
    learn(lesson.game.name, data, lesson.out, how, "serai fit", lesson.tell, arguments.players, known)
    if arguments.players is None:
        lesson.tell(Say("train-done", folder=str(lesson.out)))
    else:
        lesson.tell(Say("fit-done-players", folder=str(lesson.out), players=arguments.players))
    return 0


def known_in(folder: Path, game: Game, players: int | None) -> Knowledge:
    """What is known by the weights in a folder, if it has some for all tables or for those that are asked for."""
    known = replace(knowledge(game), folder=folder)
    if not known.has(LEARNT) and (players is None or not known.has_for(LEARNT, players)):
        raise BadSetup(Say("refused-on", file=f"{LEARNT}.weights", folder=str(folder)))
    return known


@on_the_disk()
def train(arguments: argparse.Namespace) -> int:
    lesson = Lesson(arguments)
    networks = wants_networks(arguments)
    from serai.train.examples import FEWEST_GAMES
    from serai.train.fit import Fit
    from serai.train.rounds import Course, Run, check_bot

    at_least(arguments, rounds=1, minutes=0, games=FEWEST_GAMES)
    bot = by_level(arguments.bot, lesson.game)
    check_bot(bot, lesson.game)
    game, way = lesson.game, lesson.way(arguments)
    players = game.usual_players(4) if arguments.players is None else arguments.players
    course = Course(
        game.name,
        players,
        arguments.games,
        arguments.seed,
        bot,
        arguments.opening,
        lesson.options(arguments, players),
        Fit(seed=arguments.seed, networks=networks),
    )
    run = Run(course, lesson.out, way, lesson.tell)
    last = run.learn(arguments.rounds, 60 * arguments.minutes)
    lesson.tell(Say("train-done", folder=str(run.weights(last))))
    return 0
