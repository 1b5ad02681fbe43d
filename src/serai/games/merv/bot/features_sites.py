"""Where a seat is asked for an action slot or a site: what each promises, by a rule of thumb; elsewhere noughts.

A policy has one output for each action, so what speaks for a site stands by the site's own name.
"""

from typing import Final

from serai.core.features import Layout, Row
from serai.core.step import Step
from serai.games.merv.bot.features_asked import KINDS, OF_NOBODY
from serai.games.merv.bot.reach import REACH
from serai.games.merv.bot.survey import SLOT_OF, Survey, count_in
from serai.games.merv.city import ChooseSite, ChooseSlot, can_activate
from serai.games.merv.constants import AREAS, BONUS_UPGRADE, MOSQUE, NOBODY
from serai.games.merv.courtier import CourtierSite
from serai.games.merv.grid import CELLS, LINES, SITES, SIZE
from serai.games.merv.invasion import ChooseRansom, PayRansom
from serai.games.merv.player import Player
from serai.games.merv.soldiers import Deploy
from serai.games.merv.table import Table
from serai.games.merv.upgrades import ChooseBonus, PlaceBonus, PlaceWhite
from serai.games.merv.wall import BuildWalls, FreeWall, PlaceWall

NOT_HERE: Final = 0
SLOT: Final = 1
LINE: Final = 2
GUARD: Final = 3
UPGRADE: Final = 4
RANSOM: Final = 5
"""What is looked for: a slot, a site in a line, a place for a soldier or a wall, one for an upgrade, one to ransom."""

SOUGHT_BY: Final[dict[type[Step], int]] = {
    ChooseSlot: SLOT,
    ChooseSite: LINE,
    CourtierSite: LINE,
    Deploy: GUARD,
    BuildWalls: GUARD,
    FreeWall: GUARD,
    PlaceWall: GUARD,
    PlaceWhite: UPGRADE,
    ChooseBonus: UPGRADE,
    PlaceBonus: UPGRADE,
    PayRansom: RANSOM,
    ChooseRansom: RANSOM,
}
SOUGHT: Final = [SOUGHT_BY.get(kind, NOT_HERE) for kind in KINDS]
"""The same by the number of a kind."""


def describe_sites(layout: Layout) -> None:
    for slot in range(1, SIZE + 1):
        about = f"asked for a slot: what this action, if slot {slot} offers it, would bring me, and 1"
        layout.each(f"choose.slot{slot}", AREAS, about)
    sites = [CELLS[cell] for cell in SITES]
    layout.each("choose.site", sites, "asked for a site: what speaks for this one, as far as a rule of thumb can say")
    layout.each("choose.cubes", sites, "asked for a site to activate: the cubes that I get there")


def fill_sites(t: Table, seat: int, kind: int, survey: Survey, row: Row) -> None:
    sought = NOT_HERE
    if kind != OF_NOBODY and t.stack[-1].seat == seat:
        sought = SOUGHT[kind]
    if sought == NOT_HERE:
        row.nothing(SIZE * len(AREAS) + 2 * len(SITES))
    elif sought == SLOT:
        fill_slots(t, seat, row)
        row.nothing(2 * len(SITES))
    elif sought == LINE:
        row.nothing(SIZE * len(AREAS))
        fill_line(t, seat, row)
    else:
        row.nothing(SIZE * len(AREAS))
        for cell in SITES:
            row.put(0 if t.owners[cell] == NOBODY else building_promise(t, seat, sought, survey, cell))
        row.nothing(len(SITES))


def fill_slots(t: Table, seat: int, row: Row) -> None:
    for slot in range(SIZE):
        areas = 0
        if t.slots[slot] == NOBODY:
            for cell in LINES[t.round * SIZE + slot]:
                if can_activate(t, seat, cell):
                    areas |= 1 << t.tiles[cell] // 4
        for area in range(len(AREAS)):
            row.put(1 + REACH[area] if areas >> area & 1 else 0)


def fill_line(t: Table, seat: int, row: Row) -> None:
    """What a site's action brings, more where a new building matches the scoring tile; then the cubes."""
    slot = slot_asked(t.stack[-1])
    me = t.players[seat]
    slots = SLOT_OF[t.round]
    for cell in SITES:
        promise = 0
        if slots[cell] == slot and can_activate(t, seat, cell):
            area = t.tiles[cell] // 4
            promise = 1 + REACH[area]
            if area == me.scoring_tile and t.owners[cell] == NOBODY:
                promise += t.printed.scoring_tile_points
        row.put(promise)
    for cell in SITES:
        row.put(cubes_at(t, seat, slot, cell) if slots[cell] == slot else 0)


def slot_asked(step: Step) -> int:
    if isinstance(step, ChooseSite):
        return step.slot
    assert isinstance(step, CourtierSite)
    return step.slot


def cubes_at(t: Table, seat: int, slot: int, active: int) -> int:
    """What a seat gets where it activates a site: all of its owner's in the line produce, its own new one too."""
    owner = t.owners[active]
    group = seat if owner == NOBODY else owner
    cubes = 0
    for cell in LINES[t.round * SIZE + slot]:
        if t.owners[cell] == group or cell == active:
            cubes += 2 if t.upgrades[cell] >= BONUS_UPGRADE else 1
    return cubes


def building_promise(t: Table, seat: int, sought: int, survey: Survey, cell: int) -> int:
    """For soldiers and walls, the influence that they bring: 1 on an own building, 2 on another's. For an upgrade, own
    sites by how many share their lines. Against the Mongols, what an attacked building of one's own scores."""
    if t.owners[cell] != seat:
        return t.printed.soldier_influence_other if sought == GUARD else 0
    if sought == GUARD:
        return t.printed.soldier_influence_own
    if sought == UPGRADE:
        return count_in(survey.columns, cell % SIZE) + count_in(survey.rows, cell // SIZE)
    return ransom_promise(t, t.players[seat], cell)


def ransom_promise(t: Table, me: Player, cell: int) -> int:
    if not (t.attacked & ~t.ransomed) >> cell & 1:
        return 0
    area = t.tiles[cell] // 4
    points = t.printed.points_per_building
    if area == me.scoring_tile:
        points += t.printed.scoring_tile_points
    if area == MOSQUE and me.row == t.printed.mosque_rows:
        points += t.printed.mosque_end_points
    return points
