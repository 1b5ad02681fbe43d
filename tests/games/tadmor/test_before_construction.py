"""What can be done at any time is done before somebody else's construction can take it away. (3, 122)"""

import pytest

from tests.games.tadmor.scene import Scene, scene


def red_strikes_first(rules: int | None = None) -> Scene:
    """Era II: red comes first and has the Traitor and K20; blue has just the tower that the caravan asks for."""
    s = scene(3, rules=rules).at_turn(4).give("red", fulfilled=["k20"]).give("blue", tower=5)
    return s.on("red", "camel traitor").on("blue", "camel caravan").resolves()


@pytest.mark.ruling("122")
@pytest.mark.covers("slot caravan", "slot traitor")
@pytest.mark.parametrize(("line", "left"), [("use traitor", 4), ("return k20", 2)])
def test_a_tower_destroyed_later_in_the_turn_has_brought_its_camel_all_the_same(line: str, left: int) -> None:
    s = red_strikes_first()
    assert s.waits_for("red")
    s.play(line)
    assert (s.of("blue").tower, s.of("blue").camels) == (left, 4)


@pytest.mark.ruling("122")
def test_by_rules_2_an_earlier_player_could_take_the_camel_away() -> None:
    s = red_strikes_first(rules=2).play("use traitor")
    assert (s.of("blue").tower, s.of("blue").camels) == (4, 3)


@pytest.mark.ruling("122", "3")
def test_everybody_collects_in_play_order_before_the_first_window_opens_and_nobody_is_asked() -> None:
    s = scene(3).first("blue").give("blue", stone=1).on("blue", "camel tower_one_level")
    s.on("red", "ship stone_ship_1").on("blue", "ship wood_ship_1").on("green", "camel peace_gifts_2").resolves()
    assert s.waits_for("blue")
    assert s.legal() == ["done", "use tower-one-level"]
    told = [(entry.key, entry.seat) for entry in s.t.log or []]
    assert told == [("gain", 1), ("points", 2), ("gain", 0)]


@pytest.mark.ruling("122")
@pytest.mark.covers("improvement i10")
def test_a_tile_bought_in_this_turn_adds_to_what_is_collected_then() -> None:
    s = scene(2).display("i10").give("red", gold=1).give("blue", wood=1, tiles=["i1"])
    s.on("red", "ship wood_ship_1", "camel improvement_1").resolves().play("take i10")
    assert s.waits_for("blue")
    assert s.of("red").goods == (4, 0, 0, 0)


@pytest.mark.ruling("122")
@pytest.mark.covers("slot caravan")
def test_a_caravan_that_cannot_work_yet_still_waits_for_its_owners_window() -> None:
    s = scene(2).give("red", wood=1, tiles=["i1"]).give("blue", tower=4, wood=1, stone=1)
    s.on("blue", "camel caravan", "camel tower_one_level").resolves()
    assert (s.of("blue").camels, s.of("blue").pieces) == (3, ["camel tower_one_level", "camel caravan"])
    s.play("use tower-one-level")
    assert (s.of("blue").tower, s.of("blue").camels) == (5, 4)


# Windows with nothing to do -------------------------------------------------------------------------------------------


@pytest.mark.ruling("89")
def test_who_only_holds_cards_is_asked_once_in_a_turn_and_not_in_the_construction_phase() -> None:
    s = scene(2).give("blue", hand=["k1", "k2"]).resolves()
    assert s.waits_for("blue")
    assert (type(s.t.stack[-1]).__name__, s.legal()) == ("KingdomWindow", ["done", "discard k1", "discard k2"])
    assert s.play("done").t.turn == 2


@pytest.mark.ruling("89")
@pytest.mark.parametrize(
    "piece", ["camel tower_one_level", "camel tower_two_levels", "camel temple_ebla", "ship rare_red", "ship i47"]
)
def test_who_holds_cards_and_a_piece_that_lacks_goods_has_a_construction_window(piece: str) -> None:
    s = scene().give("red", hand=["k1"], tiles=["i47"]).deck().on("red", piece).constructs("red")
    assert s.offers("discard k1")


@pytest.mark.ruling("89", "125")
def test_no_card_helps_a_piece_that_cannot_act_whatever_one_has() -> None:
    s = scene().empty("red").give("red", hand=["k1"]).on("red", "ship rare_red", "camel traitor").constructs("red")
    assert s.of("red").pieces == []
    assert s.done
    s = scene().give("red", hand=["k1"], temples=["roof"]).on("red", "camel temple_ebla")
    for seat in ("blue", "green", "yellow"):
        s.give(seat, temples=["statues"])
    s.give("blue", temples=["statues"]).constructs("red")  # no card of the statues is left
    assert s.done


