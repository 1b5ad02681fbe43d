"""Missions that bring parts of a temple: K3, K4 and K19. (56, 107)"""

import pytest

from tests.games.tadmor.scene import scene

NEXT = {"basement": "colonnade", "colonnade": "roof"}
PLENTY = {"wood": 9, "stone": 9, "marble": 9, "gold": 9}


# K3 and K4 ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("107")
@pytest.mark.covers("mission k3", "mission k4")
@pytest.mark.parametrize("mission", ["k3", "k4"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([], ["basement"]),
        (["basement"], ["colonnade"]),
        (["colonnade"], ["roof"]),
        (["statues"], ["basement", "statues"]),
    ],
)
def test_k3_and_k4_bring_the_next_part_and_nothing_else_at_no_cost(
    mission: str, before: list[str], after: list[str]
) -> None:
    s = scene().give("red", temples=before, tiles=["i37"], fulfilled=[mission], **PLENTY).constructs("red")
    s.play(f"return {mission}")
    assert (s.of("red").temples, s.of("red").returned) == (after, [mission])
    assert (s.of("red").goods, s.of("red").hand, s.of("red").points) == ((9, 9, 9, 9), [], 0)
    assert s.done


@pytest.mark.ruling("107")
@pytest.mark.covers("mission k3", "mission k4", "mission k19")
@pytest.mark.parametrize("mission", ["k3", "k4", "k19"])
def test_when_the_basements_have_run_out_the_card_is_kept(mission: str) -> None:
    s = scene().give("red", fulfilled=[mission]).give("blue", temples=["basement", "basement"])
    s.give("green", temples=["basement"]).give("yellow", temples=["basement"]).constructs("red")
    assert (s.of("red").temples, s.of("red").fulfilled) == ([], [mission])
    assert s.done


@pytest.mark.ruling("107")
@pytest.mark.covers("mission k3", "mission k4")
@pytest.mark.parametrize("mission", ["k3", "k4"])
@pytest.mark.parametrize("before", ["basement", "colonnade"])
def test_when_the_next_part_has_run_out_the_card_is_kept(mission: str, before: str) -> None:
    part = NEXT[before]
    s = scene().give("red", temples=[before], fulfilled=[mission]).give("blue", temples=[part, part])
    s.give("green", temples=[part]).give("yellow", temples=[part]).constructs("red")
    assert (s.of("red").temples, s.of("red").fulfilled) == ([before], [mission])
    assert s.done


@pytest.mark.ruling("107")
def test_both_cards_may_be_returned_in_one_turn_next_to_an_action() -> None:
    s = scene().give("red", fulfilled=["k3", "k4"], stone=2, marble=4).on("red", "camel temple_ebla").constructs("red")
    s.play("return k4", "use temple-ebla", "return k3")
    assert (s.of("red").temples, s.of("red").goods) == (["roof"], (0, 0, 0, 0))
    assert s.done


# K19 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("107")
@pytest.mark.covers("mission k19")
@pytest.mark.parametrize("before", [[], ["basement"], ["colonnade"], ["roof"], ["statues"]])
def test_k19_brings_the_basement_of_a_new_temple_at_no_cost_whatever_stands_there(before: list[str]) -> None:
    s = scene().give("red", temples=before, tiles=["i37"], fulfilled=["k19"], **PLENTY).constructs("red")
    s.play("return k19")
    assert (s.of("red").temples, s.of("red").returned) == (["basement", *before], ["k19"])
    assert (s.of("red").goods, s.of("red").hand, s.of("red").points) == ((9, 9, 9, 9), [], 0)
    assert s.done


@pytest.mark.ruling("56")
@pytest.mark.covers("mission k19")
@pytest.mark.parametrize(
    ("line", "after"), [("part colonnade", ["colonnade", "colonnade"]), ("part roof", ["basement", "roof"])]
)
def test_with_two_temples_under_way_an_action_builds_on_either(line: str, after: list[str]) -> None:
    s = scene().give("red", temples=["colonnade"], fulfilled=["k19"], **PLENTY).on("red", "camel temple_ebla")
    s.constructs("red").play("return k19", "use temple-ebla")
    assert s.legal() == ["part colonnade", "part roof"]
    assert s.play(line).of("red").temples == after
    assert s.done


@pytest.mark.ruling("56")
def test_only_a_part_that_can_be_paid_is_built() -> None:
    s = scene().give("red", temples=["basement", "colonnade"], wood=3, marble=4).on("red", "camel temple_ebla")
    s.constructs("red").play("use temple-ebla")
    assert s.of("red").temples == ["basement", "roof"]
    assert s.done


@pytest.mark.ruling("56")
@pytest.mark.covers("mission k3", "mission k4")
@pytest.mark.parametrize("mission", ["k3", "k4"])
@pytest.mark.parametrize(
    ("line", "after"), [("part colonnade", ["colonnade", "colonnade"]), ("part roof", ["basement", "roof"])]
)
def test_with_two_temples_under_way_k3_and_k4_build_on_either(mission: str, line: str, after: list[str]) -> None:
    s = scene().give("red", temples=["basement", "colonnade"], fulfilled=[mission]).constructs("red")
    s.play(f"return {mission}")
    assert s.legal() == ["part colonnade", "part roof"]  # no new basement while a temple is unfinished
    assert s.play(line).of("red").temples == after
    assert s.done


@pytest.mark.ruling("56")
@pytest.mark.covers("mission k3")
def test_next_to_a_complete_temple_k3_goes_on_with_the_unfinished_one() -> None:
    s = scene().give("red", temples=["basement", "statues"], fulfilled=["k3"]).constructs("red").play("return k3")
    assert s.of("red").temples == ["colonnade", "statues"]
    assert s.done
