"""The ninth turn: what could only be of use in another is not offered. (129)"""

from typing import Any

import pytest

from tests.games.tadmor.scene import Scene, scene


@pytest.mark.ruling("129", "124")
@pytest.mark.covers("slot first_to_play", "option first_to_play")
@pytest.mark.parametrize("choice", ["received", "may_decline"])
def test_the_piece_on_first_to_play_goes_home_without_a_question(choice: str) -> None:
    s = scene(2, first_to_play=choice).at_turn(9).on("blue", "camel first_to_play").kingdom()
    assert (s.pawn(), s.of("blue").goods, s.of("blue").pieces) == ("red", (0, 0, 0, 0), [])
    assert s.done


@pytest.mark.ruling("129", "113")
@pytest.mark.covers("improvement i48")
def test_i48_is_not_offered_for_the_pawn() -> None:
    s = scene(2).at_turn(9).give("red", tiles=["i48"], tower=1, gold=2).on("red", "camel i48").kingdom()
    assert s.play("pay-tax").legal() == ["done", "use i48"]  # war supplies
    assert s.play("done").done


def last_kingdom(turn: int = 9, rules: int | None = None, **held: Any) -> Scene:
    """Red, who could buy goods for points and trade both ways, has this too; the tax is two gold."""
    s = scene(2, rules=rules).at_turn(turn).give("red", tiles=["i6", "i21"], wood=1, marble=1, points=20, **held)
    return s.on("red", "camel i21").kingdom()


@pytest.mark.ruling("129")
@pytest.mark.covers("improvement i6")
def test_when_gold_for_the_tax_is_lacking_only_what_brings_gold_is_offered() -> None:
    s = last_kingdom(gold=1, hand=["k1"], fulfilled=["k5", "k11", "k16"])
    assert s.legal() == ["done", "trade wood-gold", "buy gold", "discard k1", "return k16"]
    s.play("buy gold")
    assert s.legal() == ["pay-tax", "refuse-tax"]


@pytest.mark.ruling("129")
@pytest.mark.covers("improvement i6", "improvement i46")
@pytest.mark.parametrize("spared", [{"gold": 2}, {"tiles": ["i46"]}])
def test_with_the_tax_at_hand_or_none_to_pay_the_last_window_does_not_open(spared: dict[str, object]) -> None:
    s = scene().at_turn(9).give("red", hand=["k1"], fulfilled=["k5", "k13", "k16"], **spared)
    s.give("red", tiles=["i6", "i21"], wood=1, points=20).on("red", "camel i21").kingdom()
    assert s.legal() == (["pay-tax", "refuse-tax"] if "gold" in spared else [])


@pytest.mark.ruling("129")
@pytest.mark.covers("improvement i6")
def test_while_a_piece_can_spend_goods_all_that_brings_goods_is_offered_and_no_piece() -> None:
    s = scene(2).at_turn(9).give("red", tiles=["i6", "i1"], wood=1, fulfilled=["k5", "k11", "k16", "k21"], hand=["k1"])
    s.on("red", "camel tower_one_level").constructs("red")
    goods = ["buy wood", "buy stone", "buy marble", "buy gold"]
    returns = ["return k16", "return k21"]
    assert s.legal() == ["done", "trade wood-marble", *goods, "discard k1", *returns, "rest-missions"]


@pytest.mark.ruling("129")
@pytest.mark.covers("slot traitor")
def test_the_traitor_spends_no_goods() -> None:
    s = scene(2).at_turn(9).give("red", gold=2, hand=["k1"]).give("blue", tower=3).on("red", "camel traitor")
    assert s.constructs("red").legal() == ["done", "use traitor"]


@pytest.mark.ruling("129")
@pytest.mark.covers("mission k7", "mission k21")
def test_what_scores_is_offered_to_the_end() -> None:
    s = scene(2).at_turn(9).give("red", gold=2, hand=["k1"], fulfilled=["k5", "k7", "k16", "k21"]).constructs("red")
    assert s.legal() == ["done", "return k7"]  # its levels count; goods and cards do not any more
    assert s.play("done").done


@pytest.mark.ruling("129")
@pytest.mark.covers("mission k5", "mission k11")
def test_a_new_piece_may_still_be_returned_for_when_it_can_be_placed() -> None:
    s = scene(2).at_turn(9).give("red", fulfilled=["k5", "k11"]).places()
    assert s.offers("return k5")
    assert s.offers("return k11")


@pytest.mark.ruling("129")
@pytest.mark.covers("improvement i6", "slot first_to_play")
def test_a_turn_before_and_by_rules_2_all_of_it_is_offered() -> None:
    held: dict[str, Any] = {"hand": ["k1"], "fulfilled": ["k5", "k16"]}
    before = last_kingdom(8, **held).legal()
    assert "buy wood" in before
    assert "return k5" in before
    assert before == last_kingdom(9, rules=2, **held).legal()
    s = scene(2, rules=2).at_turn(9).on("blue", "camel first_to_play").kingdom()
    assert s.legal() == ["done", "use first-to-play"]
