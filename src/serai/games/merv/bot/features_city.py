"""The city as numbers: a seat's own buildings, and the lines before the action slots of this round."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.games.merv.bot.reach import all_cubes
from serai.games.merv.bot.standing import YEARLIES
from serai.games.merv.bot.survey import Survey, count_in, pairs
from serai.games.merv.constants import AREAS, COLOURS, NOBODY
from serai.games.merv.grid import SIZE
from serai.games.merv.player import Player
from serai.games.merv.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

SLOTS: Final = ["1", "2", "3", "4", "5"]


def describe_city(layout: Layout) -> None:
    layout.each("me.areas", AREAS, "my buildings on sites of this action")
    layout.each("me.produce", COLOURS, "the cubes of this colour that all my sites would produce")
    layout.one("me.buildings", "my buildings in the city")
    layout.one("me.exposed", "my buildings that neither walls nor a soldier protect")
    layout.one("me.ransoms", "those of them that my cubes could ransom, whatever their colour")
    layout.one("me.soldiers", "my soldiers in the city")
    layout.one("me.upgrades", "the upgrades on my sites")
    layout.one("me.matching", "my buildings that match my scoring tile")
    layout.one("me.yearly", "what my buildings would score now")
    layout.one("me.yearly_to_come", "what they would score in all years to come")
    layout.one("me.mosque_prospect", "my mosque buildings, times the spaces that I have advanced in the mosque")
    layout.one("me.column_pairs", "pairs of my buildings in one column: rounds 1 and 3")
    layout.one("me.row_pairs", "pairs of my buildings in one row: rounds 2 and 4")
    layout.one("wall.own_sides", "walls missing before my buildings, which give me one influence each")
    layout.one("wall.others_sides", "walls missing before the buildings of others, which give two")


def fill_city(seat: int, me: Player, survey: Survey, scorings: int, row: Row) -> None:
    put_counts(survey.areas, len(AREAS), row)
    put_counts(survey.colours, len(COLOURS), row)
    row.put(count_in(survey.buildings, seat))
    exposed = count_in(survey.exposed, seat)
    row.put(exposed)
    row.put(min(exposed, all_cubes(me.cubes)))
    row.put(count_in(survey.soldiers, seat))
    row.put(survey.upgrades)
    row.put(count_in(survey.matching, seat))
    yearly = YEARLIES[seat]
    row.put(yearly)
    row.put(yearly * scorings)
    row.put(count_in(survey.mosques, seat) * me.row)
    row.put(pairs(survey.columns))
    row.put(pairs(survey.rows))
    row.put(survey.open_own)
    row.put(survey.open_others)


def put_counts(counts: "i64", how_many: int, row: Row) -> None:
    for _ in range(how_many):
        row.put(counts & 255)
        counts >>= 8


def describe_lines(layout: Layout) -> None:
    """By action slot of this round, counted from the queue."""
    layout.each("slot.free", SLOTS, "nobody stands on this action slot")
    layout.each("slot.cubes", SLOTS, "the cubes that my own sites in the line of this slot produce together")
    layout.each("slot.others", SLOTS, "the buildings of others in this line")
    layout.each("slot.empty", SLOTS, "the empty sites in this line")


def fill_lines(t: Table, survey: Survey, row: Row) -> None:
    for owner in t.slots:
        row.put(1 if owner == NOBODY else 0)
    put_counts(survey.own, SIZE, row)
    put_counts(survey.others, SIZE, row)
    put_counts(survey.empty, SIZE, row)
