"""Printed tables by their digest: a game begun with one printing is finished with it, whatever is printed since."""

import copy
import pickle
import tomllib
from importlib import resources
from typing import Any

import pytest

import serai
from serai.core import record
from serai.core.component_files import EARLIER, load
from serai.core.components import Components, ComponentsError
from serai.core.corrections import completed, correct
from serai.core.game import MOST_TYPED, Game
from serai.core.titles import GAMES
from serai.games.merv.game import Merv
from tests.core.test_components import toy

STEP = "[mosque.segments.r5_r6]\ncost = { teal = 1, tan = 1 }\n"


@pytest.fixture
def merv() -> Merv:
    """Merv in a house where nothing was kept yet."""
    return Merv()


def points(number: int) -> str:
    return f"[scoring_phase.buildings]\npoints_per_building = {number}\n"


def other(game: Merv, text: str = STEP) -> Components:
    return correct(game.standard(), text, "mine.toml")


def old_values(**changes: Any) -> dict[str, Any]:
    """The values of the toy's tables, as they were printed on another day."""
    values = copy.deepcopy(toy().values)
    for path, value in changes.items():
        table, key = path.split("__")
        values[table][key] = value
    return values


# Tables of another day ------------------------------------------------------------------------------------------------


def test_an_old_printing_keeps_its_values_and_its_digest() -> None:
    old = completed(old_values(track__spaces=5), "0123", toy())
    assert (old.integer("track.spaces"), old.digest) == (5, "0123")
    assert old.integers("track.points") == [0, 1, 2]
    assert toy().integer("track.spaces") == 3


def test_what_the_rules_have_come_to_ask_for_is_taken_from_today() -> None:
    values = old_values()
    del values["track"]["loops"]
    del values["shop"]["mill"]
    old = completed(values, "0123", toy())
    assert old.flag("track.loops") is False
    assert old.word("shop.mill.sells") == "flour"
    assert "mill" not in values["shop"]
    assert "loops" not in values["track"]


def test_what_a_bag_does_not_name_it_does_not_hold() -> None:
    values = old_values()
    values["shop"]["inn"]["cost"] = {"blue": 4}
    values["shop"]["mill"]["cost"] = {}
    old = completed(values, "0123", toy())
    assert old.table("shop.inn.cost") == {"blue": 4}
    assert old.table("shop.mill.cost") == {}


def test_a_printing_says_in_errors_which_it_is() -> None:
    with pytest.raises(ComponentsError, match=r"^tables 0123: track\.spaces must be a word, not a whole number$"):
        completed(old_values(), "0123", toy()).word("track.spaces")


def test_a_printing_survives_being_sent_to_another_process() -> None:
    values = old_values(track__spaces=5)
    del values["track"]["loops"]
    old = completed(values, "0123", toy())
    again = pickle.loads(pickle.dumps(old))
    assert (again.digest, again.values, again.where) == (old.digest, old.values, old.where)
    assert pickle.loads(pickle.dumps(toy())).digest == toy().digest


# What a game keeps ----------------------------------------------------------------------------------------------------


def test_a_game_knows_todays_tables_and_those_it_was_told_to_keep(merv: Merv) -> None:
    old = other(merv)
    assert merv.printing(merv.standard().digest) is merv.standard()
    with pytest.raises(ComponentsError, match=f"^the component tables {old.digest} of Merv are not known here$"):
        merv.printing(old.digest)
    merv.keep_printing(old.digest, old.values)
    assert merv.printing(old.digest).values == old.values
    assert merv.printing(old.digest).digest == old.digest


def test_what_is_kept_once_stays_as_it_is_and_todays_tables_need_no_keeping(merv: Merv) -> None:
    old = other(merv)
    merv.keep_printing(old.digest, old.values)
    kept = merv.printing(old.digest)
    merv.keep_printing(old.digest, other(merv, points(5)).values)
    assert merv.printing(old.digest) is kept
    merv.keep_printing(merv.standard().digest, old.values)
    assert merv.printing(merv.standard().digest) is merv.standard()


def test_a_position_goes_on_with_the_tables_it_names(merv: Merv) -> None:
    old = other(merv, points(5))
    state = merv.new(2, components=old)
    with pytest.raises(serai.Refusal, match="are not known here"):
        merv.from_json(state.to_json())
    merv.keep_printing(old.digest, old.values)
    again = merv.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    assert merv.printed_of(again.view(None)).source.values == old.values
    assert merv.printed_of(merv.new(2).view(0)).source is merv.standard()


def test_two_printings_are_played_side_by_side(merv: Merv) -> None:
    old, today = other(merv, points(5)), merv.standard()
    merv.keep_printing(old.digest, old.values)
    first = [merv.printed(tables) for tables in (merv.printing(old.digest), today)]
    for _ in range(3):
        assert [merv.printed(tables) for tables in (merv.printing(old.digest), today)] == first
    assert first[0] is not first[1]
    assert [merv.new(2, components=tables).to_json()["components"] for tables in (old, today)] == [
        old.digest,
        today.digest,
    ]


def test_equal_tables_share_what_was_read_of_them(merv: Merv) -> None:
    one, two = other(merv), other(merv)
    assert one is not two
    assert merv.printed(one) is merv.printed(two)
    assert merv.printed(load_again(merv.standard())) is merv.printed(merv.standard())


def load_again(tables: Components) -> Components:
    return Components(tables.game, "a copy", copy.deepcopy(tables.values), tables.provenance, tables.shape)


