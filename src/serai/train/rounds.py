"""Rounds of self-play and fitting: whoever has learnt plays the games from which the next one learns.

Where a search plays, it tells how the lines compared that it looked at, and each round corrects what was known before.

A run has a folder: `games/0` is the data set of its first round and `weights/0` what was learnt of it, and so on. What
is there is not made again, so a run that was cut short goes on where it was. All that is written down names folders
from the run's own, so that it is the same wherever the run is.
"""

import os
import time
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from serai.arena.report import Sums
from serai.arena.run import Way
from serai.arena.simulate import simulate
from serai.bots import make
from serai.bots.knowledge import Knowledge, knowledge
from serai.bots.spec import BY_WEIGHTS, ELSEWHERE, GREEDY, LEARNT, NEURAL, SEARCH, SEARCHING, read_spec
from serai.core.game import Game
from serai.core.say import Say
from serai.core.titles import find
from serai.train.fit import Fit, Tell, fit
from serai.train.linear import percent
from serai.train.plan import Plan, as_read, keep_plan
from serai.train.selfplay import play_games

TRIAL: Final = 40
"""Games in which a round shows what it has learnt."""


@dataclass(frozen=True)
class Course:
    """How to learn, as plain data."""

    game: str
    players: int
    games: int
    """In each round."""
    seed: int
    bot: str = LEARNT
    """Who plays after the first round, with the weights of the round before."""
    opening: int = 0
    options: tuple[tuple[str, Any], ...] = ()
    how: Fit = field(default_factory=Fit)

    def command(self, number: int) -> str:
        """What makes the weights of a round, as they tell it."""
        told = [f"serai train {self.game} --players {self.players} --games {self.games} --seed {self.seed}"]
        told += [f"--bot {self.bot}"] if self.bot != LEARNT else []
        told += [f"--opening {self.opening}"] if self.opening else []
        told += ["--options", *[f"{name}={value}" for name, value in self.options]] if self.options else []
        return " ".join([*told, f"(round {number})"])


def check_bot(bot: str, game: Game) -> None:
    """Refuse one who cannot play; what the learnt ones lack, their weights, the run makes."""
    spec = read_spec(bot)
    if spec.folder is not None or spec.name not in (LEARNT, NEURAL):
        make(bot, game)


def can_search(bot: str, game: Game) -> bool:
    """Whether a bot searches, and needs no weights that its title does not have."""
    if ELSEWHERE in bot:
        return False
    spec = read_spec(bot)
    return spec.name == SEARCH or (spec.name == NEURAL and (spec.folder is not None or knowledge(game).has(NEURAL)))


class Run:
    """One run in its folder."""

    def __init__(self, course: Course, folder: Path, way: Way, tell: Tell) -> None:
        self.course = course
        self.folder = folder
        self.way = way
        self.tell = tell
        keep_plan(as_read(asdict(course)), folder)

    def learn(self, rounds: int, seconds: float = float("inf")) -> int:
        """Play and fit so many rounds, beginning none after so long; returns the last one."""
        end = time.monotonic() + seconds
        for number in range(rounds):
            if number and time.monotonic() >= end:
                return number - 1
            self.round(number)
        return rounds - 1

    def round(self, number: int) -> None:
        """One round, unless it is there."""
        course = self.course
        last = NEURAL if course.how.networks else LEARNT
        if (self.weights(number) / f"{last}.weights").is_file():
            self.tell(Say("train-round-known", number=str(number)))
            return
        self.tell(Say("train-round", number=str(number), bot=self.player(number)))
        play_games(self.plan(number), course.games, self.data(number), self.way, number * course.games)
        data = [self.data(each) for each in range(max(0, number - 1), number + 1)]
        known = self.known(number)
        command, table = course.command(number), course.players
        fit(course.game, data, self.weights(number), course.how, command, self.tell, known=known, table=table)
        tried = self.tried(number)
        low, high = tried.interval
        shares = {"share": percent(tried.share), "low": percent(low), "high": percent(high)}
        self.tell(Say("train-tried", rivals=course.players - 1, games=tried.games, **shares))

    def tried(self, number: int) -> Sums:
        """What came of some games of the new bot against a table of greedy ones."""
        bot = f"{LEARNT}={self.weights(number)}"
        table = [bot, *[GREEDY] * (self.course.players - 1)]
        seed = -1 - self.course.seed  # other deals than those from which it has learnt
        report = simulate(find(self.course.game), table, TRIAL, seed, dict(self.course.options), way=Way(self.way.jobs))
        if report.cut_short is not None:
            raise report.cut_short
        return report.by_bot[bot]

    # What is where ----------------------------------------------------------------------------------------------------

    def data(self, number: int) -> Path:
        return self.folder / "games" / str(number)

    def weights(self, number: int) -> Path:
        return self.folder / "weights" / str(number)

    def plan(self, number: int) -> Plan:
        course, home = self.course, str(self.folder)
        opening, options = course.opening, course.options
        bots = [self.player(number)]
        return Plan(course.game, course.players, bots, course.seed, opening=opening, options=options, home=home)

    def known(self, number: int) -> Knowledge | None:
        """What a round corrects. Of games without a search, where nothing was compared, each learns afresh."""
        if not self.compares(number):
            return None
        known = knowledge(find(self.course.game))
        if number > 0:
            return replace(known, folder=self.weights(number - 1))
        return known if known.has(LEARNT) else None

    def compares(self, number: int) -> bool:
        return ELSEWHERE not in self.course.bot and read_spec(self.player(number)).name in SEARCHING

    def player(self, number: int) -> str:
        """Who plays a round, its weights named from the run's folder. A search that can plays the first one, too, by
        what its title knows: its games tell more."""
        if number == 0:
            return self.course.bot if can_search(self.course.bot, find(self.course.game)) else GREEDY
        name, at, budget = self.course.bot.partition("@")
        name, named, folder = name.partition("=")
        if name not in BY_WEIGHTS:
            return self.course.bot
        weights = os.path.relpath(folder, self.folder) if named else f"weights/{number - 1}"
        return f"{name}={weights}{at}{budget}"
