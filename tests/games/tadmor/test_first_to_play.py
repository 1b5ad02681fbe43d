"""First to play, and I48, which stands in for an action of the Kingdom phase. (76, 77, 113, 124)"""

import pytest

from serai.games.tadmor.constants import SEATS
from tests.games.tadmor.scene import Scene, scene


def with_i48() -> Scene:
    """Third era: red owes 2 gold, has the only tower and a camel on I48; the others owe tax and have no gold."""
    s = scene().give("red", tiles=["i48"], gold=2, tower=5).on("red", "camel i48").at_turn(7)
    for seat in SEATS:
        s.give(seat, points=10)
    return s


# First to play --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("76")
@pytest.mark.covers("slot first_to_play")
@pytest.mark.parametrize(("good", "goods"), [("wood", (1, 0, 0, 0)), ("stone", (0, 1, 0, 0))])
def test_first_to_play_brings_the_pawn_and_a_basic_good_for_the_warehouse(good: str, goods: tuple[int, ...]) -> None:
    s = scene().on("blue", "camel first_to_play").kingdom()
    assert s.legal() == ["good wood", "good stone"]  # the pawn is his already
    s.play(f"good {good}")
    assert (s.of("blue").warehouse, s.of("blue").traded) == (goods, (0, 0, 0, 0))
    assert (s.pawn(), s.of("blue").pieces) == ("blue", [])
    assert s.done


@pytest.mark.ruling("76")
def test_if_nobody_takes_first_to_play_the_pawn_stays_where_it_is() -> None:
    s = scene().first("green").kingdom()
    assert s.pawn() == "green"
    assert s.done


@pytest.mark.ruling("1", "76")
@pytest.mark.covers("slot first_to_play")
def test_the_pawn_decides_from_the_next_turn_on() -> None:
    s = scene(3).on("blue", "camel first_to_play").resolves()
    assert s.t.first == 0
    s.play("good wood")
    assert (s.t.turn, s.t.first) == (2, 1)
    assert s.waits_for("blue")


@pytest.mark.ruling("76")
@pytest.mark.covers("improvement i48", "slot first_to_play")
@pytest.mark.parametrize(
    ("first", "order", "last"),
    [
        ("red", ["red", "blue"], "blue"),
        ("blue", ["blue", "red"], "red"),
        ("yellow", ["red", "blue"], "blue"),
    ],
)
def test_several_take_it_in_play_order_all_get_the_good_and_the_last_keeps_the_pawn(
    first: str, order: list[str], last: str
) -> None:
    s = scene().give("red", tiles=["i48"]).on("red", "camel i48").on("blue", "camel first_to_play").first(first)
    s.kingdom()
    for seat in order:
        assert s.waits_for(seat)
        s.play(*["use i48"] * (seat == "red"))
        assert s.pawn() == seat
        s.play("good stone")
    assert s.pawn() == last
    assert (s.of("red").goods, s.of("blue").goods) == ((0, 1, 0, 0), (0, 1, 0, 0))
    assert s.done


@pytest.mark.ruling("124")
@pytest.mark.covers("slot first_to_play", "option first_to_play")
def test_by_option_first_to_play_may_be_declined_and_then_brings_neither_good_nor_pawn() -> None:
    s = scene(first_to_play="may_decline").on("blue", "camel first_to_play").kingdom()
    assert s.legal() == ["done", "use first-to-play"]
    s.play("done")
    assert (s.pawn(), s.of("blue").goods, s.of("blue").pieces) == ("red", (0, 0, 0, 0), [])
    assert s.done


# I48 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("77", "113")
@pytest.mark.covers("improvement i48")
def test_i48_is_asked_at_each_of_the_three_actions_until_it_is_used() -> None:
    s = with_i48().kingdom()
    assert s.legal() == ["use i48", "pay-tax", "refuse-tax"]
    s.play("pay-tax")
    assert s.legal() == ["done", "use i48"]
    s.play("done")
    assert s.of("red").points_from("war_supplies") == 0
    assert s.legal() == ["done", "use i48"]
    s.play("use i48", "good wood")
    assert (s.pawn(), s.of("red").goods, s.of("red").pieces) == ("red", (1, 0, 0, 0), [])
    assert s.done


@pytest.mark.ruling("77", "114")
@pytest.mark.covers("improvement i48")
def test_as_taxman_i48_spares_its_owner_alone_and_is_then_used_up() -> None:
    s = with_i48().kingdom().play("use i48")
    assert (s.of("red").goods[3], s.of("red").points) == (2, 10)
    assert [s.of(seat).points for seat in ("blue", "green", "yellow")] == [4, 4, 4]
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.ruling("77", "113")
@pytest.mark.covers("improvement i48")
def test_as_war_supplies_i48_scores_and_is_not_asked_again() -> None:
    s = with_i48().kingdom().play("pay-tax", "use i48")
    assert s.of("red").points_from("war_supplies") == 5
    assert s.done


