"""A position as numbers: as many as the layout says, each with a name, and nothing in them that a seat may not know."""

import random

import pytest

from serai.bots.describing import Describer, describer_of, has_features
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.state import State
from tests.contract.journeys import every_game, journeys


def describer(game: Game) -> Describer:
    if not has_features(game):
        pytest.skip(f"{game.title} tells no features")
    return describer_of(game)


def described(by: Describer, state: State, seat: int) -> list[int]:
    return by.describe(state, seat).copy()


@every_game
def test_every_number_has_a_name_of_its_own_and_a_meaning(game: Game) -> None:
    features = describer(game).layout.features
    assert len({feature.name for feature in features}) == len(features) > 0
    assert all(feature.name.strip() and feature.about.strip() for feature in features)


@every_game
def test_a_row_is_filled_to_its_end_at_every_moment_for_every_seat(game: Game) -> None:
    by = describer(game)
    for journey in journeys(game):
        for state in journey.moments:
            for seat in range(state.seats):
                numbers = by.describe(state, seat)
                assert by.row.filled == len(numbers) == len(by.layout)
                assert all(type(number) is int for number in numbers)


@every_game
def test_a_row_tells_nothing_that_the_seat_may_not_know(game: Game) -> None:
    by = describer(game)
    rng = random.Random(9)
    for journey in journeys(game):
        for state in journey.decisions:
            for seat in range(state.seats):
                before = described(by, state, seat)
                assert described(by, state.redeal(seat, rng), seat) == before


@every_game
def test_describing_a_position_changes_nothing(game: Game) -> None:
    by = describer(game)
    for journey in journeys(game):
        for state in journey.decisions[::3]:
            before = state.to_json()
            by.describe(state, state.actor)
            assert state.to_json() == before


@every_game
def test_rows_tell_positions_apart(game: Game) -> None:
    """Not all of them, but most: a row that never changes would be of no use."""
    by = describer(game)
    for journey in journeys(game):
        rows = {tuple(described(by, state, 0)) for state in journey.decisions}
        assert len(rows) > len(journey.decisions) / 2


def test_a_title_without_features_is_refused_in_one_sentence(pebbles: Game) -> None:
    assert has_features(pebbles)
    pebbles.package = "serai.language"  # which has no package `bot`
    with pytest.raises(BadSetup, match=r"cannot be described as numbers, as serai\.language\.bot offers no features"):
        describer_of(pebbles)
