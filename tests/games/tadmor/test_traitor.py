"""Destruction: the Traitor, K20, and free levels that come back. (49, 51, 52, 106, 125)"""

import pytest

from tests.games.tadmor.scene import Scene, scene


def towers(*heights: int, turn: int = 7, rules: int | None = None) -> Scene:
    """The towers of red, blue, green and yellow; red has a camel on the Traitor."""
    s = scene(rules=rules).at_turn(turn).on("red", "camel traitor")
    for seat, height in zip(["red", "blue", "green", "yellow"], heights, strict=True):
        s.give(seat, tower=height)
    return s


def heights(s: Scene) -> list[int]:
    return [s.of(seat).tower for seat in ("red", "blue", "green", "yellow")]


# The Traitor ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("51")
@pytest.mark.parametrize(("turn", "left"), [(4, 7), (6, 7), (7, 6), (9, 6)])
def test_the_traitor_destroys_a_level_in_era_2_and_two_in_era_3(turn: int, left: int) -> None:
    s = towers(5, 8, 4, 0, turn=turn).constructs("red").play("use traitor")
    assert heights(s) == [5, left, 4, 0]
    assert s.of("red").pieces == []
    assert s.done


@pytest.mark.ruling("51", "125")
@pytest.mark.parametrize("turn", [1, 3])
def test_in_era_1_the_traitor_does_nothing_and_goes_home(turn: int) -> None:
    s = towers(0, 8, 4, 1, turn=turn).constructs("red")
    assert (heights(s), s.of("red").pieces) == ([0, 8, 4, 1], [])
    assert s.done


@pytest.mark.ruling("51")
def test_the_traitor_hits_one_player_whose_tower_is_as_tall_as_his_own_or_taller() -> None:
    s = towers(5, 8, 5, 4).constructs("red").play("use traitor")
    assert s.legal() == ["target blue", "target green"]
    s.play("target green")
    assert heights(s) == [5, 8, 3, 4]
    assert s.done


@pytest.mark.ruling("51", "125")
def test_with_nobody_tall_enough_the_traitor_goes_home() -> None:
    s = towers(5, 4, 3, 0).constructs("red")
    assert (heights(s), s.of("red").pieces) == ([5, 4, 3, 0], [])
    assert s.done


@pytest.mark.ruling("51")
def test_heights_are_compared_when_the_traitor_is_resolved() -> None:
    s = towers(5, 6, 0, 0).give("red", stone=4).on("red", "camel tower_one_level").constructs("red")
    assert s.offers("use traitor")
    s.play("use tower-one-level", "levels 2")
    assert heights(s) == [7, 6, 0, 0]
    assert s.done  # blue's tower is the lower one now
    s = towers(5, 6, 0, 0).give("blue", stone=2).on("blue", "camel tower_one_level").first("blue")
    s.constructs("blue", "red").play("use tower-one-level", "use traitor")
    assert heights(s) == [5, 5, 0, 0]
    assert s.done


@pytest.mark.ruling("125")
def test_the_traitor_never_names_a_tower_of_no_levels() -> None:
    s = towers(0, 0, 3, 0).constructs("red").play("use traitor")
    assert heights(s) == [0, 0, 1, 0]
    assert s.done
    assert towers(0, 0, 0, 0).constructs("red").done


