"""Many tables as numpy's arrays."""

import random

import numpy as np
import pytest

import serai
from serai.core.game import Game
from serai.envs.vector import Vector


def test_the_arrays_show_each_table_to_whoever_decides(otrar: Game) -> None:
    tables = Vector("otrar", players=3, tables=8, seed=3)
    rng = random.Random(1)
    for _ in range(200):
        tables.step(tables.random_actions(rng))
        for table, state in enumerate(tables.batch.states):
            seat = int(tables.actors[table])
            assert state.actor == seat
            assert np.flatnonzero(tables.masks[table]).tolist() == state.legal()
            assert tables.observations[table].tolist() == tables.batch.describer.describe(state, seat)
    assert tables.observations.shape == (8, len(tables.layout))


def test_a_policy_chooses_for_all_tables_at_once(otrar: Game) -> None:
    tables = Vector("otrar", players=2, tables=4, seed=3)
    tables.step(tables.masks.argmax(axis=1))
    with pytest.raises(serai.IllegalAction):
        tables.step(tables.masks.argmin(axis=1))


def test_games_that_end_are_told_with_shares_and_points(otrar: Game) -> None:
    tables = Vector("otrar", players=2, tables=4, seed=3)
    rng = random.Random(1)
    ended = 0
    for _ in range(300):
        tables.step(tables.random_actions(rng))
        ended += int(tables.ended.sum())
        assert tables.shares.sum(axis=1).tolist() == tables.ended.astype(float).tolist()
        assert not tables.points[~tables.ended].any()
    assert ended >= 4
