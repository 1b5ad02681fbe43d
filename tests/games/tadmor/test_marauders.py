"""The Marauders stage: the card revealed, the pieces driven off, those that stay, and what improvements add."""

import pytest

from tests.games.tadmor.board import BOARD, PRIVATE, REGIONS, piece_for
from tests.games.tadmor.scene import Scene, scene


def in_region(region: str) -> list[str]:
    return [f"{piece_for(slot)} {slot}" for slot, (where, _, _) in BOARD.items() if where == region]


def everywhere(*but: str) -> list[str]:
    """A piece on every slot, but for these."""
    return [f"{piece_for(slot)} {slot}" for slot in BOARD if slot not in but]


# Removal --------------------------------------------------------------------------------------------------------------


@pytest.mark.covers(*[f"marauders {region}" for region in REGIONS])
@pytest.mark.ruling("15", "20")
@pytest.mark.parametrize("region", REGIONS)
def test_a_card_removes_all_pieces_of_its_region_and_no_others(region: str) -> None:
    s = scene().holds("red", region).on("blue", *everywhere("marauders")).marauders()
    stay = [piece for piece in everywhere("marauders") if piece not in in_region(region)]
    assert s.of("blue").pieces == stay
    assert s.under_attack() == region
    assert s.done


@pytest.mark.parametrize("piece", ["camel", "ship"])
def test_either_piece_is_driven_from_war_supplies(piece: str) -> None:
    s = scene().holds("red", "euphrates").on("blue", f"{piece} war_supplies").marauders()
    assert s.of("blue").pieces == []
    assert s.done


def test_the_pieces_of_the_revealer_are_removed_like_all_others() -> None:
    s = scene().holds("red", "ebla").on("red", "camel temple_ebla").on("green", "camel marble_camel").marauders()
    assert (s.of("red").pieces, s.of("green").pieces) == ([], [])
    assert s.done


@pytest.mark.ruling("20")
def test_a_removed_piece_goes_home_without_acting() -> None:
    s = scene().holds("red", "south_sea").on("blue", "ship stone_ship_1", "ship gold_ship_1")
    s.marauders().constructs("blue")
    assert s.of("blue").goods == (0, 0, 0, 2)
    assert s.done


@pytest.mark.ruling("20")
def test_a_removed_piece_is_not_placed_again_this_turn() -> None:
    s = scene(2).give("red", camels=1, ships=0).give("blue", camels=0, ships=1).holds("red", "south_sea").at_turn(1)
    s.starts_turn().play("camel caravan", "ship stone-ship-1")
    assert s.t.turn == 3  # nothing was asked, and the next turn has begun


@pytest.mark.ruling("21")
@pytest.mark.covers(*[f"improvement {tile}" for tile in PRIVATE])
@pytest.mark.parametrize("region", REGIONS)
def test_private_tiles_are_never_attacked(region: str) -> None:
    pieces = [f"camel {tile}" for tile in PRIVATE]
    s = scene().give("blue", tiles=PRIVATE).on("blue", *pieces).holds("red", region).marauders()
    assert s.of("blue").pieces == pieces
    assert s.done


# Tiles ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("18")
@pytest.mark.covers("improvement i7", "improvement i45")
@pytest.mark.parametrize(
    ("tile", "revealer", "stays"),
    [("i7", "blue", True), ("i7", "red", False), ("i45", "blue", True), ("i45", "red", True)],
)
def test_i7_protects_the_revealer_and_i45_its_owner_always(tile: str, revealer: str, stays: bool) -> None:
    s = scene().give("blue", tiles=[tile]).on("blue", "ship gold_ship_1").on("green", "ship gold_ship_2")
    s.holds(revealer, "euphrates").marauders()
    assert (s.of("blue").pieces, s.of("green").pieces) == (["ship gold_ship_1"] if stays else [], [])
    assert s.done


