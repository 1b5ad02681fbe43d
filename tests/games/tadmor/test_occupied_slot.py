"""The other reading of K23 and K24: a piece goes where another stands already. (121)"""

import pytest

from tests.games.tadmor.scene import Scene, scene

COVERS = pytest.mark.covers("mission k23", "mission k24", "option placement_missions")


def occupied(**given: object) -> Scene:
    """Red has both cards and this to place; green has been before him, and nobody else has any piece."""
    s = scene(3, placement_missions="occupied_slot").first("green")
    return s.give("red", fulfilled=["k23", "k24"], **given).give("blue", camels=0, ships=0)


def returnable(s: Scene) -> list[str]:
    return [line.removeprefix("return ") for line in s.legal() if line.startswith("return ")]


# Placing --------------------------------------------------------------------------------------------------------------


@COVERS
@pytest.mark.ruling("14", "121")
@pytest.mark.parametrize("card", ["k23", "k24"])
def test_the_one_piece_of_this_turn_goes_on_an_occupied_slot(card: str) -> None:
    s = occupied(camels=2, ships=1).give("green", camels=1, ships=1)
    s.places().play("camel caravan", "camel taxman", "ship rare-red", f"return {card}")
    assert s.legal() == ["camel taxman", "camel caravan", "ship rare-red"]
    s.play("camel caravan", "ship wood-ship-1")
    assert s.of("red").pieces == ["ship wood_ship_1", "camel taxman", "camel caravan"]
    assert (s.of("red").returned, s.of("green").pieces) == ([card], ["ship rare_red", "camel caravan"])
    assert s.done


@pytest.mark.ruling("121")
def test_only_one_piece_is_placed_that_turn() -> None:
    s = occupied(camels=3, ships=0).give("green", camels=2, ships=0).places()
    s.play("camel caravan", "return k23")  # one slot, one kind of piece: taken by itself
    assert s.of("red").pieces == ["camel caravan"]
    assert s.waits_for("green")


@pytest.mark.ruling("121")
def test_the_piece_already_there_may_be_ones_own() -> None:
    s = occupied(camels=2, ships=0).give("green", camels=0, ships=1)
    s.places().play("ship rare-red", "camel caravan", "return k23")
    assert s.of("red").pieces == ["camel caravan", "camel caravan"]
    assert s.done


@pytest.mark.ruling("121")
def test_war_supplies_takes_the_other_kind_as_well() -> None:
    s = occupied(camels=0, ships=1).give("green", camels=1, ships=0)
    s.places().play("camel war-supplies", "return k23")
    assert s.of("red").pieces == ["ship war_supplies"]
    assert s.done


@pytest.mark.ruling("121")
def test_there_must_be_an_occupied_slot() -> None:
    assert returnable(occupied().give("green", camels=0, ships=0).places()) == []


@pytest.mark.ruling("121")
def test_there_must_be_a_piece_of_the_kind_that_the_slot_takes() -> None:
    s = occupied(camels=2, ships=0).give("green", camels=0, ships=1).places().play("ship rare-red")
    assert returnable(s) == []
    s = occupied(camels=0, ships=1).give("green", camels=0, ships=1).places().play("ship rare-red")
    assert returnable(s) == ["k23", "k24"]  # one piece is enough


@pytest.mark.ruling("121")
def test_never_on_a_private_tile() -> None:
    s = occupied(camels=2, ships=0, tiles=["i47"]).give("green", camels=0, ships=1)
    s.places().play("ship rare-red", "camel i47")
    assert returnable(s) == []


@pytest.mark.ruling("121")
def test_never_on_the_marauders_slot_where_one_card_is_chosen() -> None:
    s = occupied(camels=2, ships=0).give("green", camels=1, ships=0).places().play("camel marauders")
    assert returnable(s) == []


@pytest.mark.ruling("121")
def test_one_of_the_two_cards_in_a_placement_turn() -> None:
    s = occupied(camels=3, ships=1).give("green", camels=2, ships=1)
    s.places().play("camel caravan", "camel taxman", "camel traitor", "return k23")
    assert returnable(s) == []
    s.play("camel caravan", "ship rare-red")
    assert returnable(s) == ["k24"]


