"""A position of Merv as numbers, seen from a seat: what learnt values and policies know of it.

Nothing in Merv is secret, so all of it may be told. The seat itself comes first and in detail, then what it would be
asked to weigh: the others, the city line by line, the rest of the table, and the decision that is asked.
"""

from typing import Final

from serai.core.features import Layout, Row
from serai.core.state import State
from serai.games.merv.bot.features_asked import describe_asked, fill_asked, kind_asked
from serai.games.merv.bot.features_city import describe_city, describe_lines, fill_city, fill_lines
from serai.games.merv.bot.features_hand import (
    describe_contracts,
    describe_palace,
    describe_spices,
    describe_stocks,
    describe_tracks,
    fill_contracts,
    fill_palace,
    fill_spices,
    fill_stocks,
    fill_tracks,
)
from serai.games.merv.bot.features_others import (
    describe_opponents,
    describe_order,
    fill_opponents,
    fill_order,
)
from serai.games.merv.bot.features_sites import describe_sites, fill_sites
from serai.games.merv.bot.features_table import describe_table, fill_table
from serai.games.merv.bot.reach import look_at
from serai.games.merv.bot.standing import look_around
from serai.games.merv.bot.survey import Survey
from serai.games.merv.table import Table

PHASES: Final = 12
"""The rounds of the game. An invasion belongs to the round before it."""
MOST_PLAYERS: Final = 4
SURVEY: Final = Survey()


def described() -> Layout:
    layout = Layout()
    describe_time(layout)
    describe_order(layout)
    describe_stocks(layout)
    describe_tracks(layout)
    describe_spices(layout)
    describe_palace(layout)
    describe_contracts(layout)
    describe_city(layout)
    describe_opponents(layout)
    describe_lines(layout)
    describe_table(layout)
    describe_asked(layout)
    describe_sites(layout)
    return layout


def features(state: State, seat: int, row: Row) -> None:
    """Fill a row with this position as the seat sees it, in the order of `LAYOUT`."""
    assert isinstance(state, Table)
    t = state
    me = t.players[seat]
    scorings = scorings_to_come(t)
    SURVEY.take(t, seat)
    look_at(t, me)
    look_around(t, SURVEY)
    row.begin()
    fill_time(t, seat, scorings, row)
    fill_order(t, seat, row)
    fill_stocks(t, seat, me, row)
    fill_tracks(t, me, row)
    fill_spices(t, seat, me, row)
    fill_palace(t, seat, me, scorings, row)
    fill_contracts(t, me, row)
    fill_city(seat, me, SURVEY, scorings, row)
    fill_opponents(t, seat, SURVEY, row)
    fill_lines(t, SURVEY, row)
    fill_table(t, row)
    kind = kind_asked(t)
    fill_asked(t, kind, row)
    fill_sites(t, seat, kind, SURVEY, row)


def phase(state: State) -> int:
    """The round, counted over the years; in a game of other length, from its end."""
    assert isinstance(state, Table)
    rounds = state.printed.rounds
    at = PHASES - (state.printed.years - state.year) * rounds + min(state.round, rounds - 1)
    return max(0, min(at, PHASES - 1))


def scorings_to_come(t: Table) -> int:
    return t.printed.years - t.year if t.stack else 0


def describe_time(layout: Layout) -> None:
    layout.one("asked.me", "the decision is mine")
    layout.each("players", ["1", "2", "3", "4"], "so many players")
    layout.each("phase", [str(at + 1) for at in range(PHASES)], "the round, counted over the years")
    layout.one("time.rounds", "rounds to come, this one included")
    layout.one("time.this_year", "rounds of this year to come, this one included")
    layout.one("time.scorings", "yearly scorings to come")
    layout.one("time.moved", "master meeples that have begun their turn in this round")
    layout.one("time.invasion", "the Mongols come at the end of this year")


def fill_time(t: Table, seat: int, scorings: int, row: Row) -> None:
    row.put(1 if t.stack and t.stack[-1].seat == seat else 0)
    row.one_of(t.setting.players - 1, MOST_PLAYERS)
    row.one_of(phase(t), PHASES)
    this_year = t.printed.rounds - t.round
    row.put(max(0, (scorings - 1) * t.printed.rounds + this_year))
    row.put(this_year)
    row.put(scorings)
    row.put(t.turn)
    invasion = 0
    for year in t.printed.invasion_years:
        if year == t.year + 1:
            invasion = 1
    row.put(invasion)


LAYOUT: Final[Layout] = described()
