"""Buying improvements: slot by slot, at the price of the era; what a tile does from then on. (28, 29, 36, 100, 101)"""

import pytest

from serai.core.step import CHANCE
from serai.games.tadmor.constants import SLOTS
from tests.games.tadmor.scene import Scene, scene


def on_improvements(*seats: str) -> Scene:
    """These seats stand on the improvement slots from the first on, with a good each."""
    s = scene()
    for at, seat in enumerate(seats):
        s.on(seat, f"camel improvement_{at + 1}").give(seat, wood=1)
    return s


# The order ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("28")
@pytest.mark.parametrize("first", ["red", "blue", "green"])
def test_the_slots_are_resolved_by_their_number_whoever_is_first_to_play(first: str) -> None:
    s = on_improvements("yellow", "green", "red", "blue").display("i5", "i8", "i10", "i14").first(first).improves()
    for seat, tile in [("yellow", "i14"), ("green", "i5"), ("red", "i10"), ("blue", "i8")]:
        assert s.waits_for(seat)
        s.play(f"take {tile}")
        assert s.of(seat).tiles == [tile]
    assert s.on_display() == []
    assert s.done


@pytest.mark.ruling("28")
def test_whoever_holds_two_slots_buys_two_improvements_with_others_in_between() -> None:
    s = scene().give("red", wood=2).give("blue", wood=1).display("i5", "i8", "i10", "i14")
    s.on("red", "camel improvement_1", "camel improvement_3").on("blue", "camel improvement_2").improves()
    s.play("take i5")
    assert s.waits_for("blue")
    s.play("take i8")
    assert s.waits_for("red")
    s.play("take i10")
    assert (s.of("red").tiles, s.of("blue").tiles) == (["i5", "i10"], ["i8"])
    assert s.done


@pytest.mark.ruling("28")
def test_a_piece_buys_one_tile_and_goes_home() -> None:
    s = scene().give("red", wood=5).display("i5", "i8").on("red", "camel improvement_1").improves().play("take i5")
    assert (s.of("red").tiles, s.of("red").goods, s.of("red").pieces) == (["i5"], (4, 0, 0, 0), [])
    assert s.on_display() == ["i8"]
    assert s.done


