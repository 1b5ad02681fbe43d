"""Judges: what a position is worth to a seat, at the end and before it."""

import random
from array import array

import pytest

import serai
from serai.bots.judge import Aim, ByHand, BySeats, Eye, Judge, Linear, Phase, Refined
from serai.bots.knowledge import knowledge
from serai.bots.network import Network
from serai.core.features import Row
from serai.core.play import playout
from serai.core.state import State
from tests.bots.walks import Walk, by
from tests.contract.journeys import every_game

ALONE = 1


def ended(points: list[int], players: int = 0) -> Walk:
    """A walk that is over, and what each has scored."""
    return Walk({}, players or len(points), {"": points})


def under_way(players: int = 2) -> Walk:
    return Walk({"": (0, "ab")}, players)


# At the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "reached"),
    [
        ([30, 20], [30 - 10 + 8, 20 - 15]),
        ([20, 30, 10], [20 - 15, 30 - 10 + 8, 10 - 15]),
        ([10, 30, 20], [10 - 15, 30 - 10 + 8, 20 - 15]),
        ([30, 30, 10], [30 - 15 + 4, 30 - 15 + 4, 10 - 15]),
        ([-5, -7], [-5 + 3.5 + 8, -7 + 2.5]),
        ([-7, -5, -9], [-7 + 2.5, -5 + 3.5 + 8, -9 + 2.5]),
        ([6, 6, 6, 6], [6 - 3 + 2] * 4),
    ],
    ids=str,
)
def test_one_plays_for_points_less_the_best_rivals_and_for_a_share_of_the_victory(
    points: list[int], reached: list[float]
) -> None:
    aim = Aim(0.5, 8.0)
    assert [aim.reached(ended(points), seat) for seat in range(len(points))] == reached


def test_alone_without_a_rival_points_and_victory_are_all() -> None:
    assert Aim(0.5, 8.0).reached(ended([12]), 0) == 12 + 8


@every_game
def test_at_the_end_of_a_game_the_ranking_says_who_has_won(game: serai.Game) -> None:
    for players in game.players:
        state = game.new(players)
        playout(state, random.Random(players))
        totals = [score.total for score in state.scores()]
        for seat in range(players):
            rival = max(totals[:seat] + totals[seat + 1 :], default=0)
            won = 1 / len(state.ranking()[0]) if seat in state.ranking()[0] else 0
            assert Aim(0.5, 100.0).reached(state, seat) == totals[seat] - 0.5 * rival + 100.0 * won


def test_alone_in_merv_the_magistrate_is_the_rival() -> None:
    state = serai.game("merv").new(ALONE)
    playout(state, random.Random(3))
    own, magistrate = (score.total for score in state.scores())
    won = own > magistrate
    assert Aim(1.0, 1000.0).reached(state, 0) == own - magistrate + 1000 * won


@pytest.mark.parametrize("refined", [False, True])
def test_the_learnt_judges_do_not_guess_at_what_is_settled(refined: bool) -> None:
    linear = Linear(Eye(1, fill, lambda state, seat: 5.0), lambda state: 0, array("d", [9.0, 9.0, 9.0]), Aim(0.25, 4.0))
    judge = Refined(linear, lifting(9.0, 0.0)) if refined else linear
    assert judge.worth(ended([8, 4]), 0) == 8 - 1 + 4
    assert judge.worth(ended([8, 4]), 1) == 4 - 2
    assert judge.worth(under_way(), 0) != 8 - 1 + 4
    assert not judge.knows_middle


# Before it ------------------------------------------------------------------------------------------------------------


def fill(state: State, seat: int, row: Row) -> None:
    row.begin()
    row.put(seat + 3)


def lifting(points: float, each: float) -> Network:
    """One that adds so many points, and as much again for each that the first number is."""
    return Network([2, 1, 1], array("d", [0.0, 1.0, 0.0, points, each]))


def test_a_judge_by_hand_has_an_eye_on_the_best_rival() -> None:
    worths = [10.0, 4.0, 6.0, -2.0]
    state = under_way(4)
    for seat, value in ((0, 10 - 3), (1, 4 - 5), (2, 6 - 5), (3, -2 - 5)):
        assert ByHand(lambda state, seat: worths[seat], 0.5).worth(state, seat) == value
        assert ByHand(lambda state, seat: worths[seat], 0.0).worth(state, seat) == worths[seat]
    assert ByHand(lambda state, seat: -8.0, 0.5).worth(under_way(2), 0) == -8 + 4
    assert ByHand(lambda state, seat: 8.0, 0.5).worth(under_way(ALONE), 0) == 8
    assert ByHand(lambda state, seat: 8.0, 0.5).knows_middle


def test_every_number_of_players_has_its_own_judge() -> None:
    def judge_of(players: int) -> Judge:
        return by(lambda state, seat: 10.0 * players + seat)

    judge = BySeats([judge_of(players) for players in range(5)])
    assert [judge.worth(under_way(players), 0) for players in (1, 2, 3, 4)] == [10, 20, 30, 40]
    assert judge.worth(under_way(3), 2) == 32
    assert judge.knows_middle, "as those it is made of do"


@pytest.mark.parametrize(("worth", "tenths"), [(3.14, 31), (-3.19, -31), (0.04, 0), (120.0, 1200)])
def test_an_eye_sees_the_features_and_then_the_title_s_own_evaluation_in_tenths(worth: float, tenths: int) -> None:
    eye = Eye(1, fill, lambda state, seat: worth + 100.0 * seat)
    assert eye.size == 2
    assert eye.look(under_way(), 0) == [3, tenths]
    assert eye.look(under_way(), 1) == [4, int((worth + 100.0) * 10)]


@every_game
def test_every_title_can_be_looked_at(game: serai.Game) -> None:
    known = knowledge(game)
    state = game.new(2)
    while state.actor == serai.CHANCE:
        state.apply(state.legal()[0])
    for seat in range(2):
        seen = known.eye().look(state, seat)
        assert len(seen) == len(known.offered.LAYOUT) + 1
        assert seen[-1] == int(known.by_hand(state, seat) * 10)


def test_a_linear_judge_takes_the_weights_of_the_phase() -> None:
    eye = Eye(1, fill, lambda state, seat: 0.2)
    weights = array("d", [1.0, 10.0, 100.0, 2.0, 20.0, 200.0, 3.0, 30.0, 300.0])
    phases: list[Phase] = [lambda state: 0, lambda state: 1, lambda state: 2]
    for phase, told in enumerate(phases):
        judge = Linear(eye, told, weights, Aim(0.5, 8.0))
        assert judge.worth(under_way(), 0) == (phase + 1) * (3 * 1 + 2 * 10 + 100)
        assert judge.worth(under_way(), 1) == (phase + 1) * (4 * 1 + 2 * 10 + 100)


@pytest.mark.parametrize("knows_middle", [False, True])
def test_a_network_says_by_how_much_a_linear_judge_errs(knows_middle: bool) -> None:
    eye = Eye(1, fill, lambda state, seat: 0.2)
    linear = Linear(eye, lambda state: 0, array("d", [1.0, 10.0, 100.0]), Aim(0.5, 8.0))
    linear.knows_middle = knows_middle
    judge = Refined(linear, lifting(7.0, 1000.0))
    assert judge.knows_middle == knows_middle
    for seat in (0, 1):
        assert judge.worth(under_way(), seat) == linear.worth(under_way(), seat) + 7 + 1000 * (3 + seat)
