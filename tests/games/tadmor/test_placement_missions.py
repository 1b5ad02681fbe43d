"""Missions returned on one's turn to place: new pieces (K5, K6, K11, K12), and K23 and K24 in both readings."""

import pytest

from tests.games.tadmor.board import crowded
from tests.games.tadmor.scene import Scene, scene

SHIPS = ["k5", "k6"]
CAMELS = ["k11", "k12"]
PLACING = ["k23", "k24"]


def red_and_blue(camels: int, ships: int, *fulfilled: str) -> Scene:
    """Two players: red has these pieces to place and these missions, blue has one camel."""
    s = scene(2).give("red", camels=camels, ships=ships, fulfilled=list(fulfilled))
    return s.give("blue", camels=1, ships=0)


def returnable(s: Scene) -> list[str]:
    return [line.removeprefix("return ") for line in s.legal() if line.startswith("return ")]


# New pieces -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("13")
@pytest.mark.covers(*[f"mission {card}" for card in SHIPS])
@pytest.mark.parametrize("card", SHIPS)
def test_a_new_ship_can_be_placed_in_this_very_turn(card: str) -> None:
    s = red_and_blue(0, 2, card).places()
    s.play(f"return {card}", "ship wood-ship-1", "camel caravan", "ship stone-ship-1", "ship rare-red")
    assert (s.of("red").ships, len(s.of("red").pieces), s.of("red").returned) == (3, 3, [card])
    assert s.done


@pytest.mark.ruling("13")
@pytest.mark.covers(*[f"mission {card}" for card in CAMELS])
@pytest.mark.parametrize("card", CAMELS)
def test_a_new_camel_can_be_placed_in_this_very_turn(card: str) -> None:
    s = red_and_blue(3, 0, card).places()
    s.play("camel taxman", "camel caravan", f"return {card}", "camel traitor", "camel marauders", "camel shipyard")
    assert (s.of("red").camels, len(s.of("red").pieces), s.of("red").returned) == (4, 4, [card])
    assert s.done


@pytest.mark.ruling("13")
def test_returning_comes_before_placing_and_placing_must_follow() -> None:
    s = red_and_blue(3, 2, "k5", "k11").places().play("return k5")
    assert s.waits_for("red")
    assert returnable(s) == ["k11"]
    assert s.play("return k11", "camel taxman").waits_for("blue")


@pytest.mark.ruling("13")
@pytest.mark.parametrize(("card", "camels", "ships"), [("k5", 3, 4), ("k6", 3, 4), ("k11", 5, 2), ("k12", 5, 2)])
def test_whoever_has_all_pieces_of_a_kind_may_not_return_the_card(card: str, camels: int, ships: int) -> None:
    assert returnable(red_and_blue(camels, ships, card).places()) == []
    assert returnable(red_and_blue(4, 3, card).places()) == [card]


@pytest.mark.ruling("13")
def test_not_by_a_player_who_has_no_pieces_left_to_place() -> None:
    s = red_and_blue(1, 0, "k11").give("blue", camels=3).places()
    s.play("camel taxman", "camel caravan")
    assert s.waits_for("blue")  # red is being passed over
    assert s.play("camel traitor", "camel marauders").done
    assert s.of("red").fulfilled == ["k11"]


@pytest.mark.ruling("13")
def test_not_by_a_player_whose_pieces_have_no_slot() -> None:
    s = red_and_blue(0, 2, "k11").give("blue", camels=3)
    s.places().play("ship wood-ship-1")
    s.on("blue", *[f"ship {slot}" for slot in ["marble_ship_1", "stone_ship_1", "rare_grey", "gold_ship_1"]])
    s.on("blue", "ship rare_yellow", "ship rare_red", "ship war_supplies")
    assert s.play("camel caravan").waits_for("blue")


@pytest.mark.ruling("13", "12")
@pytest.mark.covers(*[f"mission {card}" for card in SHIPS + CAMELS])
@pytest.mark.parametrize("card", SHIPS + CAMELS)
@pytest.mark.parametrize("passes", [0, 1])
def test_in_any_window_too_and_then_the_piece_is_placed_from_the_next_turn_on(card: str, passes: int) -> None:
    s = scene(2).give("red", fulfilled=[card]).display("i5").on("red", "camel improvement_1").resolves()
    s.play(*["done"] * passes)  # the windows before a purchase and of the Kingdom phase
    assert s.legal() == ["done", f"return {card}", *["rest-missions"] * (passes < 1)]
    s.play(f"return {card}")
    assert s.t.turn == 2
    assert s.player("red").camels_left + s.player("red").ships_left == 6


