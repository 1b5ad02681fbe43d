"""The mission K14: after the removal, two pieces of one type and of different owners change places."""

import pytest

from tests.games.tadmor.scene import Scene, scene


def swap(*mine: str) -> Scene:
    """Red holds K14 and has these pieces on the board; blue reveals a card that hits nobody."""
    return scene(3).give("red", fulfilled=["k14"]).on("red", *mine).holds("blue", "north_sea")


@pytest.mark.ruling("26", "7")
@pytest.mark.covers("mission k14")
def test_k14_swaps_the_places_of_two_pieces_and_nothing_else() -> None:
    s = swap("camel caravan", "ship rare_red").on("blue", "camel taxman", "camel traitor")
    s.give("red", wood=2, hand=["k1"]).give("blue", gold=2, hand=["k2"], tiles=["i1"]).marauders()
    s.play("return k14", "camel taxman")
    assert s.of("red").pieces == ["ship rare_red", "camel taxman"]
    assert s.of("blue").pieces == ["camel traitor", "camel caravan"]
    assert (s.of("red").goods, s.of("red").hand, s.of("red").tiles, s.of("red").camels) == ((2, 0, 0, 0), ["k1"], [], 3)
    assert (s.of("blue").goods, s.of("blue").hand, s.of("blue").tiles) == ((0, 0, 0, 2), ["k2"], ["i1"])
    assert s.done


@pytest.mark.ruling("26")
@pytest.mark.covers("mission k14")
def test_only_pieces_of_one_type_and_of_different_owners_are_swapped() -> None:
    s = swap("camel caravan", "ship rare_red").on("blue", "camel taxman").on("green", "ship rare_grey")
    assert s.marauders().play("return k14").legal() == ["camel caravan", "ship rare-red"]
    assert s.play("ship rare-red").of("green").pieces == ["ship rare_red"]
    assert s.done


@pytest.mark.ruling("26")
@pytest.mark.covers("mission k14")
def test_a_swap_needs_a_piece_of_the_same_type_on_the_board() -> None:
    assert swap("camel caravan").on("blue", "ship rare_red").marauders().done
    assert swap().on("blue", "ship rare_red").marauders().done
    assert swap("ship rare_grey").on("blue", "ship rare_red").marauders().legal() == ["done", "return k14"]


@pytest.mark.ruling("111", "121")
@pytest.mark.covers("mission k14")
def test_two_pieces_on_one_slot_are_not_swapped() -> None:
    s = scene(3, placement_missions="occupied_slot").give("red", fulfilled=["k14"]).holds("blue", "north_sea")
    s.on("red", "camel taxman").on("green", "camel taxman", "ship rare_red")
    assert s.marauders().done
    s.holds("blue", "ebla").on("red", "camel caravan").marauders().play("return k14")  # the caravan is left to swap
    assert s.of("red").pieces == ["camel taxman", "camel taxman"]
    assert s.of("green").pieces == ["ship rare_red", "camel caravan"]
    assert s.done


@pytest.mark.ruling("26")
@pytest.mark.covers("mission k14")
def test_private_tiles_are_left_out_of_the_swap() -> None:
    assert swap("camel caravan").give("blue", tiles=["i47"]).on("blue", "camel i47").marauders().done
    assert swap("camel i47").give("red", tiles=["i47"]).on("blue", "camel caravan").marauders().done
    s = swap("camel caravan", "camel i47").give("red", tiles=["i47"]).give("blue", tiles=["i48"])
    s.on("blue", "camel taxman", "camel i48").marauders().play("return k14")  # one pair is possible
    assert (s.of("red").pieces, s.of("blue").pieces) == (["camel taxman", "camel i47"], ["camel caravan", "camel i48"])
    assert s.done


@pytest.mark.ruling("26")
@pytest.mark.covers("mission k14", "slot war_supplies")
@pytest.mark.parametrize(("there", "mine"), [("camel", "camel caravan"), ("ship", "ship rare_red")])
def test_on_war_supplies_too_like_is_swapped_for_like(there: str, mine: str) -> None:
    s = swap("camel caravan", "ship rare_red").on("blue", f"{there} war_supplies").marauders().play("return k14")
    assert s.of("blue").pieces == [mine]
    assert s.done


@pytest.mark.ruling("26", "15")
@pytest.mark.covers("mission k14", "slot marauders")
@pytest.mark.parametrize(
    ("mine", "other", "picks"),
    [("camel caravan", "camel marauders", "red"), ("camel marauders", "camel caravan", "blue")],
)
def test_whoever_gets_onto_the_marauders_slot_by_a_swap_picks_the_card(mine: str, other: str, picks: str) -> None:
    s = swap(mine).on("blue", other).marauders().play("return k14")
    assert s.waits_for(picks)
    s.play("region ebla")
    assert s.t.view(None)["holder"] == picks
    assert s.done


@pytest.mark.ruling("26", "5")
@pytest.mark.covers("mission k14")
def test_a_swap_may_be_declined() -> None:
    s = swap("camel caravan").on("blue", "camel taxman").marauders().play("done")
    assert (s.of("red").fulfilled, s.of("red").pieces) == (["k14"], ["camel caravan"])
    assert s.done


@pytest.mark.ruling("98")
@pytest.mark.covers("mission k14", "improvement i45")
def test_a_piece_swapped_into_the_attacked_region_is_safe_and_may_take_an_immune_ones_place() -> None:
    s = scene(3).give("red", fulfilled=["k14"]).give("green", tiles=["i45"]).holds("blue", "damascus")
    s.on("red", "camel caravan").on("green", "camel taxman").marauders().play("return k14")
    assert (s.of("red").pieces, s.of("green").pieces) == (["camel taxman"], ["camel caravan"])
    assert s.done


@pytest.mark.ruling("15", "20")
@pytest.mark.covers("mission k14")
def test_pieces_just_removed_cannot_be_swapped() -> None:
    s = scene(3).give("red", fulfilled=["k14"]).holds("blue", "damascus")
    assert s.on("red", "camel caravan").on("green", "camel taxman").marauders().done
