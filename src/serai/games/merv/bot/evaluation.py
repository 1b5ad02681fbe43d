"""What a position of Merv is worth to a seat: the points it has, and what it promises.

Written by hand, in points. What needs time to pay off (cubes, courtiers, scrolls) counts by the time that is left.
"""

from serai.core.state import State
from serai.games.merv.constants import MOSQUE, NO_UPGRADE, NOBODY, WHITE
from serai.games.merv.grid import SITES
from serai.games.merv.player import Player
from serai.games.merv.scoring import hall_worth, set_points
from serai.games.merv.table import Table


def worth(state: State, seat: int) -> float:
    assert isinstance(state, Table)
    t = state
    me = t.players[seat]
    value = float(me.score())
    if t.is_over:
        return value
    scorings = float(t.printed.years - t.year)
    rounds = scorings * t.printed.rounds - t.round
    time = min(1.0, rounds / 5.0)
    value += set_points(t, me.spices)
    value += palace_promise(t, me, scorings)
    value += city_promise(t, seat, me, scorings)
    value += hand_promise(t, me) * time
    return value


def palace_promise(t: Table, me: Player, scorings: float) -> float:
    """Each favour lets one courtier score once; halls still grow a little in the years to come."""
    courtiers = me.courtiers_placed()
    if courtiers == 0:
        return me.favour * 0.4 * (scorings / 3.0)
    total = 0.0
    for hall in range(4):
        total += me.courtiers[hall] * (hall_worth(t, me, hall) + 0.8 * (scorings - 1.0))
    paid = min(float(me.favour) + 0.8 * (scorings - 1.0), courtiers * scorings)
    spare = max(0.0, me.favour - courtiers * scorings)
    return total / courtiers * paid + 0.2 * spare


def city_promise(t: Table, seat: int, me: Player, scorings: float) -> float:
    """Buildings score each year unless the Mongols take them; upgrades produce."""
    value = 0.0
    danger = 0.0 if t.year == 0 and t.round < 3 else 0.35
    for cell in SITES:
        if t.owners[cell] != seat:
            continue
        yearly = float(t.printed.points_per_building)
        area = t.tiles[cell] // 4
        if area == me.scoring_tile:
            yearly += t.printed.scoring_tile_points
        if area == MOSQUE:
            yearly += t.printed.mosque_end_points * (1.0 if me.row == t.printed.mosque_rows else 0.03 * me.row)
        safe = t.protected(cell) or t.soldiers[cell] != NOBODY
        value += yearly * scorings * (1.0 if safe else 1.0 - danger)
        if t.upgrades[cell] != NO_UPGRADE:
            value += 0.6 * scorings
    return value


def hand_promise(t: Table, me: Player) -> float:
    """What can still be turned into something: cubes, camels, scrolls, goods, steps on tracks."""
    cubes = me.cubes
    coloured = cubes[0] + cubes[1] + cubes[2] + cubes[3]
    value = 0.7 * coloured - 0.02 * coloured * coloured + 1.0 * cubes[WHITE]
    value += 0.5 * me.camels
    value += 1.2 * min(me.all_scrolls(), 8) + 0.3 * me.scrolls
    value += 0.9 * me.common + 1.5 * me.rare
    value += 0.4 * me.influence + 0.3 * min(me.influence, t.printed.contract_level_from[2])
    value += 0.5 * me.row + 0.7 * me.posts.bit_count()
    value += 1.0 * me.breakthroughs.bit_count() + 0.15 * me.servants
    return value
