"""Games begun by older rules and with older tables go on as they were begun."""

from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core import record
from serai.games.tadmor.game import TADMOR
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import dealt
from tests.games.tadmor.scene import scene

FIRST_TABLES = "62f99f4ea5b41579"
"""What was printed by rules 1 and 2."""
RECORDS = Path(__file__).parents[2] / "records"


def options_of(rules: int) -> dict[str, Any]:
    options: dict[str, Any] = TADMOR.new(2, rules=rules).to_json()["options"]
    return options


@pytest.mark.covers("option two_level_tower", "option first_to_play")
@pytest.mark.parametrize(
    ("rules", "tower", "pawn"),
    [(1, "repeatable", "may_decline"), (2, "repeatable", "may_decline"), (3, "one_pair", "received")],
)
def test_where_nobody_chose_the_default_of_that_day_is_played(rules: int, tower: str, pawn: str) -> None:
    options = options_of(rules)
    assert (options["two_level_tower"], options["first_to_play"]) == (tower, pawn)


@pytest.mark.covers("option two_level_tower")
def test_a_record_names_what_differs_from_the_default_of_its_own_day() -> None:
    begun = [
        record.begin_record(TADMOR, 2, {"two_level_tower": choice}, TADMOR.standard(), [], rules)
        for rules in (2, 3)
        for choice in ("one_pair", "repeatable")
    ]
    named = [one.options for one in begun]
    assert named == [{"two_level_tower": "one_pair"}, {}, {}, {"two_level_tower": "repeatable"}]
    for one, pair in zip(begun, [True, False, True, False], strict=True):
        state = record.replay(one)
        assert isinstance(state, Table)
        assert state.setting.one_pair == pair


def test_the_tables_of_an_earlier_day_are_known_by_their_digest() -> None:
    tables = TADMOR.printing(FIRST_TABLES)
    assert TADMOR.standard().with_values(tables.differing(TADMOR.standard()), "then").digest == FIRST_TABLES
    then, now = TADMOR.printed(tables), TADMOR.printed(TADMOR.standard())
    assert (then.two_levels[3], now.two_levels[3]) == ([4, 0, 4, 0], [5, 0, 5, 0])
    costs = [(sum(old.cost), sum(new.cost)) for old, new in zip(then.missions, now.missions, strict=True)]
    assert [old - new for old, new in costs] == [1] * 15 + [0] + [1] * 10  # all but K16


def test_every_kept_record_names_tables_that_are_known() -> None:
    kept = [record.read(file.read_text("utf-8"), file.name) for file in RECORDS.glob("tadmor-*.txt")]
    assert {one.digest for one in kept} == {FIRST_TABLES, TADMOR.standard().digest}
    assert all(TADMOR.printing(one.digest) for one in kept)


@pytest.mark.ruling("106", "130")
def test_a_position_written_before_there_was_more_to_remember_goes_on() -> None:
    data = dealt(2).to_json()
    for held in data["holdings"]:
        del held["struck"], held["resting"]
    assert serai.game("tadmor").from_json(data).to_json() == dealt(2).to_json()


@pytest.mark.ruling("45")
def test_by_rules_2_the_two_level_action_may_be_repeated() -> None:
    s = scene(2, rules=2).give("red", wood=2, marble=4).on("red", "camel tower_two_levels").constructs("red")
    assert s.play("use tower-two-levels").legal() == ["pairs 1", "pairs 2"]


@pytest.mark.ruling("124")
def test_by_rules_2_the_pawn_may_be_declined() -> None:
    s = scene(2, rules=2).on("blue", "camel first_to_play").kingdom()
    assert s.legal() == ["done", "use first-to-play"]
