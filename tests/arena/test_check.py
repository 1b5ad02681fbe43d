"""Random games with every invariant checked after every action, and proof that the checks can fail."""

from typing import Any

import pytest

import serai
from serai.arena.check import Watch
from serai.arena.simulate import simulate
from serai.core.game import Option
from serai.games.merv.table import Table

MERV = serai.game("merv")


def other_choices(option: Option) -> list[dict[str, Any]]:
    return [{option.name: choice} for choice in option.choices[1:]]


TABLES = [{}, *[table for option in MERV.options for table in other_choices(option)]]


@pytest.mark.parametrize("options", TABLES, ids=lambda table: "".join(table) or "default")
@pytest.mark.parametrize("players", MERV.players)
def test_random_games_break_no_invariant(players: int, options: dict[str, Any]) -> None:
    report = simulate(MERV, ["random"] * players, 10, 1, options, check=True)
    assert report.games == 10
    assert report.violations == []


@pytest.mark.parametrize("players", MERV.players)
def test_greedy_games_break_no_invariant(players: int) -> None:
    report = simulate(MERV, ["greedy"] * players, 2, 2, {}, check=True)
    assert report.violations == []


def table() -> Table:
    state = MERV.new(3)
    assert isinstance(state, Table)
    return state


def lose_a_camel(t: Table) -> None:
    t.city_camels = 0


def find_a_building(t: Table) -> None:
    t.players[0].buildings += 1


def forge_points(t: Table) -> None:
    t.players[1].points[0] += 1


def forget_the_order(t: Table) -> None:
    t.options = t.options[::-1]


def steal_a_tile(t: Table) -> None:
    t.breakthroughs &= ~1


def lose_a_wall(t: Table) -> None:
    t.pieces &= ~1


def lose_a_card(t: Table) -> None:
    t.deck[0] -= 1


@pytest.mark.parametrize(
    ("tamper", "what"),
    [
        (lose_a_camel, "camels"),
        (find_a_building, "buildings"),
        (forge_points, "logged gains"),
        (forget_the_order, "unsorted"),
        (steal_a_tile, "not in one place"),
        (lose_a_wall, "walls"),
        (lose_a_card, "cards of cinnamon"),
    ],
)
def test_the_watch_sees_what_is_wrong(tamper: Any, what: str) -> None:
    state = table()
    watch = Watch(MERV, state, MERV.standard(), 1)
    watch.before(state.options[0])
    assert watch.violations == []
    tamper(state)
    watch.expected = None
    watch.before(state.options[0])
    assert any(what in line for line in watch.violations)


def test_the_watch_sees_a_copy_that_goes_elsewhere() -> None:
    state = table()
    watch = Watch(MERV, state, MERV.standard(), 1)
    watch.before(state.options[0])
    state.apply(state.options[1])
    watch.before(state.options[0])
    assert watch.violations == ["the same action led a copy elsewhere"]
