"""What a title's bots play by: the file of weights for a table, read once, shared, and read anew when it is another."""

import os
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

import serai
from serai import bots
from serai.bots.greedy import GreedyBot
from serai.bots.judge import BySeats, Linear, Refined
from serai.bots.knowledge import POLICY, VALUE, Knowledge, knowledge, read_once
from serai.bots.network import Network
from serai.bots.policy import Weighing
from serai.bots.search import SearchBot
from serai.bots.spec import LEARNT, NEURAL, SEARCH
from serai.bots.weights import Weights, read, write
from serai.core.bot import Bot
from tests.bots.made_up import made_up_weights

MERV = serai.game("merv")


def judges_of(bot: Bot) -> list[Linear]:
    """The judges of a learnt bot by players."""
    assert isinstance(bot, GreedyBot)
    assert isinstance(bot.judge, BySeats)
    return [judge for judge in bot.judge.judges if isinstance(judge, Linear)]


def first_weights(bot: Bot) -> list[float]:
    return [judge.weights[0] for judge in judges_of(bot)]


def other_weights(folder: Path) -> Weights:
    """Weights of Merv like those in a folder, but that every one is 9."""
    other = read((folder / "learnt.weights").read_bytes(), knowledge(MERV).offered.LAYOUT)
    other.parts[VALUE].weights = array("d", [9.0] * len(other.parts[VALUE].weights))
    return other


def knowledge_in(folder: Path) -> Knowledge:
    """What Merv knows by the weights in a folder."""
    return replace(knowledge(MERV), folder=folder)


def test_a_number_of_players_may_have_weights_of_its_own(tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path, LEARNT)
    write(other_weights(tmp_path), tmp_path / "learnt-1p.weights")
    weights = first_weights(bots.make(f"learnt={tmp_path}", MERV))
    assert weights[1] == 9.0
    assert weights[2] == weights[3] == weights[4] != 9.0


def said(network: Network, inputs: int) -> list[float]:
    """What a network says of a row of ones."""
    told: list[float] = network.outputs([1] * inputs)
    return told


def refining(bot: Bot) -> dict[int, Network]:
    """The networks of a bot that say by how much a linear judge errs, by players."""
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.judge, BySeats)
    judges = enumerate(bot.judge.judges)
    return {players: judge.network for players, judge in judges if isinstance(judge, Refined)}


def test_a_number_of_players_may_have_networks_of_its_own(tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, LEARNT, NEURAL) / "neural.weights"
    layout = knowledge(MERV).offered.LAYOUT
    other = read(file.read_bytes(), layout)
    for part in other.parts.values():
        part.weights = array("d", [9.0] * len(part.weights))
    write(other, tmp_path / "neural-1p.weights")
    (tmp_path / "learnt-1p.weights").write_bytes((tmp_path / "learnt.weights").read_bytes())
    bot = bots.make(f"neural={tmp_path}", MERV)
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.policy, Weighing)
    for networks, inputs in ((bot.policy.proposing.networks, len(layout)), (refining(bot), len(layout) + 1)):
        assert said(networks[2], inputs) == said(networks[3], inputs) == said(networks[4], inputs)
        assert said(networks[1], inputs) != said(networks[2], inputs)
        assert len(set(said(networks[1], inputs))) == 1, "where all weights are the same, so is all that is said"


def test_a_network_refines_only_what_it_was_fitted_with(tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, LEARNT, NEURAL) / "neural.weights"
    assert set(refining(bots.make(f"neural={tmp_path}", MERV))) == {0, 1, 2, 3, 4}
    write(other_weights(tmp_path), tmp_path / "learnt-1p.weights")
    assert set(refining(bots.make(f"neural={tmp_path}", MERV))) == {2, 3, 4}, "alone another value is learnt"
    proposes = read(file.read_bytes(), knowledge(MERV).offered.LAYOUT)
    del proposes.parts[VALUE]
    write(proposes, tmp_path / "neural-1p.weights")
    assert set(refining(bots.make(f"neural={tmp_path}", MERV))) == {2, 3, 4}
    write(other_weights(tmp_path), tmp_path / "learnt-2p.weights")
    write(proposes, tmp_path / "neural-2p.weights")
    assert set(refining(bots.make(f"neural={tmp_path}", MERV))) == {3, 4}, "a network need not judge"
    assert set(proposes.parts) == {POLICY}


def test_a_network_refines_the_linear_value_for_so_many_players(tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path, LEARNT, NEURAL)
    write(other_weights(tmp_path), tmp_path / "learnt-1p.weights")
    (tmp_path / "neural-1p.weights").write_bytes((tmp_path / "neural.weights").read_bytes())
    judges = [knowledge_in(tmp_path).refined_by_network(players) for players in (1, 2)]
    own = [judge.linear.weights[0] == 9.0 for judge in judges if isinstance(judge, Refined)]
    assert own == [True, False]


def test_a_judge_plays_for_what_its_weights_were_learnt_for(tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path, LEARNT)
    aims = [judge.aim for judge in judges_of(bots.make(f"learnt={tmp_path}", MERV))]
    assert {(aim.rival, aim.win) for aim in aims} == {(0.5, 10.0)}


def test_what_is_learnt_knows_the_middle_of_a_turn_where_a_title_says_so() -> None:
    for game, knows in (("tadmor", True), ("merv", False)):
        bot = bots.make(LEARNT, serai.game(game))
        assert {judge.knows_middle for judge in judges_of(bot)} == {knows}
        assert isinstance(bot, GreedyBot)
        assert bot.judge.knows_middle == knows


def test_however_many_bots_sit_down_each_file_is_read_once(tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path, LEARNT, NEURAL)
    before = read_once.cache_info().misses
    for name in (LEARNT, SEARCH, NEURAL) * 3:
        bots.make(f"{name}={tmp_path}", MERV)
    assert read_once.cache_info().misses == before + 2


@pytest.mark.parametrize("in_place", [True, False], ids=["overwritten", "replaced"])
def test_a_file_that_was_learnt_anew_is_read_anew(in_place: bool, tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, LEARNT) / "learnt.weights"
    name = f"learnt={tmp_path}"
    assert first_weights(bots.make(name, MERV))[1] != 9.0
    times = file.stat()
    if in_place:
        write(other_weights(tmp_path), tmp_path / "other.weights")
        file.write_bytes((tmp_path / "other.weights").read_bytes())
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns + 1_000_000))
    else:
        write(other_weights(tmp_path), file)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert set(first_weights(bots.make(name, MERV))) == {9.0}


def test_a_folder_is_another_where_one_works_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[list[float]] = []
    for at, place in enumerate((tmp_path / "here", tmp_path / "there")):
        file = made_up_weights(MERV, place / "run", LEARNT) / "learnt.weights"
        if at:
            write(other_weights(place / "run"), file)
        os.utime(file, ns=(0, 0))
        monkeypatch.chdir(place)
        found.append(first_weights(bots.make("learnt=run", MERV)))
    assert found[0] != found[1]


def test_bots_with_the_same_weights_think_each_for_itself() -> None:
    judges = judges_of(bots.make(LEARNT, MERV)) + judges_of(bots.make(LEARNT, MERV))
    assert len({id(judge.eye.row) for judge in judges}) == len(judges)
    assert judges[2].weights is judges[-1].weights
