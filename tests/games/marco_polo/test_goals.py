"""The eighteen goal cards, and the points for different goal cities. (48)"""

import pytest

from serai.games.marco_polo.constants import GOALS
from tests.games.marco_polo.scene import Scene, scene

CARDS = {
    "g01": ("moscow", "xian", 4),
    "g02": ("moscow", "ormuz", 5),
    "g03": ("moscow", "kashgar", 7),
    "g04": ("karakorum", "xian", 4),
    "g05": ("karakorum", "kochi", 5),
    "g06": ("karakorum", "adana", 7),
    "g07": ("lan_zhou", "kochi", 4),
    "g08": ("lan_zhou", "adana", 5),
    "g09": ("lan_zhou", "ormuz", 6),
    "g10": ("samarcanda", "xian", 4),
    "g11": ("samarcanda", "adana", 5),
    "g12": ("samarcanda", "kochi", 7),
    "g13": ("alexandria", "anxi", 4),
    "g14": ("alexandria", "kashgar", 5),
    "g15": ("sumatra", "ormuz", 6),
    "g16": ("sumatra", "anxi", 8),
    "g17": ("karachi", "kashgar", 5),
    "g18": ("karachi", "anxi", 7),
}


def scored(goals: list[str], posts: list[str]) -> tuple[int, int]:
    """What blue's cards score with these posts: for the cards, and for different goal cities."""
    s = scene(2).give("blue", goals=goals, posts=posts).scores()
    assert s.done
    return s.of("blue").points_from("goal_cards"), s.of("blue").points_from("goal_cities")


def test_there_are_eighteen_goal_cards() -> None:
    assert list(CARDS) == GOALS


@pytest.mark.ruling("48")
@pytest.mark.covers(*[f"goal {card}" for card in CARDS])
@pytest.mark.parametrize("card", CARDS)
def test_a_goal_card_scores_only_with_posts_in_both_its_cities(card: str) -> None:
    large, small, points = CARDS[card]
    assert scored([card], [large, small]) == (points, 3)
    assert scored([card], [large]) == (0, 1)
    assert scored([card], [small]) == (0, 1)
    assert scored([card], ["beijing"]) == (0, 0)


@pytest.mark.ruling("48")
@pytest.mark.parametrize(
    ("posts", "cards", "cities"),
    [
        ([], 0, 0),
        (["lan_zhou"], 0, 1),
        (["lan_zhou", "sumatra"], 0, 3),  # a city of each card completes neither
        (["lan_zhou", "adana"], 5, 3),
        (["sumatra", "anxi", "adana"], 8, 6),
        (["lan_zhou", "adana", "sumatra", "anxi"], 13, 10),
        (["lan_zhou", "adana", "sumatra", "anxi", "moscow", "beijing", "xian"], 13, 10),
        (["moscow", "karakorum", "beijing", "xian"], 0, 0),
    ],
)
def test_different_cities_are_counted_over_both_cards(posts: list[str], cards: int, cities: int) -> None:
    assert scored(["g08", "g16"], posts) == (cards, cities)


@pytest.mark.ruling("48")
def test_a_city_on_both_cards_counts_once_and_serves_both() -> None:
    assert scored(["g01", "g02"], ["moscow"]) == (0, 1)
    assert scored(["g01", "g02"], ["moscow", "xian"]) == (4, 3)
    assert scored(["g01", "g02"], ["moscow", "xian", "ormuz"]) == (9, 6)  # there is no fourth


@pytest.mark.ruling("48")
def test_posts_of_others_help_nobody() -> None:
    s = scene(2).give("blue", goals=["g01", "g05"], posts=["moscow"])
    s.give("yellow", goals=["g08", "g16"], posts=["xian", "karakorum", "kochi"]).scores()
    assert (s.of("blue").points_from("goal_cards"), s.of("blue").points_from("goal_cities")) == (0, 1)
    assert (s.of("yellow").points_from("goal_cards"), s.of("yellow").points_from("goal_cities")) == (0, 0)
    assert s.done


@pytest.mark.ruling("48", "73")
def test_a_post_that_has_moved_away_no_longer_serves_a_goal() -> None:
    rest = ["karakorum", "samarcanda", "lan_zhou", "karachi", "sumatra", "ormuz", "kochi"]
    s = scene(2).is_("blue", "berke").give("blue", goals=["g01", "g11"], posts=["moscow", "xian", *rest], at="venezia")
    s.gains("blue", move=1).play("go alexandria", "move-post xian").scores()
    assert s.of("blue").points_from("goal_cards") == 0
    assert s.of("blue").points_from("goal_cities") == 3  # Moscow and Samarcanda
    assert s.done


def shown(s: Scene) -> list[tuple[int, str, bool]]:
    """Goal cards told at the end: whose, which, whether to everybody."""
    return [(e.seat, GOALS[e.args[0]], e.audience is None) for e in s.t.log or [] if e.key == "goal"]


@pytest.mark.ruling("48", "54")
def test_at_the_end_everybody_shows_their_cards_in_turn_order() -> None:
    s = scene(2).give("blue", goals=["g01", "g18"]).give("yellow", goals=["g02", "g03"]).starts_with("yellow").scores()
    assert shown(s) == [(1, "g02", True), (1, "g03", True), (0, "g01", True), (0, "g18", True)]
    assert s.done
