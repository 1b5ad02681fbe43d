"""The yardstick is always the same."""

from serai.arena.bench import yardstick
from serai.arena.bench.yardstick import COPIED, MANY, OPTIONS, STEPS, TABLES, TAKE


def test_the_same_steps_are_played_each_time() -> None:
    before = [(toy.rows, toy.purses, toy.turn) for toy in map(yardstick.copied, TABLES)]
    assert yardstick.steps() == yardstick.steps() == MANY * STEPS
    assert [(toy.rows, toy.purses, toy.turn) for toy in TABLES] == before


def test_each_rule_is_many_functions_with_code_of_their_own() -> None:
    for rule in (COPIED, OPTIONS, TAKE):
        assert len({id(one.__code__) for one in rule}) == MANY


def test_most_steps_take_an_option() -> None:
    """Else it would measure nothing but empty lists."""
    able = [bool(yardstick.options(toy)) for toy in TABLES]
    assert sum(able) > MANY / 2
