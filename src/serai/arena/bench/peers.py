"""Others beside us: how fast the games of other libraries are played at random, where they are installed.

Each is played as its own documentation plays it. OpenSpiel can also play by bots of its own, inside its C++: that is
what our `decisions` are to be set beside, and what it does from Python beside our `driven`.
"""

import importlib
import os
import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from serai.arena.bench.timing import Pace, Work, pace
from serai.core.errors import said

SEED: Final = 3
GAMES: Final = 4
COPIES: Final = 50


@dataclass(frozen=True)
class Peer:
    """A game of another library, and how to play and to copy it."""

    library: str
    """The distribution, as it is installed."""
    game: str
    how: str
    make: Callable[[str], tuple[Work, Work | None]]
    """Given the game's name, the work of playing some games and of copying a position, where it can be copied."""


@dataclass(frozen=True)
class PeerFound:
    """A peer with its figures."""

    peer: Peer
    version: str
    decisions: Pace
    copies: Pace | None


def measure_peers(seconds: float, runs: int) -> Iterator[PeerFound | str]:
    """What each of them does; of a library that is not here, one line that says so."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would print among our figures
    absent: set[str] = set()
    for peer in PEERS:
        if peer.library in absent:
            continue
        try:
            yield measure_peer(peer, seconds, runs)
        except (PackageNotFoundError, ModuleNotFoundError) as missing:
            absent.add(peer.library)
            yield f"{peer.library}: {missing.name} is not installed; pip install 'serai[peers]'"
        except Exception as error:  # another library may do anything
            yield f"{peer.library}, {peer.game}: not played here ({said(error)})"


def measure_peer(peer: Peer, seconds: float, runs: int) -> PeerFound:
    installed = version(peer.library)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # they concern its authors
        play, copy = peer.make(peer.game)
        decisions = pace(play, seconds, runs)
        return PeerFound(peer, installed, decisions, pace(copy, seconds, runs) if copy is not None else None)


def copying(copy: Callable[[], object]) -> Work:
    def work() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return work


# OpenSpiel ------------------------------------------------------------------------------------------------------------


def spiel_driven(name: str) -> tuple[Work, Work | None]:
    game: Any = importlib.import_module("pyspiel").load_game(name)

    def work() -> int:
        rng = random.Random(SEED)
        return sum(drive_spiel(game.new_initial_state(), rng, -1) for _ in range(GAMES))

    middle = game.new_initial_state()
    drive_spiel(middle, random.Random(SEED), work() // GAMES // 2)
    return work, copying(middle.clone)


def drive_spiel(state: Any, rng: random.Random, most: int) -> int:
    """Play at random, to the end or until so many decisions were made."""
    decisions = 0
    while not state.is_terminal() and decisions != most:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.choices([outcome for outcome, _ in outcomes], [chance for _, chance in outcomes])[0]
        else:
            decisions += 1
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    return decisions


def spiel_inside(name: str) -> tuple[Work, Work | None]:
    """By its own bots. They tell nobody how long a game was, so it is counted once, for the same games."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)

    def played(number: int) -> Any:
        bots = [spiel.make_uniform_random_bot(seat, SEED + number) for seat in range(game.num_players())]
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, SEED + number)
        return state

    decisions = len([moved for at in range(GAMES) for moved in played(at).full_history() if moved.player >= 0])

    def work() -> int:
        for number in range(GAMES):
            played(number)
        return decisions

    return work, None


# PettingZoo -----------------------------------------------------------------------------------------------------------


def zoo(name: str) -> tuple[Work, Work | None]:
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def work() -> int:
        for at, agent in enumerate(environment.possible_agents):
            environment.action_space(agent).seed(SEED + at)
        return sum(play_zoo(environment, SEED + number) for number in range(GAMES))

    return work, None


def play_zoo(environment: Any, seed: int) -> int:
    decisions = 0
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        decisions += 1
        environment.step(environment.action_space(agent).sample(observation["action_mask"]))
    return decisions


# Catanatron -----------------------------------------------------------------------------------------------------------


def catan(name: str) -> tuple[Work, Work | None]:
    catanatron: Any = importlib.import_module("catanatron")

    def begun(number: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=SEED + number)

    def work() -> int:
        decisions = 0
        for number in range(GAMES):
            game = begun(number)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    middle = begun(0)
    for _ in range(work() // GAMES // 2):
        middle.play_tick()
    return work, copying(middle.copy)


FROM_PYTHON: Final = "from Python"
INSIDE: Final = "inside its C++"
PEERS: Final = [
    *[Peer("open_spiel", game, FROM_PYTHON, spiel_driven) for game in ("backgammon", "gin_rummy", "hearts")],
    *[Peer("open_spiel", game, INSIDE, spiel_inside) for game in ("backgammon", "gin_rummy", "hearts")],
    *[Peer("pettingzoo", game, FROM_PYTHON, zoo) for game in ("hanabi_v5", "texas_holdem_no_limit_v6", "chess_v6")],
    Peer("catanatron", "catan", FROM_PYTHON, catan),
]
