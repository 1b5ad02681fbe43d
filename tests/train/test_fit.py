"""From games to weights to a bot that plays with them."""

import random
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai import bots
from serai.bots.judge import Refined
from serai.bots.knowledge import POLICY, VALUE, Knowledge, knowledge
from serai.bots.spec import LEARNT, NEURAL
from serai.bots.weights import Part, read, write
from serai.core.bot import Bot, Chair
from serai.core.errors import BadSetup
from serai.core.play import play
from serai.core.say import Say
from serai.core.titles import find
from serai.train.examples import load
from serai.train.fit import Fit, fit
from serai.train.linear import fit_linear
from tests.bots.made_up import made_up_weights
from tests.train.lessons import MERV, bytes_in, data_set, made_up_arrays, made_up_data, tell_nobody, with_torch

LINEAR = Fit(networks=False)
SMALL = Fit(value_units=(4,), policy_units=(4,), epochs=1)


def fitted(folder: Path, data: Path, how: Fit = LINEAR, players: int | None = None) -> Path:
    fit("merv", [data], folder, how, "a test", tell_nobody, players)
    return folder


def known_by(folder: Path) -> Knowledge:
    """What Merv knows by the weights in a folder."""
    return replace(knowledge(find("merv")), folder=folder)


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
    assert sorted(bytes_in(fitted(tmp_path, lessons, SMALL))) == ["learnt.weights", "neural.weights"]
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


def test_weights_for_some_number_of_players_are_made_of_their_games_alone(lessons: Path, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="its players is 2, not 3"):
        fitted(tmp_path / "out", lessons, players=3)
    assert not (tmp_path / "out").exists()


def test_a_network_is_left_beside_no_other_value_than_its_own(lessons: Path, tmp_path: Path) -> None:
    made_up_weights(find("merv"), tmp_path, LEARNT, NEURAL)
    before = bytes_in(tmp_path)
    with pytest.raises(BadSetup, match=f"{tmp_path}/neural.weights holds a network that was fitted with another value"):
        fitted(tmp_path, lessons)
    assert bytes_in(tmp_path) == before
    assert "learnt-2p.weights" in bytes_in(fitted(tmp_path, lessons, players=2)), "for which there is none"


def test_a_network_that_only_proposes_stays_beside_any_value(lessons: Path, tmp_path: Path) -> None:
    file = made_up_weights(find("merv"), tmp_path, NEURAL) / "neural.weights"
    weights = read(file.read_bytes(), knowledge(find("merv")).offered.LAYOUT)
    del weights.parts[VALUE]
    write(weights, file)
    before = file.read_bytes()
    assert sorted(bytes_in(fitted(tmp_path, lessons))) == ["learnt.weights", "neural.weights"]
    assert file.read_bytes() == before
    assert plays(f"neural={tmp_path}@8r")


def test_a_network_that_cannot_be_read_may_judge(lessons: Path, tmp_path: Path) -> None:
    (tmp_path / "neural.weights").write_text("torn")
    with pytest.raises(BadSetup, match="holds a network"):
        fitted(tmp_path, lessons)


def test_the_same_data_give_the_same_bytes(lessons: Path, tmp_path: Path) -> None:
    one, two = fitted(tmp_path / "one", lessons), fitted(tmp_path / "elsewhere" / "two", lessons)
    assert bytes_in(one) == bytes_in(two)


def test_where_nobody_chose_no_network_can_learn(tmp_path: Path) -> None:
    data = data_set(tmp_path / "data", replace(MERV, choices=0.0))
    with pytest.raises(BadSetup, match="in these games there are none"):
        fitted(tmp_path / "out", data, SMALL)
    assert not (tmp_path / "out").exists()
    assert list(bytes_in(fitted(tmp_path / "out", data))) == ["learnt.weights"]


# Where lines were compared --------------------------------------------------------------------------------------------


