"""Where a piece may be placed: every slot of the board, with its pieces and its side, and the private tiles."""

import pytest

from tests.games.tadmor.board import BOARD, PRIVATE, dashed, piece_for, taking
from tests.games.tadmor.scene import Scene, scene

OTHERS = ["blue", "green", "yellow"]


def red_alone(players: int = 4, camels: int = 1, ships: int = 1) -> Scene:
    """Only red has pieces to place."""
    s = scene(players).give("red", camels=camels, ships=ships)
    for name in OTHERS[: players - 1]:
        s.give(name, camels=0, ships=0)
    return s


# The board ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers(*[f"slot {slot}" for slot in BOARD])
@pytest.mark.parametrize("slot", BOARD)
def test_a_slot_takes_the_pieces_it_is_made_for(slot: str) -> None:
    s = red_alone().places()
    assert [piece for piece in ["camel", "ship"] if s.offers(f"{piece} {dashed(slot)}")] == BOARD[slot][1]


@pytest.mark.parametrize("slot", BOARD)
def test_the_back_of_the_board_has_fewer_slots(slot: str) -> None:
    _, takes, both = BOARD[slot]
    assert red_alone(2).places().offers(f"{takes[0]} {dashed(slot)}") == both
    assert red_alone(3).places().offers(f"{takes[0]} {dashed(slot)}")


@pytest.mark.parametrize("slot", BOARD)
def test_a_slot_has_room_for_one_piece(slot: str) -> None:
    s = scene(3).give("green", camels=0, ships=0).places()
    s.play(f"{piece_for(slot)} {dashed(slot)}")
    assert s.waits_for("blue")
    assert not s.offers(f"{piece_for(slot)} {dashed(slot)}")


@pytest.mark.parametrize(("first", "second"), [("camel", "ship"), ("ship", "camel")])
def test_war_supplies_takes_either_piece_but_not_both(first: str, second: str) -> None:
    s = scene(2).places().play(f"{first} war-supplies")
    assert not s.offers(f"{second} war-supplies")


@pytest.mark.ruling("93")
@pytest.mark.parametrize(("players", "back"), [(2, True), (3, False), (4, False)])
def test_the_choice_is_free_among_all_that_take_the_piece(players: int, back: bool) -> None:
    s = red_alone(players).places()
    camels = [f"camel {dashed(slot)}" for slot in taking("camel", back)]
    ships = [f"ship {dashed(slot)}" for slot in taking("ship", back)]
    assert s.legal() == camels + ships


@pytest.mark.ruling("93")
def test_an_improvement_slot_need_not_be_the_lowest_number() -> None:
    s = red_alone(camels=2, ships=0).places().play("camel improvement-4")
    assert [f"camel improvement-{number}" in s.legal() for number in (1, 2, 3)] == [True, True, True]
    assert s.play("camel improvement-2").of("red").pieces == ["camel improvement_2", "camel improvement_4"]
    assert s.done


@pytest.mark.ruling("94")
def test_there_are_spaces_for_all_camels_and_not_quite_for_all_ships() -> None:
    def spaces(players: int, camels: int, ships: int) -> int:
        return len(red_alone(players, camels, ships).places().legal())

    assert (spaces(4, 1, 0) - 1, spaces(4, 0, 1)) == (24, 12)  # war supplies is counted with the ships
    assert (spaces(3, 1, 0) - 1, spaces(3, 0, 1)) == (24, 12)
    assert (spaces(2, 1, 0) - 1, spaces(2, 0, 1)) == (18, 8)


# Private tiles --------------------------------------------------------------------------------------------------------

PRIVATE_TILES = pytest.mark.covers(*[f"improvement {tile}" for tile in PRIVATE])


@PRIVATE_TILES
@pytest.mark.ruling("93", "30")
@pytest.mark.parametrize("tile", PRIVATE)
@pytest.mark.parametrize("piece", ["camel", "ship"])
def test_a_private_tile_takes_a_camel_or_a_ship_of_its_owner(tile: str, piece: str) -> None:
    s = red_alone(camels=int(piece == "camel"), ships=int(piece == "ship")).give("red", tiles=[tile]).places()
    assert s.play(f"{piece} {tile}").of("red").pieces == [f"{piece} {tile}"]
    assert s.done


@PRIVATE_TILES
@pytest.mark.ruling("93")
@pytest.mark.parametrize("tile", PRIVATE)
@pytest.mark.parametrize("second", ["camel", "ship"])
def test_a_private_tile_has_room_for_one_piece_a_turn(tile: str, second: str) -> None:
    s = red_alone(camels=2, ships=2).give("red", tiles=[tile]).places()
    assert not s.play(f"camel {tile}").offers(f"{second} {tile}")


@PRIVATE_TILES
@pytest.mark.parametrize("tile", PRIVATE)
def test_nobody_else_may_use_a_private_tile(tile: str) -> None:
    s = scene(3).give("blue", tiles=[tile]).places()
    assert s.waits_for("red")
    assert not s.offers(f"camel {tile}")
    assert s.play("camel caravan").offers(f"camel {tile}")  # blue


@pytest.mark.covers("improvement i21", "improvement i22")
@pytest.mark.ruling("35")
def test_two_private_markets_are_two_places() -> None:
    s = red_alone().give("red", tiles=["i21", "i22"]).places().play("camel i21", "ship i22")
    assert s.of("red").pieces == ["camel i21", "ship i22"]
    assert s.done


@PRIVATE_TILES
@pytest.mark.ruling("8", "9")
@pytest.mark.parametrize("tile", PRIVATE)
def test_a_private_tile_is_a_place_even_when_the_board_has_none(tile: str) -> None:
    s = red_alone(camels=0, ships=13).give("red", tiles=[tile]).places()
    s.play(*[f"ship {dashed(slot)}" for slot in taking("ship")])
    assert s.of("red").pieces[-1] == f"ship {tile}"  # the only place left is taken by itself
    assert s.done