@pytest.mark.ruling("18")
@pytest.mark.covers("improvement i45")
def test_a_piece_that_stays_acts_as_always() -> None:
    s = scene().give("blue", tiles=["i45"]).on("blue", "ship gold_ship_1").holds("red", "euphrates")
    assert s.marauders().constructs("blue").of("blue").goods == (0, 0, 0, 2)
    assert s.done


@pytest.mark.ruling("18")
@pytest.mark.covers("improvement i45")
def test_a_tile_bought_now_protects_from_the_next_marauders_stage_on() -> None:
    s = scene().display("i45").give("blue", gold=1).on("blue", "camel improvement_1", "camel taxman")
    s.holds("red", "damascus").marauders()
    assert s.of("blue").pieces == ["camel improvement_1"]
    s.improves().play("take i45")
    s.on("blue", "camel marble_camel").holds("red", "ebla").marauders()
    assert s.of("blue").pieces == ["camel marble_camel"]
    assert s.done


@pytest.mark.ruling("19", "37")
@pytest.mark.covers("improvement i25")
def test_i25_brings_two_goods_of_choice_for_each_piece_removed() -> None:
    s = scene().give("blue", tiles=["i25"]).on("blue", "ship gold_ship_1", "camel war_supplies", "camel taxman")
    s.holds("red", "euphrates").marauders().play("good gold", "good wood")
    assert s.legal() == ["good wood", "good stone", "good marble", "good gold"]
    s.play("good gold", "good stone")
    assert s.of("blue").warehouse == (1, 1, 0, 2)
    assert s.done


@pytest.mark.ruling("19")
@pytest.mark.covers("improvement i25", "improvement i45")
def test_a_piece_that_stays_brings_no_goods() -> None:
    s = scene().give("blue", tiles=["i25", "i45"]).on("blue", "ship gold_ship_1").holds("red", "euphrates").marauders()
    assert s.of("blue").goods == (0, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("15", "17", "37")
@pytest.mark.covers("improvement i26")
@pytest.mark.parametrize(("revealer", "gold", "points"), [("blue", 1, 1), ("red", 0, 0)])
def test_i26_rewards_its_owner_for_revealing(revealer: str, gold: int, points: int) -> None:
    s = scene().give("blue", tiles=["i26"]).holds(revealer, "ebla").marauders()
    assert (s.of("blue").warehouse, s.of("blue").points) == ((0, 0, 0, gold), points)
    assert s.done


@pytest.mark.ruling("96")
@pytest.mark.covers("improvement i25", "improvement i26")
def test_without_a_card_nothing_happens_to_anybody() -> None:
    s = scene().give("red", tiles=["i26"]).give("blue", tiles=["i25"], fulfilled=["k9", "k10", "k14"])
    s.on("blue", *everywhere("marauders", "taxman")).on("red", "camel taxman").attacked("ebla").marauders()
    assert (s.of("red").goods, s.of("red").points, s.of("blue").goods) == ((0, 0, 0, 0), 0, (0, 0, 0, 0))
    assert s.of("blue").pieces == everywhere("marauders", "taxman")
    assert s.done


# Always ---------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("27")
def test_a_piece_driven_from_the_taxman_spares_nobody_the_tax() -> None:
    def taxed(region: str) -> Scene:
        s = scene(2).at_turn(4).holds("red", region).on("blue", "camel taxman").marauders()
        return s.kingdom()

    assert taxed("damascus").of("blue").points == -3
    assert taxed("ebla").of("blue").points == 0


@pytest.mark.ruling("27")
@pytest.mark.parametrize("region", REGIONS)
def test_prestige_and_tax_come_whatever_region_is_attacked(region: str) -> None:
    s = scene(2).at_turn(4).give("red", tower=1, tiles=["i16"]).holds("blue", region).marauders().kingdom()
    assert (s.of("red").points_from("prestige"), s.of("red").points_from("taxman")) == (2, -3)
    assert s.done