@pytest.mark.ruling("14", "121")
def test_without_the_option_no_slot_takes_a_second_piece() -> None:
    s = scene(2).give("blue", fulfilled=["k23"]).places().play("camel caravan", "return k23")
    assert not s.offers("camel caravan")


# Sharing --------------------------------------------------------------------------------------------------------------


def shared(*pieces: str) -> Scene:
    """These pieces of blue and red stand on one slot each; blue is first to play."""
    s = scene(2, placement_missions="occupied_slot").first("blue")
    return s.on("red", *pieces).on("blue", *pieces)


@pytest.mark.ruling("121")
def test_pieces_that_share_a_slot_both_act() -> None:
    s = shared("ship wood_ship_1", "camel peace_gifts_2").constructs("blue", "red")
    assert [s.of(name).goods for name in ("red", "blue")] == [(3, 0, 0, 0), (3, 0, 0, 0)]
    assert [s.of(name).points for name in ("red", "blue")] == [2, 2]
    assert s.done


@pytest.mark.ruling("121")
def test_pieces_that_share_an_improvement_slot_buy_in_play_order() -> None:
    s = shared("camel improvement_1").display("i5", "i10").give("red", wood=1).give("blue", wood=1).improves()
    assert s.waits_for("blue")
    assert s.play("take i5").waits_for("red")
    assert s.legal() == ["done", "take i10"]
    s.play("take i10")
    assert (s.of("blue").tiles, s.of("red").tiles) == (["i5"], ["i10"])
    assert s.done


@pytest.mark.ruling("121")
def test_two_pieces_of_one_player_on_a_slot_are_resolved_one_after_the_other() -> None:
    s = scene(2, placement_missions="occupied_slot").give("red", wood=2, stone=2)
    s.on("red", "camel tower_one_level", "camel tower_one_level").constructs("red")
    s.play("use tower-one-level", "levels 1")
    assert s.of("red").pieces == ["camel tower_one_level"]
    s.play("use tower-one-level")
    assert (s.of("red").tower, s.of("red").pieces) == (2, [])
    assert s.done


@pytest.mark.ruling("121")
def test_both_on_the_taxman_slot_are_spared_the_tax() -> None:
    s = shared("camel taxman").at_turn(4).give("red", gold=1).give("blue", gold=1).kingdom()
    assert [(s.of(name).goods, s.of(name).points) for name in ("red", "blue")] == [((0, 0, 0, 1), 0)] * 2
    assert s.done


@pytest.mark.ruling("76", "121")
def test_both_on_first_to_play_get_a_good_and_the_last_keeps_the_pawn() -> None:
    s = shared("camel first_to_play").kingdom()
    s.play("good wood", "good stone")
    assert (s.of("blue").goods, s.of("red").goods, s.pawn()) == ((1, 0, 0, 0), (0, 1, 0, 0), "red")
    assert s.done


@pytest.mark.ruling("121")
def test_marauders_drive_both_pieces_from_a_shared_slot() -> None:
    s = shared("camel caravan").on("blue", "ship rare_red").holds("red", "antioch").marauders()
    assert (s.of("red").pieces, s.of("blue").pieces) == ([], ["ship rare_red"])
    assert s.done


@pytest.mark.ruling("26", "121")
@pytest.mark.covers("mission k14")
def test_a_swap_names_the_owner_where_several_share_a_slot() -> None:
    s = scene(3, placement_missions="occupied_slot").holds("blue", "ebla").give("red", fulfilled=["k14"])
    s.on("red", "camel taxman").on("blue", "camel caravan").on("green", "camel caravan")
    s.marauders().play("return k14")
    assert s.legal() == ["target blue", "target green"]
    s.play("target green")
    assert [s.of(name).pieces for name in ("red", "blue", "green")] == [
        ["camel caravan"],
        ["camel caravan"],
        ["camel taxman"],
    ]
    assert s.done
