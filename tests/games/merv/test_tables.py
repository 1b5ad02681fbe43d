"""Corrected tables: whatever an owner writes either plays to the end or is refused in one line."""

import json
import random
from typing import Any

import pytest

import serai
from serai.core.components import Components, ComponentsError, leaves
from serai.core.corrections import correct
from serai.core.play import playout

MERV = serai.game("merv")
BASE = MERV.standard()
LEAVES = leaves("", BASE.values)


def toml(path: str, value: Any) -> str:
    """A correction of one value."""
    group, _, key = path.rpartition(".")
    if isinstance(value, dict):
        return f"[{path}]\n" + "\n".join(f"{name} = {json.dumps(part)}" for name, part in value.items())
    return f"[{group}]\n{key} = {json.dumps(value)}"


def others(value: Any) -> list[Any]:
    """Values of the same kind that an owner might write, or mistype."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, 0, -1, 1000]
    if isinstance(value, str):
        return ["", "teal", "favour"]
    if value and isinstance(value[0], int):
        return [[number + 1 for number in value], [-1] * len(value), value[::-1]]
    return [value[::-1], ["teal"] * len(value)]


def corrected(path: str, value: Any) -> Components:
    return correct(BASE, toml(path, value), "mine.toml")


def play_all(tables: Components) -> None:
    for players in MERV.players:
        state = MERV.new(players, None, tables)
        playout(state, random.Random(players))
        assert MERV.violations(state) == []


def refusal(path: str, value: Any) -> str:
    """Why a correction is refused; empty if games play to the end with it."""
    try:
        play_all(corrected(path, value))
    except ComponentsError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("part", range(8))
def test_every_correction_plays_to_the_end_or_is_refused(part: int) -> None:
    answers = [refusal(path, value) for path, old in LEAVES[part::8] for value in others(old) if value != old]
    assert [line for line in answers if line and (not line.startswith("mine.toml: ") or "\n" in line)] == []
    assert 20 < len([line for line in answers if line]) < len(answers) - 20


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("game_length.years", 0, "game_length.years must be from 1 to 9"),
        ("game_length.rounds_per_year", 5, "game_length.rounds_per_year must be 4"),
        ("tie_break.order", ["favour", "points", "influence", "queue"], "tie_break.order is part of how Merv works"),
        ("mosque.spaces.r6.row", 7, "mosque.spaces.r6.row is part of how Merv works"),
        ("mosque.spaces.r6.boon", "scroll", "mosque.spaces.r6.boon 'scroll' is not one of"),
        ("camel_market.side_a.top_left", "favour", "'favour' is not one of scroll, caravan_card, rare_good"),
        ("contracts.cards.level1_favour_1.cube", "white", "'white' is not one of"),
        ("contracts.cards.level1_favour_1.any_good", -1, "any_good must be from 0 to 99"),
        ("library.breakthrough_at_scrolls.level_2", 2, "level_2 must ask for more scrolls than the level before"),
        ("influence_track.contract_level_from_index.level_1", 4, "must not fall from level to level"),
        ("solo.wall_pieces.colour_order", ["teal", "teal", "tan", "orange"], "must name each of purple, tan"),
        ("scoring_tiles.tiles.actions", ["wall", "wall", "palace", "mosque"], "must name different actions"),
        ("influence_track.length.spaces", 30, "influence_track.points.at_index must have 30 entries"),
        ("marketplace.cities.rayy.cost", {"teal": 10}, "one or two colours with 1 to 9 cubes"),
    ],
)
def test_what_the_rules_cannot_work_with_is_refused_by_name(path: str, value: Any, what: str) -> None:
    with pytest.raises(ComponentsError, match=what):
        MERV.new(2, None, corrected(path, value))


def test_a_corrected_value_is_what_the_game_plays_with() -> None:
    tables = corrected("marketplace.cities.rayy.cost", {"tan": 2})
    state = MERV.new(2, None, tables)
    again = MERV.from_json(state.to_json(), tables)
    assert again.to_json()["components"] == tables.digest != BASE.digest
    with pytest.raises(serai.Refusal, match="component tables"):
        MERV.from_json(state.to_json())


def test_a_shorter_mosque_can_be_played() -> None:
    play_all(corrected("mosque.length.rows", 9))
