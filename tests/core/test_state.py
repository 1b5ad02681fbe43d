"""The contract of a state: whose decision, what is legal, carried out or refused, copied."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.core.game import Game
from serai.core.play import draw, playout
from tests.positions import position

MERV = serai.game("merv")


def test_a_new_game_begins_with_chance() -> None:
    state = MERV.new(players=3)
    assert state.actor == serai.CHANCE
    assert [(state.notation(action), weight) for action, weight in state.chance()] == [
        ("order red", 1),
        ("order blue", 1),
        ("order yellow", 1),
    ]


def test_chance_is_not_asked_when_a_seat_decides() -> None:
    with pytest.raises(serai.IllegalAction, match="chance does not decide now"):
        position().chance()


def test_the_caravan_deck_is_what_is_left_in_it() -> None:
    state = MERV.new(players=2)
    while not state.notation(state.legal()[0]).startswith("draw"):
        state.apply(state.legal()[0])
    assert dict(state.chance()) == dict(zip(state.legal(), [8, 6, 6, 4], strict=True))
    state.apply(state.parse("draw pepper"))
    assert [weight for _, weight in state.chance()] == [8, 6, 6, 3]


def test_an_illegal_action_is_refused_and_leaves_the_state_as_it_was_to_the_byte() -> None:
    state = position()
    before = json.dumps(state.to_json())
    legal = state.legal()
    for action in [-1, len(MERV.actions), *range(len(MERV.actions))]:
        if action not in legal:
            with pytest.raises(serai.IllegalAction):
                state.apply(action)
    assert json.dumps(state.to_json()) == before
    assert state.legal() == legal


def test_the_refusal_says_what_was_refused() -> None:
    with pytest.raises(serai.IllegalAction, match="'queue 1' is not possible now"):
        position().apply(MERV.actions.parse("queue 1"))
    with pytest.raises(serai.IllegalAction, match="no action number 100000"):
        position().apply(100000)


def test_what_legal_returns_is_the_callers_own() -> None:
    state = position()
    state.legal().clear()
    assert state.legal() != []


def test_a_copy_goes_its_own_way() -> None:
    state = position()
    before = state.to_json()
    copy = state.clone()
    assert copy.to_json() == before
    playout(copy, random.Random(1))
    assert copy.is_over
    assert state.to_json() == before


def test_a_position_survives_being_saved_in_the_middle_of_any_action() -> None:
    rng = random.Random(2)
    state = MERV.new(4)
    while not state.is_over:
        again = MERV.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json()
        assert again.legal() == state.legal()
        state = again
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))


def test_a_finished_game_has_nothing_to_decide() -> None:
    state = MERV.new(2)
    playout(state, random.Random(1))
    assert state.is_over
    assert state.actor == serai.OVER
    assert state.legal() == []
    with pytest.raises(serai.IllegalAction, match="the game is over"):
        state.apply(0)


def test_nobody_listens_and_nothing_is_told() -> None:
    state = position()
    assert state.log is None
    state.log = []
    assert state.clone().log is None


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"game": "chess"}, "a position of 'chess', not of Merv"),
        ({"components": "0123"}, "component tables 0123"),
        ({"players": 7}, "1 to 4 players, not 7"),
        ({"options": {"fog": True}}, "no option 'fog'"),
        ({"city": {}}, "not a position of Merv"),
        ({"decisions": [["Teleport", 0]]}, "'Teleport' is not a decision"),
        ({"decisions": [["ChooseSlot"]]}, "ChooseSlot does not take 0 numbers"),
        ({"decisions": [["ChooseSlot", "red"]]}, "'red' is not a whole number, and ChooseSlot needs one"),
        ({"decisions": [["Pay"]]}, "Pay does not take 0 numbers"),
        ({"decisions": [["NextTurn", 0]]}, "NextTurn asks nobody, and a position waits for a decision"),
        ({"decisions": [["ChooseSlot", 1 << 64]]}, "18446744073709551616 is not a whole number"),
        ({"decisions": [["ChooseSlot", 3]]}, "there is no seat 3 to decide ChooseSlot"),
        ({"players": True}, "1 to 4 players, not True"),
        ({"slots": [0, 0, -1, -1, -1]}, "the master meeples on the slots are not those that have moved"),
        ({"slots": [0, 1, 2, -1, -1]}, "the master meeples on the slots are not those that have moved"),
        ({"queue": [0, 0, 1]}, "a master meeple stands twice in the queue"),
        ({"market_side": 2}, "in 'market_side' 2 is not a number from 0 to 1"),
        ({"slots": [99, -1, -1, -1, -1]}, "in 'slots' 99 is not a number from -1 to 2"),
        ({"slots": [0, 1, 2, 0, 1], "decisions": [["ChooseSlot", 0]]}, "ChooseSlot has no legal action"),
        ({"options": "fog"}, "the options of a position must be a table of names and values, not 'fog'"),
        ({"queue": "red"}, "not a position of Merv"),
        ({"holdings": [1, 2]}, "not a position of Merv"),
        ({"year": "first"}, "'first' is not a whole number"),
        ({"city_camels": []}, "camels"),
        ({"market": ["attic"]}, "'attic' is not one of top_left, top_right"),
    ],
)
def test_data_that_is_no_position_is_refused(change: dict[str, object], what: str) -> None:
    with pytest.raises(serai.Refusal, match=what):
        MERV.from_json({**position().to_json(), **change})


SEATINGS = [(game, players) for game in serai.GAMES.values() for players in game.players]


@settings(max_examples=60, deadline=None)
@given(seating=st.sampled_from(SEATINGS), choices=st.lists(st.integers(0, 10_000), max_size=150))
def test_whatever_people_choose_the_table_stays_sound(seating: tuple[Game, int], choices: list[int]) -> None:
    game, players = seating
    state = game.new(players)
    for choice in choices:
        options = state.legal()
        assert options == sorted(set(options))
        state.apply(options[choice % len(options)])
        if state.is_over:
            break
        assert state.legal()
    assert game.violations(state) == []


def test_unless_a_game_says_otherwise_a_secret_is_its_owners_alone() -> None:
    state = position()  # Merv has no secrets, and says nothing of them
    assert [state.sees(seat, 1, "hand") for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [state.sees(seat, -1, "deck") for seat in (0, 1, 2, None)] == [False] * 4
