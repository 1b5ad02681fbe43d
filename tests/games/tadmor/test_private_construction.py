"""I47: any one action of the Construction phase, and what cannot be done is not offered. (54, 109, 125)"""

import pytest

from tests.games.tadmor.scene import Scene, scene


def owner(**held: object) -> Scene:
    """Red has I47 with a ship on it; there is no mission to draw, and nobody has a tower."""
    return scene().deck().at_turn(4).give("red", tiles=["i47"], **held).on("red", "ship i47")


@pytest.mark.covers("improvement i47")
def test_i47_is_any_action_of_the_construction_phase() -> None:
    goods = {"wood": 9, "stone": 9, "marble": 9, "gold": 9}
    s = owner(hand=["k9"], **goods).give("blue", tower=3).constructs("red").play("use i47")
    assert s.legal() == [
        *["as rare-grey", "as rare-yellow", "as rare-red", "as tower-two-levels", "as traitor"],
        *["as kings-missions-1", "as temple-ebla", "as tower-one-level"],
    ]


@pytest.mark.ruling("125")
@pytest.mark.covers("improvement i47")
def test_i47_with_nothing_to_do_goes_home() -> None:
    s = owner(marble=9, gold=2).constructs("red")
    assert (s.of("red").goods, s.of("red").pieces) == ((0, 0, 9, 2), [])
    assert s.done


@pytest.mark.ruling("125")
@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"gold": 3, "marble": 1, "stone": 4}, ["as rare-grey", "as temple-ebla"]),
        ({"stone": 5, "wood": 1}, ["as rare-yellow", "as tower-one-level"]),
        ({"wood": 5, "marble": 2}, ["as rare-red", "as tower-two-levels"]),
    ],
)
def test_i47_offers_what_can_be_done_now(goods: dict[str, int], offered: list[str]) -> None:
    s = owner(**goods).constructs("red").play("use i47")
    assert s.legal() == offered


@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize(
    ("goods", "line", "tower"),
    [
        ({"wood": 2, "stone": 2}, "levels 2", 2),
    ],
)
def test_i47_builds_as_many_levels_as_the_slots_do(goods: dict[str, int], line: str, tower: int) -> None:
    s = owner(**goods).constructs("red").play("use i47", line)
    assert (s.of("red").tower, s.of("red").goods) == (tower, (0, 0, 0, 0))
    assert s.done


@pytest.mark.ruling("109")
@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize(
    ("goods", "top", "rare"),
    [
        ({"gold": 3}, "top myrrh", "glass_bottles"),
        ({"stone": 5}, "top ivory", "jade"),
        ({"wood": 5}, "top oils", "silk"),
    ],
)
def test_i47_fetches_any_colour_at_its_cost(goods: dict[str, int], top: str, rare: str) -> None:
    s = owner(**goods).constructs("red").play("use i47", top)
    assert (s.of("red").rare, s.of("red").goods) == ([rare], (0, 0, 0, 0))
    assert s.done


@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize(("line", "hand", "fulfilled"), [("draw", ["k9", "k10"], []), ("fulfil k9", [], ["k9"])])
def test_i47_draws_or_fulfils_a_mission(line: str, hand: list[str], fulfilled: list[str]) -> None:
    s = owner(hand=["k9"], wood=3, gold=3).deck("k10").constructs("red").play("use i47", "as kings-missions-1", line)
    assert (s.of("red").hand, s.of("red").fulfilled) == (hand, fulfilled)
    assert s.of("red").pieces == []


@pytest.mark.covers("improvement i47")
def test_i47_betrays_as_the_era_says() -> None:
    s = owner().give("blue", tower=3).constructs("red").play("use i47")
    assert s.of("blue").tower == 2
    assert s.done


@pytest.mark.ruling("54", "55")
@pytest.mark.covers("improvement i47")
def test_i47_builds_a_part_of_the_temple_and_brings_neither_mission_nor_points() -> None:
    s = owner(stone=4, marble=1).give("red", tiles=["i37"]).constructs("red").play("use i47")
    assert (s.of("red").temples, s.of("red").hand, s.of("red").points) == (["basement"], [], 0)
    assert s.done


@pytest.mark.covers("improvement i47")
def test_i47_may_be_the_action_already_taken_on_the_board() -> None:
    s = owner(gold=6).on("red", "ship rare_grey").constructs("red").play("use rare-grey", "top myrrh", "use i47")
    s.play("top incense")
    assert (s.of("red").rare, s.of("red").goods) == (["glass_bottles", "myrrh"], (0, 0, 0, 0))
    assert s.done


# Not offered ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("125")
@pytest.mark.parametrize(
    "piece",
    [
        *["ship rare_grey", "ship rare_yellow", "ship rare_red", "camel temple_palmyra", "camel temple_ebla"],
        *["camel tower_one_level", "camel tower_two_levels", "camel traitor", "ship i37"],
    ],
)
def test_a_piece_whose_action_is_impossible_goes_home_with_the_window(piece: str) -> None:
    s = scene().deck().at_turn(4).give("red", tiles=["i37", "i47"], hand=["k9"]).on("red", piece).constructs("red")
    if "traitor" not in piece:  # the good of a mission cannot help him
        assert s.legal() == ["done", "discard k9", "rest-missions"]
        s.play("done")
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.ruling("125", "128")
@pytest.mark.parametrize("piece", ["camel kings_missions_1", "camel kings_missions_2", "ship i47"])
def test_missions_are_impossible_only_without_a_card_in_hand_or_to_draw(piece: str) -> None:
    s = scene().deck().at_turn(4).give("red", tiles=["i47"]).on("red", piece).constructs("red")
    assert s.of("red").pieces == []  # the window has closed: there was nothing to do in it
    assert s.done


@pytest.mark.ruling("125")
def test_an_action_is_offered_as_soon_as_it_becomes_possible() -> None:
    s = scene().give("red", tiles=["i4"], stone=3).on("red", "ship rare_grey").constructs("red")
    s.play("trade stone-gold", "trade stone-gold")
    assert not s.offers("use rare-grey")
    s.play("trade stone-gold", "use rare-grey", "top myrrh")
    assert s.of("red").rare == ["glass_bottles"]
    assert s.done
