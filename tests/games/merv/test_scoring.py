"""Scoring: palace and city each year, spice sets at the end, and how ties are broken."""

import pytest

from serai.games.merv.constants import FROM_PALACE, SOURCES
from serai.games.merv.scoring import final_scoring, score_year, set_points
from tests.games.merv.scene import Scene, scene, spices


def points(s: Scene, name: str) -> dict[str, int]:
    """What this player has scored, by source, leaving out what gave nothing."""
    return {source: amount for source, amount in zip(SOURCES, s.of(name).points, strict=True) if amount}


# The palace -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B40", "B66")
def test_the_example_of_the_rulebook() -> None:
    s = scene()
    s.give("red", courtiers={"knowledge": 1}, favour=1)
    s.give("blue", courtiers={"trade": 1, "faith": 1}, favour=1, common=2, rare=1, path=0, row=2)
    s.give("yellow", courtiers={"spice": 2}, favour=3, spices={"ginger": 3, "pepper": 1})
    score_year(s.t)
    assert points(s, "red") == {}
    assert points(s, "blue") == {"palace": 3}  # one favour, one courtier: the hall of trade is worth more
    assert points(s, "yellow") == {"palace": 2 * 4}
    assert [s.of(name).favour for name in ("red", "blue", "yellow")] == [0, 0, 1]


@pytest.mark.ruling("B40")
def test_favour_must_be_spent_on_every_courtier_even_for_nothing() -> None:
    s = scene().give("red", courtiers={"knowledge": 2, "faith": 1}, favour=5)
    score_year(s.t)
    assert (s.of("red").favour, points(s, "red")) == (2, {})


@pytest.mark.ruling("B40")
def test_without_favour_no_courtier_scores() -> None:
    s = scene().give("red", courtiers={"knowledge": 2}, scrolls=5)
    score_year(s.t)
    assert (s.of("red").favour, points(s, "red")) == (0, {})


@pytest.mark.ruling("B66")
def test_short_of_favour_the_most_valuable_courtiers_score() -> None:
    s = scene().give("red", courtiers={"knowledge": 1, "spice": 1, "trade": 1, "faith": 2}, favour=3)
    s.give("red", scrolls=1, spices={"ginger": 4}, common=2, path=0, row=3)
    score_year(s.t)
    assert points(s, "red") == {"palace": 4 + 3 + 3}
    assert s.of("red").favour == 0


@pytest.mark.ruling("A13")
def test_committed_scrolls_and_goods_count_in_the_palace() -> None:
    s = scene().give("red", courtiers={"knowledge": 1, "trade": 1}, favour=2)
    s.give("red", scrolls=1, committed_scrolls=2, common=1, rare=1, committed_common=1, committed_rare=2)
    score_year(s.t)
    assert points(s, "red") == {"palace": 3 + 5}


@pytest.mark.ruling("A13")
def test_committed_scrolls_count_towards_a_breakthrough() -> None:
    s = scene().give("red", scrolls=1, committed_scrolls=2, cubes={"tan": 1})
    s.takes("red", "library").play("cube tan")
    assert s.legal()[0] == "breakthrough wild-purple"  # the fourth scroll
    s.play("breakthrough wild-teal")
    assert s.done


@pytest.mark.ruling("A1")
def test_courtiers_score_at_the_end_of_a_year_and_not_of_a_round() -> None:
    for round_, points in ((3, 0), (4, 2)):
        s = scene(players=3).at(year=1, round=round_).give("red", courtiers={"knowledge": 1}, scrolls=2, favour=1)
        s.ends_round(slot1="red", slot2="blue", slot3="yellow")
        assert s.of("red").points[FROM_PALACE] == points


@pytest.mark.ruling("B29")
def test_a_courtier_in_the_hall_of_faith_scores_the_row_number() -> None:
    s = scene().give("red", path=3, row=7, courtiers={"faith": 1}, favour=1)
    s.give("blue", courtiers={"faith": 1}, favour=1)
    score_year(s.t)
    assert (s.of("red").score(), s.of("blue").score()) == (7, 0)


# The city -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B65")
def test_the_points_of_a_building_add_up() -> None:
    s = scene().give("red", scoring_tile="library", path=0, row=10)
    s.site("a1", "library_teal", "red").site("b1", "mosque_tan", "red").site("c1", "wall_tan", "red")
    s.site("d1", "library_tan", "blue").site("e1", "mosque_teal", "blue")
    score_year(s.t)
    assert points(s, "red") == {"buildings": 3, "scoring_tile": 3, "mosque_end": 4}
    assert points(s, "blue") == {"buildings": 2}


@pytest.mark.ruling("B65")
def test_buildings_are_counted_after_the_invasion() -> None:
    s = scene().give("red", scoring_tile="library").at(year=3, round=4)
    s.site("a1", "library_teal", "red", soldier="red").site("b1", "library_tan", "red")
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert points(s, "red") == {"buildings": 1, "scoring_tile": 3}
    assert s.done


@pytest.mark.ruling("B66")
def test_one_players_scoring_does_not_touch_anothers() -> None:
    together = scene()
    for name in ("red", "blue"):
        together.give(name, courtiers={"knowledge": 1}, favour=1, scrolls=3)
    score_year(together.t)
    assert points(together, "red") == points(together, "blue") == {"palace": 3}
    assert points(together, "yellow") == {}


