"""Where the corrupt magistrate puts its soldiers, its courtiers and its walls."""

from itertools import pairwise

import pytest

from serai.core.fields import SetOf
from serai.games.merv.constants import HALLS, WALL_PIECES
from serai.games.merv.grid import CELLS, WALL_SLOTS
from serai.games.merv.magistrate_places import deploy
from serai.games.merv.soldiers import DEPLOY
from tests.games.merv.scene import Scene, scene
from tests.games.merv.solo import soldiers, told

# Soldiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B79")
def test_the_magistrates_soldier_goes_to_the_courtiers_northernmost_then_westernmost_building() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("b1", owner="red")
    s.site("a3", owner="courtier").site("e2", owner="courtier").site("d2", owner="courtier")
    deploy(s.t)
    deploy(s.t)
    deploy(s.t)
    assert told(s, "soldier", CELLS) == ["d2", "e2", "a3"]
    assert s.of("magistrate").influence == 6
    assert s.of("magistrate").servants == 5


@pytest.mark.ruling("B50", "B79")
def test_a_building_is_passed_over_if_it_has_a_soldier_or_an_upgrade_or_is_walled_in() -> None:
    s = scene(players=1).site("a1", owner="courtier", soldier="red").site("b1", owner="courtier", upgrade="white")
    s.site("c1", owner="courtier").site("e1", owner="courtier").site("d5", owner="courtier")
    s.walls("north-3", "north-5", "east-1")  # c1 needs one gate, e1 two walls
    deploy(s.t)
    assert soldiers(s) == ["d5"]


@pytest.mark.ruling("B79")
def test_one_wall_of_two_does_not_keep_the_soldier_away() -> None:
    s = scene(players=1).site("e1", owner="courtier").walls("north-5")
    deploy(s.t)
    assert soldiers(s) == ["e1"]


@pytest.mark.ruling("B50", "B79")
def test_else_the_soldier_goes_to_an_own_building_for_one_influence() -> None:
    s = scene(players=1).site("a1", owner="courtier", upgrade="teal").site("b1", owner="red")
    s.site("c4", owner="magistrate").site("b4", owner="magistrate").site("a5", owner="magistrate")
    deploy(s.t)
    assert soldiers(s) == ["b4"]
    assert s.of("magistrate").influence == 1


@pytest.mark.ruling("B50")
def test_the_magistrate_never_protects_your_buildings_with_a_soldier() -> None:
    s = scene(players=1).site("a1", owner="red")
    deploy(s.t)
    assert soldiers(s) == []
    assert s.of("magistrate").influence == 0
    assert s.of("magistrate").servants == 8


@pytest.mark.ruling("B50", "B51")
def test_without_a_servant_the_magistrate_deploys_nobody() -> None:
    s = scene(players=1).site("a1", owner="courtier").give("magistrate", servants=0)
    deploy(s.t)
    assert soldiers(s) == []
    assert s.of("magistrate").influence == 0


@pytest.mark.ruling("B54")
def test_you_may_protect_the_magistrates_buildings_for_two_influence_each() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("a2", owner="magistrate")
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier a1", "soldier a2"]
    s.play("soldier a1")
    assert s.of("red").influence == 2
    s.give("red", cubes={"purple": 1}).takes("red", "wall").play("piece segment-01", "place north-1")
    assert s.of("red").influence == 6
    assert s.done


