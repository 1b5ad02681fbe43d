"""The end of a turn: goods, pieces, the limit of the warehouse, and what stays from turn to turn. (78, 115, 117)"""

import pytest

from serai.games.tadmor.constants import SEATS
from tests.games.tadmor.scene import Scene, scene


def drops(s: Scene) -> list[str]:
    return [line for line in s.legal() if line.startswith("drop ")]


# The limit ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("78")
def test_eight_goods_may_be_kept() -> None:
    s = scene(2).give("red", wood=2, stone=2, marble=2, gold=2).ends_turn()
    assert s.of("red").goods == (2, 2, 2, 2)
    assert s.t.turn == 2


@pytest.mark.ruling("78")
def test_whoever_has_more_chooses_what_to_discard() -> None:
    s = scene(2).give("red", wood=4, stone=1, gold=5).ends_turn()
    assert s.waits_for("red")
    assert s.legal() == ["drop 1-wood", "drop 2-wood", "drop 1-stone", "drop 2-gold"]
    s.play("drop 1-wood")
    assert s.legal() == ["drop 1-stone", "drop 1-gold"]
    s.play("drop 1-stone")
    assert s.of("red").goods == (3, 0, 0, 5)
    assert s.t.turn == 2


@pytest.mark.ruling("78", "126")
def test_what_goes_is_not_asked_where_there_is_one_kind() -> None:
    s = scene(2).give("red", gold=11).ends_turn()
    assert s.of("red").goods == (0, 0, 0, 8)
    assert s.t.turn == 2


@pytest.mark.ruling("78")
def test_no_more_is_discarded_than_the_excess() -> None:
    s = scene(2).give("red", wood=5, gold=5).ends_turn()
    s.play("drop 2-gold")
    assert s.of("red").goods == (5, 0, 0, 3)
    assert s.t.turn == 2


@pytest.mark.ruling("78")
def test_traded_goods_join_the_warehouse_before_the_limit_is_looked_at() -> None:
    s = scene(2).give("red", wood=6, traded={"marble": 3}).ends_turn()
    assert (s.of("red").warehouse, s.of("red").traded) == ((6, 0, 3, 0), (0, 0, 0, 0))
    s.play("drop 1-marble")
    assert s.of("red").warehouse == (6, 0, 2, 0)
    assert s.t.turn == 2


@pytest.mark.ruling("78")
def test_a_single_good_of_a_single_kind_goes_without_a_question() -> None:
    s = scene(2).give("red", wood=9).ends_turn()
    assert s.of("red").goods == (8, 0, 0, 0)
    assert s.t.turn == 2


@pytest.mark.ruling("78")
@pytest.mark.covers("improvement i33")
def test_with_i33_twelve_goods_may_be_kept() -> None:
    s = scene(2).give("red", tiles=["i33"], wood=6, gold=6).give("blue", wood=4, gold=6).ends_turn()
    assert s.waits_for("blue")  # who has no such tile
    s.play("drop 2-wood")
    assert (s.of("red").goods, s.of("blue").goods) == ((6, 0, 0, 6), (2, 0, 0, 6))
    s = scene(2).give("red", tiles=["i33"], wood=7, gold=6).ends_turn()
    assert drops(s) == ["drop 1-wood", "drop 1-gold"]
    s.play("drop 1-gold")
    assert s.of("red").goods == (7, 0, 0, 5)


@pytest.mark.ruling("78")
def test_rare_goods_and_cards_do_not_fall_under_the_limit() -> None:
    s = scene(2).give("red", wood=8, rare=["jade", "silk", "oils"], hand=["k1", "k2", "k3"], fulfilled=["k9"])
    s.ends_turn()
    assert (s.of("red").goods, len(s.of("red").rare), len(s.of("red").hand)) == ((8, 0, 0, 0), 3, 3)
    assert s.t.turn == 2


@pytest.mark.ruling("78", "91")
def test_players_discard_in_play_order() -> None:
    s = scene(3).first("green")
    for seat in SEATS[:3]:
        s.give(seat, wood=5, stone=4)
    s.ends_turn()
    for seat in ("green", "red", "blue"):
        assert s.waits_for(seat)
        s.play("drop 1-stone")
    assert s.t.turn == 2