@pytest.mark.ruling("51")
def test_a_tower_of_one_level_loses_no_more_than_that() -> None:
    s = towers(0, 1, 0, 0).constructs("red").play("use traitor")
    assert heights(s) == [0, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("51")
def test_the_traitor_may_spare_everybody() -> None:
    s = towers(5, 8, 5, 4).constructs("red").play("done")
    assert (heights(s), s.of("red").pieces) == ([5, 8, 5, 4], [])
    assert s.done


# Twice ----------------------------------------------------------------------------------------------------------------


def twice(*heights: int, rules: int | None = None) -> Scene:
    """Red has I47 too, and a camel there as well as on the Traitor."""
    return towers(*heights, rules=rules).give("red", tiles=["i47"]).on("red", "camel i47").deck().constructs("red")


@pytest.mark.ruling("106")
@pytest.mark.covers("improvement i47")
@pytest.mark.parametrize(("blue", "left"), [(5, 1), (6, 2), (7, 3), (9, 5)])
def test_traitor_and_i47_take_four_levels_of_one_tower_that_was_tall_enough_at_the_first_hit(
    blue: int, left: int
) -> None:
    s = twice(5, blue, 4, 0).play("use traitor", "use i47")
    assert heights(s) == [5, left, 4, 0]
    assert s.done


@pytest.mark.ruling("106")
@pytest.mark.covers("improvement i47")
def test_or_they_take_two_levels_each_of_two_towers() -> None:
    s = twice(5, 6, 5, 0).play("use traitor", "target blue", "use i47")
    assert s.legal() == ["target blue", "target green"]
    s.play("target green")
    assert heights(s) == [5, 4, 3, 0]
    assert s.done


@pytest.mark.ruling("106", "125")
@pytest.mark.covers("improvement i47")
def test_a_tower_too_low_for_the_first_hit_is_too_low_for_the_second() -> None:
    s = twice(5, 4, 3, 0)
    assert (heights(s), s.of("red").pieces) == ([5, 4, 3, 0], [])
    assert s.done
    assert "target green" not in twice(5, 5, 4, 0).play("use traitor").legal()


@pytest.mark.ruling("106", "51")
@pytest.mark.covers("improvement i47")
def test_who_builds_between_the_hits_compares_his_new_height_with_what_stood_there() -> None:
    for stone, left in ((2, 3), (0, 1)):
        s = towers(5, 5, 0, 0).give("red", tiles=["i47"], stone=stone).deck()
        s.on("red", "camel i47", "camel tower_one_level").constructs("red").play("use traitor")
        if stone:
            s.play("use tower-one-level")  # six levels: more than blue ever had
        else:
            s.play("use i47")
        assert s.of("blue").tower == left
        assert s.done


@pytest.mark.ruling("106", "49")
@pytest.mark.covers("improvement i14", "improvement i47")
def test_a_free_level_that_came_back_was_not_taken() -> None:
    s = towers(16, 16, 0, 0).give("red", tiles=["i47"], stone=5).give("blue", tiles=["i14"]).deck()
    s.on("red", "camel i47", "camel tower_one_level").constructs("red").play("use traitor", "use tower-one-level")
    assert heights(s) == [17, 15, 0, 0]  # with the one level lost blue had sixteen, which is too low for a second hit
    assert s.done


@pytest.mark.ruling("106", "52")
@pytest.mark.covers("mission k20")
def test_what_a_mission_has_destroyed_does_not_count_for_the_traitor() -> None:
    s = towers(5, 6, 0, 0).give("red", fulfilled=["k20"]).constructs("red").play("return k20")
    assert heights(s) == [5, 3, 0, 0]
    assert s.done  # blue is too low for the Traitor now


@pytest.mark.ruling("106")
def test_what_a_traitor_has_taken_is_forgotten_with_the_turn() -> None:
    s = towers(5, 5, 0, 0).constructs("red").play("use traitor").ends_turn()
    s.t.stack.clear()
    assert s.on("red", "camel traitor").constructs("red").done
    assert heights(s) == [5, 3, 0, 0]


@pytest.mark.ruling("106", "125")
@pytest.mark.covers("improvement i47")
def test_by_rules_2_the_second_hit_needed_a_tower_that_was_still_tall_enough() -> None:
    s = twice(5, 6, 7, 0, rules=2).play("use traitor", "target blue", "use i47")  # blue is down to 4
    assert heights(s) == [5, 4, 5, 0]
    s = twice(5, 6, 4, 0, rules=2).play("use traitor")
    assert (heights(s), s.of("red").pieces) == ([5, 4, 4, 0], [])
    assert s.done


# Free levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("49")
@pytest.mark.covers("improvement i14", "improvement i15")
@pytest.mark.parametrize("tile", ["i14", "i15"])
@pytest.mark.parametrize(
    ("turn", "before", "after"), [(4, 5, 5), (4, 10, 10), (4, 6, 5), (7, 6, 5), (7, 10, 8), (7, 11, 10), (7, 7, 5)]
)
def test_all_levels_of_an_attack_fall_before_a_free_one_comes_back(
    tile: str, turn: int, before: int, after: int
) -> None:
    s = towers(0, before, 0, 0, turn=turn).give("blue", tiles=[tile]).constructs("red").play("use traitor")
    assert s.of("blue").tower == after
    assert s.done


@pytest.mark.ruling("49", "106")
@pytest.mark.covers("improvement i14", "improvement i47")
def test_a_free_level_comes_back_between_two_attacks() -> None:
    s = towers(0, 11, 0, 0).give("red", tiles=["i47"]).give("blue", tiles=["i14"]).on("red", "camel i47").deck()
    s.constructs("red").play("use traitor")
    assert s.of("blue").tower == 10
    s.play("use i47")
    assert s.of("blue").tower == 8
    assert s.done


# K20 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("52")
@pytest.mark.covers("mission k20")
@pytest.mark.parametrize("turn", [1, 4, 7])
def test_k20_destroys_three_levels_of_any_opponent_in_every_era(turn: int) -> None:
    s = scene().at_turn(turn).give("red", tower=20, fulfilled=["k20"]).give("blue", tower=8).give("green", tower=1)
    s.constructs("red").play("return k20")
    assert s.legal() == ["target blue", "target green"]  # however low; yellow has no tower (125)
    s.play("target blue")
    assert (heights(s), s.of("red").returned) == ([20, 5, 1, 0], ["k20"])
    assert s.done


@pytest.mark.ruling("52")
@pytest.mark.covers("mission k20")
@pytest.mark.parametrize("height", [1, 2, 3])
def test_k20_takes_a_tower_down_to_nothing_at_most(height: int) -> None:
    s = scene().give("red", fulfilled=["k20"]).give("blue", tower=height).constructs("red").play("return k20")
    assert s.of("blue").tower == 0
    assert s.done


@pytest.mark.ruling("125")
@pytest.mark.covers("mission k20")
def test_k20_is_kept_while_no_opponent_has_a_tower() -> None:
    s = scene().give("red", tower=5, fulfilled=["k20"]).constructs("red")
    assert s.of("red").fulfilled == ["k20"]
    assert s.done


@pytest.mark.ruling("49", "52")
@pytest.mark.covers("mission k20", "improvement i14")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (12, 10), (8, 5), (5, 2), (10, 7)])
def test_a_free_level_comes_back_after_k20(before: int, after: int) -> None:
    s = scene().give("red", fulfilled=["k20"]).give("blue", tower=before, tiles=["i14"]).constructs("red")
    s.play("return k20")
    assert s.of("blue").tower == after
    assert s.done
