"""A player's windows: what can be done at any time, when, and what happens by itself."""

import pytest

from tests.games.tadmor.scene import Scene, scene

ANYTIME = ["ship wood_ship_1", "camel peace_gifts_2", "camel caravan", "camel shipyard"]
RARE = ["incense", "jade", "silk"]

# When ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("3")
def test_there_is_a_window_before_each_purchase() -> None:
    s = scene().display("i5", "i8", "i9").give("red", wood=1, stone=1, hand=["k1", "k2"], fulfilled=["k16"])
    s.on("red", "camel improvement_1", "camel improvement_3", "camel market_palmyra", "ship gold_ship_1").improves()
    for tile in ["i5", "i8"]:
        kinds = {line.split()[0] for line in s.legal()}
        assert kinds == {"done", "use", "trade", "discard", "return", "take", "rest-missions"}
        s.play(f"take {tile}", *["pay wood"] * (tile == "i5"))
    assert s.done


@pytest.mark.ruling("3")
def test_every_step_of_the_construction_window_is_a_window() -> None:
    s = scene().give("red", wood=2, stone=2, hand=["k1"], fulfilled=["k16"], tiles=["i1"])
    s.on("red", "camel tower_one_level").constructs("red")
    anytime = ["trade wood-marble", "discard k1", "return k16", "rest-missions"]
    assert s.legal() == ["done", "use tower-one-level", *anytime]
    assert s.play("use tower-one-level", "levels 1").legal() == ["done", *anytime]
    assert s.play("trade wood-marble").legal() == ["done", *anytime[1:]]


@pytest.mark.ruling("3")
def test_the_windows_of_the_kingdom_phase_come_in_play_order_before_the_prestige() -> None:
    s = scene(3).first("blue").give("red", tower=1, tiles=["i16"], hand=["k1"]).give("blue", hand=["k2"]).kingdom()
    assert s.waits_for("blue")
    s.play("discard k2", "good wood")
    assert s.waits_for("red")
    assert s.of("red").points == 0
    s.play("done")
    assert s.of("red").points_from("prestige") == 2
    assert s.done


@pytest.mark.ruling("3")
def test_nobody_acts_in_the_window_of_another() -> None:
    s = scene(2).give("red", wood=1, tiles=["i1"]).give("blue", stone=1, tiles=["i4"]).constructs("red", "blue")
    assert s.legal() == ["done", "trade wood-marble"]
    assert s.play("trade wood-marble").legal() == ["done", "trade stone-gold"]


@pytest.mark.ruling("3")
def test_no_window_is_open_in_the_placement_stage() -> None:
    s = scene(2).give("red", wood=1, tiles=["i1"], hand=["k1"], fulfilled=["k16"]).places()
    assert {line.split()[0] for line in s.legal()} == {"camel", "ship"}


@pytest.mark.ruling("89")
def test_every_player_has_his_windows_without_any_piece() -> None:
    s = scene(2).give("red", wood=2, tiles=["i1"], fulfilled=["k21"]).resolves()
    assert s.legal() == ["done", "trade wood-marble", "return k21"]
    s.play("trade wood-marble", "done")  # the Construction window closes
    assert s.legal() == ["done", "trade wood-marble"]
    s.play("trade wood-marble")  # and with it the window of the Kingdom phase
    assert s.t.turn == 2


@pytest.mark.ruling("89")
@pytest.mark.parametrize("card", ["k15", "k25", "k26"])
def test_the_moments_of_k15_k25_and_k26_are_windows_too(card: str) -> None:
    s = scene().display("i5").give("red", fulfilled=[card, "k16"], hand=["k1"], wood=1, tiles=["i1"])
    s.on("red", "ship wood_ship_1").improves()
    assert s.legal() == ["done", "use wood-ship-1", "trade wood-marble", "discard k1", *sorted_returns(card, "k16")]
    assert s.play("use wood-ship-1", "trade wood-marble", "done").done
    assert (s.of("red").warehouse, s.of("red").fulfilled) == ((3, 0, 0, 0), sorted([card, "k16"]))


def sorted_returns(*cards: str) -> list[str]:
    return [f"return {card}" for card in sorted(cards)]


@pytest.mark.ruling("89", "5")
@pytest.mark.covers("improvement i37", "improvement i47")
@pytest.mark.parametrize("place", ["tower_one_level", "temple_ebla", "kings_missions_2", "rare_red", "i37", "i47"])
def test_a_construction_piece_not_used_when_the_window_closes_has_lost_its_action(place: str) -> None:
    s = scene().give("red", wood=9, stone=9, marble=9, gold=9, tiles=["i37", "i47"])
    s.on("red", f"{'ship' if place == 'rare_red' else 'camel'} {place}").constructs("red")
    assert s.offers(f"use {place.replace('_', '-')}")
    s.play("done")
    assert (s.of("red").pieces, s.of("red").goods, s.of("red").tower) == ([], (9, 9, 9, 9), 0)
    assert s.done


@pytest.mark.ruling("5")
def test_an_action_that_costs_offers_a_choice_or_harms_may_be_declined() -> None:
    s = scene(2, first_to_play="may_decline").at_turn(4).display("i5").give("red", wood=3, tiles=["i1"])
    s.give("blue", tower=5, gold=1)
    s.on("red", "camel improvement_1", "camel traitor", "camel first_to_play").resolves()
    assert s.offers("take i5")
    assert s.play("done").offers("use traitor")
    s.play("done", "done", "pay-tax")  # the windows of Construction and of the Kingdom phase; blue pays
    assert s.legal() == ["done", "use first-to-play"]
    s.play("done")
    assert (s.of("red").tiles, s.of("blue").tower, s.pawn(), s.of("red").pieces) == (["i1"], 5, "red", [])
    assert s.of("red").goods == (3, 0, 0, 0)
    assert s.t.turn == 5


