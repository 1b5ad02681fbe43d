"""From games to weights to a bot that plays with them."""

import json
import random
from pathlib import Path

import pytest

from serai import bots
from serai.bots.knowledge import knowledge
from serai.bots.weights import read
from serai.core.bot import Bot, Chair
from serai.core.errors import BadSetup
from serai.core.play import play
from serai.core.titles import find
from serai.train.examples import load
from serai.train.fit import Fit, fit
from serai.train.shards import read_shard, write_shard
from tests.train.lessons import MERV, bytes_in, data_set, tell_nobody, with_torch

LINEAR = Fit(networks=False)


def fitted(folder: Path, data: Path, how: Fit = LINEAR, players: int | None = None) -> Path:
    fit("merv", [data], folder, how, "a test", tell_nobody, players)
    return folder


class AtFirst:
    """Decides as another bot would a few times, then at random: enough to see that it can, and quick."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.left = 6

    def choose(self, chair: Chair) -> int:
        self.left -= 1
        chosen = self.bot.choose(chair) if self.left >= 0 else chair.rng.choice(chair.legal())
        assert chosen in chair.legal()
        return chosen


def plays(name: str) -> bool:
    """Whether a bot takes part in a game of Merv that comes to its end."""
    merv = find("merv")
    state = merv.new(2, {})
    bot = AtFirst(bots.make(name, merv))
    play(state, [bot, bots.make("random", merv)], random.Random(1))
    return state.is_over and bot.left < 0


def test_what_was_learnt_plays(lessons: Path, tmp_path: Path) -> None:
    assert sorted(bytes_in(fitted(tmp_path, lessons))) == ["learnt.weights"]
    assert plays(f"learnt={tmp_path}")


@with_torch
def test_networks_that_were_learnt_play(lessons: Path, tmp_path: Path) -> None:
    small = Fit(value_units=(4,), policy_units=(4,), epochs=1)
    assert sorted(bytes_in(fitted(tmp_path, lessons, small))) == ["learnt.weights", "neural.weights"]
    assert plays(f"neural={tmp_path}@8r")


def test_weights_tell_how_they_were_made_and_not_where(lessons: Path, tmp_path: Path) -> None:
    data = (fitted(tmp_path, lessons) / "learnt.weights").read_bytes()
    made = read(data, knowledge(find("merv")).offered.LAYOUT).made
    assert made["command"] == "a test"
    assert made["fit"]["rival"] == 0.5
    (plan,) = made["data"]
    assert (plan["game"], plan["bots"], plan["seed"], plan["games"]) == ("merv", ["random"], 7, 20)
    assert made["positions"] == len(load(find("merv"), [lessons]).rows)
    assert str(tmp_path.parent) not in data.partition(b"\n")[0].decode()


def test_weights_for_some_number_of_players_have_a_file_of_their_own(lessons: Path, tmp_path: Path) -> None:
    assert list(bytes_in(fitted(tmp_path, lessons, players=2))) == ["learnt-2p.weights"]


def test_the_same_data_give_the_same_bytes(lessons: Path, tmp_path: Path) -> None:
    one, two = fitted(tmp_path / "one", lessons), fitted(tmp_path / "elsewhere" / "two", lessons)
    assert bytes_in(one) == bytes_in(two)


def test_some_games_are_kept_apart(lessons: Path) -> None:
    examples = load(find("merv"), [lessons])
    assert 0 < examples.apart.sum() < len(examples.apart) / 4
    assert examples.rows.shape == (len(examples.own), examples.features)
    assert len(examples.options) == examples.option_counts.sum()


def test_too_few_games_or_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no games to learn from in"):
        load(find("merv"), [tmp_path])
    with pytest.raises(BadSetup, match="at least 20 games"):
        load(find("merv"), [data_set(tmp_path, games=2)])


def test_data_of_another_game_or_other_features_are_refused(lessons: Path, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match='its game is "merv", not "tadmor"'):
        load(find("tadmor"), [lessons])
    head, _, body = (lessons / "0000000.shard").read_bytes().partition(b"\n")
    told = json.loads(head)
    told["made"]["layout"] = "another"
    (tmp_path / "0.shard").write_bytes(json.dumps(told).encode() + b"\n" + body)
    with pytest.raises(BadSetup, match='its layout is "another"'):
        load(find("merv"), [tmp_path])


@pytest.mark.parametrize("lacking", ["compared_rows", "games"])
def test_data_of_an_earlier_kind_are_refused(lacking: str, lessons: Path, tmp_path: Path) -> None:
    made, arrays = read_shard(lessons / "0000000.shard")
    made.pop(lacking, None)
    arrays.pop(lacking, None)
    write_shard(tmp_path / "0.shard", made, arrays)
    with pytest.raises(BadSetup, match=r"0\.shard is torn or is no part of a data set"):
        load(find("merv"), [tmp_path])


def test_games_of_one_plan_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.train.selfplay.GAMES_IN_A_SHARD", 10)
    examples = load(find("merv"), [data_set(tmp_path, MERV)])
    assert [plan["games"] for plan in examples.made] == [20]
