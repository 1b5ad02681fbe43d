"""Building the tower: bands, single levels, levels two by two, wood saved. (45 to 47, 50, 53, 104)"""

import pytest

from tests.games.tadmor.scene import Scene, scene

ONE: dict[int, tuple[int, ...]] = {1: (1, 1, 0, 0), 6: (0, 2, 0, 0), 11: (0, 3, 0, 0), 16: (0, 5, 0, 0)}
"""What a single level costs from this one on, in wood, stone, marble and gold."""
TWO: dict[int, tuple[int, ...]] = {1: (1, 0, 2, 0), 6: (2, 0, 2, 0), 11: (3, 0, 3, 0), 16: (5, 0, 5, 0)}
"""What two levels together cost, if the first of them is this one or a later one."""


def price(table: dict[int, tuple[int, ...]], level: int) -> tuple[int, ...]:
    return table[max(first for first in table if first <= level)]


def builder(slot: str, tower: int, cost: tuple[int, ...], **held: object) -> Scene:
    """Red's Construction window with so much in the warehouse."""
    goods = dict(zip(["wood", "stone", "marble", "gold"], cost, strict=True))
    s = scene().give("red", tower=tower, **goods, **held).on("red", f"camel {slot}")
    return s.constructs("red")


# Costs ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 5, 6, 10, 11, 15, 16, 17, 20, 21, 30])
def test_a_single_level_costs_what_its_band_asks(level: int) -> None:
    s = builder("tower_one_level", level - 1, price(ONE, level)).play("use tower-one-level")
    assert (s.of("red").tower, s.of("red").goods) == (level, (0, 0, 0, 0))
    assert s.done


@pytest.mark.parametrize(
    ("level", "goods"),
    [
        (1, (1, 0, 9, 9)),
        (5, (0, 1, 9, 9)),
        (6, (9, 1, 9, 9)),
        (10, (9, 1, 9, 9)),
        (11, (9, 2, 9, 9)),
        (16, (9, 4, 9, 9)),
    ],
)
def test_a_single_level_is_not_built_for_a_good_less(level: int, goods: tuple[int, ...]) -> None:
    s = builder("tower_one_level", level - 1, goods)
    assert (s.of("red").tower, s.of("red").pieces) == (level - 1, [])
    assert s.done


