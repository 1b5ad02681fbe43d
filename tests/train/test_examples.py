"""Data sets are read whole or not at all, and some of their games are kept apart."""

import json
from array import array
from pathlib import Path

import numpy as np
import pytest

from serai.core.errors import BadSetup
from serai.core.titles import find
from serai.train.examples import load
from serai.train.selfplay import Notes
from serai.train.shards import read_shard, write_shard
from tests.train.lessons import MERV, data_set, made_up_arrays, made_up_data
from tests.train.test_linear import made_up

TORN = r"0000000\.shard is torn or is no part of a data set"


def test_some_games_are_kept_apart(lessons: Path) -> None:
    examples = load(find("merv"), [lessons])
    assert 0 < examples.apart.sum() < len(examples.apart) / 4
    assert examples.rows.shape == (len(examples.own), examples.features)
    assert len(examples.options) == examples.option_counts.sum()


def test_ends_of_lines_are_read_as_they_were_written(tmp_path: Path) -> None:
    arrays = made_up_arrays()
    examples = load(find("merv"), [made_up_data(tmp_path, arrays)])
    for found, name in ((examples.compared_rows, "compared_rows"), (examples.chosen_rows, "chosen_rows")):
        assert found.shape == (80, examples.features)
        assert found.ravel().tolist() == arrays[name].tolist()
    assert examples.compared_apart.tolist() == [number in (18, 19) for number in arrays["compared_game"]]
    assert examples.gain.tolist() == pytest.approx([number / 100 for number in arrays["gain"]])
    assert set(examples.error) == {0.5}


def test_a_difference_is_what_a_line_has_more_than_the_chosen_one() -> None:
    examples = made_up(0.0, 1, 2)
    examples.compared_rows = np.array([[1, 2], [5, 30_000], [7, -30_000]], np.int16)
    examples.chosen_rows = np.array([[9, 9], [3, -30_000], [7, 30_000]], np.int16)
    found = examples.differences(np.array([False, True, True]))
    assert found.tolist() == [[2, 60_000], [0, -60_000]]


def test_lines_are_shown_where_games_kept_apart_and_others_have_some() -> None:
    examples = made_up(0.0, 1, 2)
    assert not examples.shows_lines, "there are none"
    for apart, shown in (([True, False], True), ([True, True], False), ([False, False], False)):
        examples.compared_apart = np.array(apart)
        assert examples.shows_lines == shown


# Refused --------------------------------------------------------------------------------------------------------------


def test_too_few_games_or_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no games to learn from in"):
        load(find("merv"), [tmp_path])
    with pytest.raises(BadSetup, match="at least 20 games"):
        load(find("merv"), [data_set(tmp_path, games=2)])


def test_twenty_games_are_enough_wherever_they_begin(lessons: Path, tmp_path: Path) -> None:
    made, arrays = read_shard(lessons / "0000000.shard")
    for first in range(20):
        arrays["game"] = array("i", [first + at % 20 for at in range(len(arrays["game"]))])
        write_shard(tmp_path / "0000000.shard", made, arrays)
        apart = load(find("merv"), [tmp_path]).apart
        assert apart.mean() == pytest.approx(0.1, abs=0.02)


@pytest.mark.parametrize("games_first", [True, False])
def test_a_folder_without_games_is_refused_beside_others_too(games_first: bool, lessons: Path, tmp_path: Path) -> None:
    folders = [lessons, tmp_path] if games_first else [tmp_path, lessons]
    with pytest.raises(BadSetup, match=f"no games to learn from in {tmp_path}$"):
        load(find("merv"), folders)


def test_data_of_another_game_or_other_features_are_refused(lessons: Path, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match='its game is "merv", not "tadmor"'):
        load(find("tadmor"), [lessons])
    head, _, body = (lessons / "0000000.shard").read_bytes().partition(b"\n")
    told = json.loads(head)
    told["made"]["layout"] = "another"
    (tmp_path / "0.shard").write_bytes(json.dumps(told).encode() + b"\n" + body)
    with pytest.raises(BadSetup, match='its layout is "another"'):
        load(find("merv"), [tmp_path])


@pytest.mark.parametrize("lacking", ["compared_rows", "chosen_rows", "games"])
def test_data_of_an_earlier_kind_are_refused(lacking: str, lessons: Path, tmp_path: Path) -> None:
    made, arrays = read_shard(lessons / "0000000.shard")
    made.pop(lacking, None)
    arrays.pop(lacking, None)
    write_shard(tmp_path / "0000000.shard", made, arrays)
    with pytest.raises(BadSetup, match=TORN):
        load(find("merv"), [tmp_path])


@pytest.mark.parametrize("told", [{}, {"features": "many"}, {"features": 3}], ids=str)
def test_a_shard_that_does_not_tell_how_many_numbers_it_has_is_refused(
    told: dict[str, object], lessons: Path, tmp_path: Path
) -> None:
    made, arrays = read_shard(lessons / "0000000.shard")
    del made["features"]
    write_shard(tmp_path / "0000000.shard", made | told, arrays)
    with pytest.raises(BadSetup, match=TORN):
        load(find("merv"), [tmp_path])


@pytest.mark.parametrize("games", [None, 20, [0], ["first", "last"], [0, 10, 20]], ids=str)
def test_a_shard_that_does_not_tell_which_games_it_has_is_refused_also_where_it_would_be_gone_on_from(
    games: object, lessons: Path, tmp_path: Path
) -> None:
    made, arrays = read_shard(lessons / "0000000.shard")
    write_shard(tmp_path / "0000000.shard", made | {"games": games}, arrays)
    with pytest.raises(BadSetup, match=TORN):
        load(find("merv"), [tmp_path])
    with pytest.raises(BadSetup, match=TORN):
        data_set(tmp_path)


@pytest.mark.parametrize("name", ["phase", "compared_phase", "chosen", "options"])
@pytest.mark.parametrize("number", [-1, 5000])
def test_a_shard_with_phases_or_actions_that_there_are_not_is_refused(name: str, number: int, tmp_path: Path) -> None:
    arrays = made_up_arrays()
    arrays[name][-1] = number
    with pytest.raises(BadSetup, match=TORN):
        load(find("merv"), [made_up_data(tmp_path, arrays)])


@pytest.mark.parametrize("name", Notes().arrays)
def test_a_shard_is_refused_of_which_an_array_is_too_short_or_too_long(name: str, tmp_path: Path) -> None:
    arrays = made_up_arrays(count=20)
    load(find("merv"), [made_up_data(tmp_path, arrays)])
    whole = arrays[name]
    for wrong in (whole[:-1], whole + whole[:1]):
        arrays[name] = wrong
        with pytest.raises(BadSetup, match=TORN):
            load(find("merv"), [made_up_data(tmp_path, arrays)])


def test_games_of_one_plan_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.train.selfplay.GAMES_IN_A_SHARD", 10)
    examples = load(find("merv"), [data_set(tmp_path, MERV)])
    assert [plan["games"] for plan in examples.made] == [20]
