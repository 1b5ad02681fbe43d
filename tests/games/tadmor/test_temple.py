"""The temple: four parts in order, the slots where they are built, the cards there are. (54, 55, 57, 60)"""

import pytest

from serai.core.step import CHANCE
from tests.games.tadmor.scene import Scene, scene

PARTS = {
    "basement": ([], {"stone": 4, "marble": 1}, 5),
    "colonnade": (["basement"], {"stone": 2, "marble": 4}, 13),
    "roof": (["colonnade"], {"wood": 3, "marble": 4}, 25),
    "statues": (["roof"], {"marble": 4, "gold": 4}, 40),
}
"""What must be there, what the part costs, and what the temple is then worth."""

PLENTY = {"wood": 20, "stone": 20, "marble": 20, "gold": 20}


def without_rare_goods() -> Scene:
    """Completing a temple brings nothing here."""
    return scene().empty("grey", "yellow", "red")


# Parts ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("57", "60")
@pytest.mark.covers("temple basement", "temple colonnade", "temple roof", "temple statues")
@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_paid_and_takes_the_place_of_the_one_before(part: str) -> None:
    before, cost, points = PARTS[part]
    s = without_rare_goods().give("red", temples=before, **cost).on("red", "camel temple_ebla").constructs("red")
    s.play("use temple-ebla")
    assert (s.of("red").temples, s.of("red").goods, s.of("red").pieces) == ([part], (0, 0, 0, 0), [])
    assert s.done
    assert s.scores().of("red").points_from("temple") == points


@pytest.mark.covers("temple basement", "temple colonnade", "temple roof", "temple statues")
@pytest.mark.parametrize(("part", "good"), [(part, good) for part in PARTS for good in PARTS[part][1]])
def test_a_part_is_not_built_for_a_good_less(part: str, good: str) -> None:
    before, cost, _ = PARTS[part]
    goods = {**PLENTY, good: cost[good] - 1}
    s = scene().give("red", temples=before, **goods).on("red", "camel temple_ebla").constructs("red")
    assert (s.of("red").temples, s.of("red").pieces) == (before, [])
    assert s.done


@pytest.mark.ruling("54")
@pytest.mark.parametrize("part", PARTS)
def test_one_action_builds_one_part_and_the_next_in_order_only(part: str) -> None:
    before, cost, _ = PARTS[part]
    s = without_rare_goods().give("red", temples=before, **PLENTY).on("red", "camel temple_ebla").constructs("red")
    s.play("use temple-ebla")
    assert s.of("red").temples == [part]
    assert sum(s.of("red").goods) == 80 - sum(cost.values())
    assert s.done


def test_a_new_temple_is_begun_once_the_first_is_complete() -> None:
    s = scene().give("red", temples=["statues"], stone=4, marble=1).on("red", "camel temple_ebla").constructs("red")
    s.play("use temple-ebla")
    assert s.of("red").temples == ["basement", "statues"]
    assert s.done


def test_no_new_temple_is_begun_before() -> None:
    s = scene().give("red", temples=["colonnade"], stone=4, marble=1).on("red", "camel temple_ebla").constructs("red")
    assert s.of("red").temples == ["colonnade"]
    assert s.done


@pytest.mark.ruling("60")
def test_every_temple_scores_the_card_it_shows() -> None:
    s = scene().give("red", temples=["colonnade", "statues"]).give("blue", temples=["basement", "roof"]).scores()
    points = [s.of(seat).points_from("temple") for seat in ("red", "blue", "green", "yellow")]
    assert points == [53, 30, 0, 0]
    assert s.done


# Slots ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("54", "55")
@pytest.mark.covers("improvement i37", "improvement i47")
def test_four_temple_actions_in_one_turn_build_a_whole_temple_and_bring_one_mission() -> None:
    s = without_rare_goods().give("red", tiles=["i37", "i47"], **PLENTY)
    s.on("red", "camel temple_palmyra", "camel temple_ebla", "camel i37", "ship i47").constructs("red")
    s.play("use temple-ebla", "use i47", "as temple-ebla", "use i37")
    assert (s.of("red").temples, s.of("red").hand, s.of("red").points) == (["roof"], [], 3)
    s.play("use temple-palmyra")
    assert s.t.actor == CHANCE
    s.play("deal k9")
    assert (s.of("red").temples, s.of("red").hand) == (["statues"], ["k9"])
    assert s.of("red").goods == (17, 14, 7, 16)
    assert s.done


