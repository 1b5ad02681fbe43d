"""Random games with every invariant checked after every action, and proof that the checks can fail."""

from typing import Any

import pytest

import serai
from serai.arena.check import Watch
from serai.arena.simulate import simulate
from serai.core.game import Game, Option
from serai.games.marco_polo.table import Table as MarcoPoloTable
from serai.games.merv.table import Table

MERV = serai.game("merv")


def other_choices(option: Option) -> list[dict[str, Any]]:
    return [{option.name: choice} for choice in option.choices[1:]]


def tables(game: Game) -> list[dict[str, Any]]:
    """The options as they are, each other choice alone, and all options turned at once."""
    turned = {option.name: option.choices[-1] for option in game.options}
    return [{}, *[table for option in game.options for table in other_choices(option)], turned]


SETTINGS = [
    pytest.param(game, players, options, id=f"{game.name}-{players}p-{'-'.join(options) or 'default'}")
    for game in serai.GAMES.values()
    for players in game.players
    for options in tables(game)
]


MANY = 6 if serai.COMPILED else 1
"""Both builds play the same games, as test_differential.py shows: the faster one checks more of them."""


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_random_games_break_no_invariant(game: Game, players: int, options: dict[str, Any]) -> None:
    report = simulate(game, ["random"] * players, MANY, 1, options, check=True)
    assert report.games == MANY
    assert report.violations == []


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_greedy_games_break_no_invariant(game: Game) -> None:
    for players in game.players if serai.COMPILED else game.players[:1]:
        report = simulate(game, ["greedy"] * players, 2 if serai.COMPILED else 1, 2, {}, check=True)
        assert report.violations == []


def table() -> Table:
    """Dealt, before the first turn."""
    state = MERV.new(3)
    while state.actor == serai.CHANCE:
        state.apply(state.legal()[0])
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


def hire_a_servant(t: Table) -> None:
    t.players[0].servants += 1


def place_too_many_posts(t: Table) -> None:
    t.players[0].posts = 255


def owe_a_cube(t: Table) -> None:
    t.players[2].cubes[1] = -1


def hold_two_of_a_level(t: Table) -> None:
    t.players[0].breakthroughs = 3


def forget_a_contract(t: Table) -> None:
    t.stacks[0] = 1


def lose_a_scoring_tile(t: Table) -> None:
    t.scoring_tiles = 0


def lose_a_white_upgrade(t: Table) -> None:
    t.white_upgrades -= 1


def lose_a_bonus_upgrade(t: Table) -> None:
    t.bonus_upgrades = 7


def post_a_soldier_on_nothing(t: Table) -> None:
    t.soldiers[0] = 1
    t.players[1].servants -= 1


def stand_twice(t: Table) -> None:
    t.queue[0] = t.queue[1]


def overfill_a_hall(t: Table) -> None:
    t.players[0].courtiers[2] = 4
    t.players[0].servants -= 4


def crowd_the_camels(t: Table) -> None:
    t.display_camels = 9


def run_off_the_track(t: Table) -> None:
    t.players[0].favour = 11


def climb_too_high(t: Table) -> None:
    t.players[0].row = 11


def hoard_spices(t: Table) -> None:
    t.players[0].spices = [1, 1, 1, 1]


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
        (hire_a_servant, "9 servants"),
        (place_too_many_posts, "discs"),
        (owe_a_cube, "owes"),
        (hold_two_of_a_level, "two breakthroughs of level 1"),
        (forget_a_contract, "contracts"),
        (lose_a_scoring_tile, "scoring tiles"),
        (lose_a_white_upgrade, "white upgrades"),
        (lose_a_bonus_upgrade, "bonus upgrade"),
        (post_a_soldier_on_nothing, "a soldier stands on cell 0"),
        (stand_twice, "twice in the queue"),
        (overfill_a_hall, "hall 2 is overfull"),
        (crowd_the_camels, "more camels than caravan cards"),
        (run_off_the_track, "off a track"),
        (climb_too_high, "off the mosque"),
        (hoard_spices, "4 kinds of spice"),
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


def test_the_watch_adds_up_what_a_game_keeps_a_ledger_of() -> None:
    game = serai.game("marco_polo")
    state = game.new(2)
    while state.actor == serai.CHANCE:
        state.apply(state.legal()[0])
    assert isinstance(state, MarcoPoloTable)
    watch = Watch(game, state, game.standard(), 1)
    watch.before(state.options[0])
    assert watch.violations == []
    state.players[0].stock[2] += 1
    watch.expected = None
    watch.before(state.options[0])
    assert watch.violations == ["what somebody holds is not the sum of the logged gains and payments"]


class Leaky:
    """Shows everybody a card that only seat 0 may see."""

    seats = 2

    def __init__(self, card: int) -> None:
        self.card = card

    def view(self, seat: int | None) -> dict[str, int]:
        return {"card": self.card}

    def redeal(self, seat: int, rng: object) -> "Leaky":
        return self.redeal_for([seat], rng)

    def redeal_for(self, seats: list[int], rng: object) -> "Leaky":
        return Leaky(self.card if 0 in seats else self.card + 1)


def test_the_watch_sees_a_secret_in_a_view() -> None:
    watch = Watch(MERV, table(), MERV.standard(), 1)
    leaky: Any = Leaky(7)
    watch.state = leaky
    watch.check_views()
    spectators = "the view of a spectator shows a secret"
    assert watch.violations == ["the view of seat 1 shows a secret", spectators, spectators]


def test_a_supply_that_is_overdrawn_is_seen() -> None:
    state = MERV.new(2, {"supplies_unlimited": False})
    assert isinstance(state, Table)
    state.players[0].cubes[0] = 13
    assert "more cubes, scrolls or goods than the box holds" in MERV.violations(state)
