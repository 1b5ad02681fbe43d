"""The solo game: the invasion, the scoring of each year, and who wins."""

import random

import pytest

import serai
from serai.core.play import playout
from serai.games.merv.scoring import ranking, score_year
from serai.games.merv.table import Table
from tests.games.merv.scene import Scene, scene
from tests.games.merv.solo import points

# Invasion ---------------------------------------------------------------------------------------------------------


def test_the_magistrates_buildings_are_never_destroyed_the_courtiers_and_yours_are() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("b1", owner="courtier").site("d1", owner="red")
    s.site("e1", owner="courtier", soldier="magistrate").site("c1", owner="courtier").walls("north-3")
    s.invades()
    assert [s.owner(cell) for cell in ("a1", "b1", "c1", "d1", "e1")] == [
        "magistrate", None, "courtier", None, "courtier",
    ]  # fmt: skip
    assert (s.of("courtier").buildings, s.of("red").buildings, s.of("magistrate").buildings) == (7, 9, 8)
    assert s.done


def test_only_you_are_asked_for_a_ransom() -> None:
    s = scene(players=1).site("b1", owner="courtier").site("d1", owner="red").give("red", cubes={"orange": 1})
    s.give("courtier", cubes={"tan": 1}).site("a1", owner="magistrate").give("magistrate", cubes={"purple": 1})
    s.invades()
    assert s.waits_for("red")
    assert s.legal() == ["done", "ransom d1"]
    s.play("ransom d1")
    assert s.done
    assert (s.owner("a1"), s.owner("b1"), s.owner("d1")) == ("magistrate", None, "red")


def test_the_magistrates_soldiers_go_home_after_the_invasion() -> None:
    s = scene(players=1).site("a1", owner="magistrate", soldier="magistrate")
    s.site("b1", owner="courtier", soldier="magistrate").site("d1", owner="red", soldier="red").invades()
    assert s.of("magistrate").servants == 8
    assert s.t.soldiers == [-1] * 25
    assert [s.owner(cell) for cell in ("a1", "b1", "d1")] == ["magistrate", "courtier", "red"]
    assert s.done


# Scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B72")
@pytest.mark.parametrize("favour", [0, 1, 7])
def test_all_courtiers_of_the_magistrate_score_and_no_favour_is_spent(favour: int) -> None:
    s = scene(players=1)
    s.give("magistrate", favour=favour, courtiers={"knowledge": 2, "trade": 1}, scrolls=2, committed_rare=3)
    s.give("red", favour=1, courtiers={"knowledge": 1, "spice": 1}, scrolls=4, spices={"ginger": 1})
    score_year(s.t)
    assert points(s, "palace") == 2 + 2 + 3
    assert s.of("magistrate").favour == favour
    assert points(s, "palace", "red") == 4  # you pay for each, and have favour for one
    assert s.of("red").favour == 0
    assert s.done


@pytest.mark.ruling("B72")
def test_they_score_in_every_year() -> None:
    s = scene(players=1).give("magistrate", courtiers={"faith": 1}, path=0, row=3)
    for year in range(1, 4):
        score_year(s.t)
        assert points(s, "palace") == 3 * year
    assert s.done


@pytest.mark.ruling("A35")
def test_the_magistrate_scores_buildings_its_scoring_tile_and_the_end_of_the_mosque() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("b1", owner="magistrate")
    s.site("c4", owner="magistrate").site("d4", owner="courtier").site("c1", owner="courtier")
    s.give("magistrate", scoring_tile="caravansary", path=0, row=10)
    score_year(s.t)
    assert points(s, "buildings") == 3
    assert points(s, "scoring_tile") == 3 * 2
    assert points(s, "mosque_end") == 4
    assert s.of("courtier").score() == 0
    assert s.done


@pytest.mark.ruling("A35")
def test_before_the_end_of_the_mosque_its_mosques_bring_nothing_extra() -> None:
    s = scene(players=1).site("c4", owner="magistrate").give("magistrate", path=0, row=9)
    score_year(s.t)
    assert s.of("magistrate").score() == 1
    assert s.done


# The end ----------------------------------------------------------------------------------------------------------


def last_round(s: Scene) -> Scene:
    return s.at(3, 4).ends_round(slot1="magistrate", slot2="courtier", slot3="red")


def test_at_the_end_the_magistrate_scores_its_caravan_cards_as_you_do() -> None:
    s = scene(players=1).give("magistrate", spices={"ginger": 5, "pepper": 2, "juniper": 1})
    s.give("red", spices={"cinnamon": 2})
    last_round(s)
    assert points(s, "spices") == 6 + 3 + 3
    assert points(s, "spices", "red") == 2
    assert s.done


@pytest.mark.parametrize(("yours", "winner"), [(41, 0), (40, 1), (39, 1)])
def test_you_win_only_with_more_points_than_the_magistrate(yours: int, winner: int) -> None:
    s = scene(players=1).give("red", favour=9, influence=9)  # what would break a tie between players
    s.of("red").points[0] = yours
    s.of("magistrate").points[0] = 40
    last_round(s)
    assert s.t.queue[0] == s.number("red")
    assert s.t.ranking() == [[winner], [1 - winner]]
    assert [entry.seat for entry in s.t.log or [] if entry.key == "over"] == [winner]
    assert s.done


def test_the_high_courtier_neither_scores_nor_has_a_rank() -> None:
    s = last_round(scene(players=1).site("c1", owner="courtier", soldier="red"))
    assert [score.name for score in s.t.scores()] == ["red", "magistrate"]
    assert sorted(seat for place in ranking(s.t) for seat in place) == [0, 1]
    assert s.of("courtier").score() == 0
    assert s.done


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_solo_game_comes_to_its_end_with_every_piece_accounted_for(seed: int) -> None:
    t = serai.game("merv").new(1)
    assert isinstance(t, Table)
    playout(t, random.Random(seed))
    assert t.is_over
    for owner in range(3):
        assert t.players[owner].buildings + t.owners.count(owner) == 9
    magistrate = t.players[t.setting.magistrate]
    assert magistrate.servants + magistrate.courtiers_placed() == 8  # soldiers went home after the last invasion
    assert sum(magistrate.cubes) == 0
    on_cards = sum(sum(player.spices) for player in t.players)
    assert on_cards + len(t.display) + sum(t.deck) == 24
    camels = sum(player.camels for player in t.players) + t.display_camels + t.lost_camels + sum(t.queue_camels)
    camels += t.market.bit_count() + t.city_camels.bit_count() + t.mosque_camels.bit_count()
    assert camels == 10