@pytest.fixture
def compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data set with some comparisons, which are enough for once."""
    monkeypatch.setattr("serai.train.linear.FEWEST", 1)
    return made_up_data(tmp_path / "compared", made_up_arrays())


def test_where_lines_were_compared_a_bot_learns_of_them(compared: Path, tmp_path: Path) -> None:
    told: list[Say] = []
    fit("merv", [compared], tmp_path, LINEAR, "a test", told.append)
    assert [each.key for each in told] == ["fit-examples", "fit-linear", "fit-compared"]
    weights = known_by(tmp_path).weights(LEARNT, 2)
    assert list(weights.parts) == [VALUE]
    assert weights.made["comparisons"] == told[-1].facts["comparisons"] == 80
    examples = load(find("merv"), [compared])
    expected, _ = fit_linear(examples, knowledge(find("merv")).offered.PHASES, LINEAR.rival, LINEAR.win)
    assert known_by(tmp_path).linear(2).weights.tolist() == pytest.approx(expected.ravel().tolist(), rel=1e-5)


@with_torch
def test_where_lines_were_compared_a_network_refines_the_linear_value(
    compared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from serai.train import networks

    given: list[list[float]] = []
    fit_value = networks.fit_value

    def noting(examples: Any, linear: Any, *more: Any) -> Any:
        given.append(linear.ravel().tolist())
        return fit_value(examples, linear, *more)

    monkeypatch.setattr(networks, "fit_value", noting)
    fitted(tmp_path, compared, SMALL)
    judge = known_by(tmp_path).refined_by_network(2)
    assert isinstance(judge, Refined)
    assert given == [pytest.approx(judge.linear.weights.tolist(), rel=1e-5)]
    assert list(known_by(tmp_path).weights(NEURAL, 2).parts) == [POLICY, VALUE]
    assert plays(f"neural={tmp_path}@8r")


@with_torch
@pytest.mark.parametrize("games", [[0, 1], [18, 19]], ids=["none kept apart", "all kept apart"])
def test_a_network_judges_only_where_games_kept_apart_and_others_show_how_lines_compare(
    games: list[int], tmp_path: Path
) -> None:
    arrays = made_up_arrays()
    arrays["compared_game"] = array("i", games * 40)
    fitted(tmp_path, made_up_data(tmp_path, arrays), SMALL)
    assert list(known_by(tmp_path).weights(NEURAL, 2).parts) == [POLICY]


# What is known already ------------------------------------------------------------------------------------------------


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Part | None]:
    """From which networks those that propose go on."""
    from serai.train import networks

    given: list[Part | None] = []
    fit_policy = networks.fit_policy

    def noting(*told: Any) -> Any:
        given.append(told[-1])
        return fit_policy(*told)

    monkeypatch.setattr(networks, "fit_policy", noting)
    return given


@with_torch
@pytest.mark.parametrize("players", [None, 1])
def test_a_network_goes_on_from_what_is_known_of_so_many_players(
    players: int | None, lessons: Path, tmp_path: Path, given: list[Part | None]
) -> None:
    known = known_by(made_up_weights(find("merv"), tmp_path / "known", LEARNT, NEURAL))
    neural = tmp_path / "known" / "neural.weights"
    (tmp_path / "known" / "neural-1p.weights").write_bytes(neural.read_bytes())
    games = lessons if players is None else data_set(tmp_path / "games", replace(MERV, players=players))
    fit("merv", [games], tmp_path, SMALL, "a test", tell_nobody, players, known)
    assert given == [known.weights(NEURAL, players or 4).parts[POLICY]]
    assert given[0] is not known.weights(NEURAL, 4 if players else 1).parts[POLICY]


@with_torch
def test_a_network_that_is_known_for_some_number_of_players_only_is_gone_on_from_for_these(
    lessons: Path, tmp_path: Path, given: list[Part | None]
) -> None:
    known = known_by(made_up_weights(find("merv"), tmp_path / "known", LEARNT, NEURAL))
    neural = tmp_path / "known" / "neural.weights"
    neural.rename(neural.with_name("neural-2p.weights"))
    of_three = data_set(tmp_path / "three", replace(MERV, players=3))
    for players, games in ((2, lessons), (3, of_three), (None, lessons)):
        fit("merv", [games], tmp_path, SMALL, "a test", tell_nobody, players, known)
    fit("merv", [lessons], tmp_path, SMALL, "a test", tell_nobody, None, known, 2)
    two = known.weights(NEURAL, 2).parts[POLICY]
    assert given == [two, None, None, two]


@with_torch
def test_weights_tell_what_they_were_made_on_and_how_that_was_made(lessons: Path, tmp_path: Path) -> None:
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    fitted(first, lessons)
    fit("merv", [lessons], second, SMALL, "more of it", tell_nobody, None, known_by(first))
    fit("merv", [lessons], third, SMALL, "still more", tell_nobody, None, known_by(second))
    made = {(at, name): known_by(at).weights(name, 2).made for at in (second, third) for name in (LEARNT, NEURAL)}
    assert made[second, LEARNT]["on"]["command"] == "a test"
    assert "on" not in made[second, NEURAL], "there was no network to go on from"
    assert made[third, LEARNT]["on"] == made[second, LEARNT]
    assert made[third, NEURAL]["on"] == made[second, NEURAL]


@with_torch
def test_where_no_network_is_known_one_begins_afresh(lessons: Path, tmp_path: Path) -> None:
    known = known_by(made_up_weights(find("merv"), tmp_path / "known", LEARNT))
    afresh, corrected = tmp_path / "afresh", tmp_path / "corrected"
    fitted(afresh, lessons, SMALL)
    fit("merv", [lessons], corrected, SMALL, "a test", tell_nobody, None, known)
    assert bytes_in(afresh)["neural.weights"] == bytes_in(corrected)["neural.weights"]
    assert bytes_in(afresh)["learnt.weights"] != bytes_in(corrected)["learnt.weights"]