@pytest.mark.ruling("55")
def test_the_slot_of_palmyra_brings_a_mission_and_that_of_ebla_does_not() -> None:
    s = scene().deck("k9", "k10").give("red", stone=4, marble=1).on("red", "camel temple_palmyra").constructs("red")
    s.play("use temple-palmyra", "deal k10")
    assert (s.of("red").temples, s.of("red").hand) == (["basement"], ["k10"])
    assert s.done
    s = scene().deck("k9", "k10").give("red", stone=4, marble=1).on("red", "camel temple_ebla").constructs("red")
    s.play("use temple-ebla")
    assert (s.of("red").temples, s.of("red").hand) == (["basement"], [])
    assert s.done


@pytest.mark.ruling("55", "125")
def test_palmyra_brings_no_mission_when_no_part_is_built() -> None:
    s = scene().give("red", stone=4).on("red", "camel temple_palmyra").constructs("red")
    assert (s.of("red").hand, s.of("red").pieces) == ([], [])
    assert s.done


@pytest.mark.ruling("55")
def test_with_no_card_left_palmyra_still_builds() -> None:
    s = scene().deck().give("red", stone=4, marble=1).on("red", "camel temple_palmyra").constructs("red")
    s.play("use temple-palmyra")
    assert (s.of("red").temples, s.of("red").hand) == (["basement"], [])
    assert s.done


@pytest.mark.ruling("55")
@pytest.mark.covers("improvement i37")
def test_the_private_temple_brings_three_points_and_no_mission() -> None:
    s = scene().give("red", tiles=["i37"], stone=4, marble=1).on("red", "ship i37").constructs("red").play("use i37")
    assert (s.of("red").temples, s.of("red").points, s.of("red").hand) == (["basement"], 3, [])
    assert s.done


@pytest.mark.covers("improvement i37")
def test_the_private_temple_brings_nothing_to_other_temple_actions() -> None:
    s = scene().give("red", tiles=["i37"], stone=4, marble=1).on("red", "camel temple_ebla").constructs("red")
    s.play("use temple-ebla")
    assert (s.of("red").temples, s.of("red").points) == (["basement"], 0)
    assert s.done


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("57", "125")
@pytest.mark.covers("temple basement", "temple colonnade", "temple roof", "temple statues")
@pytest.mark.parametrize("part", PARTS)
def test_a_part_whose_four_cards_are_out_cannot_be_built(part: str) -> None:
    before = PARTS[part][0]
    s = scene().give("red", temples=before, **PLENTY).on("red", "camel temple_ebla")
    s.give("blue", temples=[part, part]).give("green", temples=[part]).give("yellow", temples=[part])
    s.constructs("red")
    assert s.of("red").temples == before
    assert s.done


@pytest.mark.ruling("57")
@pytest.mark.covers("temple basement", "temple colonnade", "temple roof", "temple statues")
@pytest.mark.parametrize("part", PARTS)
def test_the_fourth_card_of_a_part_can_be_built(part: str) -> None:
    before = PARTS[part][0]
    s = without_rare_goods().give("red", temples=before, **PLENTY).on("red", "camel temple_ebla")
    s.give("blue", temples=[part]).give("green", temples=[part]).give("yellow", temples=[part])
    s.constructs("red").play("use temple-ebla")
    assert s.of("red").temples == [part]
    assert s.done


@pytest.mark.ruling("57")
def test_a_replaced_card_is_there_for_the_next_player_at_once() -> None:
    s = scene().give("red", temples=["basement"], **PLENTY).give("blue", **PLENTY)
    s.give("green", temples=["basement", "basement"]).give("yellow", temples=["basement"])
    s.on("red", "camel temple_ebla").on("blue", "camel temple_palmyra").deck().constructs("red", "blue")
    s.play("use temple-ebla", "use temple-palmyra")
    assert (s.of("red").temples, s.of("blue").temples) == (["colonnade"], ["basement"])
    assert s.done
