"""The palace: halls, rising prices, the favour of the first seat."""

import pytest

from tests.games.merv.scene import cubes, scene


@pytest.mark.ruling("B17", "B18")
def test_the_second_courtier_costs_two_and_the_first_in_an_empty_hall_gains_favour() -> None:
    s = scene(players=3)
    s.give("red", cubes={"orange": 2, "tan": 2}, courtiers={"knowledge": 1})
    s.takes("red", "palace").play("hall faith")
    assert s.of("red").cubes == cubes(tan=2)
    assert s.of("red").favour == 1
    assert s.done  # a third courtier would cost three, so nothing is asked any more
