"""What a title tells the bots: what its positions are worth, how they look as numbers, and what was learnt of them.

All of it is in the title's own package `bot`, and all of it is optional: `worth` for greedy; `LAYOUT`, `features`,
`phase` and `PHASES` for those that learn, with `KNOWS_MIDDLE` where what they learn holds in the middle of a turn, too,
as its own evaluation does; `AHEAD` where rollouts are to look further ahead than usual; and their weights, in files
beside these. A file such as `learnt-1p.weights` is for games of so many players, and `learnt.weights` for all others.
"""

import importlib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from serai.bots.judge import Aim, ByHand, BySeats, Eye, Judge, Linear, Refined, Worth
from serai.bots.network import Network
from serai.bots.policy import Proposing
from serai.bots.spec import GREEDY, LEARNT, NAMES, NEURAL, RANDOM
from serai.bots.weights import BadWeights, Weights, check_fit, read
from serai.core.errors import BadSetup, said
from serai.core.game import Game
from serai.core.say import Say

RIVAL: Final = 0.5
"""The part of the best rival's worth that counts against one's own, where nothing was learnt."""
VALUE: Final = "value"
POLICY: Final = "policy"
"""The parts of a file of weights."""
SETTINGS: Final = ["rival", "win"]
KEPT: Final = 32
"""Files of weights that are remembered, the last ones that were asked for: those who play many games make many bots."""


@dataclass(frozen=True)
class Knowledge:
    """What the package `bot` of one title offers."""

    package: str
    offered: Any
    players: tuple[int, ...]
    actions: int
    """How many the game has."""
    folder: Path | None = None
    """Of other weights than those beside it."""

    @property
    def by_hand(self) -> Worth:
        worth: Worth = self.offered.worth
        return worth

    def has(self, name: str) -> bool:
        """Whether there are weights for a bot."""
        return self.files().joinpath(f"{name}.weights").is_file()

    def has_for(self, name: str, players: int) -> bool:
        """Whether there are weights for a bot at a table of so many."""
        return self.file(name, players).is_file()

    def files(self) -> Traversable:
        return resources.files(self.package) if self.folder is None else self.folder

    def file(self, name: str, players: int) -> Traversable:
        """Where the weights of a bot are, for so many players."""
        folder = self.files()
        own = folder.joinpath(f"{name}-{players}p.weights")
        return own if own.is_file() else folder.joinpath(f"{name}.weights")

    def weights(self, name: str, players: int) -> Weights:
        file = self.file(name, players)
        try:
            weights = read_once(self, file.name, stamp_of(file))
            check_fit(weights, SETTINGS, self.shapes(name, VALUE in weights.parts), name == NEURAL)
            return weights
        except (OSError, BadWeights, AttributeError) as error:
            where = f"{self.package if self.folder is None else self.folder}/{file.name}"
            raise BadSetup(Say("refused-bot-broken", package=where, error=str(error))) from None

    def shapes(self, name: str, judges: bool) -> dict[str, list[int]]:
        """The first and the last size of each part that the weights of a bot have; networks need not judge."""
        size = self.eye().size
        if name == LEARNT:
            return {VALUE: [self.offered.PHASES, size]}
        proposes = {POLICY: [size - 1, self.actions]}
        return proposes | {VALUE: [size, 1]} if judges else proposes

    # Judges -----------------------------------------------------------------------------------------------------------

    def learnt(self) -> Judge:
        return BySeats([self.linear(players) for players in self.seated()])

    def refined(self) -> Judge:
        """The learnt judges, each with the network that was fitted to it, if there is one."""
        return BySeats([self.refined_by_network(players) for players in self.seated()])

    def seated(self) -> list[int]:
        """A number of players for each place of a list by players; those it is not for stand for the nearest."""
        most = max(self.players)
        return [min(self.players, key=lambda known: abs(known - players)) for players in range(most + 1)]

    def linear(self, players: int) -> Linear:
        weights = self.weights(LEARNT, players)
        judge = Linear(self.eye(), self.offered.phase, weights.parts[VALUE].weights, aim_of(weights))
        judge.knows_middle = bool(getattr(self.offered, "KNOWS_MIDDLE", False))
        return judge

    def refined_by_network(self, players: int) -> Judge:
        """A network refines the linear value that it was fitted with: that of a file with the same ending."""
        linear, parts = self.linear(players), self.weights(NEURAL, players).parts
        endings = [self.file(name, players).name.removeprefix(name) for name in (LEARNT, NEURAL)]
        if VALUE not in parts or endings[0] != endings[1]:
            return linear
        return Refined(linear, Network(parts[VALUE].sizes, parts[VALUE].weights))

    def eye(self) -> Eye:
        return Eye(len(self.offered.LAYOUT), self.offered.features, self.by_hand)

    def cautious(self) -> Judge:
        """The title's own evaluation with an eye on the best rival."""
        return ByHand(self.by_hand, RIVAL)

    def ahead(self, usual: int) -> int:
        """How many changes of actor a rollout looks ahead."""
        return int(getattr(self.offered, "AHEAD", usual))

    def proposing(self, heat: float) -> Proposing:
        parts = [self.weights(NEURAL, players).parts[POLICY] for players in self.seated()]
        networks = [Network(part.sizes, part.weights) for part in parts]
        return Proposing(len(self.offered.LAYOUT), self.offered.features, networks, heat)


@lru_cache(maxsize=KEPT)
def read_once(known: Knowledge, file: str, stamp: tuple[int, ...]) -> Weights:
    """The weights in a file, shared by all bots that play by them: nobody changes them, and what a bot writes on while
    it thinks is its own."""
    return read(known.files().joinpath(file).read_bytes(), known.offered.LAYOUT)


def stamp_of(file: Traversable) -> tuple[int, ...]:
    """What becomes another when a file is written anew. One that is packed away with its package never is."""
    if not isinstance(file, Path):
        return ()
    told = file.stat()
    return (told.st_dev, told.st_ino, told.st_mtime_ns, told.st_size)


def aim_of(weights: Weights) -> Aim:
    return Aim(weights.settings["rival"], weights.settings["win"])


def knows(game: Game) -> bool:
    """Whether a title tells the bots what its positions are worth."""
    return find_spec(f"{game.package}.bot") is not None


@cache
def known_in(package: str, players: tuple[int, ...], actions: int) -> Knowledge:
    """What a title's package `bot` offers."""
    try:
        offered: Any = importlib.import_module(f"{package}.bot")
        if not callable(offered.worth):
            raise TypeError("worth is no function")
    except Exception as error:
        raise BadSetup(Say("refused-bot-broken", package=f"{package}.bot", error=said(error))) from error
    return Knowledge(f"{package}.bot", offered, players, actions)


def knowledge(game: Game) -> Knowledge:
    return known_in(game.package, tuple(game.players), len(game.actions))


def names_for(game: Game) -> list[str]:
    """The bots that play a game, the simplest first."""
    if not knows(game):
        return [RANDOM]
    known = knowledge(game)
    return [name for name in NAMES if name not in (LEARNT, NEURAL) or known.has(name)]


def best_bot(game: Game) -> str:
    """The bot to sit down where somebody is missing: the best of those that answer at once."""
    offered = names_for(game)
    return next(name for name in (LEARNT, GREEDY, RANDOM) if name in offered)
