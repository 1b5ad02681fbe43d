"""Many tables in one call: what is written into the blocks, and that tables do not disturb each other."""

import random
import struct

import pytest

import serai
from otrar.game import OTRAR
from serai.bots.batch import Batch, points_of, win_shares
from serai.core.errors import BadSetup


def numbers(block: bytearray) -> list[float]:
    return [number for (number,) in struct.iter_unpack("=f", block)]


def test_every_step_shows_what_the_seat_that_decides_sees_and_may_do() -> None:
    batch, rng = Batch(OTRAR, 3, 5, seed=1), random.Random(2)
    for _ in range(150):
        batch.step(batch.random_actions(rng))
        rows = numbers(batch.rows)
        for table, state in enumerate(batch.states):
            assert batch.actors[table] == state.actor
            at = table * batch.features
            assert rows[at : at + batch.features] == batch.describer.describe(state, state.actor)
            marks = batch.masks[table * batch.actions : (table + 1) * batch.actions]
            assert [action for action, mark in enumerate(marks) if mark] == state.legal()


def test_a_finished_game_is_told_once_and_the_next_begins() -> None:
    batch, rng = Batch(OTRAR, 2, 1, seed=1), random.Random(2)
    while not batch.ended[0]:
        before = batch.states[0]
        batch.step(batch.random_actions(rng))
    assert before.is_over
    assert numbers(batch.shares) == win_shares(before)
    assert numbers(batch.points) == points_of(before)
    assert not batch.states[0].is_over
    batch.step(batch.random_actions(rng))
    assert (batch.ended[0], numbers(batch.shares), numbers(batch.points)) == (0, [0, 0], [0, 0])


def test_a_table_plays_the_same_whatever_others_do() -> None:
    alone, many = Batch(OTRAR, 2, 1, seed=5), Batch(OTRAR, 2, 3, seed=5)
    rng = random.Random(1)
    for _ in range(200):
        (action,) = alone.random_actions(rng)
        alone.step([action])
        many.step([action, *many.random_actions(rng)[1:]])
        assert alone.states[0].to_json() == many.states[0].to_json()


def test_if_one_action_is_illegal_none_is_carried_out() -> None:
    batch = Batch(OTRAR, 2, 2, seed=1)
    before = [state.to_json() for state in batch.states]
    with pytest.raises(serai.IllegalAction, match="table 1: 'buy 1' is not possible now"):
        batch.step([batch.states[0].legal()[0], OTRAR.actions.parse("buy 1")])
    with pytest.raises(BadSetup, match="2 tables need as many actions, not 1"):
        batch.step([0])
    assert [state.to_json() for state in batch.states] == before


def test_there_is_at_least_one_table() -> None:
    with pytest.raises(BadSetup, match="at least one table, not 0"):
        Batch(OTRAR, 2, 0, seed=1)
