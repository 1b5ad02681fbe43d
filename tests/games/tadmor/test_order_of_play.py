"""Who comes when: the order of play, the phases of the Resolution stage, choices due at the same time."""

import pytest

from tests.games.tadmor.deal import begun, offers
from tests.games.tadmor.scene import Scene, scene

SEATS = ["red", "blue", "green", "yellow"]


def asked(s: Scene, line: str) -> list[str]:
    """Everybody in turn answers with this line: in which order they were asked."""
    order = []
    for _ in SEATS:
        order.append(SEATS[s.t.actor])
        s.play(line)
    return order


# The order of play ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("1")
def test_a_pawn_taken_in_the_kingdom_phase_counts_from_the_next_turn_on() -> None:
    s = scene().on("green", "camel first_to_play").resolves().play("good stone")
    assert (s.pawn(), s.t.turn) == ("green", 2)
    assert s.waits_for("green")
    assert s.play("camel taxman").waits_for("yellow")


@pytest.mark.ruling("1", "91")
def test_this_turns_order_holds_to_its_end_whoever_has_taken_the_pawn() -> None:
    s = scene(2).give("red", wood=8, stone=1).give("blue", wood=8, stone=1).on("blue", "camel first_to_play")
    s.resolves().play("good stone")
    assert s.pawn() == "blue"
    assert s.waits_for("red")
    s.play("drop 1-wood")
    assert s.waits_for("blue")
    assert s.play("drop 2-wood").waits_for("blue")  # who is first in turn 2
    assert s.t.turn == 2


@pytest.mark.ruling("1", "76")
def test_the_pawn_stays_where_it_is_if_nobody_takes_it() -> None:
    s = scene().first("yellow").resolves()
    assert (s.pawn(), s.t.turn) == ("yellow", 2)
    assert s.waits_for("yellow")


# The phases -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("2")
def test_the_improvements_phase_goes_by_slot() -> None:
    s = scene().display("i5", "i6", "i8", "i9")
    for name, slot in zip(SEATS, [3, 1, 4, 2], strict=True):
        s.give(name, wood=1).on(name, f"camel improvement_{slot}")
    s.improves()
    order = []
    for tile in ["i5", "i6", "i8", "i9"]:
        order.append(SEATS[s.t.actor])
        s.play(f"take {tile}")
    assert order == ["blue", "yellow", "red", "green"]
    assert s.done


@pytest.mark.ruling("2")
def test_improvements_come_before_construction_and_construction_before_the_kingdom() -> None:
    s = scene(2).display("i5").give("red", wood=2, stone=1).on("red", "camel tower_one_level", "camel first_to_play")
    s.give("blue", wood=2, stone=1).on("blue", "camel improvement_1", "camel tower_two_levels").resolves()
    assert s.waits_for("blue")
    s.play("take i5", "pay wood")
    assert s.legal() == ["done", "use tower-one-level"]
    assert s.waits_for("red")
    assert s.play("use tower-one-level").offers("good wood")


@pytest.mark.ruling("2")
def test_construction_windows_come_in_play_order() -> None:
    s = scene().first("green")
    for name in SEATS:
        s.give(name, tiles=[f"i{SEATS.index(name) + 1}"], wood=1, stone=1)
    s.resolves()
    assert asked(s, "done") == ["green", "yellow", "red", "blue"]


@pytest.mark.ruling("2")
@pytest.mark.parametrize("places", [["tower-one-level", "temple-ebla"], ["temple-ebla", "tower-one-level"]])
def test_in_one_window_all_construction_pieces_are_resolved_in_any_order(places: list[str]) -> None:
    s = scene().give("red", wood=9, stone=9, marble=9, gold=9).on("red", "camel tower_one_level", "camel temple_ebla")
    s.constructs("red", "blue")
    for place in places:
        s.play(f"use {place}", *["levels 1"] * (place == "tower-one-level"))
    assert (s.of("red").tower, s.of("red").temples, s.of("red").pieces) == (1, ["basement"], [])
    assert s.done


@pytest.mark.ruling("6")
def test_the_kingdom_phase_goes_prestige_taxman_war_supplies_first_to_play() -> None:
    s = scene().at_turn(4).first("blue").give("red", tower=3, tiles=["i16"], gold=1)
    s.on("red", "camel war_supplies", "camel first_to_play").kingdom()
    s.play("refuse-tax", "good wood")
    mine = [(entry.key, entry.args[0]) for entry in s.t.log or [] if entry.seat == 0]
    assert mine == [("points", 2), ("untaxed", 0), ("points", -3), ("points", 3), ("pawn", 0), ("gain", 1)]
    assert s.done


# At the same time -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("91")
def test_goods_by_seat_are_asked_in_play_order() -> None:
    t = begun(4, "green")
    order = []
    for good in ["good wood", "good gold", "good stone", "good marble"]:
        order.append((SEATS[t.actor], offers(t)))
        t.apply(t.parse(good))
    basic, advanced = ["good wood", "good stone"], ["good marble", "good gold"]
    assert order == [("yellow", basic), ("red", advanced), ("blue", basic), ("blue", advanced)]


@pytest.mark.ruling("91")
def test_the_taxman_asks_in_play_order() -> None:
    s = scene().at_turn(4).first("blue")
    for name in SEATS:
        s.give(name, gold=1)
    assert asked(s.kingdom(), "pay-tax") == ["blue", "green", "yellow", "red"]
    assert s.done


@pytest.mark.ruling("91")
def test_discards_at_the_end_of_the_turn_are_asked_in_play_order() -> None:
    s = scene().first("yellow")
    for name in SEATS:
        s.give(name, wood=5, stone=4)
    assert asked(s.ends_turn(), "drop 1-wood") == ["yellow", "red", "blue", "green"]


# No deals -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("7")
def test_no_action_gives_anything_to_another_player() -> None:
    s = scene(2).give("red", wood=1, gold=1, hand=["k1"], tiles=["i1"], rare=["silk"], fulfilled=["k16"])
    assert s.constructs("red").legal() == ["done", "trade wood-marble", "discard k1", "return k16", "rest-missions"]
    s.play("trade wood-marble", "discard k1", "good wood", "done")
    assert (s.of("blue").goods, s.of("blue").hand) == ((0, 0, 0, 0), [])
    assert s.done


# Once a turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("92")
@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize("place", ["tower_one_level", "i47"])
def test_a_piece_that_has_been_resolved_is_used_up_for_this_turn(place: str) -> None:
    s = scene().give("red", wood=2, stone=2, tiles=["i47", "i1"]).on("red", f"camel {place}").deck().constructs("red")
    s.play(f"use {place.replace('_', '-')}", "levels 1")
    assert s.of("red").pieces == []
    assert s.legal() == ["done", "trade wood-marble"]


@pytest.mark.ruling("92")
def test_a_piece_that_has_collected_is_used_up_for_this_turn() -> None:
    s = scene().display("i5", "i10").give("red", wood=1).on("red", "ship stone_ship_1", "camel improvement_1")
    s.improves().play("use stone-ship-1")
    assert not s.offers("use stone-ship-1")
    assert s.play("done").constructs("red").of("red").goods == (1, 3, 0, 0)
    assert s.done
