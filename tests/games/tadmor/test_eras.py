"""A new era: towers score, the display is cleared and laid out anew, peace gifts grow. (79, 116)"""

import pytest

from serai.core.step import CHANCE
from serai.games.tadmor.constants import SEATS
from tests.games.tadmor.scene import Scene, scene

NOT_FOR_TWO = ["i7", "i12", "i13", "i15", "i17", "i22", "i25", "i26", "i31", "i32", "i36", "i45", "i46", "i48"]
ERA_2 = [f"i{number}" for number in range(19, 37)]
ERA_3 = [f"i{number}" for number in range(37, 49)]


def lay_out(s: Scene) -> list[str]:
    """Chance lays out whatever comes first, until it is somebody's turn; what was laid out."""
    laid: list[str] = []
    while s.t.actor == CHANCE:
        laid.append(s.legal()[0])
        s.play(laid[-1])
    return [line.removeprefix("display ") for line in laid]


# Towers ---------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("79")
@pytest.mark.parametrize(("turn", "points"), [(1, 0), (2, 0), (3, 14), (4, 0), (5, 0), (6, 14), (7, 0), (8, 0)])
def test_every_level_is_worth_two_points_when_a_new_era_begins(turn: int, points: int) -> None:
    s = scene(2).give("red", tower=7).at_turn(turn).ends_turn()
    assert s.of("red").points == s.of("red").points_from("tower") == points
    assert s.of("blue").points == 0


@pytest.mark.ruling("79")
def test_towers_score_before_the_new_tiles_come() -> None:
    s = scene(4).give("red", tower=3).give("blue", tower=1).at_turn(3).ends_turn()
    assert s.t.actor == CHANCE
    assert [s.of(seat).points for seat in SEATS] == [6, 2, 0, 0]
    assert s.on_display() == []


@pytest.mark.ruling("79")
def test_over_a_whole_game_a_tower_scores_three_times() -> None:
    s = scene(2).give("red", tower=4)
    for turn in (3, 6, 9):
        s.at_turn(turn).ends_turn()
        if turn < 9:
            lay_out(s)
            s.t.stack.clear()
    assert s.of("red").points == 24
    assert s.done


# The display ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("116")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 8), (4, 10)])
@pytest.mark.parametrize(("turn", "era"), [(3, ERA_2), (6, ERA_3)])
def test_the_tiles_of_the_new_era_are_shuffled_and_laid_out(
    players: int, tiles: int, turn: int, era: list[str]
) -> None:
    s = scene(players).at_turn(turn).ends_turn()
    possible = [tile for tile in era if players > 2 or tile not in NOT_FOR_TWO]
    assert s.t.chance() == [(s.t.parse(f"display {tile}"), 1) for tile in possible]
    laid = lay_out(s)
    assert s.on_display() == laid == possible[:tiles]
    assert s.t.turn == turn + 1


@pytest.mark.ruling("116")
def test_what_was_left_on_the_display_is_out_of_the_game() -> None:
    s = scene(2).display("i5", "i6").at_turn(3).ends_turn()
    lay_out(s)
    data = s.t.to_json()
    assert {"i5", "i6"} & {*data["display"], *data["box"]} == set()


@pytest.mark.ruling("33", "116")
def test_tiles_of_the_second_era_not_drawn_join_those_for_k25_and_k26() -> None:
    s = scene(2).box("i8", *[tile for tile in ERA_2 if tile not in NOT_FOR_TWO], "i37")
    s.display("i5").give("red", fulfilled=["k25"]).at_turn(3).ends_turn()
    laid = lay_out(s)
    s.t.stack.clear()
    s.improves().play("return k25")
    undrawn = [tile for tile in ERA_2 if tile not in NOT_FOR_TWO and tile not in laid]
    assert s.legal() == [f"take {tile}" for tile in ["i8", *undrawn]]
    s.play("take i8")
    assert s.done


@pytest.mark.ruling("33", "116")
def test_tiles_of_the_third_era_not_drawn_are_out_of_the_game() -> None:
    s = scene(2).box("i8", *[tile for tile in ERA_3 if tile not in NOT_FOR_TWO])
    s.give("red", fulfilled=["k25"]).at_turn(6).ends_turn()
    assert len(lay_out(s)) == 6
    assert s.t.to_json()["box"] == ["i8", "i43", "i44", "i47"]
    s.t.stack.clear()
    s.improves().play("return k25")  # there is only one tile to take
    assert (s.of("red").tiles, s.of("red").returned) == (["i8"], ["k25"])
    assert s.done


@pytest.mark.ruling("101", "116")
def test_tiles_before_players_stay_theirs() -> None:
    s = scene(2).give("red", tiles=["i1", "i5"]).at_turn(3).ends_turn()
    lay_out(s)
    assert s.of("red").tiles == ["i1", "i5"]
    assert s.t.turn == 4


@pytest.mark.ruling("29")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_within_an_era_the_display_is_neither_cleared_nor_refilled(turn: int) -> None:
    s = scene(2).display("i5", "i20").at_turn(turn).ends_turn()
    assert s.on_display() == ["i5", "i20"]
    assert (s.t.turn, s.t.actor) == (turn + 1, 0)


# Peace gifts ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("slot peace_gifts_1", "slot peace_gifts_2")
@pytest.mark.parametrize(("turn", "lesser", "greater"), [(1, 1, 2), (3, 1, 2), (4, 2, 3), (7, 3, 4), (9, 3, 4)])
def test_peace_gifts_score_by_era(turn: int, lesser: int, greater: int) -> None:
    s = scene().at_turn(turn).on("red", "camel peace_gifts_1").on("blue", "camel peace_gifts_2")
    s.constructs("red", "blue")
    assert (s.of("red").points, s.of("blue").points) == (lesser, greater)
    assert s.of("blue").points_from("gifts") == greater
    assert s.done


@pytest.mark.covers("improvement i44")
def test_the_example_of_i44_both_gifts_in_the_third_era_are_14_points() -> None:
    s = scene().at_turn(7).give("red", tiles=["i44"]).on("red", "camel peace_gifts_1", "camel peace_gifts_2")
    s.constructs("red")
    assert s.of("red").points == s.of("red").points_from("gifts") == 14
    assert s.done


@pytest.mark.covers("improvement i44")
def test_i44_doubles_the_gifts_of_its_owner_alone() -> None:
    s = scene().at_turn(8).give("red", tiles=["i44"]).on("red", "camel peace_gifts_1").on("blue", "camel peace_gifts_2")
    s.constructs("red", "blue")
    assert (s.of("red").points, s.of("blue").points) == (6, 4)
    assert s.done
