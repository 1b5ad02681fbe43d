"""The Kingdom phase: its order, the tower's prestige, the taxman, war supplies. (6, 27, 73 to 75, 114)"""

import pytest

from serai.games.tadmor.constants import SEATS
from tests.games.tadmor.scene import Scene, scene


def towers(s: Scene, *heights: int) -> Scene:
    for seat, height in zip(SEATS, heights, strict=False):
        s.give(seat, tower=height)
    return s


# The order ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("6")
def test_prestige_comes_before_the_taxman_then_war_supplies_then_first_to_play() -> None:
    s = towers(scene(), 3, 1).give("red", tiles=["i16"], gold=1).give("blue", gold=1).at_turn(4)
    s.give("green", tiles=["i46"]).on("yellow", "camel taxman")
    s.on("blue", "ship war_supplies").on("red", "camel first_to_play").kingdom()
    assert (s.of("red").points, s.waits_for("red"), s.offers("pay-tax")) == (2, True, True)
    s.play("pay-tax")
    assert s.waits_for("blue")
    assert s.of("blue").points == 0
    s.play("pay-tax")
    assert (s.of("blue").points, s.legal()) == (1, ["good wood", "good stone"])
    s.play("good wood")
    assert s.done


# Tower's prestige -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("73")
@pytest.mark.covers("improvement i16", "improvement i17", "improvement i35", "improvement i36")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (["i16"], 2),
        (["i17"], 2),
        (["i35"], 3),
        (["i36"], 3),
        (["i16", "i17"], 4),
        (["i17", "i35"], 5),
        (["i16", "i17", "i35", "i36"], 10),
        ([], 0),
    ],
)
def test_the_tallest_tower_scores_what_all_its_owners_tiles_say_together(tiles: list[str], points: int) -> None:
    s = towers(scene(), 4, 3, 3).give("red", tiles=tiles).kingdom()
    assert s.of("red").points == s.of("red").points_from("prestige") == points
    assert s.done