@pytest.mark.ruling("45", "46")
@pytest.mark.parametrize("level", [1, 2, 4, 5, 6, 7, 9, 10, 11, 14, 15, 16, 20, 31])
def test_two_levels_together_cost_what_the_band_of_the_first_asks(level: int) -> None:
    s = builder("tower_two_levels", level - 1, price(TWO, level)).play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (level + 1, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("45")
@pytest.mark.parametrize("cost", [(1, 0, 1, 0), (0, 0, 2, 0), (0, 5, 2, 5), (5, 5, 1, 5)])
def test_one_level_of_the_two_cannot_be_bought(cost: tuple[int, ...]) -> None:
    s = builder("tower_two_levels", 0, cost)
    assert (s.of("red").tower, s.of("red").pieces) == (0, [])
    assert s.done


# How often ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("45")
@pytest.mark.covers("option two_level_tower")
def test_by_option_levels_are_built_two_at_a_time_as_often_as_they_can_be_paid() -> None:
    s = scene(two_level_tower="repeatable").give("red", tower=3, wood=8, marble=7).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")  # 4 and 5, 6 and 7, 8 and 9
    assert s.legal() == ["pairs 1", "pairs 2", "pairs 3"]
    s.play("pairs 3")
    assert (s.of("red").tower, s.of("red").goods) == (9, (3, 0, 1, 0))
    assert s.done


@pytest.mark.ruling("45")
@pytest.mark.covers("option two_level_tower")
def test_the_two_level_action_builds_two_levels_and_no_more() -> None:
    s = scene().give("red", wood=8, marble=8).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (2, (7, 0, 6, 0))
    assert s.done


@pytest.mark.covers("option two_level_tower")
def test_single_levels_are_built_as_often_as_they_can_be_paid() -> None:
    s = scene().give("red", wood=3, stone=3).on("red", "camel tower_one_level")
    s.constructs("red").play("use tower-one-level", "levels 3")
    assert s.of("red").tower == 3
    assert s.done


@pytest.mark.ruling("45")
@pytest.mark.covers("option two_level_tower")
def test_a_private_stand_in_may_build_two_more() -> None:
    s = scene().give("red", tiles=["i47"], wood=4, marble=4).deck()
    s.on("red", "camel tower_two_levels", "camel i47").constructs("red").play("use tower-two-levels", "use i47")
    assert (s.of("red").tower, s.of("red").goods) == (4, (2, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("104")
def test_a_tower_piece_is_resolved_in_one_go_and_goes_home() -> None:
    s = builder("tower_one_level", 4, (1, 5, 0, 0), tiles=["i3"]).play("use tower-one-level")
    assert s.legal() == ["levels 1", "levels 2", "levels 3"]  # neither a trade nor a way out
    s.play("levels 2")
    assert (s.of("red").tower, s.of("red").goods, s.of("red").pieces) == (6, (0, 2, 0, 0), [])
    assert s.legal() == ["done", "trade stone-marble"]  # the stone left builds nothing more
    assert s.play("done").done


@pytest.mark.ruling("104")
def test_what_is_wanted_for_the_tower_is_collected_and_traded_for_first() -> None:
    s = scene().give("red", tiles=["i1"]).on("red", "camel tower_two_levels", "ship wood_ship_1").constructs("red")
    assert not s.offers("use tower-two-levels")
    s.play("trade wood-marble", "trade wood-marble", "use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (2, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("47")
@pytest.mark.parametrize(
    ("lines", "goods"),
    [
        (["use tower-one-level", "use tower-two-levels"], {"wood": 3, "stone": 1, "marble": 2}),  # 5, then 6 and 7
        (["use tower-two-levels", "use tower-one-level"], {"wood": 1, "stone": 2, "marble": 2}),  # 5 and 6, then 7
    ],
)
def test_both_tower_actions_in_one_turn_go_on_from_the_height_reached(lines: list[str], goods: dict[str, int]) -> None:
    s = scene().give("red", tower=4, **goods).on("red", "camel tower_one_level", "camel tower_two_levels")
    s.constructs("red").play(*lines)
    assert (s.of("red").tower, s.of("red").goods) == (7, (0, 0, 0, 0))
    assert s.done


# Without wood ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("50")
@pytest.mark.covers("improvement i18")
@pytest.mark.parametrize("level", [1, 6, 11, 16])
def test_i18_saves_the_wood_and_nothing_else(level: int) -> None:
    stone = (0, *price(ONE, level)[1:])
    s = builder("tower_one_level", level - 1, stone, tiles=["i18"]).play("use tower-one-level")
    assert (s.of("red").tower, s.of("red").goods) == (level, (0, 0, 0, 0))
    assert s.done
    marble = (0, *price(TWO, level)[1:])
    s = builder("tower_two_levels", level - 1, marble, tiles=["i18"]).play("use tower-two-levels")
    assert (s.of("red").tower, s.of("red").goods) == (level + 1, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("50")
@pytest.mark.covers("improvement i18")
def test_with_i18_the_wood_one_has_is_kept() -> None:
    s = builder("tower_one_level", 0, (4, 2, 0, 0), tiles=["i18"]).play("use tower-one-level", "levels 2")
    assert (s.of("red").tower, s.of("red").goods) == (2, (4, 0, 0, 0))
    assert s.done


# Without end ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("53")
def test_neither_cards_nor_cubes_of_the_tower_run_out() -> None:
    s = scene().give("red", tower=61, stone=50)
    for seat in ("blue", "green", "yellow"):
        s.give(seat, tower=60)
    s.on("red", "camel tower_one_level").constructs("red").play("use tower-one-level", "levels 10")
    assert (s.of("red").tower, s.of("red").goods) == (71, (0, 0, 0, 0))
    assert s.done