@pytest.mark.ruling("5")
def test_an_impossible_action_does_nothing_and_its_piece_goes_home() -> None:
    s = scene().on("red", "camel tower_one_level", "camel temple_ebla", "ship rare_red").constructs("red")
    assert (s.of("red").pieces, s.of("red").tower, s.of("red").temples) == ([], 0, [])
    assert s.done


# By itself ------------------------------------------------------------------------------------------------------------


def collector(**given: object) -> Scene:
    return scene().give("red", tower=5, rare=RARE, **given).on("red", *ANYTIME)


@pytest.mark.ruling("122")
@pytest.mark.covers("slot wood_ship_1", "slot peace_gifts_2", "slot caravan", "slot shipyard")
def test_when_the_construction_window_opens_all_that_can_be_is_resolved_by_itself() -> None:
    s = collector(tiles=["i1"]).constructs("red")
    assert s.legal() == ["done", "trade wood-marble"]
    red = s.of("red")
    assert (red.goods, red.points, red.camels, red.ships, red.pieces) == ((3, 0, 0, 0), 2, 4, 3, [])
    assert s.play("done").done


@pytest.mark.ruling("122")
def test_the_caravan_waits_for_what_is_built_later_in_the_window() -> None:
    s = scene().give("red", tower=4, wood=1, stone=1).on("red", "camel tower_one_level", "camel caravan")
    s.constructs("red")
    assert (s.of("red").camels, s.offers("use caravan")) == (3, False)
    s.play("use tower-one-level")
    assert (s.of("red").tower, s.of("red").camels, s.of("red").pieces) == (5, 4, [])
    assert s.done


@pytest.mark.ruling("122")
def test_the_shipyard_waits_for_a_rare_good_bought_later_in_the_window() -> None:
    s = scene().give("red", rare=RARE[:2], wood=5).on("red", "ship rare_red", "camel shipyard").constructs("red")
    assert s.of("red").ships == 2
    s.play("use rare-red", "top oils")
    assert (s.of("red").ships, s.of("red").pieces) == (3, [])
    assert s.done


@pytest.mark.ruling("122", "3")
@pytest.mark.covers("improvement i10")
@pytest.mark.parametrize(("lines", "wood"), [(["use wood-ship-1", "take i10", "pay gold"], 3), (["take i10"], 4)])
def test_before_a_purchase_the_owner_collects_himself_or_waits_for_more(lines: list[str], wood: int) -> None:
    s = scene().display("i10").give("red", gold=1).on("red", "ship wood_ship_1", "camel improvement_1").improves()
    assert s.legal() == ["done", "use wood-ship-1", "take i10"]
    assert s.play(*lines).constructs("red").of("red").goods == (wood, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("122", "3")
@pytest.mark.covers("improvement i44")
def test_before_a_purchase_every_anytime_piece_is_the_owners_to_resolve() -> None:
    s = collector(gold=3).at_turn(7).display("i44").on("red", "camel improvement_1").improves()
    uses = ["use wood-ship-1", "use shipyard", "use caravan", "use peace-gifts-2"]
    assert s.legal() == ["done", *uses, "take i44"]
    s.play("take i44").constructs("red")
    assert s.of("red").points_from("gifts") == 8
    assert s.done


@pytest.mark.ruling("122", "3")
def test_before_a_purchase_the_caravan_is_not_offered_without_what_it_asks_for() -> None:
    s = scene().display("i5").give("red", tower=4, gold=1).on("red", "camel caravan", "camel improvement_1").improves()
    assert s.legal() == ["done", "take i5"]


# Nothing is forgotten -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("4")
def test_when_the_kingdom_window_closes_what_is_still_out_resolves_by_itself() -> None:
    s = collector(hand=["k1"]).kingdom()
    assert s.of("red").goods == (0, 0, 0, 0)
    s.play("done")
    red = s.of("red")
    assert (red.goods, red.points, red.camels, red.ships, red.pieces) == ((3, 0, 0, 0), 2, 4, 3, [])
    assert s.done


@pytest.mark.ruling("4")
def test_a_caravan_that_cannot_work_goes_home_with_nothing() -> None:
    s = scene().on("red", "camel caravan", "camel shipyard").kingdom()
    assert (s.of("red").camels, s.of("red").ships, s.of("red").pieces) == (3, 2, [])
    assert s.done


@pytest.mark.ruling("4", "40")
@pytest.mark.covers("slot market_palmyra", "slot market_ebla", "improvement i21", "improvement i22")
@pytest.mark.parametrize("market", ["market_palmyra", "market_ebla", "i21", "i22"])
def test_when_the_kingdom_window_closes_the_market_does_and_gold_for_the_tax_must_be_at_hand(market: str) -> None:
    def taxed(*lines: str) -> Scene:
        s = scene().at_turn(4).give("red", wood=1, tiles=["i21", "i22"]).on("red", f"camel {market}")
        return s.kingdom().play(*lines)

    assert (taxed("done").of("red").points, taxed("done").of("red").pieces) == (-3, [])
    assert taxed("trade wood-gold").legal() == ["pay-tax", "refuse-tax"]
