"""Rounds: each learns from what the one before plays, goes on where it was, and is the same for the same seed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.arena.report import Report, Sums
from serai.arena.run import Way
from serai.bots import make
from serai.bots.judge import BySeats
from serai.bots.knowledge import Knowledge, knowledge
from serai.bots.search import SearchBot
from serai.bots.spec import LEARNT, NEURAL
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import Say
from serai.core.titles import find
from serai.train import rounds
from serai.train.fit import Fit
from serai.train.plan import Plan
from serai.train.rounds import Course, Run, check_bot
from serai.train.shards import head_of
from tests.bots.made_up import made_up_weights
from tests.train.lessons import bytes_in, data_set, with_torch

SMALL: dict[str, Any] = {"value_units": (4,), "policy_units": (4,), "epochs": 1}
COURSE = Course("merv", 2, 20, 1, "random", how=Fit(networks=False))
"""Which random plays, for quickness, after its first round."""

TRIED = Run.tried


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random stands in for greedy, which takes its time, and no games show what a round has learnt."""
    monkeypatch.setattr(rounds, "TRIAL", 1)
    monkeypatch.setattr(rounds, "GREEDY", "random")
    monkeypatch.setattr(Run, "tried", lambda run, number: Sums())


def begun(folder: Path, course: Course = COURSE) -> tuple[Run, list[Say]]:
    told: list[Say] = []
    return Run(course, folder, Way(1), told.append), told


def keys(told: list[Say]) -> list[str]:
    return [each.key for each in told]


def test_a_round_tells_what_it_learnt_and_how_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Run, "tried", TRIED)
    run, told = begun(tmp_path)
    assert run.learn(1) == 0
    assert keys(told) == ["train-round", "fit-examples", "fit-linear", "train-tried"]
    assert told[-1].facts["games"] == 1
    assert told[-1].facts["rivals"] == 1


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    begun(tmp_path)[0].learn(1)
    before = bytes_in(tmp_path)
    run, told = begun(tmp_path)
    assert run.learn(2) == 1
    assert keys(told)[:2] == ["train-round-known", "train-round"]
    after = bytes_in(tmp_path)
    assert {name: after[name] for name in before} == before
    assert sorted(set(after) - set(before)) == [
        "games/1/0000020.shard",
        "games/1/plan.json",
        "weights/1/learnt.weights",
    ]
    positions = [each.facts["positions"] for each in told if each.key == "fit-examples"]
    games = [head_of(tmp_path / "games" / str(at) / f"00000{20 * at:02}.shard")["arrays"] for at in (0, 1)]
    assert positions == [sum(length for arrays in games for name, _, length in arrays if name == "own")]


def test_no_round_begins_after_the_time_is_up_but_the_first(tmp_path: Path) -> None:
    run, _ = begun(tmp_path)
    assert run.learn(5, 0.0) == 0
    assert [path.name for path in (tmp_path / "weights").iterdir()] == ["0"]


@with_torch
def test_two_runs_with_one_seed_give_the_same_bytes_wherever_they_are(tmp_path: Path) -> None:
    course = Course("merv", 2, 20, 1, "learnt", how=Fit(**SMALL))
    here, there = tmp_path / "here", tmp_path / "somewhere" / "else"
    for folder in (here, there):
        begun(folder, course)[0].learn(1)
    assert "weights/0/neural.weights" in bytes_in(here)
    assert bytes_in(here) == bytes_in(there)
    assert b"here" not in b"".join(data.partition(b"\n")[0] for data in bytes_in(here).values())


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    begun(tmp_path)
    with pytest.raises(BadSetup, match="its games is 20, not 30"):
        begun(tmp_path, Course("merv", 2, 30, 1, "random", how=Fit(networks=False)))


@pytest.mark.parametrize(
    ("bot", "first", "later"),
    [
        ("learnt", "learnt=weights/0", "learnt=weights/2"),
        ("search@64r", "search=weights/0@64r", "search=weights/2@64r"),
        ("greedy", "greedy", "greedy"),
        ("my.module:Bot", "my.module:Bot", "my.module:Bot"),
    ],
)
def test_later_rounds_are_played_with_the_weights_of_the_round_before(
    bot: str, first: str, later: str, tmp_path: Path
) -> None:
    run, _ = begun(tmp_path, Course("merv", 2, 20, 1, bot))
    assert [run.player(1), run.player(3)] == [first, later]
    assert run.plan(1).bots == [first]


def test_weights_of_ones_own_are_named_from_the_run(tmp_path: Path) -> None:
    run, _ = begun(tmp_path / "run", Course("merv", 2, 20, 1, f"neural={tmp_path}/mine@8r"))
    assert run.player(1) == "neural=../mine@8r"


@pytest.mark.parametrize("game", ["merv", "tadmor"])
def test_a_search_plays_the_next_round_with_what_was_learnt(game: str, tmp_path: Path) -> None:
    title = find(game)
    check_bot("search@8r", title)  # of which nothing need be learnt yet
    run, _ = begun(tmp_path, Course(game, 2, 20, 1, "search@8r", how=Fit(networks=False)))
    made_up_weights(title, run.weights(0), LEARNT)
    bot = make(run.plan(1).seats(0)[0], title)
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.judge, BySeats)