@pytest.mark.ruling("77")
@pytest.mark.covers("improvement i48")
@pytest.mark.parametrize(
    ("slot", "asked"),
    [
        ("taxman", [["done", "use i48"], ["done", "use i48"]]),
        ("war_supplies", [["use i48", "pay-tax", "refuse-tax"], ["done", "use i48"]]),
        (
            "first_to_play",
            [["use i48", "pay-tax", "refuse-tax"], ["done", "use i48"], ["good wood", "good stone"]],
        ),
    ],
)
def test_i48_never_repeats_an_action_that_a_piece_of_its_owner_carries_out(slot: str, asked: list[list[str]]) -> None:
    s = with_i48().on("red", f"camel {slot}").kingdom()
    for options in asked:
        assert s.legal() == options
        s.play("pay-tax" if "pay-tax" in options else options[0])
    assert s.done


@pytest.mark.ruling("77")
@pytest.mark.covers("improvement i48", "slot first_to_play")
def test_whoever_was_first_to_play_on_the_board_does_not_get_a_second_good_from_i48() -> None:
    s = scene().give("red", tiles=["i48"]).on("red", "camel first_to_play", "ship i48").kingdom()
    s.play("good wood")
    assert s.of("red").goods == (1, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("113")
@pytest.mark.covers("improvement i48")
@pytest.mark.parametrize(("slot", "region"), [("taxman", "damascus"), ("war_supplies", "euphrates")])
def test_a_piece_driven_off_does_not_stand_in_the_way_of_i48(slot: str, region: str) -> None:
    s = with_i48().on("red", f"camel {slot}").holds("blue", region).marauders().kingdom()
    if slot == "war_supplies":
        s.play("refuse-tax")
    s.play("use i48")
    assert s.of("red").points == (10 if slot == "taxman" else 9)
    assert s.done


@pytest.mark.ruling("113")
@pytest.mark.covers("improvement i48")
def test_another_players_piece_does_not_stand_in_the_way_of_i48() -> None:
    s = with_i48().on("green", "camel taxman", "camel war_supplies", "camel first_to_play").kingdom()
    assert s.offers("use i48")
    s.play("refuse-tax")
    assert s.offers("use i48")
    s.play("done", "use i48", "good wood", "good wood")
    assert (s.pawn(), s.of("red").goods[0], s.of("green").goods[0]) == ("green", 1, 1)
    assert s.done


@pytest.mark.ruling("124")
@pytest.mark.covers("improvement i48", "improvement i46")
def test_i48_is_offered_at_the_taxman_only_to_one_who_owes_tax() -> None:
    for s in (with_i48().at_turn(3), with_i48().give("red", tiles=["i46"])):
        s.kingdom()
        assert s.legal() == ["done", "use i48"]  # war supplies
        assert s.play("done", "done").done


@pytest.mark.ruling("124")
@pytest.mark.covers("improvement i48")
def test_i48_is_offered_at_war_supplies_only_to_a_tower_taller_than_the_lowest() -> None:
    s = scene(3).give("red", tiles=["i48"], tower=2).give("blue", tower=4).give("green", tower=2)
    s.on("red", "camel i48").kingdom()
    assert s.legal() == ["done", "use i48"]
    s.play("use i48", "good wood")  # it is first to play that was asked
    assert (s.pawn(), s.of("red").points) == ("red", 0)
    assert s.done


@pytest.mark.ruling("32", "113")
@pytest.mark.covers("improvement i48")
def test_an_i48_that_was_not_used_goes_home_with_the_end_of_the_turn() -> None:
    s = scene(3).give("red", tiles=["i48"]).on("red", "camel i48").kingdom().play("done")
    assert s.of("red").pieces == ["camel i48"]
    s.ends_turn()
    assert s.of("red").pieces == []
    assert s.offers("ship i48")


@pytest.mark.covers("improvement i48")
def test_i48_works_in_the_very_turn_it_is_bought() -> None:
    s = scene(3).give("red", wood=3, points=10).display("i48").on("red", "camel improvement_1").at_turn(7).resolves()
    s.play("take i48")
    assert s.of("red").pieces == ["camel i48"]
    s.play("use i48")
    assert s.of("red").points == 10
    assert s.t.turn == 8
