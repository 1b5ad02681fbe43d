"""Corrected tables: whatever an owner writes either plays to the end or is refused in one line."""

from typing import Any

import pytest

import serai
from serai.core.components import ComponentsError
from serai.core.corrections import correct
from tests.games.tadmor.deal import OTHERWISE
from tests.games.tadmor.scene import scene
from tests.tables import FILE, Owner

TADMOR = serai.game("tadmor")
OWNER = Owner(TADMOR, ["north_sea", "ship", "prestige", "ship_bonus", "camel", "basic", "wood"], [{}, OTHERWISE])
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_every_correction_plays_to_the_end_or_is_refused(part: int) -> None:
    played, refused = OWNER.check(OWNER.values(part, PARTS))
    assert min(played, refused) > 50


@pytest.mark.parametrize("pattern", OWNER.base.shape.bags)
def test_so_does_whatever_is_written_as_a_cost_or_a_gain(pattern: str) -> None:
    """Into all bags of a kind at once, so that every game meets it."""
    for word in OWNER.base.shape.bags[pattern]:
        for number in (1, 2):
            tables, filled = OWNER.fill(pattern, {word: number})
            OWNER.play_all(tables, seed=number)
            assert filled == len(OWNER.bags(pattern))


@pytest.mark.parametrize("pattern", OWNER.base.shape.bags)
def test_so_does_what_costs_nothing(pattern: str) -> None:
    tables, filled = OWNER.fill(pattern, {})
    OWNER.play_all(tables)
    assert filled == len(OWNER.bags(pattern))


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("setup.goods.each", {"jade": 1}, "setup.goods.each.jade is not one of wood, stone, marble, gold"),
        ("setup.goods.each", {"wood": -1}, "setup.goods.each.wood must be a whole number, 0 or more"),
        ("setup.seat_goods.basic", [0, 1, 0, 10], "setup.seat_goods.basic must list numbers from 0 to 9"),
        ("setup.seat_goods.basic", [0, 1, 0], "setup.seat_goods.basic must list 4 values, not 3"),
        ("setup.pieces.camels", 6, "setup.pieces.camels must be from 1 to 5"),
        ("setup.pieces.most_ships", 1, "setup.pieces.ships must be 1"),
        ("setup.game.missions", 7, "setup.game.missions must be from 0 to 6"),
        ("setup.display.tiles", [6, 8, 13], "setup.display.tiles must list numbers from 1 to 12"),
        ("turns.game.per_era", 0, "turns.game.per_era must be from 1 to 9"),
        ("regions.ebla.name", "Emesa", "regions.ebla.name is part of how Tadmor works and cannot be corrected"),
        ("slots.caravan.region", "emesa", "slots.caravan.region 'emesa' is not one of north_sea"),
        ("slots.caravan.piece", "cart", "slots.caravan.piece 'cart' is not one of camel, ship, either"),
        ("slots.caravan.two_players", 1, "slots.caravan.two_players must be true or false, not a whole number"),
        ("resources.ship.basic", [3, -4, 5], "resources.ship.basic must list numbers from 0 to 99"),
        ("tower.bands.last_levels", [5, 5, 15], "tower.bands.last_levels must rise from band to band"),
        ("tower.one_level.band_1.cost", {"water": 1}, "band_1.cost.water is not one of wood, stone, marble, gold"),
        ("rare_goods.tiles.copies", 2, "rare_goods.tiles.copies must be from 3 to 9"),
        ("rare_goods.tiles.removed", [4, 1, 0], "rare_goods.tiles.removed must list numbers from 0 to 3"),
        ("rare_goods.colours.grey.goods", ["jade", "incense", "myrrh"], "goods cannot be changed"),
        ("rare_goods.sets.points", [5] * 10, "rare_goods.sets.points must list 9 values, not 10"),
        ("taxman.demand.points", ["a", 1, 2], "taxman.demand.points.0. must be a whole number, not a word"),
        ("improvements.tiles.i1.start", False, "improvements.tiles must have a start tile for each of 4 players"),
        ("improvements.tiles.i19.start", True, "improvements.tiles.i19.start can be true in era 1 only"),
        ("improvements.tiles.i1.get", "wood", "i1.get must be an advanced good for a basic one"),
        ("improvements.tiles.i23.get", "marble", "i23.get must be an advanced good for a basic one"),
        ("improvements.tiles.i5.effect", "private_market", "i5.effect 'private_market' is not one of trade"),
        ("improvements.tiles.i21.effect", "immunity", "i21.effect 'immunity' is not one of private_market"),
        ("improvements.tiles.i5.effect", "ship_bonus", "i5.good is not in the tables of tadmor"),
        ("improvements.tiles.i49.era", 3, "improvements.tiles.i49 is not in the tables of tadmor"),
        ("improvements.tiles.i14.every", 1, "i14.every must be from 2 to 99"),
        ("improvements.tiles.i38.most", "camels", "i38.most 'camels' is not one of tower, missions"),
        ("missions.cards.k1.benefit", "levels", "k1.amount is not in the tables of tadmor"),
        ("missions.cards.k16.amount", 0, "k16.amount must be from 1 to 9"),
        ("missions.cards.k16.points", 100, "k16.points must be from 0 to 99"),
    ],
)
def test_what_the_rules_cannot_work_with_is_refused_by_file_and_path(path: str, value: Any, what: str) -> None:
    with pytest.raises(ComponentsError, match=what) as refusal:
        TADMOR.new(2, None, OWNER.corrected(path, value))
    assert str(refusal.value).startswith(f"{FILE}: ")
    assert "\n" not in str(refusal.value)


