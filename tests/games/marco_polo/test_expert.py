"""The expert variant: three options, each by itself and all together. (53)"""

import itertools
import random

import pytest

from serai.core.step import CHANCE
from serai.games.marco_polo.constants import CHARACTERS, GOALS, MARKERS, SEATS
from serai.games.marco_polo.table import Table
from tests.games.marco_polo.deal import EXPERT, dealt, held, new, step, whole_game
from tests.games.marco_polo.scene import scene

BY_LETTER = ["a", "c", "d", "b", "e", "f"]
"""The markers of Anxi, Kashgar, Xian, Ormuz, Adana and Kochi, when they are not dealt."""


def notations(t: Table) -> list[str]:
    return [t.notation(action) for action in t.legal()]


def markers(t: Table) -> list[str]:
    return list(t.to_json()["markers"].values())


def characters(t: Table) -> list[str]:
    return [held(t, seat)["character"] for seat in SEATS[: t.seats]]


# The bonuses of the small cities --------------------------------------------------------------------------------------


@pytest.mark.ruling("53")
@pytest.mark.covers("option random_city_bonuses")
def test_the_bonus_markers_are_dealt_to_the_small_cities_at_random() -> None:
    t = new(3, random_city_bonuses=True)
    t.apply(t.parse("start blue"))
    assert t.chance() == [(t.parse(f"marker {letter}"), 1) for letter in MARKERS]
    for letter in "fadbc":
        t.apply(t.parse(f"marker {letter}"))
    assert t.to_json()["markers"] == {
        "anxi": "f",
        "kashgar": "a",
        "xian": "d",
        "ormuz": "b",
        "adana": "c",
        "kochi": "e",  # the last one needs no draw
    }
    assert notations(t)[0] == "outpost o0"


@pytest.mark.ruling("53")
@pytest.mark.covers("option random_city_bonuses")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_bonuses_change_nothing_else(players: int) -> None:
    t = dealt(players, "yellow", random_city_bonuses=True)
    assert sorted(markers(t)) == MARKERS
    assert characters(t) == characters(dealt(players, "yellow"))
    assert [len(held(t, seat)["goals"]) for seat in SEATS[:players]] == [2] * players


@pytest.mark.covers("option random_city_bonuses")
def test_a_marker_pays_in_the_city_where_it_was_dealt() -> None:
    s = scene(2, random_city_bonuses=True).marker("anxi", "f")
    s.give("blue", at="moscow", camels=3).gains("blue", move=1).play("go anxi")
    assert (s.of("blue").points, s.of("blue").coins) == (3, 0)
    assert s.done


# Characters -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("53")
@pytest.mark.covers("option character_draft")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, "blue", ["yellow", "blue"]),
        (2, "yellow", ["blue", "yellow"]),
        (3, "green", ["yellow", "blue", "green"]),
        (4, "blue", ["red", "green", "yellow", "blue"]),
        (4, "yellow", ["blue", "red", "green", "yellow"]),
    ],
)
def test_one_character_more_than_players_is_revealed_and_the_last_player_chooses_first(
    players: int, start: str, order: list[str]
) -> None:
    t = dealt(players, start, character_draft=True)
    shown = t.to_json()["revealed"]
    assert len(shown) == players + 1
    for left, seat in enumerate(order):
        assert t.actor == SEATS.index(seat)
        assert notations(t) == [f"character {name.replace('_', '-')}" for name in shown]
        assert len(shown) == players + 1 - left
        taken = shown.pop(left % 2)
        t.apply(t.parse(f"character {taken.replace('_', '-')}"))
        assert held(t, seat)["character"] == taken
    assert t.to_json()["revealed"] == shown
    assert shown[0] not in characters(t)
    assert t.round == (1 if t.actor != CHANCE else 0)


@pytest.mark.covers("option character_draft")
def test_any_of_the_eight_characters_may_be_revealed_and_none_twice() -> None:
    t = new(2, character_draft=True)
    while not notations(t)[0].startswith("reveal"):
        t.apply(t.legal()[0])
    assert t.chance() == [(t.parse(f"reveal {name.replace('_', '-')}"), 1) for name in CHARACTERS]
    t.apply(t.parse("reveal berke"))
    assert len(t.legal()) == 7
    assert "reveal berke" not in notations(t)


@pytest.mark.covers("option character_draft")
def test_a_draft_changes_nothing_else() -> None:
    t = dealt(3, "blue", character_draft=True)
    assert markers(t) == BY_LETTER
    while t.round == 0:
        assert "keep" not in notations(t)[0]
        t.apply(t.legal()[0])
    assert [len(held(t, seat)["goals"]) for seat in SEATS[:3]] == [2, 2, 2]
    assert [held(t, seat)["stock"]["coin"] for seat in SEATS[:3]] == [7, 8, 9]


