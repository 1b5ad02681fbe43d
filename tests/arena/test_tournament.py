"""Tournaments: fair to every bot, the same for the same seed, and no surer than they should be."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import serai
from serai.arena.batch import Batch, play_one
from serai.arena.report import wilson
from serai.arena.result import Result
from serai.arena.standings import Standings
from serai.arena.tournament import tables_of, tournament
from serai.core.errors import BadSetup
from tests.arena.elsewhere import LAST

MERV = serai.game("merv")
MARCO_POLO = serai.game("marco_polo")


def played(game: serai.Game, bots: list[str], players: int, games: int, **more: Any) -> Standings:
    return tournament(game, bots, more.pop("against", None), players, games, 7, more.pop("options", {}), **more)


# Who sits with whom ---------------------------------------------------------------------------------------------------


def test_each_bot_plays_alone_against_others_of_a_kind() -> None:
    assert tables_of(["a", "b"], "c", 3) == [["a", "c", "c"], ["b", "c", "c"]]


def test_all_meet_in_every_company() -> None:
    assert tables_of(["a", "b", "c"], None, 2) == [["a", "b"], ["a", "c"], ["b", "c"]]


def test_too_few_bots_for_a_table_sit_there_more_than_once_but_never_with_themselves_alone() -> None:
    assert tables_of(["a", "b"], None, 3) == [["a", "a", "b"], ["a", "b", "b"]]


def test_alone_everybody_has_a_table() -> None:
    assert tables_of(["a", "b"], None, 1) == [["a"], ["b"]]


@pytest.mark.parametrize(
    ("bots", "against", "players", "why"),
    [
        (["a", "b", "a"], None, 2, "'a' is named twice"),
        (["a"], None, 2, "nobody to compete with"),
        (["a"], "b", 1, "at least 2 players"),
    ],
)
def test_a_field_that_cannot_compete_is_refused(bots: list[str], against: str | None, players: int, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        tables_of(bots, against, players)


def test_in_a_round_everybody_sits_everywhere_and_in_time_after_everybody() -> None:
    batch = Batch("merv", [["a", "b", "c", "d"]], 1, shared_luck=True)
    first = [batch.seats(number) for number in range(4)]
    assert all(sorted(seats[seat] for seats in first) == ["a", "b", "c", "d"] for seat in range(4))
    followed = Counter((seats[at - 1], seats[at]) for seats in map(batch.seats, range(24)) for at in range(4))
    assert set(followed.values()) == {8}
    assert len(followed) == 12


def test_the_games_of_a_round_are_dealt_alike() -> None:
    batch = Batch("merv", [["a", "b"], ["a", "c"]], 1, shared_luck=True)
    assert [batch.luck(number) for number in range(5)] == ["1/0"] * 4 + ["1/1"]
    openings = [play_one(Batch("merv", [[LAST, "random"]], 7, shared_luck=True), at).opening for at in range(8)]
    assert openings[::2] == openings[1::2]
    assert [0, 1] in openings
    assert [1, 0] in openings


# What is told ---------------------------------------------------------------------------------------------------------


def test_a_tournament_tells_how_often_each_won_and_how_surely() -> None:
    data = played(MERV, ["greedy"], 2, 3, against="random").to_json()
    assert data["games"] == 4  # whole rounds
    assert data["deals"] == 2
    greedy, random = data["bots"]["greedy"], data["bots"]["random"]
    assert list(data["bots"]) == ["greedy", "random"]
    assert greedy["win_share"] + random["win_share"] == 1
    assert greedy["interval"] == [round(edge, 4) for edge in wilson(greedy["win_share"] * 4, 4)]
    assert greedy["mean_score"] > random["mean_score"]
    assert greedy["ms_per_decision"] > random["ms_per_decision"] >= 0
    assert "rating" not in greedy
    assert data["balance"]["by_source"]["buildings"]["greedy"] > 0


def test_bots_that_meet_in_every_company_are_rated() -> None:
    standings = played(MERV, ["greedy", "random"], 2, 8)
    bots = standings.to_json()["bots"]
    assert bots["greedy"]["rating"]["mu"] > bots["random"]["rating"]["mu"]
    assert "±" in standings.text()


def test_alone_one_competes_with_the_automa() -> None:
    standings = played(MERV, ["random"], 1, 3)
    bots = standings.to_json()["bots"]
    assert bots["automa"]["games"] == bots["random"]["games"] == 3
    assert bots["automa"]["win_share"] == 1 - bots["random"]["win_share"]
    assert "alone" in standings.text()


def test_bots_that_follow_the_game_are_timed_too() -> None:
    batch = Batch("merv", [["random", LAST]], 7, timed=True)
    result = play_one(batch, 0)
    assert min(result.decisions) > 0
    assert min(result.thought) > 0
    assert result.to_json() == play_one(replace(batch, timed=False), 0).to_json()


def test_who_ties_shares_the_win() -> None:
    result = Result(0, ["a", "b", "c"], [0, 1, 2], [1, 1, 1], [{"x": 5}, {"x": 5}, {"x": 1}], [[0, 1], [2]], [])
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


# What a title tells besides -------------------------------------------------------------------------------------------


def test_wins_are_counted_by_character_and_every_bot_plays_every_one() -> None:
    standings = played(MARCO_POLO, ["random", LAST], 2, 4)
    bots = standings.to_json()["bots"]
    first, second = bots["random"]["played_as"], bots[LAST]["played_as"]
    assert list(first) == list(second)
    assert [role["games"] for role in first.values()] == [role["games"] for role in second.values()] == [2, 2]
    assert set(bots["random"]["tally"]) == {"posts", "in_beijing", "contracts"}
    assert "random as" in standings.text()
    assert "in beijing" in standings.text()


def test_who_somebody_is_can_be_drawn() -> None:
    """Alike in each game of a round, whoever sits there, and not what the bot would have chosen."""
    options = {"character_draft": True}
    bots = ["random", LAST]
    batch = Batch("marco_polo", [bots], 7, options, shared_luck=True, drawn=["ChooseCharacter"])
    results = [play_one(batch, number) for number in range(8)]
    for one, other in zip(results[::2], results[1::2], strict=True):
        assert one.seats == other.seats[::-1]
        assert one.roles == other.roles
    asked = [play_one(Batch("marco_polo", [bots], 7, options, shared_luck=True), number) for number in range(8)]
    assert [result.roles for result in asked] != [result.roles for result in results]


def test_only_decisions_that_there_are_can_be_drawn() -> None:
    with pytest.raises(BadSetup, match="Merv has no decision 'ChooseCharacter'"):
        played(MERV, ["random"], 2, 2, against="greedy", drawn=["ChooseCharacter"])