# Palace -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A29")
@pytest.mark.parametrize(("actions", "courtiers"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_up_to_three_actions_seat_one_courtier_and_more_seat_two(actions: int, courtiers: int) -> None:
    s = scene(players=1).give("magistrate", rare=2).magistrate_acts("palace", actions)
    assert s.of("magistrate").courtiers == [0, 0, courtiers, 0]  # both in the best hall
    assert s.done


@pytest.mark.ruling("B73")
@pytest.mark.parametrize(
    ("held", "hall"),
    [
        ({"scrolls": 1, "committed_scrolls": 2, "rare": 2}, "knowledge"),
        ({"spices": {"ginger": 3}, "scrolls": 2}, "spice"),
        ({"committed_common": 1, "committed_rare": 1, "common": 1, "row": 2, "path": 0}, "trade"),
        ({"row": 4, "path": 0, "rare": 3}, "faith"),
    ],
)
def test_the_courtier_goes_where_it_would_score_most_now(held: dict[str, object], hall: str) -> None:
    s = scene(players=1).give("magistrate", **held).magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == [hall]
    assert s.done


@pytest.mark.ruling("A29", "B73")
@pytest.mark.parametrize("actions", [1, 4])
def test_in_a_tie_the_hall_worth_most_to_you_is_taken_though_you_have_no_courtiers(actions: int) -> None:
    s = scene(players=1).give("magistrate", scrolls=2, rare=2).give("red", rare=1, spices={"ginger": 5})
    s.magistrate_acts("palace", actions)
    assert set(told(s, "courtier", HALLS)) == {"trade"}
    assert s.done


@pytest.mark.ruling("A29")
def test_then_the_leftmost_hall_is_taken() -> None:
    s = scene(players=1).give("magistrate", rare=2, path=0, row=2).magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == ["trade"]  # knowledge and spice lie further left, but are worth less
    s = scene(players=1).magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == ["knowledge"]
    assert s.done


@pytest.mark.ruling("A29", "B73")
def test_if_the_best_hall_has_one_seat_the_second_courtier_looks_again() -> None:
    s = scene(players=1).give("magistrate", scrolls=3, rare=2).give("red", courtiers={"knowledge": 2})
    s.magistrate_acts("palace", 5)
    assert told(s, "courtier", HALLS) == ["knowledge", "trade"]
    assert s.of("magistrate").favour == 1  # only the hall of trade was empty
    assert s.done


@pytest.mark.ruling("B73")
def test_a_full_hall_does_not_count() -> None:
    s = scene(players=1).give("magistrate", scrolls=9, rare=1).give("red", courtiers={"knowledge": 3})
    s.magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == ["trade"]
    assert s.done


@pytest.mark.ruling("B51", "B73")
def test_without_a_servant_or_a_seat_nobody_is_seated() -> None:
    s = scene(players=1).give("magistrate", servants=1, scrolls=1).magistrate_acts("palace", 4)
    assert s.of("magistrate").courtiers == [1, 0, 0, 0]  # the second one is missing
    s = scene(players=1)
    s.t.players[0].courtiers = [3, 3, 3, 3]
    s.magistrate_acts("palace")
    assert s.of("magistrate").courtiers == [0, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("B72")
def test_the_magistrate_takes_the_favour_of_an_empty_hall() -> None:
    s = scene(players=1).give("magistrate", scrolls=1).magistrate_acts("palace")
    assert s.of("magistrate").favour == 1
    s.magistrate_acts("palace")
    assert s.of("magistrate").favour == 1  # not for the second in that hall
    assert s.done


# Wall -------------------------------------------------------------------------------------------------------------


def test_the_magistrate_builds_the_cheapest_piece_and_purple_before_tan_before_teal_before_orange() -> None:
    s = scene(players=1)
    prices = []
    for _ in range(20):
        before = s.t.pieces
        s.magistrate_acts("wall")
        (piece,) = SetOf(WALL_PIECES).write(before & ~s.t.pieces)
        cost = s.t.printed.piece_cost[WALL_PIECES.index(piece)]
        prices.append((cost.n, cost.a))
    assert prices == (
        [(1, colour) for colour in range(4) for _ in range(2)]
        + [(2, colour) for colour in range(4) for _ in range(2)]
        + [(3, colour) for colour in range(4)]  # gates only when every segment is built
    )
    s.magistrate_acts("wall")  # nothing is left to build
    assert len(s.events("wall")) == 20
    assert s.done


WALL_ORDER = ["a", "b", "c", "d", "e", "f", "g", "h", "unlisted", "i"]

WALL_CASES: dict[str, tuple[list[str | None], int]] = {
    "a": (["courtier", "courtier"], 4),
    "b": (["courtier", "magistrate"], 3),
    "c": (["magistrate", "magistrate"], 2),
    "d": (["courtier", None], 2),
    "e": (["magistrate", None], 1),
    "f": (["courtier", "red"], 4),
    "g": (["magistrate", "red"], 3),
    "h": (["red", None], 2),
    "unlisted": (["red", "red"], 4),
    "i": ([None, None], 0),
}


def only_slots(s: Scene, *free: str) -> Scene:
    """All wall slots are built but these and the middle ones."""
    return s.walls(*[slot for slot in WALL_SLOTS if slot not in free and not slot.endswith("3")])


@pytest.mark.ruling("B49", "B78")
@pytest.mark.covers(
    "wall case a", "wall case b", "wall case c", "wall case d", "wall case e",
    "wall case f", "wall case g", "wall case h", "wall case unlisted", "wall case i",
)  # fmt: skip
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("better", "worse"), list(pairwise(WALL_ORDER)))
def test_the_magistrate_places_walls_by_whom_they_protect(better: str, worse: str, turned: bool) -> None:
    s = scene(players=1)
    owners, influence = WALL_CASES[better]
    for cells, names in ((["e4", "d4"], owners), (["b1", "b2"], WALL_CASES[worse][0])):
        for cell, owner in zip(cells, names[::-1] if turned else names, strict=True):
            s.site(cell, owner=owner)
    only_slots(s, "north-2", "east-4").magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["east-4"]  # though the other place comes first, going clockwise
    assert s.of("magistrate").influence == influence
    s.magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["east-4", "north-2"]
    assert s.of("magistrate").influence == influence + WALL_CASES[worse][1]
    assert s.done


@pytest.mark.ruling("B78")
def test_in_a_tie_it_builds_clockwise_from_the_north_west_and_never_a_segment_in_the_middle() -> None:
    s = scene(players=1).magistrate_acts("wall", 16)
    assert told(s, "wall", WALL_SLOTS) == [
        *["north-1", "north-2", "north-4", "north-5", "east-1", "east-2", "east-4", "east-5"],
        *["south-5", "south-4", "south-2", "south-1", "west-5", "west-4", "west-2", "west-1"],
    ]
    s.magistrate_acts("wall", 5)  # now the gates; the fifth action is lost
    assert told(s, "wall", WALL_SLOTS)[16:] == ["north-3", "east-3", "south-3", "west-3"]
    assert s.done


@pytest.mark.ruling("B78")
def test_soldiers_and_other_walls_do_not_matter_for_the_place_of_a_wall() -> None:
    s = scene(players=1).site("e1", owner="courtier", soldier="red").site("d1", owner="courtier", soldier="red")
    s.site("b1", owner="courtier").site("b2", owner="magistrate")
    s.walls("north-4", "north-5").magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["east-1"]  # two of the courtier's, protected twice over
    assert s.of("magistrate").influence == 4
    assert s.done


@pytest.mark.ruling("B78")
def test_only_the_two_nearest_sites_count() -> None:
    s = scene(players=1).site("a3", owner="courtier").site("a2", owner="magistrate")
    only_slots(s, "north-1", "south-1").magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["north-1"]
    assert s.of("magistrate").influence == 1
    assert s.done


@pytest.mark.ruling("B78")
def test_gates_follow_the_same_list() -> None:
    s = scene(players=1).site("c1", owner="magistrate").site("d3", owner="courtier").site("e3", owner="red")
    s.site("a3", owner="courtier").without_pieces(*WALL_PIECES[:16])
    only_slots(s).magistrate_acts("wall", 3)
    assert told(s, "wall", WALL_SLOTS) == ["west-3", "north-3", "east-3"]  # D, E, F
    assert SetOf(WALL_PIECES).write(s.t.pieces) == ["gate_orange"]
    assert s.of("magistrate").influence == 2 + 1 + 4
    assert s.done
