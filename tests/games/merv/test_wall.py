"""The wall: pieces and their prices, where they go, the influence they bring, what they protect."""

import pytest

from serai.games.merv.grid import CELLS, SITES
from serai.games.merv.wall import FreeWall
from tests.games.merv.scene import cubes, scene

ALL_SEGMENTS = [f"segment_{number:02}" for number in range(1, 17)]
ALL_GATES = ["gate_purple", "gate_tan", "gate_teal", "gate_orange"]
SEGMENT_SLOTS = [f"{side}-{at}" for side in ("north", "east", "south", "west") for at in (1, 2, 4, 5)]
GATE_SLOTS = ["north-3", "east-3", "south-3", "west-3"]


@pytest.mark.ruling("A22", "B31", "B32")
def test_the_example_of_the_rulebook() -> None:
    """A tan segment over two own buildings, a gate over an own and a yellow one; one purple cube is then too few."""
    s = scene().site("e1", owner="red").site("e2", owner="red").site("e3", owner="red").site("d3", owner="yellow")
    s.without_pieces("segment_01", "segment_02")  # the purple segments of one cube are gone
    s.give("red", cubes={"tan": 1, "teal": 3, "purple": 1}).takes("red", "wall")
    s.play("piece segment-05", "place north-5")
    assert s.of("red").influence == 2
    s.play("piece gate-teal", "place east-3")
    assert s.of("red").influence == 5
    assert s.of("red").cubes == cubes(purple=1)
    assert s.of("red").score() == 1  # for the fourth space of the influence track
    assert s.done


@pytest.mark.ruling("A22")
def test_purple_segments_of_one_cube_exist() -> None:
    s = scene().give("red", cubes={"purple": 1}).takes("red", "wall")
    assert s.legal() == ["done", "piece segment-01"]
    s.play("piece segment-01", "place south-1")
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("A21", "B31")
@pytest.mark.parametrize(
    ("near", "far", "influence"),
    [
        (None, None, 0),
        ("red", None, 1),
        (None, "red", 1),
        ("blue", None, 2),
        ("red", "red", 2),
        ("red", "blue", 3),
        ("blue", "red", 3),
        ("blue", "yellow", 4),
    ],
)
def test_an_own_building_brings_one_influence_and_a_foreign_one_two(
    near: str | None, far: str | None, influence: int
) -> None:
    s = scene().site("d5", owner=near).site("d4", owner=far).site("d3", owner="blue")
    s.give("red", cubes={"tan": 1}).takes("red", "wall").play("piece segment-05", "place south-4")
    assert s.of("red").influence == influence  # the third site of the line never counts
    assert s.done


@pytest.mark.ruling("B31")
def test_influence_comes_though_the_site_stays_open_from_the_other_side_or_has_a_soldier_already() -> None:
    s = scene().site("a1", owner="blue", soldier="yellow").give("red", cubes={"teal": 1}).takes("red", "wall")
    s.play("piece segment-09", "place west-1")
    assert s.of("red").influence == 2
    assert not s.t.protected(CELLS.index("a1"))
    assert s.of("yellow").servants == 7  # the soldier stays
    assert s.done


@pytest.mark.ruling("B31")
def test_each_piece_is_placed_and_scored_before_the_next_is_paid() -> None:
    s = scene().site("a1", owner="blue").give("red", cubes={"teal": 2}, influence=3).takes("red", "wall")
    s.play("piece segment-09")
    assert s.of("red").cubes == cubes(teal=1)
    assert not s.offers("done")
    assert all(line.startswith("place ") for line in s.legal())
    s.play("place north-1")
    assert (s.of("red").influence, s.of("red").score()) == (5, 1)
    s.play("piece segment-10", "place west-1")
    assert (s.of("red").influence, s.of("red").cubes) == (7, cubes())
    assert s.done