def test_the_palace_scores_each_year_and_the_spice_sets_only_at_the_end() -> None:
    for year in (1, 2, 3):
        s = scene().give("red", courtiers={"spice": 1}, favour=1, spices={"ginger": 2}).at(year=year, round=4)
        s.ends_round(slot1="red", slot2="blue", slot3="yellow")
        assert points(s, "red") == {"palace": 2} | ({"spices": 2} if year == 3 else {})
        assert s.done == (year == 3)


# Spice sets -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B41")
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        (spices(), 0),
        (spices(ginger=1), 1),
        (spices(cinnamon=1, pepper=1), 3),
        (spices(cinnamon=1, ginger=1, juniper=1), 6),
        (spices(cinnamon=1, ginger=1, juniper=1, pepper=1), 10),
        (spices(ginger=5, pepper=2, juniper=1), 6 + 3 + 3),  # the example of the rulebook
        (spices(cinnamon=2, ginger=2, juniper=1, pepper=1), 10 + 3),  # not two sets of three
        (spices(cinnamon=8, ginger=6, juniper=6, pepper=4), 4 * 10 + 2 * 6 + 2 * 1),
    ],
)
def test_cards_are_dealt_into_the_largest_sets(held: list[int], worth: int) -> None:
    assert set_points(scene().t, held) == worth


@pytest.mark.ruling("B41")
def test_no_other_division_into_sets_is_worth_more() -> None:
    s = scene()
    best: dict[tuple[int, ...], int] = {(0, 0, 0, 0): 0}
    for held in sorted(((a, b, c, d) for a in range(4) for b in range(4) for c in range(4) for d in range(4)), key=sum):
        for members in range(1, 16):
            rest = tuple(cards - (members >> spice & 1) for spice, cards in enumerate(held))
            if min(rest) >= 0:
                worth = best[rest] + (0, 1, 3, 6, 10)[members.bit_count()]
                best[held] = max(best.get(held, 0), worth)
        assert set_points(s.t, list(held) if sum(held) else [0, 0, 0, 0]) == best[held]


def test_everyones_sets_are_scored_at_the_end() -> None:
    s = scene().give("red", spices={"ginger": 2, "pepper": 1}).give("blue", spices={"juniper": 1})
    final_scoring(s.t)
    assert (points(s, "red"), points(s, "blue"), points(s, "yellow")) == ({"spices": 4}, {"spices": 1}, {})


# Ties -----------------------------------------------------------------------------------------------------------------


def tied() -> Scene:
    """Red, blue and yellow have ten points each, five favour, seven influence, and stand in this order."""
    s = scene()
    for name in ("red", "blue", "yellow"):
        s.give(name, favour=5, influence=7)
        s.t.score(s.number(name), 10, 2)
    return s


@pytest.mark.ruling("B42")
def test_points_decide_before_favour() -> None:
    s = tied().give("yellow", favour=0, influence=0).give("red", favour=9)
    s.t.score(s.number("yellow"), 1, 2)
    assert s.t.ranking() == [[2], [0], [1]]


@pytest.mark.ruling("B42")
def test_favour_decides_before_influence() -> None:
    s = tied().give("yellow", favour=6, influence=0).give("blue", influence=9)
    assert s.t.ranking() == [[2], [1], [0]]


@pytest.mark.ruling("B42")
def test_influence_decides_before_the_queue() -> None:
    s = tied().give("yellow", influence=8)
    assert s.t.ranking() == [[2], [0], [1]]


@pytest.mark.ruling("B42")
def test_at_last_the_place_in_the_queue_decides() -> None:
    assert tied().queue("blue", "yellow", "red").t.ranking() == [[1], [2], [0]]
    assert tied().queue("red", "yellow", "blue").t.ranking() == [[0], [2], [1]]


@pytest.mark.ruling("B42")
def test_favour_is_compared_after_the_last_palace_scoring() -> None:
    s = scene().give("red", favour=3, courtiers={"faith": 3}).give("blue", favour=2).give("yellow", favour=1)
    s.at(year=3, round=4).ends_round(slot1="blue", slot2="yellow", slot3="red")
    assert [score.total for score in s.t.scores()] == [0, 0, 0]
    assert s.of("red").favour == 0
    assert s.t.ranking() == [[1], [2], [0]]
    assert s.done


@pytest.mark.ruling("B42")
def test_the_queue_filled_after_the_last_round_decides_and_not_the_one_before() -> None:
    s = scene().queue("red", "blue", "yellow").at(year=3, round=4)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.t.ranking() == [[2], [1], [0]]
    assert s.done


def test_alone_against_the_magistrate_equal_points_are_a_loss() -> None:
    s = scene(players=1).give("red", favour=5, influence=9)
    assert s.t.ranking() == [[1], [0]]
    s.t.score(0, 1, 2)
    assert s.t.ranking() == [[0], [1]]


def test_scores_tell_where_the_points_came_from() -> None:
    s = scene().give("red", courtiers={"knowledge": 1}, favour=1, scrolls=3).site("a1", owner="red")
    score_year(s.t)
    score = s.t.scores()[0]
    assert (score.name, score.total) == ("red", 4)
    assert {source: amount for source, amount in score.parts.items() if amount} == {"palace": 3, "buildings": 1}