def test_of_many_printings_the_latest_few_stay_read_and_the_others_are_read_again(merv: Merv) -> None:
    tables = [other(merv, points(number)) for number in range(1, MOST_TYPED + 5)]
    typed = [merv.printed(one) for one in tables]
    assert len(merv.typed) == MOST_TYPED
    assert merv.printed(tables[-1]) is typed[-1]
    assert merv.printed(tables[-MOST_TYPED]) is typed[-MOST_TYPED]
    again = merv.printed(tables[0])
    assert again is not typed[0]
    assert again.source.values == tables[0].values
    assert len(merv.typed) == MOST_TYPED


# What was printed on an earlier day -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_a_title_says_of_earlier_tables_makes_just_these(game: Game) -> None:
    today, file = game.standard(), resources.files(game.package).joinpath(EARLIER)
    told = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    assert {digest: today.with_values(values, EARLIER).digest for digest, values in told.items()} == {
        digest: digest for digest in told
    }
    assert today.digest not in told


def test_tables_of_an_earlier_day_are_known_and_their_games_go_on_with_them(merv: Merv) -> None:
    first = merv.printing("006acc7636e664c2")
    assert first.integer("contracts.cards.level1_favour_1.points") == 5
    assert merv.standard().integer("contracts.cards.level1_favour_1.points") == 7
    state = merv.new(2, components=first)
    assert Merv().from_json(state.to_json()).to_json() == state.to_json()


# What may not be corrected --------------------------------------------------------------------------------------------


def test_a_correction_that_no_rule_reads_is_refused_every_time(merv: Merv) -> None:
    base = merv.standard()
    merv.printed(base)
    unread = next(path for path in dict.fromkeys(leaf_paths(base.values)) if not base.was_read(path))
    values = copy.deepcopy(base.values)
    *tables, key = unread.split(".")
    inner: Any = values
    for name in tables:
        inner = inner[name]
    inner[key] = [] if isinstance(inner[key], list) else "otherwise"
    wrong = Components(base.game, "mine.toml", values, base.provenance, base.shape)
    for _ in range(2):
        with pytest.raises(ComponentsError, match=f"mine.toml: {unread} is part of how Merv works"):
            merv.new(2, components=wrong)
    merv.keep_printing(wrong.digest, values)  # a table begun when it was still printed so goes on
    assert merv.new(2, components=merv.printing(wrong.digest)).to_json()["components"] == wrong.digest


def leaf_paths(values: dict[str, Any], path: str = "") -> list[str]:
    found: list[str] = []
    for key, value in values.items():
        inner = f"{path}.{key}" if path else key
        found += leaf_paths(value, inner) if isinstance(value, dict) else [inner]
    return found


# Records --------------------------------------------------------------------------------------------------------------


def test_a_record_verifies_with_the_printing_it_names(merv: Merv, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "merv", merv)
    old = other(merv, points(5))
    kept = record.begin_record(merv, 2, {}, old, ["a", "b"])
    assert f"components: {old.digest}" in kept.text()
    assert record.replay(kept, old).to_json()["components"] == old.digest
    merv.keep_printing(old.digest, old.values)
    assert record.replay(kept).to_json()["components"] == old.digest


def test_a_record_tells_itself_what_was_printed_differently(merv: Merv, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "merv", merv)
    old = other(merv, points(5))
    text = record.begin_record(merv, 2, {}, old, ["a", "b"]).text()
    assert "printed: scoring_phase.buildings.points_per_building = 5\n" in text
    read = record.read(text, "game")
    assert read.text() == text
    assert record.replay(read).to_json()["components"] == old.digest


def test_a_bag_that_held_less_or_more_is_told_too() -> None:
    marco_polo = serai.game("marco_polo")
    text = "[contracts.regular.c03]\ncost = { pepper = 1, silk = 2, gold = 2 }\n"
    old = correct(marco_polo.standard(), text, "old.toml")
    told = old.differing(marco_polo.standard())
    assert marco_polo.standard().with_values(told, "record").digest == old.digest
    gone = marco_polo.standard().differing(old)
    assert old.with_values(gone, "record").digest == marco_polo.standard().digest
    assert None in [*told.values(), *gone.values()]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", r"are not known here \(use --components\)$"),
        ("printed: scoring_phase.buildings.points_per_building = 4", r"are not known here \(use --components\)$"),
        ("printed: scoring_phase.nowhere.points = 4", "is not in the tables of merv"),
        ("printed: scoring_phase.buildings.points_per_building = five", "is not a printed value"),
        ("printed: scoring_phase.buildings.points_per_building", "is not a printed value"),
        ("printed: scoring_phase.buildings.points_per_building.deeper = 4", "is not in the tables of merv"),
    ],
)
def test_a_record_that_does_not_tell_it_rightly_is_refused(
    merv: Merv, monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    monkeypatch.setitem(GAMES, "merv", merv)
    text = record.begin_record(merv, 2, {}, other(merv, points(5)), ["a", "b"]).text()
    told = "printed: scoring_phase.buildings.points_per_building = 5"
    with pytest.raises(serai.Refusal, match=said):
        record.replay(record.read(text.replace(f"{told}\n", f"{line}\n" if line else ""), "game"))


def test_the_digest_of_a_file_is_that_of_its_values() -> None:
    assert load('game = "toy"\n[track]\nprovenance = "rulebook"\nspaces = 3\n', "toy.toml").digest != toy().digest
    assert Components("toy", "elsewhere", toy().values, {}, toy().shape).digest == toy().digest
