"""A position of Tadmor as numbers, seen from one seat: what learnt values and policies go by.

Only what the seat may know: of the others' missions how many there are, of another's Marauders card who holds it.
"""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.state import State
from serai.core.step import CHANCE, OVER
from serai.games.tadmor.bot.features_decision import (
    IN_MARAUDERS,
    STAGES,
    describe_decision,
    fill_decision,
    stage_of,
)
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.bot.features_mine import describe_mine, fill_mine
from serai.games.tadmor.bot.features_opponents import describe_opponents, fill_opponents
from serai.games.tadmor.bot.features_plan import describe_plan, fill_plan
from serai.games.tadmor.bot.features_standings import STANDINGS, look_at_standings
from serai.games.tadmor.bot.features_table import RELATIVE, describe_table, fill_table
from serai.games.tadmor.constants import NOBODY, SEATS
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# Phases ---------------------------------------------------------------------------------------------------------------

TURNS: Final = 9
"""The turns of the printed game; with other tables, those beyond count as the last."""
PHASES: Final = 2 * TURNS
"""Two in each turn: while pieces stand and nothing is done with them, and from the Improvements phase on."""


def phase(state: State) -> int:
    """Setup belongs to the first, the end to the last."""
    assert isinstance(state, Table)
    turn = min(max(1, state.turn), TURNS)
    return 2 * turn - (2 if stage_of(state) <= IN_MARAUDERS else 1)


# The whole row --------------------------------------------------------------------------------------------------------


def described() -> Layout:
    layout = Layout()
    describe_situation(layout)
    describe_mine(layout)
    describe_plan(layout)
    describe_opponents(layout)
    describe_summary(layout)
    describe_table(layout)
    describe_decision(layout)
    return layout


def features(state: State, seat: int, row: Row) -> None:
    """Fill a row of `LAYOUT` with what this seat knows."""
    assert isinstance(state, Table)
    stage = stage_of(state)
    look_at_standings(state, seat)
    MEANS.look(state, seat, stage)
    row.begin()
    fill_situation(state, seat, stage, row)
    fill_mine(state, seat, row)
    fill_plan(state, seat, row)
    fill_opponents(state, seat, row)
    fill_summary(state, seat, row)
    fill_table(state, seat, stage, row)
    fill_decision(state, row)


# Who decides, and when ------------------------------------------------------------------------------------------------


def describe_situation(layout: Layout) -> None:
    layout.each("decides", RELATIVE, "1 if this player decides now")
    layout.each("players", [str(players) for players in range(2, len(SEATS) + 1)], "1 if so many play")
    layout.one("option.repeatable", "1 if the two-level action builds pairs as often as they can be paid")
    layout.one("option.occupied", "1 if K23 and K24 put a piece on a slot that is taken")
    layout.each("turn", ["setup", *[str(turn) for turn in range(1, TURNS + 1)]], "1 if it is this turn")
    layout.each("stage", STAGES, "1 if it is this stage or phase of the turn")
    layout.one("to_come", "turns to come after this one")
    layout.one("to_come.era", "turns of this era to come after this one")
    layout.one("to_come.level", "points that a level of a tower scores from now on")
    layout.one("place", "players who come before me in this turn")
    layout.one("place.next", "players who come before me in the next turn as the pawn stands")
    layout.one("to_place", "pieces that all players have yet to place this turn")


def fill_situation(t: Table, seat: int, stage: int, row: Row) -> None:
    decides = t.actor
    row.one_of(NOBODY if decides in (CHANCE, OVER) else (decides - seat) % t.seats, len(RELATIVE))
    row.one_of(t.seats - 2, len(SEATS) - 1)
    row.flag(not t.setting.one_pair)
    row.flag(t.setting.on_occupied)
    row.one_of(min(t.turn, TURNS), TURNS + 1)
    row.one_of(stage, len(STAGES))
    to_come = t.printed.turns - t.turn
    row.put(to_come)
    row.put(to_come % t.printed.turns_per_era)
    row.put(MEANS.level)
    row.put((seat - t.first) % t.seats)
    row.put((seat - t.pawn) % t.seats)
    left: i64 = 0
    for player in t.players:
        left += player.camels_left + player.ships_left
    row.put(left)


# How one stands -------------------------------------------------------------------------------------------------------


def describe_summary(layout: Layout) -> None:
    layout.one("best", "points of the best of the others if the game were scored now")
    layout.one("lead", "how many more I would have than that")
    layout.one("ahead", "opponents who would have more than I")


def fill_summary(t: Table, seat: int, row: Row) -> None:
    mine = STANDINGS[seat].now
    best = STANDINGS[(seat + 1) % t.seats].now
    ahead: i64 = 0
    for other in range(t.seats):
        if other != seat:
            theirs = STANDINGS[other].now
            best = max(best, theirs)
            if theirs > mine:
                ahead += 1
    row.put(best)
    row.put(mine - best)
    row.put(ahead)


LAYOUT: Final = described()
"""What the numbers of a row are."""
