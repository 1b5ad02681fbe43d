"""A position of Marco Polo as numbers: which there are, what they tell, and that they tell no secret."""

import random
from typing import Any

import pytest

import serai
from serai.core.step import CHANCE, Automatic
from serai.games.marco_polo.bot import LAYOUT, PHASES, phase
from serai.games.marco_polo.bot.features_decision import DECISIONS
from serai.games.marco_polo.table import Table
from tests.games.marco_polo.deal import EXPERT, whole_game
from tests.games.marco_polo.numbers import group, numbers, told, travels
from tests.games.marco_polo.scene import scene

GAMES = [(2, {}), (3, EXPERT), (4, {}), (4, EXPERT)]


# Which numbers there are ----------------------------------------------------------------------------------------------


def test_each_number_has_a_name_of_its_own_and_says_what_it_is() -> None:
    names = [feature.name for feature in LAYOUT.features]
    assert len(set(names)) == len(names) == len(LAYOUT)
    assert all(len(feature.about) > 8 for feature in LAYOUT.features)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_position_fills_the_row_with_small_numbers(players: int, options: dict[str, Any]) -> None:
    for t in travels(players, 4, **options):
        for seat in range(players):
            assert all(-1000 <= number <= 1000 for number in numbers(t, seat))


def test_the_same_position_is_told_in_the_same_way() -> None:
    for t in travels(3, 2, **EXPERT):
        first = numbers(t, 1)
        numbers(t, 2)
        assert numbers(t.clone(), 1) == first