@pytest.mark.parametrize("bot", ["greedy", "learnt", "search", "neural"])
def test_who_is_to_play_with_weights_of_ones_own_must_have_them(bot: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=f"^the bot '{bot}={tmp_path}'"):
        check_bot(f"{bot}={tmp_path}", find("merv"))


def test_the_bot_that_has_learnt_plays_the_next_round(tmp_path: Path) -> None:
    course = Course("merv", 2, 20, 1, "learnt", how=Fit(networks=False))
    run, _ = begun(tmp_path, course)
    run.learn(1)
    assert run.plan(1).seats(0) == [f"learnt={tmp_path}/weights/0"] * 2


@pytest.mark.parametrize(
    ("bot", "first"),
    [("search@8r", "search@8r"), ("neural@8r", "neural@8r"), ("learnt", "random"), ("my.module:Bot", "random")],
)
def test_a_search_plays_the_first_round_too(bot: str, first: str, tmp_path: Path) -> None:
    run, _ = begun(tmp_path, Course("merv", 2, 20, 1, bot))
    assert run.player(0) == first


def test_a_network_that_a_title_does_not_have_cannot_play_the_first_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Knowledge, "has", lambda known, name: name != NEURAL)
    run, _ = begun(tmp_path, Course("merv", 2, 20, 1, "neural@8r"))
    assert run.player(0) == "random"
    assert run.known(0) is None


def test_a_network_of_ones_own_plays_the_first_round_though_its_title_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Knowledge, "has", lambda known, name: False)
    bot = f"neural={tmp_path}@8r"
    run, _ = begun(tmp_path / "run", Course("merv", 2, 20, 1, bot))
    assert run.player(0) == bot


def test_a_round_learns_from_its_own_games_and_those_of_the_round_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _ = begun(tmp_path)
    given: list[list[str]] = []
    monkeypatch.setattr(rounds, "play_games", lambda *told: None)
    monkeypatch.setattr(
        rounds, "fit", lambda game, data, *told, known, table: given.append([each.name for each in data])
    )
    for number in range(3):
        run.round(number)
    assert given == [["0"], ["0", "1"], ["1", "2"]]


def test_a_round_whose_networks_are_missing_is_not_done_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "play_games", lambda *told: None)
    monkeypatch.setattr(rounds, "fit", lambda *told, known, table: None)
    for networks, first in ((True, "train-round"), (False, "train-round-known")):
        run, told = begun(tmp_path / first, replace(COURSE, how=Fit(networks=networks)))
        made_up_weights(find("merv"), run.weights(0), LEARNT)
        run.round(0)
        assert keys(told)[0] == first


def test_games_are_played_and_tried_as_the_course_says_and_tried_on_other_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = (("character_draft", True),)
    run, _ = begun(tmp_path, Course("marco_polo", 3, 20, 5, opening=4, options=options))
    assert (run.plan(0).opening, run.plan(0).options, run.plan(0).seed) == (4, options, 5)
    given: list[Any] = []

    def simulate(game: Game, table: list[str], games: int, seed: int, chosen: dict[str, Any], way: Way) -> Report:
        given.extend([game.name, table, chosen])
        assert seed != run.plan(0).seed
        return Report(game.name, table, by_bot={table[0]: Sums()})

    monkeypatch.setattr(rounds, "simulate", simulate)
    bot = f"learnt={run.weights(0)}"
    TRIED(run, 0)
    assert given == ["marco_polo", [bot, "random", "random"], dict(options)]


def test_a_round_of_searches_corrects_what_was_known_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run, _ = begun(tmp_path, Course("merv", 2, 20, 1, "search@8r"))
    assert run.known(0) == knowledge(find("merv"))
    given: list[Knowledge | None] = []
    monkeypatch.setattr(rounds, "play_games", lambda *told: None)
    monkeypatch.setattr(rounds, "fit", lambda *told, known, table: given.append(known))
    run.round(0)
    assert given == [run.known(0)]
    assert run.known(2) == replace(knowledge(find("merv")), folder=run.weights(1))
    for bot in ("learnt", "my.module:Bot"):
        run, _ = begun(tmp_path / bot[:2], Course("merv", 2, 20, 1, bot))
        assert [run.known(number) for number in (0, 1)] == [None, None]


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_corrected_is_what_a_table_of_that_size_was_played_by(
    players: int, tmp_path: Path, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _ = begun(tmp_path, Course("merv", players, 20, 1, "search@8r", how=Fit(networks=False)))
    data_set(run.data(0), Plan("merv", players, ["random"], 1))
    monkeypatch.setattr(rounds, "play_games", lambda *told: None)
    run.round(0)
    assert set(asked) == {players}


def test_a_search_corrects_the_titles_own_evaluation_where_nothing_is_learnt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Knowledge, "has", lambda known, name: False)
    run, _ = begun(tmp_path, Course("merv", 2, 20, 1, "search@8r"))
    assert run.known(0) is None
