"""The influence and the favour track: points on the way up, overflow at the end, nothing on the way down."""

import pytest

from serai.games.merv.library import ChooseBreakthrough
from serai.games.merv.scoring import score_year
from serai.games.merv.soldiers import Deploy
from tests.games.merv.scene import Scene, scene
from tests.games.merv.solo import points

INFLUENCE_END = 20
FAVOUR_END = 10


def tracks(s: Scene, name: str = "red") -> tuple[int, int]:
    return s.of(name).influence, s.of(name).favour


@pytest.mark.ruling("A36")
def test_favour_as_an_action_is_one_step() -> None:
    s = scene().begins("red").play("slot 1", "activate a1", "favour")
    assert tracks(s) == (0, 1)
    assert s.events("favour") == [[1, 0, 0]]
    assert s.done


@pytest.mark.ruling("A36")
def test_only_the_tile_that_says_two_gives_two_favour() -> None:
    s = scene().asks(ChooseBreakthrough(0, 3)).play("breakthrough two-favour")
    assert tracks(s) == (0, 2)
    assert s.done


def test_every_marked_space_reached_or_passed_scores_at_once() -> None:
    s = scene().give("red", influence=3, favour=3)
    s.t.gain_influence(0, 4)
    assert s.of("red").points[0] == 1 + 0 + 1 + 0
    s.t.gain_favour(0, 3)
    assert s.of("red").points[1] == 1 + 0 + 1
    s.t.gain_influence(1, 3)
    assert s.of("blue").score() == 0


@pytest.mark.ruling("B40")
def test_spending_favour_scores_nothing_and_the_same_spaces_score_again_on_the_way_up() -> None:
    s = scene().give("red", favour=8, courtiers={"faith": 3})
    score_year(s.t)
    assert (s.of("red").favour, s.of("red").score()) == (5, 0)
    s.t.gain_favour(0, 3)
    assert s.of("red").points[1] == 1 + 1 + 1
    score_year(s.t)
    s.t.gain_favour(0, 3)
    assert s.of("red").points[1] == 2 * (1 + 1 + 1)


@pytest.mark.ruling("A24", "A25")
def test_influence_past_the_end_of_its_track_is_favour_step_by_step() -> None:
    s = scene().site("a1", owner="blue").give("red", influence=INFLUENCE_END - 1)
    s.asks(Deploy(0)).play("soldier a1")  # two influence: one fills the track, one spills
    assert tracks(s) == (INFLUENCE_END, 1)
    assert s.done


@pytest.mark.ruling("A24")
def test_the_influence_track_gives_no_favour_before_its_end() -> None:
    s = scene()
    s.t.gain_influence(0, INFLUENCE_END)
    assert tracks(s) == (INFLUENCE_END, 0)
    assert s.of("red").score() == 14
    s.t.gain_influence(0, 1)
    assert tracks(s) == (INFLUENCE_END, 1)


@pytest.mark.ruling("A25")
def test_favour_past_the_end_of_its_track_is_influence_step_by_step() -> None:
    s = scene().give("red", favour=FAVOUR_END - 1, influence=3).asks(ChooseBreakthrough(0, 3))
    s.play("breakthrough two-favour")
    assert tracks(s) == (4, FAVOUR_END)
    assert s.of("red").points[:2] == [1, 2]  # both spaces reached score
    assert s.done


@pytest.mark.ruling("A25")
def test_with_both_tracks_full_a_players_steps_are_lost() -> None:
    s = scene().give("red", influence=INFLUENCE_END, favour=FAVOUR_END - 1)
    s.t.gain_influence(0, 3)
    s.t.gain_favour(0, 2)
    assert tracks(s) == (INFLUENCE_END, FAVOUR_END)
    assert s.of("red").score() == 2  # for the last space of the favour track, once


@pytest.mark.ruling("A25")
def test_with_both_tracks_full_the_magistrate_scores_two_for_each_lost_step() -> None:
    s = scene(players=1).give("magistrate", influence=INFLUENCE_END - 1, favour=FAVOUR_END)
    s.t.gain_influence(s.number("magistrate"), 4)
    assert tracks(s, "magistrate") == (INFLUENCE_END, FAVOUR_END)
    assert s.of("magistrate").score() == 2 + 3 * 2  # the last space, then three lost steps
    s.give("red", influence=INFLUENCE_END, favour=FAVOUR_END)
    s.t.gain_favour(0, 2)
    assert s.of("red").score() == 0


@pytest.mark.ruling("A1")
def test_the_level_of_a_contract_is_reached_with_influence_and_not_with_favour() -> None:
    for held, offered in (({"influence": 1}, True), ({"favour": 10}, False)):
        s = scene(players=3).give("red", scrolls=1, common=1, cubes={"purple": 1}, **held).begins("red")
        assert s.offers("contract 1") == offered


@pytest.mark.ruling("A25")
def test_influence_spills_step_by_step_into_favour_and_then_into_two_points_each() -> None:
    s = scene(players=1).site("a1", owner="courtier").site("a2", owner="courtier")
    s.give("magistrate", influence=s.t.printed.influence_end - 1, favour=s.t.printed.favour_end - 1)
    s.magistrate_acts("wall")  # four influence: one fits, one is favour, two are lost
    assert s.of("magistrate").influence == s.t.printed.influence_end
    assert s.of("magistrate").favour == s.t.printed.favour_end
    assert points(s, "influence") == s.t.printed.influence_points[-1]
    assert points(s, "favour") == s.t.printed.favour_points[-1]
    assert points(s, "magistrate") == 2 * 2
    assert s.done


@pytest.mark.ruling("A25")
def test_favour_spills_into_influence_and_then_into_two_points() -> None:
    s = scene(players=1)
    s.give("magistrate", influence=s.t.printed.influence_end - 1, favour=s.t.printed.favour_end)
    s.t.gain_favour(s.number("magistrate"), 2)
    assert s.of("magistrate").influence == s.t.printed.influence_end
    assert points(s, "magistrate") == 2


@pytest.mark.ruling("A25")
def test_you_get_nothing_for_a_lost_step() -> None:
    s = scene(players=1)
    s.give("red", influence=s.t.printed.influence_end, favour=s.t.printed.favour_end)
    s.t.gain_favour(0, 1)
    s.t.gain_influence(0, 1)
    assert s.of("red").score() == 0
