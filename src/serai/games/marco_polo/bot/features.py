"""A position of Marco Polo as numbers: all that a seat may know of it that tells how it will fare.

First the time, then what it has and could do, then the others, the table and the decision that is asked.
"""

from typing import Final

from serai.core.features import Layout, Row
from serai.core.state import State
from serai.games.marco_polo.bot.estimates import estimates_of
from serai.games.marco_polo.bot.features_decision import describe_decision, put_decision
from serai.games.marco_polo.bot.features_journeys import describe_journeys, put_journeys
from serai.games.marco_polo.bot.features_map import describe_goals, describe_posts, put_goals, put_posts
from serai.games.marco_polo.bot.features_others import describe_others, put_others
from serai.games.marco_polo.bot.features_own import (
    describe_character,
    describe_contracts,
    describe_dice,
    describe_warehouse,
    put_character,
    put_contracts,
    put_dice,
    put_warehouse,
)
from serai.games.marco_polo.bot.features_points import describe_points, find_standings, put_points
from serai.games.marco_polo.bot.features_spaces import describe_spaces, put_spaces
from serai.games.marco_polo.bot.features_table import describe_order, describe_row, put_order, put_row
from serai.games.marco_polo.dice import Compensate
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.turn import RollDice

ROUNDS: Final = 5
PHASES: Final = 1 + 2 * ROUNDS
"""Setting up, then the halves of each round."""
PHASE_NAMES: Final = ["setup"] + [f"round{at}_{half}" for at in range(1, ROUNDS + 1) for half in ("first", "second")]
DICE: Final = 6
"""As many dice as there are in a round, more or less."""
LONG: Final = 15
"""With so many dice to come there is time for everything."""


def phase(state: State) -> int:
    """The half of a round by the dice not yet placed, counted from the end of the game."""
    assert isinstance(state, Table)
    if state.round == 0:
        return 0
    to_come = min(ROUNDS - 1, state.printed.rounds - state.round)
    late = not is_new(state) and 2 * dice_left(state) <= state.seats * state.printed.dice
    return PHASES - 2 * to_come - (1 if late else 2)


def is_new(t: Table) -> bool:
    """The dice of the round are not yet rolled, or not all of them."""
    stack = t.stack
    return to_roll(t) or (len(stack) > 1 and isinstance(stack[1], Compensate))


def to_roll(t: Table) -> bool:
    """The bonuses of a new round come before its dice."""
    return len(t.stack) > 0 and isinstance(t.stack[0], RollDice)


def dice_left(t: Table) -> int:
    dice = 0
    for player in t.players:
        dice += len(player.dice)
    return dice


def describe() -> Layout:
    layout = Layout()
    describe_time(layout)
    describe_points(layout)
    describe_warehouse(layout)
    describe_dice(layout)
    describe_contracts(layout)
    describe_character(layout)
    describe_posts(layout)
    describe_goals(layout)
    describe_journeys(layout)
    describe_spaces(layout)
    describe_row(layout)
    describe_others(layout)
    describe_order(layout)
    describe_decision(layout)
    return layout


def features(state: State, seat: int, row: Row) -> None:
    assert isinstance(state, Table)
    t = state
    me = t.players[seat]
    known = estimates_of(t.printed)
    row.begin()
    put_time(t, seat, row)
    find_standings(t)
    put_points(t, seat, row)
    put_warehouse(me, row)
    put_dice(t, me, to_roll(t), row)
    put_contracts(me, known, row)
    put_character(me, row)
    put_posts(t, me, known, row)
    put_goals(t, me, row)
    put_journeys(t, me, known, row)
    put_spaces(t, me, known, row)
    put_row(t, me, known, row)
    put_others(t, seat, known, row)
    put_order(t, seat, row)
    put_decision(t, known, row)


# Time ----------------------------------------------------------------------------------------------------------------


def describe_time(layout: Layout) -> None:
    layout.one("mine", "1 if one is asked oneself")
    layout.each("players", ["2", "3", "4"], "1 for the number of players")
    layout.each("phase", PHASE_NAMES, "1 for the stretch of the game")
    layout.one("rounds", "rounds to come after this one")
    layout.one("dice_left", "dice not yet placed in this round, of all players")
    layout.one("to_roll", "1 while the bonuses of a new round are paid and its dice are not yet rolled")
    layout.one("time", "how much of what pays off later still does, in tenths")


def put_time(t: Table, seat: int, row: Row) -> None:
    rounds = t.printed.rounds - t.round
    row.flag(t.actor == seat)
    row.one_of(t.seats - 2, 3)
    row.one_of(phase(t), PHASES)
    row.put(rounds)
    row.put(dice_left(t))
    row.flag(to_roll(t))
    row.put(min(10, (DICE * rounds + len(t.players[seat].dice)) * 10 // LONG))


LAYOUT: Final = describe()
