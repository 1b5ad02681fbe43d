"""Private tiles: places for a piece of their owner alone. (30 to 32, 35)"""

import pytest

from tests.games.tadmor.scene import scene

TILES = ["i21", "i22", "i37", "i47", "i48"]


@pytest.mark.ruling("30")
@pytest.mark.covers("improvement i21")
def test_a_private_market_is_open_from_the_moment_it_is_bought() -> None:
    s = (
        scene()
        .give("red", wood=1, stone=2)
        .display("i21", "i5")
        .on("red", "camel improvement_1", "camel improvement_2")
    )
    s.improves()
    assert not s.offers("trade stone-gold")
    s.play("take i21", "pay wood", "trade stone-gold", "take i5", "pay stone")
    assert s.of("red").goods == (0, 0, 0, 1)
    assert s.of("red").pieces == ["camel i21"]
    assert s.done


@pytest.mark.ruling("30")
@pytest.mark.covers("improvement i37")
def test_a_private_temple_is_used_in_the_turn_it_is_bought() -> None:
    s = scene().give("red", wood=1, stone=4, marble=1).display("i37").on("red", "camel improvement_1")
    s.improves().play("take i37", "pay wood").constructs("red").play("use i37")
    assert (s.of("red").temples, s.of("red").points, s.of("red").pieces) == (["basement"], 3, [])
    assert s.done


@pytest.mark.ruling("30")
@pytest.mark.covers("improvement i47")
def test_private_construction_is_used_in_the_turn_it_is_bought() -> None:
    s = scene().give("red", wood=1, gold=3).display("i47").on("red", "camel improvement_1")
    s.improves().play("take i47", "pay wood").constructs("red").play("use i47", "as rare-grey", "top incense")
    assert (s.of("red").rare, s.of("red").pieces) == (["glass_bottles"], [])
    assert s.done


@pytest.mark.ruling("30")
@pytest.mark.parametrize("tile", TILES)
def test_later_on_a_private_tile_takes_a_camel_or_a_ship_of_its_owner_alone(tile: str) -> None:
    s = scene().give("red", tiles=[tile]).places()
    assert s.offers(f"camel {tile}")
    assert s.offers(f"ship {tile}")
    s.play(f"ship {tile}")
    assert s.of("red").pieces == [f"ship {tile}"]
    assert s.waits_for("blue")
    assert not s.offers(f"camel {tile}")
    assert not s.offers(f"ship {tile}")


@pytest.mark.ruling("31")
@pytest.mark.covers("mission k15")
@pytest.mark.parametrize("tile", TILES)
def test_a_private_tile_from_the_display_at_no_cost_receives_no_piece(tile: str) -> None:
    s = scene().give("red", fulfilled=["k15"], wood=1).display(tile).improves().play("return k15")
    assert (s.of("red").tiles, s.of("red").pieces) == ([tile], [])
    s.constructs("red")
    assert s.done  # a private market has no piece, so it is closed this turn
    s.places()
    assert s.offers(f"camel {tile}")  # and of use from the next on


@pytest.mark.ruling("31")
@pytest.mark.covers("mission k25", "mission k26")
@pytest.mark.parametrize("mission", ["k25", "k26"])
def test_a_private_tile_never_drawn_receives_no_piece(mission: str) -> None:
    s = scene().at_turn(4).give("red", fulfilled=[mission], wood=1).box("i21").improves().play(f"return {mission}")
    assert (s.of("red").tiles, s.of("red").pieces) == (["i21"], [])
    s.constructs("red")
    assert s.done


@pytest.mark.ruling("32")
@pytest.mark.parametrize(
    ("tile", "lines"), [("i21", []), ("i22", []), ("i37", []), ("i47", ["done"]), ("i48", ["done"])]
)
def test_a_piece_left_idle_on_a_private_tile_is_home_when_the_resolution_ends(tile: str, lines: list[str]) -> None:
    s = scene(3).give("red", tiles=[tile]).on("red", f"ship {tile}").resolves().play(*lines)
    assert s.t.turn == 2
    assert s.of("red").pieces == []
    assert s.offers(f"ship {tile}")


@pytest.mark.ruling("35")
@pytest.mark.covers("improvement i21", "improvement i22")
def test_two_private_markets_are_two_places_and_one_piece_opens_all_trades() -> None:
    s = scene().give("red", tiles=["i21", "i22"]).places().play("camel i21")
    s.play("camel caravan", "camel traitor", "camel taxman")
    assert s.offers("ship i22")
    assert not s.offers("ship i21")
    s = scene().give("red", tiles=["i21", "i22"], gold=1).on("red", "ship i22").constructs("red")
    assert s.legal() == ["done", "trade gold-wood-wood", "trade gold-wood-stone", "trade gold-stone-stone"]
    assert s.play("done").done