@pytest.mark.ruling("A20")
def test_the_cubes_of_a_segment_share_a_colour_and_white_fills_in() -> None:
    s = scene().without_pieces(*[piece for piece in ALL_SEGMENTS if piece != "segment_03"], *ALL_GATES)
    s.give("red", cubes={"purple": 1, "tan": 5, "teal": 5}).takes("red", "wall")
    assert s.done  # two purple are asked for, and only purple
    s.give("red", cubes={"purple": 1, "tan": 5, "white": 1}).takes("red", "wall").play(
        "piece segment-03", "place east-5"
    )
    assert s.of("red").cubes == cubes(tan=5)
    assert s.done


@pytest.mark.ruling("A20")
def test_segments_cost_one_or_two_cubes_of_one_colour_and_gates_three() -> None:
    cost = scene().t.printed.piece_cost
    assert {piece.n for piece in cost[:16]} == {1, 2}
    assert [piece.n for piece in cost[16:]] == [3, 3, 3, 3]
    assert all(piece.m == 0 for piece in cost)


@pytest.mark.ruling("B32")
def test_segments_never_go_into_a_middle_slot_and_gates_only_there() -> None:
    s = scene().walls("north-1", "west-3").give("red", cubes={"teal": 4}).takes("red", "wall")
    s.play("piece segment-09")
    assert sorted(s.legal()) == sorted(f"place {slot}" for slot in SEGMENT_SLOTS if slot != "north-1")
    s.play("place east-1", "piece gate-teal")
    assert s.legal() == ["place north-3", "place east-3", "place south-3"]
    s.play("place east-3")
    assert s.done


@pytest.mark.ruling("B32")
def test_without_a_slot_of_its_kind_a_piece_is_not_for_sale() -> None:
    s = scene().walls(*GATE_SLOTS).give("red", cubes={"teal": 3}).takes("red", "wall")
    assert s.legal() == ["done", "piece segment-09", "piece segment-11"]
    s.play("done")
    s = scene().walls(*SEGMENT_SLOTS).give("red", cubes={"teal": 3}).takes("red", "wall")
    assert s.legal() == ["done", "piece gate-teal"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("B32", "B56")
def test_a_free_wall_is_of_the_other_kind_if_one_kind_has_run_out_and_lost_if_both_have() -> None:
    s = scene().walls(*SEGMENT_SLOTS).asks(FreeWall(0))
    assert s.legal() == ["piece gate-purple", "piece gate-tan", "piece gate-teal", "piece gate-orange"]
    s.play("piece gate-tan", "place west-3")
    assert s.done
    s = scene().walls(*GATE_SLOTS).without_pieces(*ALL_SEGMENTS[:15], *ALL_GATES).asks(FreeWall(0))
    assert all(line.startswith("place ") for line in s.legal())  # one piece left: it is taken by itself
    s.play("place south-2")
    assert s.done
    s = scene().walls(*SEGMENT_SLOTS, *GATE_SLOTS).without_pieces(*ALL_SEGMENTS, *ALL_GATES).asks(FreeWall(0))
    assert s.done
    assert s.events("wall") == []


@pytest.mark.ruling("A15")
def test_an_ordinary_site_needs_both_its_walls_and_a_middle_line_site_its_one_gate() -> None:
    t = scene().t
    for cell in SITES:
        needed = []
        for slot in range(20):
            t.walls = (1 << 20) - 1 - (1 << slot)
            if not t.protected(cell):
                needed.append(slot)
        middle = cell % 5 == 2 or cell // 5 == 2
        assert len(needed) == (1 if middle else 2), CELLS[cell]
        assert all((slot % 5 == 2) == middle for slot in needed), CELLS[cell]


@pytest.mark.ruling("A15")
def test_the_walls_of_a_site_are_those_of_its_own_line_and_column() -> None:
    s = scene().walls("north-4", "east-2")
    assert [CELLS[cell] for cell in SITES if s.t.protected(cell)] == ["d2"]
    s = scene().walls("south-3")
    assert [CELLS[cell] for cell in SITES if s.t.protected(cell)] == ["c4", "c5"]
