"""Rare goods: three stacks of which the top is known, buying and fetching, sets. (61, 62, 66)"""

import pytest

from serai.core.step import CHANCE
from tests.games.tadmor.scene import Scene, scene

STACKS = {
    "grey": ({"gold": 3}, ["glass_bottles", "incense", "myrrh"]),
    "yellow": ({"stone": 5}, ["jade", "ivory", "porcelain"]),
    "red": ({"wood": 5}, ["silk", "perfume", "oils"]),
}
PLENTY = {"wood": 20, "stone": 20, "marble": 20, "gold": 20}


def chance(s: Scene) -> dict[str, int]:
    """What may come to light, each with its weight."""
    assert s.t.actor == CHANCE
    return {s.t.notation(action): weight for action, weight in s.t.chance()}


def dashed(kind: str) -> str:
    return kind.replace("_", "-")


# Buying ---------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("61")
@pytest.mark.parametrize("colour", STACKS)
@pytest.mark.parametrize("at", [0, 1, 2])
def test_the_top_of_a_stack_is_bought_and_chance_turns_up_the_next(colour: str, at: int) -> None:
    cost, kinds = STACKS[colour]
    s = scene().tops(kinds[at]).give("red", **cost).on("red", f"ship rare_{colour}").constructs("red")
    s.play(f"use rare-{colour}")
    assert (s.of("red").rare, s.of("red").goods) == ([kinds[at]], (0, 0, 0, 0))
    left = {f"top {dashed(kind)}": 3 if kind == kinds[at] else 4 for kind in kinds}
    assert chance(s) == left  # of four copies each, one is gone
    s.play(f"top {dashed(kinds[2])}")
    assert kinds[2] in s.on_top()
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.parametrize("colour", STACKS)
def test_a_rare_good_is_not_bought_for_a_good_less(colour: str) -> None:
    cost, _ = STACKS[colour]
    goods = {**PLENTY, **{good: number - 1 for good, number in cost.items()}}
    s = scene().give("red", **goods).on("red", f"ship rare_{colour}").constructs("red")
    assert s.of("red").rare == []
    assert s.done


@pytest.mark.ruling("61")
@pytest.mark.parametrize(("players", "copies"), [(2, 2), (3, 3), (4, 4)])
def test_the_weights_are_the_tiles_left_below_with_any_number_of_players(players: int, copies: int) -> None:
    s = scene(players).give("red", gold=3).give("blue", rare=["incense"]).on("red", "ship rare_grey").constructs("red")
    s.play("use rare-grey")
    left = {"top glass-bottles": copies - 1, "top incense": copies - 1, "top myrrh": copies}
    assert chance(s) == left
    s.play("top myrrh")
    assert s.done


@pytest.mark.ruling("61")
def test_a_kind_that_is_gone_from_a_stack_cannot_come_to_light() -> None:
    s = scene().stack("jade", "ivory", "ivory", "jade").give("red", stone=5).on("red", "ship rare_yellow")
    s.constructs("red").play("use rare-yellow")
    assert chance(s) == {"top jade": 1, "top ivory": 2}
    s.play("top ivory")
    assert s.done


@pytest.mark.ruling("61")
def test_the_last_kind_of_a_stack_comes_to_light_by_itself() -> None:
    s = scene().stack("jade", "ivory").give("red", stone=5).on("red", "ship rare_yellow").constructs("red")
    s.play("use rare-yellow")
    assert s.on_top() == ["glass_bottles", "ivory", "silk"]
    assert s.done


@pytest.mark.ruling("61")
def test_the_last_tile_leaves_an_empty_stack() -> None:
    s = scene().stack("jade").give("red", stone=5).on("red", "ship rare_yellow").constructs("red")
    s.play("use rare-yellow")
    assert (s.of("red").rare, s.on_top()) == (["jade"], ["glass_bottles", None, "silk"])
    assert s.done


# Empty stacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("62", "125")
@pytest.mark.covers("improvement i9", "improvement i43")
@pytest.mark.parametrize("colour", STACKS)
def test_an_empty_stack_gives_no_tile_and_nothing_is_paid(colour: str) -> None:
    s = scene().empty(colour).give("red", tiles=["i9", "i43"], points=10, **PLENTY).on("red", f"ship rare_{colour}")
    s.constructs("red")
    assert (s.of("red").goods, s.of("red").points, s.of("red").pieces) == ((20, 20, 20, 20), 10, [])
    assert s.done


