"""What Serai plays where the text as we have it slips or is lost. (86, 87)"""

import pytest

from tests.games.tadmor.scene import scene


@pytest.mark.ruling("86")
@pytest.mark.covers("improvement i14", "slot tower_two_levels")
def test_two_levels_built_together_cost_wood_and_marble_in_the_second_example_of_i14_too() -> None:
    s = scene().give("red", tiles=["i14"], tower=8, wood=2, stone=2, marble=2).on("red", "camel tower_two_levels")
    s.constructs("red").play("use tower-two-levels")
    assert (s.of("red").goods, s.of("red").tower) == ((0, 2, 0, 0), 11)  # the tenth level is free
    assert s.done


@pytest.mark.ruling("86")
def test_stones_build_no_two_levels() -> None:
    s = scene().give("red", tiles=["i14"], tower=8, stone=9, marble=9).on("red", "camel tower_two_levels")
    s.constructs("red")
    assert s.of("red").tower == 8  # the window closed by itself: nothing could be built
    assert s.done


@pytest.mark.ruling("87")
@pytest.mark.covers("mission k14")
def test_k14_is_a_swap_of_pieces_after_the_attack() -> None:
    s = scene(2).give("red", fulfilled=["k14"]).on("red", "camel traitor").on("blue", "camel caravan", "ship rare_red")
    s.holds("blue", "north_sea").marauders().play("return k14")
    assert (s.of("red").pieces, s.of("blue").pieces) == (["camel caravan"], ["ship rare_red", "camel traitor"])
    assert s.done


@pytest.mark.ruling("87")
@pytest.mark.covers("mission k15")
def test_k15_is_two_improvements_of_the_display_for_nothing() -> None:
    s = scene(2).give("red", fulfilled=["k15"]).display("i5", "i6", "i8").improves().play("return k15", "take i5")
    s.play("take i8")
    assert (s.of("red").tiles, s.on_display()) == (["i5", "i8"], ["i6"])
    assert s.done


@pytest.mark.ruling("14", "87")
@pytest.mark.covers("mission k23", "mission k24")
@pytest.mark.parametrize("card", ["k23", "k24"])
def test_k23_and_k24_place_two_pieces_in_a_row(card: str) -> None:
    s = scene(2).give("red", fulfilled=[card]).places().play(f"return {card}", "camel traitor", "ship rare-grey")
    assert s.of("red").pieces == ["ship rare_grey", "camel traitor"]
    assert s.waits_for("blue")


@pytest.mark.ruling("19", "87")
@pytest.mark.covers("improvement i25")
def test_i25_brings_two_goods_of_choice_for_each_piece_driven_off() -> None:
    s = scene(3).give("red", tiles=["i25"]).on("red", "ship wood_ship_1", "camel shipyard", "camel traitor")
    s.holds("blue", "north_sea").marauders().play("good wood", "good wood", "good gold", "good stone")
    assert (s.of("red").warehouse, s.of("red").pieces) == ((2, 1, 0, 1), ["camel traitor"])
    assert s.done
