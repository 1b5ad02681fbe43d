"""What is resolved at any time: goods collected, peace gifts, the caravan and the shipyard."""

import pytest

from tests.games.tadmor.board import piece_for
from tests.games.tadmor.scene import scene

GOODS = ["wood", "stone", "marble", "gold"]
ERAS = {1: 0, 4: 1, 7: 2}
"""The first turn of each era."""

YIELDS = {
    "wood_ship_1": (3, 4, 5),
    "wood_ship_2": (3, 4, 5),
    "wood_camel": (2, 3, 4),
    "stone_ship_1": (3, 4, 5),
    "stone_ship_2": (3, 4, 5),
    "stone_camel": (2, 3, 4),
    "marble_ship_1": (2, 3, 4),
    "marble_ship_2": (2, 3, 4),
    "marble_camel": (1, 2, 3),
    "gold_ship_1": (2, 3, 4),
    "gold_ship_2": (2, 3, 4),
    "gold_camel": (1, 2, 3),
}
"""Goods in the three eras."""

BONUSES = {"wood": ["i10", "i12"], "stone": ["i11", "i13"], "marble": ["i29", "i31"], "gold": ["i30", "i32"]}
"""The tiles that add one when a ship collects this good."""


def goods(good: str, amount: int) -> tuple[int, ...]:
    return tuple(amount if name == good else 0 for name in GOODS)


def good_of(slot: str) -> str:
    return slot.split("_", maxsplit=1)[0]


# Goods ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("122")
@pytest.mark.covers(*[f"slot {slot}" for slot in YIELDS])
@pytest.mark.parametrize("turn", ERAS)
@pytest.mark.parametrize("slot", YIELDS)
def test_a_piece_collects_what_the_era_gives_there_into_the_warehouse(slot: str, turn: int) -> None:
    s = scene().at_turn(turn).on("red", f"{piece_for(slot)} {slot}").constructs("red")
    assert s.of("red").warehouse == goods(good_of(slot), YIELDS[slot][ERAS[turn]])
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.covers(*[f"improvement {tile}" for tiles in BONUSES.values() for tile in tiles])
@pytest.mark.parametrize("tile", [tile for tiles in BONUSES.values() for tile in tiles])
@pytest.mark.parametrize("slot", YIELDS)
def test_a_tile_adds_one_to_what_a_ship_collects_of_its_good(slot: str, tile: str) -> None:
    s = scene().give("red", tiles=[tile]).on("red", f"{piece_for(slot)} {slot}").constructs("red")
    more = 1 if "ship" in slot and tile in BONUSES[good_of(slot)] else 0
    assert s.of("red").goods == goods(good_of(slot), YIELDS[slot][0] + more)
    assert s.done


@pytest.mark.ruling("35")
@pytest.mark.covers(*[f"improvement {tile}" for tiles in BONUSES.values() for tile in tiles])
@pytest.mark.parametrize("good", GOODS)
def test_two_tiles_of_one_good_add_up_for_every_ship(good: str) -> None:
    s = scene().give("red", tiles=BONUSES[good]).on("red", f"ship {good}_ship_1", f"ship {good}_ship_2")
    assert s.constructs("red").of("red").goods == goods(good, 2 * (YIELDS[f"{good}_ship_1"][0] + 2))
    assert s.done


def test_a_tile_of_another_player_adds_nothing() -> None:
    s = scene().give("blue", tiles=["i10"]).on("red", "ship wood_ship_1").constructs("red")
    assert s.of("red").goods == (3, 0, 0, 0)
    assert s.done


# Peace gifts ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("slot peace_gifts_1", "slot peace_gifts_2", "improvement i44")
@pytest.mark.parametrize("turn", ERAS)
@pytest.mark.parametrize(("slot", "points"), [("peace_gifts_1", (1, 2, 3)), ("peace_gifts_2", (2, 3, 4))])
@pytest.mark.parametrize(("tiles", "times"), [([], 1), (["i44"], 2)])
def test_peace_gifts_score_by_the_era_and_double_with_i44(
    turn: int, slot: str, points: tuple[int, int, int], tiles: list[str], times: int
) -> None:
    s = scene().at_turn(turn).give("red", tiles=tiles).on("red", f"camel {slot}").constructs("red")
    assert s.of("red").points_from("gifts") == points[ERAS[turn]] * times
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.covers("improvement i44")
def test_both_peace_gifts_with_i44_in_the_third_era_score_14() -> None:
    s = scene().at_turn(9).give("red", tiles=["i44"]).on("red", "camel peace_gifts_1", "camel peace_gifts_2")
    assert s.constructs("red").of("red").points == 14
    assert s.done


# Caravan --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("69")
@pytest.mark.covers("slot caravan")
@pytest.mark.parametrize(
    ("camels", "tower", "fulfilled", "returned", "gained"),
    [
        (3, 4, 0, 0, 0),
        (3, 5, 0, 0, 1),
        (3, 4, 1, 0, 0),
        (3, 0, 2, 0, 1),
        (3, 0, 1, 1, 1),
        (3, 0, 0, 2, 1),
        (4, 9, 1, 0, 0),
        (4, 10, 0, 0, 1),
        (4, 4, 3, 0, 0),
        (4, 4, 2, 1, 0),
        (4, 0, 4, 0, 1),
        (4, 0, 1, 3, 1),
        (4, 5, 2, 0, 1),
        (4, 5, 1, 1, 1),
        (4, 5, 1, 0, 0),
        (4, 9, 0, 1, 0),
        (5, 20, 3, 3, 0),
    ],
)
def test_the_caravan_brings_a_camel_for_a_tower_or_missions_or_some_of_both(
    camels: int, tower: int, fulfilled: int, returned: int, gained: int
) -> None:
    s = scene().give("red", camels=camels, tower=tower)
    s.give("red", fulfilled=["k9", "k10", "k14", "k23"][:fulfilled], returned=["k24", "k1", "k2"][:returned])
    s.on("red", "camel caravan").constructs("red")
    assert s.of("red").camels == camels + gained
    assert s.of("red").pieces == ([] if gained else ["camel caravan"])
    assert s.done


# Shipyard -------------------------------------------------------------------------------------------------------------

SET = ["glass_bottles", "jade", "silk"]
OTHER_SET = ["myrrh", "ivory", "oils"]


@pytest.mark.ruling("66")
@pytest.mark.covers("slot shipyard")
@pytest.mark.parametrize(
    ("ships", "rare", "gained"),
    [
        (2, SET, 1),
        (2, OTHER_SET, 1),
        (2, SET[:2], 0),
        (2, SET[1:], 0),
        (2, ["glass_bottles", "myrrh", "incense", "jade", "ivory", "porcelain"], 0),
        (3, SET, 0),
        (3, SET + SET, 1),
        (3, SET + OTHER_SET, 1),
        (3, SET + OTHER_SET[:2], 0),
        (3, [*SET, "glass_bottles", "jade", "ivory"], 0),
        (4, SET + SET + OTHER_SET, 0),
    ],
)
def test_the_shipyard_brings_a_ship_for_one_or_two_of_each_colour(ships: int, rare: list[str], gained: int) -> None:
    s = scene().give("red", ships=ships, rare=rare).on("red", "camel shipyard").constructs("red")
    assert s.of("red").ships == ships + gained
    assert sorted(s.of("red").rare) == sorted(rare)  # nothing is spent
    assert s.done