def test_all_that_players_are_asked_is_listed() -> None:
    kinds = serai.game("marco_polo").steps()
    by_chance = {
        "DealCards", "DealGoals", "DealMarkers", "DealOutposts", "DealStartingContracts", "DrawContract", "DrawStart",
        "LayPile", "RefillRow", "RevealCharacters", "Roll",
    }  # fmt: skip
    asked = [name for name in sorted(kinds) if not issubclass(kinds[name], Automatic) and name not in by_chance]
    assert [decision.__name__ for decision in DECISIONS] == asked


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("54")
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_a_seat_cannot_know_is_not_told(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(9)
    differed = 0
    for t in travels(players, 7, **options):
        for seat in range(players):
            other = t.redeal(seat, rng)
            assert isinstance(other, Table)
            assert numbers(other, seat) == numbers(t, seat)
            rival = (seat + 1) % players
            differed += numbers(other, rival) != numbers(t, rival)
    assert differed > 20  # its owner is told of it


# Time and turns -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_is_one_of_several_is_exactly_one(players: int, options: dict[str, Any]) -> None:
    for t in travels(players, 6, **options):
        found = told(t)
        assert group("players", found).count(1) == sum(group("players", found)) == 1
        assert sum(group("phase", found)) == 1
        assert group("phase", found)[phase(t)] == 1
        if t.actor >= 0:
            assert found["mine"] + sum(group("asked", found)) == 1
            assert sum(found[f"decision.{decision.__name__}"] for decision in DECISIONS) == 1
        if t.round:
            assert sum(group("start", found)) == 1
            assert sum(group("character", found)) == sum(group("other1.character", found)) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phases_come_one_after_the_other(players: int) -> None:
    seen = [phase(t) for t in whole_game(players, 3, **EXPERT) if t.actor != CHANCE]
    assert seen == sorted(seen)
    assert set(seen) == set(range(PHASES))


def test_the_dice_of_a_new_round_are_counted_before_they_are_rolled() -> None:
    s = scene(2).is_("blue", "matteo").is_("yellow", "rashid").give("yellow", posts=["kashgar"]).starts_round()
    while s.t.actor == CHANCE:  # Matteo's contract
        s.t.apply(s.t.legal()[0])
    found = told(s.t)
    assert (found["to_roll"], found["decision.GainPairs"], found["asked.other1"]) == (1, 1, 1)
    assert (found["dice.own"], found["dice.white"], found["dice.pips"]) == (5, 1, 21)
    assert told(s.t, 1)["dice.pips"] == 30
    assert phase(s.t) % 2 == 1  # the first half


def test_whose_turn_it_is_and_who_begins_are_told_by_where_they_sit() -> None:
    s = scene(3).starts_with("green").give("yellow", dice=[3, 4]).begins("yellow")
    s.t.traveller = 0
    mine, other = told(s.t, 1), told(s.t, 0)
    assert (mine["mine"], mine["start.other1"], mine["traveller.other2"]) == (1, 1, 1)
    assert (other["mine"], other["asked.other1"], other["start.other2"], other["traveller.oneself"]) == (0, 1, 1, 1)


# The others -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_not_there_is_told_as_nothing(players: int) -> None:
    for t in travels(players, 8):
        found = told(t)
        for absent in range(players, 4):
            assert set(group(f"other{absent}", found)) == {0}
        assert found["other1.posts"] == t.players[1].posts_placed()


def test_two_who_look_at_each_other_see_what_the_other_has() -> None:
    alike = [
        ("points", "points"), ("now", "points.now"), ("completed", "completed"), ("posts", "posts"),
        ("coin", "stock.coin"), ("camel", "stock.camel"), ("gold", "stock.gold"), ("contracts", "contracts"),
        ("beijing", "post.beijing"),
    ]  # fmt: skip
    for t in travels(4, 3, **EXPERT):
        found = [told(t, seat) for seat in range(4)]
        for seat in range(4):
            for place in (1, 2, 3):
                other = found[(seat + place) % 4]
                for theirs, own in alike:
                    assert found[seat][f"other{place}.{theirs}"] == other[own]
                assert group(f"other{place}.character", found[seat]) == group("character", other)


def test_posts_of_others_in_large_cities_are_counted() -> None:
    found = told(scene().give("red", posts=["moscow"]).give("green", posts=["moscow", "sumatra"]).t)
    assert (found["rivals.moscow"], found["rivals.sumatra"], found["rivals.karachi"]) == (2, 1, 0)
    assert told(scene().give("blue", posts=["moscow"]).t)["rivals.moscow"] == 0


# The decision ---------------------------------------------------------------------------------------------------------


def test_a_turn_is_told_before_and_after_its_action() -> None:
    s = scene().give("blue", dice=[3, 4], coins=5).begins("blue")
    assert (told(s.t)["decision.OwnTurn"], told(s.t)["decision.made"]) == (1, 0)
    s.t.apply(s.t.parse("place camels"))
    found = told(s.t)
    assert (found["decision.ChooseDice"], found["decision.at.camels"], found["decision.left"]) == (1, 1, 1)
    s.t.apply(s.t.parse("die own-4"))
    assert (told(s.t)["decision.OwnTurn"], told(s.t)["decision.made"]) == (1, 1)


def test_dice_for_a_city_card_are_told_as_such() -> None:
    s = scene().card("karachi", "cc00").give("blue", dice=[3, 4], posts=["karachi"]).begins("blue")
    s.t.apply(s.t.parse("place karachi"))
    assert told(s.t)["decision.at.city_card"] == 1


def test_what_a_decision_is_still_to_bring_is_weighed() -> None:
    found = told(scene().give("blue", coins=9).gains("blue", move=2).t)
    assert (found["decision.Journey"], found["decision.left"], found["decision.worth"]) == (1, 2, 28)
    found = told(scene().gains("blue", any_good=3, black_die=1).t)
    assert (found["decision.ChooseReward"], found["decision.left"], found["decision.worth"]) == (1, 4, 27 + 16)
    s = scene().give("blue", contracts=["c01", "c02"]).special("c22").gains("blue", special_pile_contract=1)
    found = told(s.t)
    assert (found["decision.KeepTwo"], found["decision.points"]) == (1, 9)
    assert set(group("decision", told(scene().t))) == {0}  # nothing is asked


def test_the_exchange_of_the_card_in_use_is_told() -> None:
    s = scene().card("moscow", "cc16").give("blue", posts=["moscow"], dice=[3, 3], camels=3, coins=3).begins("blue")
    s.t.apply(s.t.parse("place moscow"))
    found = told(s.t)
    assert (found["decision.ChooseWay"], found["decision.value"]) == (1, 3)
    assert group("decision.way", found) == [2, 2]  # a camel for three coins, a coin for a camel
