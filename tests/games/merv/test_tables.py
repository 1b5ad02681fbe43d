"""Corrected tables: whatever an owner writes either plays to the end or is refused in one line."""

from typing import Any

import pytest

import serai
from serai.core.components import ComponentsError
from tests.tables import Owner

MERV = serai.game("merv")
OWNER = Owner(MERV, ["teal", "favour"])


@pytest.mark.parametrize("part", range(8))
def test_every_correction_plays_to_the_end_or_is_refused(part: int) -> None:
    played, refused = OWNER.check(OWNER.values(part, 8))
    assert min(played, refused) > 20


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
        ("scoring_tiles.tiles.actions", ["wall", "wall", "palace", "mosque"], "must not name anything twice"),
        ("influence_track.length.spaces", 30, "influence_track.points.at_index must have 30 entries"),
        ("marketplace.cities.rayy.cost", {"teal": 10}, "one or two colours with 1 to 9 cubes"),
    ],
)
def test_what_the_rules_cannot_work_with_is_refused_by_name(path: str, value: Any, what: str) -> None:
    with pytest.raises(ComponentsError, match=what):
        MERV.new(2, None, OWNER.corrected(path, value))


def test_a_corrected_value_is_what_the_game_plays_with() -> None:
    tables = OWNER.corrected("marketplace.cities.rayy.cost", {"tan": 2})
    state = MERV.new(2, None, tables)
    again = MERV.from_json(state.to_json(), tables)
    assert again.to_json()["components"] == tables.digest != OWNER.base.digest
    with pytest.raises(serai.Refusal, match="component tables"):
        MERV.from_json(state.to_json())


def test_a_shorter_mosque_can_be_played() -> None:
    OWNER.play_all(OWNER.corrected("mosque.length.rows", 9))