# The price ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("28")
@pytest.mark.parametrize(("turn", "price"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_an_improvement_costs_as_many_goods_as_the_era_counts(turn: int, price: int) -> None:
    s = scene().at_turn(turn).give("red", stone=price).display("i5").on("red", "camel improvement_1").improves()
    s.play("take i5")
    assert s.of("red").goods == (0, 0, 0, 0)
    assert s.done
    s = scene().at_turn(turn).give("red", stone=price - 1).display("i5").on("red", "camel improvement_1").improves()
    assert s.done  # a good too few: the action is lost
    assert (s.of("red").tiles, s.of("red").pieces) == ([], [])


@pytest.mark.ruling("28", "126")
def test_the_price_is_paid_in_any_goods_asked_from_wood_to_gold() -> None:
    s = scene().at_turn(7).give("red", wood=1, stone=1, marble=1, gold=2).display("i5")
    s.on("red", "camel improvement_1").improves().play("take i5")
    assert s.legal() == ["pay wood", "pay stone", "pay marble"]  # after a gold nothing else could follow
    s.play("pay stone")
    assert s.legal() == ["pay marble", "pay gold"]
    s.play("pay gold")
    assert s.of("red").goods == (1, 0, 1, 0)
    assert s.done


@pytest.mark.ruling("126")
def test_a_price_that_takes_all_one_has_is_not_asked() -> None:
    s = scene().at_turn(7).give("red", wood=1, stone=1, traded={"gold": 1}).display("i5")
    s.on("red", "camel improvement_1").improves().play("take i5")
    assert s.of("red").goods == (0, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("28")
def test_who_declines_keeps_the_goods_and_loses_the_action() -> None:
    s = scene().give("red", wood=1).display("i5").on("red", "camel improvement_1").improves()
    assert s.legal() == ["done", "take i5"]
    s.play("done")
    assert (s.of("red").tiles, s.of("red").goods, s.of("red").pieces) == ([], (1, 0, 0, 0), [])
    assert s.on_display() == ["i5"]
    assert s.done


# The display ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("29")
def test_once_the_display_is_empty_the_slots_that_follow_are_useless() -> None:
    s = on_improvements("red", "blue").display("i5").improves().play("take i5")
    assert (s.of("blue").tiles, s.of("blue").goods, s.of("blue").pieces) == ([], (1, 0, 0, 0), [])
    assert s.done


@pytest.mark.ruling("29")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_the_display_is_not_refilled_within_an_era(turn: int) -> None:
    s = scene(2).at_turn(turn).display("i5").ends_turn()
    assert s.t.turn == turn + 1
    assert s.waits_for("red")  # who places a piece of the next turn
    assert s.on_display() == ["i5"]


@pytest.mark.ruling("29", "101")
@pytest.mark.parametrize("turn", [3, 6])
def test_a_new_era_clears_the_display_and_nobodys_own_tiles(turn: int) -> None:
    mine = ["i1", "i5", "i9", "i14", "i20", "i33", "i34"]
    s = scene(2).at_turn(turn).display("i8").give("red", tiles=mine).ends_turn()
    assert s.t.actor == CHANCE  # who lays out the tiles of the new era
    assert s.on_display() == []
    assert s.of("red").tiles == mine


@pytest.mark.ruling("101")
def test_there_is_no_limit_to_a_players_tiles_and_the_last_one_works_like_the_first() -> None:
    mine = [f"i{number}" for number in range(1, 48) if number not in (19, 48)]
    s = scene().at_turn(7).give("red", tiles=mine, wood=3).display("i19", "i48").on("red", "camel improvement_1")
    s.improves().play("take i19")
    assert len(s.of("red").tiles) == 47
    assert s.done


# At once --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("36")
@pytest.mark.covers("improvement i10")
def test_a_new_tile_adds_nothing_to_what_was_collected_before() -> None:
    s = scene(2).give("red", gold=1).display("i10").on("red", "camel improvement_1", "ship wood_ship_1").improves()
    s.play("use wood-ship-1", "take i10", "pay gold")
    assert s.of("red").goods == (3, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("36", "102")
@pytest.mark.covers("improvement i2")
def test_a_trade_just_bought_is_open_before_the_next_purchase() -> None:
    s = scene().give("red", wood=3).display("i2", "i5").on("red", "camel improvement_1", "camel improvement_2")
    s.improves()
    assert not s.offers("trade wood-gold")
    s.play("take i2", "trade wood-gold")
    assert (s.of("red").warehouse, s.of("red").traded) == ((1, 0, 0, 0), (0, 0, 0, 1))
    s.play("take i5", "pay wood")
    assert s.of("red").goods == (0, 0, 0, 1)
    assert s.done


# Onto the private tile ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("30", "100")
@pytest.mark.covers("improvement i21", "improvement i22", "improvement i37", "improvement i47")
@pytest.mark.parametrize("tile", ["i21", "i22", "i37", "i47"])
def test_the_piece_that_bought_a_private_tile_moves_onto_it_at_no_further_cost(tile: str) -> None:
    s = scene().give("red", wood=1).display(tile).on("red", "camel improvement_1").improves().play(f"take {tile}")
    assert (s.of("red").pieces, s.of("red").goods) == ([f"camel {tile}"], (0, 0, 0, 0))
    assert s.t.occupied == 1 << SLOTS.index("improvement_1")  # the slot it came from stays closed
    assert s.done


@pytest.mark.ruling("100")
def test_of_two_improvement_pieces_the_one_that_bought_moves() -> None:
    s = scene().give("red", marble=2).display("i5", "i21").on("red", "camel improvement_1", "camel improvement_2")
    s.improves().play("take i21")
    assert s.of("red").pieces == ["camel improvement_2", "camel i21"]
    s.play("take i5")
    assert s.of("red").pieces == ["camel i21"]
    assert s.done


@pytest.mark.ruling("100")
def test_the_move_onto_a_private_tile_is_not_asked_and_a_piece_that_bought_nothing_does_not_move() -> None:
    s = scene().give("red", marble=1).display("i21").on("red", "camel improvement_1", "camel improvement_2")
    s.improves().play("done")
    assert s.of("red").pieces == ["camel improvement_2"]
    s.play("take i21")
    assert s.of("red").pieces == ["camel i21"]
    assert s.done