def test_two_start_tiles_must_be_left_for_two_players() -> None:
    text = "\n".join(f"[improvements.tiles.i{at}]\ntwo_players = false" for at in (1, 2, 3))
    with pytest.raises(ComponentsError, match="must have a start tile for each of 2 players"):
        TADMOR.new(2, None, correct(OWNER.base, text, FILE))


def test_a_corrected_value_is_what_the_game_plays_with() -> None:
    tables = OWNER.corrected("missions.cards.k16.cost", {"gold": 2})
    s = scene(2, tables).give("red", gold=2, hand=["k16"]).on("red", "camel kings_missions_1").constructs("red")
    s.play("use kings-missions-1", "fulfil k16", "done")
    assert (s.of("red").fulfilled, s.of("red").goods) == (["k16"], (0, 0, 0, 0))
    assert s.done


def test_a_corrected_slot_takes_the_other_piece_in_another_region() -> None:
    text = '[slots.caravan]\npiece = "ship"\nregion = "ebla"\ntwo_players = false'
    tables = correct(OWNER.base, text, FILE)
    s = scene(3, tables).places()
    assert (s.offers("ship caravan"), s.offers("camel caravan")) == (True, False)
    assert not scene(2, tables).places().offers("ship caravan")
    s = scene(3, tables).on("red", "ship caravan").holds("blue", "ebla").marauders()
    assert s.of("red").pieces == []


def test_a_position_knows_with_which_tables_it_was_played() -> None:
    tables = OWNER.corrected("setup.game.points", 12)
    state = TADMOR.new(2, None, tables)
    again = TADMOR.from_json(state.to_json(), tables)
    assert again.to_json()["components"] == tables.digest != OWNER.base.digest
    with pytest.raises(serai.Refusal, match="component tables"):
        TADMOR.from_json(state.to_json())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turns.game.per_era", 1),
        ("turns.game.per_era", 9),
        ("setup.pieces.camels", 1),
        ("setup.pieces.most_camels", 9),
        ("setup.game.missions", 6),
        ("setup.goods.each", {"wood": 90, "stone": 90, "marble": 90, "gold": 90}),
        ("warehouse.limit.goods", 0),
        ("first_to_play.gain.basic", 0),
        ("temple.completion.free_goods", [9, 9]),
        ("rare_goods.tiles.copies", 9),
        ("improvements.price.by_era", [0, 0, 0]),
        ("traitor.levels.by_era", [9, 9, 9]),
        ("improvements.tiles.i14.every", 2),
        ("missions.cards.k1.benefit", "redirect"),
    ],
)
def test_unusual_tables_can_be_played(path: str, value: Any) -> None:
    tables = OWNER.corrected(path, value)
    for seed in range(10):
        OWNER.play_all(tables, seed)