@pytest.mark.covers("option character_draft")
def test_a_chosen_character_brings_its_pieces_at_once() -> None:
    t = new(4, character_draft=True)
    t.apply(t.parse("start blue"))
    while not notations(t)[0].startswith("reveal"):
        t.apply(t.legal()[0])
    for name in ("kubilai", "johannes", "wilhelm", "niccolo-marco", "matteo"):
        t.apply(t.parse(f"reveal {name}"))
    for name in ("kubilai", "wilhelm", "niccolo-marco", "johannes"):  # red, green, yellow, blue
        t.apply(t.parse(f"character {name}"))
    assert (held(t, "red")["posts"], held(t, "red")["posts_left"]) == (["beijing"], 8)
    assert held(t, "green")["posts_left"] == 11
    assert held(t, "yellow")["figures"] == ["venezia", "venezia"]
    assert (held(t, "blue")["posts_left"], held(t, "blue")["figures"]) == (9, ["venezia"])
    while t.actor == CHANCE:
        t.apply(t.legal()[-1])
    assert all("white" not in die for seat in SEATS for die in held(t, seat)["dice"])  # Matteo went back to the box


# Goal cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("53")
@pytest.mark.covers("option goal_choice")
@pytest.mark.parametrize(("players", "start"), [(2, "yellow"), (3, "blue"), (4, "red")])
def test_everybody_keeps_two_of_four_goal_cards(players: int, start: str) -> None:
    t = dealt(players, start, goal_choice=True)
    seen: list[str] = []
    for seat in [SEATS[(SEATS.index(start) + at) % players] for at in range(players)]:
        assert t.actor == SEATS.index(seat)
        cards = held(t, seat)["offered"]
        assert (len(cards), held(t, seat)["goals"]) == (4, [])
        assert notations(t) == [f"keep {card}" for card in cards]
        t.apply(t.parse(f"keep {cards[3]}"))
        assert notations(t) == [f"keep {card}" for card in cards[:3]]
        t.apply(t.parse(f"keep {cards[1]}"))
        assert held(t, seat)["goals"] == [cards[1], cards[3]]
        seen += cards
    assert len(set(seen)) == 4 * players
    assert t.round == 1


@pytest.mark.covers("option goal_choice")
def test_a_choice_of_goals_changes_nothing_else() -> None:
    t = dealt(4, "green", goal_choice=True)
    assert markers(t) == BY_LETTER
    assert characters(t) == ["berke", "mercator", "rashid", "matteo"]


@pytest.mark.ruling("53")
@pytest.mark.covers("option goal_choice")
def test_a_goal_card_that_was_not_kept_is_worth_nothing() -> None:
    s = scene(2, goal_choice=True).give("blue", posts=["moscow", "xian", "kochi"], goals=["g05", "g12"])
    s.player("blue").offered = 1 << GOALS.index("g01") | 1 << GOALS.index("g02")
    s.scores()
    assert s.of("blue").points_from("goal_cards") == 0  # g01 would be complete
    assert s.of("blue").points_from("goal_cities") == 1  # Kochi
    assert s.done


# Together -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("53")
@pytest.mark.covers("option random_city_bonuses", "option character_draft", "option goal_choice")
def test_all_three_are_done_in_the_order_markers_characters_goals() -> None:
    t = new(3, **EXPERT)
    rng = random.Random(1)
    done: list[str] = []
    while t.round == 0:
        if notations(t)[0].startswith("keep"):
            assert None not in characters(t)  # goals are chosen knowing the characters
        done.append(step(t, rng).split()[0])
    assert [(word, len(list(group))) for word, group in itertools.groupby(done)] == [
        ("start", 1),
        ("marker", 5),
        ("outpost", 7),
        ("card", 9),
        ("draw", 6 + 3),
        ("reveal", 4),
        ("character", 3),
        ("goal", 12),
        ("keep", 6),
    ]


@pytest.mark.ruling("53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_mix_of_the_three_plays_to_the_end(players: int) -> None:
    for choice in itertools.product([False, True], repeat=3):
        options = dict(zip(EXPERT, choice, strict=True))
        *_, t = whole_game(players, 7, **options)
        assert (t.is_over, t.round) == (True, 5)
        assert (markers(t) == BY_LETTER) != options["random_city_bonuses"]
        assert t.to_json()["revealed"] != [] or not options["character_draft"]
        assert bool(held(t, "blue")["offered"]) == options["goal_choice"]


@pytest.mark.ruling("53")
def test_nobody_learns_which_goal_cards_the_others_keep() -> None:
    t = dealt(2, "blue", **{**EXPERT, "character_draft": False})
    t.apply(t.legal()[0])
    t.apply(t.legal()[0])
    kept = [entry for entry in t.log or [] if entry.key == "keep"]
    assert [entry.audience for entry in kept] == [[0], [0]]
    assert (t.view(1)["holdings"][0]["goals"], t.view(1)["holdings"][0]["offered"]) == (2, 2)