@pytest.mark.ruling("73")
@pytest.mark.covers("improvement i16", "improvement i35")
@pytest.mark.parametrize("heights", [(4, 4, 0, 0), (4, 5, 0, 0), (0, 0, 0, 0), (7, 6, 7, 7), (1, 0, 0, 2)])
def test_a_tower_that_is_not_taller_than_all_others_scores_nothing(heights: tuple[int, ...]) -> None:
    s = towers(scene(), *heights).give("red", tiles=["i16", "i35"]).kingdom()
    assert [s.of(seat).points for seat in SEATS] == [0, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("73")
@pytest.mark.covers("improvement i36")
def test_only_the_tiles_of_the_tallest_towers_owner_count() -> None:
    s = towers(scene(), 5, 2).give("red", tiles=["i16"]).give("blue", tiles=["i35", "i36"]).kingdom()
    assert (s.of("red").points, s.of("blue").points) == (2, 0)
    assert s.done


@pytest.mark.ruling("36", "73")
@pytest.mark.covers("improvement i16")
def test_a_prestige_tile_bought_this_turn_scores_this_turn() -> None:
    s = towers(scene(2), 1).give("red", wood=1).display("i16").on("red", "camel improvement_1").resolves()
    s.play("take i16")
    assert s.of("red").points == 2
    assert s.t.turn == 2


# The taxman -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_the_first_era_the_taxman_wants_nothing(turn: int) -> None:
    s = scene(2).give("red", gold=5).at_turn(turn).kingdom()
    assert (s.of("red").goods, s.of("red").points) == ((0, 0, 0, 5), 0)
    assert s.done


@pytest.mark.ruling("74")
@pytest.mark.parametrize(("turn", "gold", "points"), [(4, 1, 3), (6, 1, 3), (7, 2, 6), (9, 2, 6)])
def test_the_taxman_wants_all_his_gold_or_takes_all_the_points(turn: int, gold: int, points: int) -> None:
    s = scene(2).give("red", gold=5, points=10).give("blue", gold=5, points=10).at_turn(turn).kingdom()
    assert s.waits_for("red")
    assert s.legal() == ["pay-tax", "refuse-tax"]
    s.play("pay-tax", "refuse-tax")
    assert (s.of("red").goods[3], s.of("red").points) == (5 - gold, 10)
    assert (s.of("blue").goods[3], s.of("blue").points) == (5, 10 - points)
    assert s.of("blue").points_from("taxman") == -points
    assert s.done


@pytest.mark.ruling("74", "114")
def test_with_too_little_gold_all_the_points_are_lost_without_a_question() -> None:
    s = scene(2).give("red", gold=1, marble=9, points=10).give("blue", points=10).at_turn(7).kingdom()
    assert (s.of("red").goods, s.of("red").points) == ((0, 0, 9, 1), 4)  # nothing in between
    assert s.of("blue").points == 4
    assert s.done


@pytest.mark.ruling("74", "82")
def test_the_taxman_may_take_a_player_below_zero() -> None:
    s = scene(2).give("red", points=2).give("blue", points=0).at_turn(8).kingdom()
    assert (s.of("red").points, s.of("blue").points) == (-4, -6)
    assert s.done


@pytest.mark.ruling("114")
@pytest.mark.parametrize(("gold", "traded", "left"), [(0, 2, (0, 0)), (1, 1, (0, 0)), (2, 1, (1, 0)), (3, 0, (1, 0))])
def test_the_tax_is_paid_from_either_area(gold: int, traded: int, left: tuple[int, int]) -> None:
    s = scene(2).give("red", gold=gold, traded={"gold": traded}).at_turn(7).on("blue", "camel taxman").kingdom()
    s.play("pay-tax")
    assert (s.of("red").warehouse[3], s.of("red").traded[3]) == left
    assert s.done


@pytest.mark.ruling("91", "114")
def test_the_taxman_asks_in_play_order() -> None:
    s = scene(3).first("green").at_turn(4)
    for seat in SEATS[:3]:
        s.give(seat, gold=1)
    s.kingdom()
    for seat in ("green", "red", "blue"):
        assert s.waits_for(seat)
        s.play("pay-tax")
    assert s.done


@pytest.mark.ruling("114")
@pytest.mark.covers("slot taxman", "improvement i46")
def test_the_slot_and_i46_spare_their_owner_alone_the_tax() -> None:
    s = scene(3).at_turn(7).on("red", "camel taxman").give("blue", tiles=["i46"])
    for seat in SEATS[:3]:
        s.give(seat, gold=2, points=10)
    s.kingdom()
    assert s.waits_for("green")
    s.play("refuse-tax")
    assert [s.of(seat).points for seat in SEATS[:3]] == [10, 10, 4]
    assert [s.of(seat).goods[3] for seat in SEATS[:3]] == [2, 2, 2]
    assert s.done


@pytest.mark.ruling("27")
@pytest.mark.covers("slot taxman")
def test_a_piece_driven_off_the_taxman_slot_spares_nobody_the_tax() -> None:
    s = scene(2).give("red", points=10).on("red", "camel taxman").holds("blue", "damascus").at_turn(4)
    s.marauders().kingdom()
    assert (s.of("red").points, s.of("blue").points) == (7, -3)
    assert s.done


# War supplies ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("75")
@pytest.mark.covers("slot war_supplies")
def test_the_example_of_the_book_11_levels_over_7_are_4_points() -> None:
    s = towers(scene(3), 15, 11, 7).on("blue", "camel war_supplies").kingdom()
    assert [s.of(seat).points for seat in SEATS[:3]] == [0, 4, 0]
    assert s.of("blue").points_from("war_supplies") == 4
    assert s.of("blue").pieces == []
    assert s.done


@pytest.mark.ruling("75")
@pytest.mark.covers("slot war_supplies")
@pytest.mark.parametrize("piece", ["camel", "ship"])
@pytest.mark.parametrize(
    ("heights", "points"), [((15, 11, 7), 8), ((7, 11, 7), 0), ((3, 11, 7), 0), ((5, 0, 0), 5), ((4, 4, 4), 0)]
)
def test_war_supplies_score_the_levels_above_the_lowest_tower_of_all(
    piece: str, heights: tuple[int, ...], points: int
) -> None:
    s = towers(scene(3), *heights).on("red", f"{piece} war_supplies").kingdom()
    assert [s.of(seat).points for seat in SEATS[:3]] == [points, 0, 0]
    assert s.done


@pytest.mark.ruling("75")
@pytest.mark.covers("improvement i48", "slot war_supplies")
def test_with_i48_two_players_can_score_war_supplies() -> None:
    s = towers(scene(3), 15, 11, 7).give("red", tiles=["i48"]).on("red", "camel i48").on("blue", "ship war_supplies")
    s.kingdom().play("use i48")
    assert [s.of(seat).points_from("war_supplies") for seat in SEATS[:3]] == [8, 4, 0]
    assert s.done
