"""Levels for people: what plays each, which a title offers, and that none is weaker than the one below for want of
time."""

import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots.levels import (
    KEYS,
    LEVELS,
    SIMPLER,
    about,
    bot_of,
    called,
    level,
    levels_for,
    offered,
    usual_level,
)
from serai.bots.search import SearchBot
from serai.bots.spec import LEARNT, NEURAL, SEARCH, read_spec
from serai.core.bot import Chair
from serai.core.game import Game
from serai.core.play import draw
from serai.core.say import Say
from serai.core.state import State
from serai.core.titles import Titles
from serai.language import language, languages
from tests.bots.made_up import made_up_weights
from tests.titles.installed import install

MANY = 60 if serai.COMPILED else 15


@contextmanager
def title_with(weights: list[str], folder: Path, patched: pytest.MonkeyPatch) -> Iterator[Game]:
    """A small title with files of weights for these bots."""
    package = "_".join(["pouches", *weights])  # what was found out about a package is remembered
    made = install(folder, package)
    for name in weights:
        (made / "bot" / f"{name}.weights").write_bytes(b"")
    patched.syspath_prepend(str(folder))
    yield Titles()["pebbles"]
    for name in [name for name in sys.modules if name.startswith(package)]:
        del sys.modules[name]


# What a title offers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weights", "missing", "usual", "vizier"),
    [
        ([], ["trader"], "apprentice", "search@1s"),
        (["learnt"], [], "trader", "search@1s"),
        (["learnt", "neural"], [], "trader", "neural@1s"),
    ],
)
def test_a_title_offers_the_levels_it_has_bots_for(
    weights: list[str],
    missing: list[str],
    usual: str,
    vizier: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with title_with(weights, tmp_path, monkeypatch) as game:
        assert [one.key for one in levels_for(game)] == [key for key in KEYS if key not in missing]
        assert usual_level(game) == usual
        assert bot_of(LEVELS[-1], game) == vizier
        assert offered(game) == [one.key for one in levels_for(game)] + bots.names_for(game)
        for key in missing:
            with pytest.raises(serai.Refusal, match=f"the bot '{key}' cannot play Pebbles"):
                bots.make(key, game)


@pytest.mark.parametrize(("weights", "name"), [(["learnt"], SEARCH), (["learnt", "neural"], NEURAL)])
def test_the_two_best_search_by_a_network_where_there_is_one_and_the_best_thinks_longer(
    weights: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with title_with(weights, tmp_path, monkeypatch) as game:
        master, vizier = (read_spec(bot_of(one, game) or "") for one in LEVELS[-2:])
        assert (master.name, vizier.name) == (name, name)
        assert 0.0 < master.seconds < vizier.seconds


def test_who_plays_by_weights_that_a_title_does_not_have_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with title_with([], tmp_path, monkeypatch) as game:
        for name in (LEARNT, NEURAL):
            with pytest.raises(serai.Refusal, match=f"the bot '{name}' cannot play Pebbles"):
                bots.make(name, game)


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_a_level_sits_down_by_its_key(game: Game) -> None:
    state = first_decision(game, 2, random.Random(1))
    for one in levels_for(game):
        bot = bots.make(one.key, game)
        assert type(bot) is type(bots.make(bot_of(one, game) or "", game))
        if not isinstance(bot, SearchBot):
            assert bot.choose(Chair(state, state.actor, random.Random(1))) in state.legal()


def test_nobody_confuses_levels_and_bots() -> None:
    assert not set(KEYS) & set(bots.NAMES)
    assert [len({one.key for one in LEVELS}), len({one.bots for one in LEVELS})] == [len(LEVELS)] * 2


def test_bots_are_known_by_their_levels_and_others_by_their_names() -> None:
    assert [called(name) for name in bots.NAMES] == [Say(f"level-{key}") for key in KEYS]
    assert [called(key) for key in KEYS] == [Say(f"level-{key}") for key in KEYS]
    assert (called("mine:Bot"), about("mine:Bot"), level("search@7s")) == ("mine:Bot", "", None)


@pytest.mark.parametrize("code", languages())
def test_every_level_is_named_and_explained_in_every_language(code: str) -> None:
    speak = language(code)
    assert len({speak(called(key)) for key in KEYS}) == len(KEYS)
    for key in KEYS:
        assert speak(about(key)).endswith(".")


def test_whoever_fails_is_replaced_by_the_next_below() -> None:
    for ladder in (KEYS, bots.NAMES):
        name, below = ladder[-1], [ladder[-1]]
        while name in SIMPLER:
            name = SIMPLER[name]
            below.append(name)
        assert below == ladder[::-1]


# On a slow machine ----------------------------------------------------------------------------------------------------


def first_decision(game: Game, players: int, rng: random.Random) -> State:
    state = game.new(players)
    settle(state, rng)
    return state


def settle(state: State, rng: random.Random) -> None:
    while state.actor == serai.CHANCE:
        state.apply(draw(state, rng))


def positions(game: Game, players: int, count: int, seed: int) -> list[State]:
    """Positions of a random game in which there is something to decide, evenly spread."""
    rng = random.Random(seed)
    state, found = first_decision(game, players, rng), list[State]()
    while not state.is_over:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(rng.choice(state.legal()))
        settle(state, rng)
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_a_search_without_time_plays_what_learnt_would(game: Game, tmp_path: Path) -> None:
    folder = made_up_weights(game, tmp_path, LEARNT)
    learnt, search = bots.make(f"learnt={folder}", game), bots.make(f"search={folder}", game)
    assert isinstance(search, SearchBot)
    chosen = set()
    for at, state in enumerate(positions(game, 3, MANY, 5)):
        expected = learnt.choose(Chair(state, state.actor, random.Random(at)))
        assert search.begin(Chair(state, state.actor, random.Random(at))).choose(0.0) == expected
        chosen.add(state.legal().index(expected))
    assert len(chosen) > 2, "they have a taste of their own"
    assert search.rollouts == 0


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_a_round_that_finds_no_time_to_end_counts_for_nothing(game: Game, tmp_path: Path) -> None:
    folder = made_up_weights(game, tmp_path, LEARNT)
    learnt, search = bots.make(f"learnt={folder}", game), bots.make(f"search={folder}@10s", game)
    assert isinstance(search, SearchBot)
    for at, state in enumerate(positions(game, 4, 6, 5)[:3]):  # far from the end, where rollouts are short
        expected = learnt.choose(Chair(state, state.actor, random.Random(at)))
        assert search.begin(Chair(state, state.actor, random.Random(at))).choose(1e-9) == expected
    assert search.rollouts == 0


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_without_time_the_vizier_judges_as_a_trader_and_with_time_for_itself(game: Game, tmp_path: Path) -> None:
    folder = made_up_weights(game, tmp_path, LEARNT, NEURAL)
    alone = made_up_weights(game, tmp_path / "alone", NEURAL)
    learnt, hasty, network = (
        bots.make(name, game) for name in (f"learnt={folder}", f"neural={folder}", f"neural={alone}")
    )
    assert isinstance(hasty, SearchBot)
    assert isinstance(network, SearchBot)
    agreed, differed, found = 0, 0, positions(game, 3, MANY, 5)
    for at, state in enumerate(found):
        chair = Chair(state, state.actor, random.Random(at))
        expected = learnt.choose(chair)
        agreed += hasty.begin(chair).choose(0.0) == expected
        differed += network.begin(chair).choose(0.0) != expected
    assert agreed >= 0.8 * len(found), "but for chance and secrets, which each deals anew"
    assert differed >= 0.3 * len(found)


def test_a_search_keeps_within_the_time_by_the_clock_on_the_wall() -> None:
    game = serai.game("marco_polo")
    bot = bots.make("search@20s", game)
    assert isinstance(bot, SearchBot)
    state = positions(game, 4, 4, 7)[1]
    began = time.process_time()  # on a shared machine the clock on the wall may be far ahead of what was worked
    assert bot.begin(Chair(state, state.actor, random.Random(1))).choose(0.2) in state.legal()
    assert time.process_time() - began < 5.0
