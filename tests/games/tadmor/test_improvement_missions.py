"""Missions that bring improvements: K15 from the display, K25 and K26 from the box. (33, 34, 99)"""

import pytest

from tests.games.tadmor.scene import scene

TWO = ["k25", "k26"]


# When -----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("33", "34")
@pytest.mark.covers("mission k15", "mission k25", "mission k26")
def test_undrawn_tiles_come_after_slot_4_in_play_order_and_the_two_of_the_display_last() -> None:
    s = scene().first("green").display("i5", "i8", "i10").box("i9", "i16").give("yellow", wood=1)
    s.give("red", fulfilled=["k26"]).give("blue", fulfilled=["k25"]).give("green", fulfilled=["k15"])
    s.on("yellow", "camel improvement_4").improves()
    assert s.waits_for("yellow")
    s.play("take i5")
    assert s.waits_for("red")  # in play order: green, yellow, red, blue
    s.play("return k26", "take i16")
    assert s.waits_for("blue")
    s.play("return k25")
    assert s.waits_for("green")
    s.play("return k15", "take i8")
    assert [s.of(seat).tiles for seat in ("red", "blue", "green", "yellow")] == [["i16"], ["i9"], ["i8", "i10"], ["i5"]]
    assert s.done


@pytest.mark.ruling("34")
def test_even_its_owner_buys_first_and_returns_k25_first() -> None:
    s = scene().give("red", fulfilled=["k15", "k25"], wood=1).display("i5", "i8", "i10").box("i9")
    s.on("red", "camel improvement_1").improves()
    assert s.legal() == ["done", "take i5", "take i8", "take i10"]
    s.play("take i5")
    assert s.legal() == ["done", "return k25"]
    s.play("return k25")
    assert s.legal() == ["done", "return k15"]
    s.play("return k15", "take i8")
    assert (s.of("red").tiles, s.of("red").returned) == (["i5", "i8", "i9", "i10"], ["k15", "k25"])
    assert s.done


@pytest.mark.ruling("33", "34")
@pytest.mark.parametrize("mission", ["k15", *TWO])
def test_they_are_returned_in_no_other_phase(mission: str) -> None:
    s = scene().give("red", fulfilled=[mission]).display("i5", "i8").constructs("red")
    assert s.done
    assert s.kingdom().done
    assert s.of("red").fulfilled == [mission]


# From the display -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("34")
@pytest.mark.covers("mission k15")
def test_k15_brings_two_improvements_of_the_display_for_nothing() -> None:
    s = scene().at_turn(7).give("red", fulfilled=["k15"], gold=3).display("i38", "i40", "i44").improves()
    assert s.legal() == ["done", "return k15"]
    s.play("return k15")
    assert s.legal() == ["take i38", "take i40", "take i44"]
    s.play("take i40")
    assert s.legal() == ["take i38", "take i44"]
    s.play("take i38")
    assert (s.of("red").tiles, s.of("red").goods, s.of("red").returned) == (["i38", "i40"], (0, 0, 0, 3), ["k15"])
    assert s.on_display() == ["i44"]
    assert s.done


@pytest.mark.ruling("34")
@pytest.mark.covers("mission k15")
def test_with_one_tile_left_k15_brings_one() -> None:
    s = scene().give("red", fulfilled=["k15"]).display("i5").improves().play("return k15")
    assert (s.of("red").tiles, s.on_display()) == (["i5"], [])
    assert s.done


@pytest.mark.ruling("34")
@pytest.mark.covers("mission k15")
def test_k15_may_be_kept() -> None:
    s = scene().give("red", fulfilled=["k15"]).display("i5", "i8").improves().play("done")
    assert (s.of("red").tiles, s.of("red").fulfilled) == ([], ["k15"])
    assert s.done


# From the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("33")
@pytest.mark.covers("mission k25", "mission k26")
@pytest.mark.parametrize("mission", TWO)
@pytest.mark.parametrize(
    ("turn", "tiles"),
    [(1, ["i1", "i5"]), (3, ["i1", "i5"]), (4, ["i1", "i5", "i20", "i36"]), (9, ["i1", "i5", "i20", "i36"])],
)
def test_an_undrawn_tile_is_one_of_the_first_era_or_later_of_the_first_two(
    mission: str, turn: int, tiles: list[str]
) -> None:
    s = scene().at_turn(turn).give("red", fulfilled=[mission]).box("i1", "i5", "i20", "i36", "i37", "i44").improves()
    s.play(f"return {mission}")
    assert s.legal() == [f"take {tile}" for tile in tiles]
    s.play("take i1")  # a start tile that nobody chose
    assert (s.of("red").tiles, s.of("red").goods, s.of("red").returned) == (["i1"], (0, 0, 0, 0), [mission])
    assert s.done


@pytest.mark.ruling("33")
def test_what_lies_on_the_display_is_not_undrawn() -> None:
    s = scene().give("red", fulfilled=["k25"]).box("i5", "i8").display("i8", "i10").improves().play("return k25")
    assert s.of("red").tiles == ["i5"]
    assert s.done


@pytest.mark.ruling("33")
def test_a_tile_cleared_away_with_its_era_is_not_undrawn() -> None:
    s = scene(2).at_turn(3).display("i8").give("red", fulfilled=["k25"]).ends_turn()
    s.play("display i19", "display i20", "display i21", "display i23", "display i24", "display i27")
    s.t.stack.clear()
    s.improves().play("return k25")
    assert s.offers("take i5")
    assert s.offers("take i28")  # not drawn for the new era
    assert not s.offers("take i8")
    assert not s.offers("take i19")


@pytest.mark.ruling("33")
def test_with_two_players_the_tiles_taken_out_are_not_undrawn() -> None:
    s = scene(2).at_turn(4).give("red", fulfilled=["k25"]).improves().play("return k25")
    left_out = ["i7", "i12", "i13", "i15", "i17", "i22", "i25", "i26", "i31", "i32", "i36"]
    assert s.legal() == [f"take i{number}" for number in range(1, 37) if f"i{number}" not in left_out]


# Without pieces, and in vain ------------------------------------------------------------------------------------------


@pytest.mark.ruling("99")
@pytest.mark.covers("mission k25", "mission k26")
def test_one_player_may_return_both_and_needs_no_piece() -> None:
    s = scene().give("red", fulfilled=TWO).box("i5", "i8", "i9").improves().play("return k26", "take i8")
    assert s.legal() == ["done", "return k25"]
    s.play("return k25", "take i5")
    assert (s.of("red").tiles, s.of("red").returned, s.of("red").pieces) == (["i5", "i8"], TWO, [])
    assert s.done


@pytest.mark.ruling("99")
def test_without_a_tile_to_take_none_of_them_is_returned() -> None:
    s = scene().give("red", fulfilled=["k15", *TWO]).box("i20").improves()  # nothing of the first era is left
    assert s.done
    assert s.of("red").fulfilled == ["k15", *TWO]


@pytest.mark.ruling("99")
def test_the_last_tile_serves_one_of_the_two_cards() -> None:
    s = scene().give("red", fulfilled=TWO).box("i5").improves().play("return k25")
    assert (s.of("red").tiles, s.of("red").fulfilled) == (["i5"], ["k26"])
    assert s.done
