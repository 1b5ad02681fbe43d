"""The Placement stage: whose turn it is, what must be placed, and when somebody is passed over."""

import pytest

from serai.games.tadmor.marauders import MaraudersStage
from serai.games.tadmor.turn import Resolution
from tests.games.tadmor.board import crowded
from tests.games.tadmor.scene import Scene, scene

EMPTY_HANDED = {"camels": 0, "ships": 0}


def kinds(s: Scene) -> set[str]:
    """The pieces that can be placed now."""
    return {line.split()[0] for line in s.legal()}


# Whose turn -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("1")
def test_placing_goes_clockwise_from_the_first_player_one_piece_at_a_time() -> None:
    s = scene().first("green").places()
    order = []
    for slot in ["caravan", "taxman", "traitor", "marauders", "shipyard"]:
        order.append(s.t.actor)
        s.play(f"camel {slot}")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.ruling("8", "9")
def test_whoever_has_no_pieces_left_is_passed_over() -> None:
    s = scene(3).give("red", camels=2, ships=0).give("blue", camels=1, ships=0).give("green", **EMPTY_HANDED)
    s.places().play("camel caravan", "camel taxman")
    assert s.waits_for("red")
    assert s.play("camel traitor").done


@pytest.mark.ruling("8")
def test_nobody_may_pass() -> None:
    s = scene().give("red", fulfilled=["k16"], wood=2, tiles=["i1"]).places()
    assert kinds(s) == {"camel", "ship"}


def test_placing_resolves_nothing() -> None:
    s = scene().give("red", camels=1, ships=1, tower=5)
    for name in ["blue", "green", "yellow"]:
        s.give(name, **EMPTY_HANDED)
    s.places().play("camel caravan", "ship wood-ship-1")
    assert (s.of("red").camels, s.of("red").goods) == (1, (0, 0, 0, 0))
    assert s.done


# Which slot -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("10")
@pytest.mark.parametrize("piece", ["camel traitor", "ship rare-red", "camel caravan", "camel shipyard"])
def test_a_slot_that_is_of_no_use_may_be_taken(piece: str) -> None:
    s = scene().empty("red").places()  # the first era, no red goods, neither tower nor missions nor rare goods
    assert s.play(piece).of("red").pieces == [piece.replace("-", "_")]


@pytest.mark.ruling("11")
def test_one_player_may_hold_several_slots_of_one_kind() -> None:
    s = scene(3).give("blue", **EMPTY_HANDED).give("green", **EMPTY_HANDED).give("red", camels=3, ships=2).places()
    s.play("camel improvement-1", "camel improvement-2", "camel improvement-3", "ship gold-ship-1", "ship gold-ship-2")
    assert len(s.of("red").pieces) == 5
    assert s.done


@pytest.mark.ruling("93")
def test_camel_or_ship_is_a_choice_every_time() -> None:
    s = scene(2).give("blue", **EMPTY_HANDED).give("red", camels=2, ships=2).places()
    for piece in ["ship wood-ship-1", "camel caravan", "camel taxman"]:
        assert kinds(s) == {"camel", "ship"}
        s.play(piece)
    assert kinds(s) == {"ship"}


# Slots run out --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("8", "94")
def test_a_player_whose_ship_has_no_slot_must_place_the_camel() -> None:
    s = crowded(scene().give("red", camels=1, ships=1), "caravan", "taxman")
    assert s.legal() == ["camel taxman", "camel caravan"]


@pytest.mark.ruling("9", "94")
def test_a_piece_without_a_slot_stays_in_the_reserve() -> None:
    s = scene().give("red", camels=1, ships=2).give("blue", **EMPTY_HANDED).give("green", **EMPTY_HANDED)
    crowded(s, "caravan", "taxman", "rare_red").play("ship rare-red", "camel caravan")
    assert s.of("red").pieces == ["ship rare_red", "camel caravan"]  # a ship is left, and the taxman slot is free
    assert s.done


@pytest.mark.ruling("9")
def test_whoever_can_place_nothing_is_passed_over_until_the_stage_ends() -> None:
    s = scene().give("red", camels=0, ships=2).give("blue", camels=3, ships=0).give("green", **EMPTY_HANDED)
    crowded(s, "rare_red", "caravan", "taxman", "traitor")
    s.play("camel caravan", "camel taxman")  # red's ship has taken the only slot for ships by itself
    assert s.of("blue").pieces == ["camel traitor", "camel taxman", "camel caravan"]
    assert s.of("red").pieces == ["ship rare_red"]
    assert s.done


@pytest.mark.ruling("94")
def test_a_camel_on_war_supplies_takes_a_place_from_the_ships() -> None:
    s = scene().give("red", camels=1, ships=0).give("blue", camels=1, ships=1).give("green", **EMPTY_HANDED)
    crowded(s, "war_supplies", "caravan", "taxman").play("camel war-supplies")
    assert s.legal() == ["camel taxman", "camel caravan"]


@pytest.mark.ruling("12")
@pytest.mark.covers("slot caravan")
def test_a_camel_won_in_the_resolution_stage_is_first_placed_in_the_next_turn() -> None:
    s = scene(2).give("red", tower=5).on("red", "camel caravan").resolves()
    assert (s.of("red").camels, s.of("red").pieces) == (4, [])
    assert s.waits_for("red")  # the next turn has begun
    assert s.player("red").camels_left == 4


@pytest.mark.ruling("20", "92")
def test_all_pieces_are_back_for_the_next_turn() -> None:
    s = scene(2).holds("blue", "antioch").on("red", "camel caravan", "ship wood_ship_1").on("blue", "camel taxman")
    s.asks(Resolution(0), MaraudersStage(0))
    assert [(player.camels_left, player.ships_left) for player in s.t.players] == [(3, 2), (3, 2)]
    assert (s.of("red").pieces, s.of("blue").pieces) == ([], [])