@pytest.mark.ruling("89")
def test_who_has_nothing_to_construct_trades_in_the_kingdom_window() -> None:
    s = scene(2).give("red", wood=1, tiles=["i1"], fulfilled=["k5"]).on("red", "camel traitor").resolves()
    assert (type(s.t.stack[-1]).__name__, s.legal()) == ("KingdomWindow", ["done", "trade wood-marble", "return k5"])
    assert s.of("red").pieces == []  # the traitor has gone home: there is nobody to betray in this era


@pytest.mark.ruling("89", "110")
def test_a_mission_that_only_the_construction_phase_returns_opens_its_window() -> None:
    s = scene(2).give("red", wood=1, tiles=["i1"], fulfilled=["k7"]).resolves()
    assert (type(s.t.stack[-1]).__name__, s.legal()) == ("Construct", ["done", "trade wood-marble", "return k7"])


@pytest.mark.ruling("89")
def test_when_the_last_piece_has_acted_cards_wait_for_the_kingdom_window() -> None:
    s = scene(2).give("red", hand=["k1"], wood=1, stone=1).on("red", "camel tower_one_level").resolves()
    s.play("use tower-one-level")
    assert (type(s.t.stack[-1]).__name__, s.legal()) == ("KingdomWindow", ["done", "discard k1"])


@pytest.mark.ruling("89")
def test_by_rules_2_cards_alone_opened_every_window() -> None:
    s = scene(2, rules=2).give("red", hand=["k1"]).resolves()
    for window in ("Construct", "KingdomWindow"):
        assert (type(s.t.stack[-1]).__name__, s.legal()) == (window, ["done", "discard k1"])
        s.play("done")
    assert s.t.turn == 2


# Resting --------------------------------------------------------------------------------------------------------------


def holder(rules: int | None = None) -> Scene:
    """Red has cards in hand, one that he could return in any window, a trade and a tower to build."""
    s = scene(2, rules=rules).give("red", hand=["k1"], fulfilled=["k5"], wood=2, stone=1, tiles=["i1"])
    return s.on("red", "camel tower_one_level")


@pytest.mark.ruling("130")
def test_who_wants_to_hear_no_more_of_missions_is_not_asked_about_them_until_the_turn_ends() -> None:
    s = holder().resolves().play("rest-missions")
    assert s.legal() == ["done", "use tower-one-level", "trade wood-marble"]
    s.play("use tower-one-level", "done")
    assert s.legal() == ["done", "trade wood-marble"]  # the Kingdom window, for the trade alone
    s.play("done")
    assert (s.t.turn, s.of("red").hand, s.of("red").fulfilled) == (2, ["k1"], ["k5"])
    assert s.offers("return k5")  # asked again, to place a ship
    assert s.t.to_json()["holdings"][0]["resting"] == 0


@pytest.mark.ruling("130")
def test_with_missions_at_rest_and_nothing_else_to_do_no_window_is_asked() -> None:
    s = (
        scene(2)
        .give("red", hand=["k1"], fulfilled=["k21", "k25"], gold=1)
        .display("i5")
        .on("red", "camel improvement_1")
    )
    s.resolves().play("rest-missions")
    assert s.legal() == ["done", "take i5"]
    s.play("done")
    assert s.t.turn == 2


@pytest.mark.ruling("130", "89")
def test_missions_at_rest_open_no_construction_window() -> None:
    s = scene(2).give("red", fulfilled=["k5", "k21"], wood=2, tiles=["i1"]).display("i5")
    s.on("red", "camel improvement_1").resolves().play("rest-missions", "done")
    assert (type(s.t.stack[-1]).__name__, s.legal()) == ("KingdomWindow", ["done", "trade wood-marble"])


@pytest.mark.ruling("130")
def test_missions_at_rest_can_still_be_drawn_and_fulfilled_by_a_piece() -> None:
    s = scene(2).give("red", hand=["k16"], wood=3, stone=3).on("red", "camel kings_missions_1").constructs("red")
    s.play("rest-missions", "use kings-missions-1", "fulfil k16")
    assert s.of("red").fulfilled == ["k16"]
    assert s.done


@pytest.mark.ruling("130")
def test_rest_is_offered_where_it_spares_a_question() -> None:
    assert holder().constructs("red").offers("rest-missions")
    assert not holder().kingdom().offers("rest-missions")  # the last window of the turn
    s = scene().give("red", fulfilled=["k21"]).constructs("red")
    assert s.legal() == ["done", "return k21"]  # no later window would ask about it
    assert not holder(rules=2).constructs("red").offers("rest-missions")