@pytest.mark.ruling("78")
def test_more_than_twenty_of_one_good_are_discarded_in_several_goes() -> None:
    s = scene(2).give("red", wood=31, stone=1).ends_turn()
    assert drops(s) == ["drop 19-wood", "drop 20-wood"]
    s.play("drop 20-wood", "drop 4-wood")
    assert s.of("red").goods == (7, 1, 0, 0)
    assert s.t.turn == 2


# The last turn --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("115")
def test_the_end_of_the_last_turn_has_no_discarding() -> None:
    s = scene(2).give("red", wood=9, gold=9, traded={"stone": 4}).at_turn(9).ends_turn()
    assert s.of("red").goods == (9, 4, 0, 9)
    assert s.done


@pytest.mark.ruling("79", "115")
def test_the_end_of_the_last_turn_scores_towers_once_and_brings_no_tiles() -> None:
    s = scene(2).give("red", tower=6).display("i38").at_turn(9).ends_turn()
    assert s.of("red").points == s.of("red").points_from("tower") == 12
    assert (s.tells("era"), s.tells("final"), s.on_display()) == (0, 1, ["i38"])
    assert s.done


@pytest.mark.ruling("25")
def test_the_game_lasts_nine_turns() -> None:
    assert not scene(2).at_turn(8).ends_turn().done
    assert scene(2).at_turn(9).ends_turn().done


# From turn to turn ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("117")
def test_a_chosen_marauders_card_stays_hidden_before_its_owner() -> None:
    s = scene(3).holds("blue", "ebla").attacked("palmyra").ends_turn()
    assert (s.t.turn, s.under_attack()) == (2, "palmyra")
    assert (s.t.view(0)["holder"], s.t.view(0)["chosen"], s.t.view(1)["chosen"]) == ("blue", None, "ebla")


@pytest.mark.ruling("117")
def test_all_pieces_are_in_the_reserve_again_placed_before_or_not() -> None:
    s = scene(2).give("red", camels=4).on("red", "camel traitor", "ship gold_ship_1").ends_turn()
    mine = s.player("red")
    assert (mine.pieces, mine.camels_left, mine.ships_left) == ([], 4, 2)
    assert s.offers("camel traitor")
    assert s.offers("ship gold-ship-1")


@pytest.mark.ruling("37", "117")
def test_traded_goods_can_be_traded_again_in_the_next_turn() -> None:
    s = scene(2).give("red", traded={"wood": 1}, tiles=["i1"]).constructs("red")
    assert s.done  # nothing to trade this turn
    s.ends_turn()
    assert (s.of("red").warehouse, s.of("red").traded) == ((1, 0, 0, 0), (0, 0, 0, 0))
    assert s.t.turn == 2


@pytest.mark.ruling("43")
@pytest.mark.covers("improvement i6")
def test_goods_bought_for_points_can_be_bought_again_in_the_next_turn() -> None:
    s = scene(2).give("red", tiles=["i6"], points=10).constructs("red").play("buy wood", "buy gold")
    assert s.done  # both sorts are bought, so the window closed
    s.ends_turn().t.stack.clear()
    s.constructs("red")
    assert s.legal() == ["done", "buy wood", "buy stone", "buy marble", "buy gold"]
    assert s.play("done").done


@pytest.mark.ruling("65")
@pytest.mark.covers("improvement i9")
def test_a_rare_good_can_be_bought_for_points_again_in_the_next_turn() -> None:
    s = scene(2).give("red", tiles=["i9"], points=10).on("red", "ship rare_grey", "ship rare_red")
    s.constructs("red").play("use rare-grey", "top myrrh")
    assert s.done  # once a turn: the other ship can do nothing
    s.ends_turn().t.stack.clear()
    s.on("red", "ship rare_red").constructs("red").play("use rare-red", "top oils")
    assert (s.of("red").rare, s.of("red").points) == (["glass_bottles", "silk"], 2)
    assert s.done