@pytest.mark.covers("mission k5", "mission k6", "slot shipyard")
@pytest.mark.parametrize("card", SHIPS)
def test_with_a_third_ship_from_a_mission_the_shipyard_asks_for_two_sets(card: str) -> None:
    s = scene().give("red", ships=3, returned=[card], rare=["incense", "jade", "silk"]).on("red", "camel shipyard")
    assert s.constructs("red").of("red").ships == 3
    s = scene().give("red", ships=3, returned=[card], rare=["incense", "jade", "silk"] * 2).on("red", "camel shipyard")
    assert s.constructs("red").of("red").ships == 4


@pytest.mark.covers("mission k11", "mission k12", "slot caravan")
@pytest.mark.parametrize("card", CAMELS)
def test_with_a_fourth_camel_from_a_mission_the_caravan_asks_for_what_a_fifth_needs(card: str) -> None:
    s = scene().give("red", camels=4, returned=[card], tower=9).on("red", "camel caravan")
    assert s.constructs("red").of("red").camels == 4
    s = scene().give("red", camels=4, returned=[card], tower=10).on("red", "camel caravan")
    assert s.constructs("red").of("red").camels == 5


# Two pieces in a row --------------------------------------------------------------------------------------------------

BOTH = pytest.mark.covers(*[f"mission {card}" for card in PLACING], "option placement_missions")


@BOTH
@pytest.mark.ruling("14")
@pytest.mark.parametrize("card", PLACING)
def test_two_pieces_are_placed_in_a_row(card: str) -> None:
    s = red_and_blue(3, 0, card).places().play(f"return {card}", "camel taxman")
    assert s.waits_for("red")
    assert s.play("camel caravan").waits_for("blue")
    assert s.play("camel traitor", "camel marauders").done
    assert (s.of("red").returned, len(s.of("red").pieces)) == ([card], 3)


@pytest.mark.ruling("14")
@pytest.mark.parametrize("card", PLACING)
def test_with_a_single_piece_left_the_card_may_not_be_returned(card: str) -> None:
    assert returnable(red_and_blue(1, 0, card).places()) == []
    assert returnable(red_and_blue(1, 1, card).places()) == [card]


@pytest.mark.ruling("14")
def test_only_on_ones_own_placement_turn() -> None:
    s = scene(2).give("red", fulfilled=["k23", "k24"], tiles=["i1"], wood=1).constructs("red")
    assert s.legal() == ["done", "trade wood-marble"]


@pytest.mark.ruling("95")
def test_one_such_card_in_a_placement_turn() -> None:
    s = red_and_blue(3, 2, "k23", "k24").places().play("return k23")
    assert returnable(s) == []
    assert returnable(s.play("camel taxman")) == []
    s.play("camel caravan", "camel traitor")  # blue has placed, and it is red's next turn
    assert returnable(s) == ["k24"]


@pytest.mark.ruling("95")
@pytest.mark.parametrize(("card", "pieces"), [("k11", (1, 0)), ("k5", (0, 1))])
def test_a_piece_that_another_mission_has_just_brought_will_do(card: str, pieces: tuple[int, int]) -> None:
    s = red_and_blue(*pieces, card, "k23").places()
    assert returnable(s) == [card]
    assert returnable(s.play(f"return {card}")) == ["k23"]


@pytest.mark.ruling("95")
def test_no_card_for_a_new_piece_between_the_two() -> None:
    s = red_and_blue(3, 2, "k11", "k23").places()
    assert returnable(s.play("return k23")) == []
    assert returnable(s.play("camel taxman")) == []


@pytest.mark.ruling("95")
def test_there_must_be_room_for_two_pieces_in_a_row() -> None:
    s = scene().give("red", camels=2, ships=2, fulfilled=["k23"])
    assert returnable(crowded(s, "war_supplies")) == []  # room for a camel or a ship, not for both
    s = scene().give("red", camels=2, ships=0, fulfilled=["k23"])
    assert returnable(crowded(s, "rare_red", "caravan")) == []  # the other slot is for ships
    s = scene().give("red", camels=2, ships=0, fulfilled=["k23"])
    assert returnable(crowded(s, "taxman", "caravan")) == ["k23"]


@pytest.mark.ruling("95")
def test_a_private_tile_is_room_enough_for_one_of_the_two() -> None:
    s = scene().give("red", camels=2, ships=0, fulfilled=["k23"], tiles=["i47"])
    crowded(s, "caravan").play("return k23", "camel i47")
    assert s.of("red").pieces == ["camel caravan", "camel i47"]


@pytest.mark.ruling("95")
def test_the_first_piece_leaves_a_slot_for_the_second() -> None:
    s = scene().give("red", camels=1, ships=1, fulfilled=["k23"])
    s = crowded(s, "war_supplies", "caravan").play("return k23")
    assert s.legal() == ["camel caravan", "ship war-supplies"]  # a camel on war supplies would shut the ship out