# Fetching -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("61")
@pytest.mark.covers("mission k1", "mission k2")
@pytest.mark.parametrize("mission", ["k1", "k2"])
def test_k1_and_k2_fetch_any_tile_of_any_stack_which_is_then_shuffled(mission: str) -> None:
    s = scene().give("red", fulfilled=[mission], **PLENTY).constructs("red").play(f"return {mission}")
    assert s.legal() == [f"rare-good {dashed(kind)}" for _, kinds in STACKS.values() for kind in kinds]
    s.play("rare-good porcelain")
    assert (s.of("red").rare, s.of("red").goods) == (["porcelain"], (20, 20, 20, 20))
    assert chance(s) == {"top jade": 4, "top ivory": 4, "top porcelain": 3}  # the jade on top is shuffled in
    s.play("top porcelain")
    assert s.on_top() == ["glass_bottles", "porcelain", "silk"]
    assert s.of("red").returned == [mission]
    assert s.done


@pytest.mark.ruling("61", "62")
@pytest.mark.covers("mission k1")
def test_only_what_lies_in_the_stacks_can_be_fetched() -> None:
    s = scene().empty("grey").stack("jade", "ivory").stack("oils").give("red", fulfilled=["k1"]).constructs("red")
    s.play("return k1")
    assert s.legal() == ["rare-good jade", "rare-good ivory", "rare-good oils"]
    s.play("rare-good ivory")
    assert s.on_top() == [None, "jade", "oils"]
    assert s.done


@pytest.mark.ruling("62")
@pytest.mark.covers("mission k1", "mission k2")
@pytest.mark.parametrize("mission", ["k1", "k2"])
def test_with_all_stacks_empty_neither_card_is_returned(mission: str) -> None:
    s = scene().empty("grey", "yellow", "red").give("red", fulfilled=[mission]).constructs("red")
    assert s.of("red").fulfilled == [mission]
    assert s.done


# Sets -----------------------------------------------------------------------------------------------------------------

KINDS = [kind for _, kinds in STACKS.values() for kind in kinds]


@pytest.mark.ruling("66")
@pytest.mark.parametrize(
    ("number", "points"), [(0, 0), (1, 5), (2, 10), (3, 15), (4, 25), (5, 35), (6, 45), (7, 60), (8, 75), (9, 90)]
)
def test_different_rare_goods_are_worth_the_more_the_larger_their_set(number: int, points: int) -> None:
    s = scene().give("red", rare=KINDS[:number]).scores()
    assert s.of("red").points_from("rare_goods") == points
    assert s.done


@pytest.mark.ruling("66")
@pytest.mark.parametrize(
    ("rare", "points"),
    [
        (["jade", "jade"], 10),
        (["jade", "jade", "jade", "silk"], 20),  # jade and silk, and two sets of one jade
        ([*KINDS[:4], *KINDS[:4]], 50),
        ([*KINDS, *KINDS[:3]], 105),
        ([*KINDS[:6], *KINDS[2:4], "incense"], 60),
        ([*KINDS[:5], "incense", "ivory", "incense", "incense"], 55),
    ],
)
def test_sets_are_counted_in_layers_of_different_goods(rare: list[str], points: int) -> None:
    s = scene().give("red", rare=rare).scores()
    assert s.of("red").points_from("rare_goods") == points
    assert s.done


@pytest.mark.ruling("66")
@pytest.mark.parametrize(
    ("ships", "rare", "after"),
    [
        (2, ["incense", "jade", "oils"], 3),
        (2, ["incense", "myrrh", "jade", "ivory"], 2),
        (3, ["incense", "jade", "oils"], 3),
        (3, ["incense", "incense", "jade", "ivory", "oils", "oils"], 4),
        (3, ["incense", "incense", "myrrh", "jade", "ivory", "porcelain", "oils"], 3),
    ],
)
def test_the_shipyard_looks_at_colours_only_and_spends_nothing(ships: int, rare: list[str], after: int) -> None:
    s = scene().give("red", ships=ships, rare=rare).on("red", "camel shipyard").constructs("red")
    assert (s.of("red").ships, sorted(s.of("red").rare)) == (after, sorted(rare))
    assert s.done
